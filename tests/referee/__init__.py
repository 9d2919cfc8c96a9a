"""Referees: each game told a second time, from its rules alone, and compared with the engine answer by answer."""
