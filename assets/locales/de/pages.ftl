### The pages beside the game: rules, leaderboard, settings, about, privacy, verify.

command-leaderboard = rangliste
command-leaderboard-about = Wer am besten spielt: Wertungen, Siege und Solo, auf diesem Server oder überall
command-profile = profil
command-profile-about = Spiele, Wertungen und Erfolge: deine oder die von jemand anderem
command-settings = einstellungen
command-settings-about = Deine Bilder, Benachrichtigungen und Daten; für Verwalter auch dieser Server


option-player = wer
option-player-about = Wessen Profil; ohne Angabe dein eigenes
option-what = was
option-what-about = Wertungen oder Siege am Tisch, oder ein Level im Solo
option-show = zeigen
option-show-about = Allen in diesem Kanal zeigen
option-game = spiel
option-page-game-about = Welches Spiel; auf der Seite kannst du wechseln
option-game-about = Die Kennung des Spiels: unter 🔒 am Tisch oder in seiner letzten Nachricht

mode-table = Am Tisch
mode-solo = Solo
mode-daily = Tagesblatt
mode-weekly = Wochenblatt
where-here = Dieser Server
where-everywhere = Überall

## The rules.

rules-other = So geht { $game }

## /leaderboard

period-all = Aller Zeiten
period-season = Diese Saison
period-month = Dieser Monat
period-week = Diese Woche
period-past = { $quarter }. Saison { $year }
board-what-wins = Siege · { $mode }
board-what-rating = Wertung · { $mode }
board-what-points = { $level }
board-what-par = { $level } · in Prozent vom Par
board-title-wins = ## 🏆 { $game }: die meisten Siege
board-title-rating = ## 📈 { $game }: Wertungen
board-title-beaten = ## 🏆 { $game }: besiegte Gegner
board-title-points = ## 🏆 { $game }: die besten Ergebnisse
board-title-par = ## 🏆 { $game }: die Besten in Prozent vom Par
board-scope = { $what ->
    [none] { "" }
   *[other] { $what } ·{ " " }
}{ $period } · { $where ->
    [here] auf diesem Server
   *[everywhere] überall
}{ $pages ->
    [one] { "" }
   *[other] { " " }· Seite { $page } von { $pages }
}
board-row = **{ $place }.** { $player } · **{ $value }** · { $note }{ $date ->
    [none] { "" }
   *[other] { " " }· { $date }
}
board-alt = { $place }. { $player }, { $value }, { $note }.
board-value-wins = { $value ->
    [one] 1 Sieg
   *[other] { $value } Siege
}
board-value-points = { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
board-loss = { $mode ->
    [duel] { $loss } % Gewinnchance je Entscheidung verloren
   *[other] { $loss } Punkte je Entscheidung verloren
}
board-note-rating = ± { $margin }, { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
board-note-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
board-you = { $player } (du)
board-own-none = Du hast hier noch kein Spiel zu Ende gespielt.
board-own-uncounted = { $games ->
    [one] Du hast hier 1 Spiel zu Ende gespielt, aber es zählt nicht.
   *[other] Du hast hier { $games } Spiele zu Ende gespielt, aber keines davon zählt.
}
board-own-loss = Hier stehst du, sobald fünf deiner Spiele analysiert sind.
board-puzzle-none = Du hast in diesem Spiel noch kein Rätsel versucht.
board-rating-none = Du hast hier noch kein gewertetes Spiel.
board-rating-provisional = **Deine Wertung: { $rating }?** { $note }
board-new-title = -# **Neu hier, noch nicht platziert**
board-new = -# { $player } · { $rating }? · { $note }
rating-new = { $mode ->
    [puzzle] vorläufig: Rätsel aus echten Spielen festigen sie
   *[table] { $games ->
        [0] vorläufig, bis es mehr verschiedene Gegner waren
        [one] vorläufig, noch 1 Spiel
       *[other] vorläufig, noch { $games } Spiele
    }
}
rating-lacks = { $games ->
    [0] vorläufig
    [one] noch 1 Spiel
   *[other] noch { $games } Spiele
}
rating-settled = ± { $margin }
board-season = 🗓️ **{ $season }** · { $days ->
    [one] der letzte Tag
   *[other] noch { $days } Tage
} · { $people ->
    [0] noch kein Spiel
   *[other] { $place ->
        [0] du hast noch keinen Platz ({ $people ->
            [one] 1 Person dabei
           *[other] { $people } dabei
        })
       *[other] du bist **Nummer { $place }** von { $people }
    }
}
board-champions = 👑 { $count ->
    [one] Letzte Saison vorn: { $players }
   *[other] Letzte Saison gemeinsam vorn: { $players }
}
group-tables = Am Tisch
group-solo = Solo
group-daily = Tagesblatt
group-puzzles = Rätsel
board-rating = **Deine Wertung: { $rating }** ± { $margin }, steht zurzeit nicht in dieser Liste
board-unlisted = { $is_there ->
    [yes] 🙈 Du bist in den Ranglisten ausgeblendet: Nur du siehst hier deine Zeile, für die anderen rücken alle darunter auf.
   *[no] 🙈 Du bist in den Ranglisten ausgeblendet.
}
board-empty = { $mode ->
    [solo] Hier gibt es noch kein Solospiel, das zählt (Tagesblätter haben eigene Ergebnisse). Spiele eins mit `{ $command }`, und du stehst hier an erster Stelle.
   *[other] Hier gibt es noch kein Spiel, das zählt. Dazu gehören mindestens zwei Menschen; solo hat eigene Ranglisten. Öffne einen Tisch mit `{ $command }` und sei vorn dabei.
}
board-no-challenge = Hier ist noch nichts entschieden. Fordere jemanden mit `/herausfordern` heraus.
board-unsettled-rating = Hier steht noch keine Wertung fest: Das dauert zehn Spiele.
board-nobody = Auf dieser Rangliste steht niemand.
board-counted-wins = -# Es zählen Spiele mit mindestens zwei Menschen und ohne Tipps. Bei gleich vielen Siegen entscheiden die Punkte.
board-counted-rating = -# { $where ->
    [here] In der Liste stehen feste Wertungen aller, die hier gespielt haben und in den letzten 30 Tagen dabei waren.
   *[everywhere] In der Liste stehen feste Wertungen aller, die in den letzten 30 Tagen dabei waren, zehn verschiedenen Menschen begegnet sind, darunter fünf, für die das auch gilt, und deren Konto älter als 30 Tage ist.
} Gewertet wird ein Spiel mit Bedenkzeit, ohne Tipps und mit mindestens zwei Menschen. Dieselben zwei Leute zählen immer weniger, vor allem am selben Tag.
board-counted-beaten = -# Ein gewertetes Spiel bringt den Anteil der anderen, die du schlägst, bei Gleichstand die Hälfte. Es zählt dein Mittelwert, als hättest du mit zehn halben Siegen begonnen; dieselben Leute zählen am selben Tag immer weniger.
board-counted-points = -# Spiele mit Tipps zählen nicht.
board-counted-par = -# Par ist, was der Computerspieler *{ $strength }* aus denselben Würfen macht. Spiele mit Tipps zählen nicht.
board-uncounted = -# Auch hier gespielt, aber nicht gezählt: { $reasons }
uncounted-alone = Spiele nur gegen Computer
uncounted-challenge = Antworten auf eine Herausforderung und kurze Herausforderungen
uncounted-hints = Spiele mit Tipps
uncounted-rules = Spiele nach älteren Regeln
board-show = Im Kanal zeigen
board-open = Meine Ansicht
board-choose = Andere Ranglisten …
board-before = Zurück
board-after = Weiter

## /profile

profile-title = ## 👤 { $player }
profile-none = Noch kein Spiel zu Ende gespielt. Jedes Profil beginnt mit einem: `/start` führt zu den Spielen.
profile-last = **Letzte Spiele** · 🔍 öffnet die Analyse
profile-last-game = **{ $number }** · { $game }{ $mode ->
    [none] { "" }
   *[other] , { $mode }
}: **{ $points }**{ $result ->
    [none] { "" }
   *[other] , { $result }
} · { $time }
profile-left = Spiel verlassen
profile-par = Par { $par }
profile-place = { $place }. von { $seats }
profile-review = { $number }
profile-more = Alle Zahlen
profile-more-title = ## 📋 Alle Zahlen zu { $player }
profile-open = Mein Profil
profile-back = Profil
profile-games = { $games ->
    [0] Neu hier
    [one] 1 Spiel
   *[other] { $games } Spiele
}{ $wins ->
    [0] { "" }
    [one] { " " }· 1 Sieg gegen Menschen
   *[other] { " " }· { $wins } Siege gegen Menschen
}
profile-wins-in-a-row = Meiste Siege in Folge
profile-unrated = Noch kein gewertetes Spiel
profile-somebody = Spieler
profile-mode = **{ $game }, { $mode }**: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}{ $is_solo ->
    [yes] { "" }
   *[no] , { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    }
} · Bestleistung { $best }, im Schnitt { $average }
profile-rating = 📈 { $game }, { $mode }: { $rating }, { $note }
profile-loss = 🧠 { $game }, { $mode }: { $played ->
    [duel] { $loss } % Gewinnchance
   *[other] { $loss } Punkte
} je Entscheidung verloren, in { $games } analysierten Spielen
profile-season = 🗓️ { $season }, { $game }, { $mode }: Platz { $place }
profile-feats = Erfolge
profile-feats-count = { $earned } von { $known }
profile-goal = 🎯 Nächstes Ziel: **{ $feat }** ({ $about }){ $done ->
    [0] { "" }
   *[other] , { $done } von { $needed }
}
profile-alt = Das Profil von { $player }: { $about }.
profile-alt-figure = { $label }: { $value }.
profile-alt-medals = Erfolge: { $count }{ $medals ->
    [none] { "" }
   *[other] : { $medals }
}.
profile-curve = { $pool }: { $rating }, { $note }; über { $games ->
    [one] das letzte Spiel
   *[other] die letzten { $games } Spiele
} von { $first } an, zwischen { $low } und { $high }.
feat-earned = 🏅 Neuer Erfolg: **{ $feat }** ({ $about })
feat-earned-all = 🏅 { $count ->
    [one] Neuer Erfolg
   *[other] Neue Erfolge
}: { $earned }
feat-earned-by = { $player } **{ $feats }**
feat-close = Um Haaresbreite
feat-close-about = mit einem einzigen Punkt Vorsprung gewinnen
feat-master = Meister besiegt
feat-master-about = zehn Spiele gegen den stärksten Computer gewinnen
feat-row = Vier in Folge
feat-row-about = vier Spiele hintereinander gegen Menschen gewinnen
feat-par = Über Par
feat-par-about = in zehn Solospielen Par schlagen

