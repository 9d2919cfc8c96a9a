"""A robot that only presses: it knows roles, names and what is lit, and holds the page against the list of legal answers."""
