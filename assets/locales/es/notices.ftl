### Turn notices, in games that go on for days, and the page that sets them.

turn-notice = 🎲 { $player ->
    [none] Es tu turno
   *[other] { $player }, es tu turno
} en **{ $title }**, en { $channel }. Tu tiempo se acaba { $time }.
turn-late = ⏳ { $player ->
    [none] Una partida
   *[other] { $player }, una partida
} te sigue esperando: **{ $title }**, en { $channel }. Tu tiempo se acaba { $time }.
turn-sheet = Ir a mi hoja
turn-change = Avisos

notify-title = ## 🔔 Cuando es tu turno
notify-hint =
    En las partidas con un día por turno te aviso una vez cuando te toca, y otra cuando queda la cuarta parte del tiempo. Si para entonces ya jugaste, no llega nada.
    -# Los cambios se guardan al instante. En partidas con turnos más cortos no aviso a nadie.
notify-place = { $place ->
    [dm] Por mensaje directo
    [channel] En el canal de la partida
   *[none] En ningún sitio
}
notify-where = **Dónde:** { $place }
notify-where-choose = En otro sitio…
notify-quiet = { $is_on ->
    [yes] **Horas de silencio:** de { $from } a { $until }. Lo que llegue entretanto espera a que terminen, si para entonces sigue siendo tu turno.
   *[no] **Horas de silencio:** ninguna
}
notify-quiet-never = Sin horas de silencio
notify-quiet-from = Silencio desde…
notify-quiet-until = … hasta

# The clock by which a person lives.
clock-now = { $kind ->
    [city] **Tu reloj:** { $time }, { $city }
    [fixed] **Tu reloj:** { $time }, { $city } todo el año. Elige una ciudad y valdrá su horario de verano.
   *[none] **Tu reloj:** sin ajustar, así que va por UTC: { $time }. ¿Qué ciudad tiene tu misma hora?
}
clock-cities = { $hours ->
    [none] Elige una ciudad…
   *[other] Donde ahora son las { $hours }…
}
clock-other-time = ¿Ninguna de estas? Son las…
