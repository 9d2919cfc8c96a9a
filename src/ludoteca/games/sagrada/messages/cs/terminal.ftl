### Sagrada: co říká jen terminál.

sagrada-line-pool = nabídka
sagrada-line-track = počítadlo
sagrada-line-goal = úkol
sagrada-line-tool = nástroj
sagrada-line-goals = úkoly
sagrada-line-yours = váš
sagrada-line-tools = nástr.
sagrada-picture-round = kolo { $round } z 10
sagrada-picture-starts = začíná místo { $seat }
sagrada-picture-empty = prázdné
sagrada-picture-no-window = zatím bez okna
sagrada-picture-no-tools = žádné
sagrada-picture-favor = přízeň { $count }
sagrada-picture-difficulty = obtížnost { $count }
sagrada-picture-other = { $window }, přízeň { $favor }, kostky: { $dice } z 20
sagrada-picture-goal = { $goal }: { $points } { $what }
sagrada-picture-private = { $color ->
    [red] hodnoty červených kostek
    [green] hodnoty zelených kostek
    [blue] hodnoty modrých kostek
    [yellow] hodnoty žlutých kostek
   *[purple] hodnoty fialových kostek
}
sagrada-picture-color = { $color ->
    [red] červená
    [green] zelená
    [blue] modrá
    [yellow] žlutá
   *[purple] fialová
}
sagrada-picture-price = přízeň { $count }
sagrada-picture-price-die = { $color ->
    [red] červená kostka
    [green] zelená kostka
    [blue] modrá kostka
    [yellow] žlutá kostka
   *[purple] fialová kostka
}

## Řádky skóre
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

## Záznam
sagrada-log-roll-terminal = Hozeno: { $dice }.
sagrada-log-reroll_pool-terminal = Nabídka hozena znovu: { $dice }.
