## Conseils
advice-ask = Conseil
advice-busy = Réflexion…
advice-title = Les meilleures réponses, d’après ce que vous pouvez savoir
advice-how = L’ordre est celui de la recherche : pour moitié la victoire, pour moitié les points ; ± vaut deux erreurs types.
advice-win = victoire
advice-points = avance
advice-points-solo = face à l’objectif
advice-points-only = points
advice-sure = probabilité d’être la meilleure : { $sure }
advice-doubt = peut-être la meilleure : { $sure }
advice-which = { $answer } ({ $which })
advice-show = N’éclairer que : { $answer }
advice-close = Fermer le conseil
advice-play = Jouer
advice-play-this = Jouer : { $answer }
advice-said = Conseil : { $answer }, chances de victoire { $win }
advice-said-only = Conseil : { $answer }
advice-allow = Les joueurs peuvent demander conseil
keys-hint = conseil : les meilleures réponses
error-hints-off = Pas de conseils à cette table.
error-no-question = Ce n’est pas à vous de répondre.

## Analyse
analysis = Analyse
analysis-of = { $game } : analyse
analysis-how = Chaque décision est jugée d’après ce que vous saviez à ce moment. Les écarts dans la marge d’erreur du calcul ne comptent pas ; ± vaut deux erreurs types.
analysis-own-only = Seuls les participants peuvent faire analyser leur partie.
analysis-back = Retour à la table
analysis-running = Votre partie est en cours d’analyse. Vous pouvez partir : l’analyse est gardée avec la partie.
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
analysis-accuracy = Précision
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
analysis-adjusted = sans le hasard { $points }
analysis-luck = Part du hasard, en points
analysis-luck-error = ± { $error } ; chances de victoire { $win } ± { $spread }
analysis-luck-points = ± { $error }
analysis-luck-said = Part du hasard : { $points } points, sur une échelle de −{ $reach } à +{ $reach }
analysis-curve = Chances de victoire
analysis-curve-said = Chances de victoire de { $first } au début à { $last } à la fin, au plus bas { $lowest }, au plus haut { $highest }
analysis-curve-table = La même chose en tableau
analysis-key-mistake = une grosse erreur
analysis-key-draw = après les dés ou les cartes
analysis-moment = Moment
analysis-win = Chances de victoire
analysis-point-before = avant votre décision
analysis-point-after = après votre décision
analysis-point-draw = après les dés ou les cartes
analysis-point-end = la fin
analysis-mistakes = Les plus grosses erreurs
analysis-none = Aucune perte qui dépasse la marge d’erreur du calcul.
analysis-loss = { $points } points perdus ± { $error }
analysis-win-loss = chances de victoire en baisse de { $win }, certitude { $sure }
analysis-loss-sure = certitude { $sure }
analysis-played = Vous avez joué
analysis-better = Meilleur choix
analysis-see = { $round } dans la rediffusion
analysis-decisions = Vos décisions
analysis-everything = Montrer les { $count } décisions, même celles qui n’ont rien coûté
analysis-round = Manche
analysis-win-lost = Chances de victoire perdues
analysis-sure = Certitude
analysis-mark = Appréciation
analysis-same = aucune réponse n’était meilleure
analysis-overlap = Chaque décision est comparée à la meilleure réponse du moment. Les pertes se recoupent : leur somme peut dépasser l’écart final.
analysis-lent = Un robot tenait votre place à la fin de la partie. Ses réponses sont jugées avec les vôtres : on ne garde pas qui a donné laquelle.
analysis-set-up = Mise en place
analysis-loss-short = { $points } points perdus
analysis-win-short = chances de victoire en baisse de { $win }
analysis-nothing-better = Rien de mieux n’a été trouvé
analysis-you-played = Vous avez joué : { $answer }.
analysis-was-better = Mieux : { $answer } ({ $points } points perdus).
analysis-point-said = { $round }, chances de victoire { $win }. { $what }
analysis-curve-slider = Parcourir la courbe
analysis-see-this = Voir dans la rediffusion
