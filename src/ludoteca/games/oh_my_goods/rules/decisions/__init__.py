"""The questions of Oh My Goods!, one file per phase; ``numbers`` gives each its place."""
