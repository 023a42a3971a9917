### The picture of the end, its alt text, and the headline below it.

ending-alt = { $place ->
    [0] { $player }
   *[other] { $place }. { $player }
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $state ->
    [left] , se fue
    [shared] , comparte la victoria
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
    [one] Una persona ha jugado esto, con { $least ->
        [one] 1 punto
       *[other] { $least } puntos
    }.
   *[other] { $count } personas han jugado esto y han hecho entre { $least } y { $most } puntos: { $title }.
}
ending-par = Par
ending-best = Tu récord
bgstats-link = 📊 [Anotar esta partida en BG Stats]({ $url })
ending-final = final
ending-sheets = Hojas
ending-sheets-choose = Ver otra hoja
ending-sheet = **{ $player }**: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
ending-wins = 🏆 **{ $winner } gana con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $lead ->
    [0] { "" }
   *[other] , { $lead } más que { $others }
}.**
ending-shared = 🏆 **{ $winners } comparten la victoria, cada uno con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.**
ending-solo = { $won ->
    [yes] 🏆 { "" }
   *[no] { "" }
}**Tu puntuación: { $points }{ $par ->
    [none] { "" }
    [above] { " " }({ $lead } por encima del par)
    [below] { " " }({ $lead } por debajo del par)
   *[equal] { " " }(justo el par)
}.**
