## Title, what the game is about, and its rules in a few sentences
game-cribbage = Cribbage
game-cribbage-about = Posez des cartes jusqu’à trente et un, comptez quinzaines, paires et suites, et avancez vos fiches sur la planche.
rules-cribbage-goal = Soyez le premier à marquer 121 points, deux tours de planche. À quatre, ceux qui se font face sont partenaires et partagent un score.
rules-cribbage-setup = À deux, chacun reçoit six cartes ; à trois ou quatre, cinq. Chacun écarte des cartes pour le crib, une seconde main du donneur, jusqu’à en garder quatre.
rules-cribbage-round = On retourne une carte de départ ; un valet vaut deux points au donneur. Puis on pose à tour de rôle en additionnant les valeurs, sans dépasser 31 : l’as vaut 1, les figures 10.
rules-cribbage-turn = Qui ne peut poser sans dépasser 31 dit « go ». Un total de 15 ou de 31 marque deux, la dernière carte un. Les paires marquent 2, 6 ou 12, une suite un point par carte.
rules-cribbage-more = Puis on compte les mains avec la carte de départ, le donneur en dernier, et son crib après : deux par quinzaine et par paire, un par carte de suite, quatre ou cinq pour une couleur, un pour le valet de la couleur de départ.
rules-cribbage-end = La partie s’arrête dès que quelqu’un atteint le but. Avec muggins, chacun annonce les points de sa main et les adversaires prennent ce qui a été oublié.

## Cards and points
cribbage-rank-a = as
cribbage-rank-j = valet
cribbage-rank-q = dame
cribbage-rank-k = roi
cribbage-suit-c = trèfle
cribbage-suit-d = carreau
cribbage-suit-h = cœur
cribbage-suit-s = pique
cribbage-card = { $rank } de { $suit }
cribbage-turn-go = Go
cribbage-points = { $count ->
    [one] { $count } point
    [many] { $count } de points
   *[other] { $count } points
  }
cribbage-peg-fifteen = quinze pour { $points }
cribbage-peg-thirty_one = trente et un pour { $points }
cribbage-peg-pairs = { $points ->
    [2] paire pour 2
    [6] brelan pour 6
   *[other] carré pour { $points }
  }
cribbage-peg-run = suite de { $points }

## Questions
cribbage-ask-discard-to-own = Écartez pour votre crib, encore { $left }
cribbage-ask-discard-to-partner = Écartez pour le crib de votre partenaire, encore { $left }
cribbage-ask-discard-to-other = Écartez pour le crib ({ $dealer }), encore { $left }
cribbage-ask-lead = Posez la première carte
cribbage-ask-follow = Posez une carte ; le total est { $count }
cribbage-ask-say-go = Le total est { $count } et aucune de vos cartes ne convient
cribbage-ask-claim-hand = Combien de points annoncez-vous pour votre main ?
cribbage-ask-claim-crib = Combien de points annoncez-vous pour votre crib ?
cribbage-ask-overlooked-in-hand = { $owner } a annoncé { $claimed } pour la main. Combien ont été oubliés ?
cribbage-ask-overlooked-in-crib = { $owner } a annoncé { $claimed } pour le crib. Combien ont été oubliés ?

## The log
cribbage-log-cut_for_deal = { $player } coupe pour la donne : { $answer }
cribbage-log-deal = { $player } reçoit { $cards }
cribbage-log-deal_to_crib = La carte donnée au crib était : { $answer }
cribbage-log-discard = { $who } écarte : { $answer }
cribbage-log-cut = Carte de départ : { $answer }
cribbage-log-play = { $who } pose : { $answer }, total { $count }
cribbage-log-play-pegs = { $who } pose : { $answer }, total { $count } ; { $pegs }
cribbage-log-go = { $who } dit « go »
cribbage-log-claim = { $who } annonce { $answer }
cribbage-log-overlooked = { $who } signale un oubli : { $answer }

## Why not
cribbage-why-must-lay = Une de vos cartes convient : { $card } garde le total de { $count } à 31 au plus.
cribbage-why-in-the-crib = Cette carte est déjà dans le crib.
cribbage-why-laid-already = Cette carte est déjà posée.
cribbage-why-not-in-hand = Cette carte n’est pas dans votre main.
cribbage-why-over-31 = { $count } et { $value } dépasseraient 31.

## Score
cribbage-score-heels = Valet retourné
cribbage-score-fifteens = Quinzaines en jouant
cribbage-score-thirty_ones = Trente et un
cribbage-score-pairs = Paires en jouant
cribbage-score-runs = Suites en jouant
cribbage-score-last = Go et dernière carte
cribbage-score-hands = Mains
cribbage-score-cribs = Cribs
cribbage-score-muggins = Pris par muggins

## Settings
cribbage-setting-target = Points pour gagner
cribbage-setting-target-121 = 121, deux tours de planche
cribbage-setting-target-61 = 61, un tour
cribbage-setting-muggins = Muggins
cribbage-setting-muggins-off = la table compte
cribbage-setting-muggins-on = chacun annonce

## The board
cribbage-board = La planche : { $sides }
cribbage-side = { $names } : { $points }
cribbage-dealer = donneur
cribbage-partner = votre partenaire
cribbage-crib-of = Crib de { $owner }
cribbage-crib-own = Votre crib
cribbage-starter = Départ
cribbage-no-starter = pas encore coupée
cribbage-count = Total
cribbage-holds = { $count ->
    [one] tient { $count } carte
    [many] tient { $count } de cartes
   *[other] tient { $count } cartes
  }
cribbage-hand = Votre main
cribbage-laid = Posées
cribbage-said-go = a dit « go »
cribbage-laid-away = Vous avez écarté { $cards }
cribbage-face-down = face cachée
cribbage-shown = Le dernier décompte
cribbage-hand-of = Main de { $owner }
cribbage-part-fifteens = quinzaines { $points }
cribbage-part-pairs = paires { $points }
cribbage-part-runs = suites { $points }
cribbage-part-flush = couleur { $points }
cribbage-part-nobs = valet { $points }
cribbage-skunked = capot
cribbage-double-skunked = double capot
cribbage-to-count = À compter
cribbage-hint-discard = Quatre cartes restent en main. Ce que vous écartez compte pour le donneur : gardez ce qui fait des quinzaines, des paires et des suites.
cribbage-hint-play = Quinze et trente et un marquent deux, paires et suites davantage. Une carte qui convient doit être posée.
