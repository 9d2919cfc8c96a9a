### Sagrada: what only the terminal says.

sagrada-line-pool = pool
sagrada-line-track = track
sagrada-line-goal = goal
sagrada-line-tool = tool
sagrada-line-goals = goals
sagrada-line-yours = yours
sagrada-line-tools = tools
sagrada-picture-round = round { $round } of 10
sagrada-picture-starts = seat { $seat } starts
sagrada-picture-empty = empty
sagrada-picture-no-window = no window yet
sagrada-picture-no-tools = none
sagrada-picture-favor = favor { $count }
sagrada-picture-difficulty = difficulty { $count }
sagrada-picture-other = { $window }, favor { $favor }, dice: { $dice } of 20
sagrada-picture-goal = { $goal }: { $points } for { $what }
sagrada-picture-private = { $color ->
    [red] the values of the red dice
    [green] the values of the green dice
    [blue] the values of the blue dice
    [yellow] the values of the yellow dice
   *[purple] the values of the purple dice
}
sagrada-picture-color = { $color ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
   *[purple] purple
}
sagrada-picture-price = { $count } favor
sagrada-picture-price-die = { $color ->
    [red] a red die
    [green] a green die
    [blue] a blue die
    [yellow] a yellow die
   *[purple] a purple die
}

## Lines of the score
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

## The log
sagrada-log-roll-terminal = Rolled: { $dice }.
sagrada-log-reroll_pool-terminal = The pool is rolled again: { $dice }.
