## Title, what the game is about, and its rules in a few sentences
game-sagrada = Sagrada
game-sagrada-about = Prenez des dés et sertissez-les comme du verre dans votre propre vitrail.
rules-sagrada-goal = En dix manches, remplissez de dés un vitrail de vingt cases. Les objectifs communs comptent pour tous, votre objectif personnel pour vous seul.
rules-sagrada-setup = Chacun reçoit un objectif personnel et choisit en secret un vitrail parmi quatre. Plus il est difficile, plus il apporte de jetons de faveur. Trois outils et trois objectifs communs sont visibles.
rules-sagrada-round = À chaque manche, on lance deux dés par joueur et un de plus. On joue dans un sens puis au retour, deux tours chacun. Le reste va sur la piste de manches.
rules-sagrada-turn = À votre tour, vous pouvez placer un dé de la réserve et utiliser un outil, dans l’ordre voulu, ou passer. Le premier usage d’un outil coûte 1 faveur, les suivants 2.
rules-sagrada-more = Le premier dé va au bord ; chaque autre dé en touche un déjà posé, par un côté ou un coin. La couleur ou la valeur imprimée doit être respectée, et deux dés côte à côte diffèrent en couleur et en valeur.
rules-sagrada-end = Après dix manches : les objectifs communs, les valeurs de vos dés de votre couleur personnelle, 1 par faveur restante, moins 1 par case vide. Le plus haut total gagne.
rules-sagrada-ties = À égalité, plus de points pour l’objectif personnel l’emportent, puis plus de faveurs restantes, puis le premier tour le plus tardif de la manche 10.
rules-sagrada-solo = En solo : deux objectifs communs, deux objectifs personnels visibles dont le meilleur compte, un à cinq outils, pas de faveur. On lance quatre dés par manche. Un outil se paie avec un dé de sa couleur pris dans la réserve et ne sert qu’une fois. Chaque case vide coûte 3 points. Vous gagnez si vos points dépassent la somme de toutes les valeurs de la piste de manches.

### Sagrada en mots.

sagrada-color-red = rouge
sagrada-color-green = vert
sagrada-color-blue = bleu
sagrada-color-yellow = jaune
sagrada-color-purple = violet
sagrada-die = { $color } { $value }
sagrada-cell = ligne { $row }, colonne { $column }
sagrada-pane-free = vide, accepte tout dé
sagrada-pane-color = vide, couleur : { $color }
sagrada-pane-value = vide, valeur : { $value }
sagrada-pane-legal = { $cell } : { $what }. Possible.
sagrada-window-of = { $who } : vitrail { $window }
sagrada-window-choice = { $window }, { $count ->
    [one] { $count } jeton Faveur
    [many] { $count } de jetons Faveur
   *[other] { $count } jetons Faveur
}
sagrada-window-choice-solo = { $window }, difficulté { $count }
sagrada-pool = Réserve de dés
sagrada-in-hand = En main : { $die }
sagrada-track = Piste de manches
sagrada-round-slot = Manche { $round } : { $count ->
    [0] aucun dé
    [one] { $count } dé
    [many] { $count } de dés
   *[other] { $count } dés
}
sagrada-tools = Outils
sagrada-goals = Objectifs
sagrada-others = Les autres vitraux
sagrada-tool-cost = { $count ->
    [one] Coûte { $count } jeton Faveur.
    [many] Coûte { $count } de jetons Faveur.
   *[other] Coûte { $count } jetons Faveur.
}
sagrada-tool-spent = { $count ->
    [one] { $count } jeton Faveur sur la carte
    [many] { $count } de jetons Faveur sur la carte
   *[other] { $count } jetons Faveur sur la carte
}
sagrada-tool-solo = Se paie avec un dé de la réserve, couleur : { $color } ; une seule fois.

