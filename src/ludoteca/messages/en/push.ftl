push-your-turn = Your turn
push-over = The game is over
