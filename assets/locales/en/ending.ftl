### The picture of the end, its alt text, and the headline below it.

ending-alt = { $place ->
    [0] { $player }
   *[other] { $place }. { $player }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $state ->
    [left] , has left
    [shared] , shares the win
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
    [one] One person has played this, with { $least ->
        [one] 1 point
       *[other] { $least } points
    }.
   *[other] { $count } people have played this, with { $least } to { $most } points: { $title }.
}
ending-par = Par
ending-best = Your best
bgstats-link = 📊 [Enter this game in BG Stats]({ $url })
ending-final = final
ending-sheets = Sheets
ending-sheets-choose = Show another sheet
ending-sheet = **{ $player }**: { $points ->
    [one] 1 point
   *[other] { $points } points
}
ending-wins = 🏆 **{ $winner } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $lead ->
    [0] { "" }
   *[other] , { $lead } ahead of { $others }
}.**
ending-shared = 🏆 **{ $winners } share the win with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.**
ending-solo = { $won ->
    [yes] 🏆 { "" }
   *[no] { "" }
}**Your score: { $points }{ $par ->
    [none] { "" }
    [above] , { $lead } above par
    [below] , { $lead } below par
   *[equal] , exactly par
}.**