## The settings of a server.

settings-title = ## ⚙️ Einstellungen dieses Servers
settings-hint = -# Änderungen werden sofort gespeichert. Die Tischnachricht ändert sich auch in laufenden Spielen, alles andere in Spielen, die ab jetzt geöffnet werden.
settings-language = **Sprache** der öffentlichen Nachrichten: { $language }
settings-language-choose = Eine andere Sprache …
settings-clock = **Bedenkzeit** für Spiele, in denen niemand eine wählt: { $clock }
settings-clock-choose = Eine andere Bedenkzeit …
settings-channels = **Kanäle**, in denen Spiele geöffnet werden dürfen: { $channels }
settings-channels-all = überall
settings-channels-choose = Nur in diesen Kanälen …
settings-channels-clear = Überall erlauben
settings-theme = { $value ->
    [light] **Bilder** für alle: hell
   *[dark] **Bilder** für alle: dunkel
}
theme-switch = { $value ->
    [light] Auf dunkel stellen
   *[dark] Auf hell stellen
}
settings-table = **Tischnachricht**: { $style }. { $about }
settings-table-choose = Lieber anders …
settings-film = { $value ->
    [yes] **Film**: Nach einem Spiel mit anderen kommt sein Film in den Kanal.
   *[no] **Film**: Nach einem Spiel mit anderen kann auch sein Film in den Kanal kommen. Unter **Mehr** ist er jederzeit.
}
settings-film-switch = { $value ->
    [yes] Keine Filme
   *[no] Filme zeigen
}
table-style-follow = Kommt wieder nach unten
table-style-follow-about = Eine Nachricht zeigt das Spiel; haben andere darunter geschrieben, kommt sie mit dem nächsten Wurf wieder nach unten.
table-style-stay = Ruhig
table-style-stay-about = Eine Nachricht zeigt das Spiel und bleibt, wo sie ist.
table-style-rounds = Eine Nachricht je Runde
table-style-rounds-about = Jede Runde kommt als neue Nachricht, und die vorige schrumpft auf eine Zeile.
language-auto = Automatisch: die des Servers ({ $language })
# The language itself: preview until somebody who speaks it has read all its texts, then read.
language-state = read
language-preview = -# 🚧 **Vorschau**: Diese Texte hat noch niemand gelesen, der diese Sprache spricht. Klingt etwas falsch? Sag es denen, die diesen Bot betreiben.

