"""Tests of single games against their rules."""
