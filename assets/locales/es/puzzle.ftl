### Puzzles: /puzzle, its pages, and the one in a server's daily message.

command-puzzle = acertijo
command-puzzle-about = Encuentra la mejor jugada en un momento de una partida real
option-theme = tema
option-theme-about = El tema de la mejor jugada
mode-puzzle = Acertijos
puzzle-figure = Rating de acertijos

puzzle-title = Acertijo · { $game }
puzzle-about = Una jugada es claramente mejor que las demás. ¿Cuál? Cuenta tu primera respuesta.
puzzle-sure = Tu jugada: **{ $move }**. ¿Es esa tu respuesta?
puzzle-answer = Esa es mi respuesta
puzzle-back = Elegir otra
puzzle-result = { $is_solved ->
    [yes] ✅ **¡Resuelto!** Encontraste la mejor jugada.
   *[no] ❌ **No es la mejor.** Línea discontinua: tu jugada, { $move }. Línea continua: la mejor.
}
puzzle-lead = En promedio, la mejor jugada da { $points } puntos más que cualquier otra.
puzzle-behind = En promedio, tu jugada da { $points } puntos menos.
puzzle-motifs = Tema: { $motifs }
puzzle-difficulty = -# { $level ->
    [easy] Fácil
    [medium] Medio
   *[hard] Difícil
}{ $tries ->
    [0] { "" }
   *[other] , resuelto por { $solved } de { $tries }
}
puzzle-instead = { $is_other ->
    [yes] Ya has probado todos los acertijos de { $game }. Aquí tienes uno de { $other }.
   *[no] Ya has probado todos los acertijos de este tema. Aquí tienes otro.
}
puzzle-is-of-day = 🧩 **Acertijo del día**{ $days ->
    [0] { "" }
    [one] { " " }· 🔥 racha de 1 día
   *[other] { " " }· 🔥 racha de { $days } días
}{ $best ->
    [0] { "" }
   *[other] { " " }· récord { $best }
}
puzzle-streak = 🔥 { $days ->
    [0] Aún sin racha: resuelve el acertijo de hoy al primer intento
    [one] Racha: 1 día resolviendo el acertijo del día
   *[other] Racha: { $days } días seguidos resolviendo el acertijo del día
}{ $best ->
    [0] { "" }
   *[other] { " " }· récord { $best }
}
puzzle-history = **Tus últimos acertijos**
puzzle-history-empty = Todavía no has probado ninguno.
puzzle-history-day = acertijo del día
puzzle-history-open = Volver a ver uno…
puzzle-history-button = Mis acertijos
puzzle-run-button = Tres minutos
puzzle-run = ⏱️ **Tres minutos de { $game }**: resuelve todos los acertijos que puedas. Al primer fallo se acaba. Tu rating no cambia.{ $best ->
    [0] { "" }
   *[other] { " " }Tu récord: **{ $best }**.
}
puzzle-run-theme = { $motif }: { $best }
puzzle-run-any = Todos los temas
puzzle-run-choose = Solo un tema…
puzzle-run-go = { $is_again ->
    [yes] Otra vez
   *[no] Empezar
}
puzzle-run-now = ⏱️ **{ $solved ->
    [one] 1 resuelto
   *[other] { $solved } resueltos
}** · se acaba { $until }
puzzle-run-over = ⏱️ { $is_late ->
    [yes] **Se acabó el tiempo:**
   *[no] **Se acabó:**
} { $solved ->
    [one] 1 resuelto
   *[other] { $solved } resueltos
}{ $is_record ->
    [none] .
    [yes] , ¡tu récord!
   *[no] . Tu récord es { $best }.
}
puzzle-run-best = ⏱️ { $game }, tres minutos: récord { $best }
puzzle-to-day = Acertijo del día
puzzle-rating = { $sign } Tu rating de acertijos: **{ $rating }** ± { $margin } ({ $change }). El acertijo está ahora en { $puzzle }.
puzzle-unrated = Sin efecto en el rating: la solución de este acertijo ya se había mostrado.
puzzle-next = Otro acertijo
puzzle-you = Tú
puzzle-of-day = 🧩 **Acertijo del día** ({ $game }): ¿cuál es la mejor jugada?{ $tries ->
    [0] { "" }
   *[other] { " " }· { puzzle-solved }
}
puzzle-solved = { $solved ->
    [one] lo resolvió 1 de { $tries }
   *[other] lo resolvieron { $solved } de { $tries }
}
puzzle-try = Resolver
puzzle-shared = { $is_solved ->
    [yes] Encontré la mejor jugada.
   *[no] La mejor jugada se me escapó.
} ¿La ves?
puzzle-yesterday = -# **El acertijo de ayer** ({ $game }): { $hint }{ $tries ->
    [0] { "" }
   *[other] { " " }· { puzzle-solved }
}

refused-puzzle-none = Ya has probado todos los acertijos que hay. El bot hace otros con partidas terminadas: vuelve mañana.
refused-puzzle-gone = Este acertijo ya no está. `/acertijo` tiene otro.
refused-puzzle-own-game = Este acertijo sale de una partida tuya, así que para ti no tendría misterio. `/acertijo` tiene otros.
refused-puzzle-had-day = Ya gastaste tu intento con el acertijo de hoy antes de borrar tus datos. El próximo llega mañana; `/acertijo` tiene otros.

settings-puzzle = { $value ->
    [yes] **Acertijo del día**: en el mensaje diario, con la solución de ayer.
   *[no] **Acertijo del día**: puede venir con el mensaje diario.
}
settings-puzzle-switch = { $value ->
    [yes] Sin acertijos
   *[no] Mostrar acertijos
}
board-what-puzzle = Rating de acertijos
board-title-puzzle = ## 🧩 { $game }: ratings de acertijos
board-note-puzzle = ± { $margin }, { $games ->
    [one] 1 acertijo
   *[other] { $games } acertijos
}
board-unsettled-puzzle = Aquí todavía no hay ningún rating de acertijos definitivo. Resuelve unos cuantos: `/acertijo`.
board-counted-puzzle = -# Un acertijo resuelto te sube el rating; una respuesta equivocada te lo baja. Aparecen los ratings definitivos de quienes han resuelto uno en los últimos 30 días{ $where ->
    [here] { " " }y han jugado en este servidor.
   *[everywhere] .
}
