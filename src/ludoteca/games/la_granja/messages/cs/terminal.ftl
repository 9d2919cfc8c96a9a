### La Granja: co říká jen terminál.

## O čem řádek je
la_granja-line-market = trh
la_granja-line-dice = kostky
la_granja-line-roofs = střechy
la_granja-line-siesta = siesta
la_granja-line-rows = řady
la_granja-farm-line-stored = sklad
la_granja-farm-line-barrow = trakař
la_granja-farm-line-barrows = trakaře
la_granja-farm-line-helper = pomocník
la_granja-farm-line-helpers = pomocníci
la_granja-farm-line-extensions = rozšíření
la_granja-farm-line-roof = střecha
la_granja-farm-line-hand = ruka

## Zboží krátce
la_granja-short-olive = olivy
la_granja-short-grain = obilí
la_granja-short-grape = hrozny
la_granja-short-pig = prase
la_granja-short-food = jídlo
la_granja-short-wine = víno
la_granja-short-meat = maso
la_granja-short-silver = stříbro
la_granja-short-vp = VB
la_granja-short-commodity = komodita

## Obrázek
la_granja-picture-legend = { $sign } rekonstrukce: žádná pravidla to neukazují
la_granja-picture-order = pořadí { $seats }
la_granja-picture-stock = { $good } { $count }
la_granja-picture-purse = VB { $points }, stříbro { $silver }, { $commodities ->
    [one] komodity { $commodities }
    [few] komodity { $commodities }
    [many] komodity { $commodities }
   *[other] komodity { $commodities }
}
la_granja-picture-has = trakaře: { $barrows }, pomocníci: { $helpers }, karty: { $cards }
la_granja-picture-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
la_granja-picture-nothing = nic
la_granja-picture-fields = polnosti
la_granja-picture-craft = řemesla
la_granja-picture-new = nové
la_granja-picture-done = hotovo
la_granja-picture-neutral = n
la_granja-picture-no-display = žádné v nabídce
la_granja-picture-no-rows = žádné
la_granja-picture-markers = kameny: { $counts }
la_granja-picture-not-rolled = nehozeny
la_granja-picture-die = kostka { $number }
la_granja-picture-locked = blokováno, žeton { $number }
la_granja-picture-used-tiles = použité: { $places }
la_granja-picture-worth = { $points } VB
la_granja-picture-no-market = bez trhu
la_granja-picture-barrow = { $goods } za { $worth }
la_granja-picture-as-field = polnost { $good }
la_granja-picture-as-barrow = trakař { $goods } = { $worth }
la_granja-picture-as-extension = rozšíření { $gains }
la_granja-picture-gain-hand = +{ $count } limit ruky
la_granja-picture-gain-income = +{ $count } příjem
la_granja-picture-gain-stall = +{ $count } kóje
la_granja-picture-gain-delivery = +{ $count } dodávka
