### The game BRILLIANT: commands, messages, refusals and rules.

game-brilliant = BRILLIANT
about-brilliant-text = 💎 **BRILLIANT**, de una a seis personas: escribe números y completa zonas en una hoja que nadie más ve.
credit-brilliant = Ralf zur Linde y Ravensburger por BRILLIANT
command-brilliant = brilliant
command-brilliant-about = Tira los dados, escribe números y completa zonas antes que los demás
command-brilliant-play-about = Abre una mesa de dos a seis personas
command-brilliant-solo-about = Juega en solitario para batir tu récord; nadie ve tu hoja
option-brilliant-players-about = La partida empieza sola al llegar a este número de jugadores (de 2 a 6)
option-brilliant-level-about = Del 1 (fácil) al 4 (difícil); un nivel aleatorio nuevo; o el código de un nivel
option-start = comienzo
option-start-about = Dónde van los números iniciales
start-stars = En las estrellas
start-free = En cualquier lugar

## Messages

brilliant-title = BRILLIANT · nivel { $level } · { $name }
brilliant-level = Nivel { $level } · { $name }
brilliant-random = Nivel aleatorio
brilliant-random-1 = Nivel aleatorio, dificultad 1 (fácil)
brilliant-random-2 = Nivel aleatorio, dificultad 2
brilliant-random-3 = Nivel aleatorio, dificultad 3
brilliant-random-4 = Nivel aleatorio, dificultad 4 (difícil)
brilliant-level-of-code = Nivel { $code }
brilliant-options = números iniciales { $start ->
    [free] en cualquier lugar
   *[stars] en las estrellas
}
brilliant-progress = { $rolls ->
    [0] ronda { $round }
   *[other] tirada { $round } de { $rolls }
}
brilliant-starting = Cada persona escribe los números del 1 al 6 en seis zonas diferentes. La partida termina a los { $target } puntos.
brilliant-dice = { $first } y { $second }
brilliant-throw = 🎲 Ronda { $round }: **{ $throw }**
brilliant-news = ✨ { $completed }
brilliant-completed = { $is_own ->
    [yes] Tú: **zona { $area }**
   *[no] { $player }: **{ $area }**
} +{ $value }
brilliant-ask-start = { $mode ->
    [free] Pon los números del 1 al 6 en seis zonas diferentes.
   *[stars] Pon los números del 1 al 6 en las seis estrellas.
}
brilliant-ask-place = { $double ->
    [yes] Escribe un **{ $first }** al lado de otro { $first }.
   *[no] Escribe **{ $first }** al lado de un { $second }, o **{ $second }** al lado de un { $first }.
}
brilliant-ask-pass = { $double ->
    [yes] No cabe ningún { $first }: pulsa **Pasar**.
   *[no] No caben ni el { $first } ni el { $second }: pulsa **Pasar**.
}
brilliant-ask-strike = Tacha el valor abierto más alto de una zona.
brilliant-entered-start = ✏️ Tus números iniciales ya están puestos.
brilliant-entered-place = ✏️ Escribiste **{ $number } en { $field }**.
brilliant-entered-pass = { $legal ->
    [0] ✏️ Pasas.
    [one] ✏️ Pasas, aunque había un lugar posible.
   *[other] ✏️ Pasas, aunque había { $legal } lugares posibles.
}
brilliant-entered-strike = ✏️ Valor tachado: zona **{ $area }**.
brilliant-good-start = Buen comienzo
brilliant-shuffle = Mezclar
brilliant-undo-number = Quitar el { $number }
brilliant-other-area = Otra zona
brilliant-start-number = A mano: ¿dónde va el { $number }?
brilliant-start-field = { $square } { $field } · { $area }
brilliant-start-area = { $square } { $area }
brilliant-strike-button = { $letter } · { $value }→{ $left }
brilliant-strike-choose = Tachar…
brilliant-strike-option = { $letter } · { $square } { $area }: se va el { $value }, queda el { $left }
brilliant-place-choose = { $parts ->
    [one] Escribir… ({ $count } opciones)
   *[other] Escribir… (lista { $part } de { $parts })
}
brilliant-placement = { $number } en { $field }, zona { $area }, { $filled } de { $size }
brilliant-place-option = { $letter } · { $square } { $field } · { $value ->
    [0] { $area }, { $filled } de { $size }
    [one] completa la zona { $area }: 1 punto
   *[other] completa la zona { $area }: { $value } puntos
}
brilliant-more-placements = Más lugares…
brilliant-pass = Pasar
brilliant-forced-start = tus números iniciales fueron a las estrellas, en orden
brilliant-forced-strike = se tachó un valor de la zona { $area }
brilliant-forced-pass = pasaste
brilliant-preview-alt = La hoja vacía del nivel { $level }, { $name }.
brilliant-ending = { $reason ->
    [target] Se alcanzó la meta de { $target } puntos.
    [rolls] Se han jugado las { $rolls } tiradas.
   *[stalled] Nadie puede escribir nada más.
}

