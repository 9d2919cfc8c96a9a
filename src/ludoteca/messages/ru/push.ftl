push-your-turn = Ваш ход
push-over = Партия окончена
