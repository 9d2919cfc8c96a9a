### The table: every sentence that belongs to no single game.

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
loading = One moment …
cancel = Cancel
confirm = Confirm
save = Save
saved = Saved.

## Lobby
lobby-title = What shall we play?
games = Games
seats-range = { $fewest ->
    [1] For 1 to { $most } players
   *[other] For { $fewest } to { $most } players
}
play-now = Play now
level-choose = How strong should the bots be?
invite = Invite
solo = Solo
my-games = My games
no-games = No games yet. “Play now” seats you against bots at once.
open-tables = Open tables
status-waiting = waiting for players
status-playing = in play
status-over = over
status-closed = closed
status-old = cannot go on: the rules have changed
position-mark = From a position
position-about = This table began with a written position, not with the start of a game. It is not rated, and its dice have no proof.
again-invited = invited to play again

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
lend-text = The bot answers for you until you take your seat back; you can do so at any time.
lend-level = Which bot?
lend-start = Let it play
reclaim = Take my seat back
end-game = End this game
end-game-of = End this game: { $game }
end-game-ask = End this game?
end-game-text = It closes without a result and leaves your list. This cannot be undone.
lent-now = A bot plays for you ({ $level }).

## Set-up
set-up = New table: { $game }
how-many = How many players?
who-sits = Who sits where?
place-me = Me
place-open = Open, by link
place-bot = Bot, { $level }
level-random = random
level-greedy = greedy
level-beginner = beginner
level-casual = casual
level-strong = strong
level-master = master
level-beginner-about = overlooks a lot; right for a first game.
level-casual-about = plays sensibly but misses things; a fair opponent.
level-strong-about = thinks ahead and makes few mistakes.
level-master-about = thinks longest, up to 3 seconds an answer; the hardest to beat.
level-told = { $level }: { $about }
more-settings = Clock and rule variants
clock = Clock
clock-none = no clock
clock-quick = 10 minutes, 10 s more a turn
clock-calm = 30 minutes, 30 s more a turn
clock-days = 3 days, one day more a turn
list-open = Show the table in the lobby
as-campaign = Play as a campaign: the chapters follow each other, with the same players
pack = What is printed
pack-own = the game’s own content
pack-named = Played with the pack { $name }
start = Start
make-table = Make the table
waiting-title = Waiting for players: { $game }
your-name = Your name
sit = Sit here
sit-too = Sit here too
get-up = Get up
add-bot = Add a bot
remove-bot = Remove
bot-level-of = Strength: { $player }
share-link = Anyone with this link can sit down or watch.
copy-link = Copy the link
copied = Copied
qr-code = QR code of the link
close-table = Close the table
start-needs-all = Every seat must be taken first.
host-starts = The host starts the game when every seat is taken.

## Campaigns
campaign-number = Campaign, part { $number }
campaign-standing = The campaign so far
campaign-over = The campaign is over
campaign-leads = In the lead: { $player }
campaign-won = Won the campaign: { $player }
campaign-goes-on = the campaign can go on
chapter = Chapter
won-chapter = won
next-chapter = Go on: { $chapter }
chapter-again = Try again: { $chapter }
to-next-chapter = To the next chapter

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
take-back = Take back
went-on = Went on for you: { $what }.
pauses-ask-me = Always ask
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
hints-off = No tips
hints-on = Show tips
cards = Goals
log = Game log
log-plain = { $who }: { $question } – { $answer }
page-failed = This game’s own board cannot be shown; here is the plain one.
nature = Chance
round-number = Round { $round }
sound-on = Sound on
sound-off = Sound off

