### La Granja: what only the terminal says.

## What a line is about
la_granja-line-market = market
la_granja-line-dice = dice
la_granja-line-roofs = roofs
la_granja-line-siesta = siesta
la_granja-line-rows = rows
la_granja-farm-line-stored = stored
la_granja-farm-line-barrow = barrow
la_granja-farm-line-barrows = barrows
la_granja-farm-line-helper = helper
la_granja-farm-line-helpers = helpers
la_granja-farm-line-extensions = extensions
la_granja-farm-line-roof = roof
la_granja-farm-line-hand = hand

## Goods in short
la_granja-short-olive = olive
la_granja-short-grain = grain
la_granja-short-grape = grape
la_granja-short-pig = pig
la_granja-short-food = food
la_granja-short-wine = wine
la_granja-short-meat = meat
la_granja-short-silver = silver
la_granja-short-vp = VP
la_granja-short-commodity = commodity

## The picture
la_granja-picture-legend = { $sign } reconstructed: no rulebook shows it
la_granja-picture-order = order { $seats }
la_granja-picture-stock = { $count } { $good }
la_granja-picture-purse = { $points } VP, { $silver } silver, { $commodities ->
    [one] { $commodities } commodity
   *[other] { $commodities } commodities
}
la_granja-picture-has = barrows: { $barrows }, helpers: { $helpers }, cards: { $cards }
la_granja-picture-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
la_granja-picture-nothing = none
la_granja-picture-fields = fields
la_granja-picture-craft = craft
la_granja-picture-new = new
la_granja-picture-done = done
la_granja-picture-neutral = n
la_granja-picture-no-display = none on display
la_granja-picture-no-rows = none claimed
la_granja-picture-markers = markers: { $counts }
la_granja-picture-not-rolled = not rolled
la_granja-picture-die = die { $number }
la_granja-picture-locked = locked by { $number }
la_granja-picture-used-tiles = used: { $places }
la_granja-picture-worth = { $points } VP
la_granja-picture-no-market = no market space
la_granja-picture-barrow = { $goods } for { $worth }
la_granja-picture-as-field = field { $good }
la_granja-picture-as-barrow = barrow { $goods } = { $worth }
la_granja-picture-as-extension = extension { $gains }
la_granja-picture-gain-hand = +{ $count } hand limit
la_granja-picture-gain-income = +{ $count } silver
la_granja-picture-gain-stall = +{ $count } stall
la_granja-picture-gain-delivery = +{ $count } delivery
