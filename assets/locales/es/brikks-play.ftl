### BRIKKS: what is asked, what is told, and the words on its controls.

brikks-title = { $mode ->
    [duel] Duelo de BRIKKS
   *[other] BRIKKS
} · { $level ->
    [own] cada persona con su nivel
   *[other] nivel { $level }
}
brikks-options-own = cada persona elige su nivel
brikks-options-1 = los círculos de otro color dan 1 punto de energía
brikks-options-2 = los círculos de otro color no dan nada
brikks-options-3 = los círculos de otro color cuestan 1 punto de energía
brikks-options-4 = los círculos de otro color cuestan 2 puntos de energía
brikks-variant = { $level ->
    [own] Cada persona con su nivel
   *[other] Nivel { $level }
}
brikks-progress = { $round ->
    [0] { "" }
   *[other] ronda { $round }{ $throws ->
        [0] { "" }
       *[other] { " " }de { $throws }
    }
}

brikks-colour-white = blanco
brikks-colour-yellow = amarillo
brikks-colour-green = verde
brikks-colour-red = rojo
brikks-colour-blue = azul
brikks-colour-black = negro
# The parts stay together where a line breaks.
brikks-block = { $sign }{ "\u00A0" }{ $colour }{ "\u00A0" }{ $number }
brikks-place = { $width ->
    [1] columna { $left }
   *[other] columnas { $left }–{ $right }
}, { $height ->
    [1] fila { $bottom }
   *[other] filas { $bottom }–{ $top }
}
brikks-cell = columna { $column }, fila { $row }

## What a placement brings; several are joined.

brikks-brings-rows = { $count ->
    [one] llena la fila { $rows }
   *[other] llena las filas { $rows }
} ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
})
brikks-brings-crosses = { $count ->
    [one] +1 cruz especial
   *[other] +{ $count } cruces especiales
}
brikks-brings-minis = { $count ->
    [one] gana un minibloque
   *[other] gana { $count } minibloques
}
brikks-brings-gained = +{ $count ->
    [one] 1 punto
   *[other] { $count } puntos
} de energía

## What a seat is asked.

brikks-ask-level = ¿Qué nivel? De él depende qué dan los círculos de otro color.
brikks-ask-start = ¿Qué bloque inicial? Va sin girar en la fila de abajo.
brikks-ask-column = ¿Dónde va? Elige un lugar.
brikks-ask-decide = { $places ->
    [0] Sin girar, el { $block } no cabe en ningún lugar. ¿Te lo quedas aun así o tiras otra vez?
   *[other] ¿Te quedas con el { $block }, lo colocas o tiras otra vez?
}
brikks-ask-place = ¿Dónde cae el **{ $block }**{ $cost ->
    [0] { "" }
   *[other] { " " }por { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
} de energía
}?
brikks-ask-turn = ¿Qué otro bloque quieres? El mejor va primero.
brikks-ask-stuck = No cabe en ningún lugar: { $help ->
    [both] gíralo o cámbialo, usa una bomba o retírate.
    [energy] gíralo o cámbialo, o retírate.
    [bomb] usa una bomba o retírate.
   *[none] { $mode ->
        [duel] tienes que retirarte, y pierdes el duelo si tu rival no se retira también.
        [solo] tienes que retirarte, y la partida termina.
       *[table] tienes que retirarte.
    }
}
brikks-ask-minis = 🧨 { $owed ->
    [one] ¿Dónde le cae el minibloque a { $player }?
   *[other] ¿Dónde le caen los { $owed } minibloques a { $player }? Solo pueden tocarse por las esquinas.
}
brikks-wait-start = 🧱 { $players } está eligiendo su bloque inicial.
brikks-wait-decide = 🎲 { $players } sacó el **{ $block }**. ¿Se lo queda o tira otra vez?
brikks-wait-minis = 🧨 { $players } está eligiendo dónde caen los minibloques.
brikks-wait-chosen = ✅ { $players } ya eligió.
brikks-wait-out = 🚪 Te has retirado. Tu hoja cuenta tal como está.

## What a bomb leaves; in a duel bombs are worth no points.

brikks-bombs-left = { $bombs ->
    [0] Es la última.
    [one] { $kind ->
        [duel] Después te queda 1.
       *[base] La última valdrá { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }.
    }
   *[other] { $kind ->
        [duel] Después te quedan { $bombs }.
       *[base] Las otras valdrán { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }.
    }
}

## A choice that is drawn on the sheet, not entered yet.

brikks-draft-start = ✏️ ¿Empiezas así?
brikks-draft-place = ✏️ ¿Lo colocas así?
brikks-draft-bomb = 💥 ¿Usas una bomba y no colocas nada? { brikks-bombs-left }
brikks-draft-out = 🚪 { $mode ->
    [duel] ¿Te retiras? Pierdes el duelo si tu rival no se retira también.
    [solo] ¿Te retiras y terminas la partida? Tu hoja cuenta tal como está.
   *[table] ¿Te retiras para el resto de la partida? Tu hoja cuenta tal como está.
}
brikks-draft-minis = ✏️ { $left ->
    [0] ¿Los mandas así?
    [one] ¿Dónde cae el último?
   *[other] ¿Dónde cae el siguiente? Quedan { $left }.
}