## /settings

personal-title = ## ⚙️ Deine Einstellungen
personal-hint = -# Gilt sofort, auch für deine offenen Blätter.
language-discord = Automatisch: wie in deinem Discord ({ $language })
personal-language = **Sprache von allem, was nur du siehst**: { $language }
personal-theme = { $value ->
    [light] **Bilder**: hell
   *[dark] **Bilder**: dunkel
}
personal-next-throw = { $value ->
    [yes] **Nächster Wurf von selbst**: an
        -# Wenn du allein spielst, drei Sekunden nach deinem Zug; **Rückgängig** hält ihn auf.
   *[no] **Nächster Wurf von selbst**: aus
        -# Wenn du allein spielst, drückst du **Nächster Wurf**.
}
next-throw-switch = { $value ->
    [yes] Ausschalten
   *[no] Einschalten
}
personal-sheet = { $value ->
    [yes] **Dein Blatt**: am Tisch
        -# Du öffnest es mit **Mein Blatt**, nur für dich sichtbar. Es kommt keine Direktnachricht.
   *[no] **Dein Blatt**: wie am Tisch eingestellt
        -# Also als Direktnachricht, außer jemand hat etwas anderes gewählt.
}
sheet-switch = { $value ->
    [yes] Wie am Tisch eingestellt
   *[no] Immer am Tisch
}
personal-alert = { $is_on ->
    [yes] **Neue Tische hier melden**: an
        -# Höchstens einmal in der Stunde.
   *[no] **Neue Tische hier melden**: aus
}
personal-alerts = { $servers ->
    [0] **Neue Tische melden**: aus. Tippe auf einem Server `/einstellungen`, um es dort einzuschalten.
    [one] **Neue Tische melden**: an für 1 Server
   *[other] **Neue Tische melden**: an für { $servers } Server
}
personal-notify = **Wenn du am Zug bist**
    -# In Spielen über mehrere Tage: { $place ->
        [dm] als Direktnachricht
        [channel] im Kanal des Spiels
       *[none] gar nicht
    }
