### The game BRILLIANT: commands, messages, refusals and rules.

game-brilliant = BRILLIANT
about-brilliant-text = 💎 **BRILLIANT** für eine bis sechs Personen: Zahlen eintragen und Bereiche vervollständigen, auf einem Blatt, das niemand sonst sieht.
credit-brilliant = bei BRILLIANT Ralf zur Linde und Ravensburger
command-brilliant = brilliant
command-brilliant-about = Würfeln, Zahlen eintragen und Bereiche vor den anderen vervollständigen
command-brilliant-play-about = Einen Tisch für zwei bis sechs öffnen
command-brilliant-solo-about = Allein auf Bestleistung spielen; dein Blatt sieht niemand
option-brilliant-players-about = Das Spiel beginnt von selbst, sobald so viele dabei sind (2 bis 6)
option-brilliant-level-about = Von 1, leicht, bis 4, schwer; ein neues Zufallslevel; oder der Code eines Levels
option-start = start
option-start-about = Wohin die Startzahlen kommen
start-stars = Auf den Sternen
start-free = Frei gesetzt

## Messages

brilliant-title = BRILLIANT · Level { $level } · { $name }
brilliant-level = Level { $level } · { $name }
brilliant-random = Zufallslevel
brilliant-random-1 = Zufallslevel 1, leicht
brilliant-random-2 = Zufallslevel 2
brilliant-random-3 = Zufallslevel 3
brilliant-random-4 = Zufallslevel 4, schwer
brilliant-level-of-code = Level { $code }
brilliant-options = Startzahlen { $start ->
    [free] frei gesetzt
   *[stars] auf den Sternen
}
brilliant-progress = { $rolls ->
    [0] Runde { $round }
   *[other] Wurf { $round } von { $rolls }
}
brilliant-starting = Alle schreiben die Zahlen 1 bis 6 in sechs verschiedene Bereiche. { $target } Punkte beenden das Spiel.
brilliant-dice = { $first } und { $second }
brilliant-throw = 🎲 Runde { $round }: **{ $throw }**
brilliant-news = ✨ { $completed }
brilliant-completed = { $is_own ->
    [yes] Du
   *[no] { $player }
}: { $value } für **{ $area }**
brilliant-ask-start = { $mode ->
    [free] Setze 1 bis 6 in sechs verschiedene Bereiche.
   *[stars] Setze 1 bis 6 auf die sechs Sterne.
}
brilliant-ask-place = { $double ->
    [yes] Schreib eine **{ $first }** neben eine andere { $first }.
   *[no] Schreib **{ $first }** neben { $second } oder **{ $second }** neben { $first }.
}
brilliant-ask-pass = { $double ->
    [yes] Nirgends ist Platz für eine { $first }: **Aussetzen**.
   *[no] Weder { $first } noch { $second } passt: **Aussetzen**.
}
brilliant-ask-strike = Streiche den höchsten offenen Wert eines Bereichs.
brilliant-entered-start = ✏️ Deine Startzahlen stehen.
brilliant-entered-place = ✏️ Eingetragen: **{ $number } auf { $field }**.
brilliant-entered-pass = { $legal ->
    [0] ✏️ Du setzt aus.
    [one] ✏️ Du setzt aus, obwohl 1 Stelle passen würde.
   *[other] ✏️ Du setzt aus, obwohl { $legal } Stellen passen würden.
}
brilliant-entered-strike = ✏️ Höchster Wert weg: **{ $area }**.
brilliant-good-start = Guter Start
brilliant-shuffle = Mischen
brilliant-undo-number = Die { $number } zurücknehmen
brilliant-other-area = Anderer Bereich
brilliant-start-number = Von Hand: Wohin mit der { $number }?
brilliant-start-field = { $square } { $field } · { $area }
brilliant-start-area = { $square } { $area }
brilliant-strike-button = { $letter } · { $value }→{ $left }
brilliant-strike-choose = Streichen …
brilliant-strike-option = { $letter } · { $square } { $area }: { $value } fällt weg, { $left } bleibt
brilliant-place-choose = { $parts ->
    [one] Eintragen … ({ $count ->
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    })
   *[other] Eintragen … (Liste { $part } von { $parts })
}
brilliant-placement = { $number } auf { $field }, { $area }, { $filled } von { $size }
brilliant-place-option = { $letter } · { $square } { $field } · { $value ->
    [0] { $area }, { $filled } von { $size }
    [one] vervollständigt { $area }: 1 Punkt
   *[other] vervollständigt { $area }: { $value } Punkte
}
brilliant-more-placements = Weitere Stellen …
brilliant-pass = Aussetzen
brilliant-forced-start = Deine Startzahlen stehen der Reihe nach auf den Sternen
brilliant-forced-strike = Für dich wurde ein Wert von { $area } gestrichen
brilliant-forced-pass = Du hast ausgesetzt
brilliant-preview-alt = Das leere Blatt von Level { $level }, { $name }.
brilliant-ending = { $reason ->
    [target] Das Ziel von { $target } Punkten ist erreicht.
    [rolls] Alle { $rolls } Würfe sind gespielt.
   *[stalled] Niemand kann mehr etwas eintragen.
}

