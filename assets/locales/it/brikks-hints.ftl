### BRIKKS. A hole is an empty cell under a cross.

brikks-hint-level = I punti contano allo stesso modo a ogni livello; a questo, un cerchio di un altro colore { $energy ->
    [1] dà 1 energia
    [0] non dà niente
    [-1] costa 1 energia
   *[-2] costa 2 energie
}.
brikks-hint-start = Copre { $bottom ->
    [one] 1 casella
   *[other] { $bottom } caselle
} della riga in basso{ $wall ->
    [yes] { " " }contro la parete
   *[no] { "" }
} e { $holes ->
    [0] non lascia buchi
    [one] lascia 1 buco
   *[other] lascia { $holes } buchi
}.
brikks-hint-rows = Riempie insieme le righe { $rows }, per { $mode ->
    [duel] { $crosses ->
        [one] un miniblocco
       *[other] { $crosses } miniblocchi
    }
   *[base] { $crosses ->
        [one] 1 croce speciale
       *[other] { $crosses } croci speciali
    }
}.
brikks-hint-row = Riempie la riga { $rows }: le tue righe valgono { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in più{ $energy ->
    [0] { "" }
    [one] , e prendi 1 energia
   *[other] , e prendi { $energy } energie
}.
brikks-hint-energy = Copre un cerchio e dà { $energy ->
    [one] 1 energia
   *[other] { $energy } energie
}{ $holes ->
    [0] , senza nuovi buchi
   *[other] { "" }
}.
brikks-hint-stuck = Senza girarlo, { $block } non entra da nessuna parte; questo costa { $cost ->
    [one] 1 energia
   *[other] { $cost } energie
}.
brikks-hint-mends = { $holes ->
    [one] Lascia 1 buco in meno di prima.
   *[other] Lascia { $holes } buchi in meno di prima.
}
brikks-hint-turned = { $holes ->
    [0] Non lascia nuovi buchi
    [one] Lascia solo 1 nuovo buco
   *[other] Lascia solo { $holes } nuovi buchi
}; senza girarlo, { $block } ne lascerebbe { $else ->
    [one] almeno 1
   *[other] almeno { $else }
}.
brikks-hint-low = Non lascia nuovi buchi, e niente supera la riga { $height }.
brikks-hint-no-hole = Non lascia nuovi buchi.
brikks-hint-points = Così le tue righe valgono { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in più.
brikks-hint-fewest-holes = { $holes ->
    [one] Lascia 1 nuovo buco
   *[other] Lascia { $holes } nuovi buchi
}, e altrove questo blocco non ne lascerebbe di meno.
brikks-hint-height = { $holes ->
    [one] Lascia 1 nuovo buco
   *[other] Lascia { $holes } nuovi buchi
}, e niente supera la riga { $height }.
brikks-hint-bomb-only = Con { $energy } ⚡ non compri nessun blocco che entri, e la bomba ti tiene in gioco.
brikks-hint-bomb-saves = { $block } non entra da nessuna parte, e un blocco che entra ti costerebbe almeno { $cost ->
    [one] 1 energia
   *[other] { $cost } energie
}.
brikks-hint-bomb-holes = Dovunque cada, { $block } lascia { $holes ->
    [one] un nuovo buco
   *[other] almeno { $holes } nuovi buchi
}.
brikks-hint-bomb-field = Lascia la tua griglia com’è e { $points ->
    [0] non costa punti
    [one] costa 1 punto
   *[other] costa { $points } punti
}.
brikks-hint-out-only = Non si può fare altro.
brikks-hint-out-best = Tieni { $points ->
    [one] il tuo punto
   *[other] i tuoi { $points } punti
}, e nient’altro ora ti darebbe di più.
brikks-hint-out-keeps = Tieni { $points ->
    [one] il tuo punto così com’è
   *[other] i tuoi { $points } punti così come sono
}.
brikks-hint-keep-rows = { $block } può riempire { $rows ->
    [one] una riga
   *[other] { $rows } righe insieme
}.
brikks-hint-keep-energy = { $block } può coprire un cerchio e dare { $energy ->
    [one] 1 energia
   *[other] { $energy } energie
}.
brikks-hint-keep-fits = { $block } entra { $places ->
    [one] in 1 posto
   *[other] in { $places } posti
} senza nuovi buchi.
brikks-hint-keep = Da un secondo lancio il maestro non si aspetta niente di meglio di { $block }.
brikks-hint-rethrow-stuck = Senza girarlo, { $block } non entra da nessuna parte.
brikks-hint-rethrow-holes = Dovunque cada, { $block } lascia { $holes ->
    [one] un nuovo buco
   *[other] almeno { $holes } nuovi buchi
}.
brikks-hint-rethrow-plain = Senza girarlo, { $block } non dà né una riga piena né energia.
brikks-hint-rethrow = Da un secondo lancio il maestro si aspetta qualcosa di meglio di { $block }.
brikks-hint-minis-none = Non devi mandarne per forza.
brikks-hint-minis-no-room = Non c’è spazio per un miniblocco.
brikks-hint-minis-uneven = { $count ->
    [one] Rende
   *[other] Rendono
} più irregolare la cima dell’altra griglia.
brikks-hint-minis-circles = { $count ->
    [one] Copre
   *[other] Coprono
} { $circles ->
    [one] un cerchio, che poi non dà più energia
   *[other] { $circles } cerchi, che poi non danno più energia
}.
brikks-hint-minis-height = { $count ->
    [one] Alza
   *[other] Alzano
} l’altra griglia fino alla riga { $height }.
brikks-hint-minis-room = { $count ->
    [one] Toglie una casella
   *[other] Tolgono { $count } caselle
} all’altra griglia.
brikks-differs-stays = Resti in gioco.
brikks-differs-rows = Le tue righe valgono { $here ->
    [one] 1 punto
   *[other] { $here } punti
} invece di { $there }.
brikks-differs-crosses = Hai { $here ->
    [one] 1 croce speciale
   *[other] { $here } croci speciali
} invece di { $there ->
    [0] nessuna
   *[other] { $there }
}.
brikks-differs-minis = Mandi { $here ->
    [one] 1 miniblocco
   *[other] { $here } miniblocchi
} invece di { $there ->
    [0] nessuno
   *[other] { $there }
}.
brikks-differs-bombs = Tieni una bomba.
brikks-differs-energy = Ti { $here ->
    [one] resta 1 energia
   *[other] restano { $here } energie
} invece di { $there ->
    [0] nessuna
   *[other] { $there }
}.
brikks-differs-holes = Poi { $here ->
    [0] non ci sono buchi
    [one] c’è 1 buco
   *[other] ci sono { $here } buchi
} invece di { $there }.
brikks-differs-height = Niente supera la riga { $here }, invece della riga { $there }.
brikks-differs-fits = Poi { $here ->
    [one] entra 1
   *[other] entrano { $here }
} dei 24 blocchi senza nuovi buchi, invece di { $there ->
    [0] nessuno
   *[other] { $there }
}.
