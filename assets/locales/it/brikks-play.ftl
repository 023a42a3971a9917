### BRIKKS: what is asked, what is told, and the words on its controls.

brikks-title = { $mode ->
    [duel] Duello di BRIKKS
   *[other] BRIKKS
} · { $level ->
    [own] livelli a scelta
   *[other] livello { $level }
}
brikks-options-own = ognuno sceglie il suo livello
brikks-options-1 = i cerchi di un altro colore danno 1 energia
brikks-options-2 = i cerchi di un altro colore non danno niente
brikks-options-3 = i cerchi di un altro colore costano 1 energia
brikks-options-4 = i cerchi di un altro colore costano 2 energie
brikks-variant = { $level ->
    [own] Livelli a scelta
   *[other] Livello { $level }
}
brikks-progress = { $round ->
    [0] { "" }
   *[other] turno { $round }{ $throws ->
        [0] { "" }
       *[other] { " " }di { $throws }
    }
}

brikks-colour-white = bianco
brikks-colour-yellow = giallo
brikks-colour-green = verde
brikks-colour-red = rosso
brikks-colour-blue = blu
brikks-colour-black = nero
# The parts stay together where a line breaks.
brikks-block = { $sign }{ "\u00A0" }{ $colour }{ "\u00A0" }{ $number }
brikks-place = { $width ->
    [1] colonna { $left }
   *[other] colonne { $left }–{ $right }
}, { $height ->
    [1] riga { $bottom }
   *[other] righe { $bottom }–{ $top }
}
brikks-cell = colonna { $column }, riga { $row }

## What a placement brings; several are joined.

brikks-brings-rows = { $count ->
    [one] riempie la riga { $rows }
   *[other] riempie le righe { $rows }
} ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
})
brikks-brings-crosses = { $count ->
    [one] +1 croce speciale
   *[other] +{ $count } croci speciali
}
brikks-brings-minis = { $count ->
    [one] dà un miniblocco
   *[other] dà { $count } miniblocchi
}
brikks-brings-gained = { $count ->
    [one] +1 energia
   *[other] +{ $count } energie
}

## What a seat is asked.

brikks-ask-level = Quale livello? Decide che cosa danno i cerchi di un altro colore.
brikks-ask-start = Quale blocco iniziale? Va sulla riga in basso, senza girarlo.
brikks-ask-column = Dove va il blocco iniziale? Scegli un posto.
brikks-ask-decide = { $places ->
    [0] Senza girarlo, { $block } non entra da nessuna parte. Lo tieni lo stesso o rilanci?
   *[other] Tieni { $block }, lo piazzi o rilanci?
}
brikks-ask-place = Dove cade **{ $block }**{ $cost ->
    [0] { "" }
    [one] { " " }per 1 energia
   *[other] { " " }per { $cost } energie
}?
brikks-ask-turn = Quale blocco al suo posto? Il migliore è il primo.
brikks-ask-stuck = Nessun posto: { $help ->
    [both] gira o cambia il blocco, usa una bomba, o ritirati.
    [energy] gira o cambia il blocco, o ritirati.
    [bomb] usa una bomba, o ritirati.
   *[none] { $mode ->
        [duel] devi ritirarti, e perdi il duello se l’altro non si ritira.
        [solo] devi ritirarti, e la partita finisce.
       *[table] devi ritirarti.
    }
}
brikks-ask-minis = 🧨 { $owed ->
    [one] Dove cade il miniblocco nella griglia di { $player }?
   *[other] Dove cadono { $owed } miniblocchi nella griglia di { $player }? Possono toccarsi solo per gli angoli.
}
brikks-wait-start = 🧱 { $players } sceglie il blocco iniziale.
brikks-wait-decide = 🎲 Lancio di { $players }: **{ $block }**. Lo tiene o rilancia?
brikks-wait-minis = 🧨 { $players } sceglie dove cadono i miniblocchi.
brikks-wait-chosen = ✅ { $players } ha scelto.
brikks-wait-out = 🚪 Sei fuori gioco. Il tuo foglio conta così com’è.

## What a bomb leaves; in a duel bombs are worth no points.

brikks-bombs-left = { $bombs ->
    [0] È l’ultima.
    [one] { $kind ->
        [duel] Poi te ne resta 1.
       *[base] Poi te ne resta 1 ({ $points ->
            [one] 1 punto
           *[other] { $points } punti
        }).
    }
   *[other] { $kind ->
        [duel] Poi te ne restano { $bombs }.
       *[base] Poi te ne restano { $bombs } ({ $points ->
            [one] 1 punto
           *[other] { $points } punti
        }).
    }
}

## A choice that is drawn on the sheet, not entered yet.

brikks-draft-start = ✏️ Cominci così?
brikks-draft-place = ✏️ Lo piazzi così?
brikks-draft-bomb = 💥 Usi una bomba e non piazzi niente? { brikks-bombs-left }
brikks-draft-out = 🚪 { $mode ->
    [duel] Ti ritiri? Perdi il duello, a meno che non si ritiri anche l’altra persona.
    [solo] Ti ritiri e chiudi la partita? Il tuo foglio conta così com’è.
   *[table] Ti ritiri per il resto della partita? Il tuo foglio conta così com’è.
}
brikks-draft-minis = ✏️ { $left ->
    [0] Li mandi così?
    [one] Dove cade l’ultimo?
   *[other] Dove cade il prossimo? Ne restano { $left }.
}

