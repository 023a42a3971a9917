### The game BRIKKS: commands, refusals and rules.

game-brikks = BRIKKS
about-brikks-text = 🧱 **BRIKKS**, de una a cuatro personas: deja caer bloques y llena filas, en la mesa, en solitario o en duelo.
credit-brikks = Wolfgang Warsch y Schmidt Spiele por BRIKKS
mode-duel = Duelo
command-brikks = brikks
command-brikks-about = Tira los dados, deja caer bloques y llena filas: en la mesa, en solitario o en duelo
command-brikks-play-about = Abre una mesa de dos a cuatro personas
command-brikks-solo-about = Juega en solitario para batir tu récord; nadie ve tu hoja
command-duel = duelo
command-brikks-duel-about = Desafía a alguien: gana quien pueda seguir más tiempo
option-brikks-players-about = La partida empieza sola al llegar a este número de jugadores (de 2 a 4)
brikks-level-choice-1 = 1 · suave: los círculos de otro color dan energía
brikks-level-choice-2 = 2 · normal
brikks-level-choice-3 = 3 · difícil: los círculos de otro color cuestan 1 punto de energía
brikks-level-choice-4 = 4 · sin piedad: los círculos de otro color cuestan 2 puntos de energía
brikks-level-choice-own = Cada persona elige su nivel

## Why a move is refused.

refused-no-level = El nivel { $level } no existe. Elige del 1 al 4.
refused-start-turned = El bloque inicial va sin girar en la fila de abajo: elígelo de la columna 1 de la tabla de bloques.
refused-colour-taken = Ya hay alguien que empieza con este color. Elige uno libre.
refused-off-field = En la { $cell }, el bloque se saldría del tablero. Elige un lugar que quede dentro.
refused-cell-taken = En la { $cell }, el bloque taparía la casilla de la { $taken }, que ya está ocupada. Elige casillas vacías.
refused-floating = En la { $cell }, el bloque quedaría flotando. Cae hasta apoyarse en otro bloque o en el fondo.
refused-no-way = El bloque cabe en la { $cell }, pero no puede llegar ahí: tiene que caer y deslizarse por casillas vacías todo el camino.
refused-energy-short = El { $block } cuesta { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
} de energía y tienes { $active }. Elige un bloque más barato.
refused-no-bomb = Ya usaste todas tus bombas. Coloca el bloque, gíralo con energía o retírate.
refused-still-fits = El { $block } todavía cabe en tu tablero. Solo puedes retirarte si el bloque marcado no cabe en ningún lugar.
refused-too-many-minis = En esta ronda puedes mandar { $owed ->
    [one] 1 minibloque
   *[other] { $owed } minibloques
}, no { $count }.
refused-mini-touches = Los minibloques de una ronda solo pueden tocarse por las esquinas, y la { $cell } está justo al lado de la { $other }.

## The first game

brikks-invitation-level = 👉 Pulsa **Mi hoja** y elige tu nivel.
brikks-invitation = { $round ->
    [0] 👉 Pulsa **Mi hoja** y elige tu bloque inicial.
   *[other] 👉 Pulsa **Mi hoja** y coloca tu primer bloque.
}
brikks-tip-1 = -# 🌱 Un bloque inicial plano junto a la pared no deja huecos debajo.
brikks-tip-2 = -# 🌱 Cada letra es un lugar donde puede caer el bloque: mejor abajo y sin huecos debajo.
brikks-tip-3 = -# 🌱 Puntúan las filas llenas, y el doble a partir de la 6: llena antes las de abajo.

## The rules.

rules-brikks-topic-turn = Tu turno
rules-brikks-topic-energy = Energía
rules-brikks-topic-points = Puntos
rules-brikks-topic-end = El final
rules-brikks-topic-duel = Duelo
rules-brikks-turn =
    ## 🧱 Deja caer el bloque y muévelo adonde quepa
    Se tiran dos dados: un color y un número. Juntos señalan uno de los 24 bloques, y **todos** colocan ese bloque en su propio tablero.

    Quien tira puede **quedarse** con la tirada o **tirar otra vez**, pero solo una. El resultado vale para todos. En solitario vale siempre la primera tirada.

    • El bloque **cae desde arriba**, sin girar.
    • Mientras cae, y cuando ya ha caído, puedes **moverlo a la izquierda y a la derecha**, incluso debajo de un saliente, pero solo por casillas vacías.
    • Se apoya **en otro bloque o en el fondo**. Nada flota.
    • Tu hoja marca cada lugar con una **letra**: púlsala; **Deshacer** sirve hasta que se cierre la ronda. Un `+5` al lado indica los puntos que ganas en el acto.
    • **Para empezar,** cada persona elige un bloque inicial para la fila de abajo, cada uno de un color diferente.
