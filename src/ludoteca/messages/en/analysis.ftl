## Hints
advice-ask = Hint
advice-busy = Thinking…
advice-title = Best answers, as far as you can know
advice-how = The order is the search's own: half by winning, half by points; ± is twice the standard error.
advice-win = win
advice-points = lead
advice-points-solo = against the target
advice-points-only = points
advice-sure = { $sure } sure that this is the best
advice-doubt = { $sure } that it is this one
advice-which = { $answer } ({ $which })
advice-show = Light only: { $answer }
advice-close = Close the hint
advice-play = Play
advice-play-this = Play: { $answer }
advice-said = Hint: { $answer }, win chance { $win }
advice-said-only = Hint: { $answer }
advice-allow = Players may ask for hints
keys-hint = hint: the best answers
error-hints-off = Hints are off at this table.
error-no-question = It is not your turn to answer.

## Analysis
analysis = Analysis
analysis-of = { $game }: analysis
analysis-how = Every decision is judged by what you knew at that moment. Differences within the noise of the search count as nothing; ± is twice the standard error.
analysis-own-only = Only those who played can have their own game analysed.
analysis-back = Back to the table
analysis-running = Your game is being analysed. You may leave; it is kept with the game.
analysis-progress = { $done } of { $total } moments
analysis-failed = The analysis did not succeed.
analysis-again = Try again
analysis-figures = Figures
analysis-points-lost = Points lost
analysis-per-decision = { $count ->
    [one] { $points } each in { $count } decision
   *[other] { $points } each in { $count } decisions
}
analysis-accuracy = Accuracy
analysis-clean = nothing stands out
analysis-count-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
analysis-count-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
analysis-count-inaccuracy = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
analysis-mark-blunder = blunder
analysis-mark-mistake = mistake
analysis-mark-inaccuracy = inaccuracy
analysis-lead = Lead at the end
analysis-lead-solo = Against the target
analysis-score = Your points
analysis-adjusted = without luck { $points }
analysis-luck = Luck, in points
analysis-luck-error = ± { $error }; win chance { $win } ± { $spread }
analysis-luck-points = ± { $error }
analysis-luck-said = Luck: { $points } points, on a scale from −{ $reach } to +{ $reach }
analysis-curve = Win chance
analysis-curve-said = Win chance from { $first } at the beginning to { $last } at the end, lowest { $lowest }, highest { $highest }
analysis-curve-table = The same as a table
analysis-key-mistake = a big mistake
analysis-key-draw = after dice or cards
analysis-moment = Moment
analysis-win = Win chance
analysis-point-before = before your decision
analysis-point-after = after your decision
analysis-point-draw = after dice or cards
analysis-point-end = the end
analysis-mistakes = The biggest mistakes
analysis-none = Nothing was lost that stands out from the noise.
analysis-loss = { $points } points lost ± { $error }
analysis-win-loss = { $win } win chance lost, { $sure } sure
analysis-loss-sure = { $sure } sure
analysis-played = You played
analysis-better = Better
analysis-see = { $round } in the replay
analysis-decisions = Your decisions
analysis-everything = Show all { $count }, including those that lost nothing
analysis-round = Round
analysis-win-lost = Win chance lost
analysis-sure = Sure
analysis-mark = Mark
analysis-same = as good as any
analysis-overlap = Each decision is measured against the best answer at that moment. Losses overlap, so the sum can be more than the game was decided by.
analysis-lent = A bot held your seat when the game ended. Its answers are judged here as well as yours: who gave which is not kept.
analysis-set-up = Set-up
analysis-loss-short = { $points } points lost
analysis-win-short = { $win } win chance lost
analysis-nothing-better = Nothing better was found
analysis-you-played = You played: { $answer }.
analysis-was-better = Better: { $answer } ({ $points } points lost).
analysis-point-said = { $round }, win chance { $win }. { $what }
analysis-curve-slider = Move along the curve
analysis-see-this = See in the replay
