"""The questions of Sagrada, one file per part of the game; ``numbers`` gives each its place."""
