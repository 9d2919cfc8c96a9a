push-your-turn = À vous de jouer
push-over = La partie est terminée
