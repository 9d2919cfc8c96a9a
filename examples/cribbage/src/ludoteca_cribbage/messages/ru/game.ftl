## Title, what the game is about, and its rules in a few sentences
game-cribbage = Криббедж
game-cribbage-about = Выкладывайте карты до тридцати одного, считайте пятнашки, пары и последовательности и ведите колышки по доске.
rules-cribbage-goal = Первым наберите 121 очко — два круга по доске. Вчетвером сидящие напротив друг друга — партнёры с общим счётом.
rules-cribbage-setup = Двое получают по шесть карт, трое и четверо — по пять. Каждый откладывает карты в криб — вторую руку сдающего, — пока не останется четыре.
rules-cribbage-round = Открывается стартер; валет приносит сдающему два очка. Затем карты выкладывают по очереди и складывают их достоинства, не больше 31: туз — 1, картинки — по 10.
rules-cribbage-turn = Кто не может положить карту, не превысив 31, говорит «гоу». Сумма 15 или 31 приносит два очка, последняя карта — одно. Пары — 2, 6 или 12, последовательность — по очку за карту.
rules-cribbage-more = Потом руки считают вместе со стартером, сдающий последним, а за ним криб: по два за каждые пятнадцать и за каждую пару, по одному за карту последовательности, четыре или пять за масть, одно за валета масти стартера.
rules-cribbage-end = Игра кончается в тот миг, когда кто-то достигает цели. С правилом «маггинс» каждый сам объявляет очки своей руки, а соперники забирают пропущенное.

## Cards and points
cribbage-rank-a = туз
cribbage-rank-j = валет
cribbage-rank-q = дама
cribbage-rank-k = король
cribbage-suit-c = треф
cribbage-suit-d = бубен
cribbage-suit-h = червей
cribbage-suit-s = пик
cribbage-card = { $rank } { $suit }
cribbage-turn-go = Гоу
cribbage-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
  }
cribbage-peg-fifteen = пятнадцать — { $points }
cribbage-peg-thirty_one = тридцать один — { $points }
cribbage-peg-pairs = { $points ->
    [2] пара — 2
    [6] тройка — 6
   *[other] четвёрка — { $points }
  }
cribbage-peg-run = последовательность — { $points }

## Questions
cribbage-ask-discard-to-own = Отложите в свой криб, осталось: { $left }
cribbage-ask-discard-to-partner = Отложите в криб партнёра, осталось: { $left }
cribbage-ask-discard-to-other = Отложите в криб ({ $dealer }), осталось: { $left }
cribbage-ask-lead = Положите первую карту
cribbage-ask-follow = Положите карту; сумма { $count }
cribbage-ask-say-go = Сумма { $count }, ни одна ваша карта не подходит
cribbage-ask-claim-hand = Сколько очков вы объявляете за руку?
cribbage-ask-claim-crib = Сколько очков вы объявляете за криб?
cribbage-ask-overlooked-in-hand = { $owner }: за руку объявлено { $claimed }. Сколько пропущено?
cribbage-ask-overlooked-in-crib = { $owner }: за криб объявлено { $claimed }. Сколько пропущено?

## The log
cribbage-log-cut_for_deal = { $player } снимает на сдачу: { $answer }
cribbage-log-deal = { $player } получает карты: { $cards }
cribbage-log-deal_to_crib = В криб была сдана карта: { $answer }
cribbage-log-discard = { $who } откладывает: { $answer }
cribbage-log-cut = Стартер: { $answer }
cribbage-log-play = { $who } кладёт: { $answer }, сумма { $count }
cribbage-log-play-pegs = { $who } кладёт: { $answer }, сумма { $count }; { $pegs }
cribbage-log-go = { $who } говорит «гоу»
cribbage-log-claim = { $who } объявляет: { $answer }
cribbage-log-overlooked = { $who } указывает пропущенное: { $answer }

## Why not
cribbage-why-must-lay = У вас есть подходящая карта: { $card }, с ней сумма { $count } не превысит 31.
cribbage-why-in-the-crib = Эта карта уже в крибе.
cribbage-why-laid-already = Эта карта уже сыграна.
cribbage-why-not-in-hand = Этой карты нет у вас в руке.
cribbage-why-over-31 = { $count } и { $value } — больше 31.

## Score
cribbage-score-heels = Валет-стартер
cribbage-score-fifteens = Пятнашки в розыгрыше
cribbage-score-thirty_ones = Тридцать один
cribbage-score-pairs = Пары в розыгрыше
cribbage-score-runs = Последовательности в розыгрыше
cribbage-score-last = Гоу и последняя карта
cribbage-score-hands = Руки
cribbage-score-cribs = Крибы
cribbage-score-muggins = Взято маггинсом

## Settings
cribbage-setting-target = Очки для победы
cribbage-setting-target-121 = 121, два круга по доске
cribbage-setting-target-61 = 61, один круг
cribbage-setting-muggins = Маггинс
cribbage-setting-muggins-off = очки считает стол
cribbage-setting-muggins-on = каждый объявляет сам

## The board
cribbage-board = Доска: { $sides }
cribbage-side = { $names }: { $points }
cribbage-dealer = сдаёт
cribbage-partner = ваш партнёр
cribbage-crib-of = Криб: { $owner }
cribbage-crib-own = Ваш криб
cribbage-starter = Стартер
cribbage-no-starter = ещё не снят
cribbage-count = Сумма
cribbage-holds = { $count ->
    [one] на руке { $count } карта
    [few] на руке { $count } карты
    [many] на руке { $count } карт
   *[other] на руке { $count } карты
  }
cribbage-hand = Ваша рука
cribbage-laid = Сыграно
cribbage-said-go = сказал «гоу»
cribbage-laid-away = Вы отложили: { $cards }
cribbage-face-down = рубашкой вверх
cribbage-shown = Последний подсчёт
cribbage-hand-of = Рука: { $owner }
cribbage-part-fifteens = пятнашки { $points }
cribbage-part-pairs = пары { $points }
cribbage-part-runs = последовательности { $points }
cribbage-part-flush = масть { $points }
cribbage-part-nobs = валет { $points }
cribbage-skunked = скунс
cribbage-double-skunked = двойной скунс
cribbage-to-count = Считается
cribbage-hint-discard = В руке остаются четыре карты. Отложенное считает сдающий: оставляйте то, что вместе даёт пятнашки, пары и последовательности.
cribbage-hint-play = Пятнадцать и тридцать один приносят два очка, пары и последовательности — больше. Подходящую карту положить обязаны.
