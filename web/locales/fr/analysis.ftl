## Conseils
advice-ask = Conseil
advice-busy = Réflexion…
advice-title = Les meilleures réponses, d’après ce que vous pouvez savoir
advice-how = L’ordre tient pour moitié à la chance de victoire et pour moitié à l’avance ; ± vaut deux erreurs types.
advice-win = victoire
advice-points = avance
advice-points-solo = face à l’objectif
advice-points-only = points
advice-sure = la meilleure, sûr à { $sure }
advice-doubt = peut-être la meilleure : { $sure }
advice-which = { $answer } ({ $which })
advice-show = N’éclairer que : { $answer }
advice-close = Fermer le conseil
advice-play = Jouer
advice-play-this = Jouer : { $answer }
advice-said = Conseil : { $answer }, chance de victoire { $win }
advice-said-only = Conseil : { $answer }
advice-allow = Les joueurs peuvent demander conseil
keys-hint = conseil : les meilleures réponses
error-hints-off = Pas de conseils à cette table.
error-no-question = Ce n’est pas à vous de répondre.

## Analyse
analysis = Analyse
analysis-of = { $game } : analyse
analysis-how = Chaque décision est jugée d’après ce que vous saviez à ce moment. Les écarts dans le bruit de la recherche ne comptent pas ; ± vaut deux erreurs types. Une occasion manquée plusieurs tours de suite compte à chaque fois.
analysis-own-only = Seuls les participants peuvent faire analyser leur partie.
analysis-back = Retour à la table
analysis-running = Votre partie est en cours d’analyse. Vous pouvez partir : elle est gardée avec la partie.
analysis-progress = { $done } moments sur { $total }
analysis-failed = L’analyse n’a pas abouti.
analysis-again = Réessayer
analysis-figures = Chiffres
analysis-points-lost = Points perdus
analysis-per-decision = { $count ->
    [one] { $points } par décision, { $count } décision
    [many] { $points } par décision, { $count } décisions
   *[other] { $points } par décision, { $count } décisions
}
analysis-accuracy = Précision sur 100
analysis-clean = rien de marquant
analysis-count-blunder = { $count ->
    [one] { $count } gaffe
    [many] { $count } gaffes
   *[other] { $count } gaffes
}
analysis-count-mistake = { $count ->
    [one] { $count } erreur
    [many] { $count } erreurs
   *[other] { $count } erreurs
}
analysis-count-inaccuracy = { $count ->
    [one] { $count } imprécision
    [many] { $count } imprécisions
   *[other] { $count } imprécisions
}
analysis-mark-blunder = gaffe
analysis-mark-mistake = erreur
analysis-mark-inaccuracy = imprécision
analysis-lead = Avance à la fin
analysis-lead-solo = Par rapport à l’objectif
analysis-score = Vos points
analysis-adjusted = sans la chance { $points }
analysis-luck = Chance, en points
analysis-luck-error = ± { $error } ; victoire { $win } ± { $spread }
analysis-luck-points = ± { $error }
analysis-luck-said = Chance : { $points } points
analysis-curve = Chance de victoire
analysis-curve-said = Chance de victoire de { $first } au début à { $last } à la fin, au plus bas { $lowest }, au plus haut { $highest }
analysis-curve-table = La même chose en tableau
analysis-key-mistake = une grosse erreur
analysis-key-draw = après dés ou cartes
analysis-moment = Moment
analysis-win = Chance de victoire
analysis-point-before = avant votre décision
analysis-point-after = après votre décision
analysis-point-draw = après dés ou cartes
analysis-point-end = la fin
analysis-mistakes = Les plus grosses erreurs
analysis-none = Rien de perdu qui dépasse le bruit de la recherche.
analysis-loss = { $points } points perdus ± { $error }
analysis-win-loss = { $win } de chance de victoire en moins, sûr à { $sure }
analysis-loss-sure = sûr à { $sure }
analysis-played = Vous avez joué
analysis-better = Mieux
analysis-see = Manche { $round } dans la rediffusion
analysis-decisions = Vos décisions
analysis-everything = Montrer les { $count }, même celles qui n’ont rien perdu
analysis-round = Manche
analysis-win-lost = Chance de victoire perdue
analysis-sure = Sûr à
analysis-mark = Note
analysis-same = aussi bon que tout autre
