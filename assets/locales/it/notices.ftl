### Turn notices, in games that go on for days, and the page that sets them.

turn-notice = 🎲 { $player ->
    [none] Tocca a te
   *[other] { $player }, tocca a te
} in **{ $title }**, canale { $channel }. Il tuo tempo scade { $time }.
turn-late = ⏳ { $player ->
    [none] Una partita aspetta
   *[other] { $player }, una partita aspetta
} ancora la tua mossa: **{ $title }**, canale { $channel }. Il tuo tempo scade { $time }.
turn-sheet = Al mio foglio
turn-change = Avvisi

notify-title = ## 🔔 Quando tocca a te
notify-hint =
    Nelle partite con un giorno per turno ti avviso una volta quando tocca a te, e una quando resta un quarto del tempo. Se hai già giocato, non arriva niente.
    -# Le modifiche si salvano subito. Nelle partite con turni più brevi non avviso nessuno.
notify-place = { $place ->
    [dm] Per messaggio diretto
    [channel] Nel canale della partita
   *[none] Nessun avviso
}
notify-where = **Dove:** { $place }
notify-where-choose = Da un’altra parte…
notify-quiet = { $is_on ->
    [yes] **Ore di silenzio:** { $from }–{ $until }. Quello che capita in mezzo arriva quando finiscono, se tocca ancora a te.
   *[no] **Ore di silenzio:** nessuna
}
notify-quiet-never = Senza ore di silenzio
notify-quiet-from = Silenzio dalle…
notify-quiet-until = … alle

# The clock by which a person lives.
clock-now = { $kind ->
    [city] **Il tuo orologio:** { $time }, { $city }
    [fixed] **Il tuo orologio:** { $time }, { $city } tutto l’anno. Scegli una città e vale la sua ora legale.
   *[none] **Il tuo orologio:** non ancora regolato, quindi vale l’ora UTC: { $time }. In quale città è la stessa ora che da te?
}
clock-cities = { $hours ->
    [none] Scegli una città…
   *[other] Città con ora { $hours }…
}
clock-other-time = Nessuna di queste? Sono le…