personal-listed = { $value ->
    [yes] **Ranglisten und Profil**: sichtbar
        -# Du darfst in Ranglisten stehen, und andere können dein Profil sehen.
   *[no] **Ranglisten und Profil**: verborgen
        -# Du stehst auf keinem Server in einer Rangliste, und dein Profil siehst nur du.
}
personal-data = **Deine Daten**
    -# Was über dich gespeichert ist; lass es dir kopieren oder löschen.
personal-server = **Dieser Server**
    -# Sprache, Bedenkzeit, Kanäle, Bilder, tägliche Nachricht
personal-to-server = Server
listed-switch = { $value ->
    [yes] Ausblenden
   *[no] Einblenden
}
personal-rating = { $value ->
    [yes] **Wertung am Ende eines Spiels**: wird angezeigt
        -# Auf deinem eigenen Blatt steht, was ein gewertetes Spiel an deiner Wertung geändert hat.
   *[no] **Wertung am Ende eines Spiels**: wird nicht angezeigt
        -# Auf deinem eigenen Blatt könnte stehen, was ein gewertetes Spiel an deiner Wertung geändert hat. Unter **Mehr** steht es immer.
}
personal-bgstats = { $value ->
    [yes] **BG Stats**: an
        -# Am Ende deiner Spiele steht ein Link, der sie in diese App einträgt, von dort auch bei BoardGameGeek.
   *[no] **BG Stats**: aus
        -# Ein Link am Ende deiner Spiele würde sie in diese App eintragen, von dort auch bei BoardGameGeek.
}
on-off-switch = { $value ->
    [yes] Ausschalten
   *[no] Einschalten
}
alert-switch = { $is_on ->
    [yes] Ausschalten
   *[no] Einschalten
}
alert-end = Alle ausschalten
alert-on = Neue Tische melden
alert-off = Nicht mehr melden
alert-switched = { $is_on ->
    [yes] 🔔 Wenn auf diesem Server ein Tisch geöffnet wird, wirst du dort erwähnt, höchstens einmal in der Stunde.
   *[no] 🔕 Von neuen Tischen erfährst du jetzt nichts mehr.
}

