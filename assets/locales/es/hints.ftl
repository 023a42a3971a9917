### Hints: the master's move and one sentence that says why.

option-hints = pistas
option-hints-about = ¿Permitir pistas? Con ellas, la partida no cuenta para el ranking
panel-hint = Pista
hint = 💡 **{ CAPITAL($move) }.** { $reason }
hint-ask = 💡 Una pista enseña lo que haría la máquina más fuerte, y por qué. **Una partida con pistas no cuenta para el ranking.** ¿Mostrar pistas en esta partida?
hint-yes = Mostrar pistas
hint-no = Jugar sin pistas
hint-take = Usar la pista
hint-back = Ocultar la pista
casual = 💡 Con pistas: esta partida no cuenta para el ranking.
refused-hints-off = Esta partida se juega sin pistas, así que cuenta para el ranking.
refused-hint-late = Ya es tarde para una pista: has elegido, o la partida ha avanzado.
hint-differs-nothing = No hay una explicación sencilla: las partidas de las máquinas simplemente acaban mejor así.

## How it may go on after a move, and after another one.

ahead-open = Ver cómo sigue
ahead-title = Cómo podría seguir
ahead-side = { $which ->
    [better] La mejor jugada
    [hint] La pista
    [yours] Tu jugada
   *[other] Otra jugada
}
ahead-about = 🔭 { $throws ->
    [one] La próxima tirada de una partida típica: inventada, y la misma para las dos jugadas.
   *[other] Las próximas { $throws } tiradas de una partida típica: inventadas, y las mismas para las dos jugadas.
}
ahead-marked = -# Marcado en las dos hojas: lo que se ha añadido, con los puntos logrados.
ahead-alike = 🔭 Todas las máquinas harían esta jugada: no hay otra con la que compararla.
ahead-alt-side = { $side }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
pair-alt = Tiradas: { $throws }.
