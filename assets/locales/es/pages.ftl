### The pages beside the game: rules, leaderboard, settings, about, privacy, verify.

command-leaderboard = ranking
command-leaderboard-about = Quién juega mejor: ratings, victorias y récords en solitario, en este servidor o en todas partes
command-profile = perfil
command-profile-about = Partidas, ratings y logros: los tuyos o los de otra persona
command-settings = ajustes
command-settings-about = Tus imágenes, avisos y datos; y este servidor, para quien lo administra


option-player = persona
option-player-about = De quién es el perfil; el tuyo si no pones a nadie
option-what = qué
option-what-about = Ratings o victorias en la mesa, o un nivel en solitario
option-show = mostrar
option-show-about = Muéstralo a todo el canal
option-game = juego
option-page-game-about = Qué juego; en la página puedes cambiarlo
option-game-about = El ID de la partida: con 🔒 en su mesa, o en su último mensaje

mode-table = En la mesa
mode-solo = En solitario
mode-daily = Hoja diaria
mode-weekly = Hoja de la semana
where-here = Este servidor
where-everywhere = En todas partes

## The rules.

rules-other = Cómo se juega a { $game }

## /leaderboard

period-all = Histórico
period-season = Esta temporada
period-month = Este mes
period-week = Esta semana
period-past = Temporada { $quarter } de { $year }
board-what-wins = Victorias · { $mode }
board-what-rating = Rating · { $mode }
board-what-points = { $level }
board-what-par = { $level } · porcentaje del par
board-title-wins = ## 🏆 { $game }: más victorias
board-title-rating = ## 📈 { $game }: ratings
board-title-beaten = ## 🏆 { $game }: rivales superados
board-title-points = ## 🏆 { $game }: las mejores puntuaciones
board-title-par = ## 🏆 { $game }: los mejores porcentajes del par
board-scope = { $what ->
    [none] { "" }
   *[other] { $what } ·{ " " }
}{ $period } · { $where ->
    [here] en este servidor
   *[everywhere] en todas partes
}{ $pages ->
    [one] { "" }
   *[other] { " " }· página { $page } de { $pages }
}
board-row = **{ $place }.** { $player } · **{ $value }** · { $note }{ $date ->
    [none] { "" }
   *[other] { " " }· { $date }
}
board-alt = { $place }. { $player }, { $value }, { $note }.
board-value-wins = { $value ->
    [one] 1 victoria
   *[other] { $value } victorias
}
board-value-points = { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}
board-loss = { $mode ->
    [duel] pierde un { $loss } % de probabilidad de ganar por decisión
   *[other] pierde { $loss } puntos por decisión
}
board-note-rating = ± { $margin }, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
board-note-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
board-you = { $player } (tú)
board-own-none = Todavía no has terminado ninguna partida aquí.
board-own-uncounted = { $games ->
    [one] Has terminado 1 partida aquí, pero no cuenta.
   *[other] Has terminado { $games } partidas aquí, pero ninguna cuenta.
}
board-own-loss = Aparecerás aquí cuando se hayan analizado cinco partidas tuyas.
board-puzzle-none = Todavía no has probado ningún acertijo de este juego.
board-rating-none = Todavía no tienes aquí ninguna partida con rating.
board-rating-provisional = **Tu rating: { $rating }?** { $note }
board-new-title = -# **Caras nuevas, todavía sin puesto**
board-new = -# { $player } · { $rating }? · { $note }
rating-new = { $mode ->
    [puzzle] provisional: se fija con acertijos de partidas reales
   *[table] { $games ->
        [0] provisional hasta que haya más rivales distintos
        [one] provisional, falta 1 partida
       *[other] provisional, faltan { $games } partidas
    }
}
rating-lacks = { $games ->
    [0] provisional
    [one] falta 1 partida
   *[other] faltan { $games } partidas
}
rating-settled = ± { $margin }
board-season = 🗓️ **{ $season }** · { $days ->
    [one] el último día
   *[other] quedan { $days } días
} · { $people ->
    [0] todavía ninguna partida
   *[other] { $place ->
        [0] aún no tienes puesto ({ $people ->
            [one] 1 persona
           *[other] { $people } personas
        })
       *[other] tu puesto: **{ $place }** de { $people }
    }
}
board-champions = 👑 { $count ->
    [one] Ganó la temporada pasada: { $players }
   *[other] Ganaron la temporada pasada: { $players }
}
group-tables = Mesas
group-solo = En solitario
group-daily = Diarias
group-puzzles = Acertijos
board-rating = **Tu rating: { $rating }** ± { $margin }, ahora mismo fuera de esta lista
board-unlisted = { $is_there ->
    [yes] 🙈 No apareces en los rankings: solo tú ves aquí tu línea, y para los demás suben los de abajo.
   *[no] 🙈 No apareces en los rankings.
}
board-empty = { $mode ->
    [solo] Todavía no hay aquí ninguna partida en solitario que cuente (las hojas diarias tienen sus propios resultados). Juega una con `{ $command }`, y el primer puesto de aquí es tuyo.
   *[other] Todavía no hay aquí ninguna partida que cuente. Hacen falta al menos dos personas; en solitario hay otros rankings. Abre una mesa con `{ $command }` y estrena la lista.
}
board-no-challenge = Aquí todavía no se ha decidido ningún desafío. Lanza uno con `/desafiar`.
board-unsettled-rating = Aquí todavía no hay ningún rating definitivo: hacen falta diez partidas.
board-nobody = No hay nadie en este ranking.
board-counted-wins = -# Solo cuentan las partidas con al menos dos personas y sin pistas. Si hay empate a victorias, deciden los puntos.
board-counted-rating = -# { $where ->
    [here] Aparecen los ratings definitivos de quienes han jugado aquí y han tenido actividad en los últimos 30 días.
   *[everywhere] Aparecen los ratings definitivos de quienes han tenido actividad en los últimos 30 días, se han enfrentado a diez personas distintas (cinco de ellas, a su vez, a otras diez) y tienen una cuenta de más de 30 días.
} Una partida cuenta para el rating si tiene límite de tiempo, no tiene pistas y juegan al menos dos personas. Jugar con la misma persona cuenta cada vez menos, sobre todo en un mismo día.
board-counted-beaten = -# Cada partida con rating cuenta por la proporción de rivales a los que superas; un empate vale la mitad. Cuenta tu promedio; todo el mundo empieza con diez medias victorias. Jugar con las mismas personas cuenta cada vez menos dentro de un mismo día.
board-counted-points = -# Las partidas con pistas no cuentan.
board-counted-par = -# El par es lo que hace la máquina *{ $strength }* con las mismas tiradas. Las partidas con pistas no cuentan.
board-uncounted = -# También se jugaron aquí, pero no cuentan: { $reasons }
uncounted-alone = partidas solo contra máquinas
uncounted-challenge = respuestas a un desafío y desafíos exprés
uncounted-hints = partidas con pistas
uncounted-rules = partidas con reglas anteriores
board-show = Mostrar en el canal
board-open = Abrir para mí
board-choose = Otros rankings…
board-before = Anterior
board-after = Siguiente

