### The sheet picture of BRIKKS.

brikks-sheet-round = { $throws ->
    [0] Turno { $round }
   *[other] { $round } di { $throws }
}
brikks-sheet-phase-level = Livelli
brikks-sheet-phase-start = Partenza
brikks-sheet-phase-over = Risultato
brikks-sheet-level = { $level ->
    [0] Senza livello
   *[other] Livello { $level }
}
# How the seat stands, under the round.
brikks-sheet-standing = { $state ->
    [out] fuori
    [gone] via
    [winner] vince
   *[plain] { $level ->
        [0] { "" }
       *[other] { brikks-sheet-level }
    }
}
brikks-sheet-part-rows = Righe
brikks-sheet-part-special = Speciali
brikks-sheet-part-bombs = Bombe
brikks-sheet-part-energy = Energia
brikks-sheet-part-total = Totale
brikks-key-step = una colonna
brikks-key-any = ogni altro
brikks-sheet-own-circle = stesso colore { $energy }
brikks-sheet-other-circle = altro colore { $energy }
brikks-sheet-many-rows = 2, 3, 4 righe insieme: 1, 2, 4

## The alt text of a sheet: short sentences, joined with spaces.

brikks-sheet-block = { $colour } { $number }
brikks-sheet-alt-seat = { $seats ->
    [1] Foglio di BRIKKS. { brikks-sheet-level }.
   *[other] Foglio BRIKKS di { $player }{ $level ->
        [0] { "" }
       *[other] , livello { $level }
    }{ $state ->
        [out] , fuori dal gioco
        [gone] , ha lasciato la partita
        [winner] , vince
        [active] , lancia in questo turno
       *[plain] { "" }
    }.
}
brikks-sheet-alt-level = Si stanno scegliendo i livelli.
brikks-sheet-alt-start = Si stanno scegliendo i blocchi iniziali.
brikks-sheet-alt-over = La partita è finita dopo il turno { $round }.
brikks-sheet-alt-throw-due = Turno { $round }{ $throws ->
    [0] { "" }
   *[other] { " " }di { $throws }
}, prima del lancio.
brikks-sheet-alt-thrown = Turno { $round }{ $throws ->
    [0] { "" }
   *[other] { " " }di { $throws }
}, { $second ->
    [yes] secondo lancio
   *[no] lancio
}: { $block }.
brikks-sheet-alt-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: righe { $rows }, speciali { $special }, bombe { $bombs }, energia { $energy }.
brikks-sheet-alt-row-points = { $points ->
    [one] 1 punto dalle righe.
   *[other] { $points } punti dalle righe.
}
brikks-sheet-alt-others = Gli altri: { $players }.
brikks-sheet-alt-pencil = Scelta per ora: { $block }, { $place }.
brikks-sheet-alt-missed = Tratteggiato, per confronto: { $block }, { $place }.
brikks-sheet-alt-missed-bomb = Tratteggiato, per confronto: una bomba invece del blocco.
brikks-sheet-alt-cost = { $count ->
    [one] Costa 1 energia.
   *[other] Costa { $count } energie.
}
brikks-sheet-alt-energy = Copre cerchi colorati: energia { $sign }{ $count }.
brikks-sheet-alt-fills = { $count ->
    [one] Riempie la riga { $rows }.
   *[other] Riempie le righe { $rows }.
}
brikks-sheet-alt-crosses-earned = { $count ->
    [one] Dà 1 croce speciale.
   *[other] Dà { $count } croci speciali.
}
brikks-sheet-alt-minis-earned = { $count ->
    [one] Dà 1 miniblocco.
   *[other] Dà { $count } miniblocchi.
}
brikks-sheet-alt-bomb = Scelta per ora: una bomba invece del blocco.
brikks-sheet-alt-out = Scelta per ora: ritirarsi.
brikks-sheet-alt-minis = Miniblocchi a matita: { $cells }.
brikks-sheet-alt-energy-bombs = { $energy ->
    [one] 1 energia
   *[other] { $energy } energie
}, { $bombs ->
    [0] nessuna bomba
    [one] 1 bomba
   *[other] { $bombs } bombe
}.
brikks-sheet-alt-special = Croci speciali: { $count } su { $of }; la prossima dopo { $away ->
    [one] un’altra energia
   *[other] altre { $away } energie
}.
brikks-sheet-alt-owed = { $count ->
    [one] Si può mandare 1 miniblocco in questa griglia.
   *[other] Si possono mandare { $count } miniblocchi in questa griglia.
}
brikks-sheet-alt-last = Piazzato per ultimo: { $block }, { $place }.
brikks-sheet-alt-gained = Ha dato { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
brikks-sheet-alt-energy-changed = Energia { $sign }{ $count }.
brikks-sheet-alt-offer = { $letter }: { $block } per { $cost ->
    [one] 1 energia
   *[other] { $cost } energie
}{ $points ->
    [0] { "" }
    [one] , 1 punto
   *[other] , { $points } punti
}
brikks-sheet-alt-offers = Al posto del lancio: { $blocks }.
brikks-sheet-alt-start-blocks = Blocchi iniziali: { $blocks }.
brikks-sheet-alt-last-bomb = Usata per ultima: una bomba.
brikks-sheet-alt-new-minis = Nuovi miniblocchi: { $cells }.
brikks-sheet-alt-full = { $count ->
    [one] Piena: riga { $rows }.
   *[other] Piene: righe { $rows }.
}
brikks-sheet-alt-nearly = Quasi piene: { $rows }.
brikks-sheet-alt-gaps = { $count ->
    [one] alla riga { $row } manca la colonna { $columns }
   *[other] alla riga { $row } mancano le colonne { $columns }
}
brikks-sheet-alt-places = { $count ->
    [0] { CAPITAL($block) } non entra da nessuna parte.
   *[other] { CAPITAL($block) } può cadere qui: { $places }.
}
brikks-sheet-alt-mini-places = Il prossimo miniblocco può cadere qui: { $places }.

## A whole sheet as text, one line for each row.

brikks-sheet-text-row = Riga { $row } (×{ $multiplier }): { $count ->
    [0] vuota
    [10] piena
   *[other] occupate { $columns }
}{ $points ->
    [0] { "" }
    [one] , 1 punto
   *[other] , { $points } punti
}{ $circles ->
    [none] { "" }
   *[other] ; cerchi { $circles }
}
brikks-sheet-text-circle = { $column } { $colour }

## The table picture and its alt text.

brikks-table-in = ancora in gioco: { $left } su { $seats }
brikks-table-alt-thrower = { $player } ha i dadi.
brikks-table-alt-seat = { $player }: { $kind ->
    [duel] { $points ->
        [one] 1 punto dalle righe,
       *[other] { $points } punti dalle righe,
    }{ " " }
   *[base] { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }{ $gained ->
        [0] { "" }
       *[other] { " " }(+{ $gained })
    },{ " " }
}{ $energy ->
    [one] 1 energia
   *[other] { $energy } energie
}, { $bombs ->
    [0] nessuna bomba
    [one] 1 bomba
   *[other] { $bombs } bombe
}, { $cells } caselle piene su 110, fino alla riga { $height }{ $state ->
    [moved] , ha giocato
    [waiting] , deve ancora giocare
    [out] , fuori dal gioco
    [gone] , ha lasciato la partita
    [winner] , vince
   *[idle] { "" }
}.

## The pictures of the rules.

brikks-rule-slide = cade, scorre
brikks-rule-narrow = troppo stretto
brikks-rule-floating = sospeso
brikks-rule-own = stesso colore
brikks-rule-other = altro colore
brikks-rule-level = Liv. { $level }
brikks-rule-step = una colonna
brikks-rule-any = ogni altro blocco
brikks-rule-rows = per 3 righe
brikks-rule-corner = ad angolo
brikks-rule-side = fianco a fianco
rules-brikks-turn-alt = Tre ritagli di una griglia. Permesso: un blocco cade accanto a una sporgenza e ci scorre sotto. Vietato: un blocco che entrerebbe in una cavità, ma è troppo largo per l’apertura sopra. Vietato: un blocco che resta sospeso.
rules-brikks-energy-alt = Un blocco bianco copre un cerchio bianco e dà 2 energie. Un blocco blu copre il cerchio bianco: al livello 1 dà 1 energia, al livello 2 niente, al livello 3 ne costa 1 e al livello 4 ne costa 2. Nella tabella il segnalino passa dal terzo blocco giallo al secondo: una colonna costa 1 energia, ogni altro blocco 5.
rules-brikks-points-alt = Il foglio a fine partita. Dalla riga in alto verso il basso le righe valgono 0, 4, 0, 10, 4, 4, 5, 5, 5, 5, 5. Righe 47, sei croci speciali 21, l’ultima bomba 4, due energie 1: in tutto 73.
rules-brikks-duel-alt = Un blocco riempie tre righe insieme e dà due miniblocchi. Permesso nell’altra griglia: due miniblocchi che si toccano per un angolo. Vietato: due miniblocchi fianco a fianco.

## The picture of the end.

brikks-ending-stopped = { CAPITAL($block) } non entra
brikks-mark = { $band ->
    [0] perfetto
    [1] magistrale
    [2] eccellente
    [3] molto bene
    [4] bene
    [5] niente male
    [6] buon inizio
   *[7] c’è margine
}
