"""What people and bots are shown: views, the terminal's picture, and why an answer is refused."""
