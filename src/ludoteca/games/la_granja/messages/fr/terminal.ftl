### La Granja : ce que seul le terminal dit.

## De quoi parle une ligne
la_granja-line-market = marché
la_granja-line-dice = dés
la_granja-line-roofs = toits
la_granja-line-siesta = siesta
la_granja-line-rows = rangées
la_granja-farm-line-stored = entrepôt
la_granja-farm-line-barrow = charrette
la_granja-farm-line-barrows = charrettes
la_granja-farm-line-helper = assistant
la_granja-farm-line-helpers = assistants
la_granja-farm-line-extensions = extensions
la_granja-farm-line-roof = toit
la_granja-farm-line-hand = main

## Les biens en bref
la_granja-short-olive = olive
la_granja-short-grain = céréale
la_granja-short-grape = raisin
la_granja-short-pig = cochon
la_granja-short-food = nourriture
la_granja-short-wine = vin
la_granja-short-meat = viande
la_granja-short-silver = réal
la_granja-short-vp = PV
la_granja-short-commodity = marchandise

## L’image
la_granja-picture-legend = { $sign } reconstitué : aucune règle ne le montre
la_granja-picture-order = ordre { $seats }
la_granja-picture-stock = { $good } { $count }
la_granja-picture-purse = { $points } PV, réaux { $silver }, { $commodities ->
    [one] marchandises { $commodities }
    [many] marchandises { $commodities }
   *[other] marchandises { $commodities }
}
la_granja-picture-has = charrettes : { $barrows }, assistants : { $helpers }, cartes : { $cards }
la_granja-picture-cards = { $count ->
    [one] { $count } carte
    [many] { $count } de cartes
   *[other] { $count } cartes
}
la_granja-picture-nothing = rien
la_granja-picture-fields = champs
la_granja-picture-craft = artisanat
la_granja-picture-new = nouveau
la_granja-picture-done = achevé
la_granja-picture-neutral = n
la_granja-picture-no-display = aucune tuile
la_granja-picture-no-rows = aucune
la_granja-picture-markers = marqueurs : { $counts }
la_granja-picture-not-rolled = pas lancés
la_granja-picture-die = dé { $number }
la_granja-picture-locked = bloqué, tuile { $number }
la_granja-picture-used-tiles = utilisées : { $places }
la_granja-picture-worth = { $points } PV
la_granja-picture-no-market = sans place au marché
la_granja-picture-barrow = { $goods } pour { $worth }
la_granja-picture-as-field = champ { $good }
la_granja-picture-as-barrow = charrette { $goods } = { $worth }
la_granja-picture-as-extension = extension { $gains }
la_granja-picture-gain-hand = +{ $count } limite de main
la_granja-picture-gain-income = +{ $count } réal
la_granja-picture-gain-stall = +{ $count } enclos
la_granja-picture-gain-delivery = +{ $count } livraison
