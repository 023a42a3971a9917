### BRIKKS: what is asked, what is told, and the words on its controls.

brikks-title = { $mode ->
    [duel] BRIKKS-duel
   *[other] BRIKKS
} · { $level ->
    [own] eigen niveaus
   *[other] niveau { $level }
}
brikks-options-own = iedereen kiest een niveau
brikks-options-1 = cirkels van een andere kleur geven 1 energiepunt
brikks-options-2 = cirkels van een andere kleur geven niets
brikks-options-3 = cirkels van een andere kleur kosten 1 energiepunt
brikks-options-4 = cirkels van een andere kleur kosten 2 energiepunten
brikks-variant = { $level ->
    [own] Eigen niveaus
   *[other] Niveau { $level }
}
brikks-progress = { $round ->
    [0] { "" }
   *[other] ronde { $round }{ $throws ->
        [0] { "" }
       *[other] { " " }van { $throws }
    }
}

brikks-colour-white = wit
brikks-colour-yellow = geel
brikks-colour-green = groen
brikks-colour-red = rood
brikks-colour-blue = blauw
brikks-colour-black = zwart
# The parts stay together where a line breaks.
brikks-block = { $sign }{ "\u00A0" }{ $colour }{ "\u00A0" }{ $number }
brikks-place = { $width ->
    [1] kolom { $left }
   *[other] kolommen { $left }–{ $right }
}, { $height ->
    [1] rij { $bottom }
   *[other] rijen { $bottom }–{ $top }
}
brikks-cell = kolom { $column }, rij { $row }

## What a placement brings; several are joined.

brikks-brings-rows = { $count ->
    [one] vult rij { $rows }
   *[other] vult rijen { $rows }
} ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
})
brikks-brings-crosses = { $count ->
    [one] +1 speciaal kruis
   *[other] +{ $count } speciale kruizen
}
brikks-brings-minis = { $count ->
    [one] verdient een miniblok
   *[other] verdient { $count } miniblokken
}
brikks-brings-gained = +{ $count } energie

## What a seat is asked.

brikks-ask-level = Welk niveau? Het bepaalt wat cirkels van een andere kleur opleveren.
brikks-ask-start = Welk startblok? Je legt het zoals het is op de onderste rij.
brikks-ask-column = Waar begint het? Kies een plek.
brikks-ask-decide = { $places ->
    [0] Zonder draaien past { $block } nergens. Toch houden of opnieuw gooien?
   *[other] { CAPITAL($block) } houden, neerleggen, of opnieuw gooien?
}
brikks-ask-place = Waar landt **{ $block }**{ $cost ->
    [0] { "" }
    [one] { " " }voor 1 energiepunt
   *[other] { " " }voor { $cost } energiepunten
}?
brikks-ask-turn = Welk blok dan wel? Het beste staat vooraan.
brikks-ask-stuck = Het past nergens: { $help ->
    [both] draai of ruil het, gebruik een bom, of stop.
    [energy] draai of ruil het, of stop.
    [bomb] gebruik een bom, of stop.
   *[none] { $mode ->
        [duel] je moet stoppen, en verliest het duel, tenzij je tegenstander ook stopt.
        [solo] je moet stoppen, en het spel is afgelopen.
       *[table] je moet stoppen.
    }
}
brikks-ask-minis = 🧨 { $owed ->
    [one] Miniblok: waar bij { $player }?
   *[other] Waar vallen de { $owed } miniblokken bij { $player }? Alleen de hoeken mogen elkaar raken.
}
brikks-wait-start = 🧱 { $players } kiest een startblok.
brikks-wait-decide = 🎲 { $players } gooide **{ $block }**: houden of opnieuw?
brikks-wait-minis = 🧨 { $players } kiest waar de miniblokken landen.
brikks-wait-chosen = ✅ { $players } heeft gekozen.
brikks-wait-out = 🚪 Je ligt eruit. Je vel telt zoals het is.

## What a bomb leaves; in a duel bombs are worth no points.

brikks-bombs-left = { $bombs ->
    [0] Het is je laatste.
    [one] { $kind ->
        [duel] Dan heb je er nog 1.
       *[base] De laatste telt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
    }
   *[other] { $kind ->
        [duel] Dan heb je er nog { $bombs }.
       *[base] De rest telt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
    }
}

## A choice that is drawn on the sheet, not entered yet.

brikks-draft-start = ✏️ Zo beginnen?
brikks-draft-place = ✏️ Zo neerleggen?
brikks-draft-bomb = 💥 Een bom gebruiken en niets neerleggen? { brikks-bombs-left }
brikks-draft-out = 🚪 { $mode ->
    [duel] Stoppen? Je verliest het duel, tenzij je tegenstander ook stopt.
    [solo] Stoppen? Het spel is dan afgelopen, en je vel telt zoals het is.
   *[table] Voor de rest van het spel stoppen? Je vel telt zoals het is.
}
brikks-draft-minis = ✏️ { $left ->
    [0] Zo sturen?
    [one] Waar valt het laatste?
   *[other] Waar valt het volgende? Nog { $left }.
}

## A choice that is entered.

