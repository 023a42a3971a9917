### The sheet picture of BRIKKS.

brikks-sheet-round = { $throws ->
    [0] Ronda { $round }
   *[other] { $round } de { $throws }
}
brikks-sheet-phase-level = Niveles
brikks-sheet-phase-start = Comienzo
brikks-sheet-phase-over = Hoja final
brikks-sheet-level = { $level ->
    [0] Aún sin nivel
   *[other] Nivel { $level }
}
# How the seat stands, under the round.
brikks-sheet-standing = { $state ->
    [out] fuera
    [gone] se fue
    [winner] gana
   *[plain] { $level ->
        [0] { "" }
       *[other] { brikks-sheet-level }
    }
}
brikks-sheet-part-rows = Filas
brikks-sheet-part-special = Especial
brikks-sheet-part-bombs = Bombas
brikks-sheet-part-energy = Energía
brikks-sheet-part-total = Total
brikks-key-step = una columna
brikks-key-any = cualquier otro
brikks-sheet-own-circle = mismo color { $energy }
brikks-sheet-other-circle = otro color { $energy }
brikks-sheet-many-rows = 2, 3, 4 filas a la vez: 1, 2, 4

## The alt text of a sheet: short sentences, joined with spaces.

brikks-sheet-block = { $colour } { $number }
brikks-sheet-alt-seat = { $seats ->
    [1] Hoja de BRIKKS. { brikks-sheet-level }.
   *[other] Hoja de BRIKKS de { $player }{ $level ->
        [0] { "" }
       *[other] , nivel { $level }
    }{ $state ->
        [out] , fuera de la partida
        [gone] , se fue
        [winner] , gana
        [active] , tira en esta ronda
       *[plain] { "" }
    }.
}
brikks-sheet-alt-level = Se eligen los niveles.
brikks-sheet-alt-start = Se eligen los bloques iniciales.
brikks-sheet-alt-over = La partida terminó tras la ronda { $round }.
brikks-sheet-alt-throw-due = Ronda { $round }{ $throws ->
    [0] { "" }
   *[other] { " " }de { $throws }
}, antes de tirar.
brikks-sheet-alt-thrown = Ronda { $round }{ $throws ->
    [0] { "" }
   *[other] { " " }de { $throws }
}, { $second ->
    [yes] segunda tirada
   *[no] tirada
}: { $block }.
brikks-sheet-alt-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: filas { $rows }, especial { $special }, bombas { $bombs }, energía { $energy }.
brikks-sheet-alt-row-points = { $points ->
    [one] 1 punto por filas.
   *[other] { $points } puntos por filas.
}
brikks-sheet-alt-others = Los demás: { $players }.
brikks-sheet-alt-pencil = Elegido por ahora: { $block }, { $place }.
brikks-sheet-alt-missed = Con borde discontinuo, para comparar: { $block }, { $place }.
brikks-sheet-alt-missed-bomb = En línea discontinua, para comparar: una bomba en lugar del bloque.
brikks-sheet-alt-cost = Cuesta { $count ->
    [one] 1 punto
   *[other] { $count } puntos
} de energía.
brikks-sheet-alt-energy = Cubre círculos de colores: { $sign }{ $count ->
    [one] 1 punto
   *[other] { $count } puntos
} de energía.
brikks-sheet-alt-fills = { $count ->
    [one] Llena la fila { $rows }.
   *[other] Llena las filas { $rows }.
}
brikks-sheet-alt-crosses-earned = { $count ->
    [one] Gana 1 cruz especial.
   *[other] Gana { $count } cruces especiales.
}
brikks-sheet-alt-minis-earned = { $count ->
    [one] Gana 1 minibloque.
   *[other] Gana { $count } minibloques.
}
brikks-sheet-alt-bomb = Elegido por ahora: una bomba en lugar del bloque.
brikks-sheet-alt-out = Elegido por ahora: retirarse.
brikks-sheet-alt-minis = Minibloques a lápiz: { $cells }.
brikks-sheet-alt-energy-bombs = { $energy ->
    [one] 1 punto
   *[other] { $energy } puntos
} de energía, { $bombs ->
    [0] sin bombas
    [one] 1 bomba
   *[other] { $bombs } bombas
}.
brikks-sheet-alt-special = { $count } de { $of } cruces especiales; la próxima, con { $away ->
    [one] 1 punto
   *[other] { $away } puntos
} más de energía.
brikks-sheet-alt-owed = { $count ->
    [one] Se puede mandar 1 minibloque a este tablero.
   *[other] Se pueden mandar { $count } minibloques a este tablero.
}
brikks-sheet-alt-last = Último bloque: { $block }, { $place }.
brikks-sheet-alt-gained = Dio { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
brikks-sheet-alt-energy-changed = Energía { $sign }{ $count }.
brikks-sheet-alt-offer = { $letter }: { $block } por { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
} de energía{ $points ->
    [0] { "" }
    [one] , 1 punto
   *[other] , { $points } puntos
}
brikks-sheet-alt-offers = En lugar de la tirada: { $blocks }.
brikks-sheet-alt-start-blocks = Bloques iniciales: { $blocks }.
brikks-sheet-alt-last-bomb = Lo último: una bomba.
brikks-sheet-alt-new-minis = Minibloques nuevos: { $cells }.
brikks-sheet-alt-full = { $count ->
    [one] Fila llena: { $rows }.
   *[other] Filas llenas: { $rows }.
}
brikks-sheet-alt-nearly = Casi llenas: { $rows }.
brikks-sheet-alt-gaps = { $count ->
    [one] a la fila { $row } le falta la columna { $columns }
   *[other] a la fila { $row } le faltan las columnas { $columns }
}
brikks-sheet-alt-places = { $count ->
    [0] El { $block } no cabe en ningún lugar.
   *[other] El { $block } puede caer aquí: { $places }.
}
brikks-sheet-alt-mini-places = El próximo minibloque puede caer aquí: { $places }.

## A whole sheet as text, one line for each row.

brikks-sheet-text-row = Fila { $row } (×{ $multiplier }): { $count ->
    [0] vacía
    [10] llena
   *[other] ocupadas { $columns }
}{ $points ->
    [0] { "" }
    [one] , 1 punto
   *[other] , { $points } puntos
}{ $circles ->
    [none] { "" }
   *[other] ; círculos { $circles }
}
brikks-sheet-text-circle = { $column } { $colour }

## The table picture and its alt text.

brikks-table-in = siguen { $left } de { $seats }
brikks-table-alt-thrower = { $player } tiene los dados.
brikks-table-alt-seat = { $player }: { $kind ->
    [duel] { $points ->
        [one] 1 punto por filas,
       *[other] { $points } puntos por filas,
    }{ " " }
   *[base] { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }{ $gained ->
        [0] { "" }
       *[other] { " " }(+{ $gained })
    },{ " " }
}{ $energy ->
    [one] 1 punto
   *[other] { $energy } puntos
} de energía, { $bombs ->
    [0] sin bombas
    [one] 1 bomba
   *[other] { $bombs } bombas
}, { $cells } de 110 casillas ocupadas, hasta la fila { $height }{ $state ->
    [moved] , ya jugó
    [waiting] , falta su jugada
    [out] , fuera de la partida
    [gone] , se fue
    [winner] , gana
   *[idle] { "" }
}.

## The pictures of the rules.

brikks-rule-slide = se desliza
brikks-rule-narrow = no pasa
brikks-rule-floating = flota
brikks-rule-own = su propio color
brikks-rule-other = otro color
brikks-rule-level = Nivel { $level }
brikks-rule-step = una columna
brikks-rule-any = cualquier otro bloque
brikks-rule-rows = por 3 filas
brikks-rule-corner = por la esquina
brikks-rule-side = lado a lado
rules-brikks-turn-alt = Tres detalles de un tablero. Permitido: un bloque cae al lado de un saliente y se desliza debajo. No permitido: un bloque que cabría en una cavidad, pero es demasiado ancho para la abertura de arriba. No permitido: un bloque que flota.
rules-brikks-energy-alt = Un bloque blanco cubre un círculo blanco y gana 2 puntos de energía. Un bloque azul cubre el círculo blanco: en el nivel 1 da 1 punto de energía, en el nivel 2 no da nada, y cuesta 1 en el nivel 3 y 2 en el nivel 4. En la tabla de bloques, el marcador pasa del tercer bloque amarillo al segundo: una columna cuesta 1 punto de energía; cualquier otro bloque, 5.
rules-brikks-points-alt = La hoja al final de una partida. De arriba abajo, las filas puntúan 0, 4, 0, 10, 4, 4, 5, 5, 5, 5, 5. Filas 47, seis cruces especiales 21, la última bomba 4, dos puntos de energía 1: 73 en total.
rules-brikks-duel-alt = Un bloque llena tres filas a la vez y gana dos minibloques. Permitido en el otro tablero: dos minibloques que se tocan por una esquina. No permitido: dos minibloques lado a lado.

## The picture of the end.

brikks-ending-stopped = El { $block } no cabe
brikks-mark = { $band ->
    [0] perfecto
    [1] magistral
    [2] excelente
    [3] muy bien
    [4] bien
    [5] bastante bien
    [6] buen comienzo
   *[7] da para más
}
