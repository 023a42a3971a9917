### The daily sheet: /daily, its page, what is shown to others, and a server's daily message.

command-daily = diaria
command-daily-about = Juega la hoja de hoy: las mismas tiradas para todos, y solo cuenta un intento
option-day = día
option-day-about = Un día anterior, como 2026-11-22, para verlo o jugarlo

panel-daily = { $name }{ $express ->
    [yes] { " " }(exprés)
   *[no] { "" }
}, { $kind ->
    [practice] esta no cuenta
   *[try] esta cuenta
}
daily-name = { $game }: hoja diaria { $number }
daily-about = { $throws ->
    [0] { $level }
   *[other] Exprés, { $throws } tiradas · { $level }
} · par { $par } · { $is_open ->
    [daily] la próxima { $time }
    [weekly] cierra { $time }
   *[no] { $time }
}
# Told before the one try begins.
daily-explain-what = **Las mismas tiradas para todos.** Juegas por tu cuenta y sin pistas, y después ves cómo les fue a los demás.
daily-explain-length = { $throws ->
    [0] **Unos 20 minutos:** los domingos toca la partida larga, como en el reglamento.
   *[other] **Unos cinco minutos:** { $throws } tiradas, nuestra variante corta en solitario. Los domingos toca la partida larga.
}
daily-explain-once = **Cuenta una vez:** tu primera partida en esta hoja. Después puedes jugarla otra vez, pero no cuenta. Puedes hacer una pausa hasta que acabe el día de mañana.
daily-explain-streak = **Racha:** los días seguidos en que terminas una hoja, del juego que sea. Empiezas con dos comodines ❄️ que cubren los días que te saltes; cada semana de racha te devuelve uno.
# On the sheet of a week.
daily-explain-week = **Un solo intento, unos 20 minutos:** la partida larga, en un nivel difícil. Tu primera partida cuenta si la acabas antes de que la hoja cierre { $time }.
daily-explain-medals = **Medallas:** los tres primeros puestos, en cada servidor y en todas partes, ganan una para el perfil. Los puestos también dan puntos para una temporada de doce semanas.
# To those who know it.
daily-explain-again = { $throws ->
    [0] Las mismas tiradas para todos, unos 20 minutos, y cuenta tu primera partida. Puedes hacer una pausa hasta que acabe el día de mañana.
   *[other] Las mismas tiradas para todos, unos cinco minutos, y cuenta tu primera partida. Puedes hacer una pausa hasta que acabe el día de mañana.
}
daily-not-played = No jugaste esta hoja. Todavía puedes jugarla, pero ya no cuenta.
daily-begun = Ya empezaste esta hoja. El plazo termina { $time }; si la acabas antes, cuenta.
daily-no-result = { $why ->
    [late] Terminaste esta hoja demasiado tarde para que cuente.
    [deleted] Ya gastaste tu intento en esta hoja antes de borrar tus datos. Puedes jugarla otra vez, pero no cuenta.
   *[stopped] Dejaste tu partida en esta hoja, así que no cuenta.
}
daily-streak = 🔥 { $days ->
    [0] Aún sin racha
    [one] Racha: 1 día
   *[other] Racha: { $days } días
}{ $best ->
    [0] { "" }
   *[other] { " " }· récord { $best }
}{ $freezes ->
    [0] { "" }
    [one] { " " }· ❄️ 1 comodín
   *[other] { " " }· ❄️ { $freezes } comodines
}{ $used ->
    [0] { "" }
    [one] { " " }· un comodín la salvó el día que faltaste
   *[other] { " " }· { $used } comodines la salvaron los días que faltaste
}
daily-board = { $where ->
    [here] **En este servidor**
   *[everywhere] **En todas partes**
}{ $group ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }· 🔥 { $group } días seguidos
}
daily-board-closed = Verás los resultados cuando termines; todo el mundo los verá { $time }.
daily-board-empty = Nadie ha terminado todavía esta hoja.
daily-row = { $place ->
    [1] 👑
   *[other] **{ $place }**
} { $players } · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} · { $percent } %
daily-more = { $count } más
daily-seal = -# 🔒 El sello de las tiradas: `{ $hash }`. La semilla se publica { $time }, cuando ya no pueda contar ninguna partida en esta hoja.
daily-seed = -# 🔓 Sello: `{ $hash }`. Semilla: `{ $seed }`. Para comprobar cada tirada, pulsa **Más** debajo de tu partida en esta hoja, y luego **Dados sin trampa**.
daily-play = Jugar
daily-play-game = Jugar a { $game }
daily-continue = Seguir
daily-open = Resultados
daily-number = Hoja diaria { $number }
daily-share-text =
    { $name } · { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } · { $percent } % del par
    { $story }{ $streak ->
        [0] { "" }
       *[other] { " " }· racha { $streak }
    }
    Juega tú también: /diaria
