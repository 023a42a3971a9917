### The daily sheet: /daily, its page, what is shown to others, and a server's daily message.

command-daily = tagesblatt
command-daily-about = Das Blatt von heute spielen: gleiche Würfe für alle, ein Versuch zählt
option-day = tag
option-day-about = Ein früherer Tag, etwa 2026-11-22, zum Ansehen oder Spielen

panel-daily = { $name }{ $express ->
    [yes] { " " }(Express)
   *[no] { "" }
}, { $kind ->
    [practice] zählt nicht
   *[try] dieses Spiel zählt
}
daily-name = { $game }-Tagesblatt { $number }
daily-about = { $throws ->
    [0] { $level }
   *[other] Express, { $throws } Würfe · { $level }
} · Par { $par } · { $is_open ->
    [daily] das nächste { $time }
    [weekly] schließt { $time }
   *[no] { $time }
}
# Told before the one try begins.
daily-explain-what = **Gleiche Würfe für alle.** Du spielst allein und ohne Tipps. Danach siehst du, wie es bei den anderen lief.
daily-explain-length = { $throws ->
    [0] **Etwa 20 Minuten:** Sonntags gibt es das lange Spiel, wie im Regelheft.
   *[other] **Etwa fünf Minuten:** { $throws } Würfe, unsere eigene kurze Solovariante. Sonntags gibt es das lange Spiel.
}
daily-explain-once = **Es zählt einmal:** dein erstes Spiel auf diesem Blatt. Danach kannst du es noch einmal spielen, es zählt aber nicht. Du kannst bis zum Ende des morgigen Tages pausieren.
daily-explain-streak = **Serie:** die Tage, an denen du ein Blatt zu Ende spielst, egal in welchem Spiel. Du beginnst mit zwei Jokern ❄️, die verpasste Tage überbrücken; jeder siebte Tag bringt einen zurück.
# On the sheet of a week.
daily-explain-week = **Ein Versuch, etwa 20 Minuten:** das lange Spiel, auf einem schweren Level. Dein erstes Spiel zählt, wenn du fertig wirst, bevor das Blatt { $time } schließt.
daily-explain-medals = **Medaillen:** Die ersten drei auf jedem Server und die ersten drei überall bekommen eine für ihr Profil. Plätze bringen außerdem Punkte für eine Saison von zwölf Wochen.
# To those who know it.
daily-explain-again = { $throws ->
    [0] Gleiche Würfe für alle, etwa 20 Minuten, und dein erstes Spiel zählt. Du kannst bis zum Ende des morgigen Tages pausieren.
   *[other] Gleiche Würfe für alle, etwa fünf Minuten, und dein erstes Spiel zählt. Du kannst bis zum Ende des morgigen Tages pausieren.
}
daily-not-played = Du hast dieses Blatt nicht gespielt. Spielen kannst du es immer noch, es zählt nur nicht mehr.
daily-begun = Du hast dieses Blatt angefangen. Es schließt { $time }: Wirst du vorher fertig, zählt es.
daily-no-result = { $why ->
    [late] Du bist mit diesem Blatt zu spät fertig geworden, es zählt nicht.
    [deleted] Du hattest deinen Versuch auf diesem Blatt schon, bevor du deine Daten gelöscht hast. Du kannst es noch einmal spielen, es zählt aber nicht.
   *[stopped] Du hast dein Spiel auf diesem Blatt abgebrochen, also zählt nichts.
}
daily-streak = 🔥 { $days ->
    [0] Noch keine Serie
    [one] Serie: 1 Tag
   *[other] Serie: { $days } Tage
}{ $best ->
    [0] { "" }
   *[other] { " " }· längste { $best }
}{ $freezes ->
    [0] { "" }
    [one] { " " }· ❄️ 1 Joker
   *[other] { " " }· ❄️ { $freezes } Joker
}{ $used ->
    [0] { "" }
    [one] { " " }· ein Joker hat den verpassten Tag überbrückt
   *[other] { " " }· { $used } Joker haben die verpassten Tage überbrückt
}
daily-board = { $where ->
    [here] **Auf diesem Server**
   *[everywhere] **Überall**
}{ $group ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }· 🔥 { $group } Tage in Folge
}
daily-board-closed = Die Ergebnisse siehst du, sobald du fertig bist; alle sehen sie { $time }.
daily-board-empty = Noch ist niemand mit diesem Blatt fertig.
daily-row = { $place ->
    [1] 👑
   *[other] **{ $place }**
} { $players } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $percent } %
daily-more = { $count } weitere
daily-seal = -# 🔒 Das Siegel der Würfe: `{ $hash }`. Der Würfelschlüssel wird { $time } veröffentlicht, wenn kein Spiel auf diesem Blatt mehr zählen kann.
daily-seed = -# 🔓 Siegel: `{ $hash }`. Würfelschlüssel: `{ $seed }`. **Mehr** und **Faire Würfel** unter deinem Spiel auf diesem Blatt prüfen jeden Wurf nach.
daily-play = Spielen
daily-play-game = { $game } spielen
daily-continue = Weiterspielen
daily-open = Ergebnisse
daily-number = Tagesblatt { $number }
daily-share-text =
    { $name } · { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } · { $percent } % vom Par
    { $story }{ $streak ->
        [0] { "" }
       *[other] { " " }· Serie { $streak }
    }
    Mitspielen: /tagesblatt
