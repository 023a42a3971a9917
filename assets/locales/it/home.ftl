### /home: what is on for a person now, and a way to everything else.

command-home = home
command-home-about = Cosa c’è per te adesso, e tutto il resto a un clic

home-turn = Tocca a te: { $title }
home-turn-about = { $place ->
    [alone] Partita in solitario: aspetta la tua mossa
   *[other] { $place }
}{ $time ->
    [none] { "" }
   *[other] { " " }· scade { $time }
}
home-lobby = { $title }: non ancora cominciata
home-lobby-about = { $place ->
    [alone] { "" }
   *[other] { $place } ·{ " " }
}per ora { $taken ->
    [one] 1 giocatore
   *[other] { $taken } giocatori
}
home-table-about = Al tavolo ({ $taken } su { $seats }): { $players }
home-to-table = Al tavolo
home-cancel = Chiudi
home-cancel-ask =
    ### Chiudere { $title }?
    Chi si è già seduto perde il posto.
home-waiting = { $title }: in corso
home-waiting-about = { $place ->
    [alone] Per ora niente da fare.
   *[other] { $place } · gli altri stanno ancora scegliendo
}
home-challenge = Sfida di { $player }
home-challenge-about = { $game }: gli stessi lanci per due, ognuno per conto suo. Scade { $time }.
home-new = Impara un gioco in tre minuti
home-new-about = Quattro lanci su un foglio già pronto; non valgono per le classifiche.
home-first = Ora una partita in solitario
home-first-about = Senza limite di tempo, e nessuno ti aspetta.
home-daily = { $is_done ->
    [yes] Hai finito i fogli di oggi
   *[no] Gioca il foglio di oggi
}
home-daily-game = { $game }:{ $state ->
    [open] { " " }da giocare
    [begun] { " " }cominciato
    [done] { " " }finito
   *[points] { " " }{ $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
}
home-daily-open = { $is_done ->
    [yes] Risultati
   *[no] Gioca
}
home-puzzle = { $which ->
    [day] Il rompicapo del giorno
   *[any] Un rompicapo per te
}
home-puzzle-about = { $game }: { $state ->
    [open] qual è la mossa migliore?
    [solved] risolto
   *[missed] non risolto
}{ $tries ->
    [0] { "" }
   *[other] { " " }· { puzzle-solved }
}
home-puzzle-any = Un momento di una partita vera: qual è la mossa migliore?
home-puzzle-open = { $is_done ->
    [yes] La soluzione
   *[no] Risolvilo
}
home-nothing =
    ## Non c’è niente in sospeso
    Apri un tavolo, o gioca in solitario.

home-table = Apri un tavolo
home-alone = Gioca in solitario
home-game-alone = Gioca a { $game } in solitario
home-learn = Impara
home-leaderboard = Classifica
home-profile = Il mio profilo
home-settings = Impostazioni
home-more-title = ## 🧭 Altro
home-newest = Analisi
home-newest-about = **Fortuna o bravura?** L’analisi della tua ultima partita, e il suo film
home-brought = { $count ->
    [one] 🎉 Il tuo link ha portato qualcuno
   *[other] 🎉 Il tuo link ha portato { $count } persone
}
home-brought-about = { $count ->
    [one] Una persona che qui non aveva mai giocato ha aperto quello che hai condiviso.
   *[other] { $count } persone che qui non avevano mai giocato hanno aperto quello che hai condiviso.
}
home-duel = Sfida
home-duel-about = **Gli stessi lanci contro qualcuno**, o contro una partita finita
home-about = Informazioni
home-about-about = **Cos’è questo bot**, e un link per aggiungerlo a un server
home-back = Home
home-which = { $what ->
    [table] ### Quale gioco?
   *[alone] ### Quale gioco in solitario?
}
home-opened = ✅ Il tuo tavolo è aperto in questo canale. Gli altri premono **Gioco anch’io**; i computer li aggiungi tu.
refused-review-none = Non hai ancora finito una partita. Dopo la prima, qui trovi la sua analisi.

## The bot's first and only message to a server that it has just joined.

greeting =
    👋 **Roll & write in compagnia:** { $games }
    I dadi sono gli stessi per tutti, e ognuno ha il suo foglio. `/home` mostra a ognuno cosa c’è da giocare; io sto in silenzio finché qualcuno non gioca.
greeting-sheets = Un foglio di { $games }, ognuno a metà partita.
greeting-table = Primo tavolo
greeting-daily = Foglio del giorno qui
