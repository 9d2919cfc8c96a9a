"""The law of Cribbage: state, set-up, questions and scoring."""