brikks-entered-level = ✏️ Je speelt op niveau { $level }.
brikks-entered-start = ✏️ Je begint met **{ $block }**.
brikks-entered-place = ✏️ **{ $block }**{ $points ->
    [0] { " " }ligt
    [one] : 1 punt
   *[other] : { $points } punten
}.
brikks-entered-bomb = 💥 Bom gebruikt. { brikks-bombs-left }
brikks-entered-out = 🚪 Je stopt.
brikks-entered-decide = ✏️ Je hebt gekozen.
brikks-entered-minis = ✏️ { $count ->
    [0] Je stuurt geen miniblokken.
    [one] Je stuurt 1 miniblok.
   *[other] Je stuurt { $count } miniblokken.
}

## Controls.

brikks-level = Niveau { $level }
brikks-other-block = Ander blok
brikks-keep = Houden
brikks-rethrow = Opnieuw gooien
brikks-place-choose = { $parts ->
    [one] Waar landt het? ({ $count ->
        [one] 1 plek
       *[other] { $count } plekken
    })
   *[other] Waar landt het? (lijst { $part } van { $parts })
}
brikks-level-button = { $level } · { $energy ->
    [-2] −2⚡
    [-1] −1⚡
    [0] 0
   *[1] +1⚡
}
# A choice as a button: its letter, what it costs in energy, and the best of what it brings at once.
brikks-letter = { $letter }{ $cost ->
    [0] { "" }
   *[other] { " " }⚡{ $cost }
}{ $kind ->
    [points] { " " }+{ $count }
    [minis] { " " }🧨{ $count }
    [energy] { " " }+{ $count }⚡
   *[none] { "" }
}
brikks-turn = { $can_swap ->
    [yes] Draaien of ruilen
   *[no] Draaien
}
brikks-bomb = Bom
brikks-out = Stoppen
brikks-back = Terug
brikks-send = { $count ->
    [0] Niets sturen
    [one] 1 sturen
   *[other] { $count } sturen
}
brikks-undo-mini = Eén terugnemen

## News at the table.

brikks-forced-level = je speelt op niveau { $level }
brikks-forced-block = { $block } ligt nu in { $place }
brikks-forced-keep = je hebt de worp gehouden
brikks-forced-minis = je hebt geen miniblok gestuurd
brikks-forced-bomb = je hebt een bom gebruikt
brikks-forced-out = je bent gestopt
brikks-news-start = 🧱 { $player } begint met **{ $block }** in { $place }.
brikks-news-levels = 🎚️ Iedereen kiest een niveau.
brikks-news-starting = 🧱 Startblokken: om de beurt, ieder in een andere kleur.
brikks-news-throw = 🎲 Ronde { $round }: { $player } gooit **{ $block }**{ $state ->
    [open] { "" }
   *[kept] { " " }en houdt de worp
}.
brikks-news-rethrow = 🎲 Ronde { $round }: { $player } wil { $first } niet en gooit **{ $block }**.
brikks-news-placed = ✨ { $is_own ->
    [yes] Jij
   *[no] { $player }
}: { $points } voor { $count ->
    [one] rij
   *[other] rijen
} { $rows }
brikks-news-crosses = ✨ { $is_own ->
    [yes] Jij
   *[no] { $player }
}: { $count ->
    [one] 1 speciaal kruis
   *[other] { $count } speciale kruizen
}
brikks-news-bomb = 💥 { $player } gebruikt een bom
brikks-news-out = 🚪 { $player } stopt
brikks-news-minis = 🧨 { $player } stuurt { $count ->
    [one] 1 miniblok
   *[other] { $count } miniblokken
}
brikks-is-out = ligt eruit
brikks-own-level = niveau { $level }

brikks-preview-alt = Het lege vel van BRIKKS: 10 kolommen, 11 rijen, twaalf gekleurde cirkels.

## The end.

brikks-ending = { $reason ->
    [out] Iedereen ligt eruit: de punten beslissen.
    [solo] Je ligt eruit, en het spel is afgelopen.
    [survived] { $winner } kan verder, { $loser } niet: { $winner } wint het duel.
    [left] { $loser } is weggegaan: { $winner } wint het duel.
   *[rows] Geen van beiden kan verder: de punten voor de rijen beslissen.
}
brikks-ending-short = { $reason ->
    [throws] Alle { $throws } worpen zijn gespeeld.
   *[out] Je ligt eruit, en het spel is afgelopen.
}
brikks-score = rijen { $rows } + speciaal { $special } + bommen { $bombs } + energie { $energy }
brikks-rating = { $band ->
    [0] 🌟 Meer dan 150: BRIKKS-kampioen!
    [1] 🥇 130 tot en met 150: meesterlijk.
    [2] 🥈 110 tot en met 129: uitstekend.
    [3] 🥉 100 tot en met 109: heel goed.
    [4] 90 tot en met 99: goed.
    [5] 80 tot en met 89: best goed, en er zit nog meer in.
    [6] 70 tot en met 79: een aardig begin.
    [7] 60 tot en met 69: daar zit nog groei in.
   *[8] Minder dan 60: de volgende keer gaat het beter.
}{ $bonus ->
    [0] { "" }
   *[other] { " " }(Je niveau telt hierbij voor { $bonus } punten extra.)
}
brikks-old-solo = -# Toen dit spel begon, mocht je solo nog opnieuw gooien. Het telt niet mee voor de ranglijst.