## /profile

profile-title = ## 👤 { $player }
profile-none = Todavía ninguna partida terminada. Todos los perfiles empiezan con una: `/inicio` lleva a los juegos.
profile-last = **Últimas partidas** · 🔍 abre el análisis
profile-last-game = **{ $number }** · { $game }{ $mode ->
    [none] { "" }
   *[other] { " " }· { $mode }
}: **{ $points }**{ $result ->
    [none] { "" }
   *[other] , { $result }
} · { $time }
profile-left = se fue
profile-par = par { $par }
profile-place = { $place }.º de { $seats }
profile-review = { $number }
profile-more = Todas las cifras
profile-more-title = ## 📋 Todas las cifras de { $player }
profile-open = Mi perfil
profile-back = Perfil
profile-games = { $games ->
    [0] Sin partidas todavía
    [one] 1 partida
   *[other] { $games } partidas
}{ $wins ->
    [0] { "" }
    [one] { " " }· 1 victoria contra personas
   *[other] { " " }· { $wins } victorias contra personas
}
profile-wins-in-a-row = Más victorias seguidas
profile-unrated = Aún sin rating
profile-somebody = Alguien
profile-mode = **{ $game } · { $mode }**: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}{ $is_solo ->
    [yes] { "" }
   *[no] , { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    }
} · récord { $best }, promedio { $average }
profile-rating = 📈 { $game } · { $mode }: { $rating }, { $note }
profile-loss = 🧠 { $game } · { $mode }: { $played ->
    [duel] pierde un { $loss } % de probabilidad de ganar
   *[other] pierde { $loss } puntos
} por decisión, en { $games ->
    [one] 1 partida analizada
   *[other] { $games } partidas analizadas
}
profile-season = 🗓️ { $season } · { $game } · { $mode }: puesto { $place }
profile-feats = Logros
profile-feats-count = { $earned } de { $known }
profile-goal = 🎯 Próxima meta: **{ $feat }** ({ $about }){ $done ->
    [0] { "" }
   *[other] , { $done } de { $needed }
}
profile-alt = El perfil de { $player }: { $about }.
profile-alt-figure = { $label }: { $value }.
profile-alt-medals = Logros: { $count }{ $medals ->
    [none] { "" }
   *[other] : { $medals }
}.
profile-curve = { $pool }: { $rating }, { $note }; { $games ->
    [one] en la última partida
   *[other] en las últimas { $games } partidas
}, desde { $first }, entre { $low } y { $high }.
feat-earned = 🏅 Nuevo logro: **{ $feat }** ({ $about })
feat-earned-all = 🏅 { $count ->
    [one] Nuevo logro
   *[other] Nuevos logros
}: { $earned }
feat-earned-by = { $player } **{ $feats }**
feat-close = Por un pelo
feat-close-about = ganar por un solo punto
feat-master = Máquina vencida
feat-master-about = ganarle diez partidas a la máquina más fuerte
feat-row = Cuatro seguidas
feat-row-about = ganar cuatro partidas seguidas contra personas
feat-par = Por encima del par
feat-par-about = superar el par en diez partidas en solitario

