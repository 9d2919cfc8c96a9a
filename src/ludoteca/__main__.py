"""``python -m ludoteca`` is the command ``ludoteca``."""

from ludoteca.cli.main import main

main()