## Questions
sagrada-ask-choose_window = Choisissez votre vitrail
sagrada-ask-act = { $turn ->
    [1] Premier tour : prenez un dé, utilisez un outil ou passez
   *[other] Second tour : prenez un dé, utilisez un outil ou passez
}
sagrada-ask-act-again = { $turn ->
    [1] Premier tour : utilisez un outil ou terminez le tour
   *[other] Second tour : utilisez un outil ou terminez le tour
}
sagrada-ask-act-tooled = { $turn ->
    [1] Premier tour : prenez un dé ou terminez le tour
   *[other] Second tour : prenez un dé ou terminez le tour
}
sagrada-ask-place = Placez le dé { $die }
sagrada-ask-place_or_return = Solvant à flux : placez le dé { $die } ou mettez-le dans la réserve
sagrada-ask-pay = { $tool } : quel dé paie ?
sagrada-ask-take = { $tool } : quel dé ?
sagrada-ask-roll-pool = { $tool } : relancer toute la réserve ?
sagrada-ask-where = Où va le dé { $die } ?
sagrada-ask-bump = Pince à gruger : modifiez de 1 le dé { $die }
sagrada-ask-swap = Coupe-verre circulaire : échangez le dé { $die } contre un dé de la piste de manches
sagrada-ask-choose_value = { $color_word ->
    [red] Solvant à flux : choisissez la valeur du dé rouge
    [green] Solvant à flux : choisissez la valeur du dé vert
    [blue] Solvant à flux : choisissez la valeur du dé bleu
    [yellow] Solvant à flux : choisissez la valeur du dé jaune
   *[purple] Solvant à flux : choisissez la valeur du dé violet
}
sagrada-ask-move_from = { $tool } : quel dé de votre vitrail ?
sagrada-ask-move_second = { $tool } : quel autre dé de votre vitrail ?
sagrada-ask-move_to = { $tool } : choisissez la nouvelle case du dé ({ $cell })
sagrada-ask-lift_second = { $tool } : choisissez le second dé à lever
sagrada-ask-drop = Choisissez la case du dé levé ({ $cell })
sagrada-ask-remove = Votre vitrail enfreint une règle : retirez un dé
sagrada-draft = Prendre : { $die }
sagrada-use = Utiliser : { $tool }
sagrada-action-pass = Passer
sagrada-action-end = Terminer le tour
sagrada-cell-pool = Dans la réserve
sagrada-cell-done = Pas de second déplacement
sagrada-bump-up = Un de plus
sagrada-bump-down = Un de moins
sagrada-bumped-up = Un de plus : { $die }
sagrada-bumped-down = Un de moins : { $die }
sagrada-fate-turned = { $die } : devient { $faces }
sagrada-fate-rolled = { $die } : sera relancé
sagrada-fate-drawn = { $die } : va dans le sac, un autre dé est tiré
sagrada-fate-swapped = { $die } : sera échangé contre un dé de la piste de manches

## Journal
sagrada-log-roll = { $dice_count ->
    [one] { $dice_count } dé est lancé.
    [many] { $dice_count } de dés sont lancés.
   *[other] { $dice_count } dés sont lancés.
}
sagrada-log-reroll_pool = { $dice_count ->
    [one] { $dice_count } dé de la réserve est relancé.
    [many] { $dice_count } de dés de la réserve sont relancés.
   *[other] { $dice_count } dés de la réserve sont relancés.
}
sagrada-log-deal_tool = Outils : { $cards }.
sagrada-log-deal_public = Objectifs communs : { $cards }.
sagrada-log-deal_private = Votre objectif personnel : { $cards }.
sagrada-log-deal_private-solo = Vos objectifs personnels, le meilleur compte : { $cards }.
sagrada-log-choose_window = { $who } choisit { $window }.
sagrada-log-reveal_windows = Tous les vitraux sont révélés.
sagrada-log-choose_first = { $player } commence.
sagrada-log-pass = { $who } passe.
sagrada-log-use = { $who } utilise : { $tool }.
sagrada-log-place = { $who } place le dé { $die } ({ $cell }).
sagrada-log-return = { $who } remet le dé { $die } dans la réserve.
sagrada-log-pay = { $who } paie avec le dé { $die } ({ $tool }).
sagrada-log-take = { $who } prend le dé { $die } ({ $tool }).
sagrada-log-turned = { $who } en fait un dé { $die }.
sagrada-log-swap = { $who } échange le dé { $given } contre { $taken } de la piste de manches.
sagrada-log-reroll = Le dé est relancé : { $die }.
sagrada-log-draw = { $color_word ->
    [red] Un dé rouge sort du sac.
    [green] Un dé vert sort du sac.
    [blue] Un dé bleu sort du sac.
    [yellow] Un dé jaune sort du sac.
   *[purple] Un dé violet sort du sac.
}
sagrada-log-move = { $who } déplace un dé : { $from } → { $to }.
sagrada-log-remove = { $who } retire un dé : { $cell }.

