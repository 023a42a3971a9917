### The Activity: the page inside Discord.

## What the server says there.

activity-published = Jetzt steht es im Kanal.
activity-in-chat = Für alles Weitere öffne dieselbe Seite im Chat.
activity-nothing = Gerade lässt sich nichts anzeigen. Drücke **Startseite**, um es noch einmal zu versuchen.
activity-too-many = Deine letzten Eingaben werden noch bearbeitet. Versuche es gleich noch einmal.
activity-login-code = Discord hat nicht bestätigt, wer du bist. Schließe die Aktivität und öffne sie noch einmal.
activity-login-instance = Discord sagt, dass du nicht in dieser Aktivität bist. Schließe sie und öffne sie noch einmal.
activity-login-limit = Gerade kommen zu viele Leute auf einmal. Versuche es in einer Minute noch einmal.
activity-login-away = Discord antwortet nicht. Versuche es in einer Minute noch einmal.
activity-end-expired = Du warst eine Weile weg.
activity-end-elsewhere = Du hast das Spiel anderswo geöffnet.
activity-end-gone = Du hast die Aktivität verlassen.
activity-end-limit = Das war zu schnell.
activity-invite = Einladen
refused-channel-closed = Ich darf in { $channel } nicht schreiben. Bitte jemanden mit Moderationsrechten, mir dort das Senden von Nachrichten und Dateien zu erlauben, und drücke noch einmal.

## What leads there.

activity-open = Blatt öffnen
activity-elsewhere = **{ $title }**: Du spielst in der Aktivität, dort ist dein Blatt.
activity-here = Hier zeigen

## What the page itself says: what to do, and what signs mean to those who do not see them.

activity-page-back = Zurück
activity-page-home = Startseite
activity-page-choices = Stellen zur Auswahl
# Heading of the enlarged part of the sheet, where a place is chosen by a second tap.
activity-page-choose = Wähle die Stelle
activity-page-lost = Verbindung verloren. Neuer Versuch …
activity-page-uninvited = Discord lässt dich hier niemanden einladen.
activity-page-again = Noch einmal versuchen
# The state of a player.
activity-page-awaited = ist noch am Zug
activity-page-moved = hat gezogen
activity-page-ready = ist bereit
activity-page-away = ist nicht da
activity-page-left = ist nicht mehr dabei

## What the page says before it is connected, in the language of the device.

activity-first-connecting = Verbinde …
activity-first-waiting = Discord hat noch nicht geantwortet.
activity-first-outside = Diese Seite gehört zu einem Spiel auf Discord. Öffne sie dort, aus den Nachrichten des Spiels.
activity-first-refused = Das Spiel muss wissen, wer du bist. Erlaube es in Discord und versuche es noch einmal.
activity-first-offline = Das Spiel antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
activity-first-again = Noch einmal versuchen
