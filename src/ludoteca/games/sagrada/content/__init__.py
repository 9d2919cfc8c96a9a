"""What is printed: dice, windows, tools, objectives."""
