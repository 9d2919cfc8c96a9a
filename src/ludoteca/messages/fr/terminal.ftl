### Ce que seul le terminal dit, dans tout jeu. Les mots entre « guillemets » se tapent tels quels, dans toutes les langues.

number = { $number }
terminal-titled = { $head } : { $text }

## Les places, comptées à partir de 0 comme dans les commandes
terminal-seat = place { $seat }
terminal-you = vous
terminal-person = joueur
terminal-sits = place { $seat } { $name }

## Le début et la fin d’une partie
terminal-title = { $game } : { $seats } — non officiel. Tapez « help » pour les commandes.
terminal-seed = graine { $seed }
terminal-read-before = À lire avant de commencer : tapez « chapter ».
terminal-left = La partie reste inachevée.
terminal-go-on-with = Pour continuer : { $command }
terminal-name-a-file = Pour revoir vos décisions, nommez un fichier où enregistrer la partie ; Entrée pour y renoncer.
terminal-look-again = Pour la revoir : { $command }
terminal-seats-won = Victoire commune : { $seats } !
terminal-shared-win = Victoire partagée : { $seats } !

## Au clavier
terminal-only-answer = { $question } – seule réponse possible : { $answer }.
terminal-undo-takes-back = « undo » l’annule.
terminal-pass-keyboard = Passez le clavier à la place { $seat }, puis appuyez sur Entrée :
terminal-pauses-now = pauses : { $when }
terminal-pauses-say = pauses « { $word } » : tapez « matters », « always » ou « never »
terminal-did-you-mean = « { $word } » ne répond pas à cette question ; vouliez-vous dire { $near } ?
terminal-no-answer = « { $word } » ne répond pas à cette question ; tapez un numéro de la liste, un de ses mots, ou « help »
terminal-not-legal-here = { $word } n’est pas permis ici [{ $rule }] ; la liste ci-dessus dit ce qui l’est
terminal-not-legal = { $word } n’est pas permis : { $reasons }
terminal-no-seat = place { $seat } : les places vont de 0 à { $last }
terminal-say-where = dites où : « save » et le nom d’un fichier
terminal-saved = enregistré ; pour continuer plus tard : { $command }
terminal-nothing-to-read = { $game } : rien à lire avant de jouer dans cette mise en place
terminal-more = plus : « board », « seat », « cards »
terminal-hidden = caché

## Les commandes
terminal-help-answer = une réponse
terminal-help-file = FICHIER
terminal-help-when = QUAND
terminal-help-answer-about = son mot (r4, b3, pass) ou son numéro dans la liste
terminal-help-undo-about = annuler votre dernière réponse, tant que rien de nouveau n’est apparu
terminal-help-pauses-about = demander s’il faut continuer : « always » toujours, « never » jamais, « matters » quand cela compte
terminal-help-hint-about = les meilleures réponses, chances de victoire et avance d’après ce que vous savez
terminal-help-save-about = enregistrer la partie ; pour continuer : ludoteca play --resume { terminal-help-file }
terminal-help-score-about = le score actuel, ligne par ligne
terminal-help-board-about = toute la table
terminal-help-seat-about = ce qui se trouve devant une place
terminal-help-cards-about = toutes les cartes visibles, avec tout ce qui y est imprimé
terminal-help-chapter-about = ce qui se lit avant de jouer : mise en place, événements et cartes de fin d’un chapitre
terminal-help-log-about = ce qui s’est passé jusqu’ici
terminal-help-quit-about = quitter ; une partie non enregistrée est perdue

## Revoir et montrer
terminal-nothing-answered = Rien n’a encore été répondu.
terminal-next = ensuite : { $what }
terminal-step = Entrée continue, q termine :
terminal-to-act = à la place { $seat } de jouer ; --seat { $seat } montre sa question, --all tout ce qui est caché

## Conseils et analyse
terminal-moments = moments
terminal-hint-answer = réponse
terminal-hint-win = chances de victoire
terminal-hint-lead = avance
terminal-hint-points = points
terminal-hint-sure = sûr à
terminal-analysis-of = { $game }, place { $seat } : jugée d’après ce qu’elle savait à chaque moment
terminal-analysis-lost = { $count ->
    [one] { $points } points perdus en { $count } décision à plusieurs issues ({ $each } par décision), précision { $accuracy } %
    [many] { $points } points perdus en { $count } de décisions à plusieurs issues ({ $each } par décision), précision { $accuracy } %
   *[other] { $points } points perdus en { $count } décisions à plusieurs issues ({ $each } par décision), précision { $accuracy } %
}
terminal-analysis-clean = aucune imprécision dont la recherche soit sûre
terminal-luck-gave = chance : dés et cartes ont donné { $points } points par rapport à la moyenne (± { $error })
terminal-luck-took = chance : dés et cartes ont coûté { $points } points par rapport à la moyenne (± { $error })
terminal-luck-win = { $luck }, { $win } % de chances de victoire (± { $spread })
terminal-result = résultat : { $points } points ; sans la chance { $adjusted }
terminal-result-seats = résultat : { $points } points face à la meilleure autre place ; sans la chance { $adjusted }
terminal-result-target = résultat : { $points } points face à l’objectif ; sans la chance { $adjusted }
terminal-chart = chances de victoire, du premier moment au dernier
terminal-mistake = { $where }, { $question } – { $played } : { $points } points perdus (± { $error })
terminal-mistake-win = { $mistake } et { $win } % de chances de victoire
terminal-better = { $mistake } ; mieux : { $better } (sûr à { $sure })
terminal-round = manche { $round }
terminal-set-up = mise en place
terminal-all-lost = Tout ce qui a été perdu
terminal-column-step = pas
terminal-column-round = manche
terminal-column-played = joué
terminal-column-better = mieux
terminal-column-points = points
terminal-column-win = vict.
terminal-column-sure = sûr à
terminal-column-mark = note
terminal-smaller-ones = { $count ->
    [one] et { $count } autre plus petite ; --json les donne toutes
    [many] et { $count } d’autres plus petites ; --json les donne toutes
   *[other] et { $count } autres plus petites ; --json les donne toutes
}

## Jeux et campagnes
terminal-game = { $game } (non officiel), de { $fewest } à { $most } places, version { $version } des règles, stratégies : { $policies }
terminal-game-search = avec recherche, partout sauf dans simulate : { $players }
terminal-default = par défaut
terminal-campaign-over = La campagne est finie. En tête : { $seats }.
terminal-campaign-goes-on = La campagne continue : { $chapter }.
terminal-pack-sound = correct ; son nom dans les sauvegardes est { $name }
