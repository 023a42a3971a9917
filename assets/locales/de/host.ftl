### What the owner of the bot sees and does in Discord.

command-host = betrieb
command-host-about = Nur für die, die diesen Bot betreiben
command-host-state = stand
command-host-state-about = Der Bot in Zahlen
command-host-pause = pause
command-host-pause-about = Eine Zeit lang keine neuen Spiele, und alle Uhren stehen
command-host-announce = ansage
command-host-announce-about = Allen Servern mit offenen Spielen etwas sagen; du siehst es vorher
command-host-block = sperren
command-host-block-about = Eine Person oder einen Server aussperren
command-host-unblock = freigeben
command-host-unblock-about = Eine Person oder einen Server wieder hereinlassen
command-host-end = beenden
command-host-end-about = Ein Spiel beenden; niemand gewinnt oder verliert es

option-hours = stunden
option-hours-about = Wie viele Stunden, von 1 bis 168
option-sentence = satz
option-pause-sentence-about = Warum; das liest, wer ein Spiel öffnen will
option-announce-sentence-about = Was sie wissen sollen
option-kind = art
option-kind-about = Eine Person oder ein Server
option-id = kennung
option-id-about = In Discords Entwicklermodus: Rechtsklick, ID kopieren
option-reason = grund
option-reason-about = Warum; das bekommen sie zu lesen
option-game-id = spiel
option-game-id-about = Die Kennung des Spiels: unter 🔒 an seinem Tisch
host-kind-person = Person
host-kind-server = Server

host-title = ## 🛠️ Der Bot in Zahlen
host-version = **Version:** { $version }, läuft seit { $uptime }
host-duration = { $days ->
    [0] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
    [one] 1 Tag { $hours } h
   *[other] { $days } Tagen { $hours } h
}
host-servers = **Server:** { $servers }
host-games = **Spiele:** laufend { $running }, noch offen { $lobbies }, beendet { $over }
host-people = **Menschen im Spiel:** { $people }
host-presses = **Klicks und Befehle:** { $hour } in der letzten Stunde, { $day } am letzten Tag (gezählt seit dem Start)
host-size = **Datenbank:** { $size } MB
host-backup = **Neueste Sicherung:** vor { $age }
host-backup-none = **Neueste Sicherung:** keine (in `BACKUP_DIR` liegt keine)
host-redraws = **Neu zu zeichnende Nachrichten:** { $redraws }
host-held-back = **Von Discords Grenzen gebremst:** <#{ $id }> ({ $id }), wo { $games ->
    [one] ein Spiel darauf wartet
   *[other] { $games } Spiele darauf warten
}, neu gezeichnet zu werden
host-waiting = **Noch zu verschickende Ansagen:** { $count }
host-well = **Gesundheit:** alles in Ordnung
host-ill = **Gesundheit:** ⚠️ { $fault }
host-not-paused = ▶️ Neue Spiele können geöffnet werden.
host-paused = ⏸️ **Pause bis { $time }.** Keine neuen Spiele, und alle Uhren stehen. Alle lesen: „{ $sentence }“
host-resume = Pause beenden
host-refresh = Aktualisieren
host-blocks = { $count ->
    [0] Keine Sperren
    [one] 1 Sperre
   *[other] { $count } Sperren
}
host-back = Der Bot in Zahlen
# Discord shows names of commands in English, so each stands beside what it does.
host-commands =
    Pause: /betrieb pause
    Ansage: /betrieb ansage
    Sperren: /betrieb sperren
    Freigeben: /betrieb freigeben
    Spiel beenden: /betrieb beenden

host-announcement = 📣 **Von denen, die diesen Bot betreiben:** { $sentence }
host-announce-ask = { $servers ->
    [one] Ein Server mit offenen Spielen bekommt das zu sehen, im Kanal seines neuesten Spiels:
   *[other] { $servers } Server mit offenen Spielen bekommen das zu sehen, jeder im Kanal seines neuesten Spiels:
}
host-announce-send = { $servers ->
    [one] An einen Server schicken
   *[other] An { $servers } Server schicken
}
host-announce-nowhere = Gerade hat kein Server ein offenes Spiel, also würde es niemand sehen. Versuche es später.
host-announced = { $servers ->
    [one] 📣 Unterwegs zu einem Server.
   *[other] 📣 Unterwegs zu { $servers } Servern.
}

host-blocked = { $kind ->
    [server] 🚫 Server { $id } ist gesperrt. Seine offenen Spiele sind ohne Ergebnis beendet, und er bekommt keine tägliche Nachricht mehr.
   *[person] 🚫 <@{ $id }> ({ $id }) ist gesperrt und hat alle offenen Spiele verlassen; die gehen für die anderen weiter.
}
host-unblocked = { $kind ->
    [server] Server { $id } kann wieder spielen.
   *[person] <@{ $id }> ({ $id }) kann wieder spielen.
}
host-blocks-title = ## 🚫 Gesperrt
host-blocks-none = Niemand ist gesperrt.
host-blocks-one = { $kind ->
    [server] Server { $id }
   *[person] Person { $id }
}
host-blocks-line = { $kind ->
    [server] • Server { $id }, { $time }: { $reason }
   *[person] • <@{ $id }> ({ $id }), { $time }: { $reason }
}
host-blocks-more = { $count ->
    [one] … und eine ältere. /betrieb freigeben nimmt jede Kennung.
   *[other] … und { $count } ältere. /betrieb freigeben nimmt jede Kennung.
}
host-unblock-choose = Freigeben …

host-end-ask = { $place ->
    [none] **{ $title }** (`{ $game }`), privat gespielt von { $people ->
        [one] einer Person
       *[other] { $people } Personen
    }. Beenden? Niemand gewinnt oder verliert, und es lässt sich nicht zurücknehmen.
   *[other] **{ $title }** (`{ $game }`) in { $place }, mit { $people ->
        [one] einer Person
       *[other] { $people } Personen
    }. Beenden? Niemand gewinnt oder verliert, und es lässt sich nicht zurücknehmen.
}
host-end-sure = Spiel beenden
host-ended = Spiel `{ $game }` ist ohne Ergebnis beendet; seine Nachrichten sagen das auch.

blocked-own-data = Deine Daten

refused-not-owner = Dieser Befehl ist nicht für dich. /start zeigt, was du hier machen kannst.
refused-paused = ⏸️ Gerade gibt es keine neuen Spiele: { $sentence } Öffne deins { $time }. Wer schon spielt, verliert keine Zeit.
refused-blocked-person = Die Leute, die diesen Bot betreiben, haben dich gesperrt: { $reason }
refused-blocked-server = Die Leute, die diesen Bot betreiben, haben diesen Server gesperrt: { $reason }
refused-host-block-owner = Damit würdest du dich selbst aussperren: Das bist du, jemand aus deinem Team oder dieser Server. Nimm eine andere Kennung.
refused-host-empty = Die Nachricht ist leer. Gib den Befehl noch einmal mit Text ein.
refused-host-no-id = Das ist keine Kennung von Discord; die hat 15 bis 19 Ziffern. Schalte in Discord den Entwicklermodus ein, klicke die Person oder den Server mit rechts an und wähle **ID kopieren**.
refused-host-not-blocked = Unter dieser Kennung ist niemand gesperrt. Die Liste der Sperren steht in /betrieb stand.
refused-host-no-game = Ein Spiel mit dieser Kennung gibt es nicht. Sie steht unter 🔒 am Tisch des Spiels.
refused-host-no-draft = Diese Ansage wartet nicht mehr: Sie ist verschickt, oder es gibt eine neuere. Schreib sie noch einmal mit /betrieb ansage.
