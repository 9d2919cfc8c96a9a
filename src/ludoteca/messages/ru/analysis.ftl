## Подсказки
advice-ask = Подсказка
advice-busy = Думаю…
advice-title = Лучшие ответы, насколько вы можете знать
advice-how = Порядок — как его видит поиск: наполовину по победе, наполовину по очкам; ± — две стандартные ошибки.
advice-win = победа
advice-points = отрыв
advice-points-solo = относительно цели
advice-points-only = очки
advice-sure = лучший с уверенностью { $sure }
advice-doubt = может быть лучшим: { $sure }
advice-which = { $answer } ({ $which })
advice-show = Подсветить только: { $answer }
advice-close = Закрыть подсказку
advice-play = Сыграть
advice-play-this = Сыграть: { $answer }
advice-said = Подсказка: { $answer }, шанс на победу { $win }
advice-said-only = Подсказка: { $answer }
advice-allow = Игроки могут просить подсказки
keys-hint = подсказка: лучшие ответы
error-hints-off = За этим столом подсказки выключены.
error-no-question = Сейчас отвечаете не вы.

## Разбор
analysis = Разбор
analysis-of = { $game }: разбор
analysis-how = Каждое решение оценено по тому, что вы знали в тот момент. Разница в пределах погрешности расчёта не считается; ± — две стандартные ошибки.
analysis-own-only = Разбор своей партии доступен только её участникам.
analysis-back = К столу
analysis-running = Ваша партия разбирается. Можно уйти: разбор хранится вместе с партией.
analysis-progress = { $done } из { $total } моментов
analysis-failed = Разбор не удался.
analysis-again = Ещё раз
analysis-figures = Показатели
analysis-points-lost = Потеряно очков
analysis-per-decision = { $count ->
    [one] по { $points } в { $count } решении
    [few] по { $points } в { $count } решениях
    [many] по { $points } в { $count } решениях
   *[other] по { $points } в { $count } решениях
}
analysis-accuracy = Точность
analysis-clean = без заметных промахов
analysis-count-blunder = { $count ->
    [one] { $count } зевок
    [few] { $count } зевка
    [many] { $count } зевков
   *[other] { $count } зевка
}
analysis-count-mistake = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}
analysis-count-inaccuracy = { $count ->
    [one] { $count } неточность
    [few] { $count } неточности
    [many] { $count } неточностей
   *[other] { $count } неточности
}
analysis-mark-blunder = зевок
analysis-mark-mistake = ошибка
analysis-mark-inaccuracy = неточность
analysis-lead = Отрыв в конце
analysis-lead-solo = По сравнению с целью
analysis-score = Ваши очки
analysis-adjusted = без везения { $points }
analysis-luck = Везение, в очках
analysis-luck-error = ± { $error }; шанс на победу { $win } ± { $spread }
analysis-luck-points = ± { $error }
analysis-luck-said = Везение: { $points } очка, на шкале от −{ $reach } до +{ $reach }
analysis-curve = Шанс на победу
analysis-curve-said = Шанс на победу: от { $first } в начале до { $last } в конце, наименьший { $lowest }, наибольший { $highest }
analysis-curve-table = То же таблицей
analysis-key-mistake = крупная ошибка
analysis-key-draw = после кубиков или карт
analysis-moment = Момент
analysis-win = Шанс на победу
analysis-point-before = перед вашим решением
analysis-point-after = после вашего решения
analysis-point-draw = после кубиков или карт
analysis-point-end = конец
analysis-mistakes = Самые крупные ошибки
analysis-none = Заметных потерь нет: всё в пределах погрешности расчёта.
analysis-loss = Потеряно { $points } очка ± { $error }
analysis-win-loss = шанс на победу меньше на { $win }, уверенность { $sure }
analysis-loss-sure = уверенность { $sure }
analysis-played = Вы сыграли
analysis-better = Лучше было
analysis-see = { $round } в записи
analysis-decisions = Ваши решения
analysis-everything = Показать все ({ $count }), включая те, что обошлись без потерь
analysis-round = Раунд
analysis-win-lost = Потеря шанса на победу
analysis-sure = Уверенность
analysis-mark = Оценка
analysis-same = не хуже других ответов
analysis-overlap = Каждое решение сравнивается с лучшим ответом в тот момент. Потери пересекаются, поэтому их сумма бывает больше, чем решило исход партии.
analysis-lent = К концу партии за вас играл бот. Его ответы разобраны вместе с вашими: кто давал какой ответ, не записывается.
analysis-set-up = Подготовка
analysis-loss-short = Потеряно очков: { $points }
analysis-win-short = шанс на победу меньше на { $win }
analysis-nothing-better = Лучшего ответа не нашлось
analysis-you-played = Вы сыграли: { $answer }.
analysis-was-better = Лучше: { $answer } (потеряно очков: { $points }).
analysis-point-said = { $round }, шанс на победу { $win }. { $what }
analysis-curve-slider = Пройти по кривой
analysis-see-this = Показать в записи
