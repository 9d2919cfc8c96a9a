"""The stack of questions and what is built on it; knows no game, no network, no numpy."""