## The settings of a server.

settings-title = ## ⚙️ Ajustes de este servidor
settings-hint = -# Los cambios se guardan al instante. El mensaje de la mesa cambia también en las partidas abiertas; todo lo demás, en las que se abran desde ahora.
settings-language = **Idioma** de los mensajes públicos: { $language }
settings-language-choose = Otro idioma…
settings-clock = **Tiempo por turno** si nadie elige otro: { $clock }
settings-clock-choose = Otro tiempo…
settings-channels = **Canales** donde se pueden abrir partidas: { $channels }
settings-channels-all = en todas partes
settings-channels-choose = Solo en estos canales…
settings-channels-clear = Permitir en todas partes
settings-theme = { $value ->
    [light] **Imágenes** para todos: claras
   *[dark] **Imágenes** para todos: oscuras
}
theme-switch = { $value ->
    [light] Ponerlas oscuras
   *[dark] Ponerlas claras
}
settings-table = **Mensaje de la mesa**: { $style }. { $about }
settings-table-choose = De otra manera…
settings-film = { $value ->
    [yes] **Película**: después de una partida con más gente, su película se publica en el canal.
   *[no] **Película**: después de una partida con más gente, su película también puede publicarse en el canal. Está siempre en **Más**.
}
settings-film-switch = { $value ->
    [yes] Sin películas
   *[no] Mostrar películas
}
table-style-follow = Vuelve abajo
table-style-follow-about = Un mensaje muestra la partida; si alguien escribe debajo, con la próxima tirada vuelve abajo del todo.
table-style-stay = Tranquilo
table-style-stay-about = Un mensaje muestra la partida y se queda donde está.
table-style-rounds = Un mensaje por ronda
table-style-rounds-about = Cada ronda llega en un mensaje nuevo, y el anterior se reduce a una línea.
language-auto = Automático: el del servidor ({ $language })
# The language itself: preview until somebody who speaks it has read all its texts, then read.
language-state = preview
language-preview = -# 🚧 **Vista previa**: estos textos todavía no los ha leído nadie que hable este idioma. ¿Algo suena mal? Díselo a quien administra este bot.

## /settings

