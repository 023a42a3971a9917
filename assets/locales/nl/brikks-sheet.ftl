### The sheet picture of BRIKKS.

brikks-sheet-round = { $throws ->
    [0] Ronde { $round }
   *[other] { $round } van { $throws }
}
brikks-sheet-phase-level = Niveaus
brikks-sheet-phase-start = Startblok
brikks-sheet-phase-over = Eindstand
brikks-sheet-level = { $level ->
    [0] Nog geen niveau
   *[other] Niveau { $level }
}
# How the seat stands, under the round.
brikks-sheet-standing = { $state ->
    [out] eruit
    [gone] weg
    [winner] wint
   *[plain] { $level ->
        [0] { "" }
       *[other] niveau { $level }
    }
}
brikks-sheet-part-rows = Rijen
brikks-sheet-part-special = Speciaal
brikks-sheet-part-bombs = Bommen
brikks-sheet-part-energy = Energie
brikks-sheet-part-total = Totaal
brikks-key-step = één kolom
brikks-key-any = elk ander
brikks-sheet-own-circle = eigen cirkel { $energy }
brikks-sheet-other-circle = andere cirkel { $energy }
brikks-sheet-many-rows = 2, 3, 4 rijen tegelijk: 1, 2, 4

## The alt text of a sheet: short sentences, joined with spaces.

