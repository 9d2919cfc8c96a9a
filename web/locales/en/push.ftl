push-your-turn = Your turn
push-over = The game is over
game-sagrada = Sagrada
game-oh_my_goods = Oh My Goods!
game-la_granja = La Granja
