var e=`### Sagrada en mots.

sagrada-color = { $color ->
    [r] rouge
    [g] vert
    [b] bleu
    [y] jaune
   *[p] violet
}
sagrada-die = { $color ->
    [r] rouge { $value }
    [g] vert { $value }
    [b] bleu { $value }
    [y] jaune { $value }
   *[p] violet { $value }
}
sagrada-cell = ligne { $row }, colonne { $column }
sagrada-pane-free = vide, accepte tout d\xE9
sagrada-pane-color = vide, couleur\xA0: { $color }
sagrada-pane-value = vide, valeur\xA0: { $value }
sagrada-pane-legal = { $cell }\xA0: { $what }. Possible.
sagrada-window-of = { $who }\xA0: vitrail { $window }
sagrada-window-choice = { $window }, { $count ->
    [one] { $count } jeton Faveur
    [many] { $count } de jetons Faveur
   *[other] { $count } jetons Faveur
}
sagrada-pool = R\xE9serve de d\xE9s
sagrada-in-hand = En main\xA0: { $die }
sagrada-track = Piste de manches
sagrada-round-slot = Manche { $round }\xA0: { $count ->
    [0] aucun d\xE9
    [one] { $count } d\xE9
    [many] { $count } de d\xE9s
   *[other] { $count } d\xE9s
}
sagrada-tools = Outils
sagrada-goals = Objectifs
sagrada-others = Les autres vitraux
sagrada-tool-cost = { $count ->
    [one] Co\xFBte { $count } jeton Faveur.
    [many] Co\xFBte { $count } de jetons Faveur.
   *[other] Co\xFBte { $count } jetons Faveur.
}
sagrada-tool-spent = { $count ->
    [one] { $count } jeton Faveur sur la carte
    [many] { $count } de jetons Faveur sur la carte
   *[other] { $count } jetons Faveur sur la carte
}
sagrada-tool-solo = Se paie avec un d\xE9 de la r\xE9serve, couleur\xA0: { $color }\xA0; une seule fois.

## Questions
sagrada-ask-choose_window = Choisissez votre vitrail
sagrada-ask-act = { $turn ->
    [1] Premier tour\xA0: prenez un d\xE9, utilisez un outil ou passez
   *[other] Second tour\xA0: prenez un d\xE9, utilisez un outil ou passez
}
sagrada-ask-act-again = { $turn ->
    [1] Premier tour\xA0: utilisez un outil ou terminez le tour
   *[other] Second tour\xA0: utilisez un outil ou terminez le tour
}
sagrada-ask-place = Placez le d\xE9 { $die }
sagrada-ask-place_or_return = Solvant \xE0 flux\xA0: placez le d\xE9 { $die } ou mettez-le dans la r\xE9serve
sagrada-ask-pay = { $tool }\xA0: payez avec un d\xE9 de la r\xE9serve
sagrada-ask-take = { $tool }\xA0: choisissez un d\xE9 de la r\xE9serve
sagrada-ask-bump = Pince \xE0 gruger\xA0: modifiez de 1 le d\xE9 { $die }
sagrada-ask-swap = Coupe-verre circulaire\xA0: \xE9changez le d\xE9 { $die } contre un d\xE9 de la piste de manches
sagrada-ask-choose_value = { $color ->
    [r] Solvant \xE0 flux\xA0: choisissez la valeur du d\xE9 rouge
    [g] Solvant \xE0 flux\xA0: choisissez la valeur du d\xE9 vert
    [b] Solvant \xE0 flux\xA0: choisissez la valeur du d\xE9 bleu
    [y] Solvant \xE0 flux\xA0: choisissez la valeur du d\xE9 jaune
   *[p] Solvant \xE0 flux\xA0: choisissez la valeur du d\xE9 violet
}
sagrada-ask-move_from = { $tool }\xA0: choisissez un d\xE9 de votre vitrail
sagrada-ask-move_second = { $tool }\xA0: choisissez un autre d\xE9 de votre vitrail
sagrada-ask-move_to = { $tool }\xA0: choisissez la nouvelle case du d\xE9 ({ $cell })
sagrada-ask-lift_second = { $tool }\xA0: choisissez le second d\xE9 \xE0 lever
sagrada-ask-drop = Choisissez la case du d\xE9 lev\xE9 ({ $cell })
sagrada-ask-remove = Votre vitrail enfreint une r\xE8gle\xA0: retirez un d\xE9
sagrada-option-draft = Prendre\xA0: { $die }
sagrada-option-use = Utiliser\xA0: { $tool }
sagrada-option-pass = Passer
sagrada-option-end = Terminer le tour
sagrada-option-pool = Dans la r\xE9serve
sagrada-option-no-second = Pas de second d\xE9placement
sagrada-option-up = Un de plus
sagrada-option-down = Un de moins

## Journal
sagrada-log-roll = { $count ->
    [one] { $count } d\xE9 est lanc\xE9.
    [many] { $count } de d\xE9s sont lanc\xE9s.
   *[other] { $count } d\xE9s sont lanc\xE9s.
}
sagrada-log-reroll_pool = { $count ->
    [one] { $count } d\xE9 de la r\xE9serve est relanc\xE9.
    [many] { $count } de d\xE9s de la r\xE9serve sont relanc\xE9s.
   *[other] { $count } d\xE9s de la r\xE9serve sont relanc\xE9s.
}
sagrada-log-deal_tool = Outils\xA0: { $cards }.
sagrada-log-deal_public = Objectifs communs\xA0: { $cards }.
sagrada-log-deal_private = Votre objectif personnel\xA0: { $cards }.
sagrada-log-choose_window = { $who } choisit { $window }.
sagrada-log-reveal_windows = Tous les vitraux sont r\xE9v\xE9l\xE9s.
sagrada-log-choose_first = { $who } commence.
sagrada-log-draft = { $who } prend le d\xE9 { $die }.
sagrada-log-pass = { $who } passe.
sagrada-log-use = { $who } utilise\xA0: { $tool }.
sagrada-log-place = { $who } place le d\xE9 { $die } ({ $cell }).
sagrada-log-return = { $who } remet le d\xE9 { $die } dans la r\xE9serve.
sagrada-log-pay = { $who } paie avec le d\xE9 { $die } ({ $tool }).
sagrada-log-take = { $who } prend le d\xE9 { $die } ({ $tool }).
sagrada-log-turned = { $who } en fait un d\xE9 { $die }.
sagrada-log-swap = { $who } \xE9change le d\xE9 { $given } contre { $taken } de la piste de manches.
sagrada-log-reroll = Le d\xE9 est relanc\xE9\xA0: { $die }.
sagrada-log-draw = { $color ->
    [r] Un d\xE9 rouge sort du sac.
    [g] Un d\xE9 vert sort du sac.
    [b] Un d\xE9 bleu sort du sac.
    [y] Un d\xE9 jaune sort du sac.
   *[p] Un d\xE9 violet sort du sac.
}
sagrada-log-move = { $who } d\xE9place un d\xE9\xA0: { $from } \u2192 { $to }.
sagrada-log-remove = { $who } retire un d\xE9\xA0: { $cell }.

## Pourquoi pas
sagrada-why-taken = Il y a d\xE9j\xE0 un d\xE9 dans cette case.
sagrada-why-border = Le premier d\xE9 se place au bord du vitrail.
sagrada-why-touch = La case doit toucher un d\xE9, par un c\xF4t\xE9 ou un coin.
sagrada-why-isolated = Avec cet outil, la case ne doit toucher aucun autre d\xE9.
sagrada-why-printed-color = La case demande une autre couleur.
sagrada-why-printed-value = La case demande une autre valeur.
sagrada-why-color-beside = \xC0 c\xF4t\xE9 ({ $cell }) se trouve un d\xE9 de m\xEAme couleur\xA0: { $die }.
sagrada-why-value-beside = \xC0 c\xF4t\xE9 ({ $cell }) se trouve un d\xE9 de m\xEAme valeur\xA0: { $die }.
sagrada-why-drafted = Vous avez d\xE9j\xE0 pris un d\xE9 ce tour-ci.
sagrada-why-not-in-pool = Ce d\xE9 n\u2019est pas dans la r\xE9serve.
sagrada-why-fits-nowhere = Ce d\xE9 n\u2019a de place nulle part dans votre vitrail.
sagrada-why-no-such-tool = Cet outil n\u2019est pas dans la partie.
sagrada-why-tool-used = Un outil par tour\xA0: vous en avez d\xE9j\xE0 utilis\xE9 un.
sagrada-why-favor = L\u2019outil co\xFBte { $cost ->
    [one] { $cost } jeton Faveur
    [many] { $cost } de jetons Faveur
   *[other] { $cost } jetons Faveur
}\xA0; vous en avez { $have }.
sagrada-why-wrong-moment = L\u2019outil ne sert pas \xE0 ce moment du tour.
sagrada-why-cannot-finish = L\u2019outil serait sans effet maintenant.

## Conseils
sagrada-hint-window = Chaque vitrail demande des couleurs et des valeurs dans certaines cases. Plus il y a de perles sur l\u2019appui, plus il est difficile et plus vous avez de faveur.
sagrada-hint-draft = Prenez un d\xE9 de la r\xE9serve\xA0: les cases o\xF9 il va s\u2019\xE9clairent. Le premier d\xE9 va au bord.
sagrada-hint-first = Placez le premier d\xE9 au bord\xA0: choisissez une case \xE9clair\xE9e.
sagrada-hint-place = Un nouveau d\xE9 en touche un autre, par un c\xF4t\xE9 ou un coin. Deux d\xE9s c\xF4te \xE0 c\xF4te diff\xE8rent en couleur et en valeur.
sagrada-hint-second = Encore\xA0: choisissez un d\xE9, puis une case \xE9clair\xE9e. Touchez une case sombre pour savoir quelle r\xE8gle l\u2019interdit.
sagrada-hint-tool = Un outil assouplit une r\xE8gle contre de la faveur\xA0: un jeton pour le premier, deux ensuite. Vous pouvez aussi terminer le tour.
sagrada-hint-wait = Chaque manche, chacun joue deux tours\xA0: \xE0 l\u2019aller et au retour. Le reste va sur la piste de manches.

## Score
sagrada-score-private = Objectif personnel
sagrada-score-favor = Faveur restante
sagrada-score-empty = Cases vides

## R\xE9glages
sagrada-setting-solo_tools = Outils en solitaire (1 difficile, 5 facile)
sagrada-setting-straightedge = R\xE8gle \xE0 dos de li\xE8ge
sagrada-setting-straightedge-isolated = la case ne touche aucun d\xE9
sagrada-setting-straightedge-loose = la case peut ne toucher aucun d\xE9
sagrada-setting-running_pliers = Pince \xE0 d\xE9tacher
sagrada-setting-running_pliers-after_draft = apr\xE8s la prise du d\xE9
sagrada-setting-running_pliers-any_time = aussi avant la prise
sagrada-setting-two_moves = Deux d\xE9placements (Lathekin, Roulette \xE0 verre)
sagrada-setting-two_moves-in_turn = l\u2019un apr\xE8s l\u2019autre
sagrada-setting-two_moves-together = les deux lev\xE9s d\u2019abord
sagrada-setting-lone_die = Le seul d\xE9 d\u2019un vitrail
sagrada-setting-lone_die-moves = peut \xEAtre d\xE9plac\xE9
sagrada-setting-lone_die-stays = reste
sagrada-setting-flux_brush = Pinceau \xE0 flux, d\xE9 sans place
sagrada-setting-flux_brush-spent = la prise est d\xE9pens\xE9e
sagrada-setting-flux_brush-draft_again = on peut reprendre un d\xE9
sagrada-setting-flux_remover = Solvant \xE0 flux, d\xE9 pla\xE7able
sagrada-setting-flux_remover-may_place = peut aller dans la r\xE9serve
sagrada-setting-flux_remover-must_place = doit \xEAtre plac\xE9

## Outils
sagrada-tool-grozing_pliers = Pince \xE0 gruger
sagrada-tool-text-grozing_pliers = Modifiez de 1 la valeur du d\xE9 pris, en plus ou en moins.
sagrada-tool-eglomise_brush = Pinceau pour \xE9glomis\xE9
sagrada-tool-text-eglomise_brush = D\xE9placez un d\xE9 sans tenir compte de la couleur de la case.
sagrada-tool-copper_foil_burnisher = Brunissoir pour film de cuivre
sagrada-tool-text-copper_foil_burnisher = D\xE9placez un d\xE9 sans tenir compte de la valeur de la case.
sagrada-tool-lathekin = Lathekin
sagrada-tool-text-lathekin = D\xE9placez exactement deux d\xE9s en respectant toutes les r\xE8gles.
sagrada-tool-lens_cutter = Coupe-verre circulaire
sagrada-tool-text-lens_cutter = \xC9changez le d\xE9 pris contre un d\xE9 de la piste de manches.
sagrada-tool-flux_brush = Pinceau \xE0 flux
sagrada-tool-text-flux_brush = Relancez le d\xE9 pris.
sagrada-tool-glazing_hammer = Marteau de vitrier
sagrada-tool-text-glazing_hammer = Second tour, avant de prendre un d\xE9\xA0: relancez toute la r\xE9serve.
sagrada-tool-running_pliers = Pince \xE0 d\xE9tacher
sagrada-tool-text-running_pliers = Premier tour, apr\xE8s avoir pris un d\xE9\xA0: prenez-en un autre et passez votre second tour.
sagrada-tool-cork_backed_straightedge = R\xE8gle \xE0 dos de li\xE8ge
sagrada-tool-text-cork_backed_straightedge = Placez le d\xE9 pris \xE0 l\u2019\xE9cart de tous les autres.
sagrada-tool-grinding_stone = Pierre \xE0 meuler
sagrada-tool-text-grinding_stone = Retournez le d\xE9 pris sur sa face oppos\xE9e.
sagrada-tool-flux_remover = Solvant \xE0 flux
sagrada-tool-text-flux_remover = \xC9changez le d\xE9 pris contre un d\xE9 du sac et choisissez sa valeur.
sagrada-tool-tap_wheel = Roulette \xE0 verre
sagrada-tool-text-tap_wheel = D\xE9placez un ou deux d\xE9s d\u2019une couleur pr\xE9sente sur la piste de manches.

## Objectifs
sagrada-private-text = les valeurs de vos d\xE9s de couleur { $color }
sagrada-goal-row_color_variety = Couleurs vari\xE9es en ligne
sagrada-goal-text-row_color_variety = par ligne compl\xE8te sans couleur r\xE9p\xE9t\xE9e
sagrada-goal-column_color_variety = Couleurs vari\xE9es en colonne
sagrada-goal-text-column_color_variety = par colonne compl\xE8te sans couleur r\xE9p\xE9t\xE9e
sagrada-goal-row_shade_variety = Nuances vari\xE9es en ligne
sagrada-goal-text-row_shade_variety = par ligne compl\xE8te sans valeur r\xE9p\xE9t\xE9e
sagrada-goal-column_shade_variety = Nuances vari\xE9es en colonne
sagrada-goal-text-column_shade_variety = par colonne compl\xE8te sans valeur r\xE9p\xE9t\xE9e
sagrada-goal-light_shades = Nuances claires
sagrada-goal-text-light_shades = par paire d\u2019un 1 et d\u2019un 2
sagrada-goal-medium_shades = Nuances moyennes
sagrada-goal-text-medium_shades = par paire d\u2019un 3 et d\u2019un 4
sagrada-goal-deep_shades = Nuances fonc\xE9es
sagrada-goal-text-deep_shades = par paire d\u2019un 5 et d\u2019un 6
sagrada-goal-shade_variety = Vari\xE9t\xE9 de nuances
sagrada-goal-text-shade_variety = par ensemble des six valeurs
sagrada-goal-color_diagonals = Diagonales de couleur
sagrada-goal-text-color_diagonals = par d\xE9 ayant en diagonale un voisin de sa couleur
sagrada-goal-color_variety = Vari\xE9t\xE9 de couleurs
sagrada-goal-text-color_variety = par ensemble des cinq couleurs
sagrada-private-shades_of_red = Nuances de rouge
sagrada-private-shades_of_yellow = Nuances de jaune
sagrada-private-shades_of_green = Nuances de vert
sagrada-private-shades_of_blue = Nuances de bleu
sagrada-private-shades_of_purple = Nuances de violet

## Vitraux
sagrada-window-aurorae_magnificus = Aurorae Magnificus
sagrada-window-aurora_sagradis = Aurora Sagradis
sagrada-window-batllo = Batll\xF3
sagrada-window-bellesguard = Bellesguard
sagrada-window-chromatic_splendor = Splendeur chromatique
sagrada-window-comitas = Comitas
sagrada-window-firelight = Lueur du feu
sagrada-window-firmitas = Firmitas
sagrada-window-fractal_drops = Gouttes fractales
sagrada-window-fulgor_del_cielo = Fulgor del Cielo
sagrada-window-gravitas = Gravitas
sagrada-window-industria = Industria
sagrada-window-kaleidoscopic_dream = R\xEAve kal\xE9idoscopique
sagrada-window-lux_astram = Lux Astram
sagrada-window-lux_mundi = Lux Mundi
sagrada-window-luz_celestial = Luz Celestial
sagrada-window-ripples_of_light = Ondes de lumi\xE8re
sagrada-window-shadow_thief = Voleur d\u2019ombres
sagrada-window-sun_catcher = Attrape-soleil
sagrada-window-suns_glory = Gloire du soleil
sagrada-window-symphony_of_light = Symphonie de lumi\xE8re
sagrada-window-via_lux = Via Lux
sagrada-window-virtus = Virtus
sagrada-window-water_of_life = Eau de vie
`;var a=`### La table\xA0: toutes les phrases qui n\u2019appartiennent \xE0 aucun jeu.

app-name = Ludoteca
unofficial = Un projet non officiel de gens qui aiment ces jeux. Dessins et textes sont les n\xF4tres\xA0; les jeux appartiennent \xE0 leurs auteurs et \xE9diteurs.
skip = Aller \xE0 la page
menu = Menu
rules = R\xE8gles
account = Compte
language = Langue
theme-light = Th\xE8me clair
theme-dark = Th\xE8me sombre
close = Fermer
loading = Un instant\u2026
cancel = Annuler
confirm = Confirmer
save = Enregistrer
saved = Enregistr\xE9.

## Salon
lobby-title = \xC0 quoi jouons-nous\xA0?
games = Jeux
game-sagrada = Sagrada
game-sagrada-about = Prenez des d\xE9s et sertissez-les comme du verre dans votre propre vitrail.
game-oh_my_goods = Oh My Goods!
game-oh_my_goods-about = Dirigez une rue d\u2019ateliers et devinez ce que le march\xE9 apportera.
game-la_granja = La Granja
game-la_granja-about = D\xE9veloppez une petite ferme et livrez le village \xE0 temps.
seats-range = De { $fewest } \xE0 { $most } joueurs
play-now = Jouer
invite = Inviter
solo = En solitaire
my-games = Mes parties
no-games = Pas encore de partie. \xAB\xA0Jouer\xA0\xBB vous installe aussit\xF4t face \xE0 des robots.
open-tables = Tables ouvertes
status-waiting = attend des joueurs
status-playing = en cours
status-over = termin\xE9e
status-closed = ferm\xE9e

## Places
seats = Places
seat-number = Place { $number }
seat-open = place libre
guest-name = Invit\xE9 { $number }
bot-name = Robot { $number }
away = absent
thinking = r\xE9fl\xE9chit
watching = { $count ->
    [one] { $count } spectateur
    [many] { $count } de spectateurs
   *[other] { $count } spectateurs
}
favor = { $count ->
    [one] { $count } jeton Faveur
    [many] { $count } de jetons Faveur
   *[other] { $count } jetons Faveur
}
points = { $count ->
    [one] { $count } point
    [many] { $count } de points
   *[other] { $count } points
}
clock-left = Il reste { $minutes } min { $seconds } s
lend = Laisser un robot jouer pour moi
reclaim = Reprendre ma place

## Mise en place
set-up = { $game }\xA0: nouvelle table
how-many = Combien de joueurs\xA0?
who-sits = Qui s\u2019assoit o\xF9\xA0?
place-me = Moi
place-open = Libre, par lien
place-bot = Robot, { $level }
level-random = au hasard
level-greedy = moyen
more-settings = Pendule et variantes
clock = Pendule
clock-none = sans pendule
clock-quick = 10 minutes, 10 s de plus par tour
clock-calm = 30 minutes, 30 s de plus par tour
clock-days = 3 jours, un jour de plus par tour
list-open = Montrer la table dans le salon
start = Commencer
make-table = Cr\xE9er la table
waiting-title = { $game }\xA0: en attente de joueurs
your-name = Votre nom
sit = S\u2019asseoir ici
sit-too = S\u2019asseoir ici aussi
get-up = Se lever
add-bot = Ajouter un robot
share-link = Avec ce lien, chacun peut s\u2019asseoir ou regarder.
copy-link = Copier le lien
copied = Copi\xE9
qr-code = Code QR du lien
close-table = Fermer la table
start-needs-all = Toutes les places doivent d\u2019abord \xEAtre prises.
host-starts = L\u2019h\xF4te lance la partie quand toutes les places sont prises.

## La question
board = Plateau
question = Votre question
your-turn = \xC0 vous de jouer
waiting-for = En attente de { $player }
waiting-others = En attente des autres
game-over = La partie est termin\xE9e
not-now = Ce choix n\u2019est pas possible maintenant.
confirm-ask = { $answer }\xA0: est-ce s\xFBr\xA0?
undo = Annuler le coup
reset-turn = Recommencer le tour
ask-back = Demander \xE0 reprendre
take-back-asked = { $player } demande \xE0 reprendre le dernier coup.
take-back-agreed = Tout le monde est d\u2019accord\xA0: le coup est repris.
take-back-refused = La reprise est refus\xE9e.
take-back-dropped = La demande de reprise n\u2019a plus cours.
agree = Accepter
refuse = Refuser
connection-lost = La connexion est perdue. Nouvel essai en cours\xA0; rien n\u2019est perdu.
rule-open = R\xE8gle { $rule }
rule-title = R\xE8gle { $rule }
rule-missing = Le texte de cette r\xE8gle n\u2019est pas disponible.
rules-all = Toutes les r\xE8gles
hints-off = Sans conseils
hints-on = Montrer les conseils
cards = Objectifs
log = Journal de partie
log-plain = { $who }\xA0: { $question } \u2013 { $answer }
nature = Hasard
round-number = Manche { $round }
sound-on = Activer le son
sound-off = Couper le son

## Score et fin
score-so-far = Score actuel
score-source = Points pour
score-target = Score \xE0 battre\xA0: { $points }
total = Total
unknown =\xA0?
player-won = { $player } l\u2019emporte\xA0!
solo-won = Score battu\xA0!
solo-lost = Le score \xE0 battre tient bon.
nobody-won = Personne ne l\u2019emporte.
replay = Rediffusion
fair-check = V\xE9rifier les d\xE9s
fair-ok = { $count ->
    [one] \xC9quitable\xA0: { $count } tirage recalcul\xE9, tout concorde.
    [many] \xC9quitable\xA0: { $count } de tirages recalcul\xE9s, tout concorde.
   *[other] \xC9quitable\xA0: { $count } tirages recalcul\xE9s, tout concorde.
}
fair-fault-commitment = In\xE9quitable\xA0: le secret n\u2019est pas celui promis au d\xE9but.
fair-fault-counter = In\xE9quitable\xA0: le tirage { $at } n\u2019est pas \xE0 sa place.
fair-fault-number = In\xE9quitable\xA0: le nombre du tirage { $at } ne vient pas du secret et des apports.
fair-fault-option = In\xE9quitable\xA0: le tirage { $at } ne d\xE9coule pas de son nombre.
fair-no-crypto = Ce navigateur n\u2019offre pas de cryptographie ici\xA0; ouvrez la page en https ou sur la m\xEAme machine.
download-journal = Fichier de partie
download-transcript = Transcription

## Sur un seul \xE9cran
hand-over = \xC0 pr\xE9sent\xA0: { $player }
hand-over-text = Passez l\u2019\xE9cran. Rien n\u2019est montr\xE9 avant que le joueur suivant soit pr\xEAt.
hand-over-ready = Je suis { $player }, montrer ma place

## Rediffusion
replay-of = { $game }\xA0: rediffusion
view-from = Vue de
spectator = spectateur
step-first = Au d\xE9but
step-back = Un pas en arri\xE8re
step-play = Continuer
step-pause = Pause
step-next = Un pas en avant
step-last = \xC0 la fin
step-number = Pas { $step } sur { $last }

## Compte
you-are-guest = Vous jouez en invit\xE9
guest-text = On joue tr\xE8s bien sans compte. Avec un compte, vos places et vos parties vous suivent sur d\u2019autres appareils.
signed-in = Compte\xA0: { $name }
signed-out = Vous \xEAtes hors ligne de votre compte.
sign-in = Se connecter
sign-out = Se d\xE9connecter
make-account = Cr\xE9er un compte
account-made = Le compte est cr\xE9\xE9\xA0; vos places vous suivent.
welcome-back = Bon retour.
keep-name = Garder seulement le nom
name = Nom
password = Mot de passe
preferences = Pr\xE9f\xE9rences
theme = Th\xE8me
theme-name-system = comme le syst\xE8me
theme-name-light = clair
theme-name-dark = sombre
confirm-when = Demander avant d\u2019envoyer une r\xE9ponse
confirm-never = jamais
confirm-risky = si elle termine le tour ou lance des d\xE9s
confirm-always = toujours
sound = Un son quand c\u2019est mon tour
hints = Conseils pour la premi\xE8re partie
notices = Avis
notices-text = Pour les parties de plusieurs jours\xA0: un avis quand une table vous attend.
push-start = M\u2019avertir dans ce navigateur
push-stop = Ne plus m\u2019avertir
push-refused = Le navigateur n\u2019autorise pas les avis.
webhook = Adresse \xE0 appeler (webhook)

## Touches
keys = Touches
keys-tab = \xE0 l\u2019\xE9l\xE9ment suivant
keys-arrows = de case en case
keys-enter = choisir\xA0; placer
keys-escape = un petit pas en arri\xE8re
keys-undo = annuler le coup
keys-window = \xE0 mon vitrail
keys-pool = \xE0 la r\xE9serve
keys-question = aux r\xE9ponses
keys-log = au journal
keys-score = score actuel
keys-help = ces touches

## Ce qui n\u2019a pas march\xE9
error-unknown = Quelque chose n\u2019a pas march\xE9. R\xE9essayez.
error-fault = Le serveur a fait une erreur. Rien n\u2019est perdu\xA0; r\xE9essayez.
error-offline = Le serveur est injoignable. V\xE9rifiez la connexion et r\xE9essayez.
error-bad-request = La demande n\u2019a pas \xE9t\xE9 comprise.
error-bad-options = Ces r\xE9glages ne vont pas ensemble.
error-unknown-game = Ce jeu n\u2019existe pas ici.
error-unknown-level = Ce robot n\u2019existe pas ici.
error-bad-nonce = L\u2019apport al\xE9atoire pour les d\xE9s n\u2019est pas valable.
error-bad-url = Cette adresse ne peut pas \xEAtre appel\xE9e.
error-no-session = La page est p\xE9rim\xE9e. Rechargez-la.
error-wrong-password = Le nom et le mot de passe ne concordent pas.
error-origin = La demande vient d\u2019un autre site.
error-csrf = La page est p\xE9rim\xE9e. Rechargez-la.
error-not-host = Seul l\u2019h\xF4te de la table peut le faire.
error-not-your-seat = C\u2019est la place d\u2019un autre joueur.
error-not-over = Ceci s\u2019ouvre quand la partie est termin\xE9e.
error-loopback-only = R\xE9serv\xE9 \xE0 l\u2019h\xF4te du serveur.
error-no-table = Cette table n\u2019existe pas. Le lien est peut-\xEAtre incomplet.
error-no-seat = Cette place n\u2019existe pas \xE0 la table.
error-not-found = Cette page n\u2019existe pas.
error-method = La demande n\u2019a pas \xE9t\xE9 comprise.
error-seat-taken = Quelqu\u2019un vient de s\u2019asseoir ici.
error-started = La partie a d\xE9j\xE0 commenc\xE9.
error-not-started = La partie n\u2019a pas encore commenc\xE9.
error-seats-open = Toutes les places doivent d\u2019abord \xEAtre prises.
error-name-taken = Ce nom est pris. Choisissez-en un autre.
error-has-account = Vous avez d\xE9j\xE0 un compte.
error-closed = La table est ferm\xE9e.
error-too-large = C\u2019\xE9tait trop \xE0 la fois.
error-too-many-requests = C\u2019\xE9tait trop rapide. Attendez un instant.
error-too-many-tables = Vous avez trop de tables inachev\xE9es. Terminez ou fermez-en une d\u2019abord.
error-stopping = Le serveur s\u2019arr\xEAte. R\xE9essayez dans un instant.
refused-option = Cette r\xE9ponse n\u2019est pas possible maintenant.
refused-undo = Impossible d\u2019annuler\xA0: quelque chose de nouveau est connu ou un autre joueur a agi.
refused-request = Cette demande n\u2019existe plus.
refused-seat = Ce n\u2019est pas votre place.
refused-over = La partie est termin\xE9e.
refused-not-lent = La place est d\xE9j\xE0 \xE0 vous.
refused-level = Ce robot n\u2019existe pas ici.
refused-busy = La table est occup\xE9e. R\xE9essayez.
`;var u=[a,e];export{u as default};
