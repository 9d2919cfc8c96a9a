### La table : toutes les phrases qui n’appartiennent à aucun jeu.

app-name = Ludoteca
unofficial = Un projet non officiel de gens qui aiment ces jeux. Dessins et textes sont les nôtres ; les jeux appartiennent à leurs auteurs et éditeurs.
skip = Aller à la page
menu = Menu
rules = Règles
account = Compte
language = Langue
theme-light = Thème clair
theme-dark = Thème sombre
close = Fermer
loading = Un instant…
cancel = Annuler
confirm = Confirmer
save = Enregistrer
saved = Enregistré.

## Salon
lobby-title = À quoi jouons-nous ?
games = Jeux
seats-range = De { $fewest } à { $most } joueurs
play-now = Jouer
level-choose = Quelle force pour les robots ?
invite = Inviter
solo = En solitaire
my-games = Mes parties
no-games = Pas encore de partie. « Jouer » vous installe aussitôt face à des robots.
open-tables = Tables ouvertes
status-waiting = attend des joueurs
status-playing = en cours
status-over = terminée
status-closed = fermée
status-old = ne peut pas continuer : les règles ont changé
position-mark = À partir d’une position
position-about = Cette table est partie d’une position écrite et non du début d’une partie. Elle ne compte pour aucun classement et ses dés ne sont pas prouvés.
again-invited = on vous propose de rejouer

## Places
seats = Places
seat-number = Place { $number }
seat-open = place libre
guest-name = Invité { $number }
bot-name = Robot { $number }
away = absent
thinking = réfléchit
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
lend-text = Le robot répond pour vous jusqu’à ce que vous repreniez votre place, ce qui est possible à tout moment.
lend-level = Quel robot ?
lend-start = Le laisser jouer
reclaim = Reprendre ma place
end-game = Arrêter cette partie
end-game-of = Arrêter cette partie : { $game }
end-game-ask = Arrêter cette partie ?
end-game-text = Elle se ferme sans résultat et disparaît de votre liste. C’est définitif.
lent-now = Un robot joue pour vous ({ $level }).

## Mise en place
set-up = Nouvelle table : { $game }
how-many = Combien de joueurs ?
who-sits = Qui s’assoit où ?
place-me = Moi
place-open = Libre, par lien
place-bot = Robot, { $level }
level-random = au hasard
level-greedy = moyen
level-beginner = débutant
level-casual = occasionnel
level-strong = fort
level-master = maître
level-beginner-about = passe à côté de beaucoup de choses ; idéal pour une première partie.
level-casual-about = joue correctement mais laisse passer des coups ; un adversaire à votre portée.
level-strong-about = anticipe et se trompe rarement.
level-master-about = réfléchit le plus, jusqu’à 3 secondes par réponse ; le plus difficile à battre.
level-told = { $level } : { $about }
more-settings = Pendule et variantes
clock = Pendule
clock-none = sans pendule
clock-quick = 10 minutes, 10 s de plus par tour
clock-calm = 30 minutes, 30 s de plus par tour
clock-days = 3 jours, un jour de plus par tour
list-open = Montrer la table dans le salon
as-campaign = Jouer en campagne : les chapitres se suivent, avec les mêmes joueurs
pack = Ce qui est imprimé
pack-own = le contenu du jeu
pack-named = Jeu de cartes : { $name }
start = Commencer
make-table = Créer la table
waiting-title = En attente de joueurs : { $game }
your-name = Votre nom
sit = S’asseoir ici
sit-too = S’asseoir ici aussi
get-up = Se lever
add-bot = Ajouter un robot
remove-bot = Retirer
bot-level-of = Force : { $player }
share-link = Avec ce lien, chacun peut s’asseoir ou regarder.
copy-link = Copier le lien
copied = Copié
qr-code = Code QR du lien
close-table = Fermer la table
start-needs-all = Toutes les places doivent d’abord être prises.
host-starts = L’hôte lance la partie quand toutes les places sont prises.

## Campagnes
campaign-number = Campagne, partie { $number }
campaign-standing = La campagne jusqu’ici
campaign-over = La campagne est terminée
campaign-leads = En tête : { $player }
campaign-won = Victoire dans la campagne : { $player }
campaign-goes-on = la campagne peut continuer
chapter = Chapitre
won-chapter = gagné
next-chapter = Continuer : { $chapter }
chapter-again = Réessayer : { $chapter }
to-next-chapter = Vers le chapitre suivant