personal-title = ## ⚙️ Tus ajustes
personal-hint = -# Se guardan al instante, y tus hojas abiertas cambian con ellos.
language-discord = Automático: como en tu Discord ({ $language })
personal-language = **Idioma de lo que solo ves tú**: { $language }
personal-theme = { $value ->
    [light] **Imágenes**: claras
   *[dark] **Imágenes**: oscuras
}
personal-next-throw = { $value ->
    [yes] **La siguiente tirada llega sola**: sí
        -# Cuando juegas en solitario, tres segundos después de tu jugada; **Deshacer** la detiene.
   *[no] **La siguiente tirada llega sola**: no
        -# Cuando juegas en solitario, pulsas **Siguiente tirada**.
}
next-throw-switch = { $value ->
    [yes] Desactivar
   *[no] Activar
}
personal-sheet = { $value ->
    [yes] **Tu hoja**: en la mesa
        -# La abres con **Mi hoja** y solo la ves tú. No llega ningún mensaje directo.
   *[no] **Tu hoja**: como diga la mesa
        -# Es decir, por mensaje directo, si nadie ha elegido otra cosa.
}
sheet-switch = { $value ->
    [yes] Como diga la mesa
   *[no] Siempre en la mesa
}
personal-alert = { $is_on ->
    [yes] **Avisarme cuando se abra una mesa** aquí: sí
        -# Como máximo una vez por hora.
   *[no] **Avisarme cuando se abra una mesa** aquí: no
}
personal-alerts = { $servers ->
    [0] **Avisarme cuando se abra una mesa**: no. Escribe `/ajustes` en un servidor para activarlo allí.
    [one] **Avisarme cuando se abra una mesa**: sí, en 1 servidor
   *[other] **Avisarme cuando se abra una mesa**: sí, en { $servers } servidores
}
personal-notify = **Cuando es tu turno**
    -# En partidas que duran días: { $place ->
        [dm] por mensaje directo
        [channel] en el canal de la partida
       *[none] en ningún sitio
    }
personal-listed = { $value ->
    [yes] **Rankings y perfil**: visibles
        -# Puedes aparecer en los rankings, y los demás pueden ver tu perfil.
   *[no] **Rankings y perfil**: ocultos
        -# No apareces en ningún ranking de ningún servidor, y nadie más ve tu perfil.
}
personal-data = **Tus datos**
    -# Lo que se guarda sobre ti; pide una copia o haz que se borre.
personal-server = **Este servidor**
    -# Idioma, tiempo, canales, imágenes, mensaje diario
personal-to-server = Servidor
listed-switch = { $value ->
    [yes] Ocultarme
   *[no] Mostrarme
}
personal-rating = { $value ->
    [yes] **Rating al final de la partida**: se muestra
        -# Tu propia hoja dice cómo cambió tu rating con la partida.
   *[no] **Rating al final de la partida**: no se muestra
        -# Tu propia hoja puede decir cómo cambió tu rating con la partida. Siempre está en **Más**.
}
personal-bgstats = { $value ->
    [yes] **BG Stats**: sí
        -# Al final de tus partidas hay un enlace que las anota en esa aplicación, y desde ella en BoardGameGeek.
   *[no] **BG Stats**: no
        -# Un enlace al final de tus partidas las anotaría en esa aplicación, y desde ella en BoardGameGeek.
}
on-off-switch = { $value ->
    [yes] Desactivar
   *[no] Activar
}
alert-switch = { $is_on ->
    [yes] Desactivar
   *[no] Activar
}
alert-end = Desactivar todos
alert-on = Avisarme de mesas nuevas
alert-off = No avisarme más
alert-switched = { $is_on ->
    [yes] 🔔 Cuando se abra una mesa en este servidor, te mencionaré allí, como máximo una vez por hora.
   *[no] 🔕 Ya no te avisaré de mesas nuevas.
}

## About this bot.

about-title = ## 🎲 Roll and write en Discord
about-text = Todo el mundo juega a la vez, no se pierde ninguna jugada y cualquiera puede comprobar los dados.
about-commands-text =
    🏠 `/inicio` muestra lo que tienes pendiente y lleva a todas partes. `/hoja` vuelve a encontrar tu hoja.
    📅 `/diaria` es la hoja de hoy; `/acertijo`, un momento de una partida real. `/ranking` y `/perfil` muestran lo que se ha jugado.
    🔎 Después de una partida, **Más** tiene su película y comprueba sus dados.
