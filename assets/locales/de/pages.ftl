# Die Seiten neben dem Spiel: Regeln, Rangliste, Einstellungen, Über, Datenschutz, Prüfen.
command-rules = regeln
command-rules-about = So geht BRILLIANT, in Worten und Bildern
command-leaderboard = rangliste
command-leaderboard-about = Die Besten dieses Servers oder aller Server
command-settings = einstellungen
command-settings-about = Sprache, Uhr und Kanäle für die Spiele auf diesem Server
command-about = über
command-about-about = Was dieser Bot ist und wer dahintersteht
command-privacy = datenschutz
command-privacy-about = Was über dich gespeichert ist: als Kopie holen oder löschen
command-verify = prüfen
command-verify-about = Nachprüfen, ob in einem beendeten Spiel ehrlich gewürfelt wurde

option-board-level-about = Welches Level; ohne Angabe alle
option-mode = modus
option-mode-about = Spiele mit anderen oder solo
option-where = wo
option-where-about = Auf diesem Server oder überall
option-show = zeigen
option-show-about = Allen in diesem Kanal zeigen
option-game = spiel
option-game-about = Die Kennung in der letzten Zeile der Spielnachricht

level-all = Alle Level
level-one = Level { $level } · { $name }
level-random-1 = Zufallslevel 1, leicht
level-random-2 = Zufallslevel 2
level-random-3 = Zufallslevel 3
level-random-4 = Zufallslevel 4, schwer
level-of-code = Level { $code }
mode-table = Am Tisch
mode-solo = Solo
where-here = Dieser Server
where-everywhere = Überall

# /regeln
rules-topic-turn = Dein Zug
rules-topic-colours = Farben
rules-topic-points = Punkte
rules-topic-end = Spielende
rules-topic-solo = Solo
rules-turn =
    ## 🎲 Schreibe eine Zahl neben die ANDERE
    Zwei Würfel fallen, und der Wurf gilt für alle. Nimm **eine** seiner beiden Zahlen. Schreibe sie in ein leeres Feld, das die **andere** Zahl berührt: darüber, darunter, links oder rechts, in jeder Farbe.

    Die Würfel zeigen **2** und **5**? Dann darf eine 2 neben eine 5 oder eine 5 neben eine 2. Eine 2 neben eine 2 darf nicht. Bei einem Pasch wie **4** und **4** kommt eine 4 neben eine 4.

    • **Am Anfang** schreiben alle 1 bis 6, jede Zahl in ein anderes Gebiet. Niemand sonst sieht, wohin.
    • **Eine Zahl je Wurf**, und sie bleibt stehen.
    • **Nichts passt, oder nichts Gutes?** Passe. Das kostet nichts.
    • **Alle wählen geheim.** Bis die Runde schließt, kannst du noch ändern.
rules-colours =
    ## 🎨 Jede Farbe hat ihre Regel
    Sie gilt in jedem **Gebiet** für sich: Felder einer Farbe, die sich berühren oder die eine dicke Linie verbindet. Jedes Gebiet trägt das Zeichen seiner Regel.

    🟩 **Grün** • jede Zahl.
    🟦⬜ **Blau und Grau** = lauter gleiche Zahlen.
    🟥🟨 **Rot und Gelb** ≠ lauter verschiedene Zahlen.
    🟪 **Lila** ≤2 höchstens zwei verschiedene Zahlen.
    🟧 **Orange** 1-3|4-6 nur kleine oder nur große Zahlen. Die erste entscheidet.

    Beides muss stimmen: die Zahl daneben und die Regel der Farbe.
rules-points =
    ## ✨ Fülle ein Gebiet und nimm seine Punkte
    Neben dem Feld hat jedes Gebiet seine Werte, zum Beispiel **6 · 4 · 2**. Ein unfertiges Gebiet zählt nichts.

    • **Wer es zuerst füllt,** nimmt den höchsten Wert. Für alle anderen ist er gestrichen.
    • **Wer es in einer späteren Runde füllt,** nimmt den nächsten Wert.
    • **Der niedrigste Wert bleibt** für alle, die danach kommen.
    • **Mehrere in derselben Runde?** Alle nehmen denselben Wert, und nur dieser wird gestrichen.

    Werte mit dem Zeichen „überall“ zählen für alle Felder dieser Farbe auf dem Blatt, und ihre Regel gilt für alle gemeinsam.