# How a result stands.
daily-ahead = { $form ->
    [first] el primer resultado
    [place] puesto { $place } de { $count }
   *[percent] mejor que el { $percent } %
}
daily-end-standing = { $count ->
    [0] 🌍 En todas partes: { $everywhere }
   *[other]
        🏅 En este servidor: puesto { $place } de { $count }
        🌍 En todas partes: { $everywhere }
}
# Above the histogram of all results.
daily-spread = Todos los resultados
daily-end-freeze = ❄️ Has ganado un comodín.
# The board of a week.
daily-week = Semana
daily-back = Volver a la hoja
daily-to-today = Hoja de hoy
daily-week-title = ## 📆 La semana { $where ->
    [here] en este servidor
   *[everywhere] en todas partes
}
daily-week-about = Del { $since } al { $until }, en UTC. Cada hoja da tu porcentaje del par: 100 puntos por el par exacto. Las hojas de un mismo día se suman, y cuentan tus cinco mejores días.
daily-week-without-today = -# Los resultados de una hoja de hoy se suman cuando la termines.
daily-week-empty = Todavía no cuenta nada para esta semana.
daily-week-row = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }**
} { $players } · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
daily-leads = En cabeza hoy: { $players }
# Streaks that two people keep together.
daily-pairs = A dúo
daily-pairs-title = ## 🤝 Rachas a dúo
daily-pairs-about = Un día cuenta cuando las dos personas han terminado una hoja. Dos comodines cubren los días perdidos, como en tu propia racha. Puedes tener hasta { $most }, cada una con una persona distinta.
daily-pairs-nobody = Últimamente nadie más ha jugado aquí una hoja diaria. Comparte tu resultado, y cuando alguien se anime, proponle una racha.
daily-pairs-not-here = Para proponerle una racha a alguien, abre esta página en un servidor donde también juegue.
daily-pair-ask = Proponer una racha a…
daily-pair-kept = **{ $player }** · 🔥 { $days ->
    [0] todavía ningún día
    [one] 1 día
   *[other] { $days } días
}{ $best ->
    [0] { "" }
   *[other] { " " }· récord { $best }
} · ❄️ { $freezes }{ $used ->
    [0] { "" }
    [one] { " " }· un comodín la salvó el día perdido
   *[other] { " " }· { $used } comodines la salvaron los días perdidos
}
daily-pair-today = Hoy: tú { $own ->
    [yes] ✅
   *[no] ⬜
} · { $player } { $other ->
    [yes] ✅
   *[no] ⬜
}
daily-pair-end = Terminar
daily-pair-waits = Le has propuesto una racha a { $player }. Todavía no hay respuesta.
daily-pair-withdraw = Retirar
daily-pair-asks = 🤝 { $player } quiere mantener una racha contigo.
daily-pair-asking = 🤝 { $asker } le propone a { $asked } una racha de hojas diarias a dúo.
daily-pair-accept = Cuenta conmigo
daily-pair-refuse = No, gracias
daily-pair-answered = { $accepted ->
    [yes] 🤝 { $asker } mantiene desde hoy una racha de hojas diarias a dúo con { $asked }.
   *[no] { $asker } le propuso a { $asked } una racha a dúo. Esta vez no.
}
# The reminder.
daily-remind = Recordármelo
daily-remind-title = ## ⏰ Recordatorio
daily-remind-about = Un mensaje directo al día, a la hora que elijas. No llega si ese día ya terminaste una hoja, y si cierras tus mensajes directos, se desactiva por su cuenta.
daily-remind-state = { $state ->
    [on] Hora del recordatorio: **{ $time }**.
   *[off] El recordatorio está **desactivado**.
}
daily-remind-set-clock = Ajustar mi reloj
daily-remind-choose = Recordármelo a esta hora…
daily-remind-stop = No recordármelo más
daily-remind-stopped = 🔕 Ya no recibirás recordatorios. **Recordármelo**, en la página de `/diaria`, vuelve a activarlos.
daily-reminder = 📅 Las hojas diarias de hoy te esperan; las próximas llegan { $time }.{ $days ->
    [0] { "" }
    [one] { " " }🔥 Tu racha: 1 día.
   *[other] { " " }🔥 Tu racha: { $days } días.
}
refused-pair-known = Ahora no puedes proponerle una racha a esta persona: últimamente no ha jugado aquí, o ya hay una propuesta pendiente, tuya o suya.
refused-pair-not-asked = Esta propuesta ya no está abierta. Tus rachas están en **A dúo**, en la página de `/diaria`.
refused-pairs-full = Puedes tener hasta { $most } rachas a dúo. Termina antes una de las tuyas.
seal-daily =
    🔒 **Las tiradas de esta hoja están selladas:**
    `{ $hash }`
    Salen de una semilla secreta, la misma para todos; esto es su SHA-256. La semilla se publica el { $time }, cuando ya no pueda contar ninguna partida en ella; entonces **Dados sin trampa** la muestra y comprueba tu partida { $game }. Guarda el sello entero: ocho caracteres solos no probarían gran cosa.
