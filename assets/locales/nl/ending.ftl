### The picture of the end, its alt text, and the headline below it.

ending-alt = { $place ->
    [0] { $player }
   *[other] { $place }. { $player }
}: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}{ $state ->
    [left] , weggegaan
    [shared] , deelt de overwinning
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
    [one] Eén persoon heeft dit gespeeld, met { $least ->
        [one] 1 punt
       *[other] { $least } punten
    }.
   *[other] { $count } mensen hebben dit gespeeld, met { $least } tot { $most } punten: { $title }.
}
ending-par = Par
ending-best = Je record
bgstats-link = 📊 [Dit spel in BG Stats zetten]({ $url })
ending-final = eindstand
ending-sheets = Per speler
ending-sheets-choose = Een andere speler tonen
ending-sheet = **{ $player }**: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
ending-wins = 🏆 **{ $winner } wint met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}{ $lead ->
    [0] { "" }
   *[other] , { $lead } meer dan { $others }
}.**
ending-shared = 🏆 **{ $winners } delen de overwinning, elk met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.**
ending-solo = { $won ->
    [yes] 🏆 { "" }
   *[no] { "" }
}**Je score: { $points }{ $par ->
    [none] { "" }
    [above] , { $lead } boven par
    [below] , { $lead } onder par
   *[equal] , precies par
}.**
