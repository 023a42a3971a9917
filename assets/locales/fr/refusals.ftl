### Each says why nothing changed and what to do instead.

refused-wrong-phase = Ce n’est pas le moment : ta fiche indique ce qu’il faut faire.
refused-malformed-move = Je n’ai pas pu lire ce choix. Utilise les boutons du message le plus récent.
refused-not-pending = Tu n’as rien à décider pour l’instant. Ta fiche changera au prochain lancer.
refused-game-over = Cette partie est finie. Commences-en une autre dans un salon avec { -play }.
refused-too-late = Ce tour est déjà fini. Ta fiche montre le tour actuel.
refused-no-game = Cette partie n’existe plus. Commences-en une autre dans un salon avec { -play }.
refused-not-playing = Tu n’es pas dans cette partie. Rejoins la prochaine, ou commences-en une dans un salon avec { -play }.
refused-not-started = La partie n’a pas encore commencé. Ta fiche arrivera dès le début.
refused-has-started = La partie a déjà commencé.
refused-already-joined = Tu as déjà ta place. C’est l’hôte qui lance la partie.
refused-lobby-full = Toutes les places sont prises. Lance ta propre partie avec { -play }.
refused-too-few = Il faut être au moins deux. Attends quelqu’un, ajoute un ordinateur, ou joue en solo avec { -solo }.
refused-not-host = C’est réservé à l’hôte : <@{ $host }>.
refused-no-such-player = Cette personne n’est plus dans la partie.
refused-no-such-strength = Cet ordinateur n’existe pas. Choisis-en un dans la liste.
refused-nothing-entered = Tu n’as encore rien choisi. Fais d’abord ton choix.
refused-not-over = La partie est encore en cours. Lance la revanche quand elle sera finie.
refused-not-moderator = Pour arrêter une partie, il faut avoir le droit de gérer les messages ici.
refused-game-counts = Un tour a été joué, donc cette partie compte : ceux qui y jouent ne peuvent ni l’arrêter ni retirer quelqu’un. Tu peux la quitter, mais alors tu perds.
refused-wrong-channel = Sur ce serveur, on joue dans { $channels }.
refused-not-in-dm = Pour jouer à plusieurs, va dans un salon d’un serveur. Ici, tu peux jouer en solo avec { -alone }.
refused-guest-writes = Je ne peux pas encore t’écrire : tu ne m’as pas ajouté à ton compte. Ouvre mon profil, choisis **Ajouter l’appli**, puis redemande.
refused-guest-hushed = Sur ce serveur, il n’y a que toi qui vois mes réponses : personne ne pourrait te rejoindre. Demande à l’administration d’autoriser les applis externes, ou joue en solo avec { -solo }.
refused-guest-clock = Ici, je suis en visite et je ne peux prévenir personne : choisis un temps court, 90 secondes ou 10 minutes.
refused-guest-elsewhere = Cette table est ailleurs. Appuie là où elle se trouve.
refused-seats-kept = Les places libres sont réservées à { $players }. Attends leur réponse, ou ouvre ta propre table avec { -play }.
refused-invited-self = Tu as déjà une place. Invite quelqu’un d’autre.
refused-invited-bot = { $player } est un bot et ne peut pas jouer. Invite une vraie personne ; les ordinateurs sont dans le menu de la table.
refused-invited-stranger = { $player } n’est pas sur ce serveur. Invite quelqu’un d’ici.
refused-invited-too-many = C’est trop : la table a { $seats } places, et l’une est la tienne. Invite moins de monde, ou choisis plus de joueurs.
refused-invited-too-often = Tu as invité la même personne { $count } fois récemment. Tu pourras recommencer { $time }. En attendant, ouvre la table sans invitation : toute personne qui la voit peut appuyer sur **Rejoindre**.
refused-too-fast = Ça va trop vite pour moi. Attends un instant, puis appuie de nouveau.
refused-too-many-commands = Ça fait beaucoup de commandes en peu de temps. Tape la prochaine { $time } ; les boutons marchent toujours.
refused-levels-too-often = Tu as demandé beaucoup de niveaux. Demande le prochain { $time }, ou choisis un niveau de 1 à 4.
refused-hints-too-often = Tu as demandé beaucoup de conseils. Tu pourras en redemander { $time } ; cette fois, décide par toi-même.
refused-lobbies-of-host = { $count } de tes tables attendent du monde. Lances-en une, ou tape /accueil pour en annuler une, puis tu pourras en ouvrir une autre.
refused-games-of-host = Tu as { $count } parties en cours. Finis-en une ou quittes-en une, puis tu pourras en commencer une autre ; /fiche montre les tiennes.
refused-lobbies-of-channel = { $count } tables attendent du monde dans ce salon. Rejoins-en une, ou ouvre la tienne dans un autre salon.
refused-games-of-channel = { $count } parties sont en cours dans ce salon. Ouvre la tienne dans un autre salon, ou demande à la modération d’arrêter celles que plus personne ne joue.
refused-lobbies-of-guild = { $count } tables attendent du monde sur ce serveur. Rejoins-en une.
refused-games-of-guild = { $count } parties sont en cours sur ce serveur. Joue en solo avec { -solo }, ou demande à la modération d’arrêter celles que plus personne ne joue.
refused-option-choice = { $option } : ce choix n’existe pas. Choisis parmi : { $choices }.
refused-option-kind = { $option } : je n’ai pas pu lire ça. Retape la commande et choisis parmi ce qu’elle propose.
refused-option-range = { $option } : choisis entre { $least } et { $most }. Retape la commande.
refused-missing-permission = Il me manque une permission dans ce salon : { $permissions }. Demande à l’administration du serveur de me la donner.

## As Discord's settings call them.

permission-read-messages = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