## Pourquoi pas
sagrada-why-taken = Il y a déjà un dé dans cette case.
sagrada-why-border = Le premier dé se place au bord du vitrail.
sagrada-why-touch = La case doit toucher un dé, par un côté ou un coin.
sagrada-why-isolated = Avec cet outil, la case ne doit toucher aucun autre dé.
sagrada-why-printed-color = La case demande une autre couleur.
sagrada-why-printed-value = La case demande une autre valeur.
sagrada-why-color-beside = À côté ({ $cell }) se trouve un dé de même couleur : { $die }.
sagrada-why-value-beside = À côté ({ $cell }) se trouve un dé de même valeur : { $die }.
sagrada-why-drafted = Vous avez déjà pris un dé ce tour-ci.
sagrada-why-not-in-pool = Ce dé n’est pas dans la réserve.
sagrada-why-fits-nowhere = Ce dé n’a de place nulle part dans votre vitrail.
sagrada-why-fits-nowhere-then = Après cet outil, le dé n’aurait de place nulle part dans votre vitrail.
sagrada-why-payment = Couleur du dé qui paie cet outil : { $color }.
sagrada-why-no-such-tool = Cet outil n’est pas dans la partie.
sagrada-why-tool-used = Un outil par tour : vous en avez déjà utilisé un.
sagrada-why-favor = L’outil coûte { $cost ->
    [one] { $cost } jeton Faveur
    [many] { $cost } de jetons Faveur
   *[other] { $cost } jetons Faveur
} ; vous en avez { $have }.
sagrada-why-wrong-moment = L’outil ne sert pas à ce moment du tour.
sagrada-why-cannot-finish = L’outil serait sans effet maintenant.

## Conseils
sagrada-hint-window = Chaque vitrail demande des couleurs et des valeurs dans certaines cases. Plus il y a de perles sur l’appui, plus il est difficile et plus vous avez de faveur.
sagrada-hint-window-solo = Chaque vitrail demande des couleurs et des valeurs dans certaines cases. Plus il y a de perles sur l’appui, plus il est difficile ; en solo, elles n’apportent rien.
sagrada-hint-draft = Prenez un dé de la réserve : les cases où il va s’éclairent. Le premier dé va au bord.
sagrada-hint-first = Placez le premier dé au bord : choisissez une case éclairée.
sagrada-hint-place = Un nouveau dé en touche un autre, par un côté ou un coin. Deux dés côte à côte diffèrent en couleur et en valeur.
sagrada-hint-second = Encore : choisissez un dé, puis une case éclairée. Touchez une case sombre pour savoir quelle règle l’interdit.
sagrada-hint-tool = Un outil assouplit une règle contre de la faveur : un jeton pour le premier, deux ensuite. Vous pouvez aussi terminer le tour.
sagrada-hint-tool-solo = Un outil assouplit une règle une fois : il se paie avec un dé de sa couleur pris dans la réserve. Vous pouvez aussi terminer le tour.
sagrada-hint-wait = Chaque manche, chacun joue deux tours : à l’aller et au retour. Le reste va sur la piste de manches.

## Score
sagrada-score-private = Objectif personnel
sagrada-score-favor = Faveur restante
sagrada-score-empty = Cases vides
sagrada-tie-private = plus de points pour l’objectif personnel
sagrada-tie-favor = plus de faveurs restantes
sagrada-tie-later = le premier tour le plus tardif de la manche 10

