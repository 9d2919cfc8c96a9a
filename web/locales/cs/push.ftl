push-your-turn = Jste na tahu
push-over = Hra skončila
game-sagrada = Sagrada
game-oh_my_goods = Boží zboží
game-la_granja = La Granja