rules-end =
    ## 🏁 Das Ziel beendet das Spiel
    { $targets }

    • Sobald jemand das Ziel erreicht, wird die Runde für alle zu Ende gespielt, und das Spiel ist aus.
    • **Die meisten Punkte gewinnen.** Wer gleich viele hat, teilt sich den Sieg.
    • Das Ziel ist auf jedem Level dasselbe.
    • Könnte niemand je wieder etwas schreiben, endet das Spiel auch, und die meisten Punkte gewinnen.

    Niemand muss ewig warten: Läuft die Uhr ab, passt, wer noch fehlt.
rules-target = { $players } Personen: **{ $target } Punkte**
rules-solo =
    ## 🎯 Solo: { $rolls } Würfe für deine Bestleistung
    Alles bleibt wie am Tisch, nur werden die Würfe gezählt: zwei Striche für jedes Kästchen der Leiste.

    • **Ein Kästchen mit dem Solozeichen ist voll?** Streiche den höchsten offenen Wert eines Gebiets deiner Wahl, bevor du schreibst. Den nächsten kannst du noch bekommen.
    • Fertige Gebiete sind sicher, und der letzte Wert eines Gebiets wird nie gestrichen.
    • **Nach Wurf { $rolls }** sind die Werte deiner fertigen Gebiete dein Ergebnis.

    Spiele mit `/brilliant solo`; niemand sieht zu. Die besten Ergebnisse stehen in `/rangliste`.

