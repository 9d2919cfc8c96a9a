"""The command ``ludoteca``: one module per subcommand."""
