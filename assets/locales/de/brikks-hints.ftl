### BRIKKS. A hole is an empty cell under a cross.

reason-brikks-level = Punkte zählen auf jedem Level gleich, und auf diesem { $energy ->
    [1] bringt ein Kreis anderer Farbe 1 Energie
    [0] bringt ein Kreis anderer Farbe nichts
    [-1] kostet ein Kreis anderer Farbe 1 Energie
   *[-2] kostet ein Kreis anderer Farbe 2 Energie
}.
reason-brikks-start = Er belegt { $bottom } Kästchen der untersten Reihe{ $wall ->
    [yes] { " " }am Rand
   *[no] { "" }
} und lässt { $holes ->
    [0] kein Loch
    [one] 1 Loch
   *[other] { $holes } Löcher
}.
reason-brikks-rows = Er füllt auf einmal die Reihen { $rows }, das bringt { $mode ->
    [duel] { $crosses ->
        [one] einen Miniblock
       *[other] { $crosses } Miniblöcke
    }
   *[base] { $crosses ->
        [one] 1 Sonderkreuz
       *[other] { $crosses } Sonderkreuze
    }
}.
reason-brikks-row = Er füllt Reihe { $rows }: Deine Reihen zählen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr{ $energy ->
    [0] { "" }
   *[other] , und du gewinnst { $energy } Energie
}.
reason-brikks-energy = Er überdeckt einen Kreis und bringt { $energy } Energie{ $holes ->
    [0] , ohne neues Loch
   *[other] { "" }
}.
reason-brikks-stuck = Ungedreht passt { $block } nirgends; dieser Block kostet { $cost } Energie.
reason-brikks-mends = { $holes ->
    [one] Danach gibt es 1 Loch weniger.
   *[other] Danach gibt es { $holes } Löcher weniger.
}
reason-brikks-turned = Er lässt { $holes ->
    [0] kein neues Loch
    [one] nur 1 neues Loch
   *[other] nur { $holes } neue Löcher
}; ungedreht wären es mit { $block } mindestens { $else }.
reason-brikks-low = Er lässt kein neues Loch, und nichts ragt über Reihe { $height } hinaus.
reason-brikks-no-hole = Er lässt kein neues Loch.
reason-brikks-points = Deine Reihen zählen damit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr.
reason-brikks-fewest-holes = { $holes ->
    [one] Er lässt 1 neues Loch
   *[other] Er lässt { $holes } neue Löcher
}, und weniger geht mit diesem Block nirgends.
reason-brikks-height = Er lässt { $holes ->
    [one] 1 neues Loch
   *[other] { $holes } neue Löcher
}, und nichts ragt über Reihe { $height } hinaus.
reason-brikks-bomb-only = Für { $energy } Energie bekommst du keinen Block, der irgendwo passt; mit der Bombe bleibst du im Spiel.
reason-brikks-bomb-saves = { $block } passt nirgends, und jeder Block, der passt, würde mindestens { $cost } Energie kosten.
reason-brikks-bomb-holes = Wo { $block } auch landet, { $holes ->
    [one] entsteht ein neues Loch
   *[other] entstehen mindestens { $holes } neue Löcher
}.
reason-brikks-bomb-field = Dein Raster bleibt, wie es ist, und das kostet { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
reason-brikks-out-only = Etwas anderes ist nicht möglich.
reason-brikks-out-best = Du behältst { $points ->
    [one] deinen 1 Punkt
   *[other] deine { $points } Punkte
}, und mehr ist jetzt nicht zu holen.
reason-brikks-out-keeps = Du behältst { $points ->
    [one] deinen 1 Punkt
   *[other] deine { $points } Punkte
}, wie sie sind.
reason-brikks-keep-rows = { $block } kann { $rows ->
    [one] eine Reihe
   *[other] { $rows } Reihen auf einmal
} füllen.
reason-brikks-keep-energy = { $block } kann einen Kreis überdecken und { $energy } Energie bringen.
reason-brikks-keep-fits = { $block } passt an { $places ->
    [one] 1 Stelle
   *[other] { $places } Stellen
}, ohne ein neues Loch zu lassen.
reason-brikks-keep = Vom zweiten Wurf erwartet der Meister nichts Besseres als { $block }.
reason-brikks-rethrow-stuck = Ungedreht passt { $block } nirgends.
reason-brikks-rethrow-holes = Wo { $block } auch landet, { $holes ->
    [one] entsteht ein neues Loch
   *[other] entstehen mindestens { $holes } neue Löcher
}.
reason-brikks-rethrow-plain = Ungedreht bringt { $block } weder eine volle Reihe noch Energie.
reason-brikks-rethrow = Vom zweiten Wurf erwartet der Meister Besseres als { $block }.
reason-brikks-minis-none = Du musst keinen schicken.
reason-brikks-minis-no-room = Für einen Miniblock ist kein Platz.
reason-brikks-minis-uneven = { $count ->
    [one] Er macht
   *[other] Sie machen
} das Raster deines Gegners oben holpriger.
reason-brikks-minis-circles = { $count ->
    [one] Er überdeckt
   *[other] Sie überdecken
} { $circles ->
    [one] einen Kreis, der dann keine Energie mehr bringt
   *[other] { $circles } Kreise, die dann keine Energie mehr bringen
}.
reason-brikks-minis-height = { $count ->
    [one] Er treibt
   *[other] Sie treiben
} deinen Gegner bis Reihe { $height } hoch.
reason-brikks-minis-room = { $count ->
    [one] Er nimmt deinem Gegner ein Kästchen
   *[other] Sie nehmen deinem Gegner { $count } Kästchen
} weg.
differs-brikks-stays = Du bleibst im Spiel.
differs-brikks-rows = Deine Reihen bringen { $here ->
    [one] 1 Punkt
   *[other] { $here } Punkte
} statt { $there }.
differs-brikks-crosses = Du hast { $here ->
    [one] 1 Sonderkreuz
   *[other] { $here } Sonderkreuze
} statt { $there ->
    [0] keinem
   *[other] { $there }
}.
differs-brikks-minis = Du schickst { $here ->
    [one] 1 Miniblock
   *[other] { $here } Miniblöcke
} statt { $there ->
    [0] keinem
   *[other] { $there }
}.
differs-brikks-bombs = Du behältst eine Bombe.
differs-brikks-energy = Dir bleibt { $here } Energie statt { $there ->
    [0] keiner
   *[other] { $there }
}.
differs-brikks-holes = Dein Raster hat dann { $here ->
    [0] kein Loch
    [one] 1 Loch
   *[other] { $here } Löcher
} statt { $there }.
differs-brikks-height = Nichts ragt über Reihe { $here } hinaus, sonst über Reihe { $there }.
differs-brikks-fits = Danach { $here ->
    [one] passt 1 der 24 Blöcke
   *[other] passen { $here } der 24 Blöcke
} ohne neues Loch, statt { $there ->
    [0] keinem
   *[other] { $there }
}.
