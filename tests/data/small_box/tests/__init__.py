"""Tests of the small box."""

CHECKSUM = 3954863031