## About this bot.

about-title = ## 🎲 Roll and write auf Discord
about-text = Alle ziehen gleichzeitig, kein Zug geht verloren, und alle können die Würfel nachprüfen.
about-commands-text =
    🏠 `/start` zeigt, was für dich ansteht, und führt überallhin. `/blatt` findet dein Blatt wieder.
    📅 `/tagesblatt` ist das Blatt von heute, `/rätsel` ein Moment aus einem echten Spiel. `/rangliste` und `/profil` zeigen, was gespielt wurde.
    🔎 Nach einem Spiel hat **Mehr** seinen Film und prüft seine Würfel nach.
about-unofficial = **Inoffiziell.** Ein Fanprojekt mit eigenen Worten, eigenen Blättern und eigenen Bildern. Es gehört nicht zu den Autoren und Verlagen der Spiele und wird von ihnen nicht unterstützt: { $credits }. Dir gefällt ein Spiel? Die echte Schachtel ist ihr Geld wert.
about-licence = **Version { $version }**, freie Software unter der MIT-Lizenz, gebaut mit discord.py.
about-data = **Daten:** Kennungen, Namen, Spiele und Ergebnisse; nie, was du in Chats schreibst. Mehr steht unter **Datenschutz**; dort kannst du deine Daten auch herunterladen oder löschen.
about-operator = -# Du betreibst diesen Bot? `{ $program } doctor` prüft die Einrichtung.
about-rules = Regeln
about-privacy = Datenschutz
about-invite = Zum Server hinzufügen
about-add = Meinem Konto hinzufügen
about-support = Hilfe

## A person's data.

privacy-title = ## 🔒 Deine Daten
privacy-kept =
    Das ist gespeichert, und zwar nur für die Spiele:
    • deine Discord-Kennung, dein neuester Name, der, den du auf den Servern trägst, auf denen du gespielt hast, deine Sprache und der Tag, an dem du zuletzt hier warst,
    • deine Spiele: Server, Kanal, Züge, Punkte, Ergebnis, deine Wertungen, Erfolge und Plätze in Ranglisten, die daraus folgen, und, sobald es eine gibt, die Analyse,
    • die Kennungen der Klicks, mit denen du und die anderen einem Spiel beigetreten seid, für seine Würfel,
    • welche Nachrichten dein Blatt zeigen oder dich nennen, damit sie aktuell bleiben oder gelöscht werden können,
    • welche Tagesblätter und Wochenblätter du gespielt hast, mit wem du eine Serie hast oder haben möchtest, zu welcher Stunde du erinnert werden willst, welche Rätsel du mit welchem Zug versucht hast, und deine Herausforderungen,
    • deine eigenen Einstellungen, darunter, wann du erfahren möchtest, dass du am Zug bist, und wie spät es bei dir ist, Einladungen zu noch offenen Tischen und wo du von neuen Tischen erfahren möchtest,
    • falls dich die Leute gesperrt haben, die diesen Bot betreiben: deine Kennung, der Grund und der Tag. Wer seine Daten löscht, bleibt gesperrt.
    Nicht gespeichert: was du in Chats schreibst, deine E-Mail- oder IP-Adresse, deine Freunde, deine anderen Server.
