"""What is printed: goods, buildings, cards, people and the expansion, in our own words."""
