"""The questions of La Granja, one file per phase."""
