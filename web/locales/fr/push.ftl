push-your-turn = À vous de jouer
push-over = La partie est terminée
game-sagrada = Sagrada
game-oh_my_goods = Oh My Goods!
game-la_granja = La Granja
