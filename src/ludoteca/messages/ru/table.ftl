### Стол: все фразы, которые не относятся к одной игре.

app-name = Ludoteca
unofficial = Неофициальный проект тех, кто любит эти игры. Рисунки и тексты наши; игры принадлежат авторам и издателям.
skip = К содержанию страницы
menu = Меню
rules = Правила
account = Профиль
language = Язык
theme-light = Светлая тема
theme-dark = Тёмная тема
close = Закрыть
loading = Минутку…
cancel = Отмена
confirm = Подтвердить
save = Сохранить
saved = Сохранено.

## Лобби
lobby-title = Во что сыграем?
games = Игры
seats-range = Игроков: { $fewest }–{ $most }
play-now = Играть
level-choose = Насколько сильны боты?
invite = Пригласить
solo = В одиночку
my-games = Мои партии
no-games = Партий пока нет. Кнопка «Играть» сразу сажает вас за стол с ботами.
open-tables = Открытые столы
status-waiting = ждёт игроков
status-playing = идёт
status-over = окончена
status-closed = закрыта
status-old = продолжить нельзя: правила изменились
position-mark = С заданной позиции
position-about = Партия за этим столом началась с записанной позиции, а не с начала игры. Она не идёт в рейтинг, и честность её кубиков не подтверждается.
again-invited = вас зовут сыграть ещё раз

## Места
seats = Места
seat-number = Место { $number }
seat-open = свободное место
guest-name = Гость { $number }
bot-name = Бот { $number }
away = нет на месте
thinking = думает
watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
favor = { $count ->
    [one] { $count } фишка привилегий
    [few] { $count } фишки привилегий
    [many] { $count } фишек привилегий
   *[other] { $count } фишки привилегий
}
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
clock-left = Осталось { $minutes } мин { $seconds } с
lend = Пусть за меня играет бот
lend-text = Бот отвечает за вас, пока вы не вернётесь на своё место; вернуться можно в любой момент.
lend-level = Какой бот?
lend-start = Пусть играет
reclaim = Вернуться на своё место
end-game = Прервать партию
end-game-of = Прервать партию: { $game }
end-game-ask = Прервать партию?
end-game-text = Партия закроется без результата и исчезнет из вашего списка. Вернуть её будет нельзя.
lent-now = За вас играет бот ({ $level }).

## Подготовка
set-up = Новый стол: { $game }
how-many = Сколько игроков?
who-sits = Кто где сидит?
place-me = Я
place-open = Свободно, по ссылке
place-bot = Бот, { $level }
level-random = случайный
level-greedy = средний
level-beginner = новичок
level-casual = любитель
level-strong = сильный игрок
level-master = мастер
level-beginner-about = многое упускает; в самый раз для первой партии.
level-casual-about = играет разумно, но кое-что упускает; посильный соперник.
level-strong-about = считает вперёд и редко ошибается.
level-master-about = думает дольше всех, до 3 секунд над ответом; обыграть труднее всего.
level-told = { $level }: { $about }
more-settings = Часы и варианты правил
clock = Часы
clock-none = без часов
clock-quick = 10 минут, по 10 с за ход
clock-calm = 30 минут, по 30 с за ход
clock-days = 3 дня, по дню за ход
list-open = Показать стол в лобби
as-campaign = Играть кампанию: главы следуют одна за другой с теми же игроками
pack = Что напечатано
pack-own = содержание самой игры
pack-named = Набор карт: { $name }
start = Начать
make-table = Создать стол
waiting-title = Ждём игроков: { $game }
your-name = Ваше имя
sit = Сесть сюда
sit-too = Сесть и сюда
get-up = Встать
add-bot = Посадить бота
remove-bot = Убрать
bot-level-of = Сила: { $player }
share-link = По этой ссылке можно сесть за стол или смотреть игру.
copy-link = Скопировать ссылку
copied = Скопировано
qr-code = QR-код ссылки
close-table = Закрыть стол
start-needs-all = Сначала должны быть заняты все места.
host-starts = Хозяин стола начнёт, когда все места будут заняты.

## Кампании
campaign-number = Кампания, часть { $number }
campaign-standing = Ход кампании
campaign-over = Кампания окончена
campaign-leads = Впереди: { $player }
campaign-won = Победа в кампании: { $player }
campaign-goes-on = кампанию можно продолжить
chapter = Глава
won-chapter = победа
next-chapter = Дальше: { $chapter }
chapter-again = Ещё раз: { $chapter }
to-next-chapter = К следующей главе

