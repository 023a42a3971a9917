# Die Activity: die Seite in Discord.

## Was der Server dort sagt.

activity-published = Jetzt steht es im Kanal.
activity-in-chat = Den Rest stellst du im Chat ein, auf derselben Seite dort.
activity-nothing = Gerade lässt sich nichts anzeigen. Drücke **Start**, um es noch einmal zu versuchen.
activity-too-many = Eins nach dem anderen: Ein paar Eingaben sind noch unterwegs.
activity-login-code = Discord hat nicht bestätigt, wer du bist. Schließe die Activity und öffne sie noch einmal.
activity-login-instance = Discord sagt, dass du nicht in dieser Activity bist. Schließe sie und öffne sie noch einmal.
activity-login-limit = Gerade kommen zu viele Leute auf einmal. Versuche es in einer Minute noch einmal.
activity-login-away = Discord antwortet nicht. Versuche es in einer Minute noch einmal.
activity-end-expired = Du warst eine Weile weg.
activity-end-elsewhere = Du hast das Spiel anderswo geöffnet.
activity-end-gone = Du hast die Activity verlassen.
activity-end-limit = Das war zu schnell.
refused-channel-closed = Ich darf in { $channel } nicht schreiben. Bitte jemanden mit Moderationsrechten, mir dort das Senden von Nachrichten und Dateien zu erlauben, und drücke noch einmal.

## Was dorthin führt.

activity-open = Blatt öffnen
