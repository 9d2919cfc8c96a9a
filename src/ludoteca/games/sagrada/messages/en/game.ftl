## Title, what the game is about, and its rules in a few sentences
game-sagrada = Sagrada
game-sagrada-about = Draft dice and set them like glass into a window of your own.
rules-sagrada-goal = Fill a stained-glass window of twenty spaces with dice, over ten rounds. Public objectives score for everyone, your private objective only for you.
rules-sagrada-setup = Everyone gets a private objective and chooses one of four windows in secret. The harder the window, the more favor tokens it brings. Three tools and three public objectives lie open.
rules-sagrada-round = Each round two dice per player and one more are rolled. Turns go once around the table and then back, so that everyone has two. What is left goes on the round track.
rules-sagrada-turn = In your turn you may place one die from the pool and use one tool, in either order, or pass. The first use of a tool costs 1 favor, every later one 2.
rules-sagrada-more = The first die goes at the border; every other die touches one already there, by a side or a corner. A printed colour or value must be met, and dice that share a side differ in colour and in value.
rules-sagrada-end = After ten rounds: public objectives, the values of your dice in your private colour, 1 for each favor left, less 1 for each empty space. The highest total wins.
rules-sagrada-ties = Equal totals: more points for the private objective win, then more favor left, then the later first turn in round 10.
rules-sagrada-solo = Alone: two public objectives, two open private ones of which the better counts, one to five tools, no favor. Four dice are rolled each round. A tool is paid with a die of its colour from the pool and used once. Each empty space costs 3. You win if you have more points than all values on the round track together.

### Sagrada in words.

sagrada-color-red = red
sagrada-color-green = green
sagrada-color-blue = blue
sagrada-color-yellow = yellow
sagrada-color-purple = purple
sagrada-die = { $color } { $value }
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
sagrada-window-choice-solo = { $window }, difficulty { $count }
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
sagrada-ask-act-tooled = { $turn ->
    [1] First turn: take a die, or end the turn
   *[other] Second turn: take a die, or end the turn
}
sagrada-ask-place = Place { $die }
sagrada-ask-place_or_return = Flux Remover: place { $die } or put it in the pool
sagrada-ask-pay = { $tool }: which die pays?
sagrada-ask-take = { $tool }: which die?
sagrada-ask-roll-pool = { $tool }: roll the whole pool again?
sagrada-ask-where = Where does { $die } go?
sagrada-ask-bump = Grozing Pliers: change { $die } by one
sagrada-ask-swap = Lens Cutter: swap { $die } for a die on the round track
sagrada-ask-choose_value = { $color_word ->
    [red] Flux Remover: choose the value of the red die
    [green] Flux Remover: choose the value of the green die
    [blue] Flux Remover: choose the value of the blue die
    [yellow] Flux Remover: choose the value of the yellow die
   *[purple] Flux Remover: choose the value of the purple die
}
sagrada-ask-move_from = { $tool }: which die of your window?
sagrada-ask-move_second = { $tool }: which other die of your window?
sagrada-ask-move_to = { $tool }: choose the new space for the die of { $cell }
sagrada-ask-lift_second = { $tool }: choose the second die to lift
sagrada-ask-drop = Choose the space for the die lifted from { $cell }
sagrada-ask-remove = Your window breaks a rule: remove a die
sagrada-draft = Take { $die }
sagrada-use = Use { $tool }
sagrada-action-pass = Pass
sagrada-action-end = End turn
sagrada-cell-pool = Into the pool
sagrada-cell-done = No second move
sagrada-bump-up = One more
sagrada-bump-down = One less
sagrada-bumped-up = One more: { $die }
sagrada-bumped-down = One less: { $die }
sagrada-fate-turned = { $die }: becomes { $faces }
sagrada-fate-rolled = { $die }: is rolled again
sagrada-fate-drawn = { $die }: goes into the bag, another die is drawn
sagrada-fate-swapped = { $die }: is swapped for a die on the round track

