"""What bots think of the game: habits, worths and what was learned from self-play."""
