### BRIKKS. A hole is an empty cell under a cross.

brikks-hint-level = Punten tellen op elk niveau even zwaar, en op dit niveau { $energy ->
    [1] geeft een cirkel van een andere kleur 1 energie
    [0] geeft een cirkel van een andere kleur niets
    [-1] kost een cirkel van een andere kleur 1 energie
   *[-2] kost een cirkel van een andere kleur 2 energie
}.
brikks-hint-start = Het bedekt { $bottom ->
    [one] 1 veld
   *[other] { $bottom } velden
} van de onderste rij{ $wall ->
    [yes] { " " }tegen de rand
   *[no] { "" }
} en laat { $holes ->
    [0] geen gat
    [one] 1 gat
   *[other] { $holes } gaten
} over.
brikks-hint-rows = Het vult rijen { $rows } tegelijk, goed voor { $mode ->
    [duel] { $crosses ->
        [one] een miniblok
       *[other] { $crosses } miniblokken
    }
   *[base] { $crosses ->
        [one] 1 speciaal kruis
       *[other] { $crosses } speciale kruizen
    }
}.
brikks-hint-row = Het vult rij { $rows }: je rijen zijn dan { $points ->
    [one] 1 punt
   *[other] { $points } punten
} meer waard{ $energy ->
    [0] { "" }
   *[other] , en je krijgt { $energy } energie
}.
brikks-hint-energy = Het bedekt een cirkel en geeft { $energy } energie{ $holes ->
    [0] , zonder nieuw gat
   *[other] { "" }
}.
brikks-hint-stuck = Zonder draaien past { $block } nergens; dit kost { $cost } energie.
brikks-hint-mends = { $holes ->
    [one] Daarna is er 1 gat minder.
   *[other] Daarna zijn er { $holes } gaten minder.
}
brikks-hint-turned = Het laat { $holes ->
    [0] geen nieuw gat
    [one] maar 1 nieuw gat
   *[other] maar { $holes } nieuwe gaten
} over; zonder draaien laat { $block } er { $else ->
    [one] minstens 1
   *[other] minstens { $else }
} over.
brikks-hint-low = Het laat geen nieuw gat over, en niets steekt boven rij { $height } uit.
brikks-hint-no-hole = Het laat geen nieuw gat over.
brikks-hint-points = Je rijen zijn daarmee { $points ->
    [one] 1 punt
   *[other] { $points } punten
} meer waard.
brikks-hint-fewest-holes = { $holes ->
    [one] Het laat 1 nieuw gat over
   *[other] Het laat { $holes } nieuwe gaten over
}, en nergens laat dit blok er minder over.
brikks-hint-height = Het laat { $holes ->
    [one] 1 nieuw gat
   *[other] { $holes } nieuwe gaten
} over, en niets steekt boven rij { $height } uit.
brikks-hint-bomb-only = Met { $energy } energie krijg je geen enkel blok dat ergens past; met de bom blijf je meedoen.
brikks-hint-bomb-saves = { $block } past nergens, en elk blok dat wel past, kost je minstens { $cost } energie.
brikks-hint-bomb-holes = Waar { $block } ook landt, het laat { $holes ->
    [one] een nieuw gat
   *[other] minstens { $holes } nieuwe gaten
} over.
brikks-hint-bomb-field = Je speelveld blijft zoals het is, en dat kost { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
}.
brikks-hint-out-only = Iets anders kan niet.
brikks-hint-out-best = Je houdt je { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, en niets anders levert je nu meer op.
brikks-hint-out-keeps = Je houdt je { $points ->
    [one] 1 punt
   *[other] { $points } punten
} zoals ze zijn.
brikks-hint-keep-rows = { $block } kan { $rows ->
    [one] een rij
   *[other] { $rows } rijen tegelijk
} vullen.
brikks-hint-keep-energy = { $block } kan een cirkel bedekken en { $energy } energie geven.
brikks-hint-keep-fits = { $block } past op { $places ->
    [one] 1 plek
   *[other] { $places } plekken
} zonder nieuw gat.
brikks-hint-keep = De meester verwacht van een tweede worp niets beters dan { $block }.
brikks-hint-rethrow-stuck = Zonder draaien past { $block } nergens.
brikks-hint-rethrow-holes = Waar { $block } ook landt, het laat { $holes ->
    [one] een nieuw gat
   *[other] minstens { $holes } nieuwe gaten
} over.
brikks-hint-rethrow-plain = Zonder draaien levert { $block } geen volle rij en geen energie op.
brikks-hint-rethrow = De meester verwacht van een tweede worp iets beters dan { $block }.
brikks-hint-minis-none = Je hoeft er geen te sturen.
brikks-hint-minis-no-room = Er is geen plek voor een miniblok.
brikks-hint-minis-uneven = { $count ->
    [one] Het maakt
   *[other] Ze maken
} het andere speelveld bovenaan hobbeliger.
brikks-hint-minis-circles = { $count ->
    [one] Het bedekt
   *[other] Ze bedekken
} { $circles ->
    [one] een cirkel, die dan geen energie meer geeft
   *[other] { $circles } cirkels, die dan geen energie meer geven
}.
brikks-hint-minis-height = { $count ->
    [one] Het verhoogt
   *[other] Ze verhogen
} het andere speelveld tot rij { $height }.
brikks-hint-minis-room = { $count ->
    [one] Het pakt een veld
   *[other] Ze pakken { $count } velden
} van het andere speelveld af.
brikks-differs-stays = Je blijft meedoen.
brikks-differs-rows = Je rijen zijn samen { $here ->
    [one] 1 punt
   *[other] { $here } punten
} waard in plaats van { $there }.
brikks-differs-crosses = Je hebt { $here ->
    [one] 1 speciaal kruis
   *[other] { $here } speciale kruizen
} in plaats van { $there ->
    [0] geen
   *[other] { $there }
}.
brikks-differs-minis = Je stuurt { $here ->
    [one] 1 miniblok
   *[other] { $here } miniblokken
} in plaats van { $there ->
    [0] geen
   *[other] { $there }
}.
brikks-differs-bombs = Je houdt een bom over.
brikks-differs-energy = Je houdt { $here } energie over in plaats van { $there ->
    [0] geen
   *[other] { $there }
}.
brikks-differs-holes = Je speelveld heeft dan { $here ->
    [0] geen gat
    [one] 1 gat
   *[other] { $here } gaten
} in plaats van { $there }.
brikks-differs-height = Niets steekt boven rij { $here } uit, in plaats van boven rij { $there }.
brikks-differs-fits = Daarna { $here ->
    [one] past 1
   *[other] passen er { $here }
} van de 24 blokken zonder nieuw gat, in plaats van { $there ->
    [0] geen
   *[other] { $there }
}.