## Refusals

refused-no-field = Dieses Feld gibt es nicht. Wähle eines auf deinem Blatt.
refused-field-taken = In { $field } steht schon { $holds }. Zahlen bleiben stehen: Wähle ein leeres Feld.
refused-not-thrown = { $number } wurde nicht gewürfelt. Du kannst { $first } oder { $second } eintragen.
refused-no-neighbour = { $number } auf { $field } braucht eine { $other } direkt darüber, darunter, links oder rechts. Du schreibst immer die eine Zahl neben die andere.
refused-rule-same = { $number } ist hier nicht erlaubt: { $area } nimmt nur eine einzige Zahl auf, und hier steht schon { $held }.
refused-rule-different = { $number } ist hier nicht erlaubt: { $area } nimmt jede Zahl nur einmal auf; schon eingetragen: { $held }.
refused-rule-max-two = { $number } ist hier nicht erlaubt: { $area } nimmt höchstens zwei verschiedene Zahlen auf; schon eingetragen: { $held }.
refused-rule-one-half = { $number } ist hier nicht erlaubt: { $area } nimmt nur 1–3 oder nur 4–6 auf; schon eingetragen: { $held }.
refused-start-count = Setze alle sechs Startzahlen, 1 bis 6.
refused-start-not-star = { $field } hat keinen Stern. In diesem Spiel kommen die Startzahlen auf die Sterne.
refused-start-same-area = { $field } und { $other } liegen beide in { $area }. Jede Startzahl braucht einen eigenen Bereich.
refused-no-area = Diesen Bereich gibt es nicht. Wähle einen auf deinem Blatt.
refused-strike-completed = { $area } ist vollständig, und die Punkte sind dir sicher. Wähle einen anderen Bereich.
refused-strike-last-value = { $area } hat nur noch den letzten Wert, und der bleibt. Wähle einen anderen Bereich.
refused-no-level-of-code = Zum Code { $code } gibt es kein Level. Nimm einen anderen Code oder ein Zufallslevel.
refused-unknown-level = Dieses Level gibt es nicht. Wähle eines aus der Liste oder gib den Code eines Levels ein; Codes sehen aus wie { $example }. Prüfe den Code Zeichen für Zeichen.

## The first game

brilliant-invitation = 👉 Drücke **Mein Blatt** und setze deine Zahlen 1 bis 6.
brilliant-tip-1 = -# 🌱 Jede Zahl in einen eigenen Bereich, gern neben viele leere Felder.
brilliant-tip-2 = -# 🌱 Schreib eine der beiden Zahlen direkt neben die andere.
brilliant-tip-3 = -# 🌱 Nur vollständige Bereiche zählen: Fülle erst einen kleinen.

## The rules.

rules-brilliant-topic-turn = Dein Zug
rules-brilliant-topic-colours = Farben
rules-brilliant-topic-points = Punkte
rules-brilliant-topic-end = Spielende
rules-brilliant-topic-solo = Solo
rules-brilliant-turn =
    ## 🎲 Schreibe eine Zahl neben die ANDERE
    Gewürfelt wird mit zwei Würfeln, und der Wurf gilt für alle. Nimm **eine** seiner beiden Zahlen. Schreibe sie in ein leeres Feld, das die **andere** Zahl berührt: darüber, darunter, links oder rechts, in jeder Farbe.

    Die Würfel zeigen **2** und **5**? Dann geht eine 2 neben eine 5 oder eine 5 neben eine 2. Eine 2 neben eine 2 geht nicht. Bei einem Pasch wie **4** und **4** kommt eine 4 neben eine 4.

    • **Am Anfang** schreibt jeder 1 bis 6, jede Zahl in einen anderen Bereich. Niemand sonst sieht, wohin.
    • **Eine Zahl je Wurf**, und sie bleibt stehen.
    • **Nichts passt, oder nichts Gutes?** Setze aus. Das kostet nichts.
    • **Alle wählen geheim.** Bis die Runde endet, kannst du es dir noch anders überlegen.
