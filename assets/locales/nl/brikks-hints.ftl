### BRIKKS. A hole is an empty cell under a cross.

reason-brikks-level = Punten tellen op elk niveau even zwaar, en op dit niveau { $energy ->
    [1] geeft een cirkel van een andere kleur 1 energiepunt
    [0] geeft een cirkel van een andere kleur niets
    [-1] kost een cirkel van een andere kleur 1 energiepunt
   *[-2] kost een cirkel van een andere kleur 2 energiepunten
}.
reason-brikks-start = Het { $wall ->
    [yes] ligt tegen de rand,{ " " }
   *[no] { "" }
}bedekt { $bottom ->
    [one] 1 veld
   *[other] { $bottom } velden
} van de onderste rij en laat { $holes ->
    [0] geen gat
    [one] 1 gat
   *[other] { $holes } gaten
} achter.
reason-brikks-rows = Het vult de rijen { $rows } tegelijk, goed voor { $mode ->
    [duel] { $crosses ->
        [one] een miniblok
       *[other] { $crosses } miniblokken
    }
   *[base] { $crosses ->
        [one] 1 speciaal kruis
       *[other] { $crosses } speciale kruizen
    }
}.
reason-brikks-row = Het vult rij { $rows }: je rijen zijn dan { $points ->
    [one] 1 punt
   *[other] { $points } punten
} meer waard{ $energy ->
    [0] { "" }
    [one] , en je krijgt 1 energiepunt
   *[other] , en je krijgt { $energy } energiepunten
}.
reason-brikks-energy = Het bedekt een cirkel en geeft { $energy ->
    [one] 1 energiepunt
   *[other] { $energy } energiepunten
}{ $holes ->
    [0] , zonder een nieuw gat achter te laten
   *[other] { "" }
}.
reason-brikks-stuck = Zonder draaien past { $block } nergens; dit kost { $cost ->
    [one] 1 energiepunt
   *[other] { $cost } energiepunten
}.
reason-brikks-mends = { $holes ->
    [one] Daarna is er 1 gat minder.
   *[other] Daarna zijn er { $holes } gaten minder.
}
reason-brikks-turned = Het laat { $holes ->
    [0] geen nieuw gat
    [one] maar 1 nieuw gat
   *[other] maar { $holes } nieuwe gaten
} achter; zonder draaien laat { $block } er { $else ->
    [one] minstens 1
   *[other] minstens { $else }
} achter.
reason-brikks-low = Het laat geen nieuw gat achter, en niets steekt boven rij { $height } uit.
reason-brikks-no-hole = Het laat geen nieuw gat achter.
reason-brikks-points = Je rijen zijn daarmee { $points ->
    [one] 1 punt
   *[other] { $points } punten
} meer waard.
reason-brikks-fewest-holes = { $holes ->
    [one] Het laat 1 nieuw gat achter
   *[other] Het laat { $holes } nieuwe gaten achter
}, en nergens laat dit blok er minder achter.
reason-brikks-height = Het laat { $holes ->
    [one] 1 nieuw gat
   *[other] { $holes } nieuwe gaten
} achter, en niets steekt boven rij { $height } uit.
reason-brikks-bomb-only = Met { $energy ->
    [one] 1 energiepunt
   *[other] { $energy } energiepunten
} krijg je geen enkel blok dat ergens past; met de bom blijf je meedoen.
reason-brikks-bomb-saves = { CAPITAL($block) } past nergens, en elk blok dat wel past, kost je minstens { $cost ->
    [one] 1 energiepunt
   *[other] { $cost } energiepunten
}.
reason-brikks-bomb-holes = Waar { $block } ook landt, het laat { $holes ->
    [one] een nieuw gat
   *[other] minstens { $holes } nieuwe gaten
} achter.
reason-brikks-bomb-field = Je speelveld blijft zoals het is, en dat kost { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
}.
reason-brikks-out-only = Iets anders kan niet.
reason-brikks-out-best = Je houdt { $points ->
    [one] 1 punt
   *[other] je { $points } punten
}, en niets anders levert je nu meer op.
reason-brikks-out-keeps = { $points ->
    [one] Je ene punt blijft zoals het is
   *[other] Je { $points } punten blijven zoals ze zijn
}.
reason-brikks-keep-rows = { CAPITAL($block) } kan { $rows ->
    [one] een rij
   *[other] { $rows } rijen tegelijk
} vullen.
reason-brikks-keep-energy = { CAPITAL($block) } kan een cirkel bedekken en { $energy ->
    [one] 1 energiepunt
   *[other] { $energy } energiepunten
} geven.
reason-brikks-keep-fits = { CAPITAL($block) } past op { $places ->
    [one] 1 plek
   *[other] { $places } plekken
} zonder een nieuw gat achter te laten.
reason-brikks-keep = De meester verwacht van een tweede worp niets beters dan { $block }.
reason-brikks-rethrow-stuck = Zonder draaien past { $block } nergens.
reason-brikks-rethrow-holes = Waar { $block } ook landt, het laat { $holes ->
    [one] een nieuw gat
   *[other] minstens { $holes } nieuwe gaten
} achter.
reason-brikks-rethrow-plain = Zonder draaien levert { $block } geen volle rij en geen energie op.
reason-brikks-rethrow = De meester verwacht van een tweede worp iets beters dan { $block }.
reason-brikks-minis-none = Je hoeft er geen te sturen.
reason-brikks-minis-no-room = Er is geen plek voor een miniblok.
reason-brikks-minis-uneven = { $count ->
    [one] Het maakt
   *[other] Ze maken
} het andere speelveld bovenaan hobbeliger.
reason-brikks-minis-circles = { $count ->
    [one] Het bedekt
   *[other] Ze bedekken
} { $circles ->
    [one] een cirkel, die dan geen energie meer geeft
   *[other] { $circles } cirkels, die dan geen energie meer geven
}.
reason-brikks-minis-height = { $count ->
    [one] Met dit miniblok
   *[other] Met deze miniblokken
} komt het andere speelveld tot rij { $height }.
reason-brikks-minis-room = { $count ->
    [one] Het neemt een veld
   *[other] Ze nemen { $count } velden
} op het andere speelveld in.
differs-brikks-stays = Je blijft meedoen.
differs-brikks-rows = Je rijen zijn samen { $here ->
    [one] 1 punt
   *[other] { $here } punten
} waard in plaats van { $there }.
differs-brikks-crosses = Je hebt { $here ->
    [one] 1 speciaal kruis
   *[other] { $here } speciale kruizen
} in plaats van { $there ->
    [0] geen
   *[other] { $there }
}.
differs-brikks-minis = Je stuurt { $here ->
    [one] 1 miniblok
   *[other] { $here } miniblokken
} in plaats van { $there ->
    [0] geen
   *[other] { $there }
}.
differs-brikks-bombs = Je houdt een bom over.
differs-brikks-energy = Je houdt { $here ->
    [one] 1 energiepunt
   *[other] { $here } energiepunten
} over in plaats van { $there ->
    [0] 0
   *[other] { $there }
}.
differs-brikks-holes = Je speelveld heeft dan { $here ->
    [0] geen gat
    [one] 1 gat
   *[other] { $here } gaten
} in plaats van { $there }.
differs-brikks-height = Je blokken komen niet hoger dan rij { $here }, in plaats van rij { $there }.
differs-brikks-fits = Daarna { $here ->
    [one] past 1
   *[other] passen { $here }
} van de 24 blokken zonder een nieuw gat achter te laten, in plaats van { $there ->
    [0] geen enkel
   *[other] { $there }
}.
