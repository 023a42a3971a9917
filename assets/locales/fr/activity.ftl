### The Activity: the page inside Discord.

## What the server says there.

activity-published = C’est dans le salon.
refused-channel-closed = Je n’ai pas le droit d’écrire dans { $channel }. Demande à la modération de m’y laisser envoyer des messages et joindre des fichiers, puis appuie de nouveau.

## What leads there.

activity-open = Ouvrir la fiche
