"""The HTTP bodies as FastAPI wants them, one module for each group of routes."""