rules-brilliant-colours =
    ## 🎨 Jede Farbe hat ihre Regel
    Sie gilt in jedem **Bereich** für sich: Felder einer Farbe, die sich berühren oder die eine dicke Linie verbindet. Jeder Bereich trägt das Zeichen seiner Regel.

    🟩 **Grün** • jede Zahl.
    🟦🔲 **Blau und Grau** = lauter gleiche Zahlen.
    🟥🟨 **Rot und Gelb** ≠ lauter verschiedene Zahlen.
    🟪 **Lila** ≤2 höchstens zwei verschiedene Zahlen.
    🟧 **Orange** ◧ nur kleine oder nur große Zahlen. Die erste entscheidet.

    Eine Zahl muss beides einhalten: die Regel der Nachbarn und die Regel ihrer Farbe.
rules-brilliant-points =
    ## ✨ Vervollständige einen Bereich und nimm seine Punkte
    Neben dem Raster hat jeder Bereich seine Werte, zum Beispiel **6 · 4 · 2**. Vollständig ist ein Bereich, wenn alle seine Felder voll sind; vorher zählt er nichts.

    • **Wer ihn zuerst vervollständigt,** nimmt den höchsten Wert. Für alle anderen ist er gestrichen.
    • **Wer ihn in einer späteren Runde vervollständigt,** nimmt den nächsten Wert.
    • **Der niedrigste Wert bleibt** für alle, die danach kommen.
    • **Mehrere in derselben Runde?** Alle nehmen denselben Wert, und nur dieser wird gestrichen.

    Werte mit dem Zeichen „überall“ gehören zu allen Feldern dieser Farbe auf dem Blatt, und die Regel der Farbe gilt für alle gemeinsam.
rules-brilliant-end =
    ## 🏁 Das Ziel beendet das Spiel
    { $targets }

    • Sobald jemand das Ziel erreicht, spielen alle die Runde zu Ende, und das Spiel ist aus.
    • **Die meisten Punkte gewinnen.** Bei Gleichstand wird der Sieg geteilt. Wer das Spiel verlässt, landet hinter allen, die bleiben.
    • Das Ziel ist auf jedem Level dasselbe.
    • Kann niemand mehr etwas eintragen, endet das Spiel auch, und die meisten Punkte gewinnen.

    Niemand muss ewig warten: Läuft die Bedenkzeit ab, setzt aus, wer noch nicht gezogen hat.
rules-brilliant-target = { $players } Spieler: **{ $target } Punkte**
rules-brilliant-solo =
    ## 🎯 Solo: { $rolls } Würfe für deine Bestleistung
    Die Regeln sind die vom Tisch, nur werden die Würfe auf der Zählleiste gezählt: zwei Striche für jedes Kästchen.

    • **Ein Kästchen mit dem Solozeichen ist voll?** Streiche den höchsten offenen Wert eines Bereichs deiner Wahl, bevor du schreibst. Den nächsten kannst du noch bekommen.
    • Vollständige Bereiche sind sicher, und der letzte Wert eines Bereichs wird nie gestrichen.
    • **Nach Wurf { $rolls }** sind die Werte deiner vollständigen Bereiche dein Ergebnis.

    Spiele mit `/brilliant solo`, in Direktnachrichten mit `/solo brilliant`; dein Blatt sieht niemand. Ratlos? 💡 **Tipp** zeigt, was der Meister tun würde; das Spiel zählt dann nicht für die Rangliste.

## What a profile may name.

feat-brilliant-highest = Überall zuerst
feat-brilliant-highest-about = in einem Spiel BRILLIANT fünf Bereiche zum höchsten Wert vervollständigen; zu zweit sechs, allein zehn
feat-brilliant-many = Hellwach
feat-brilliant-many-about = in einem Spiel BRILLIANT sieben Bereiche vervollständigen; allein zehn
feat-brilliant-colours = Farbensammler
feat-brilliant-colours-about = in einem Spiel BRILLIANT alle Bereiche von drei Farben vervollständigen; allein alle von vier Farben, jeden zum höchsten Wert
feat-brilliant-full = Kaum eine Lücke
feat-brilliant-full-about = an einem Tisch BRILLIANT vier von fünf Feldern füllen

## What a puzzle may be about.

motif-brilliant-prepare = An einem Bereich weiterarbeiten
motif-brilliant-two = Zwei Bereichen helfen
motif-brilliant-decline = Einen Bereich noch nicht vervollständigen
motif-brilliant-short = Ein Feld offen lassen
motif-brilliant-open = Einen Bereich beginnen
motif-brilliant-keep = Einen Bereich offen halten

brilliant-ending-area = { $area } { $value }