## La question
board = Plateau
question = Votre question
your-turn = À vous de jouer
waiting-for = En attente de { $player }
waiting-others = En attente des autres
game-over = La partie est terminée
not-now = Ce choix n’est pas possible maintenant.
confirm-ask = { $answer } : est-ce sûr ?
undo = Annuler le coup
reset-turn = Recommencer le tour
ask-back = Demander à reprendre
take-back = Reprendre le coup
went-on = Continué pour vous : { $what }.
pauses-ask-me = Toujours demander
take-back-asked = { $player } demande à reprendre le dernier coup.
take-back-agreed = Tout le monde est d’accord : le coup est repris.
take-back-refused = La reprise est refusée.
take-back-dropped = La demande de reprise n’a plus cours.
agree = Accepter
refuse = Refuser
connection-lost = La connexion est perdue. Nouvel essai en cours ; rien n’est perdu.
rule-open = Règle { $rule }
rule-title = Règle { $rule }
rule-missing = Le texte de cette règle n’est pas disponible.
rules-all = Toutes les règles
hints-off = Sans astuces
hints-on = Montrer les astuces
cards = Objectifs
log = Journal de partie
log-plain = { $who } : { $question } – { $answer }
page-failed = Le plateau de ce jeu ne peut pas être affiché ; voici le plateau simple.
nature = Hasard
round-number = Manche { $round }
sound-on = Activer le son
sound-off = Couper le son

## Score et fin
score-so-far = Score actuel
final-score = Score final
score-source = Points pour
points-by-source = Points par source
score-target = Score à battre : { $points }
score-aim = Score à battre pour l’instant : { $target }. Vos points : { $points }.
score-aim-more = { $count ->
    [one] Encore { $count } point pour le battre.
    [many] Encore { $count } points pour le battre.
   *[other] Encore { $count } points pour le battre.
}
score-aim-beaten = { $count ->
    [one] Battu de { $count } point.
    [many] Battu de { $count } points.
   *[other] Battu de { $count } points.
}
score-aim-enough = C’est assez.
total = Total
unknown = ?
player-won = { $player } l’emporte !
decided-by = Égalité de points ; ce qui a décidé : { $reason }.
solo-won = Score battu !
solo-lost = Le score à battre tient bon.
solo-done = La partie est finie : { $points } points.
nobody-won = Personne ne l’emporte.
again = Rejouer
again-made = Une nouvelle partie se prépare, avec les mêmes places : chacun peut se rasseoir.
again-join = Rejoindre la nouvelle partie
replay = Rediffusion
watch-replay = Revoir la partie
fair-check = Vérifier les dés
fair-title = Dés honnêtes
fair-text = Avant la partie, le serveur s’est lié à un secret et en a montré l’empreinte ; puis chaque navigateur a ajouté sa part de hasard. À la fin, le secret est révélé et chaque tirage peut être recalculé.
fair-promise = Empreinte du secret :
fair-parts = Ce que chaque place a ajouté
fair-no-part = rien
fair-fault-nonce = Malhonnête : la part ajoutée par ce navigateur manque.
fair-fault-told = Malhonnête : la partie n’a pas continué avec le tirage { $at }.
fair-ok = { $count ->
    [one] Équitable : { $count } tirage recalculé, tout concorde.
    [many] Équitable : { $count } de tirages recalculés, tout concorde.
   *[other] Équitable : { $count } tirages recalculés, tout concorde.
}
fair-fault-commitment = Inéquitable : le secret n’est pas celui promis au début.
fair-fault-counter = Inéquitable : le tirage { $at } n’est pas à sa place.
fair-fault-number = Inéquitable : le nombre du tirage { $at } ne vient pas du secret et des apports.
fair-fault-option = Inéquitable : le tirage { $at } ne découle pas de son nombre.
fair-no-crypto = Ce navigateur n’offre pas de cryptographie ici ; ouvrez la page en https ou sur la même machine.
try-from-here = Essayer à partir d’ici
try-about = Ouvre une table qui commence à ce moment. La partie jouée reste telle quelle.
download-journal = Fichier de partie
download-transcript = Transcription

## Sur un seul écran
hand-over = À présent : { $player }
hand-over-text = Passez l’écran. Rien n’est montré avant que le joueur suivant soit prêt.
hand-over-ready = Je suis { $player }, montrer ma place

## Rediffusion
replay-of = Rediffusion : { $game }
view-from = Vue de
spectator = spectateur
step-first = Au début
step-back = Un pas en arrière
step-play = Continuer
step-pause = Pause
step-next = Un pas en avant
step-last = À la fin
step-number = Pas { $step } sur { $last }