## Log
sagrada-log-roll = { $dice_count ->
    [one] { $dice_count } die is rolled.
   *[other] { $dice_count } dice are rolled.
}
sagrada-log-reroll_pool = { $dice_count ->
    [one] { $dice_count } die of the pool is rolled again.
   *[other] { $dice_count } dice of the pool are rolled again.
}
sagrada-log-deal_tool = Tools: { $cards }.
sagrada-log-deal_public = Public objectives: { $cards }.
sagrada-log-deal_private = Your private objective: { $cards }.
sagrada-log-deal_private-solo = Your private objectives, the better one counts: { $cards }.
sagrada-log-choose_window = { $who } chooses { $window }.
sagrada-log-reveal_windows = All windows are revealed.
sagrada-log-choose_first = { $player } starts.
sagrada-log-pass = { $who } passes.
sagrada-log-use = { $who } uses { $tool }.
sagrada-log-place = { $who } places { $die } in { $cell }.
sagrada-log-return = { $who } puts { $die } in the pool.
sagrada-log-pay = { $who } pays { $die } for { $tool }.
sagrada-log-take = { $who } takes { $die } for { $tool }.
sagrada-log-turned = { $who } makes it { $die }.
sagrada-log-swap = { $who } swaps { $given } for { $taken } from the round track.
sagrada-log-reroll = The die is rolled again: { $die }.
sagrada-log-draw = { $color_word ->
    [red] A red die comes out of the bag.
    [green] A green die comes out of the bag.
    [blue] A blue die comes out of the bag.
    [yellow] A yellow die comes out of the bag.
   *[purple] A purple die comes out of the bag.
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
sagrada-why-fits-nowhere-then = After this tool the die would fit nowhere in your window.
sagrada-why-payment = This tool is paid with a { $color } die.
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
sagrada-hint-window-solo = Each window asks for colours and values in some panes. More beads on the sill: harder window. Alone they buy nothing.
sagrada-hint-draft = Take a die from the pool: the panes where it fits light up. The first die goes to the border.
sagrada-hint-first = Place the first die at the border. Pick a pane that glows.
sagrada-hint-place = A new die touches another one, at an edge or a corner. Dice side by side differ in colour and value.
sagrada-hint-second = Again: choose a die, then a glowing pane. Press a dark pane to hear which rule forbids it.
sagrada-hint-tool = A tool bends a rule for favor: one token for its first user, two afterwards. You may also end the turn.
sagrada-hint-tool-solo = A tool bends a rule once: it is paid with a die of its colour from the pool. You may also end the turn.
sagrada-hint-wait = Each round everyone has two turns: out along the table and back again. What is left goes to the round track.

## Score
sagrada-score-private = Private objective
sagrada-score-favor = Favor left
sagrada-score-empty = Empty spaces
sagrada-tie-private = more points for the private objective
sagrada-tie-favor = more favor left
sagrada-tie-later = the later first turn in round 10

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
sagrada-tip-favor = Favor pays for tools: 1 for the first use of a tool, 2 for every later one. What is left is worth a point each.
sagrada-tip-private = Only you know this objective. It scores the values of your dice of its colour.
sagrada-tip-goal = { $count ->
    [one] Counts for everyone, { $count } point each time it is met.
   *[other] Counts for everyone, { $count } points each time it is met.
}
sagrada-tip-round = The round being played: everyone has two turns, out along the table and back.
sagrada-tip-track = What is left in the pool after a round lies here.
sagrada-tip-die = Whoever takes a die places it.
sagrada-tip-pool = Each round two dice per player and one more are drawn and rolled.
sagrada-tip-pool-solo = Each round four dice are drawn and rolled.
sagrada-tip-private-solo = Alone you have two private objectives, both face up. The better one counts: the values of your dice of its colour.
sagrada-tip-track-solo = What is left in the pool after a round lies here. All its values together are the target you must beat.

## Keys
sagrada-keys-arrows = from pane to pane
sagrada-keys-window = to my window
sagrada-keys-pool = to the pool
