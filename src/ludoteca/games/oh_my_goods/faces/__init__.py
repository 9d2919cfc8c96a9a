"""How the game is met: views, pictures, reasons and positions."""
