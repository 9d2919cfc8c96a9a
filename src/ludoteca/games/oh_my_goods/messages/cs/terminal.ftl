### Oh My Goods!: co říká jen terminál.

## O čem řádek je
oh_my_goods-line-hand = ruka
oh_my_goods-line-hire = najmout
oh_my_goods-line-stacks = hromádky
oh_my_goods-line-stack = hromádka
oh_my_goods-line-goal = cíl
oh_my_goods-line-event = událost
oh_my_goods-line-end = závěr
oh_my_goods-line-sunrise = ráno
oh_my_goods-line-sunset = večer
oh_my_goods-line-market = trh
oh_my_goods-line-deck = balíček

## Obrázek
oh_my_goods-picture-amount = { $name } { $count }
oh_my_goods-picture-not-revealed = neodkryto
oh_my_goods-picture-deck = { $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
    [many] { $deck } karty
   *[other] { $deck } karet
}, odloženo { $discard }
oh_my_goods-picture-hired = tovaryši: { $list }
oh_my_goods-picture-efficient = hospodář, pilně
oh_my_goods-picture-sloppy = hospodář, liknavě
oh_my_goods-picture-tower = věž
oh_my_goods-picture-makes = vyrábí: { $good } ({ $coins })
oh_my_goods-picture-needs-strength = jen se silou { $count }
oh_my_goods-picture-attaches = připojuje se k výrobní budově

## Přípravná karta
oh_my_goods-prep-line-for = pro
oh_my_goods-prep-line-deck = balíček
oh_my_goods-prep-line-stacks = hromádky
oh_my_goods-prep-line-hire = najmout
oh_my_goods-prep-line-events = události
oh_my_goods-prep-line-end = závěr
oh_my_goods-prep-line-goal = cíl
oh_my_goods-prep-line-alone = sólo
oh_my_goods-prep-line-then = potom
oh_my_goods-prep-card = karta { $number }
oh_my_goods-prep-seats = { $count ->
    [one] { $count } místo
    [few] { $count } místa
    [many] { $count } místa
   *[other] { $count } míst
}
oh_my_goods-prep-length = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
    [many] { $count } kola
   *[other] { $count } kol
}
oh_my_goods-prep-hire = { $count ->
    [one] { $count } tovaryš v nabídce
    [few] { $count } tovaryši v nabídce
    [many] { $count } tovaryše v nabídce
   *[other] { $count } tovaryšů v nabídce
}
oh_my_goods-prep-order = v tomto pořadí:
oh_my_goods-prep-branch = rozhoduje strana zvolená častěji