# How a result stands.
daily-ahead = { $form ->
    [first] noch kein anderes Ergebnis
    [place] Platz { $place } von { $count }
   *[percent] besser als { $percent } %
}
daily-end-standing = { $count ->
    [0] 🌍 Überall: { $everywhere }
   *[other]
        🏅 Auf diesem Server: Platz { $place } von { $count }
        🌍 Überall: { $everywhere }
}
# Above the histogram of all results.
daily-spread = Alle heute
daily-end-freeze = ❄️ Du hast einen Joker verdient.
# The board of a week.
daily-week = Woche
daily-back = Zurück zum Blatt
daily-to-today = Blatt von heute
daily-week-title = ## 📆 Die Woche { $where ->
    [here] auf diesem Server
   *[everywhere] überall
}
daily-week-about = { $since } bis { $until }, nach UTC. Jedes Blatt bringt deinen Anteil am Par: 100 Punkte für genau Par. Die Blätter eines Tages werden addiert, und deine besten fünf Tage zählen.
daily-week-without-today = -# Jedes Blatt von heute kommt dazu, sobald du damit fertig bist.
daily-week-empty = Für diese Woche zählt noch nichts.
daily-week-row = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }**
} { $players } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
daily-leads = Heute vorn: { $players }
# Streaks that two people keep together.
daily-pairs = Zu zweit
daily-pairs-title = ## 🤝 Serien zu zweit
daily-pairs-about = Ein Tag zählt, wenn ihr beide ein Blatt zu Ende gespielt habt. Zwei Joker überbrücken verpasste Tage, wie bei deiner eigenen Serie. Bis zu { $most } sind möglich, jede mit jemand anderem.
daily-pairs-nobody = Sonst hat hier in letzter Zeit niemand ein Tagesblatt gespielt. Teile dein Ergebnis, und frag, sobald jemand mitmacht.
daily-pairs-not-here = Um jemanden zu fragen, öffne diese Seite auf einem Server, auf dem ihr beide spielt.
daily-pair-ask = Jemanden hier fragen …
daily-pair-kept = **{ $player }** · 🔥 { $days ->
    [0] noch kein gemeinsamer Tag
    [one] 1 Tag
   *[other] { $days } Tage
}{ $best ->
    [0] { "" }
   *[other] { " " }· längste { $best }
} · ❄️ { $freezes }{ $used ->
    [0] { "" }
    [one] { " " }· ein Joker hat den verpassten Tag überbrückt
   *[other] { " " }· { $used } Joker haben die verpassten Tage überbrückt
}
daily-pair-today = Heute: du { $own ->
    [yes] ✅
   *[no] ⬜
} · { $player } { $other ->
    [yes] ✅
   *[no] ⬜
}
daily-pair-end = Beenden
daily-pair-waits = Du hast { $player } gefragt. Noch keine Antwort.
daily-pair-withdraw = Zurücknehmen
daily-pair-asks = 🤝 { $player } möchte mit dir eine gemeinsame Serie anfangen.
daily-pair-asking = 🤝 { $asker } möchte mit { $asked } eine gemeinsame Serie von Tagesblättern anfangen.
daily-pair-accept = Bin dabei
daily-pair-refuse = Nein, danke
daily-pair-answered = { $accepted ->
    [yes] 🤝 { $asker } und { $asked } haben ab heute eine gemeinsame Serie von Tagesblättern.
   *[no] { $asker } hat { $asked } nach einer gemeinsamen Serie gefragt. Diesmal nicht.
}
# The reminder.
daily-remind = Erinnern
daily-remind-title = ## ⏰ Erinnerung
daily-remind-about = Einmal am Tag eine Direktnachricht, zu einer Zeit, die du wählst. Sie bleibt aus, wenn du an dem Tag schon ein Blatt zu Ende gespielt hast, und endet von selbst, wenn du deine Direktnachrichten schließt.
daily-remind-state = { $state ->
    [on] Sie kommt um **{ $time }**.
   *[off] Sie ist **aus**.
}
daily-remind-set-clock = Meine Uhr stellen
daily-remind-choose = Erinnere mich um …
daily-remind-stop = Nicht mehr erinnern
daily-remind-stopped = 🔕 Du wirst nicht mehr erinnert. **Erinnern** auf der Seite von `/tagesblatt` schaltet es wieder ein.
daily-reminder = 📅 Die Tagesblätter von heute warten auf dich; die nächsten kommen { $time }.{ $days ->
    [0] { "" }
    [one] { " " }🔥 Deine Serie: 1 Tag.
   *[other] { " " }🔥 Deine Serie: { $days } Tage.
}
refused-pair-known = Diese Person kannst du gerade nicht fragen: Sie hat hier in letzter Zeit nicht gespielt, oder zwischen euch steht schon eine Anfrage offen. **Zu zweit** zeigt, welche.
refused-pair-not-asked = Hier fragt dich niemand mehr. Deine Serien findest du unter **Zu zweit** auf der Seite von `/tagesblatt`.
refused-pairs-full = Du kannst bis zu { $most } Serien zu zweit haben. Beende zuerst eine von deinen.
seal-daily =
    🔒 **Die Würfe dieses Blatts sind versiegelt:**
    `{ $hash }`
    Sie kommen aus einem geheimen Würfelschlüssel, für alle demselben; das hier ist sein SHA-256. Der Schlüssel wird am { $time } veröffentlicht, wenn kein Spiel darauf mehr zählen kann; dann zeigt ihn **Faire Würfel** und prüft dein Spiel { $game } nach. Hebe das ganze Siegel auf: Acht Zeichen allein würden wenig beweisen.