## Вопрос
board = Поле
question = Вопрос к вам
your-turn = Ваш ход
waiting-for = Ожидание: { $player }
waiting-others = Ждём остальных
game-over = Партия окончена
not-now = Сейчас это выбрать нельзя.
confirm-ask = { $answer }: вы уверены?
undo = Отменить
reset-turn = Начать ход заново
ask-back = Попросить вернуть ход
take-back = Вернуть ход
went-on = Продолжено за вас: { $what }.
pauses-ask-me = Всегда спрашивать
take-back-asked = { $player }: просьба вернуть последний ход.
take-back-agreed = Все согласны: ход возвращён.
take-back-refused = В возврате хода отказано.
take-back-dropped = Просьба вернуть ход больше не действует.
agree = Согласиться
refuse = Отказать
connection-lost = Связь потеряна. Пробуем снова; ничего из сделанного не пропало.
rule-open = Правило { $rule }
rule-title = Правило { $rule }
rule-missing = Текста этого правила под рукой нет.
rules-all = Все правила
hints-off = Без советов
hints-on = Показывать советы
cards = Цели
log = Журнал партии
log-plain = { $who }: { $question } – { $answer }
page-failed = Собственное поле этой игры показать не удалось; вот простое.
nature = Случай
round-number = Раунд { $round }
sound-on = Включить звук
sound-off = Выключить звук

## Счёт и конец
score-so-far = Счёт сейчас
final-score = Итоговый счёт
score-source = Очки за
points-by-source = Очки по источникам
score-target = Надо превзойти: { $points }
score-aim = Цель пока: { $target }. Ваши очки: { $points }.
score-aim-more = { $count ->
    [one] Чтобы превзойти её, нужно ещё { $count } очко.
    [few] Чтобы превзойти её, нужно ещё { $count } очка.
    [many] Чтобы превзойти её, нужно ещё { $count } очков.
   *[other] Чтобы превзойти её, нужно ещё { $count } очка.
}
score-aim-beaten = { $count ->
    [one] Превзойдена на { $count } очко.
    [few] Превзойдена на { $count } очка.
    [many] Превзойдена на { $count } очков.
   *[other] Превзойдена на { $count } очка.
}
score-aim-enough = Этого достаточно.
total = Итог
unknown = ?
player-won = Победа: { $player }!
decided-by = Очков поровну; решило: { $reason }.
solo-won = Цель превзойдена!
solo-lost = Цель не превзойдена.
solo-done = Игра окончена, очки: { $points }.
nobody-won = Победителя нет.
again = Сыграть ещё раз
again-made = Готовится новая партия с теми же местами: можно снова садиться.
again-join = К новой партии
replay = Запись партии
watch-replay = Посмотреть запись
fair-check = Проверить кубики
fair-title = Честные кости
fair-text = До начала партии сервер связал себя тайным числом и показал его отпечаток; затем каждый браузер добавил свою случайную часть. После партии тайное число открывается, и каждый бросок можно пересчитать.
fair-promise = Отпечаток тайного числа:
fair-parts = Что добавило каждое место
fair-no-part = ничего
fair-fault-nonce = Нечестно: часть, добавленная этим браузером, пропала.
fair-fault-told = Нечестно: партия продолжилась не с тем, что выпало в броске { $at }.
fair-ok = { $count ->
    [one] Честно: пересчитан { $count } бросок, всё сходится.
    [few] Честно: пересчитаны { $count } броска, всё сходится.
    [many] Честно: пересчитано { $count } бросков, всё сходится.
   *[other] Честно: пересчитано { $count } броска, всё сходится.
}
fair-fault-commitment = Нечестно: секрет не тот, что был обещан в начале.
fair-fault-counter = Нечестно: бросок { $at } не на своём месте.
fair-fault-number = Нечестно: число броска { $at } не следует из секрета и вкладов игроков.
fair-fault-option = Нечестно: бросок { $at } не следует из своего числа.
fair-no-crypto = Браузер не даёт здесь криптографии; откройте страницу по https или на той же машине.
try-from-here = Сыграть отсюда
try-about = Откроется стол, который начинается с этого момента. Сыгранная партия останется прежней.
download-journal = Файл партии
download-transcript = Протокол

## За одним экраном
hand-over = Теперь: { $player }
hand-over-text = Передайте экран. Ничего не видно, пока следующий игрок не готов.
hand-over-ready = Это я, { $player }: показать моё место

## Запись
replay-of = Запись партии: { $game }
view-from = Взгляд с места
spectator = зритель
step-first = К началу
step-back = Шаг назад
step-play = Смотреть дальше
step-pause = Пауза
step-next = Шаг вперёд
step-last = К концу
step-number = Шаг { $step } из { $last }

