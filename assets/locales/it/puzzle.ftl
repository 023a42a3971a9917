### Puzzles: /puzzle, its pages, and the one in a server's daily message.

command-puzzle = rompicapo
command-puzzle-about = Trova la mossa migliore in un momento di una partita vera
option-theme = tema
option-theme-about = L’idea dietro la mossa migliore
mode-puzzle = Rompicapi
puzzle-figure = Rating rompicapi

puzzle-title = Rompicapo · { $game }
puzzle-about = Una mossa è chiaramente migliore di tutte le altre. Quale? Conta la tua prima risposta.
puzzle-sure = La tua mossa: **{ $move }**. È la tua risposta?
puzzle-answer = Sì, rispondo così
puzzle-back = Scelgo di nuovo
puzzle-result = { $is_solved ->
    [yes] ✅ **Risolto!** Hai trovato la mossa migliore.
   *[no] ❌ **Non è la migliore.** Tratteggiata: la tua mossa, { $move }. Linea continua: la migliore.
}
puzzle-lead = In media la mossa migliore dà { $points } punti in più di ogni altra.
puzzle-behind = In media la tua mossa dà { $points } punti in meno.
puzzle-motifs = Tema: { $motifs }
puzzle-difficulty = -# { $level ->
    [easy] Facile
    [medium] Medio
   *[hard] Difficile
}{ $tries ->
    [0] { "" }
   *[other] , risolto da { $solved } su { $tries }
}
puzzle-instead = { $is_other ->
    [yes] Hai provato tutti i rompicapi di { $game }. Eccone uno di { $other }.
   *[no] Hai provato tutti i rompicapi con questo tema. Eccone un altro.
}
puzzle-is-of-day = 🧩 **Rompicapo del giorno**{ $days ->
    [0] { "" }
    [one] { " " }· 🔥 1 giorno
   *[other] { " " }· 🔥 { $days } giorni di fila
}{ $best ->
    [0] { "" }
   *[other] { " " }· record { $best }
}
puzzle-streak = 🔥 { $days ->
    [0] Ancora nessuna serie: risolvi il rompicapo di oggi al primo tentativo
    [one] Serie: rompicapo del giorno risolto 1 volta
   *[other] Serie: rompicapo del giorno risolto per { $days } giorni di fila
}{ $best ->
    [0] { "" }
   *[other] { " " }· record { $best }
}
puzzle-history = **I tuoi ultimi rompicapi**
puzzle-history-empty = Non ne hai ancora provato nessuno.
puzzle-history-day = rompicapo del giorno
puzzle-history-open = Riguardane uno…
puzzle-history-button = I miei rompicapi
puzzle-run-button = Tre minuti
puzzle-run = ⏱️ **Tre minuti di { $game }**: risolvi più rompicapi che puoi. Il primo errore chiude la corsa. Il tuo rating non cambia.{ $best ->
    [0] { "" }
   *[other] { " " }Il tuo record: **{ $best }**.
}
puzzle-run-theme = { $motif }: { $best }
puzzle-run-any = Tutti i temi
puzzle-run-choose = Un solo tema…
puzzle-run-go = { $is_again ->
    [yes] Ancora una volta
   *[no] Via
}
puzzle-run-now = ⏱️ **{ $solved ->
    [one] 1 risolto
   *[other] { $solved } risolti
}** · il tempo scade { $until }
puzzle-run-over = ⏱️ { $is_late ->
    [yes] **Tempo scaduto:**
   *[no] **La corsa è finita:**
} { $solved ->
    [one] 1 risolto
   *[other] { $solved } risolti
}{ $is_record ->
    [none] .
    [yes] , il tuo record!
   *[no] . Il tuo record è { $best }.
}
puzzle-run-best = ⏱️ { $game }, tre minuti: record { $best }
puzzle-to-day = Rompicapo del giorno
puzzle-rating = { $sign } Il tuo rating dei rompicapi: **{ $rating }** ± { $margin } ({ $change }). Il rompicapo ora è a { $puzzle }.
puzzle-unrated = Non vale per il rating: la soluzione di questo rompicapo era già stata mostrata.
puzzle-next = Un altro rompicapo
puzzle-you = Tu
puzzle-of-day = 🧩 **Rompicapo del giorno** ({ $game }): qual è la mossa migliore?{ $tries ->
    [0] { "" }
   *[other] { " " }· { puzzle-solved }
}
puzzle-solved = risolto da { $solved } su { $tries }
puzzle-try = Risolvilo
puzzle-shared = { $is_solved ->
    [yes] Ho trovato la mossa migliore.
   *[no] La mossa migliore mi è sfuggita.
} Tu la vedi?
puzzle-yesterday = -# **Il rompicapo di ieri** ({ $game }): { $hint }{ $tries ->
    [0] { "" }
   *[other] { " " }· { puzzle-solved }
}

refused-puzzle-none = Hai provato tutti i rompicapi che ci sono. Il bot ne crea di nuovi dalle partite finite: torna domani.
refused-puzzle-gone = Questo rompicapo non c’è più. `/rompicapo` ne ha un altro.
refused-puzzle-own-game = Questo rompicapo viene da una partita che hai giocato tu, quindi per te non sarebbe un rompicapo. `/rompicapo` ne ha altri.
refused-puzzle-had-day = Hai già provato il rompicapo di oggi, prima di cancellare i tuoi dati. Il prossimo arriva domani; `/rompicapo` ne ha altri.

settings-puzzle = { $value ->
    [yes] **Rompicapo del giorno**: nel messaggio del giorno, con la soluzione di ieri.
   *[no] **Rompicapo del giorno**: può arrivare con il messaggio del giorno.
}
settings-puzzle-switch = { $value ->
    [yes] Niente rompicapi
   *[no] Mostra i rompicapi
}
board-what-puzzle = Rating dei rompicapi
board-title-puzzle = ## 🧩 { $game }: rating dei rompicapi
board-note-puzzle = ± { $margin }, { $games ->
    [one] 1 rompicapo
   *[other] { $games } rompicapi
}
board-unsettled-puzzle = Qui nessun rating dei rompicapi è ancora stabile. Risolvine qualcuno: `/rompicapo`.
board-counted-puzzle = -# Un rompicapo risolto ti fa salire, una risposta sbagliata scendere. In elenco: i rating stabili di chi ne ha risolto uno negli ultimi 30 giorni{ $where ->
    [here] { " " }e ha giocato in questo server.
   *[everywhere] .
}