verify-daily-sealed = Die Würfe dieses Blatts kommen aus einem geheimen Würfelschlüssel. Andere spielen es vielleicht noch, also bleibt er versiegelt; frage { $time } noch einmal.
verify-daily = -# Vergleiche das Siegel mit dem, das dir `/tagesblatt` gezeigt hat; es ist der SHA-256 des Würfelschlüssels. Jeder Würfel von Wurf n (in der Reihenfolge oben, ab 1) nimmt ein Byte von `HMAC-SHA256(Würfelschlüssel, "{ $name }::n:0")` und zeigt dieses Byte modulo der Zahl seiner Seiten, plus 1; bei sechs Seiten werden Bytes über 251 übersprungen. Kein Klick geht in die Würfe ein, damit alle die gleichen bekommen. Was das nicht beweist: Wer den Bot betreibt, hätte den Würfelschlüssel aussuchen können und kann ihn während des Spiels lesen.

refused-no-daily = Für diesen Tag gibt es kein Tagesblatt. Tippe `/tagesblatt` für das von heute.
refused-daily-begun = Du hast dieses Blatt gerade angefangen. Tippe `/tagesblatt`, um weiterzuspielen.
refused-daily-open = Dieses Spiel zeigt Würfe eines Blatts, das andere vielleicht noch spielen. Ansehen kannst du es { $time }.
refused-review-daily = Die Analyse zeigt Würfe dieses Blatts, das andere vielleicht noch spielen. Zeigen kannst du sie { $time }.

