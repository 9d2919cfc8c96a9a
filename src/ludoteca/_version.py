"""The version, where the build can read it without importing the library."""

VERSION = "0.2.0"
