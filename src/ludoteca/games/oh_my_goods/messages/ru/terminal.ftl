### Oh My Goods!: что говорит только терминал.

## О чём строка
oh_my_goods-line-hand = рука
oh_my_goods-line-hire = нанять
oh_my_goods-line-stacks = стопки
oh_my_goods-line-stack = стопка
oh_my_goods-line-goal = цель
oh_my_goods-line-event = событие
oh_my_goods-line-end = финал
oh_my_goods-line-sunrise = рассвет
oh_my_goods-line-sunset = закат
oh_my_goods-line-market = рынок
oh_my_goods-line-deck = колода

## Картина
oh_my_goods-picture-amount = { $name } { $count }
oh_my_goods-picture-not-revealed = не открыт
oh_my_goods-picture-deck = { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
    [many] { $deck } карт
   *[other] { $deck } карты
}, в сбросе { $discard }
oh_my_goods-picture-hired = подмастерья: { $list }
oh_my_goods-picture-efficient = мастер, на совесть
oh_my_goods-picture-sloppy = мастер, спустя рукава
oh_my_goods-picture-tower = башня
oh_my_goods-picture-makes = даёт: { $good } ({ $coins })
oh_my_goods-picture-needs-strength = только при силе { $count }
oh_my_goods-picture-attaches = ставится к производству

## Карта подготовки
oh_my_goods-prep-line-for = для
oh_my_goods-prep-line-deck = колода
oh_my_goods-prep-line-stacks = стопки
oh_my_goods-prep-line-hire = наём
oh_my_goods-prep-line-events = события
oh_my_goods-prep-line-end = финал
oh_my_goods-prep-line-goal = цель
oh_my_goods-prep-line-alone = один
oh_my_goods-prep-line-then = далее
oh_my_goods-prep-card = карта { $number }
oh_my_goods-prep-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}
oh_my_goods-prep-length = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
    [many] { $count } раундов
   *[other] { $count } раунда
}
oh_my_goods-prep-hire = { $count ->
    [one] { $count } подмастерье на выбор
    [few] { $count } подмастерья на выбор
    [many] { $count } подмастерьев на выбор
   *[other] { $count } подмастерья на выбор
}
oh_my_goods-prep-order = в таком порядке:
oh_my_goods-prep-branch = решает сторона, которую выбирали чаще
