### What only the terminal says, in any game. Words in 'quotes' are typed as they stand, in every language.

number = { $number }
terminal-titled = { $head }: { $text }

## Seats, counted from 0 as the commands count them
terminal-seat = seat { $seat }
terminal-you = you
terminal-person = person
terminal-sits = seat { $seat } { $name }

## The beginning and the end of a game
terminal-title = { $game }: { $seats } — unofficial. Type 'help' for the commands.
terminal-seed = seed { $seed }
terminal-read-before = Read before you begin what this is made of: type 'chapter'.
terminal-left = The game was left unfinished.
terminal-go-on-with = Go on with: { $command }
terminal-name-a-file = To look at your decisions again, name a file to save the game in; Enter leaves it.
terminal-look-again = Look at it again: { $command }
terminal-seats-won = { $seats } win together!
terminal-shared-win = Shared win: { $seats }!

## At the keyboard
terminal-only-answer = { $question } – only possible: { $answer }.
terminal-undo-takes-back = 'undo' takes it back.
terminal-pass-keyboard = Pass the keyboard to seat { $seat }, then press Enter:
terminal-pauses-now = pauses: { $when }
terminal-pauses-say = pauses '{ $word }': say 'matters', 'always' or 'never'
terminal-did-you-mean = '{ $word }' is no answer to this question; did you mean { $near }?
terminal-no-answer = '{ $word }' is no answer to this question; type a number of the list, a word of it, or 'help'
terminal-not-legal-here = { $word } is not legal here [{ $rule }]; the list above has what is
terminal-not-legal = { $word } is not legal: { $reasons }
terminal-no-seat = seat { $seat }: seats run from 0 to { $last }
terminal-say-where = say where: 'save' and the name of a file
terminal-saved = saved; go on later with: { $command }
terminal-nothing-to-read = { $game } has nothing to read before play in this set-up
terminal-more = more: 'board', 'seat', 'cards'
terminal-hidden = hidden

## The commands
terminal-help-answer = an answer
terminal-help-file = FILE
terminal-help-when = WHEN
terminal-help-answer-about = its word (r4, b3, pass) or its number in the list
terminal-help-undo-about = take back your last answer, until something new was seen
terminal-help-pauses-about = ask whether to go on: 'always', 'never', or when it 'matters'
terminal-help-hint-about = the best answers, with win chance and lead as far as you can know
terminal-help-save-about = save the match; go on later with: ludoteca play --resume { terminal-help-file }
terminal-help-score-about = the score so far, with its breakdown
terminal-help-board-about = the whole table
terminal-help-seat-about = what lies before a seat
terminal-help-cards-about = every card in sight, with all that is printed on it
terminal-help-chapter-about = what is read before play: set-up, events and end cards of a chapter
terminal-help-log-about = what has happened so far
terminal-help-quit-about = leave; an unsaved match is lost

## Replay and show
terminal-nothing-answered = Nothing has been answered yet.
terminal-next = next: { $what }
terminal-step = Enter goes on, q ends:
terminal-to-act = seat { $seat } is to act; --seat { $seat } shows its question, --all everything that is hidden

## Hints and analysis
terminal-moments = moments
terminal-hint-answer = answer
terminal-hint-win = win chance
terminal-hint-lead = lead
terminal-hint-points = points
terminal-hint-sure = sure
terminal-analysis-of = { $game }, seat { $seat }: judged by what the seat knew at each moment
terminal-analysis-lost = { $count ->
    [one] { $points } points lost in { $count } decision that could go several ways, accuracy { $accuracy } %
   *[other] { $points } points lost in { $count } decisions that could go several ways ({ $each } each), accuracy { $accuracy } %
}
terminal-analysis-clean = no inaccuracy that the search is sure of
terminal-luck-gave = luck: dice and cards gave { $points } points against their mean (± { $error })
terminal-luck-took = luck: dice and cards took { $points } points against their mean (± { $error })
terminal-luck-win = { $luck }, { $win } % win chance (± { $spread })
terminal-result = result: { $points } points; without luck { $adjusted }
terminal-result-seats = result: { $points } points against the best other seat; without luck { $adjusted }
terminal-result-target = result: { $points } points against the target; without luck { $adjusted }
terminal-chart = win chance, from the first moment to the last
terminal-mistake = { $where }, { $question } – { $played }: { $points } points lost (± { $error })
terminal-mistake-win = { $mistake } and { $win } % win chance
terminal-better = { $mistake }; better: { $better } ({ $sure } sure)
terminal-round = round { $round }
terminal-set-up = set-up
terminal-all-lost = All that was lost
terminal-column-step = step
terminal-column-round = round
terminal-column-played = played
terminal-column-better = better
terminal-column-points = points
terminal-column-win = win
terminal-column-sure = sure
terminal-column-mark = mark
terminal-smaller-ones = { $count ->
    [one] and { $count } smaller one; --json lists them all
   *[other] and { $count } smaller ones; --json lists them all
}

## Games and campaigns
terminal-game = { $game } (unofficial), { $fewest } to { $most } seats, rules version { $version }, policies: { $policies }
terminal-game-search = with search, everywhere but in simulate: { $players }
terminal-default = default
terminal-campaign-over = The campaign is over. First: { $seats }.
terminal-campaign-goes-on = The campaign goes on: { $chapter }.
terminal-pack-sound = sound; its name in saves is { $name }