## A choice that is entered.

brikks-entered-level = ✏️ Giochi al livello { $level }.
brikks-entered-start = ✏️ Cominci con **{ $block }**.
brikks-entered-place = ✏️ **{ $block }**{ $points ->
    [0] { " " }è piazzato
    [one] : 1 punto
   *[other] : { $points } punti
}.
brikks-entered-bomb = 💥 Bomba usata. { brikks-bombs-left }
brikks-entered-out = 🚪 Ti ritiri.
brikks-entered-decide = ✏️ Scelta fatta.
brikks-entered-minis = ✏️ { $count ->
    [0] Non mandi miniblocchi.
    [one] Mandi 1 miniblocco.
   *[other] Mandi { $count } miniblocchi.
}

## Controls.

brikks-level = Livello { $level }
brikks-other-block = Altro blocco
brikks-keep = Tieni
brikks-rethrow = Rilancia
brikks-place-choose = { $parts ->
    [one] Dove cade? ({ $count ->
        [one] 1 posto
       *[other] { $count } posti
    })
   *[other] Dove cade? (elenco { $part } di { $parts })
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
    [yes] Gira o cambia
   *[no] Gira
}
brikks-bomb = Bomba
brikks-out = Ritirati
brikks-back = Indietro
brikks-send = { $count ->
    [0] Non mandare niente
    [one] Manda 1
   *[other] Manda { $count }
}
brikks-undo-mini = Togli un miniblocco

## News at the table.

brikks-forced-level = giochi al livello { $level }
brikks-forced-block = { $block } è stato piazzato per te ({ $place })
brikks-forced-keep = hai tenuto il lancio
brikks-forced-minis = non hai mandato miniblocchi
brikks-forced-bomb = hai usato una bomba
brikks-forced-out = sei fuori gioco
brikks-news-start = 🧱 { $player } comincia con **{ $block }** ({ $place }).
brikks-news-levels = 🎚️ Ognuno sceglie il suo livello.
brikks-news-starting = 🧱 Blocchi iniziali: si sceglie a turno, ognuno un colore diverso.
brikks-news-throw = 🎲 Turno { $round }, lancia { $player }: **{ $block }**{ $state ->
    [open] { "" }
   *[kept] , e lo tiene
}.
brikks-news-rethrow = 🎲 Turno { $round }: { $player } scarta { $first }, rilancia e ottiene **{ $block }**.
brikks-news-placed = ✨ { $is_own ->
    [yes] Tu
   *[no] { $player }
}: { $points } per { $count ->
    [one] la riga
   *[other] le righe
} { $rows }
brikks-news-crosses = ✨ { $is_own ->
    [yes] Tu
   *[no] { $player }
}: { $count ->
    [one] 1 croce speciale
   *[other] { $count } croci speciali
}
brikks-news-bomb = 💥 { $player } usa una bomba
brikks-news-out = 🚪 { $player } si ritira
brikks-news-minis = 🧨 { $player } manda { $count ->
    [one] 1 miniblocco
   *[other] { $count } miniblocchi
}
brikks-is-out = fuori
brikks-own-level = livello { $level }

brikks-preview-alt = Il foglio vuoto di BRIKKS: 10 colonne, 11 righe, dodici cerchi colorati.

## The end.

brikks-ending = { $reason ->
    [out] Tutti fuori: decidono i punti.
    [solo] Sei fuori gioco, e la partita è finita.
    [survived] { $winner } può continuare, { $loser } no: { $winner } vince il duello.
    [left] { $loser } ha lasciato la partita: { $winner } vince il duello.
   *[rows] Nessuno dei due può continuare: decidono i punti delle righe.
}
brikks-ending-short = { $reason ->
    [throws] Sono finiti tutti e { $throws } i lanci.
   *[out] Sei fuori gioco, e la partita è finita.
}
brikks-score = righe { $rows } + speciali { $special } + bombe { $bombs } + energia { $energy }
brikks-rating = { $band ->
    [0] 🌟 Più di 150: niente più da imparare.
    [1] 🥇 Da 130 a 150: magistrale.
    [2] 🥈 Da 110 a 129: eccellente.
    [3] 🥉 Da 100 a 109: molto bene.
    [4] Da 90 a 99: bene.
    [5] Da 80 a 89: niente male, e il meglio deve ancora venire.
    [6] Da 70 a 79: un buon inizio.
    [7] Da 60 a 69: c’è margine per migliorare.
   *[8] Meno di 60: la prossima andrà meglio.
}{ $bonus ->
    [0] { "" }
   *[other] { " " }(Per questo verdetto il tuo livello aggiunge { $bonus } ai tuoi punti.)
}
brikks-old-solo = -# Quando questa partita è cominciata, in solitario si poteva ancora rilanciare. Non conta per la classifica.