## Réglages
sagrada-setting-solo_tools = Outils en solitaire (1 difficile, 5 facile)
sagrada-setting-straightedge = Règle à dos de liège
sagrada-setting-straightedge-isolated = la case ne touche aucun dé
sagrada-setting-straightedge-loose = la case peut ne toucher aucun dé
sagrada-setting-running_pliers = Pince à détacher
sagrada-setting-running_pliers-after_draft = après la prise du dé
sagrada-setting-running_pliers-any_time = aussi avant la prise
sagrada-setting-two_moves = Deux déplacements (Lathekin, Roulette à verre)
sagrada-setting-two_moves-in_turn = l’un après l’autre
sagrada-setting-two_moves-together = les deux levés d’abord
sagrada-setting-lone_die = Le seul dé d’un vitrail
sagrada-setting-lone_die-moves = peut être déplacé
sagrada-setting-lone_die-stays = reste
sagrada-setting-flux_brush = Pinceau à flux, dé sans place
sagrada-setting-flux_brush-spent = la prise est dépensée
sagrada-setting-flux_brush-draft_again = on peut reprendre un dé
sagrada-setting-flux_remover = Solvant à flux, dé plaçable
sagrada-setting-flux_remover-may_place = peut aller dans la réserve
sagrada-setting-flux_remover-must_place = doit être placé

## Outils
sagrada-tool-grozing_pliers = Pince à gruger
sagrada-tool-text-grozing_pliers = Modifiez de 1 la valeur du dé pris, en plus ou en moins.
sagrada-tool-eglomise_brush = Pinceau pour églomisé
sagrada-tool-text-eglomise_brush = Déplacez un dé sans tenir compte de la couleur de la case.
sagrada-tool-copper_foil_burnisher = Brunissoir pour film de cuivre
sagrada-tool-text-copper_foil_burnisher = Déplacez un dé sans tenir compte de la valeur de la case.
sagrada-tool-lathekin = Lathekin
sagrada-tool-text-lathekin = Déplacez exactement deux dés en respectant toutes les règles.
sagrada-tool-lens_cutter = Coupe-verre circulaire
sagrada-tool-text-lens_cutter = Échangez le dé pris contre un dé de la piste de manches.
sagrada-tool-flux_brush = Pinceau à flux
sagrada-tool-text-flux_brush = Relancez le dé pris.
sagrada-tool-glazing_hammer = Marteau de vitrier
sagrada-tool-text-glazing_hammer = Second tour, avant de prendre un dé : relancez toute la réserve.
sagrada-tool-running_pliers = Pince à détacher
sagrada-tool-text-running_pliers = Premier tour, après avoir pris un dé : prenez-en un autre et passez votre second tour.
sagrada-tool-cork_backed_straightedge = Règle à dos de liège
sagrada-tool-text-cork_backed_straightedge = Placez le dé pris à l’écart de tous les autres.
sagrada-tool-grinding_stone = Pierre à meuler
sagrada-tool-text-grinding_stone = Retournez le dé pris sur sa face opposée.
sagrada-tool-flux_remover = Solvant à flux
sagrada-tool-text-flux_remover = Échangez le dé pris contre un dé du sac et choisissez sa valeur.
sagrada-tool-tap_wheel = Roulette à verre
sagrada-tool-text-tap_wheel = Déplacez un ou deux dés d’une couleur présente sur la piste de manches.