## Compte
you-are-guest = Vous jouez en invité
guest-text = On joue très bien sans compte. Avec un compte, vos places et vos parties vous suivent sur d’autres appareils.
signed-in = Compte : { $name }
signed-out = Vous êtes hors ligne de votre compte.
sign-in = Se connecter
sign-out = Se déconnecter
make-account = Créer un compte
account-made = Le compte est créé ; vos places vous suivent.
welcome-back = Bon retour.
keep-name = Garder seulement le nom
name = Nom
password = Mot de passe
password-rule = Un mot de passe a au moins 8 caractères.
name-rule = Un nom a au moins 2 caractères.
preferences = Préférences
theme = Thème
theme-name-system = comme le système
theme-name-light = clair
theme-name-dark = sombre
confirm-when = Demander avant d’envoyer une réponse
confirm-never = jamais
confirm-risky = si elle termine le tour ou lance des dés
confirm-always = toujours
pauses-when = Demander avant de continuer
pauses-matters = s’il y a du nouveau ou quelque chose à perdre
pauses-always = toujours
pauses-never = jamais
sound = Un son quand c’est mon tour
hints = Astuces pour la première partie
notices = Avis
notices-text = Pour les parties de plusieurs jours : un avis quand une table vous attend.
push-start = M’avertir dans ce navigateur
push-stop = Ne plus m’avertir
push-refused = Le navigateur n’autorise pas les avis.
webhook = Adresse à appeler (webhook)

## Touches
keys = Touches
keys-tab = à l’élément suivant
keys-lit-arrows = d’un endroit éclairé à l’autre
keys-lit = à ce qui est éclairé
keys-enter = choisir ; placer
keys-escape = un petit pas en arrière
keys-undo = annuler le coup
keys-question = aux réponses
keys-log = au journal
keys-score = score actuel
keys-help = ces touches

## Ce qui n’a pas marché
error-unknown = Quelque chose n’a pas marché. Réessayez.
error-fault = Le serveur a fait une erreur. Rien n’est perdu ; réessayez.
error-offline = Le serveur est injoignable. Vérifiez la connexion et réessayez.
error-bad-request = La demande n’a pas été comprise.
error-bad-options = Ces réglages ne vont pas ensemble.
error-no-campaign = Ce jeu n’a pas de campagne.
error-unknown-pack = Ce jeu de cartes n’existe pas ici.
error-no-pack = Cette table se joue avec le contenu du jeu.
error-not-at-table = Seules les personnes assises à la table peuvent le faire.
error-no-next-chapter = Il n’y a pas de chapitre suivant à commencer.
error-unknown-game = Ce jeu n’existe pas ici.
error-unknown-level = Ce robot n’existe pas ici.
error-bad-nonce = L’apport aléatoire pour les dés n’est pas valable.
error-bad-url = Cette adresse ne peut pas être appelée.
error-no-session = La page est périmée. Rechargez-la.
error-wrong-password = Le nom et le mot de passe ne concordent pas.
error-origin = La demande vient d’un autre site.
error-csrf = La page est périmée. Rechargez-la.
error-not-host = Seul l’hôte de la table peut le faire.
error-not-your-seat = C’est la place d’un autre joueur.
error-not-over = Ceci s’ouvre quand la partie est terminée.
error-loopback-only = Réservé à l’hôte du serveur.
error-no-table = Cette table n’existe pas. Le lien est peut-être incomplet.
error-no-seat = Cette place n’existe pas à la table.
error-not-found = Cette page n’existe pas.
to-lobby = Vers le salon
error-method = La demande n’a pas été comprise.
error-seat-taken = Quelqu’un vient de s’asseoir ici.
error-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-seats-open = Toutes les places doivent d’abord être prises.
error-name-taken = Ce nom est pris. Choisissez-en un autre.
error-has-account = Vous avez déjà un compte.
error-closed = La table est fermée.
error-commitment = La promesse de dés équitables a déjà servi. Réessayez.
error-version = Cette partie suit d’autres règles et ne peut pas continuer. Son fichier peut encore être récupéré.
error-bad-position = Cette position ne peut pas être jouée. { $field } : { $problem }
error-no-proof = Cette table est partie d’une position : il n’y a pas de preuve pour ses dés.
error-no-step = La partie n’a pas d’étape { $step } ; la dernière est { $last }.
error-nothing-to-try = La partie est terminée à cette étape ; il n’y a plus rien à essayer.
error-too-large = C’était trop à la fois.
error-too-many-requests = C’était trop rapide. Attendez un instant.
error-too-many-tables = Vous avez trop de tables inachevées. Terminez ou fermez-en une d’abord.
error-stopping = Le serveur s’arrête. Réessayez dans un instant.
refused-option = Cette réponse n’est pas possible maintenant.
refused-undo = Impossible d’annuler : quelque chose de nouveau est connu ou un autre joueur a agi.
refused-request = Cette demande n’existe plus.
refused-seat = Ce n’est pas votre place.
refused-over = La partie est terminée.
refused-not-lent = La place est déjà à vous.
refused-level = Ce robot n’existe pas ici.
refused-busy = La table est occupée. Réessayez.
