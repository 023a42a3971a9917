### BRIKKS. A hole is an empty cell under a cross.

reason-brikks-level = Los puntos valen lo mismo en todos los niveles, y en este, un círculo de otro color { $energy ->
    [1] da 1 punto de energía
    [0] no da nada
    [-1] cuesta 1 punto de energía
   *[-2] cuesta 2 puntos de energía
}.
reason-brikks-start = Ocupa { $bottom ->
    [one] 1 casilla
   *[other] { $bottom } casillas
} de la fila de abajo{ $wall ->
    [yes] { " " }junto a la pared
   *[no] { "" }
} y { $holes ->
    [0] no deja huecos
    [one] deja 1 hueco
   *[other] deja { $holes } huecos
}.
reason-brikks-rows = Llena a la vez las filas { $rows } y te da { $mode ->
    [duel] { $crosses ->
        [one] un minibloque
       *[other] { $crosses } minibloques
    }
   *[base] { $crosses ->
        [one] 1 cruz especial
       *[other] { $crosses } cruces especiales
    }
}.
reason-brikks-row = Llena la fila { $rows }: tus filas valen { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más{ $energy ->
    [0] { "" }
   *[other] { " " }y ganas { $energy ->
    [one] 1 punto
   *[other] { $energy } puntos
} de energía
}.
reason-brikks-energy = Cubre un círculo y da { $energy ->
    [one] 1 punto
   *[other] { $energy } puntos
} de energía{ $holes ->
    [0] , sin dejar huecos nuevos
   *[other] { "" }
}.
reason-brikks-stuck = Sin girar, el { $block } no cabe en ningún lugar; este cuesta { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
} de energía.
reason-brikks-mends = { $holes ->
    [one] Deja 1 hueco menos que antes.
   *[other] Deja { $holes } huecos menos que antes.
}
reason-brikks-turned = No deja { $holes ->
    [0] huecos nuevos
    [one] más que 1 hueco nuevo
   *[other] más que { $holes } huecos nuevos
}; sin girar, el { $block } dejaría por lo menos { $else }.
reason-brikks-low = No deja huecos nuevos y nada pasa de la fila { $height }.
reason-brikks-no-hole = No deja huecos nuevos.
reason-brikks-points = Con él, tus filas valen { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más.
reason-brikks-fewest-holes = { $holes ->
    [one] Deja 1 hueco nuevo
   *[other] Deja { $holes } huecos nuevos
}, y este bloque no dejaría menos en ningún lugar.
reason-brikks-height = { $holes ->
    [one] Deja 1 hueco nuevo
   *[other] Deja { $holes } huecos nuevos
}, y nada pasa de la fila { $height }.
reason-brikks-bomb-only = Con { $energy ->
    [one] 1 punto
   *[other] { $energy } puntos
} de energía no puedes pagar ningún bloque que quepa, y la bomba te mantiene en la partida.
reason-brikks-bomb-saves = El { $block } no cabe en ningún lugar, y cualquiera que quepa te costaría por lo menos { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
} de energía.
reason-brikks-bomb-holes = Caiga donde caiga, el { $block } deja { $holes ->
    [one] un hueco nuevo
   *[other] por lo menos { $holes } huecos nuevos
}.
reason-brikks-bomb-field = Tu tablero queda como está, y { $points ->
    [0] no pierdes puntos
    [one] pierdes 1 punto
   *[other] pierdes { $points } puntos
}.
reason-brikks-out-only = No hay otra posibilidad.
reason-brikks-out-best = Te quedas con { $points ->
    [one] tu punto
   *[other] tus { $points } puntos
}, y ahora nada te daría más.
reason-brikks-out-keeps = Te quedas con { $points ->
    [one] tu punto
   *[other] tus { $points } puntos
}.
reason-brikks-keep-rows = El { $block } puede llenar { $rows ->
    [one] una fila
   *[other] { $rows } filas a la vez
}.
reason-brikks-keep-energy = El { $block } puede cubrir un círculo y dar { $energy ->
    [one] 1 punto
   *[other] { $energy } puntos
} de energía.
reason-brikks-keep-fits = El { $block } cabe en { $places ->
    [one] 1 lugar
   *[other] { $places } lugares
} sin dejar huecos nuevos.
reason-brikks-keep = La máquina experta no espera sacar nada mejor que el { $block } con otra tirada.
reason-brikks-rethrow-stuck = Sin girar, el { $block } no cabe en ningún lugar.
reason-brikks-rethrow-holes = Caiga donde caiga, el { $block } deja { $holes ->
    [one] un hueco nuevo
   *[other] por lo menos { $holes } huecos nuevos
}.
reason-brikks-rethrow-plain = Sin girar, el { $block } no llena ninguna fila ni da energía.
reason-brikks-rethrow = La máquina experta espera sacar algo mejor que el { $block } con otra tirada.
reason-brikks-minis-none = No hace falta mandar ninguno.
reason-brikks-minis-no-room = No hay lugar para un minibloque.
reason-brikks-minis-uneven = { $count ->
    [one] Deja
   *[other] Dejan
} más irregular la parte de arriba del otro tablero.
reason-brikks-minis-circles = { $count ->
    [one] Cubre
   *[other] Cubren
} { $circles ->
    [one] un círculo, que ya no dará energía
   *[other] { $circles } círculos, que ya no darán energía
}.
reason-brikks-minis-height = { $count ->
    [one] Sube
   *[other] Suben
} el otro tablero hasta la fila { $height }.
reason-brikks-minis-room = { $count ->
    [one] Ocupa una casilla
   *[other] Ocupan { $count } casillas
} del otro tablero.
differs-brikks-stays = Sigues en la partida.
differs-brikks-rows = Tus filas suman { $here ->
    [one] 1 punto
   *[other] { $here } puntos
} en vez de { $there }.
differs-brikks-crosses = Tienes { $here ->
    [one] 1 cruz especial
   *[other] { $here } cruces especiales
} en vez de { $there ->
    [0] ninguna
   *[other] { $there }
}.
differs-brikks-minis = Mandas { $here ->
    [one] 1 minibloque
   *[other] { $here } minibloques
} en vez de { $there ->
    [0] ninguno
   *[other] { $there }
}.
differs-brikks-bombs = Conservas una bomba.
differs-brikks-energy = { $here ->
    [one] Te queda 1 punto
   *[other] Te quedan { $here } puntos
} de energía en vez de { $there ->
    [0] ninguno
   *[other] { $there }
}.
differs-brikks-holes = Después { $here ->
    [0] no queda ningún hueco
    [one] queda 1 hueco
   *[other] quedan { $here } huecos
} en vez de { $there }.
differs-brikks-height = Tu tablero llega hasta la fila { $here } en vez de la { $there }.
differs-brikks-fits = Después { $here ->
    [one] cabe 1
   *[other] caben { $here }
} de los 24 bloques sin dejar huecos nuevos, en vez de { $there ->
    [0] ninguno
   *[other] { $there }
}.
