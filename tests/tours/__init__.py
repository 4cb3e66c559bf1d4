"""Tests of the tours against the current rules."""