rules-brikks-energy =
    ## ⚡ Los círculos dan energía, la energía gira bloques
    Cubre un círculo con un bloque **de su color** y ganas 2 puntos de energía. Lo que dan los círculos de otro color depende del nivel:
    Nivel **1** +1 · Nivel **2** nada · Nivel **3** −1 · Nivel **4** −2

    Gasta energía antes de colocar un bloque. Pulsa **Girar o cambiar** para ver la tabla de bloques:
    • **1 punto de energía** mueve el marcador una columna en la tabla: el mismo color, el número de al lado. Así se gira el bloque.
    • Por **{ $swap } puntos de energía** te llevas cualquiera de los 24 bloques.

    Algunos puntos de la barra de energía llevan una **X rosa**: al llegar a una, ganas una cruz especial.

    Con dos jugadores, cada persona empieza con { $two } puntos de energía; con tres, con { $three }; con cuatro, con { $four }. En solitario empiezas con { $one }, porque no puedes tirar otra vez.
rules-brikks-points =
    ## ✨ Filas llenas, cruces especiales, bombas y energía
    • **Filas:** 10 casillas ocupadas dan 5, 9 dan 2, 8 dan 1. Las filas de la 6 a la 10 valen **el doble**, y la fila 11, **el cuádruple**.
    • **Cruces especiales:** un bloque que llena 2, 3 o 4 filas a la vez gana 1, 2 o 4. Cuantas más, mejor: 3 son 6 puntos, 6 son 21, 14 son 75.
    • **Bombas** que sobran: 7 puntos por las tres, 6 por dos, 4 por la última.
    • **Energía** que sobra: 1 punto por cada 2.

    Por ejemplo, 47 por filas, 21 por seis cruces especiales, 4 por una bomba y 1 por dos puntos de energía: **73 puntos**.
rules-brikks-end =
    ## 🏁 Bombas, retirarse y el final
    • **Una bomba** 💥 te libra de colocar el bloque, aunque quepa. Tienes tres; primero se gasta la que menos puntos vale.
    • **¿El bloque no cabe en ningún lugar?** Gíralo con energía, usa una bomba o **retírate**. Mientras quepa, sigues en juego.
    • **Si te retiras**, ya no tiras, y tu hoja cuenta tal como está. Los demás siguen hasta que no quede nadie.
    • **Gana quien tenga más puntos.** Si hay empate, se comparte la victoria. Quien deja la partida queda por detrás de los que siguen.

    Nadie se queda esperando: cuando se acaba el tiempo, el bloque cae en el lugar más bajo.

    Juega **en solitario** con `/brikks solitario`, o por mensaje directo con `/solitario brikks`: las mismas reglas, pero vale siempre la primera tirada. Al final ves qué tal te fue; para eso, cada nivel por encima del primero suma { $bonus } a tus puntos. ¿No sabes qué hacer? 💡 **Pista** enseña lo que haría la máquina experta; entonces la partida no cuenta para el ranking.
rules-brikks-duel =
    ## ⚔️ El duelo: ¿quién puede seguir más tiempo?
    Dos jugadores y las mismas reglas, pero sin cruces especiales. En su lugar mandas **minibloques** de una casilla al otro tablero:

    • uno por cada **X rosa** a la que llegue tu energía,
    • 1, 2 o 4 por un bloque que llene **2, 3 o 4 filas** a la vez.

    Llegan al final de la ronda y caen como los bloques. Los de una misma ronda solo pueden tocarse **por las esquinas**. Un círculo debajo de un minibloque ya no da energía. Puedes mandar menos. Una fila que se llena con un minibloque no le da nada a nadie.

    Si no puedes seguir, **pierdes en el acto**. Usar una bomba cuenta como seguir. Si con la misma tirada no puede seguir nadie, deciden los puntos de las filas.

    Desafía a alguien con `/brikks duelo`.

## What a profile may name.

feat-brikks-rows = Diez filas
feat-brikks-rows-about = llenar diez filas en una partida de BRIKKS
feat-brikks-bomb = Sobra una bomba
feat-brikks-bomb-about = terminar una partida de BRIKKS con siete filas llenas y una bomba sin usar; en solitario, con diez filas y sin usar ninguna bomba
feat-brikks-special = Muy especial
feat-brikks-special-about = conseguir diez cruces especiales en una partida de BRIKKS; 13 en solitario
feat-brikks-no-hole = Ni un hueco
feat-brikks-no-hole-about = terminar una partida de BRIKKS con diez filas llenas y ni un solo hueco

## What a puzzle may be about.

motif-brikks-rows = Llenar una fila
motif-brikks-energy = Ganar energía
motif-brikks-turn = Pagar por otro bloque
motif-brikks-bomb = Usar una bomba
motif-brikks-edge = Construir junto a la pared
motif-brikks-decline = Dejar una fila abierta por ahora
motif-brikks-charge = Pagar por un bloque que da energía
motif-brikks-hole = Aceptar un hueco
motif-brikks-save = Guardar la energía
motif-brikks-high = Construir más alto
motif-brikks-low = Quedarse abajo
