### The sheet picture of BRIKKS.

brikks-sheet-round = { $throws ->
    [0] Runde { $round }
   *[other] { $round } von { $throws }
}
brikks-sheet-phase-level = Level
brikks-sheet-phase-start = Startblock
brikks-sheet-phase-over = Endstand
brikks-sheet-level = { $level ->
    [0] Noch kein Level
   *[other] Level { $level }
}
# How the seat stands, under the round.
brikks-sheet-standing = { $state ->
    [out] raus
    [gone] weg
    [winner] gewinnt
   *[plain] { $level ->
        [0] { "" }
       *[other] { brikks-sheet-level }
    }
}
brikks-sheet-part-rows = Reihen
brikks-sheet-part-special = Sonder
brikks-sheet-part-bombs = Bomben
brikks-sheet-part-energy = Energie
brikks-sheet-part-total = Summe
brikks-key-step = eine Spalte
brikks-key-any = jeder andere
brikks-sheet-own-circle = eigener Kreis { $energy }
brikks-sheet-other-circle = fremder Kreis { $energy }
brikks-sheet-many-rows = 2, 3, 4 Reihen zugleich: 1, 2, 4

## The alt text of a sheet: short sentences, joined with spaces.

brikks-sheet-block = { $colour } { $number }
brikks-sheet-alt-seat = { $seats ->
    [1] Blatt von BRIKKS. { brikks-sheet-level }.
   *[other] BRIKKS-Blatt von { $player }{ $level ->
        [0] { "" }
       *[other] , Level { $level }
    }{ $state ->
        [out] , ausgeschieden
        [gone] , nicht mehr dabei
        [winner] , gewonnen
        [active] , würfelt in dieser Runde
       *[plain] { "" }
    }.
}
brikks-sheet-alt-level = Die Level werden gewählt.
brikks-sheet-alt-start = Die Startblöcke werden gewählt.
brikks-sheet-alt-over = Das Spiel endete nach Runde { $round }.
brikks-sheet-alt-throw-due = Runde { $round }{ $throws ->
    [0] { "" }
   *[other] { " " }von { $throws }
}, gleich wird gewürfelt.
brikks-sheet-alt-thrown = Runde { $round }{ $throws ->
    [0] { "" }
   *[other] { " " }von { $throws }
}, { $second ->
    [yes] zweiter Wurf
   *[no] Wurf
}: { $block }.
brikks-sheet-alt-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: Reihen { $rows }, Sonderkreuze { $special }, Bomben { $bombs }, Energie { $energy }.
brikks-sheet-alt-row-points = { $points ->
    [one] 1 Punkt aus Reihen.
   *[other] { $points } Punkte aus Reihen.
}
brikks-sheet-alt-others = Die anderen: { $players }.
brikks-sheet-alt-pencil = Vorläufig gewählt: { $block } in { $place }.
brikks-sheet-alt-missed = Zum Vergleich gestrichelt: { $block } in { $place }.
brikks-sheet-alt-missed-bomb = Zum Vergleich gestrichelt: eine Bombe statt des Blocks.
brikks-sheet-alt-cost = Das kostet { $count } Energie.
brikks-sheet-alt-energy = Überdeckte Farbkreise: { $sign }{ $count } Energie.
brikks-sheet-alt-fills = { $count ->
    [one] Damit ist Reihe { $rows } voll.
   *[other] Damit sind die Reihen { $rows } voll.
}
brikks-sheet-alt-crosses-earned = { $count ->
    [one] Das bringt 1 Sonderkreuz.
   *[other] Das bringt { $count } Sonderkreuze.
}
brikks-sheet-alt-minis-earned = { $count ->
    [one] Das bringt 1 Miniblock.
   *[other] Das bringt { $count } Miniblöcke.
}
brikks-sheet-alt-bomb = Vorläufig gewählt: eine Bombe statt des Blocks.
brikks-sheet-alt-out = Vorläufig gewählt: ausscheiden.
brikks-sheet-alt-minis = Miniblöcke mit Bleistift: { $cells }.
brikks-sheet-alt-energy-bombs = { $energy } Energie, { $bombs ->
    [0] keine Bombe
    [one] 1 Bombe
   *[other] { $bombs } Bomben
}.
brikks-sheet-alt-special = { $count } von { $of } Sonderkreuzen, das nächste nach noch { $away } Energie.
brikks-sheet-alt-owed = { $count ->
    [one] 1 Miniblock darf in dieses Raster geschickt werden.
   *[other] { $count } Miniblöcke dürfen in dieses Raster geschickt werden.
}
brikks-sheet-alt-last = Zuletzt gelegt: { $block } in { $place }.
brikks-sheet-alt-gained = Das brachte { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
brikks-sheet-alt-energy-changed = Energie { $sign }{ $count }.
brikks-sheet-alt-offer = { $letter }: { $block } für { $cost } Energie{ $points ->
    [0] { "" }
    [one] , 1 Punkt
   *[other] , { $points } Punkte
}
brikks-sheet-alt-offers = Statt des Wurfs: { $blocks }.
brikks-sheet-alt-start-blocks = Startblöcke: { $blocks }.
brikks-sheet-alt-last-bomb = Zuletzt genutzt: eine Bombe.
brikks-sheet-alt-new-minis = Neue Miniblöcke: { $cells }.
brikks-sheet-alt-full = { $count ->
    [one] Voll: Reihe { $rows }.
   *[other] Voll: Reihen { $rows }.
}
brikks-sheet-alt-nearly = Fast voll: { $rows }.
brikks-sheet-alt-gaps = { $count ->
    [one] in Reihe { $row } fehlt Spalte { $columns }
   *[other] in Reihe { $row } fehlen die Spalten { $columns }
}
brikks-sheet-alt-places = { $count ->
    [0] { $block } passt nirgends.
   *[other] { $block } kann hier landen: { $places }.
}
brikks-sheet-alt-mini-places = Der nächste Miniblock kann hierhin fallen: { $places }.

## A whole sheet as text, one line for each row.

brikks-sheet-text-row = Reihe { $row } (×{ $multiplier }): { $count ->
    [0] leer
    [10] voll
   *[other] gefüllt { $columns }
}{ $points ->
    [0] { "" }
    [one] , 1 Punkt
   *[other] , { $points } Punkte
}{ $circles ->
    [none] { "" }
   *[other] ; Kreise { $circles }
}
brikks-sheet-text-circle = { $column } { $colour }

## The table picture and its alt text.

brikks-table-in = noch { $left } von { $seats } dabei
brikks-table-alt-thrower = { $player } hat die Würfel.
brikks-table-alt-seat = { $player }: { $kind ->
    [duel] { $points ->
        [one] 1 Punkt aus Reihen,
       *[other] { $points } Punkte aus Reihen,
    }{ " " }
   *[base] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $gained ->
        [0] { "" }
       *[other] { " " }(+{ $gained })
    },{ " " }
}{ $energy } Energie, { $bombs ->
    [0] keine Bombe
    [one] 1 Bombe
   *[other] { $bombs } Bomben
}, { $cells } von 110 Kästchen gefüllt, bis Reihe { $height }{ $state ->
    [moved] , hat gezogen
    [waiting] , am Zug
    [out] , ausgeschieden
    [gone] , nicht mehr dabei
    [winner] , gewonnen
   *[idle] { "" }
}.

