### BRILLIANT: moves that have no text of their own yet, then the reasons.

brilliant-hint-number = { $number } in { $field }
brilliant-hint-strike = Barra { $value } dell’area { $area }
brilliant-hint-finish = Completa l’area { $area } per { $value ->
    [one] 1 punto
   *[other] { $value } punti
}.
brilliant-hint-finish-target = Completa l’area { $area } per { $value ->
    [one] 1 punto
   *[other] { $value } punti
} e raggiunge l’obiettivo di { $target }.
brilliant-hint-last = È l’ultimo lancio e nessun numero completa un’area: ogni scelta vale uguale.
brilliant-hint-one-left = Poi nell’area { $area }, che ora vale { $value ->
    [one] 1 punto
   *[other] { $value } punti
}, resta vuoto solo { $field }, { $throws ->
    [0] anche se per ora nessun lancio la completa
    [one] e 1 lancio su 36 la completa
   *[other] e { $throws } lanci su 36 la completano
}.
brilliant-hint-helps = Poi { $throws ->
    [one] 1 lancio su 36 completa
   *[other] { $throws } lanci su 36 completano
} l’area { $area }; { $before ->
    [0] prima nessuno
   *[other] prima erano { $before }
}.
brilliant-hint-most-ways = Tiene { $ways ->
    [one] libero 1 posto
   *[other] liberi { $ways } posti
}, { $is_alone ->
    [yes] più di ogni altra scelta
   *[no] e nessun’altra scelta ne tiene di più
}.
brilliant-hint-progress = { $filled ->
    [one] Comincia l’area { $area }
   *[other] Porta avanti l’area { $area }
}, che ora vale { $value ->
    [one] 1 punto
   *[other] { $value } punti
} e dove poi { $throws ->
    [one] va bene 1 lancio su 36
   *[other] vanno bene { $throws } lanci su 36
}.
brilliant-hint-ways = { $ways ->
    [0] È l’ultimo numero che entra nel tuo foglio.
    [one] Tiene libero 1 posto.
   *[other] Tiene liberi { $ways } posti.
}
brilliant-hint-nothing-fits = Con questo lancio non va bene niente.
brilliant-hint-keeps-ways = { $ways ->
    [one] 1 posto è libero
   *[other] { $ways } posti sono liberi
}, e ogni numero possibile ne lascerebbe di meno.
brilliant-hint-patience = { $choices ->
    [one] Un numero andrebbe bene, ma forse il suo campo vale di più vuoto.
   *[other] Ci sarebbero { $choices } scelte, ma forse quei campi valgono di più vuoti.
}
brilliant-hint-start = Questi numeri toccano { $fields } campi vuoti, e { $ways } posti sono liberi.
brilliant-hint-strike-lost = Non la puoi più completare: le mancano { $left } numeri, e { $rolls ->
    [one] questo è l’ultimo lancio
   *[other] restano solo { $rolls } lanci
}.
brilliant-hint-strike-far = { $left ->
    [one] Le manca 1 numero
   *[other] Le mancano { $left } numeri
}, e a nessun’altra area che puoi scegliere ne mancano di più.
brilliant-hint-strike-least = Perde { $loss ->
    [one] 1 punto
   *[other] { $loss } punti
}, e nessun’altra area perderebbe meno.
brilliant-hint-strike-next = Lì puoi ancora prendere { $stays ->
    [one] 1 punto
   *[other] { $stays } punti
}, e { $left ->
    [one] manca 1 numero
   *[other] mancano { $left } numeri
}.
brilliant-differs-points = Dà subito { $here ->
    [one] 1 punto
   *[other] { $here } punti
} invece di { $there ->
    [0] nessuno
   *[other] { $there }
}.
brilliant-differs-completes = Poi { $here ->
    [one] 1 lancio su 36 può
   *[other] { $here } lanci su 36 possono
} completare un’area, invece di { $there ->
    [0] nessuno
   *[other] { $there }
}.
brilliant-differs-worth = La sua area vale ora { $here ->
    [one] 1 punto
   *[other] { $here } punti
}{ $there ->
    [0] { "" }
   *[other] , quella dell’altra mossa { $there }
}.
brilliant-differs-missing = Alla sua area { $here ->
    [one] manca poi 1 numero
   *[other] mancano poi { $here } numeri
}, a quella dell’altra mossa { $there }.
brilliant-differs-next = Lì poi { $here ->
    [one] va bene 1 lancio su 36
   *[other] vanno bene { $here } lanci su 36
}, invece di { $there ->
    [0] nessuno
   *[other] { $there }
}.
brilliant-differs-ways = Tiene { $here ->
    [one] libero 1 posto
   *[other] liberi { $here } posti
} invece di { $there ->
    [0] nessuno
   *[other] { $there }
}.
