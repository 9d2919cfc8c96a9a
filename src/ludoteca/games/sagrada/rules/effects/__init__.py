"""What tools do and what objectives count, one small class for each kind."""
