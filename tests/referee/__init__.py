"""Referees: each tells a game a second time, from its rules alone, and follows matches of the engine to compare."""