## Objectifs
sagrada-private-text = les valeurs de vos dés de couleur { $color }
sagrada-goal-row_color_variety = Couleurs variées en ligne
sagrada-goal-text-row_color_variety = par ligne complète sans couleur répétée
sagrada-goal-column_color_variety = Couleurs variées en colonne
sagrada-goal-text-column_color_variety = par colonne complète sans couleur répétée
sagrada-goal-row_shade_variety = Nuances variées en ligne
sagrada-goal-text-row_shade_variety = par ligne complète sans valeur répétée
sagrada-goal-column_shade_variety = Nuances variées en colonne
sagrada-goal-text-column_shade_variety = par colonne complète sans valeur répétée
sagrada-goal-light_shades = Nuances claires
sagrada-goal-text-light_shades = par paire d’un 1 et d’un 2
sagrada-goal-medium_shades = Nuances moyennes
sagrada-goal-text-medium_shades = par paire d’un 3 et d’un 4
sagrada-goal-deep_shades = Nuances foncées
sagrada-goal-text-deep_shades = par paire d’un 5 et d’un 6
sagrada-goal-shade_variety = Variété de nuances
sagrada-goal-text-shade_variety = par ensemble des six valeurs
sagrada-goal-color_diagonals = Diagonales de couleur
sagrada-goal-text-color_diagonals = par dé ayant en diagonale un voisin de sa couleur
sagrada-goal-color_variety = Variété de couleurs
sagrada-goal-text-color_variety = par ensemble des cinq couleurs
sagrada-private-shades_of_red = Nuances de rouge
sagrada-private-shades_of_yellow = Nuances de jaune
sagrada-private-shades_of_green = Nuances de vert
sagrada-private-shades_of_blue = Nuances de bleu
sagrada-private-shades_of_purple = Nuances de violet

## Vitraux
sagrada-window-aurorae_magnificus = Aurorae Magnificus
sagrada-window-aurora_sagradis = Aurora Sagradis
sagrada-window-batllo = Batlló
sagrada-window-bellesguard = Bellesguard
sagrada-window-chromatic_splendor = Splendeur chromatique
sagrada-window-comitas = Comitas
sagrada-window-firelight = Lueur du feu
sagrada-window-firmitas = Firmitas
sagrada-window-fractal_drops = Gouttes fractales
sagrada-window-fulgor_del_cielo = Fulgor del Cielo
sagrada-window-gravitas = Gravitas
sagrada-window-industria = Industria
sagrada-window-kaleidoscopic_dream = Rêve kaléidoscopique
sagrada-window-lux_astram = Lux Astram
sagrada-window-lux_mundi = Lux Mundi
sagrada-window-luz_celestial = Luz Celestial
sagrada-window-ripples_of_light = Ondes de lumière
sagrada-window-shadow_thief = Voleur d’ombres
sagrada-window-sun_catcher = Attrape-soleil
sagrada-window-suns_glory = Gloire du soleil
sagrada-window-symphony_of_light = Symphonie de lumière
sagrada-window-via_lux = Via Lux
sagrada-window-virtus = Virtus
sagrada-window-water_of_life = Eau de vie
sagrada-tip-favor = Les jetons Faveur paient les outils : 1 pour la première utilisation, 2 pour chaque suivante. Ceux qui restent valent un point chacun.
sagrada-tip-private = Vous seul connaissez cet objectif. Il compte les valeurs de vos dés de sa couleur.
sagrada-tip-goal = { $count ->
    [one] Vaut pour tous, { $count } point chaque fois qu’il est rempli.
    [many] Vaut pour tous, { $count } de points chaque fois qu’il est rempli.
   *[other] Vaut pour tous, { $count } points chaque fois qu’il est rempli.
}
sagrada-tip-round = La manche en cours : chacun a deux tours, à l’aller puis au retour.
sagrada-tip-track = Ici reste ce qui demeure dans la réserve après une manche.
sagrada-tip-die = Qui prend un dé le place.
sagrada-tip-pool = À chaque manche, deux dés par joueur et un de plus sont tirés et lancés.
sagrada-tip-pool-solo = À chaque manche, quatre dés sont tirés et lancés.
sagrada-tip-private-solo = En solo, vous avez deux objectifs personnels visibles. Le meilleur compte : les valeurs de vos dés de sa couleur.
sagrada-tip-track-solo = Ici reste ce qui demeure dans la réserve après une manche. La somme de toutes les valeurs est le score à battre.

## Keys
sagrada-keys-arrows = de case en case
sagrada-keys-window = à mon vitrail
sagrada-keys-pool = à la réserve