about-unofficial = **No oficial.** Un proyecto de fans con sus propias palabras, hojas e imágenes. No está afiliado a los autores y editoriales de los juegos ni cuenta con su respaldo: { $credits }. ¿Te gusta un juego? La caja de verdad vale lo que cuesta.
about-licence = **Versión { $version }**, software libre con licencia MIT, hecho con discord.py.
about-data = **Datos:** ID, nombres, partidas y resultados; nunca lo que escribes en los chats. Hay más en **Privacidad**; allí puedes descargar o borrar tus datos.
about-operator = -# ¿Administras este bot? `{ $program } doctor` comprueba la instalación.
about-rules = Reglas
about-privacy = Privacidad
about-invite = Añadir a un servidor
about-add = Añadir a mi cuenta
about-support = Ayuda

## A person's data.

privacy-title = ## 🔒 Tus datos
privacy-kept =
    Se guarda, y solo se usa para los juegos:
    • tu ID de Discord, tu nombre más reciente, el que usas en los servidores donde jugaste, tu idioma y el día en que estuviste aquí por última vez,
    • tus partidas: servidor, canal, jugadas, puntos, resultado, tus ratings, logros y puestos en los rankings, que salen de ellas, y el análisis cuando lo hay,
    • los ID de las pulsaciones con que cada persona, también tú, se unió a una partida, para sus dados,
    • qué mensajes muestran tu hoja o te nombran, para mantenerlos al día o quitarlos,
    • qué hojas diarias y de la semana has jugado, con quién mantienes o has pedido una racha, a qué hora quieres el recordatorio, qué acertijos has probado y con qué jugada, y tus desafíos,
    • tus propios ajustes, entre ellos cuándo quieres que te avise de tus turnos y qué hora es donde estás, las invitaciones a mesas que siguen abiertas y dónde quieres avisos de mesas nuevas,
    • si quienes administran este bot te han bloqueado: tu ID, el motivo y el día. Borrar tus datos no quita un bloqueo.
    No se guarda nada de lo que escribes en los chats, ni tu correo ni tu dirección IP, ni tus amistades ni tus otros servidores.
privacy-seen = Los demás ven tu nombre y tus resultados en la mesa, en `/ranking` y en `/perfil`, a no ser que te ocultes en `/ajustes`. Tus jugadas quedan selladas mientras la ronda está abierta. La mesa ve tu hoja al final; en partidas con hojas abiertas, todo el tiempo. Quien esté en el servidor donde jugaste puede jugar contra una partida terminada: tu fantasma repite entonces tus jugadas, con tu nombre.
privacy-choice =
    • **Pedir una copia:** un archivo con todo lo que lleva tu ID.
    • **Borrar:** tu ID y tu nombre desaparecen para siempre. Las partidas terminadas y los resultados de desafíos se quedan para los demás, con «alguien» en tu lugar; un número al azar te representa en ellos, para que los ratings de los demás queden como están.
    • **Después, durante tres días como máximo:** un hash de tu ID, hecho con una clave secreta. Lo único que puede decir es que ya gastaste tu intento en la hoja diaria de hoy o en la de la semana, o que acabas de jugar partidas con rating: si vuelves antes de que desaparezca, esa hoja es solo para practicar, y esas partidas no cambian ratings. Luego se borran también el hash y su clave.
    • **Durante 93 días como máximo:** un hash del mismo tipo por cada acertijo que hayas intentado. Si vuelves, esos acertijos no cambian tu rating, porque ya has visto sus soluciones.
privacy-inactive = • **Si dejas de venir:** si pasas { $months ->
    [one] un mes
   *[other] { $months } meses
} sin pulsar nada, te aviso por mensaje directo, si te puede llegar. 30 días después, tus datos se borran como si lo hubieras pedido.
privacy-export = Pedir una copia
privacy-delete = Borrar…
privacy-export-ready = Aquí está todo lo que se guarda sobre ti.
privacy-export-alt = Un archivo JSON con todo lo que se guarda sobre ti.
privacy-ask = **¿Borrar para siempre?** Tus puestos en los rankings y los mensajes directos que te envié desaparecen y no se pueden recuperar.
privacy-sure = Borrar para siempre
privacy-keep = Conservarlo todo
privacy-deleted = ✅ Tu ID y tu nombre se han borrado de todas partes. En unos minutos mis mensajes dejan de nombrarte y desaparecen los mensajes directos que te envié. Si vuelves a jugar, empiezas de cero.
inactive-notice = 💤 Hace { $months ->
    [one] un mes
   *[other] { $months } meses
} que no juegas aquí. El { $time } borraré lo que guardo sobre ti: resultados, ratings, logros y ajustes. Si prefieres conservarlo todo, pulsa **Conservar mis datos** o simplemente vuelve a jugar.
inactive-keep = Conservar mis datos
inactive-kept = ✅ Todo se queda como estaba. ¡Qué bien verte de nuevo!

