# Das Tagesblatt: /tagesblatt, seine Seite, was andere davon sehen, und die tägliche Nachricht eines Servers.
command-daily = tagesblatt
command-daily-about = Das Blatt von heute spielen: gleiche Würfe für alle, ein Versuch zählt
option-day = tag
option-day-about = Ein früherer Tag, etwa 2026-11-22, zum Ansehen oder Üben

panel-daily = Tagesblatt { $number }, { $kind ->
    [practice] Übung
   *[try] dieses Spiel zählt
}
daily-title = ## 📅 { $game } Tagesblatt { $number }
daily-about = { $level } · 🎯 Par { $par } · { $is_open ->
    [yes] das nächste kommt { $time }
   *[no] { $time }
}
daily-not-played = { $is_open ->
    [yes] Gleiche Würfe für alle. Dein erstes Spiel auf diesem Blatt zählt, und Tipps gibt es keine.
   *[no] Du hast dieses Blatt nicht gespielt. Üben kannst du darauf immer noch.
}
daily-begun = Du hast dieses Blatt angefangen. Beende es { $time }, dann zählt es für seinen Tag.
daily-no-result = { $why ->
    [late] Du bist mit diesem Blatt zu spät für seinen Tag fertig geworden.
    [deleted] Du hattest deinen Versuch auf diesem Blatt schon, bevor du deine Daten gelöscht hast. Üben kannst du darauf noch.
   *[stopped] Du hast dein Spiel auf diesem Blatt abgebrochen, also zählt nichts für den Tag.
}
daily-streak = 🔥 { $days ->
    [0] Noch keine Serie
    [one] Serie: 1 Tag
   *[other] Serie: { $days } Tage
}{ $best ->
    [0] { "" }
   *[other] { " " }· längste { $best }
}{ $freezes ->
    [0] { "" }
    [one] { " " }· ❄️ noch 1 freier Tag
   *[other] { " " }· ❄️ noch { $freezes } freie Tage
}{ $used ->
    [0] { "" }
    [one] { " " }· ein freier Tag hat den verpassten überbrückt
   *[other] { " " }· { $used } freie Tage haben die verpassten überbrückt
}
daily-board = { $where ->
    [here] **Auf diesem Server**
   *[everywhere] **Überall**
}{ $group ->
    [0] { "" }
    [one] { " " }· 🔥 1 Tag in Folge gespielt
   *[other] { " " }· 🔥 { $group } Tage in Folge gespielt
}
daily-board-closed = Die Ergebnisse siehst du, sobald du fertig bist; alle sehen sie { $time }.
daily-board-empty = Noch ist niemand mit diesem Blatt fertig.
daily-row = { $place ->
    [1] 👑
   *[other] **{ $place }**
} { $players } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $percent } %
daily-more = { $count } weitere
daily-seal = -# 🔒 Das Siegel der Würfe: `{ $hash }`. Der Würfelschlüssel wird { $time } veröffentlicht, wenn niemand mehr für diesen Tag spielen kann.
daily-seed = -# 🔓 Siegel: `{ $hash }`. Würfelschlüssel: `{ $seed }`. `/prüfen` mit der Kennung deines Spiels auf diesem Blatt prüft jeden Wurf nach.
daily-play = Spielen
daily-play-today = Blatt von heute spielen
daily-continue = Weiterspielen
daily-practise = Üben
daily-share = Teilen
daily-open = Ergebnisse des Tages
daily-number = Tagesblatt { $number }
daily-share-text =
    { $game } Tagesblatt { $number } · { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } · { $percent } % vom Par
    { $squares }{ $streak ->
        [0] { "" }
       *[other] { " " }· Serie { $streak }
    }
daily-shared =
    { $player }
    { $said }
seal-daily =
    🔒 **Die Würfe dieses Tagesblatts sind versiegelt:**
    `{ $hash }`
    Sie kommen aus einem geheimen Würfelschlüssel, für alle demselben; das hier ist sein SHA-256. Der Schlüssel wird am { $time } veröffentlicht, wenn niemand dieses Blatt mehr für seinen Tag spielen kann; dann zeigt ihn `/prüfen { $game }` und prüft dein Spiel nach. Hebe das ganze Siegel auf: Acht Zeichen allein würden wenig beweisen.
verify-daily-sealed = Die Würfe dieses Tagesblatts kommen aus einem geheimen Würfelschlüssel. Andere spielen es vielleicht noch, also bleibt er versiegelt; frage { $time } noch einmal.
verify-daily = -# Vergleiche das Siegel mit dem, das dir `/tagesblatt` gezeigt hat; es ist der SHA-256 des Würfelschlüssels. Jeder Würfel von Wurf n (in der Reihenfolge oben, ab 1) nimmt ein Byte von HMAC-SHA256(Würfelschlüssel, "{ $name }::n:0") und zeigt dieses Byte modulo der Zahl seiner Seiten, plus 1; bei sechs Seiten werden Bytes über 251 übersprungen. Kein Klick geht ein, damit alle die gleichen Würfe bekommen. Was das nicht beweist: Wer den Bot betreibt, hätte den Würfelschlüssel aussuchen können und kann ihn während des Spiels lesen.

refused-no-daily = Für diesen Tag gibt es kein Tagesblatt. Tippe `/tagesblatt` für das von heute.
refused-daily-begun = Du hast dieses Blatt gerade angefangen. Tippe `/tagesblatt`, um weiterzuspielen.
refused-daily-open = Dieses Spiel zeigt Würfe eines Tagesblatts, das andere vielleicht noch spielen. Ansehen kannst du es { $time }.
refused-review-daily = Die Analyse zeigt Würfe dieses Tagesblatts, das andere vielleicht noch spielen. Zeigen kannst du sie { $time }.
refused-daily-no-result = Du hast auf diesem Blatt kein Ergebnis zum Teilen.

# Die Nachricht, die ein Server in /einstellungen bestellt.
digest-title = ## 📅 Die Tagesblätter
digest-today = Heute hier gespielt: { $players ->
    [0] noch niemand
    [one] 1 Person
   *[other] { $players } Personen
}
digest-game = **{ $game } Tagesblatt { $number }**, gestern
digest-nobody = Gestern hat niemand gespielt.
digest-group = 🔥 { $days ->
    [one] Serie dieses Servers: 1 Tag
   *[other] Serie dieses Servers: { $days } Tage
}
settings-daily = **Tägliche Nachricht** mit den Ergebnissen der Tagesblätter von gestern: { $channel ->
    [none] aus
   *[other] { $channel }, ab { $hour }:00 UTC
}
settings-daily-choose = In diesem Kanal …
settings-daily-hour = Andere Stunde …
settings-daily-off = Ausschalten

# On profiles.
daily-figure = Tage in Folge
daily-figure-best = Beste Tagesserie
