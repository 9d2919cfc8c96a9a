### Саграда: что говорит только терминал.

sagrada-line-pool = резерв
sagrada-line-track = счётчик
sagrada-line-goal = цель
sagrada-line-tool = инструм.
sagrada-line-goals = цели
sagrada-line-yours = ваша
sagrada-line-tools = инстр.
sagrada-picture-round = раунд { $round } из 10
sagrada-picture-starts = начинает место { $seat }
sagrada-picture-empty = пусто
sagrada-picture-no-window = витража ещё нет
sagrada-picture-no-tools = нет
sagrada-picture-favor = привилегии: { $count }
sagrada-picture-difficulty = сложность { $count }
sagrada-picture-other = { $window }, привилегии: { $favor }, кубики: { $dice } из 20
sagrada-picture-goal = { $goal }: { $points } { $what }
sagrada-picture-private = { $color ->
    [red] значения красных кубиков
    [green] значения зелёных кубиков
    [blue] значения синих кубиков
    [yellow] значения жёлтых кубиков
   *[purple] значения фиолетовых кубиков
}
sagrada-picture-color = { $color ->
    [red] красный
    [green] зелёный
    [blue] синий
    [yellow] жёлтый
   *[purple] фиолетовый
}
sagrada-picture-price = { $count ->
    [one] { $count } привилегия
    [few] { $count } привилегии
    [many] { $count } привилегий
   *[other] { $count } привилегии
}
sagrada-picture-price-die = { $color ->
    [red] красный кубик
    [green] зелёный кубик
    [blue] синий кубик
    [yellow] жёлтый кубик
   *[purple] фиолетовый кубик
}

## Строки счёта
sagrada-score-row_color_variety = { sagrada-goal-row_color_variety }
sagrada-score-column_color_variety = { sagrada-goal-column_color_variety }
sagrada-score-row_shade_variety = { sagrada-goal-row_shade_variety }
sagrada-score-column_shade_variety = { sagrada-goal-column_shade_variety }
sagrada-score-light_shades = { sagrada-goal-light_shades }
sagrada-score-medium_shades = { sagrada-goal-medium_shades }
sagrada-score-deep_shades = { sagrada-goal-deep_shades }
sagrada-score-shade_variety = { sagrada-goal-shade_variety }
sagrada-score-color_diagonals = { sagrada-goal-color_diagonals }
sagrada-score-color_variety = { sagrada-goal-color_variety }

## Протокол
sagrada-log-roll-terminal = Выпало: { $dice }.
sagrada-log-reroll_pool-terminal = Резерв переброшен: { $dice }.