## The pictures of the rules.

brikks-rule-slide = fällt, rutscht
brikks-rule-narrow = zu eng
brikks-rule-floating = schwebt
brikks-rule-own = in seiner Farbe
brikks-rule-other = in anderer Farbe
brikks-rule-level = Level { $level }
brikks-rule-step = eine Spalte
brikks-rule-any = jeder andere Block
brikks-rule-rows = für 3 Reihen
brikks-rule-corner = über Eck
brikks-rule-side = Seite an Seite
rules-brikks-turn-alt = Drei Ausschnitte eines Rasters. Erlaubt: Ein Block fällt neben einem Überhang und rutscht darunter. Verboten: Ein Block würde in eine Höhle passen, ist aber zu breit für den Spalt darüber. Verboten: Ein Block schwebt.
rules-brikks-energy-alt = Ein weißer Block überdeckt einen weißen Kreis: Das bringt 2 Energie. Ein blauer Block überdeckt den weißen Kreis: Das bringt auf Level 1 eine Energie, auf Level 2 nichts, und kostet auf Level 3 eine und auf Level 4 zwei. In der Übersicht rückt die Markierung vom dritten gelben Block zum zweiten: Eine Spalte kostet 1 Energie, jeder andere Block 5.
rules-brikks-points-alt = Das Blatt am Ende eines Spiels. Von der obersten Reihe abwärts zählen die Reihen 0, 4, 0, 10, 4, 4, 5, 5, 5, 5, 5. Reihen 47, sechs Sonderkreuze 21, die letzte Bombe 4, zwei Energie 1: zusammen 73.
rules-brikks-duel-alt = Ein Block füllt drei Reihen auf einmal und verdient zwei Miniblöcke. Erlaubt im anderen Raster: zwei Miniblöcke, die sich an einer Ecke berühren. Verboten: zwei Seite an Seite.

## The picture of the end.

brikks-ending-stopped = { $block } passt nirgends
brikks-mark = { $band ->
    [0] perfekt
    [1] meisterhaft
    [2] ausgezeichnet
    [3] sehr gut
    [4] gut
    [5] recht gut
    [6] ordentlich
   *[7] Luft nach oben
}