## Refusals

refused-no-field = Esa casilla no existe. Elige una de tu hoja.
refused-field-taken = En { $field } ya hay un { $holds }. Los números no se mueven: elige una casilla vacía.
refused-not-thrown = No ha salido ningún { $number }. Puedes escribir { $first } o { $second }.
refused-no-neighbour = Para escribir { $number } en { $field } hace falta un { $other } justo arriba, abajo, a la izquierda o a la derecha. Siempre se escribe un número al lado del otro.
refused-rule-same = Aquí no puede ir un { $number }: la zona { $area } admite un solo número, y es { $held }.
refused-rule-different = Aquí no puede ir un { $number }: la zona { $area } admite cada número una sola vez, y ya tiene { $held }.
refused-rule-max-two = Aquí no puede ir un { $number }: la zona { $area } admite como máximo dos números diferentes, y ya tiene { $held }.
refused-rule-one-half = Aquí no puede ir un { $number }: la zona { $area } admite solo 1–3 o solo 4–6, y ya tiene { $held }.
refused-start-count = Coloca los seis números iniciales, del 1 al 6.
refused-start-not-star = { $field } no tiene estrella. En esta partida, los números iniciales van en las estrellas.
refused-start-same-area = { $field } está en la misma zona que { $other }, la { $area }. Cada número inicial necesita su propia zona.
refused-no-area = Esa zona no existe. Elige una de tu hoja.
refused-strike-completed = La zona { $area } está completa; sus puntos ya son tuyos. Elige otra zona.
refused-strike-last-value = A la zona { $area } solo le queda el último valor, y ese no se tacha. Elige otra zona.
refused-no-level-of-code = No hay ningún nivel con el código { $code }. Prueba otro código o un nivel aleatorio.
refused-unknown-level = Ese nivel no existe. Elige uno de la lista o escribe el código de un nivel; los códigos son como { $example }. Revisa el código letra por letra.

## The first game

brilliant-invitation = 👉 Pulsa **Mi hoja** y coloca tus números del 1 al 6.
brilliant-tip-1 = -# 🌱 Cada número en su zona, mejor junto a muchas casillas vacías.
brilliant-tip-2 = -# 🌱 Escribe uno de los dos números justo al lado del otro.
brilliant-tip-3 = -# 🌱 Solo puntúan las zonas completas: empieza por una pequeña.

## The rules.

rules-brilliant-topic-turn = Tu turno
rules-brilliant-topic-colours = Colores
rules-brilliant-topic-points = Puntos
rules-brilliant-topic-end = El final
rules-brilliant-topic-solo = En solitario
rules-brilliant-turn =
    ## 🎲 Escribe un número al lado del OTRO
    Se tiran dos dados, y la tirada vale para todos. Elige **uno** de sus dos números. Escríbelo en una casilla vacía que toque el **otro** número: arriba, abajo, a la izquierda o a la derecha, sea del color que sea.

    ¿Salen **2** y **5**? Escribe un 2 al lado de un 5, o un 5 al lado de un 2, pero nunca un 2 al lado de un 2. Con un doble, como **4** y **4**, un 4 va al lado de un 4.

    • **Para empezar,** cada persona escribe del 1 al 6, cada número en una zona diferente. Nadie más ve dónde.
    • **Un número por tirada**, y ya no se mueve.
    • **¿No cabe nada, o nada bueno?** Pasa. No cuesta nada.
    • **Se juega en secreto.** Puedes cambiar de idea hasta que se cierre la ronda.
