### /home: what is on for a person now, and a way to everything else.

command-home = inicio
command-home-about = Lo que tienes pendiente ahora, y todo lo demás a un clic

home-turn = Es tu turno: { $title }
home-turn-about = { $place ->
    [alone] Partida en solitario: te toca jugar
   *[other] { $place }
}{ $time ->
    [none] { "" }
   *[other] { " " }· se acaba { $time }
}
home-lobby = { $title } todavía no ha empezado
home-lobby-about = { $place ->
    [alone] { "" }
   *[other] { $place } ·{ " " }
}{ $taken ->
    [one] por ahora, 1 jugador
   *[other] por ahora, { $taken } jugadores
}
home-table-about = En la mesa ({ $taken } de { $seats }): { $players }
home-to-table = Ir a la mesa
home-cancel = Cerrar
home-cancel-ask =
    ### ¿Cerrar { $title }?
    Quienes ya se han unido pierden su sitio.
home-waiting = { $title } sigue en marcha
home-waiting-about = { $place ->
    [alone] Ahora mismo no hay nada que hacer.
   *[other] { $place } · los demás todavía están eligiendo
}
home-challenge = { $player } te desafía
home-challenge-about = { $game }: las mismas tiradas para los dos, cada uno por su cuenta. Se cierra { $time }.
home-new = Aprende un juego en tres minutos
home-new-about = Cuatro tiradas en una hoja preparada; no cuentan para nada.
home-first = Ahora, una partida en solitario
home-first-about = Sin límite de tiempo, y nadie te espera.
home-daily = { $is_done ->
    [yes] Ya has jugado las hojas de hoy
   *[no] Juega la hoja de hoy
}
home-daily-game = { $game }:{ $state ->
    [open] { " " }por jugar
    [begun] { " " }empezada
    [done] { " " }hecha
   *[points] { " " }{ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
}
home-daily-open = { $is_done ->
    [yes] Resultados
   *[no] Jugar
}
home-puzzle = { $which ->
    [day] El acertijo del día
   *[any] Un acertijo para ti
}
home-puzzle-about = { $game }: { $state ->
    [open] ¿cuál es la mejor jugada?
    [solved] resuelto
   *[missed] sin resolver
}{ $tries ->
    [0] { "" }
   *[other] { " " }· { puzzle-solved }
}
home-puzzle-any = Un momento de una partida real: ¿cuál es la mejor jugada?
home-puzzle-open = { $is_done ->
    [yes] La solución
   *[no] Resolver
}
home-nothing =
    ## No tienes nada pendiente
    Abre una mesa o juega en solitario.

home-table = Abrir una mesa
home-alone = Jugar en solitario
home-game-alone = { $game } en solitario
home-learn = Aprender
home-leaderboard = Ranking
home-profile = Mi perfil
home-settings = Ajustes
home-more-title = ## 🧭 Más
home-newest = Análisis
home-newest-about = **¿Suerte o habilidad?** El análisis de tu última partida, y su película
home-brought = { $count ->
    [one] 🎉 Tu enlace ha traído a alguien
   *[other] 🎉 Tu enlace ha traído a { $count } personas
}
home-brought-about = { $count ->
    [one] Una persona que nunca había jugado aquí ha abierto lo que compartiste.
   *[other] { $count } personas que nunca habían jugado aquí han abierto lo que compartiste.
}
home-duel = Desafío
home-duel-about = **Las mismas tiradas contra alguien**, o contra una partida terminada
home-about = El bot
home-about-about = **Qué es este bot**, y un enlace para añadirlo a un servidor
home-back = Inicio
home-which = { $what ->
    [table] ### ¿Qué juego?
   *[alone] ### ¿A qué quieres jugar en solitario?
}
home-opened = ✅ Tu mesa está abierta en este canal. Los demás pulsan **Unirme**; si falta gente, añade máquinas.
refused-review-none = Todavía no has terminado ninguna partida. Después, aquí estará su análisis.

## The bot's first and only message to a server that it has just joined.

greeting =
    👋 **Roll and write para todo el servidor:** { $games }
    Los mismos dados para todos, y cada uno con su hoja. `/inicio` le enseña a cada persona lo que tiene pendiente; yo no digo nada hasta que alguien juegue.
greeting-sheets = Una hoja de { $games }, cada una en mitad de una partida.
greeting-table = Primera mesa
greeting-daily = Hoja diaria aquí
