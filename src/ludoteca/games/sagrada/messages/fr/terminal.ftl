### Sagrada : ce que seul le terminal dit.

sagrada-line-pool = réserve
sagrada-line-track = piste
sagrada-line-goal = objectif
sagrada-line-tool = outil
sagrada-line-goals = objectifs
sagrada-line-yours = vôtre
sagrada-line-tools = outils
sagrada-picture-round = manche { $round } sur 10
sagrada-picture-starts = la place { $seat } commence
sagrada-picture-empty = vide
sagrada-picture-no-window = pas encore de vitrail
sagrada-picture-no-tools = aucun
sagrada-picture-favor = faveur { $count }
sagrada-picture-difficulty = difficulté { $count }
sagrada-picture-other = { $window }, faveur { $favor }, dés : { $dice } sur 20
sagrada-picture-goal = { $goal } : { $points } { $what }
sagrada-picture-private = { $color ->
    [red] les valeurs des dés rouges
    [green] les valeurs des dés verts
    [blue] les valeurs des dés bleus
    [yellow] les valeurs des dés jaunes
   *[purple] les valeurs des dés violets
}
sagrada-picture-color = { $color ->
    [red] rouge
    [green] vert
    [blue] bleu
    [yellow] jaune
   *[purple] violet
}
sagrada-picture-price = { $count ->
    [one] { $count } faveur
    [many] { $count } de faveurs
   *[other] { $count } faveurs
}
sagrada-picture-price-die = { $color ->
    [red] un dé rouge
    [green] un dé vert
    [blue] un dé bleu
    [yellow] un dé jaune
   *[purple] un dé violet
}

## Lignes du score
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

## Le journal
sagrada-log-roll-terminal = Dés lancés : { $dice }.
sagrada-log-reroll_pool-terminal = Réserve relancée : { $dice }.
