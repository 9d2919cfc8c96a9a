### Что говорит только терминал, в любой игре. Слова в «кавычках» набираются как есть, на любом языке.

number = { $number }
terminal-titled = { $head }: { $text }

## Места, с нуля, как их считают команды
terminal-seat = место { $seat }
terminal-you = вы
terminal-person = человек
terminal-sits = место { $seat } — { $name }

## Начало и конец игры
terminal-title = { $game }: { $seats }. Неофициальная версия. Команды: «help».
terminal-seed = зерно { $seed }
terminal-read-before = Прочтите перед началом, из чего состоит глава: «chapter».
terminal-left = Партия не доиграна.
terminal-go-on-with = Продолжить: { $command }
terminal-name-a-file = Чтобы разобрать свои решения, назовите файл для сохранения партии; Enter — не сохранять.
terminal-look-again = Разобрать партию: { $command }
terminal-seats-won = Общая победа команды: { $seats }!
terminal-shared-win = Победа делится: { $seats }!

## За клавиатурой
terminal-only-answer = { $question } — возможно только: { $answer }.
terminal-undo-takes-back = «undo» вернёт ход.
terminal-pass-keyboard = Передайте клавиатуру, теперь место { $seat }; затем нажмите Enter:
terminal-pauses-now = остановки: { $when }
terminal-pauses-say = остановки «{ $word }»: наберите «matters», «always» или «never»
terminal-did-you-mean = «{ $word }» — не ответ на этот вопрос; может быть, { $near }?
terminal-no-answer = «{ $word }» — не ответ на этот вопрос; наберите номер из списка, слово из него или «help»
terminal-not-legal-here = { $word } сейчас нельзя [{ $rule }]; что можно, есть в списке выше
terminal-not-legal = { $word } нельзя: { $reasons }
terminal-no-seat = место { $seat }: места считаются от 0 до { $last }
terminal-say-where = скажите куда: «save» и имя файла
terminal-saved = сохранено; продолжить позже: { $command }
terminal-nothing-to-read = { $game }: при такой подготовке перед игрой читать нечего
terminal-more = ещё: «board», «seat», «cards»
terminal-hidden = скрыто

## Команды
terminal-help-answer = ответ
terminal-help-file = ФАЙЛ
terminal-help-when = КОГДА
terminal-help-answer-about = его слово (r4, b3, pass) или его номер в списке
terminal-help-undo-about = вернуть свой последний ответ, пока не открылось ничего нового
terminal-help-pauses-about = спрашивать, идти ли дальше: «always» всегда, «never» никогда, «matters» когда это важно
terminal-help-hint-about = лучшие ответы: шанс на победу и отрыв, насколько вы можете знать
terminal-help-save-about = сохранить партию; продолжить позже: ludoteca play --resume { terminal-help-file }
terminal-help-score-about = счёт на сейчас, по строкам
terminal-help-board-about = весь стол
terminal-help-seat-about = что лежит перед местом
terminal-help-cards-about = все карты на виду со всем, что на них напечатано
terminal-help-chapter-about = что читают перед игрой: подготовка, события и карты конца главы
terminal-help-log-about = что было до сих пор
terminal-help-quit-about = выйти; несохранённая партия пропадёт

## Повтор и показ
terminal-nothing-answered = Ещё ни на что не ответили.
terminal-next = дальше: { $what }
terminal-step = Enter — дальше, q — конец:
terminal-to-act = ход: место { $seat }; --seat { $seat } покажет его вопрос, --all — всё скрытое

## Подсказки и разбор
terminal-moments = моменты
terminal-hint-answer = ответ
terminal-hint-win = шанс на победу
terminal-hint-lead = отрыв
terminal-hint-points = очки
terminal-hint-sure = уверенность
terminal-analysis-of = { $game }, место { $seat }: судим по тому, что было известно в каждый момент
terminal-analysis-lost = { $count ->
    [one] потеряно очков: { $points }, в { $count } решении с выбором ({ $each } на решение), точность { $accuracy } %
    [few] потеряно очков: { $points }, в { $count } решениях с выбором ({ $each } на решение), точность { $accuracy } %
    [many] потеряно очков: { $points }, в { $count } решениях с выбором ({ $each } на решение), точность { $accuracy } %
   *[other] потеряно очков: { $points }, в { $count } решения с выбором ({ $each } на решение), точность { $accuracy } %
}
terminal-analysis-clean = ни одной неточности, в которой поиск уверен
terminal-luck-gave = удача: кубики и карты дали против среднего очков: { $points } (± { $error })
terminal-luck-took = удача: кубики и карты отняли против среднего очков: { $points } (± { $error })
terminal-luck-win = { $luck }, шанс на победу { $win } % (± { $spread })
terminal-result = итог, очки: { $points }; без удачи { $adjusted }
terminal-result-seats = итог против лучшего соперника, очки: { $points }; без удачи { $adjusted }
terminal-result-target = итог против цели, очки: { $points }; без удачи { $adjusted }
terminal-chart = шанс на победу, от первого момента до последнего
terminal-mistake = { $where }, { $question } — { $played }: потеряно очков { $points } (± { $error })
terminal-mistake-win = { $mistake } и { $win } % шанса на победу
terminal-better = { $mistake }; лучше: { $better } (уверенность { $sure })
terminal-round = раунд { $round }
terminal-set-up = подготовка
terminal-all-lost = Всё, что потеряно
terminal-column-step = шаг
terminal-column-round = раунд
terminal-column-played = сыграно
terminal-column-better = лучше
terminal-column-points = очки
terminal-column-win = шанс
terminal-column-sure = увер.
terminal-column-mark = оценка
terminal-smaller-ones = { $count ->
    [one] и ещё { $count } поменьше; --json покажет все
    [few] и ещё { $count } поменьше; --json покажет все
    [many] и ещё { $count } поменьше; --json покажет все
   *[other] и ещё { $count } поменьше; --json покажет все
}

## Игры и кампании
terminal-game = { $game } (неофициально), мест: от { $fewest } до { $most }, версия правил { $version }, стратегии: { $policies }
terminal-game-search = с поиском, везде, кроме simulate: { $players }
terminal-default = по умолчанию
terminal-campaign-over = Кампания окончена. Первые: { $seats }.
terminal-campaign-goes-on = Кампания продолжается: { $chapter }.
terminal-pack-sound = всё в порядке; имя набора в сохранениях: { $name }
