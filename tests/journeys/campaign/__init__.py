"""Tests of the campaign rules: from the first choice of heroes to the last epilogue."""
