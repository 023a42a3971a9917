### The Activity: the page inside Discord.

## What the server says there.

activity-published = Jetzt steht es im Kanal.
refused-channel-closed = Ich darf in { $channel } nicht schreiben. Bitte jemanden mit Moderationsrechten, mir dort das Senden von Nachrichten und Dateien zu erlauben, und drücke noch einmal.

## What leads there.

activity-open = Blatt öffnen
