"""What effects do: one small class for each, with its legality beside it."""
