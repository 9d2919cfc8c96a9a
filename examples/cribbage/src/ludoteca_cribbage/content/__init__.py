"""What is printed: the pack of cards."""
