### BRIKKS. A hole is an empty cell under a cross.

reason-brikks-level = I punti contano allo stesso modo a ogni livello; a questo livello un cerchio di un altro colore { $energy ->
    [1] dà 1 energia
    [0] non dà niente
    [-1] costa 1 energia
   *[-2] costa 2 energie
}.
reason-brikks-start = Copre { $bottom ->
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
reason-brikks-rows = Riempie insieme le righe { $rows } e dà { $mode ->
    [duel] { $crosses ->
        [one] un miniblocco
       *[other] { $crosses } miniblocchi
    }
   *[base] { $crosses ->
        [one] 1 croce speciale
       *[other] { $crosses } croci speciali
    }
}.
reason-brikks-row = Riempie la riga { $rows }: le tue righe valgono { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in più{ $energy ->
    [0] { "" }
    [one] , e prendi 1 energia
   *[other] , e prendi { $energy } energie
}.
reason-brikks-energy = Copre un cerchio e dà { $energy ->
    [one] 1 energia
   *[other] { $energy } energie
}{ $holes ->
    [0] , senza nuovi buchi
   *[other] { "" }
}.
reason-brikks-stuck = Senza girarlo, { $block } non entra da nessuna parte; questo costa { $cost ->
    [one] 1 energia
   *[other] { $cost } energie
}.
reason-brikks-mends = { $holes ->
    [one] Chiude 1 buco.
   *[other] Chiude { $holes } buchi.
}
reason-brikks-turned = { $holes ->
    [0] Non lascia nuovi buchi
    [one] Lascia solo 1 nuovo buco
   *[other] Lascia solo { $holes } nuovi buchi
}; senza girarlo, { $block } ne lascerebbe { $else ->
    [one] almeno 1
   *[other] almeno { $else }
}.
reason-brikks-low = Non lascia nuovi buchi, e niente supera la riga { $height }.
reason-brikks-no-hole = Non lascia nuovi buchi.
reason-brikks-points = Così le tue righe valgono { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in più.
reason-brikks-fewest-holes = { $holes ->
    [one] Lascia 1 nuovo buco
   *[other] Lascia { $holes } nuovi buchi
}, e altrove questo blocco non ne lascerebbe di meno.
reason-brikks-height = { $holes ->
    [one] Lascia 1 nuovo buco
   *[other] Lascia { $holes } nuovi buchi
}, e niente supera la riga { $height }.
reason-brikks-bomb-only = { $energy ->
    [0] Senza energia il blocco non entra da nessuna parte
    [one] Con 1 energia non entra nessun blocco
   *[other] Con { $energy } energie non entra nessun blocco
}, e la bomba ti tiene in gioco.
reason-brikks-bomb-saves = { CAPITAL($block) } non entra da nessuna parte, e un blocco che entra ti costerebbe almeno { $cost ->
    [one] 1 energia
   *[other] { $cost } energie
}.
reason-brikks-bomb-holes = Dovunque cada, { $block } lascia { $holes ->
    [one] un nuovo buco
   *[other] almeno { $holes } nuovi buchi
}.
reason-brikks-bomb-field = Lascia la tua griglia com’è e { $points ->
    [0] non costa punti
    [one] costa 1 punto
   *[other] costa { $points } punti
}.
reason-brikks-out-only = Non si può fare altro.
reason-brikks-out-best = Tieni { $points ->
    [one] il tuo punto
   *[other] i tuoi { $points } punti
}, e nient’altro ora ti darebbe di più.
reason-brikks-out-keeps = Tieni { $points ->
    [one] il tuo punto così com’è
   *[other] i tuoi { $points } punti così come sono
}.
reason-brikks-keep-rows = { CAPITAL($block) } può riempire { $rows ->
    [one] una riga
   *[other] { $rows } righe insieme
}.
reason-brikks-keep-energy = { CAPITAL($block) } può coprire un cerchio e dare { $energy ->
    [one] 1 energia
   *[other] { $energy } energie
}.
reason-brikks-keep-fits = { CAPITAL($block) } entra { $places ->
    [one] in 1 posto
   *[other] in { $places } posti
} senza nuovi buchi.
reason-brikks-keep = Da un secondo lancio il maestro non si aspetta niente di meglio di { $block }.
reason-brikks-rethrow-stuck = Senza girarlo, { $block } non entra da nessuna parte.
reason-brikks-rethrow-holes = Dovunque cada, { $block } lascia { $holes ->
    [one] un nuovo buco
   *[other] almeno { $holes } nuovi buchi
}.
reason-brikks-rethrow-plain = Senza girarlo, { $block } non dà né una riga piena né energia.
reason-brikks-rethrow = Da un secondo lancio il maestro si aspetta qualcosa di meglio di { $block }.
reason-brikks-minis-none = Puoi anche non mandarne.
reason-brikks-minis-no-room = Non c’è spazio per un miniblocco.
reason-brikks-minis-uneven = { $count ->
    [one] Rende
   *[other] Rendono
} più irregolare la cima dell’altra griglia.
reason-brikks-minis-circles = { $count ->
    [one] Copre
   *[other] Coprono
} { $circles ->
    [one] un cerchio, che poi non dà più energia
   *[other] { $circles } cerchi, che poi non danno più energia
}.
reason-brikks-minis-height = { $count ->
    [one] Alza
   *[other] Alzano
} l’altra griglia fino alla riga { $height }.
reason-brikks-minis-room = { $count ->
    [one] Toglie una casella
   *[other] Tolgono { $count } caselle
} all’altra griglia.
differs-brikks-stays = Resti in gioco.
differs-brikks-rows = Le tue righe valgono { $here ->
    [one] 1 punto
   *[other] { $here } punti
} invece di { $there }.
differs-brikks-crosses = Hai { $here ->
    [one] 1 croce speciale
   *[other] { $here } croci speciali
} invece di { $there ->
    [0] nessuna
   *[other] { $there }
}.
differs-brikks-minis = Mandi { $here ->
    [one] 1 miniblocco
   *[other] { $here } miniblocchi
} invece di { $there ->
    [0] nessuno
   *[other] { $there }
}.
differs-brikks-bombs = Tieni una bomba.
differs-brikks-energy = Ti { $here ->
    [one] resta 1 energia
   *[other] restano { $here } energie
} invece di { $there ->
    [0] nessuna
   *[other] { $there }
}.
differs-brikks-holes = Poi la tua griglia { $here ->
    [0] non ha buchi
    [one] ha 1 buco
   *[other] ha { $here } buchi
} invece di { $there }.
differs-brikks-height = La griglia arriva alla riga { $here } invece che alla { $there }.
differs-brikks-fits = Poi { $here ->
    [one] entra 1
   *[other] entrano { $here }
} dei 24 blocchi senza nuovi buchi, invece di { $there ->
    [0] nessuno
   *[other] { $there }
}.