## Профиль
you-are-guest = Вы гость
guest-text = Играть можно и без профиля. С ним ваши места и партии доступны на других устройствах.
signed-in = Профиль: { $name }
signed-out = Вы вышли.
sign-in = Войти
sign-out = Выйти
make-account = Создать профиль
account-made = Профиль создан; ваши места остались за вами.
welcome-back = С возвращением.
keep-name = Только запомнить имя
name = Имя
password = Пароль
password-rule = В пароле не меньше 8 знаков.
name-rule = В имени не меньше 2 знаков.
preferences = Настройки
theme = Тема
theme-name-system = как в системе
theme-name-light = светлая
theme-name-dark = тёмная
confirm-when = Переспрашивать перед ответом
confirm-never = никогда
confirm-risky = если ответ кончает ход или бросает кубики
confirm-always = всегда
pauses-when = Спрашивать, продолжать ли ход
pauses-matters = если есть новое или что-то пропадёт
pauses-always = всегда
pauses-never = никогда
sound = Звук, когда мой ход
hints = Советы для первой партии
notices = Уведомления
notices-text = Для партий на несколько дней: уведомление, когда стол ждёт вас.
push-start = Уведомлять в этом браузере
push-stop = Больше не уведомлять
push-refused = Браузер не разрешает уведомления.
webhook = Адрес для вызова (webhook)

## Клавиши
keys = Клавиши
keys-tab = к следующему
keys-lit-arrows = от подсвеченного к подсвеченному
keys-lit = к подсвеченному
keys-enter = выбрать; поместить
keys-escape = маленький шаг назад
keys-undo = отменить
keys-question = к ответам
keys-log = к журналу
keys-score = счёт сейчас
keys-help = эти клавиши

## Что не получилось
error-unknown = Что-то не получилось. Попробуйте ещё раз.
error-fault = Ошибка на сервере. Ничего не пропало; попробуйте ещё раз.
error-offline = Сервер недоступен. Проверьте связь и попробуйте ещё раз.
error-bad-request = Запрос не понят.
error-bad-options = Эти настройки не сочетаются.
error-no-campaign = У этой игры нет кампании.
error-unknown-pack = Здесь нет такого набора.
error-no-pack = За этим столом играют с содержанием самой игры.
error-not-at-table = Это могут только те, кто сидит за столом.
error-no-next-chapter = Следующей главы нет.
error-unknown-game = Такой игры здесь нет.
error-unknown-level = Такого бота здесь нет.
error-bad-nonce = Случайный вклад в кубики неверен.
error-bad-url = Этот адрес нельзя вызвать.
error-no-session = Страница устарела. Перезагрузите её.
error-wrong-password = Имя и пароль не подходят друг другу.
error-origin = Запрос пришёл с другого сайта.
error-csrf = Страница устарела. Перезагрузите её.
error-not-host = Это может только хозяин стола.
error-not-your-seat = Это место другого игрока.
error-not-over = Это откроется, когда партия окончится.
error-loopback-only = Это только для хозяина сервера.
error-no-table = Такого стола нет. Возможно, ссылка неполная.
error-no-seat = Такого места за столом нет.
error-not-found = Такой страницы нет.
to-lobby = В лобби
error-method = Запрос не понят.
error-seat-taken = Это место только что заняли.
error-started = Партия уже началась.
error-not-started = Партия ещё не началась.
error-seats-open = Сначала должны быть заняты все места.
error-name-taken = Имя занято. Выберите другое.
error-has-account = У вас уже есть профиль.
error-closed = Стол закрыт.
error-commitment = Обещание честных кубиков уже использовано. Попробуйте ещё раз.
error-version = Партия начата по другим правилам, продолжить её нельзя. Её файл по-прежнему можно сохранить.
error-bad-position = С этой позиции играть нельзя. { $field }: { $problem }
error-no-proof = Партия началась с заданной позиции, поэтому честность её кубиков подтвердить нельзя.
error-no-step = В партии нет шага { $step }, последний — { $last }.
error-nothing-to-try = На этом шаге партия уже окончена, пробовать больше нечего.
error-too-large = Слишком много за один раз.
error-too-many-requests = Слишком быстро. Подождите немного.
error-too-many-tables = У вас слишком много незаконченных столов. Сначала закончите или закройте один.
error-stopping = Сервер останавливается. Попробуйте чуть позже.
refused-option = Сейчас такой ответ невозможен.
refused-undo = Это нельзя отменить: открылось что-то новое или уже действовал другой игрок.
refused-request = Такой просьбы больше нет.
refused-seat = Это не ваше место.
refused-over = Партия окончена.
refused-not-lent = Место и так ваше.
refused-level = Такого бота здесь нет.
refused-busy = Стол занят. Попробуйте ещё раз.