# /rangliste
board-title = { $mode ->
    [solo] ## 🏆 Die besten Soloergebnisse
   *[table] ## 🏆 Die meisten Siege am Tisch
}
board-scope = { $where ->
    [here] { $level } · auf diesem Server
   *[everywhere] { $level } · überall
}
board-row-table = **{ $place }.** { $player } – **{ $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}** in { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-row-solo = **{ $place }.** { $player } – **{ $best ->
    [one] 1 Punkt
   *[other] { $best } Punkte
}**, { $date } · { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
board-you = { $player } ← du
board-own-none = Du hast hier noch kein Spiel zu Ende gespielt.
board-empty = { $mode ->
    [solo] Hier hat noch niemand ein Solospiel beendet. Spiele eins mit `/brilliant solo`, und diese Seite gehört dir.
   *[table] Hier hat noch niemand ein Spiel beendet. Öffne einen Tisch mit `/brilliant spielen` und stehe als Erstes auf dieser Seite.
}
board-computers = -# Es zählen nur Spiele mit mindestens zwei Menschen.
board-level = Ein anderes Level …
board-show = Im Kanal zeigen
board-open = Meine Ansicht

# /einstellungen
settings-title = ## ⚙️ Einstellungen dieses Servers
settings-hint = -# Jede Änderung ist sofort gespeichert und gilt für Spiele, die von nun an geöffnet werden.
settings-language = **Sprache** der öffentlichen Nachrichten: { $language }
settings-language-choose = Eine andere Sprache …
settings-clock = **Uhr**, wenn niemand eine wählt: { $clock }
settings-clock-choose = Eine andere Uhr …
settings-channels = **Kanäle**, in denen Spiele geöffnet werden dürfen: { $channels }
settings-channels-all = überall
settings-channels-choose = Nur in diesen Kanälen …
settings-channels-clear = Überall erlauben
settings-rounds = { $is_on ->
    [yes] **Eine Nachricht je Runde**: an. Jeder Wurf kommt als neue Nachricht.
   *[no] **Eine Nachricht je Runde**: aus. Eine Nachricht zeigt das Spiel von Anfang bis Ende.
}
settings-rounds-toggle = { $is_on ->
    [yes] Ausschalten
   *[no] Einschalten
}
language-auto = Automatisch: die des Servers ({ $language })
language-en = English
language-de = Deutsch

# /über
about-title = ## 💎 BRILLIANT auf Discord
about-text = Das Würfelspiel für eine bis sechs Personen: würfeln, eintragen, Gebiete füllen. Dein Blatt sieht niemand sonst, keine Runde geht verloren, und die Würfel können alle nachprüfen.
about-unofficial = **Inoffiziell.** Ein Fanprojekt mit eigenen Worten, eigenen Blättern und eigenen Bildern. Es gehört nicht zum Autor Ralf zur Linde oder zum Verlag Ravensburger und wird von ihnen nicht unterstützt. Dir gefällt das Spiel? Die echte Schachtel ist ihr Geld wert.
about-licence = **Version { $version }**, freie Software unter der MIT-Lizenz, gebaut mit discord.py.
about-data = **Daten:** Kennungen, Namen, Spiele und Ergebnisse; nie, was du in Chats schreibst. `/datenschutz` sagt mehr, gibt sie heraus und löscht sie.
about-operator = -# Du betreibst diesen Bot? `python -m bot doctor` prüft, ob alles stimmt.
about-rules = Regeln
about-privacy = Datenschutz
about-invite = Zu einem Server hinzufügen

# /datenschutz
privacy-title = ## 🔒 Deine Daten
privacy-kept =
    Das ist gespeichert, und nur für das Spiel:
    • deine Discord-Kennung, dein Name zur Zeit jedes Spiels und deine Sprache,
    • deine Spiele: Server, Kanal, Züge, Punkte und Ergebnis,
    • welche Nachricht dein Blatt zeigt, damit sie aktuell bleibt.
    Nicht gespeichert: was du in Chats schreibst, deine E-Mail- oder IP-Adresse, deine Freunde, deine anderen Server.
privacy-seen = Andere sehen deinen Namen und deine Ergebnisse am Tisch und in `/rangliste`. Dein Blatt sieht der Tisch, wenn das Spiel vorbei ist.
privacy-choice =
    • **Kopie:** eine Datei mit allem, was deine Kennung trägt.
    • **Löschen:** Deine Kennung und dein Name verschwinden endgültig. Beendete Spiele bleiben den anderen, mit „jemand“ an deiner Stelle.
privacy-export = Kopie holen
privacy-delete = Löschen …
privacy-export-ready = Das ist alles, was über dich gespeichert ist.
privacy-export-alt = Eine JSON-Datei mit allem, was über dich gespeichert ist.
privacy-ask = **Endgültig löschen?** Deine Plätze in den Ranglisten verschwinden, und nichts bringt sie zurück.
privacy-sure = Endgültig löschen
privacy-keep = Alles behalten
privacy-deleted = ✅ Deine Kennung und dein Name sind überall gelöscht. Wenn du wieder spielst, fängst du neu an.

# /prüfen
verify-title = ## 🔎 Die Würfel von Spiel { $game }
verify-sealed = Die Würfel dieses Spiels kommen aus einem geheimen Schlüssel, und der bleibt versiegelt, bis das Spiel vorbei ist. Frage dann noch einmal.
verify-seal = **Siegel**, seit dem Anfang zu sehen: `{ $hash }`
verify-seed = **Würfelschlüssel**, den das Siegel verbirgt: `{ $seed }`
verify-match = { $count ->
    [0] Dieses Spiel endete vor dem ersten Wurf.
    [one] ✅ Der eine Wurf folgt aus diesem Schlüssel.
   *[other] ✅ Alle { $count } Würfe folgen aus diesem Schlüssel.
}
verify-mismatch = ❌ { $wrong ->
    [one] 1 Wurf folgt
   *[other] { $wrong } Würfe folgen
} nicht aus diesem Schlüssel. Sie tragen ein ≠ und dahinter den Wurf, der folgen würde.
verify-how = -# Vergleiche das Siegel mit dem, das du am Tisch gesehen hast: Es ist der SHA-256 des Schlüssels. Jeder Würfel nimmt Bytes von HMAC-SHA256(Schlüssel, "{ $game }:Schritt:0"), lässt alle über 251 aus und ist der Rest modulo 6, plus 1. Die Schritte stehen vor den Würfen.

refused-not-administrator = Das kann nur, wer diesen Server verwalten darf. Frage eine dieser Personen.
refused-only-in-server = Einstellungen gehören zu einem Server. Tippe `/einstellungen` in einem seiner Kanäle.
refused-open-games = { $games ->
    [one] Du bist noch in einem offenen Spiel. Steige erst aus: Drücke an seinem Tisch **Mehr**, dann **Spiel verlassen**. Frage danach noch einmal.
   *[other] Du bist noch in { $games } offenen Spielen. Steige erst aus: Drücke an jedem Tisch **Mehr**, dann **Spiel verlassen**. Frage danach noch einmal.
}
refused-unknown-game = Ein Spiel mit dieser Kennung gibt es nicht. Sie steht in der letzten Zeile der Spielnachricht, sechs Buchstaben und Ziffern.
