"""Tests of the small box."""

CHECKSUM = 1926338729
