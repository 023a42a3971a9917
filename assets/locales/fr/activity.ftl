### The Activity: the page inside Discord.

## What the server says there.

activity-published = C’est dans le salon.
activity-in-chat = Le reste se règle dans le salon : tu y as la même page.
activity-nothing = Rien à afficher pour l’instant. Appuie sur **Accueil** pour réessayer.
activity-too-many = Je traite encore tes derniers clics. Réessaie dans un instant.
activity-login-code = Discord n’a pas confirmé qui tu es. Ferme l’activité et rouvre-la.
activity-login-instance = D’après Discord, tu n’es pas dans cette activité. Ferme-la et rouvre-la.
activity-login-limit = Trop de monde arrive en même temps. Réessaie dans une minute.
activity-login-away = Discord ne répond pas. Réessaie dans une minute.
activity-end-expired = Ça fait un moment que tu n’es plus là.
activity-end-elsewhere = Tu as ouvert le jeu ailleurs.
activity-end-gone = Tu as quitté l’activité.
activity-end-limit = Ça allait trop vite.
activity-invite = Inviter
refused-channel-closed = Je n’ai pas le droit d’écrire dans { $channel }. Demande à la modération de m’y laisser envoyer des messages et joindre des fichiers, puis appuie de nouveau.

## What leads there.

activity-open = Ouvrir la fiche
activity-elsewhere = **{ $title }** : tu joues dans l’activité, ta fiche est là-bas.
activity-here = Afficher ici

## What the page itself says: what to do, and what signs mean to those who do not see them.

activity-page-back = Retour
activity-page-home = Accueil
activity-page-choices = Places possibles
# Heading of the enlarged part of the sheet, where a place is chosen by a second tap.
activity-page-choose = Choisis la place
activity-page-lost = Connexion perdue. Nouvel essai…
activity-page-uninvited = Discord ne te laisse inviter personne ici.
activity-page-again = Réessayer
# The state of a player.
activity-page-awaited = doit encore jouer
activity-page-moved = a joué
activity-page-ready = a validé
activity-page-away = pas là
activity-page-left = a quitté la partie

## What the page says before it is connected, in the language of the device.

activity-first-connecting = Connexion…
activity-first-waiting = Discord n’a pas encore répondu.
activity-first-outside = Cette page fait partie d’un jeu sur Discord. Ouvre-la là-bas, depuis les messages du jeu.
activity-first-refused = Le jeu a besoin de savoir qui tu es. Autorise-le dans Discord, puis réessaie.
activity-first-offline = Le jeu ne répond pas. Vérifie ta connexion, puis réessaie.
activity-first-again = Réessayer
