# Die Activity: die Seite in Discord.

## Was der Server dort sagt.

activity-published = Jetzt steht es im Kanal.
refused-channel-closed = Ich darf in { $channel } nicht schreiben. Bitte jemanden mit Moderationsrechten, mir dort das Senden von Nachrichten und Dateien zu erlauben, und drücke noch einmal.

## Was dorthin führt.

activity-open = Blatt öffnen
