### Ла-Гранха: что говорит только терминал.

## О чём строка
la_granja-line-market = рынок
la_granja-line-dice = кубики
la_granja-line-roofs = крыши
la_granja-line-siesta = сиеста
la_granja-line-rows = ряды
la_granja-farm-line-stored = погреб
la_granja-farm-line-barrow = тележка
la_granja-farm-line-barrows = тележки
la_granja-farm-line-helper = помощник
la_granja-farm-line-helpers = помощники
la_granja-farm-line-extensions = пристройки
la_granja-farm-line-roof = крыша
la_granja-farm-line-hand = рука

## Продукты коротко
la_granja-short-olive = оливка
la_granja-short-grain = пшеница
la_granja-short-grape = виноград
la_granja-short-pig = свинья
la_granja-short-food = еда
la_granja-short-wine = вино
la_granja-short-meat = мясо
la_granja-short-silver = монета
la_granja-short-vp = ПО
la_granja-short-commodity = товар

## Картина
la_granja-picture-legend = { $sign } реконструкция: в правилах этого нет
la_granja-picture-order = порядок { $seats }
la_granja-picture-stock = { $good } { $count }
la_granja-picture-purse = ПО { $points }, монеты { $silver }, { $commodities ->
    [one] товары { $commodities }
    [few] товары { $commodities }
    [many] товары { $commodities }
   *[other] товары { $commodities }
}
la_granja-picture-has = тележки: { $barrows }, помощники: { $helpers }, карты: { $cards }
la_granja-picture-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
la_granja-picture-nothing = нет
la_granja-picture-fields = поля
la_granja-picture-craft = ремёсла
la_granja-picture-new = новое
la_granja-picture-done = готово
la_granja-picture-neutral = н
la_granja-picture-no-display = жетонов нет
la_granja-picture-no-rows = не заняты
la_granja-picture-markers = маркеры: { $counts }
la_granja-picture-not-rolled = не брошены
la_granja-picture-die = кубик { $number }
la_granja-picture-locked = строится, жетон { $number }
la_granja-picture-used-tiles = использованы: { $places }
la_granja-picture-worth = { $points } ПО
la_granja-picture-no-market = без рынка
la_granja-picture-barrow = { $goods } за { $worth }
la_granja-picture-as-field = поле { $good }
la_granja-picture-as-barrow = тележка { $goods } = { $worth }
la_granja-picture-as-extension = пристройка { $gains }
la_granja-picture-gain-hand = +{ $count } предел руки
la_granja-picture-gain-income = +{ $count } доход
la_granja-picture-gain-stall = +{ $count } хлев
la_granja-picture-gain-delivery = +{ $count } доставка
