### The picture of the end, its alt text, and the headline below it.

ending-alt = { $place ->
    [0] { $player }
   *[other] { $place }. { $player }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $state ->
    [left] , nicht mehr dabei
    [shared] , teilt sich den Sieg
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
    [one] Eine Person hat das gespielt, mit { $least ->
        [one] 1 Punkt
       *[other] { $least } Punkten
    }.
   *[other] { $count } Personen haben das gespielt, mit { $least } bis { $most } Punkten: { $title }.
}
ending-par = Par
ending-best = Bestleistung
bgstats-link = 📊 [In BG Stats eintragen]({ $url })
ending-final = Endstand
ending-sheets = Blätter
ending-sheets-choose = Anderes Blatt zeigen
ending-sheet = **{ $player }**: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ending-wins = 🏆 **{ $winner } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}{ $lead ->
    [0] { "" }
   *[other] , { $lead } vor { $others }
}.**
ending-shared = 🏆 **{ $winners } teilen sich den Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.**
ending-solo = { $won ->
    [yes] 🏆 { "" }
   *[no] { "" }
}**Du hast { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $par ->
    [none] { "" }
    [above] , { $lead } über Par
    [below] , { $lead } unter Par
   *[equal] , genau Par
}.**