## A choice that is entered.

brikks-entered-level = ✏️ Juegas en el nivel { $level }.
brikks-entered-start = ✏️ Empiezas con el **{ $block }**.
brikks-entered-place = ✏️ **{ $block }**{ $points ->
    [0] , colocado
    [one] : 1 punto
   *[other] : { $points } puntos
}.
brikks-entered-bomb = 💥 Bomba usada. { brikks-bombs-left }
brikks-entered-out = 🚪 Te retiras.
brikks-entered-decide = ✏️ Decidido.
brikks-entered-minis = ✏️ { $count ->
    [0] No mandas minibloques.
    [one] Mandas 1 minibloque.
   *[other] Mandas { $count } minibloques.
}

## Controls.

brikks-level = Nivel { $level }
brikks-other-block = Otro bloque
brikks-keep = Quedármelo
brikks-rethrow = Tirar otra vez
brikks-place-choose = { $parts ->
    [one] ¿Dónde cae? ({ $count ->
        [one] 1 lugar
       *[other] { $count } lugares
    })
   *[other] ¿Dónde cae? (lista { $part } de { $parts })
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
    [yes] Girar o cambiar
   *[no] Girar
}
brikks-bomb = Bomba
brikks-out = Retirarme
brikks-back = Atrás
brikks-send = { $count ->
    [0] No mandar
    [one] Mandar 1
   *[other] Mandar { $count }
}
brikks-undo-mini = Quitar uno

## News at the table.

brikks-forced-level = juegas en el nivel { $level }
brikks-forced-block = se colocó el { $block } ({ $place })
brikks-forced-keep = te quedaste con la tirada
brikks-forced-minis = no mandaste minibloques
brikks-forced-bomb = usaste una bomba
brikks-forced-out = te retiraste
brikks-news-start = 🧱 { $player } empieza con el **{ $block }** ({ $place }).
brikks-news-levels = 🎚️ Cada persona elige su nivel.
brikks-news-starting = 🧱 Bloques iniciales: se eligen por turnos, cada uno de un color diferente.
brikks-news-throw = 🎲 Ronda { $round }: { $player } saca el **{ $block }**{ $state ->
    [open] { "" }
   *[kept] { " " }y se lo queda
}.
brikks-news-rethrow = 🎲 Ronda { $round }: { $player } deja el { $first } y saca el **{ $block }**.
brikks-news-placed = ✨ { $is_own ->
    [yes] Tú
   *[no] { $player }
}: { $points } por { $count ->
    [one] la fila
   *[other] las filas
} { $rows }
brikks-news-crosses = ✨ { $is_own ->
    [yes] Tú
   *[no] { $player }
}: { $count ->
    [one] 1 cruz especial
   *[other] { $count } cruces especiales
}
brikks-news-bomb = 💥 { $player } usa una bomba
brikks-news-out = 🚪 { $player } se retira
brikks-news-minis = 🧨 { $player } manda { $count ->
    [one] 1 minibloque
   *[other] { $count } minibloques
}
brikks-is-out = fuera
brikks-own-level = nivel { $level }

brikks-preview-alt = La hoja vacía de BRIKKS: 10 columnas, 11 filas, doce círculos de colores.

## The end.

brikks-ending = { $reason ->
    [out] No queda nadie en juego: deciden los puntos.
    [solo] Te has retirado y la partida ha terminado.
    [survived] { $winner } puede seguir, { $loser } no: { $winner } gana el duelo.
    [left] { $loser } se fue: { $winner } gana el duelo.
   *[rows] Nadie puede seguir: deciden los puntos de las filas.
}
brikks-ending-short = { $reason ->
    [throws] Se han jugado las { $throws } tiradas.
   *[out] Te has retirado y la partida ha terminado.
}
brikks-score = filas { $rows } + especial { $special } + bombas { $bombs } + energía { $energy }
brikks-rating = { $band ->
    [0] 🌟 Más de 150: nada más que aprender.
    [1] 🥇 De 130 a 150: magistral.
    [2] 🥈 De 110 a 129: excelente.
    [3] 🥉 De 100 a 109: muy bien.
    [4] De 90 a 99: bien.
    [5] De 80 a 89: bastante bien, y todavía puedes más.
    [6] De 70 a 79: un buen comienzo.
    [7] De 60 a 69: da para más.
   *[8] Menos de 60: la próxima irá mejor.
}{ $bonus ->
    [0] { "" }
   *[other] { " " }(Aquí tu nivel suma { $bonus } a tus puntos.)
}
brikks-old-solo = -# Cuando empezó esta partida, en solitario todavía se podía tirar otra vez. No cuenta para el ranking.
