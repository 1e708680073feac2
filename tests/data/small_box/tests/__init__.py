"""Tests of the small box."""

CHECKSUM = 3970289247
