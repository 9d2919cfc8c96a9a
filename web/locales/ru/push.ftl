push-your-turn = Ваш ход
push-over = Партия окончена
game-sagrada = Саграда
game-oh_my_goods = Королевские товары
game-la_granja = Ла-Гранха