privacy-seen = Andere sehen deinen Namen und deine Ergebnisse am Tisch, in `/rangliste` und in `/profil`, es sei denn, du blendest dich in den `/einstellungen` aus. Deine Züge bleiben versiegelt, solange eine Runde offen ist. Dein Blatt sieht der Tisch am Ende, in Spielen mit offenen Blättern schon währenddessen. Wer auf dem Server ist, auf dem du gespielt hast, kann gegen ein beendetes Spiel spielen: Dein Geist macht dann unter deinem Namen deine Züge noch einmal.
privacy-choice =
    • **Kopie:** eine Datei mit allem, was deine Kennung trägt.
    • **Löschen:** Deine Kennung und dein Name verschwinden endgültig. Beendete Spiele und die Ergebnisse von Herausforderungen bleiben den anderen, mit „jemand“ an deiner Stelle; eine Zufallszahl steht darin für dich, damit die Wertungen der anderen bleiben, wie sie sind.
    • **Danach höchstens drei Tage lang:** ein Hash deiner Kennung, gebildet mit einem geheimen Schlüssel. Er kann nur verraten, dass du deinen Versuch auf dem heutigen Tagesblatt oder dem Wochenblatt schon hattest oder gerade erst Spiele mit Wertung gespielt hast: Kommst du zurück, bevor er weg ist, ist das Blatt für dich Übung, und solche Spiele bleiben ohne Wertung. Dann werden auch der Hash und sein Schlüssel gelöscht.
    • **Bis zu 93 Tage lang:** ein ebensolcher Hash für jedes Rätsel, das du versucht hast. Kommst du zurück, bleiben diese Rätsel ohne Wertung, denn du hast ihre Lösungen gesehen.
privacy-inactive = • **Wenn du wegbleibst:** Hast du { $months ->
    [one] einen Monat
   *[other] { $months } Monate
} lang nichts gedrückt, sagt dir eine Direktnachricht Bescheid, falls sie dich erreicht. 30 Tage später werden deine Daten gelöscht, als hättest du darum gebeten.
privacy-export = Kopie holen
privacy-delete = Löschen …
privacy-export-ready = Das ist alles, was über dich gespeichert ist.
privacy-export-alt = Eine JSON-Datei mit allem, was über dich gespeichert ist.
privacy-ask = **Endgültig löschen?** Deine Plätze in den Ranglisten und meine Direktnachrichten an dich verschwinden, und nichts bringt sie zurück.
privacy-sure = Endgültig löschen
privacy-keep = Alles behalten
privacy-deleted = ✅ Deine Kennung und dein Name sind überall gelöscht. In ein paar Minuten nennen meine Nachrichten dich nicht mehr, und meine Direktnachrichten an dich verschwinden. Wenn du wieder spielst, fängst du neu an.
inactive-notice = 💤 Du hast hier seit { $months ->
    [one] einem Monat
   *[other] { $months } Monaten
} nicht mehr gespielt. Am { $time } lösche ich, was ich über dich gespeichert habe: Ergebnisse, Wertungen, Erfolge und Einstellungen. Wenn du alles behalten möchtest, drück **Daten behalten** oder spiel einfach wieder mit.
inactive-keep = Daten behalten
inactive-kept = ✅ Alles bleibt, wie es ist. Schön, dass du wieder da bist!

## Checking the dice of a game.