rules-brilliant-colours =
    ## 🎨 Cada color tiene su regla
    Vale dentro de una misma **zona**: casillas de un color que se tocan, o que une una línea gruesa. Cada zona lleva el signo de su regla.

    🟩 **Verde** • cualquier número.
    🟦🔲 **Azul y gris** = todos los números iguales.
    🟥🟨 **Rojo y amarillo** ≠ todos los números diferentes.
    🟪 **Morado** ≤2 como máximo dos números diferentes.
    🟧 **Naranja** ◧ solo números bajos o solo altos. Decide el primero.

    Cada número tiene que cumplir las dos reglas: la del vecino y la de su color.
rules-brilliant-points =
    ## ✨ Completa una zona y gana sus puntos
    Junto a la cuadrícula, cada zona tiene sus valores, por ejemplo **6 · 4 · 2**. Para completar una zona hay que llenar todas sus casillas; una zona incompleta no puntúa.

    • **Quien la completa antes que nadie** gana el valor más alto, que se tacha para los demás.
    • **Quien la completa en una ronda posterior** gana el valor siguiente.
    • **El valor más bajo queda** para todos los que lleguen después.
    • **¿Varios en la misma ronda?** Todos ganan el mismo valor, y solo se tacha ese.

    Los valores con el signo «toda la hoja» son de todas las casillas de ese color, y la regla del color vale para todas juntas.
rules-brilliant-end =
    ## 🏁 En la meta se acaba la partida
    { $targets }

    • En cuanto alguien llega a la meta, todos terminan la ronda y se acaba la partida.
    • **Gana quien tenga más puntos.** Si hay empate, se comparte la victoria. Quien deja la partida queda por detrás de los que siguen.
    • La meta es la misma en todos los niveles.
    • Si ya nadie puede escribir nada, la partida también termina, y gana quien tenga más puntos.

    Nadie se queda esperando: cuando se acaba el tiempo, quien no haya jugado pasa.
rules-brilliant-target = { $players } jugadores: **{ $target } puntos**
rules-brilliant-solo =
    ## 🎯 En solitario: { $rolls } tiradas para tu mejor puntuación
    Las reglas son las de la mesa, pero se cuentan las tiradas: dos rayas por cada casilla del marcador.

    • **¿Se llena una casilla con el símbolo de juego en solitario?** Antes de escribir, tacha el valor abierto más alto de la zona que quieras. Todavía puedes ganar el siguiente.
    • Las zonas completas están a salvo, y el último valor de una zona no se tacha nunca.
    • **Después de la tirada { $rolls }**, los valores de tus zonas completas son tu puntuación.

    Juega con `/brilliant solitario`, o por mensaje directo con `/solitario brilliant`; nadie ve tu hoja. ¿No sabes qué hacer? 💡 **Pista** enseña lo que haría la máquina experta; entonces la partida no cuenta para el ranking.

## What a profile may name.

feat-brilliant-highest = En cabeza
feat-brilliant-highest-about = completar cinco zonas con su valor más alto en una partida de BRILLIANT; seis en una mesa de dos, diez en solitario
feat-brilliant-many = Sin pestañear
feat-brilliant-many-about = completar siete zonas en una partida de BRILLIANT; diez en solitario
feat-brilliant-colours = Arcoíris
feat-brilliant-colours-about = completar todas las zonas de tres colores en una partida de BRILLIANT; en solitario, las de cuatro, y todas con su valor más alto
feat-brilliant-full = Casi llena
feat-brilliant-full-about = escribir en cuatro de cada cinco casillas en una mesa de BRILLIANT

## What a puzzle may be about.

motif-brilliant-prepare = Seguir con una zona
motif-brilliant-two = Avanzar en dos zonas
motif-brilliant-decline = Dejar una zona sin completar
motif-brilliant-short = Dejar una casilla abierta
motif-brilliant-open = Empezar una zona
motif-brilliant-keep = Mantener abierta una zona

brilliant-ending-area = zona { $area } { $value }
