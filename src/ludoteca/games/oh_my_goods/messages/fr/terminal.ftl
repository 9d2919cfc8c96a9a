### Oh My Goods! : ce que seul le terminal dit.

## De quoi parle une ligne
oh_my_goods-line-hand = main
oh_my_goods-line-hire = engager
oh_my_goods-line-stacks = piles
oh_my_goods-line-stack = pile
oh_my_goods-line-goal = but
oh_my_goods-line-event = événement
oh_my_goods-line-end = fin
oh_my_goods-line-sunrise = lever
oh_my_goods-line-sunset = coucher
oh_my_goods-line-market = marché
oh_my_goods-line-deck = pioche

## L’image
oh_my_goods-picture-amount = { $name } { $count }
oh_my_goods-picture-not-revealed = pas révélé
oh_my_goods-picture-deck = { $deck ->
    [one] { $deck } carte
    [many] { $deck } de cartes
   *[other] { $deck } cartes
}, défausse { $discard }
oh_my_goods-picture-hired = assistants : { $list }
oh_my_goods-picture-efficient = ouvrier, avec soin
oh_my_goods-picture-sloppy = ouvrier, à la va-vite
oh_my_goods-picture-tower = tour
oh_my_goods-picture-makes = produit { $good } ({ $coins })
oh_my_goods-picture-needs-strength = seulement avec une force de { $count }
oh_my_goods-picture-attaches = s’attache à un bâtiment de production

## La carte de préparation
oh_my_goods-prep-line-for = pour
oh_my_goods-prep-line-deck = pioche
oh_my_goods-prep-line-stacks = piles
oh_my_goods-prep-line-hire = engager
oh_my_goods-prep-line-events = événements
oh_my_goods-prep-line-end = fin
oh_my_goods-prep-line-goal = but
oh_my_goods-prep-line-alone = seul
oh_my_goods-prep-line-then = ensuite
oh_my_goods-prep-card = carte { $number }
oh_my_goods-prep-seats = { $count ->
    [one] { $count } place
    [many] { $count } de places
   *[other] { $count } places
}
oh_my_goods-prep-length = { $count ->
    [one] { $count } manche
    [many] { $count } de manches
   *[other] { $count } manches
}
oh_my_goods-prep-hire = { $count ->
    [one] { $count } assistant à engager
    [many] { $count } d’assistants à engager
   *[other] { $count } assistants à engager
}
oh_my_goods-prep-order = dans cet ordre :
oh_my_goods-prep-branch = le camp choisi le plus souvent décide
