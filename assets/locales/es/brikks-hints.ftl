### BRIKKS. A hole is an empty cell under a cross.

brikks-hint-level = Los puntos valen lo mismo en todos los niveles, y en este un círculo de otro color { $energy ->
    [1] da 1 punto de energía
    [0] no da nada
    [-1] cuesta 1 punto de energía
   *[-2] cuesta 2 puntos de energía
}.
brikks-hint-start = Ocupa { $bottom ->
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
brikks-hint-rows = Llena a la vez las filas { $rows } y gana { $mode ->
    [duel] { $crosses ->
        [one] un minibloque
       *[other] { $crosses } minibloques
    }
   *[base] { $crosses ->
        [one] 1 cruz especial
       *[other] { $crosses } cruces especiales
    }
}.
brikks-hint-row = Llena la fila { $rows }: tus filas valen { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más{ $energy ->
    [0] { "" }
   *[other] { " " }y ganas { $energy ->
    [one] 1 punto
   *[other] { $energy } puntos
} de energía
}.
brikks-hint-energy = Cubre un círculo y da { $energy ->
    [one] 1 punto
   *[other] { $energy } puntos
} de energía{ $holes ->
    [0] , sin dejar huecos nuevos
   *[other] { "" }
}.
brikks-hint-stuck = Sin girar, el { $block } no cabe en ningún lugar; este cuesta { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
} de energía.
brikks-hint-mends = { $holes ->
    [one] Deja 1 hueco menos que antes.
   *[other] Deja { $holes } huecos menos que antes.
}
brikks-hint-turned = No deja { $holes ->
    [0] huecos nuevos
    [one] más que 1 hueco nuevo
   *[other] más que { $holes } huecos nuevos
}; sin girar, el { $block } dejaría por lo menos { $else }.
brikks-hint-low = No deja huecos nuevos y nada pasa de la fila { $height }.
brikks-hint-no-hole = No deja huecos nuevos.
brikks-hint-points = Con él, tus filas valen { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más.
brikks-hint-fewest-holes = { $holes ->
    [one] Deja 1 hueco nuevo
   *[other] Deja { $holes } huecos nuevos
}, y este bloque no dejaría menos en ningún lugar.
brikks-hint-height = { $holes ->
    [one] Deja 1 hueco nuevo
   *[other] Deja { $holes } huecos nuevos
}, y nada pasa de la fila { $height }.
brikks-hint-bomb-only = Con { $energy ->
    [one] 1 punto
   *[other] { $energy } puntos
} de energía no puedes pagar ningún bloque que quepa, y la bomba te mantiene en la partida.
brikks-hint-bomb-saves = El { $block } no cabe en ningún lugar, y cualquiera que quepa te costaría por lo menos { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
} de energía.
brikks-hint-bomb-holes = Caiga donde caiga, el { $block } deja { $holes ->
    [one] un hueco nuevo
   *[other] por lo menos { $holes } huecos nuevos
}.
brikks-hint-bomb-field = Tu tablero queda como está, y { $points ->
    [0] no cuesta puntos
    [one] cuesta 1 punto
   *[other] cuesta { $points } puntos
}.
brikks-hint-out-only = No hay otra posibilidad.
brikks-hint-out-best = Te quedas con { $points ->
    [one] tu punto
   *[other] tus { $points } puntos
}, y ahora nada te daría más.
brikks-hint-out-keeps = Te quedas con { $points ->
    [one] tu punto
   *[other] tus { $points } puntos
}.
brikks-hint-keep-rows = El { $block } puede llenar { $rows ->
    [one] una fila
   *[other] { $rows } filas a la vez
}.
brikks-hint-keep-energy = El { $block } puede cubrir un círculo y dar { $energy ->
    [one] 1 punto
   *[other] { $energy } puntos
} de energía.
brikks-hint-keep-fits = El { $block } cabe en { $places ->
    [one] 1 lugar
   *[other] { $places } lugares
} sin dejar huecos nuevos.
brikks-hint-keep = La máquina experta no espera nada mejor que el { $block } si tira otra vez.
brikks-hint-rethrow-stuck = Sin girar, el { $block } no cabe en ningún lugar.
brikks-hint-rethrow-holes = Caiga donde caiga, el { $block } deja { $holes ->
    [one] un hueco nuevo
   *[other] por lo menos { $holes } huecos nuevos
}.
brikks-hint-rethrow-plain = Sin girar, el { $block } no llena ninguna fila ni da energía.
brikks-hint-rethrow = La máquina experta espera algo mejor que el { $block } si tira otra vez.
brikks-hint-minis-none = No hace falta mandar ninguno.
brikks-hint-minis-no-room = No hay lugar para un minibloque.
brikks-hint-minis-uneven = { $count ->
    [one] Deja
   *[other] Dejan
} más irregular la parte de arriba del otro tablero.
brikks-hint-minis-circles = { $count ->
    [one] Cubre
   *[other] Cubren
} { $circles ->
    [one] un círculo, que ya no dará energía
   *[other] { $circles } círculos, que ya no darán energía
}.
brikks-hint-minis-height = { $count ->
    [one] Sube
   *[other] Suben
} el otro tablero hasta la fila { $height }.
brikks-hint-minis-room = { $count ->
    [one] Ocupa una casilla
   *[other] Ocupan { $count } casillas
} del otro tablero.
brikks-differs-stays = Sigues en la partida.
brikks-differs-rows = Tus filas suman { $here ->
    [one] 1 punto
   *[other] { $here } puntos
} en vez de { $there }.
brikks-differs-crosses = Tienes { $here ->
    [one] 1 cruz especial
   *[other] { $here } cruces especiales
} en vez de { $there ->
    [0] ninguna
   *[other] { $there }
}.
brikks-differs-minis = Envías { $here ->
    [one] 1 minibloque
   *[other] { $here } minibloques
} en vez de { $there ->
    [0] ninguno
   *[other] { $there }
}.
brikks-differs-bombs = Conservas una bomba.
brikks-differs-energy = Te queda{ $here ->
    [one]  1 punto
   *[other] n { $here } puntos
} de energía en vez de { $there ->
    [0] ninguno
   *[other] { $there }
}.
brikks-differs-holes = Después { $here ->
    [0] no queda ningún hueco
    [one] queda 1 hueco
   *[other] quedan { $here } huecos
} en vez de { $there }.
brikks-differs-height = Nada pasa de la fila { $here }, en vez de la fila { $there }.
brikks-differs-fits = Después { $here ->
    [one] cabe 1
   *[other] caben { $here }
} de los 24 bloques sin dejar huecos nuevos, en vez de { $there ->
    [0] ninguno
   *[other] { $there }
}.
