# Jeder Satz sagt, warum sich nichts geändert hat und was stattdessen geht.
refused-wrong-phase = Darauf wartet das Spiel gerade nicht. Dein Blatt zeigt, worauf es wartet.
refused-malformed-move = Diese Wahl konnte ich nicht lesen. Benutze die Knöpfe der neuesten Nachricht.
refused-not-pending = Du hast gerade nichts zu entscheiden. Dein Blatt ändert sich mit dem nächsten Wurf.
refused-game-over = Dieses Spiel ist vorbei. Beginne in einem Kanal ein neues mit { -play }.
refused-too-late = Diese Runde ist schon zu Ende. Dein Blatt zeigt die aktuelle.
refused-no-game = Dieses Spiel gibt es nicht mehr. Beginne in einem Kanal ein neues mit { -play }.
refused-not-playing = Du bist nicht in diesem Spiel. Komm ins nächste oder beginne in einem Kanal eines mit { -play }.
refused-not-started = Das Spiel hat noch nicht begonnen. Dein Blatt kommt, sobald es losgeht.
refused-has-started = Das Spiel hat schon begonnen.
refused-already-joined = Du bist schon dabei. Der Gastgeber startet das Spiel.
refused-lobby-full = Alle Plätze sind besetzt. Beginne ein eigenes Spiel mit { -play }.
refused-too-few = Ein Spiel braucht mindestens zwei Spieler. Warte auf jemanden, nimm einen Computer dazu oder spiele { -solo }.
refused-not-host = Das kann nur der Gastgeber: <@{ $host }>.
refused-no-such-player = Diese Person ist nicht mehr im Spiel.
refused-no-such-strength = So einen Computer gibt es nicht. Wähle einen aus der Liste.
refused-nothing-entered = Du hast noch nichts gewählt. Triff zuerst deine Wahl.
refused-not-over = Das Spiel läuft noch. Starte die Revanche, wenn es vorbei ist.
refused-not-moderator = Ein Spiel beenden kann nur, wer hier Nachrichten verwalten darf.
refused-wrong-channel = Auf diesem Server wird in { $channels } gespielt.
refused-not-in-dm = Mit anderen spielst du in einem Serverkanal. Hier spielst du allein mit { -alone }.
refused-seats-kept = Die freien Plätze sind für { $players } reserviert. Warte, bis sie da sind oder absagen, oder öffne einen eigenen Tisch mit { -play }.
refused-invited-self = Du hast schon einen Platz. Lade jemand anderen ein.
refused-invited-bot = { $player } ist ein Bot und kann nicht mitspielen. Lade einen Menschen ein; Computer gibt es im Menü am Tisch.
refused-invited-stranger = { $player } ist nicht auf diesem Server. Lade jemanden ein, der hier ist.
refused-invited-too-many = Das sind zu viele: Der Tisch hat { $seats } Plätze, einer davon ist deiner. Lade weniger Leute ein oder wähle mehr Spieler.
refused-invited-too-often = Du hast { $player } in der letzten Stunde schon { $count }-mal eingeladen. Öffne den Tisch ohne Einladung: Wer ihn sieht, kann trotzdem **Mitspielen** drücken.
refused-missing-permission = Mir fehlt in diesem Kanal ein Recht: { $permissions }. Bitte die Serververwaltung darum.

# Wie sie in Discords Einstellungen heißen.
permission-read-messages = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
refused-unknown-level = Dieses Level gibt es nicht. Wähle eines aus der Liste oder gib den Code eines Levels ein; Codes sehen aus wie { $example }. Prüfe den Code Zeichen für Zeichen.
refused-no-level-of-code = Zum Code { $code } gibt es kein Level. Nimm einen anderen Code oder ein Zufallslevel.
