"""Sagrada against its numbered rules, section by section."""
