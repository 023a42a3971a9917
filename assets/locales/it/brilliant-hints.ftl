### BRILLIANT: moves that have no text of their own yet, then the reasons.

brilliant-hint-number = { $number } in { $field }
brilliant-hint-strike = Barra { $value } dell’area { $area }
reason-brilliant-finish = Completa l’area { $area } per { $value ->
    [one] 1 punto
   *[other] { $value } punti
}.
reason-brilliant-finish-target = Completa l’area { $area } per { $value ->
    [one] 1 punto
   *[other] { $value } punti
} e raggiunge l’obiettivo di { $target }.
reason-brilliant-last = È l’ultimo lancio e nessun numero completa un’area: una scelta vale l’altra.
reason-brilliant-one-left = Poi nell’area { $area }, che ora vale { $value ->
    [one] 1 punto
   *[other] { $value } punti
}, resta vuoto solo { $field }, { $throws ->
    [0] anche se per ora nessun lancio la completa
    [one] e 1 lancio su 36 la completa
   *[other] e { $throws } lanci su 36 la completano
}.
reason-brilliant-helps = Poi { $throws ->
    [one] 1 lancio su 36 completa
   *[other] { $throws } lanci su 36 completano
} l’area { $area }; { $before ->
    [0] prima nessuno
   *[other] prima erano { $before }
}.
reason-brilliant-most-ways = Poi { $ways ->
    [one] resta 1 possibilità su { $before } di scrivere un numero
   *[other] restano { $ways } possibilità su { $before } di scrivere un numero
}, { $is_alone ->
    [yes] più che con ogni altra scelta
   *[no] e nessun’altra scelta ne lascia di più
}.
reason-brilliant-progress = { $filled ->
    [one] Comincia l’area { $area }
   *[other] Porta avanti l’area { $area }
}, che ora vale { $value ->
    [one] 1 punto
   *[other] { $value } punti
} e dove poi { $throws ->
    [one] va bene 1 lancio su 36
   *[other] vanno bene { $throws } lanci su 36
}.
reason-brilliant-ways = { $ways ->
    [0] È l’ultimo numero che entra nel tuo foglio.
    [one] Poi resta 1 possibilità su { $before } di scrivere un numero.
   *[other] Poi restano { $ways } possibilità su { $before } di scrivere un numero.
}
reason-brilliant-nothing-fits = Con questo lancio non si può scrivere niente.
reason-brilliant-keeps-ways = { $ways ->
    [one] Ora hai 1 possibilità
   *[other] Ora hai { $ways } possibilità
}, e ogni numero che va bene te ne lascerebbe di meno.
reason-brilliant-patience = { $choices ->
    [one] Un numero andrebbe bene, ma forse il suo campo vale di più vuoto.
   *[other] Ci sarebbero { $choices } scelte, ma forse quei campi valgono di più vuoti.
}
reason-brilliant-start = Questi numeri toccano { $fields } campi vuoti, e per il prossimo hai { $ways } possibilità.
reason-brilliant-strike-lost = Non la puoi più completare: le mancano { $left } numeri, e { $rolls ->
    [one] questo è l’ultimo lancio
   *[other] restano solo { $rolls } lanci
}.
reason-brilliant-strike-far = { $left ->
    [one] Le manca 1 numero
   *[other] Le mancano { $left } numeri
}, e a nessun’altra area che puoi scegliere ne mancano di più.
reason-brilliant-strike-least = Perde { $loss ->
    [one] 1 punto
   *[other] { $loss } punti
}, e nessun’altra area perderebbe meno.
reason-brilliant-strike-next = Lì puoi ancora prendere { $stays ->
    [one] 1 punto
   *[other] { $stays } punti
}, e { $left ->
    [one] manca 1 numero
   *[other] mancano { $left } numeri
}.
differs-brilliant-points = Dà subito { $here ->
    [one] 1 punto
   *[other] { $here } punti
} invece di { $there ->
    [0] nessuno
   *[other] { $there }
}.
differs-brilliant-completes = Poi { $here ->
    [one] 1 lancio su 36 può
   *[other] { $here } lanci su 36 possono
} completare un’area, invece di { $there ->
    [0] nessuno
   *[other] { $there }
}.
differs-brilliant-worth = La sua area vale ora { $here ->
    [one] 1 punto
   *[other] { $here } punti
}{ $there ->
    [0] { "" }
   *[other] , quella dell’altra mossa { $there }
}.
differs-brilliant-missing = Alla sua area { $here ->
    [one] manca poi 1 numero
   *[other] mancano poi { $here } numeri
}, a quella dell’altra mossa { $there }.
differs-brilliant-next = Lì poi { $here ->
    [one] va bene 1 lancio su 36
   *[other] vanno bene { $here } lanci su 36
}, invece di { $there ->
    [0] nessuno
   *[other] { $there }
}.
differs-brilliant-ways = Lascia { $here ->
    [one] 1 possibilità
   *[other] { $here } possibilità
} invece di { $there ->
    [0] nessuna
   *[other] { $there }
}.
