push-your-turn = Jste na tahu
push-over = Hra skončila