## Score and end
score-so-far = Score so far
final-score = Final score
score-source = Points for
points-by-source = Points by source
score-target = Target to beat: { $points }
score-aim = Target so far: { $target }. Your points: { $points }.
score-aim-more = { $count ->
    [one] { $count } more point beats it.
   *[other] { $count } more points beat it.
}
score-aim-beaten = { $count ->
    [one] Beaten by { $count } point.
   *[other] Beaten by { $count } points.
}
score-aim-enough = That is enough.
total = Total
unknown = ?
player-won = { $player } wins!
decided-by = Equal points; what decided: { $reason }.
solo-won = You beat the target!
solo-lost = The target was not beaten.
solo-done = The game is over: { $points } points.
nobody-won = Nobody wins.
again = Play again
again-made = A new game with the same seats is being set up: everyone can sit down again.
again-join = Join the new game
replay = Replay
watch-replay = Watch the replay
fair-check = Check the dice
fair-title = Fair dice
fair-text = Before the game the server bound itself to a secret and showed its fingerprint; then each browser added a random part of its own. When the game is over the secret is shown, and every draw can be recomputed.
fair-promise = Fingerprint of the secret:
fair-parts = What each seat added
fair-no-part = nothing
fair-fault-nonce = Not fair: the part this browser added is missing.
fair-fault-told = Not fair: draw { $at } is not what the game went on with.
fair-ok = { $count ->
    [one] Fair: { $count } draw was recomputed and fits.
   *[other] Fair: all { $count } draws were recomputed and fit.
}
fair-fault-commitment = Not fair: the secret is not the one promised at the start.
fair-fault-counter = Not fair: draw { $at } is out of order.
fair-fault-number = Not fair: the number of draw { $at } is not what secret and nonces give.
fair-fault-option = Not fair: draw { $at } does not follow from its number.
fair-no-crypto = This browser offers no cryptography here; open the page by https or on the same machine.
try-from-here = Try it from here
try-about = Opens a table that begins at this moment. The game that was played stays as it is.
download-journal = Save file
download-transcript = Transcript

## Pass and play
hand-over = Now: { $player }
hand-over-text = Hand over the screen. Nothing is shown until the next player is ready.
hand-over-ready = I am { $player }, show my seat

## Replay
replay-of = Replay: { $game }
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
password-rule = A password has at least 8 characters.
name-rule = A name has at least 2 characters.
preferences = Preferences
theme = Theme
theme-name-system = as the system
theme-name-light = light
theme-name-dark = dark
confirm-when = Ask before an answer is sent
confirm-never = never
confirm-risky = when it ends the turn or rolls dice
confirm-always = always
pauses-when = Ask whether to go on
pauses-matters = when something is new or would be lost
pauses-always = always
pauses-never = never
sound = Sound when it is my turn
hints = Tips for the first game
notices = Notices
notices-text = For games over days: a notice when a table waits for you.
push-start = Notify me in this browser
push-stop = Stop the notices
push-refused = The browser does not allow notices.
webhook = Address to call (webhook)

## Keys
keys = Keys
keys-tab = to the next thing
keys-lit-arrows = from lit place to lit place
keys-lit = to what is lit
keys-enter = choose; place
keys-escape = one small step back
keys-undo = undo
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
error-no-campaign = This game has no campaign.
error-unknown-pack = There is no such pack here.
error-no-pack = This table is played with the game’s own content.
error-not-at-table = Only those who sit at the table can do this.
error-no-next-chapter = There is no next chapter to begin.
error-unknown-game = There is no such game here.
error-unknown-level = There is no such bot here.
error-bad-nonce = The random part sent for the dice is not valid.
error-bad-url = This is not an address that can be called.
error-wrong-password = Name and password do not match.
error-no-session = The page is out of date. Reload it.
error-origin = The request came from another site.
error-csrf = The page is out of date. Reload it.
error-not-host = Only the host of the table can do this.
error-not-your-seat = This is another player’s seat.
error-not-over = This opens when the game is over.
error-loopback-only = This is for the host of the server alone.
error-no-table = There is no such table. The link may be incomplete.
error-no-seat = The table has no such seat.
error-not-found = There is no such page.
to-lobby = To the lobby
error-method = The request was not understood.
error-seat-taken = Someone else has just sat down there.
error-started = The game has started already.
error-not-started = The game has not started yet.
error-seats-open = Every seat must be taken first.
error-name-taken = The name is taken. Choose another one.
error-has-account = You have an account already.
error-closed = The table is closed.
error-commitment = The promise for fair dice was used already. Try again.
error-version = This game was begun under other rules and cannot go on. Its save file can still be taken away.
error-bad-position = This position cannot be played. { $field }: { $problem }
error-no-proof = This table began with a position, so there is no proof of its dice.
error-no-step = The game has no step { $step }; the last one is { $last }.
error-nothing-to-try = The game is over at this step; there is nothing left to try.
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
