"""What makes good play: the heuristic that bots and search go by."""