verify-title = ## 🔎 Die Würfel von Spiel { $game }
verify-sealed = Die Würfel dieses Spiels kommen aus einem geheimen Würfelschlüssel, der versiegelt bleibt, bis das Spiel vorbei ist. Frage dann noch einmal.
verify-round = Runde { $round }: { $first }{ $again ->
    [none] { "" }
   *[other] , dann { $again }
}
verify-step = { $throw } (Schritt { $step })
verify-seal = **Siegel**, seit dem Anfang zu sehen: `{ $hash }`
verify-seed = **Würfelschlüssel**, den das Siegel verbirgt: `{ $seed }`
verify-match = { $count ->
    [0] Dieses Spiel endete vor dem ersten Wurf.
    [one] ✅ Der einzige Wurf folgt aus diesem Würfelschlüssel.
   *[other] ✅ Alle { $count } Würfe folgen aus diesem Würfelschlüssel.
}
verify-mismatch = ❌ { $wrong ->
    [one] 1 Wurf folgt
   *[other] { $wrong } Würfe folgen
} nicht aus diesem Würfelschlüssel. Dahinter steht jeweils ≠ und der Wurf, der folgt.
verify-broken = ❌ Die Aufzeichnung dieses Spiels wurde verändert: Sie lässt sich nicht bis zum Ende nachspielen.
verify-no-end = ❌ Die Aufzeichnung dieses Spiels wurde verändert: Ihr Ende fehlt.
verify-first = Die erste Zeile, die nicht aus den Zeilen davor folgt: `{ $line }`.
verify-presses = **Klicks**, die in die Würfe eingehen: { $count ->
    [0] keine
   *[other] `{ $presses }`
}
verify-how = -# Vergleiche das Siegel mit dem, das dir 🔒 vor deinem Beitritt gezeigt hat (im Solospiel vor deinem ersten Zug); es ist der SHA-256 des Würfelschlüssels. Jeder Würfel von Wurf n (in der Reihenfolge oben, ab 1) nimmt ein Byte von `HMAC-SHA256(Würfelschlüssel, "{ $game }:{ $presses }:n:0")` und zeigt dieses Byte modulo der Zahl seiner Seiten, plus 1; bei sechs Seiten werden Bytes über 251 übersprungen.
verify-proof = -# { $count ->
    [0] Kein Klick ging in die Würfe ein: Wer den Bot betreibt, hätte den Würfelschlüssel nach seinen Würfen aussuchen können und kann ihn während des Spiels lesen.
   *[other] Die Klicks sind die Kennungen, die Discord nach dem Siegel vergeben hat: für die Klicks, die Plätze besetzt und das Spiel gestartet haben, im Solospiel für den, der den ersten Zug eingetragen hat. Der Würfelschlüssel wurde also nicht nach seinen Würfen ausgesucht. Wer in der Aktivität spielt, bringt stattdessen eine Zahl aus der Anmeldung ein; das beweist es nur, wenn jemand von euch die Seite erst nach dem Siegel geöffnet hat. Was das nicht beweist: Wer den Bot betreibt, kann den Würfelschlüssel während des Spiels lesen und Klicks abweisen, bis einer passt.
}
verify-how-by-step = -# Vergleiche das Siegel mit dem, das dir 🔒 gezeigt hat: Es ist der SHA-256 des Würfelschlüssels. Jeder Würfel nimmt ein Byte von `HMAC-SHA256(Würfelschlüssel, "{ $game }:Schritt:0")` und zeigt dieses Byte modulo der Zahl seiner Seiten, plus 1; bei sechs Seiten werden Bytes über 251 übersprungen. Dieses Spiel begann, als noch keine Klicks in die Würfe eingingen: Wer den Bot betreibt, hätte den Würfelschlüssel aussuchen können und kann ihn während des Spiels lesen.

refused-profile-hidden = Dieses Profil ist für andere nicht zu sehen.
refused-not-administrator = Das kann nur, wer diesen Server verwalten darf. Frage eine dieser Personen.
refused-only-in-server = Das gehört zu einem Server. Tippe `/einstellungen` in einem seiner Kanäle.
refused-open-games = { $games ->
    [one] Du bist noch in einem offenen Spiel. Verlasse es zuerst: Drücke an seinem Tisch **Mehr**, dann **Tisch verlassen**. Frage danach noch einmal.
   *[other] Du bist noch in { $games } offenen Spielen. Verlasse sie zuerst: Drücke an jedem Tisch **Mehr**, dann **Tisch verlassen**. Frage danach noch einmal.
}
refused-unknown-game = Ein Spiel mit dieser Kennung gibt es hier nicht. Nimm die Kennung unter 🔒 an seinem Tisch.
