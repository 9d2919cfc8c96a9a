var e=`### Sagrada in words.

sagrada-color = { $color ->
    [r] red
    [g] green
    [b] blue
    [y] yellow
   *[p] purple
}
sagrada-die = { $color ->
    [r] red { $value }
    [g] green { $value }
    [b] blue { $value }
    [y] yellow { $value }
   *[p] purple { $value }
}
sagrada-cell = row { $row }, column { $column }
sagrada-pane-free = empty, takes any die
sagrada-pane-color = empty, takes { $color }
sagrada-pane-value = empty, takes value { $value }
sagrada-pane-legal = { $cell }: { $what }. Possible.
sagrada-window-of = { $who }: window { $window }
sagrada-window-choice = { $window }, { $count ->
    [one] { $count } favor token
   *[other] { $count } favor tokens
}
sagrada-pool = Draft pool
sagrada-in-hand = In hand: { $die }
sagrada-track = Round track
sagrada-round-slot = Round { $round }: { $count ->
    [0] no dice
    [one] { $count } die
   *[other] { $count } dice
}
sagrada-tools = Tools
sagrada-goals = Goals
sagrada-others = The other windows
sagrada-tool-cost = { $count ->
    [one] Costs { $count } favor token.
   *[other] Costs { $count } favor tokens.
}
sagrada-tool-spent = { $count ->
    [one] { $count } favor token lies on it
   *[other] { $count } favor tokens lie on it
}
sagrada-tool-solo = Paid with a { $color } die from the pool; used once.

## Questions
sagrada-ask-choose_window = Choose your window
sagrada-ask-act = { $turn ->
    [1] First turn: take a die, use a tool, or pass
   *[other] Second turn: take a die, use a tool, or pass
}
sagrada-ask-act-again = { $turn ->
    [1] First turn: use a tool, or end the turn
   *[other] Second turn: use a tool, or end the turn
}
sagrada-ask-place = Place { $die }
sagrada-ask-place_or_return = Flux Remover: place { $die } or put it in the pool
sagrada-ask-pay = { $tool }: pay with a die from the pool
sagrada-ask-take = { $tool }: choose a die from the pool
sagrada-ask-bump = Grozing Pliers: change { $die } by one
sagrada-ask-swap = Lens Cutter: swap { $die } for a die on the round track
sagrada-ask-choose_value = { $color ->
    [r] Flux Remover: choose the value of the red die
    [g] Flux Remover: choose the value of the green die
    [b] Flux Remover: choose the value of the blue die
    [y] Flux Remover: choose the value of the yellow die
   *[p] Flux Remover: choose the value of the purple die
}
sagrada-ask-move_from = { $tool }: choose a die of your window
sagrada-ask-move_second = { $tool }: choose another die of your window
sagrada-ask-move_to = { $tool }: choose the new space for the die of { $cell }
sagrada-ask-lift_second = { $tool }: choose the second die to lift
sagrada-ask-drop = Choose the space for the die lifted from { $cell }
sagrada-ask-remove = Your window breaks a rule: remove a die
sagrada-option-draft = Take { $die }
sagrada-option-use = Use { $tool }
sagrada-option-pass = Pass
sagrada-option-end = End turn
sagrada-option-pool = Into the pool
sagrada-option-no-second = No second move
sagrada-option-up = One more
sagrada-option-down = One less

## Log
sagrada-log-roll = { $count ->
    [one] { $count } die is rolled.
   *[other] { $count } dice are rolled.
}
sagrada-log-reroll_pool = { $count ->
    [one] { $count } die of the pool is rolled again.
   *[other] { $count } dice of the pool are rolled again.
}
sagrada-log-deal_tool = Tools: { $cards }.
sagrada-log-deal_public = Public objectives: { $cards }.
sagrada-log-deal_private = Your private objective: { $cards }.
sagrada-log-choose_window = { $who } chooses { $window }.
sagrada-log-reveal_windows = All windows are revealed.
sagrada-log-choose_first = { $who } starts.
sagrada-log-draft = { $who } takes { $die }.
sagrada-log-pass = { $who } passes.
sagrada-log-use = { $who } uses { $tool }.
sagrada-log-place = { $who } places { $die } in { $cell }.
sagrada-log-return = { $who } puts { $die } in the pool.
sagrada-log-pay = { $who } pays { $die } for { $tool }.
sagrada-log-take = { $who } takes { $die } for { $tool }.
sagrada-log-turned = { $who } makes it { $die }.
sagrada-log-swap = { $who } swaps { $given } for { $taken } from the round track.
sagrada-log-reroll = The die is rolled again: { $die }.
sagrada-log-draw = { $color ->
    [r] A red die comes out of the bag.
    [g] A green die comes out of the bag.
    [b] A blue die comes out of the bag.
    [y] A yellow die comes out of the bag.
   *[p] A purple die comes out of the bag.
}
sagrada-log-move = { $who } moves the die of { $from } to { $to }.
sagrada-log-remove = { $who } removes the die of { $cell }.

## Why not
sagrada-why-taken = There is a die in this space already.
sagrada-why-border = The first die goes to the border of the window.
sagrada-why-touch = The space must touch a die, at an edge or a corner.
sagrada-why-isolated = With this tool the space must touch no other die.
sagrada-why-printed-color = The space takes another colour.
sagrada-why-printed-value = The space takes another value.
sagrada-why-color-beside = Beside it, in { $cell }, lies a die of the same colour: { $die }.
sagrada-why-value-beside = Beside it, in { $cell }, lies a die of the same value: { $die }.
sagrada-why-drafted = You have taken a die this turn already.
sagrada-why-not-in-pool = This die is not in the pool.
sagrada-why-fits-nowhere = This die fits nowhere in your window.
sagrada-why-no-such-tool = This tool is not in the game.
sagrada-why-tool-used = One tool a turn: you have used one already.
sagrada-why-favor = The tool costs { $cost ->
    [one] { $cost } favor token
   *[other] { $cost } favor tokens
}; you have { $have }.
sagrada-why-wrong-moment = The tool does not work at this point of the turn.
sagrada-why-cannot-finish = The tool would have no effect now.

## Hints
sagrada-hint-window = Each window asks for colours and values in some panes. More beads on the sill: harder window, more favor for tools.
sagrada-hint-draft = Take a die from the pool: the panes where it fits light up. The first die goes to the border.
sagrada-hint-first = Place the first die at the border. Pick a pane that glows.
sagrada-hint-place = A new die touches another one, at an edge or a corner. Dice side by side differ in colour and value.
sagrada-hint-second = Again: choose a die, then a glowing pane. Press a dark pane to hear which rule forbids it.
sagrada-hint-tool = A tool bends a rule for favor: one token for its first user, two afterwards. You may also end the turn.
sagrada-hint-wait = Each round everyone has two turns: out along the table and back again. What is left goes to the round track.

## Score
sagrada-score-private = Private objective
sagrada-score-favor = Favor left
sagrada-score-empty = Empty spaces

## Settings
sagrada-setting-solo_tools = Tools in the solo game (1 hardest, 5 easiest)
sagrada-setting-straightedge = Cork-backed Straightedge
sagrada-setting-straightedge-isolated = the space touches no die
sagrada-setting-straightedge-loose = the space need not touch a die
sagrada-setting-running_pliers = Running Pliers
sagrada-setting-running_pliers-after_draft = after the draft
sagrada-setting-running_pliers-any_time = before the draft too
sagrada-setting-two_moves = Two moves (Lathekin, Tap Wheel)
sagrada-setting-two_moves-in_turn = one after the other
sagrada-setting-two_moves-together = both lifted first
sagrada-setting-lone_die = The only die of a window
sagrada-setting-lone_die-moves = may be moved
sagrada-setting-lone_die-stays = stays
sagrada-setting-flux_brush = Flux Brush, roll fits nowhere
sagrada-setting-flux_brush-spent = the draft is spent
sagrada-setting-flux_brush-draft_again = draft again
sagrada-setting-flux_remover = Flux Remover, die fits
sagrada-setting-flux_remover-may_place = may go to the pool
sagrada-setting-flux_remover-must_place = must be placed

## Tools
sagrada-tool-grozing_pliers = Grozing Pliers
sagrada-tool-text-grozing_pliers = Change the die you take by one, up or down.
sagrada-tool-eglomise_brush = Eglomise Brush
sagrada-tool-text-eglomise_brush = Move a die; the printed colour does not matter.
sagrada-tool-copper_foil_burnisher = Copper Foil Burnisher
sagrada-tool-text-copper_foil_burnisher = Move a die; the printed value does not matter.
sagrada-tool-lathekin = Lathekin
sagrada-tool-text-lathekin = Move exactly two dice, by all rules.
sagrada-tool-lens_cutter = Lens Cutter
sagrada-tool-text-lens_cutter = Swap the die you take for one on the round track.
sagrada-tool-flux_brush = Flux Brush
sagrada-tool-text-flux_brush = Roll the die you take again.
sagrada-tool-glazing_hammer = Glazing Hammer
sagrada-tool-text-glazing_hammer = Second turn, before taking a die: roll the whole pool again.
sagrada-tool-running_pliers = Running Pliers
sagrada-tool-text-running_pliers = First turn, after taking a die: take a second one now, skip the second turn.
sagrada-tool-cork_backed_straightedge = Cork-backed Straightedge
sagrada-tool-text-cork_backed_straightedge = Place the die you take away from all others.
sagrada-tool-grinding_stone = Grinding Stone
sagrada-tool-text-grinding_stone = Turn the die you take to its opposite face.
sagrada-tool-flux_remover = Flux Remover
sagrada-tool-text-flux_remover = Swap the die you take for one from the bag and choose its value.
sagrada-tool-tap_wheel = Tap Wheel
sagrada-tool-text-tap_wheel = Move one or two dice of a colour that lies on the round track.

## Goals
sagrada-private-text = the values of your { $color } dice
sagrada-goal-row_color_variety = Row Color Variety
sagrada-goal-text-row_color_variety = each full row without a repeated colour
sagrada-goal-column_color_variety = Column Color Variety
sagrada-goal-text-column_color_variety = each full column without a repeated colour
sagrada-goal-row_shade_variety = Row Shade Variety
sagrada-goal-text-row_shade_variety = each full row without a repeated value
sagrada-goal-column_shade_variety = Column Shade Variety
sagrada-goal-text-column_shade_variety = each full column without a repeated value
sagrada-goal-light_shades = Light Shades
sagrada-goal-text-light_shades = each pair of a 1 and a 2
sagrada-goal-medium_shades = Medium Shades
sagrada-goal-text-medium_shades = each pair of a 3 and a 4
sagrada-goal-deep_shades = Deep Shades
sagrada-goal-text-deep_shades = each pair of a 5 and a 6
sagrada-goal-shade_variety = Shade Variety
sagrada-goal-text-shade_variety = each set of all six values
sagrada-goal-color_diagonals = Color Diagonals
sagrada-goal-text-color_diagonals = each die with a diagonal neighbour of its colour
sagrada-goal-color_variety = Color Variety
sagrada-goal-text-color_variety = each set of all five colours
sagrada-private-shades_of_red = Shades of Red
sagrada-private-shades_of_yellow = Shades of Yellow
sagrada-private-shades_of_green = Shades of Green
sagrada-private-shades_of_blue = Shades of Blue
sagrada-private-shades_of_purple = Shades of Purple

## Windows
sagrada-window-aurorae_magnificus = Aurorae Magnificus
sagrada-window-aurora_sagradis = Aurora Sagradis
sagrada-window-batllo = Batllo
sagrada-window-bellesguard = Bellesguard
sagrada-window-chromatic_splendor = Chromatic Splendor
sagrada-window-comitas = Comitas
sagrada-window-firelight = Firelight
sagrada-window-firmitas = Firmitas
sagrada-window-fractal_drops = Fractal Drops
sagrada-window-fulgor_del_cielo = Fulgor del Cielo
sagrada-window-gravitas = Gravitas
sagrada-window-industria = Industria
sagrada-window-kaleidoscopic_dream = Kaleidoscopic Dream
sagrada-window-lux_astram = Lux Astram
sagrada-window-lux_mundi = Lux Mundi
sagrada-window-luz_celestial = Luz Celestial
sagrada-window-ripples_of_light = Ripples of Light
sagrada-window-shadow_thief = Shadow Thief
sagrada-window-sun_catcher = Sun Catcher
sagrada-window-suns_glory = Sun's Glory
sagrada-window-symphony_of_light = Symphony of Light
sagrada-window-via_lux = Via Lux
sagrada-window-virtus = Virtus
sagrada-window-water_of_life = Water of Life
`;var a=`### The table: every sentence that belongs to no single game.

app-name = Ludoteca
unofficial = An unofficial project by people who love these games. Art and words are our own; the games belong to their authors and publishers.
skip = Skip to the page
menu = Menu
rules = Rules
account = Account
language = Language
theme-light = Light theme
theme-dark = Dark theme
close = Close
loading = One moment \u2026
cancel = Cancel
confirm = Confirm
save = Save
saved = Saved.

## Lobby
lobby-title = What shall we play?
games = Games
game-sagrada = Sagrada
game-sagrada-about = Draft dice and set them like glass into a window of your own.
game-oh_my_goods = Oh My Goods!
game-oh_my_goods-about = Run a street of workshops and guess what the market will bring.
game-la_granja = La Granja
game-la_granja-about = Build up a small farm and deliver to the village in time.
seats-range = { $fewest ->
    [1] For 1 to { $most } players
   *[other] For { $fewest } to { $most } players
}
play-now = Play now
invite = Invite
solo = Solo
my-games = My games
no-games = No games yet. \u201CPlay now\u201D seats you against bots at once.
open-tables = Open tables
status-waiting = waiting for players
status-playing = in play
status-over = over
status-closed = closed

## Seats
seats = Seats
seat-number = Seat { $number }
seat-open = open seat
guest-name = Guest { $number }
bot-name = Bot { $number }
away = away
thinking = thinking
watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
favor = { $count ->
    [one] { $count } favor token
   *[other] { $count } favor tokens
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
clock-left = { $minutes } min { $seconds } s left
lend = Let a bot play for me
reclaim = Take my seat back

## Set-up
set-up = { $game }: new table
how-many = How many players?
who-sits = Who sits where?
place-me = Me
place-open = Open, by link
place-bot = Bot, { $level }
level-random = random
level-greedy = fair
more-settings = Clock and rule variants
clock = Clock
clock-none = no clock
clock-quick = 10 minutes, 10 s more a turn
clock-calm = 30 minutes, 30 s more a turn
clock-days = 3 days, one day more a turn
list-open = Show the table in the lobby
start = Start
make-table = Make the table
waiting-title = { $game }: waiting for players
your-name = Your name
sit = Sit here
sit-too = Sit here too
get-up = Get up
add-bot = Add a bot
share-link = Anyone with this link can sit down or watch.
copy-link = Copy the link
copied = Copied
qr-code = QR code of the link
close-table = Close the table
start-needs-all = Every seat must be taken first.
host-starts = The host starts the game when every seat is taken.

## The question
board = Board
question = Your question
your-turn = Your turn
waiting-for = Waiting for { $player }
waiting-others = Waiting for the others
game-over = The game is over
not-now = This cannot be chosen now.
confirm-ask = { $answer }: are you sure?
undo = Undo
reset-turn = Reset turn
ask-back = Ask to take back
take-back-asked = { $player } asks to take back the last move.
take-back-agreed = Everyone agreed: the move is taken back.
take-back-refused = The take-back was refused.
take-back-dropped = The request to take back has lapsed.
agree = Agree
refuse = Refuse
connection-lost = The connection is lost. Trying again; nothing you have done is lost.
rule-open = Rule { $rule }
rule-title = Rule { $rule }
rule-missing = The text of this rule is not at hand.
rules-all = All rules
hints-off = No hints
hints-on = Show hints
cards = Goals
log = Game log
log-plain = { $who }: { $question } \u2013 { $answer }
nature = Chance
round-number = Round { $round }
sound-on = Sound on
sound-off = Sound off

## Score and end
score-so-far = Score so far
score-source = Points for
score-target = Target to beat: { $points }
total = Total
unknown = ?
player-won = { $player } wins!
solo-won = You beat the target!
solo-lost = The target was not beaten.
nobody-won = Nobody wins.
replay = Replay
fair-check = Check the dice
fair-ok = { $count ->
    [one] Fair: { $count } draw was recomputed and fits.
   *[other] Fair: all { $count } draws were recomputed and fit.
}
fair-fault-commitment = Not fair: the secret is not the one promised at the start.
fair-fault-counter = Not fair: draw { $at } is out of order.
fair-fault-number = Not fair: the number of draw { $at } is not what secret and nonces give.
fair-fault-option = Not fair: draw { $at } does not follow from its number.
fair-no-crypto = This browser offers no cryptography here; open the page by https or on the same machine.
download-journal = Save file
download-transcript = Transcript

## Pass and play
hand-over = Now: { $player }
hand-over-text = Hand over the screen. Nothing is shown until the next player is ready.
hand-over-ready = I am { $player }, show my seat

## Replay
replay-of = { $game }: replay
view-from = View from
spectator = spectator
step-first = To the beginning
step-back = One step back
step-play = Play on
step-pause = Pause
step-next = One step on
step-last = To the end
step-number = Step { $step } of { $last }

## Account
you-are-guest = You are a guest
guest-text = You can play without an account. With one, your seats and games follow you to other devices.
signed-in = Signed in as { $name }
signed-out = Signed out.
sign-in = Sign in
sign-out = Sign out
make-account = Make an account
account-made = The account is made; your seats came along.
welcome-back = Welcome back.
keep-name = Only keep the name
name = Name
password = Password
preferences = Preferences
theme = Theme
theme-name-system = as the system
theme-name-light = light
theme-name-dark = dark
confirm-when = Ask before an answer is sent
confirm-never = never
confirm-risky = when it ends the turn or rolls dice
confirm-always = always
sound = Sound when it is my turn
hints = Hints for the first game
notices = Notices
notices-text = For games over days: a notice when a table waits for you.
push-start = Notify me in this browser
push-stop = Stop the notices
push-refused = The browser does not allow notices.
webhook = Address to call (webhook)

## Keys
keys = Keys
keys-tab = to the next thing
keys-arrows = from pane to pane
keys-enter = choose; place
keys-escape = one small step back
keys-undo = undo
keys-window = to my window
keys-pool = to the pool
keys-question = to the answers
keys-log = to the log
keys-score = score so far
keys-help = these keys

## What went wrong
error-unknown = Something went wrong. Try again.
error-fault = The server made a mistake. Nothing was lost; try again.
error-offline = The server cannot be reached. Check the connection and try again.
error-bad-request = The request was not understood.
error-bad-options = These settings do not go together.
error-unknown-game = There is no such game here.
error-unknown-level = There is no such bot here.
error-bad-nonce = The random part sent for the dice is not valid.
error-bad-url = This is not an address that can be called.
error-wrong-password = Name and password do not match.
error-no-session = The page is out of date. Reload it.
error-origin = The request came from another site.
error-csrf = The page is out of date. Reload it.
error-not-host = Only the host of the table can do this.
error-not-your-seat = This is another player\u2019s seat.
error-not-over = This opens when the game is over.
error-loopback-only = This is for the host of the server alone.
error-no-table = There is no such table. The link may be incomplete.
error-no-seat = The table has no such seat.
error-not-found = There is no such page.
error-method = The request was not understood.
error-seat-taken = Someone else has just sat down there.
error-started = The game has started already.
error-not-started = The game has not started yet.
error-seats-open = Every seat must be taken first.
error-name-taken = The name is taken. Choose another one.
error-has-account = You have an account already.
error-closed = The table is closed.
error-too-large = That was too much at once.
error-too-many-requests = That was too fast. Wait a moment.
error-too-many-tables = You host too many unfinished tables. Finish or close one first.
error-stopping = The server is stopping. Try again in a moment.
refused-option = This answer is not possible now.
refused-undo = This cannot be undone: something new was seen or another player has acted.
refused-request = There is no such request any more.
refused-seat = This is not your seat.
refused-over = The game is over.
refused-not-lent = The seat is yours already.
refused-level = There is no such bot here.
refused-busy = The table is busy. Try again.
`;var d=[a,e];export{d as default};
