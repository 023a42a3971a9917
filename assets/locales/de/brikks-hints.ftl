### BRIKKS. A hole is an empty cell under a cross.

brikks-hint-level = Punkte zählen auf jedem Level gleich, und auf diesem { $energy ->
    [1] bringt ein Kreis anderer Farbe 1 Energie
    [0] bringt ein Kreis anderer Farbe nichts
    [-1] kostet ein Kreis anderer Farbe 1 Energie
   *[-2] kostet ein Kreis anderer Farbe 2 Energie
}.
brikks-hint-start = Er belegt { $bottom } Kästchen der untersten Reihe{ $wall ->
    [yes] { " " }am Rand
   *[no] { "" }
} und lässt { $holes ->
    [0] kein Loch
    [one] 1 Loch
   *[other] { $holes } Löcher
}.
brikks-hint-rows = Er füllt auf einmal die Reihen { $rows }, das bringt { $mode ->
    [duel] { $crosses ->
        [one] einen Miniblock
       *[other] { $crosses } Miniblöcke
    }
   *[base] { $crosses ->
        [one] 1 Sonderkreuz
       *[other] { $crosses } Sonderkreuze
    }
}.
brikks-hint-row = Er füllt Reihe { $rows }: Deine Reihen zählen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr{ $energy ->
    [0] { "" }
   *[other] , und du gewinnst { $energy } Energie
}.
brikks-hint-energy = Er überdeckt einen Kreis und bringt { $energy } Energie{ $holes ->
    [0] , ohne neues Loch
   *[other] { "" }
}.
brikks-hint-stuck = Ungedreht passt { $block } nirgends; dieser Block kostet { $cost } Energie.
brikks-hint-mends = { $holes ->
    [one] Danach gibt es 1 Loch weniger.
   *[other] Danach gibt es { $holes } Löcher weniger.
}
brikks-hint-turned = Er lässt { $holes ->
    [0] kein neues Loch
    [one] nur 1 neues Loch
   *[other] nur { $holes } neue Löcher
}; ungedreht ließe { $block } mindestens { $else }.
brikks-hint-low = Er lässt kein neues Loch, und nichts ragt über Reihe { $height } hinaus.
brikks-hint-no-hole = Er lässt kein neues Loch.
brikks-hint-points = Deine Reihen zählen damit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr.
brikks-hint-fewest-holes = { $holes ->
    [one] Er lässt 1 neues Loch
   *[other] Er lässt { $holes } neue Löcher
}, und nirgends ließe dieser Block weniger.
brikks-hint-height = Er lässt { $holes ->
    [one] 1 neues Loch
   *[other] { $holes } neue Löcher
}, und nichts ragt über Reihe { $height } hinaus.
brikks-hint-bomb-only = Kein Block, für den { $energy } Energie reichen, passt irgendwo, und mit der Bombe bleibst du im Spiel.
brikks-hint-bomb-saves = { $block } passt nirgends, und jeder Block, der passt, würde mindestens { $cost } Energie kosten.
brikks-hint-bomb-holes = Wo { $block } auch landet, { $holes ->
    [one] entsteht ein neues Loch
   *[other] entstehen mindestens { $holes } neue Löcher
}.
brikks-hint-bomb-field = Dein Feld bleibt, wie es ist, und es kostet { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
brikks-hint-out-only = Etwas anderes ist nicht möglich.
brikks-hint-out-best = Du behältst { $points ->
    [one] deinen 1 Punkt
   *[other] deine { $points } Punkte
}, und nichts anderes brächte dir jetzt mehr.
brikks-hint-out-keeps = Du behältst { $points ->
    [one] deinen 1 Punkt
   *[other] deine { $points } Punkte
}, wie sie sind.
brikks-hint-keep-rows = { $block } kann { $rows ->
    [one] eine Reihe
   *[other] { $rows } Reihen auf einmal
} füllen.
brikks-hint-keep-energy = { $block } kann einen Kreis überdecken und { $energy } Energie bringen.
brikks-hint-keep-fits = { $block } passt an { $places ->
    [one] 1 Stelle
   *[other] { $places } Stellen
}, ohne ein neues Loch zu lassen.
brikks-hint-keep = Vom zweiten Wurf erwartet der Meister nichts Besseres als { $block }.
brikks-hint-rethrow-stuck = Ungedreht passt { $block } nirgends.
brikks-hint-rethrow-holes = Wo { $block } auch landet, { $holes ->
    [one] entsteht ein neues Loch
   *[other] entstehen mindestens { $holes } neue Löcher
}.
brikks-hint-rethrow-plain = Ungedreht bringt { $block } weder eine volle Reihe noch Energie.
brikks-hint-rethrow = Vom zweiten Wurf erwartet der Meister Besseres als { $block }.
brikks-hint-minis-none = Du musst keinen schicken.
brikks-hint-minis-no-room = Für einen Miniblock ist kein Platz.
brikks-hint-minis-uneven = { $count ->
    [one] Er macht
   *[other] Sie machen
} das andere Feld oben holpriger.
brikks-hint-minis-circles = { $count ->
    [one] Er überdeckt
   *[other] Sie überdecken
} { $circles ->
    [one] einen Kreis, der dann keine Energie mehr bringt
   *[other] { $circles } Kreise, die dann keine Energie mehr bringen
}.
brikks-hint-minis-height = { $count ->
    [one] Er erhöht
   *[other] Sie erhöhen
} das andere Feld bis zu Reihe { $height }.
brikks-hint-minis-room = { $count ->
    [one] Er nimmt ein Kästchen
   *[other] Sie nehmen { $count } Kästchen
} des anderen Feldes.
brikks-differs-stays = Du bleibst im Spiel.
brikks-differs-rows = Deine Reihen bringen { $here ->
    [one] 1 Punkt
   *[other] { $here } Punkte
} statt { $there }.
brikks-differs-crosses = Du hast { $here ->
    [one] 1 Sonderkreuz
   *[other] { $here } Sonderkreuze
} statt { $there ->
    [0] keinem
   *[other] { $there }
}.
brikks-differs-minis = Du schickst { $here ->
    [one] 1 Miniblock
   *[other] { $here } Miniblöcke
} statt { $there ->
    [0] keinem
   *[other] { $there }
}.
brikks-differs-bombs = Du behältst eine Bombe.
brikks-differs-energy = Dir bleibt { $here } Energie statt { $there ->
    [0] keiner
   *[other] { $there }
}.
brikks-differs-holes = Dein Feld hat dann { $here ->
    [0] kein Loch
    [one] 1 Loch
   *[other] { $here } Löcher
} statt { $there }.
brikks-differs-height = Nichts ragt über Reihe { $here } hinaus, sonst über Reihe { $there }.
brikks-differs-fits = Danach passen { $here } der 24 Blöcke ohne neues Loch, statt { $there ->
    [0] keinem
   *[other] { $there }
}.