## The message that a server's administrators ask for in its settings.

digest-title = ## 📅 Blätter von heute
digest-yesterday = Gestern vorn, auf Tagesblatt { $number }:
# The best result of a game, and in one small line those behind it.
digest-champion = **{ $game }** { $row }
digest-others = -# { $rows }
digest-other = **{ $place }** { $players } { $percent } %
digest-today = { $players ->
    [one] 1 Person hat heute gespielt
   *[other] { $players } Personen haben heute gespielt
}
digest-about = -# { $about }
digest-week = { $state ->
    [over]
        🏆 **Das Podest der letzten Woche**
        { $rows }
    [ending]
        🏆 **Das Podest der Woche, noch ist alles drin**
        { $rows }
   *[running] 🏆 **Diese Woche vorn:** { $rows }
}
digest-nobody = Mach heute den Anfang.
digest-group = 🔥 { $days ->
    [one] Serie dieses Servers: 1 Tag
   *[other] Serie dieses Servers: { $days } Tage
}
settings-daily = **Tägliche Nachricht** mit den Ergebnissen der Tagesblätter von gestern, und eine, wenn das Wochenblatt öffnet und schließt: { $channel ->
    [none] aus
   *[other] { $channel }, ab { $hour }:00 UTC
}
settings-daily-choose = In diesem Kanal …
settings-daily-hour = Andere Stunde …
settings-daily-off = Ausschalten
settings-daily-here = 📅 Ab morgen bringt eine stille Nachricht am Tag die Tagesblätter und die Ergebnisse von gestern in diesen Kanal. Zwei weitere pro Woche kündigen das Wochenblatt und seine Besten an. In den `/einstellungen` änderst du die Stunde oder schaltest sie aus.

## On profiles.

daily-figure = Tage in Folge
daily-figure-best = Längste Serie
daily-figure-pair = Serie zu zweit
board-what-daily = Tagesblätter
board-title-daily = ## 📅 { $game }: Tagesblätter
board-note-daily = { $games ->
    [one] 1 Tag
   *[other] { $games } Tage
}
board-unsettled-daily = Hier zählt noch kein Tagesblatt. Das von heute ist offen: `/tagesblatt`.
board-counted-daily = -# Jedes Tagesblatt bringt deinen Anteil am Par: 100 Punkte für genau Par. Ein Versuch am Tag zählt.

## The sheet of a week.

weekly-number = Wochenblatt { $number }
weekly-until = Schließt { $time }
weekly-film = Bestes Spiel
weekly-spread = Alle
weekly-opened = Gleiche Würfe für alle, auf jedem Server. Ein Versuch, und die ersten drei gewinnen Medaillen.
weekly-players = { $players ->
    [one] 1 Person hier ist schon fertig
   *[other] { $players } Personen hier sind schon fertig
}
weekly-over = ## 🏆 { $name }: die Besten
weekly-season = Saison
weekly-season-title = ## 🏆 Die Saison { $where ->
    [here] auf diesem Server
   *[everywhere] überall
}
weekly-season-about = Zwölf Wochen, { $since } bis { $until }. Der erste Platz auf einem Wochenblatt bringt 10 Punkte, jeder weitere einen weniger, und wer fertig wird, bekommt mindestens 1.
weekly-season-empty = Noch ist keine Woche dieser Saison vorbei.
# On profiles.
weekly-figure = Wochenmedaillen
weekly-medals = { $where ->
    [here] Wochenmedaillen auf Servern
   *[everywhere] Wochenmedaillen überall
}: { $medals }
