"""The law of the game: state, set-up, decisions, effects and scoring."""
