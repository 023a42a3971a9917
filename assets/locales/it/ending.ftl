### The picture of the end, its alt text, and the headline below it.

ending-alt = { $place ->
    [0] { $player }
   *[other] { $place }. { $player }
}: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $state ->
    [left] , ha lasciato la partita
    [shared] , vittoria condivisa
   *[here] { "" }
}{ $parts ->
    [none] { "" }
   *[other] { " " }({ $parts })
}{ $note ->
    [none] .
   *[other] . { CAPITAL($note) }.
}
ending-alt-goal = { CAPITAL($goal) }: { $points }.
ending-alt-spread = { $count ->
    [one] Una persona ha giocato questo foglio, con { $least ->
        [one] 1 punto
       *[other] { $least } punti
    }.
   *[other] { $count } persone hanno giocato questo foglio, da { $least } a { $most } punti: { $title }.
}
ending-par = Par
ending-best = Il tuo record
bgstats-link = 📊 [Segna questa partita in BG Stats]({ $url })
ending-final = finale
ending-sheets = Fogli
ending-sheets-choose = Mostra un altro foglio
ending-sheet = **{ $player }**: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
ending-wins = 🏆 **Vince { $winner } con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $lead ->
    [0] { "" }
   *[other] , { $lead } in più di { $others }
}.**
ending-shared = 🏆 **Vittoria condivisa tra { $winners }, con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} a testa.**
ending-solo = { $won ->
    [yes] 🏆 { "" }
   *[no] { "" }
}**I tuoi punti: { $points }{ $par ->
    [none] { "" }
    [above] , { $lead } sopra il par
    [below] , { $lead } sotto il par
   *[equal] , esattamente il par
}.**
