### Each says why nothing changed and what to do instead.

refused-wrong-phase = Darauf wartet das Spiel gerade nicht. Dein Blatt zeigt, worauf es wartet.
refused-malformed-move = Diese Wahl konnte ich nicht lesen. Benutze die Knöpfe der neuesten Nachricht.
refused-not-pending = Du hast gerade nichts zu entscheiden. Dein Blatt ändert sich mit dem nächsten Wurf.
refused-game-over = Dieses Spiel ist vorbei. Beginne in einem Kanal ein neues mit { -play }.
refused-too-late = Diese Runde ist schon zu Ende. Dein Blatt zeigt die aktuelle.
refused-no-game = Dieses Spiel gibt es nicht mehr. Beginne in einem Kanal ein neues mit { -play }.
refused-not-playing = Du bist nicht in diesem Spiel. Komm ins nächste oder beginne in einem Kanal eines mit { -play }.
refused-not-started = Das Spiel hat noch nicht begonnen. Dein Blatt kommt, sobald es losgeht.
refused-has-started = Das Spiel hat schon begonnen. Drücke **Mein Blatt**, wenn du mitspielst, oder beginne eines mit { -play }.
refused-already-joined = Du bist schon dabei. Das Spiel startet, wer den Tisch leitet.
refused-lobby-full = Alle Plätze sind besetzt. Beginne ein eigenes Spiel mit { -play }.
refused-too-few = Ein Spiel braucht mindestens zwei Spieler. Warte auf jemanden, nimm einen Computer dazu oder spiele { -solo }.
refused-not-host = Das kann nur, wer den Tisch leitet: <@{ $host }>.
refused-no-such-player = Diese Person ist nicht mehr im Spiel.
refused-no-such-strength = So einen Computer gibt es nicht. Wähle einen aus der Liste.
refused-nothing-entered = Du hast noch nichts gewählt. Triff zuerst deine Wahl.
refused-not-over = Das Spiel läuft noch. Starte die Revanche, wenn es vorbei ist.
refused-not-moderator = Ein Spiel beenden kann nur, wer hier Nachrichten verwalten darf.
refused-game-counts = Eine Runde dieses Spiels ist gespielt, also zählt es: Wer mitspielt, kann es weder beenden noch jemanden entfernen. Du kannst den Tisch verlassen, hast dann aber verloren.
refused-wrong-channel = Auf diesem Server wird in { $channels } gespielt.
refused-not-in-dm = Mit anderen spielst du in einem Serverkanal. Hier spielst du allein mit { -alone }.
refused-guest-writes = Ich kann dir noch keine Nachrichten schicken: Du hast mich nicht zu deinem Konto hinzugefügt. Öffne mein Profil, wähle **App hinzufügen** und frag dann noch einmal.
refused-guest-hushed = Auf diesem Server siehst nur du meine Antworten, also könnte niemand mitspielen. Bitte jemanden, der ihn verwaltet, externe Apps zu erlauben, oder spiel allein mit { -solo }.
refused-guest-clock = Ich bin hier nur zu Gast und kann niemanden erinnern: Wähle eine kurze Bedenkzeit, 90 Sekunden oder 10 Minuten.
refused-guest-elsewhere = Dieser Tisch ist woanders. Drücke den Knopf dort.
refused-seats-kept = Die freien Plätze sind für { $players } reserviert. Warte, bis sie da sind oder absagen, oder öffne einen eigenen Tisch mit { -play }.
refused-invited-self = Du hast schon einen Platz. Lade jemand anderen ein.
refused-invited-bot = { $player } ist ein Bot und kann nicht mitspielen. Lade einen Menschen ein; Computer gibt es im Menü am Tisch.
refused-invited-stranger = { $player } ist nicht auf diesem Server. Lade jemanden ein, der hier ist.
refused-invited-too-many = Das sind zu viele: Der Tisch hat { $seats } Plätze, einer davon ist deiner. Lade weniger Leute ein oder wähle mehr Spieler.
refused-invited-too-often = Du hast dieselbe Person in letzter Zeit schon { $count }-mal eingeladen. Lade sie { $time } wieder ein oder öffne den Tisch ohne Einladung: Wer ihn sieht, kann trotzdem **Mitspielen** drücken.
refused-too-fast = Da komme ich nicht hinterher. Warte kurz und drücke dann noch einmal.
refused-too-many-commands = Das waren viele Befehle in kurzer Zeit. Der nächste geht { $time }; die Knöpfe gehen weiterhin.
refused-levels-too-often = Für dich sind gerade viele Level entstanden. Das nächste gibt es { $time }, oder nimm eines der Level 1 bis 4.
refused-hints-too-often = Du hast schon viele Tipps bekommen. Den nächsten gibt es { $time }, oder entscheide diesmal selbst.
refused-lobbies-of-host = { $count } Tische von dir warten noch auf Spieler. Starte einen oder tippe /start und brich einen ab, dann kannst du den nächsten öffnen.
refused-games-of-host = Du hast { $count } Spiele, die noch nicht vorbei sind. Spiele eines zu Ende oder verlasse es, dann kannst du das nächste beginnen; /blatt zeigt deine.
refused-lobbies-of-channel = In diesem Kanal warten { $count } Tische auf Spieler. Spiele an einem davon mit oder öffne deinen in einem anderen Kanal.
refused-games-of-channel = In diesem Kanal laufen { $count } Spiele. Öffne deines in einem anderen Kanal oder bitte die Moderation, die zu beenden, die niemand mehr spielt.
refused-lobbies-of-guild = Auf diesem Server warten { $count } Tische auf Spieler. Spiele an einem davon mit.
refused-games-of-guild = Auf diesem Server laufen { $count } Spiele. Spiele allein mit { -solo } oder bitte die Moderation, die zu beenden, die niemand mehr spielt.
refused-option-choice = { $option }: Das steht nicht zur Wahl. Wähle eines von diesen: { $choices }.
refused-option-kind = { $option }: Das konnte ich nicht lesen. Gib den Befehl noch einmal ein und wähle, was er anbietet.
refused-option-range = { $option }: Möglich ist { $least } bis { $most }. Gib den Befehl noch einmal ein.
refused-missing-permission = Mir fehlt in diesem Kanal ein Recht: { $permissions }. Bitte die Serververwaltung darum.

## As Discord's settings call them.

permission-read-messages = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