## Checking the dice of a game.

verify-title = ## 🔎 Los dados de la partida { $game }
verify-sealed = Los dados de esta partida salen de una semilla secreta, que sigue sellada hasta que termine la partida. Vuelve a pedirla entonces.
verify-round = Ronda { $round }: { $first }{ $again ->
    [none] { "" }
   *[other] , después { $again }
}
verify-step = { $throw } (paso { $step })
verify-seal = **Sello**, visible desde el principio: `{ $hash }`
verify-seed = **Semilla**, que el sello oculta: `{ $seed }`
verify-match = { $count ->
    [0] Esta partida terminó antes de la primera tirada.
    [one] ✅ La única tirada sale de esta semilla.
   *[other] ✅ Las { $count } tiradas salen de esta semilla.
}
verify-mismatch = ❌ { $wrong ->
    [one] 1 tirada no sale
   *[other] { $wrong } tiradas no salen
} de esta semilla. Cada una lleva la marca ≠ y la tirada que sí sale.
verify-broken = ❌ El registro de esta partida se ha cambiado: no se puede repetir hasta el final.
verify-no-end = ❌ El registro de esta partida se ha cambiado: le falta el final.
verify-first = La primera línea que no se sigue de las anteriores: `{ $line }`.
verify-presses = **Pulsaciones** mezcladas en las tiradas: { $count ->
    [0] ninguna
   *[other] `{ $presses }`
}
verify-how = -# Compara el sello con el que te enseñó 🔒 antes de unirte (en solitario, antes de tu primera jugada); es el SHA-256 de la semilla. Cada dado de la tirada n (contada en el orden de arriba, desde 1) toma un byte de `HMAC-SHA256(semilla, "{ $game }:{ $presses }:n:0")` y muestra ese byte módulo su número de caras, más 1; con seis caras se saltan los bytes mayores que 251.
verify-proof = -# { $count ->
    [0] No se mezcló ninguna pulsación, así que quien administra el bot pudo elegir la semilla por sus tiradas, y puede leerla mientras juegas.
   *[other] Lo que se mezcló son los ID que Discord dio, con el sello ya a la vista, a las pulsaciones que ocuparon los sitios y empezaron la partida; en solitario, a la que anotó la primera jugada. Así que la semilla no se eligió por sus tiradas. Quien juega en la actividad aporta en su lugar un número de su inicio de sesión, y eso solo lo demuestra si alguien abrió la página con el sello ya a la vista. Lo que esto no prueba: quien administra el bot puede leer la semilla mientras juegas, y puede rechazar pulsaciones hasta que le convenga una.
}
verify-how-by-step = -# Compara el sello con el que te enseñó 🔒: es el SHA-256 de la semilla. Cada dado toma un byte de `HMAC-SHA256(semilla, "{ $game }:paso:0")` y muestra ese byte módulo su número de caras, más 1; con seis caras se saltan los bytes mayores que 251. Cuando empezó esta partida, las pulsaciones todavía no se mezclaban en las tiradas: quien administra el bot pudo elegir su semilla, y puede leerla mientras juegas.

refused-profile-hidden = Esta persona no muestra su perfil a los demás.
refused-not-administrator = Eso solo puede hacerlo quien tenga permiso para gestionar este servidor. Pídeselo a una de esas personas.
refused-only-in-server = Eso es para un servidor. Escribe `/ajustes` en uno de sus canales.
refused-open-games = { $games ->
    [one] Todavía estás en una partida abierta. Déjala primero: pulsa **Más** en su mesa y luego **Dejar la partida**. Después, pídelo otra vez.
   *[other] Todavía estás en { $games } partidas abiertas. Déjalas primero: pulsa **Más** en cada mesa y luego **Dejar la partida**. Después, pídelo otra vez.
}
refused-unknown-game = Aquí no hay ninguna partida con este ID.
