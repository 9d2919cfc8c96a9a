### What only the terminal says, in any game.

number = { $number }