brikks-sheet-block = { $colour } { $number }
brikks-sheet-alt-seat = { $seats ->
    [1] Vel van BRIKKS. { brikks-sheet-level }.
   *[other] BRIKKS-vel van { $player }{ $level ->
        [0] { "" }
       *[other] , niveau { $level }
    }{ $state ->
        [out] , ligt eruit
        [gone] , weggegaan
        [winner] , winnaar
        [active] , gooit deze ronde
       *[plain] { "" }
    }.
}
brikks-sheet-alt-level = De niveaus worden gekozen.
brikks-sheet-alt-start = De startblokken worden gekozen.
brikks-sheet-alt-over = Het spel eindigde na ronde { $round }.
brikks-sheet-alt-throw-due = Ronde { $round }{ $throws ->
    [0] { "" }
   *[other] { " " }van { $throws }
}, vóór het gooien.
brikks-sheet-alt-thrown = Ronde { $round }{ $throws ->
    [0] { "" }
   *[other] { " " }van { $throws }
}, { $second ->
    [yes] opnieuw gegooid
   *[no] gegooid
}: { $block }.
brikks-sheet-alt-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}: rijen { $rows }, speciaal { $special }, bommen { $bombs }, energie { $energy }.
brikks-sheet-alt-row-points = { $points ->
    [one] 1 punt voor rijen.
   *[other] { $points } punten voor rijen.
}
brikks-sheet-alt-others = De anderen: { $players }.
brikks-sheet-alt-pencil = Voorlopig gekozen: { $block } in { $place }.
brikks-sheet-alt-missed = Gestippeld, ter vergelijking: { $block } in { $place }.
brikks-sheet-alt-missed-bomb = Gestippeld, ter vergelijking: een bom in plaats van het blok.
brikks-sheet-alt-cost = Dat kost { $count ->
    [one] 1 energiepunt
   *[other] { $count } energiepunten
}.
brikks-sheet-alt-energy = Het bedekt gekleurde cirkels: { $sign }{ $count } energie.
brikks-sheet-alt-fills = { $count ->
    [one] Het vult rij { $rows }.
   *[other] Het vult de rijen { $rows }.
}
brikks-sheet-alt-crosses-earned = { $count ->
    [one] Dat levert 1 speciaal kruis op.
   *[other] Dat levert { $count } speciale kruizen op.
}
brikks-sheet-alt-minis-earned = { $count ->
    [one] Dat levert 1 miniblok op.
   *[other] Dat levert { $count } miniblokken op.
}
brikks-sheet-alt-bomb = Voorlopig gekozen: een bom in plaats van het blok.
brikks-sheet-alt-out = Voorlopig gekozen: stoppen.
brikks-sheet-alt-minis = Miniblokken in potlood: { $cells }.
brikks-sheet-alt-energy-bombs = { $energy ->
    [one] 1 energiepunt
   *[other] { $energy } energiepunten
}, { $bombs ->
    [0] geen bommen
    [one] 1 bom
   *[other] { $bombs } bommen
}.
brikks-sheet-alt-special = { $count } van { $of } speciale kruizen, het volgende na nog { $away ->
    [one] 1 energiepunt
   *[other] { $away } energiepunten
}.
brikks-sheet-alt-owed = { $count ->
    [one] Naar dit speelveld mag 1 miniblok worden gestuurd.
   *[other] Naar dit speelveld mogen { $count } miniblokken worden gestuurd.
}
brikks-sheet-alt-last = Laatst neergelegd: { $block } in { $place }.
brikks-sheet-alt-gained = Dat leverde { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op.
brikks-sheet-alt-energy-changed = Energie { $sign }{ $count }.
brikks-sheet-alt-offer = { $letter }: { $block } voor { $cost ->
    [one] 1 energiepunt
   *[other] { $cost } energiepunten
}{ $points ->
    [0] { "" }
    [one] , 1 punt
   *[other] , { $points } punten
}
brikks-sheet-alt-offers = In plaats van de worp: { $blocks }.
brikks-sheet-alt-start-blocks = Startblokken: { $blocks }.
brikks-sheet-alt-last-bomb = Laatst gebruikt: een bom.
brikks-sheet-alt-new-minis = Nieuwe miniblokken: { $cells }.
brikks-sheet-alt-full = { $count ->
    [one] Vol: rij { $rows }.
   *[other] Vol: rijen { $rows }.
}
brikks-sheet-alt-nearly = Bijna vol: { $rows }.
brikks-sheet-alt-gaps = { $count ->
    [one] rij { $row } zonder kolom { $columns }
   *[other] rij { $row } zonder kolommen { $columns }
}
brikks-sheet-alt-places = { $count ->
    [0] { CAPITAL($block) } past nergens.
   *[other] { CAPITAL($block) } kan hier landen: { $places }.
}
brikks-sheet-alt-mini-places = Het volgende miniblok kan hier vallen: { $places }.

## A whole sheet as text, one line for each row.

brikks-sheet-text-row = Rij { $row } (×{ $multiplier }): { $count ->
    [0] leeg
    [10] vol
   *[other] gevuld { $columns }
}{ $points ->
    [0] { "" }
    [one] , 1 punt
   *[other] , { $points } punten
}{ $circles ->
    [none] { "" }
   *[other] ; cirkels { $circles }
}
brikks-sheet-text-circle = { $column } { $colour }

## The table picture and its alt text.

brikks-table-in = nog { $left } van { $seats } in het spel
brikks-table-alt-thrower = { $player } heeft de dobbelstenen.
brikks-table-alt-seat = { $player }: { $kind ->
    [duel] { $points ->
        [one] 1 punt voor rijen,
       *[other] { $points } punten voor rijen,
    }{ " " }
   *[base] { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }{ $gained ->
        [0] { "" }
       *[other] { " " }(+{ $gained })
    },{ " " }
}{ $energy ->
    [one] 1 energiepunt
   *[other] { $energy } energiepunten
}, { $bombs ->
    [0] geen bommen
    [one] 1 bom
   *[other] { $bombs } bommen
}, { $cells } van 110 velden gevuld, tot rij { $height }{ $state ->
    [moved] , is klaar
    [waiting] , aan zet
    [out] , ligt eruit
    [gone] , weggegaan
    [winner] , winnaar
   *[idle] { "" }
}.

## The pictures of the rules.

brikks-rule-slide = valt, schuift
brikks-rule-narrow = te smal
brikks-rule-floating = zweeft
brikks-rule-own = dezelfde kleur
brikks-rule-other = andere kleur
brikks-rule-level = Niv. { $level }
brikks-rule-step = één kolom
brikks-rule-any = elk ander blok
brikks-rule-rows = bij 3 rijen
brikks-rule-corner = diagonaal
brikks-rule-side = zij aan zij
rules-brikks-turn-alt = Drie stukjes van een speelveld. Mag: een blok valt naast een uitstekend blok en schuift eronder. Mag niet: een blok past wel in een holte, maar is te breed voor de opening erboven. Mag niet: een blok zweeft.
rules-brikks-energy-alt = Een wit blok bedekt een witte cirkel: dat geeft 2 energiepunten. Een blauw blok bedekt de witte cirkel: dat geeft 1 energiepunt op niveau 1, niets op niveau 2, en kost 1 op niveau 3 en 2 op niveau 4. In het overzicht gaat het fiche van het derde gele blok naar het tweede: één kolom kost 1 energiepunt, elk ander blok 5.
rules-brikks-points-alt = Het vel aan het eind van een spel. Van de bovenste rij naar beneden leveren de rijen 0, 4, 0, 10, 4, 4, 5, 5, 5, 5, 5 op. Rijen 47, zes speciale kruizen 21, de laatste bom 4, twee energiepunten 1: samen 73.
rules-brikks-duel-alt = Een blok vult drie rijen tegelijk en levert twee miniblokken op. Mag op het andere speelveld: twee miniblokken die elkaar met een hoek raken. Mag niet: twee zij aan zij.

## The picture of the end.

brikks-ending-stopped = { CAPITAL($block) } past nergens
brikks-mark = { $band ->
    [0] perfect
    [1] meesterlijk
    [2] uitstekend
    [3] heel goed
    [4] goed
    [5] best goed
    [6] aardig begin
   *[7] groeit nog
}