verify-daily-sealed = Las tiradas de esta hoja salen de una semilla secreta. Puede que otros la estén jugando todavía, así que sigue sellada; vuelve a pedirla { $time }.
verify-daily = -# Compara el sello con el que te enseñó `/diaria`; es el SHA-256 de la semilla. Cada dado de la tirada n (contada en el orden de arriba, desde 1) toma un byte de `HMAC-SHA256(semilla, "{ $name }::n:0")` y muestra ese byte módulo su número de caras, más 1; con seis caras se saltan los bytes mayores que 251. No entra ninguna pulsación, para que todos tengan las mismas tiradas. Lo que esto no prueba: quien administra el bot pudo elegir la semilla, y puede leerla mientras juegas.

refused-no-daily = No hay hoja diaria de ese día. Escribe `/diaria` para la de hoy.
refused-daily-begun = Acabas de empezar esta hoja. Escribe `/diaria` para seguir.
refused-daily-open = Esta partida muestra tiradas de una hoja que quizá otros estén jugando todavía. Podrás verla { $time }.
refused-review-daily = El análisis muestra tiradas de esta hoja, que quizá otros estén jugando todavía. Podrás mostrarlo { $time }.

## The message that a server's administrators ask for in its settings.

digest-title = ## 📅 Hojas de hoy
digest-yesterday = Lo mejor de ayer, hoja diaria { $number }:
# The best result of a game, and in one small line those behind it.
digest-champion = **{ $game }** { $row }
digest-others = -# { $rows }
digest-other = **{ $place }** { $players } { $percent } %
digest-today = { $players ->
    [one] Hoy ha jugado 1 persona
   *[other] Hoy han jugado { $players } personas
}
digest-about = -# { $about }
digest-week = { $state ->
    [over]
        🏆 **El podio de la semana pasada**
        { $rows }
    [ending]
        🏆 **El podio de la semana, todavía provisional**
        { $rows }
   *[running] 🏆 **En cabeza esta semana:** { $rows }
}
digest-nobody = Hoy empiezas tú.
digest-group = 🔥 { $days ->
    [one] Racha del servidor: 1 día
   *[other] Racha del servidor: { $days } días
}
settings-daily = **Mensaje diario**, con los resultados de ayer de las hojas diarias, y un mensaje cuando se abre y cuando se cierra la hoja de la semana: { $channel ->
    [none] desactivado
   *[other] { $channel }, desde { $hour ->
        [1] la
       *[other] las
    } { $hour }:00 UTC
}
settings-daily-choose = En este canal…
settings-daily-hour = Otra hora…
settings-daily-off = Desactivar
settings-daily-here = 📅 Desde mañana, un mensaje silencioso al día trae a este canal las hojas diarias y los resultados de ayer. Otros dos por semana anuncian la apertura y los resultados de la hoja de la semana. `/ajustes` cambia la hora o lo desactiva.

## On profiles.

daily-figure = Racha diaria
daily-figure-best = Mejor racha diaria
daily-figure-pair = Racha a dúo
board-what-daily = Hojas diarias
board-title-daily = ## 📅 { $game }: hojas diarias
board-note-daily = { $games ->
    [one] 1 día
   *[other] { $games } días
}
board-unsettled-daily = Aquí todavía no cuenta ninguna hoja diaria. La de hoy está abierta: `/diaria`.
board-counted-daily = -# Cada hoja diaria da tu porcentaje del par: 100 puntos por el par exacto. Cuenta un intento al día.

## The sheet of a week.

weekly-number = Hoja de la semana { $number }
weekly-until = Cierra { $time }
weekly-film = Mejor partida
weekly-spread = Todos los resultados
weekly-opened = Las mismas tiradas para todos, en todos los servidores. Un solo intento, y medallas para los tres primeros puestos.
weekly-players = { $players ->
    [one] Aquí ya la ha acabado 1 persona
   *[other] Aquí ya la han acabado { $players } personas
}
weekly-over = ## 🏆 { $name }: el podio
weekly-season = Temporada
weekly-season-title = ## 🏆 La temporada { $where ->
    [here] en este servidor
   *[everywhere] en todas partes
}
weekly-season-about = Doce semanas, del { $since } al { $until }. El primer puesto en una hoja de la semana da 10 puntos, cada puesto siguiente uno menos, y quien la acaba recibe al menos 1.
weekly-season-empty = Todavía no ha terminado ninguna semana de esta temporada.
# On profiles.
weekly-figure = Medallas
weekly-medals = { $where ->
    [here] Medallas de la semana en los servidores
   *[everywhere] Medallas de la semana en todas partes
}: { $medals }
