### The sheet picture.

sheet-round = Runde { $round }
sheet-passed = Runde { $round } · Pause
sheet-rolls-left = { $rolls ->
    [one] noch 1 Wurf
   *[other] noch { $rolls } Würfe
}
# Beside the bar of whoever is close to the target.
sheet-to-go = noch { $points }
sheet-phase-start = Startzahlen
sheet-phase-over = Endstand
sheet-rule-short-any = beliebig
sheet-rule-short-same = gleich
sheet-rule-short-different = verschieden
sheet-rule-short-max_two = höchstens zwei
sheet-rule-short-one_half = 1–3 oder 4–6

## The alt text of a sheet: short sentences, joined with spaces.

sheet-alt-level = { $seats ->
    [1] Blatt von Level { $level }.
   *[other] Blatt von { $player }, Level { $level }.
}
sheet-alt-start = Die Startzahlen werden gesetzt.
sheet-alt-over = Das Spiel endete nach Runde { $round }.
sheet-alt-round = { $rolls ->
    [-1] Runde { $round }.
    [0] Letzter Wurf.
    [one] Runde { $round }, noch 1 Wurf.
   *[other] Runde { $round }, noch { $rolls } Würfe.
}
sheet-alt-throw = Wurf: { $first } und { $second }.
sheet-alt-points = { $points ->
    [one] 1 von { $target } Punkten.
   *[other] { $points } von { $target } Punkten.
}
sheet-alt-points-solo = { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
sheet-alt-standings = Zählleiste: { $players }.
sheet-alt-pass = Vorläufig gewählt: aussetzen.
sheet-alt-pencil = Vorläufig gewählt: { $number } auf { $field }.
sheet-alt-missed = Zum Vergleich gestrichelt: { $number } auf { $field }.
sheet-alt-missed-pass = Zum Vergleich gestrichelt um die Würfel: aussetzen.
sheet-alt-missed-strike = Zum Vergleich gestrichelt: die { $value } von { $area } streichen.
sheet-alt-strike = Vorläufig gewählt: die { $value } von { $area } streichen.
sheet-alt-strike-due = Zuerst muss der höchste offene Wert eines Bereichs gestrichen werden.
sheet-alt-start-pencil = Startzahlen mit Bleistift: { $fields }.
sheet-alt-stars = { $mode ->
    [stars] Die Zahlen 1 bis 6 kommen auf die Sterne: { $fields }.
   *[other] Die Zahlen 1 bis 6 kommen in sechs verschiedene Bereiche.
}
sheet-alt-written = In { $written } von { $fields } Feldern steht eine Zahl.
sheet-alt-last = Zuletzt geschrieben: { $number } auf { $field }.
sheet-alt-completed = Vollständig: { $areas }.
sheet-alt-nearly = Fast vollständig: { $areas }.
sheet-alt-legal = { $count ->
    [0] Keine Zahl passt.
    [one] 1 Eintrag ist möglich.
   *[other] { $count } Einträge sind möglich.
}

## A whole sheet as text, one line for each area.

sheet-text-area = { $area } ({ $rule }): { $written }; leer { $empty }; Werte { $values }
sheet-text-area-brief = { $area } ({ $rule }): { $written }; – { $empty }; { $values }
sheet-text-open = { $value }
sheet-text-struck = { $value } weg
sheet-text-circled = { $value } verdient
sheet-text-legal = { $count ->
    [one] 1 Eintrag möglich: { $choices }
   *[other] { $count } Einträge möglich: { $choices }
}
sheet-text-number-at = { $number } auf { $fields }
sheet-text-none-legal = Keine Zahl passt: aussetzen.

## The table picture and its alt text.

table-alt-level = Tisch auf Level { $level }.
table-alt-target = { $target } Punkte beenden das Spiel.
table-alt-seat = { $state ->
    [moved] { $player }: { $points }, hat gezogen.
    [waiting] { $player }: { $points }, am Zug.
    [gone] { $player }: { $points }, nicht mehr dabei.
   *[idle] { $player }: { $points }.
}
table-alt-area = { $area }: { $players }; noch offen { $values }.
table-alt-struck = { $area }: noch offen { $values }.

sheet-wide = überall

## The pictures of the rules.

rules-picture-beside = { $number } neben { $other }
rules-picture-first = Zuerst
rules-picture-second = Später
rules-picture-third = Alle danach
rules-brilliant-turn-alt = Der Wurf ist 2 und 5. Eine 2 neben einer 5 ist erlaubt. Eine 5 neben einer 2 ist erlaubt. Eine 2 neben einer 2 ist verboten: Eine Zahl kommt neben die andere Zahl des Wurfs. Der Wurf ist 4 und 4. Eine 4 neben einer 4 ist erlaubt, eine 4 neben einer 1 ist verboten.
rules-brilliant-colours-alt = Grün nimmt beliebige Zahlen, etwa 4, 1, 6. Blau und Grau nehmen nur gleiche: 4, 4, 4 ist erlaubt, 4, 4, 2 verboten. Rot und Gelb nehmen nur verschiedene: 1, 5, 3 ist erlaubt, 1, 5, 5 verboten. Lila nimmt höchstens zwei verschiedene: 2, 6, 2 ist erlaubt, 2, 6, 3 verboten. Orange nimmt nur 1 bis 3 oder nur 4 bis 6: 1, 3, 2 ist erlaubt, 1, 3, 5 verboten.
rules-brilliant-points-alt = Ein Wertungsfeld mit 6, 4 und 2. Wer den Bereich zuerst vervollständigt, verdient die 6, und für die anderen ist sie gestrichen. Wer ihn in einer späteren Runde vervollständigt, verdient die 4. Alle danach verdienen die 2.
