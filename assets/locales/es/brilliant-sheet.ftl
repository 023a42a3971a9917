### The sheet picture.

sheet-round = Ronda { $round }
sheet-passed = Ronda { $round } · paso
sheet-rolls-left = { $rolls ->
    [one] queda 1 tirada
   *[other] quedan { $rolls } tiradas
}
# Beside the bar of whoever is close to the target.
sheet-to-go = { $points ->
    [one] falta 1
   *[other] faltan { $points }
}
sheet-phase-start = Números iniciales
sheet-phase-over = Hoja final
sheet-rule-short-any = cualquiera
sheet-rule-short-same = iguales
sheet-rule-short-different = diferentes
sheet-rule-short-max_two = máximo dos
sheet-rule-short-one_half = 1–3 o 4–6

## The alt text of a sheet: short sentences, joined with spaces.

sheet-alt-level = { $seats ->
    [1] Hoja del nivel { $level }.
   *[other] Hoja de { $player }, nivel { $level }.
}
sheet-alt-start = Se colocan los números iniciales.
sheet-alt-over = La partida terminó tras la ronda { $round }.
sheet-alt-round = { $rolls ->
    [-1] Ronda { $round }.
    [0] Última tirada.
    [one] Ronda { $round }, queda 1 tirada.
   *[other] Ronda { $round }, quedan { $rolls } tiradas.
}
sheet-alt-throw = Tirada: { $first } y { $second }.
sheet-alt-points = { $points ->
    [one] 1 de { $target } puntos.
   *[other] { $points } de { $target } puntos.
}
sheet-alt-points-solo = { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
sheet-alt-standings = Marcador: { $players }.
sheet-alt-pass = Elegido por ahora: pasar.
sheet-alt-pencil = Elegido por ahora: { $number } en { $field }.
sheet-alt-missed = En un marco de línea discontinua, para comparar: { $number } en { $field }.
sheet-alt-missed-pass = Línea discontinua alrededor de los dados, para comparar: pasar.
sheet-alt-missed-strike = En línea discontinua, para comparar: tachar el { $value } de la zona { $area }.
sheet-alt-strike = Elegido por ahora: tachar el { $value } de la zona { $area }.
sheet-alt-strike-due = Primero hay que tachar el valor abierto más alto de una zona.
sheet-alt-start-pencil = Números iniciales a lápiz: { $fields }.
sheet-alt-stars = { $mode ->
    [stars] Los números del 1 al 6 van en las estrellas: { $fields }.
   *[other] Los números del 1 al 6 van en seis zonas diferentes.
}
sheet-alt-written = { $written } de { $fields } casillas tienen número.
sheet-alt-last = Último número escrito: { $number } en { $field }.
sheet-alt-completed = Zonas completas: { $areas }.
sheet-alt-nearly = Casi completas: { $areas }.
sheet-alt-legal = { $count ->
    [0] No se puede escribir ningún número.
    [one] Hay 1 opción.
   *[other] Hay { $count } opciones.
}

## A whole sheet as text, one line for each area.

sheet-text-area = { CAPITAL($area) } ({ $rule }): { $written }; vacías { $empty }; valores { $values }
sheet-text-area-brief = { CAPITAL($area) } ({ $rule }): { $written }; – { $empty }; { $values }
sheet-text-open = { $value }
sheet-text-struck = { $value } tachado
sheet-text-circled = { $value } ganado
sheet-text-legal = { $count ->
    [one] 1 opción: { $choices }
   *[other] { $count } opciones: { $choices }
}
sheet-text-number-at = { $number } en { $fields }
sheet-text-none-legal = No se puede escribir ningún número: pasa.

## The table picture and its alt text.

table-alt-level = Mesa del nivel { $level }.
table-alt-target = La partida termina a los { $target } puntos.
table-alt-seat = { $state ->
    [moved] { $player }: { $points }, ya jugó.
    [waiting] { $player }: { $points }, falta su jugada.
    [gone] { $player }: { $points }, se fue.
   *[idle] { $player }: { $points }.
}
table-alt-area = { CAPITAL($area) }: { $players }; quedan { $values }.
table-alt-struck = { CAPITAL($area) }: quedan { $values }.

sheet-wide = toda la hoja

## The pictures of the rules.

rules-picture-beside = { $number } junto a { $other }
rules-picture-first = Primero
rules-picture-second = Más tarde
rules-picture-third = Los demás
rules-brilliant-turn-alt = La tirada es 2 y 5. Un 2 al lado de un 5 está permitido. Un 5 al lado de un 2 está permitido. Un 2 al lado de un 2 no vale: cada número va al lado del otro número de la tirada. La tirada es 4 y 4. Un 4 al lado de un 4 está permitido; un 4 al lado de un 1, no.
rules-brilliant-colours-alt = Verde admite cualquier número, como 4, 1, 6. Azul y gris admiten un solo número: 4, 4, 4 está permitido; 4, 4, 2, no. Rojo y amarillo admiten números diferentes: 1, 5, 3 está permitido; 1, 5, 5, no. Morado admite como máximo dos números diferentes: 2, 6, 2 está permitido; 2, 6, 3, no. Naranja admite solo del 1 al 3 o solo del 4 al 6: 1, 3, 2 está permitido; 1, 3, 5, no.
rules-brilliant-points-alt = Una casilla de puntuación con 6, 4 y 2. Quien completa la zona antes que nadie gana el 6, que queda tachado para los demás. Quien la completa en una ronda posterior gana el 4. Todos los que llegan después ganan el 2.
