### The picture of the end, its alt text, and the headline below it.

ending-alt = { $place ->
    [0] { $player }
   *[other] { $place }. { $player }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $state ->
    [left] , a quitté la partie
    [shared] , partage la victoire
   *[here] { "" }
}{ $parts ->
    [none] { "" }
   *[other] { " " }({ $parts })
}{ $note ->
    [none] .
   *[other] . { $note }.
}
ending-alt-goal = { $goal } : { $points }.
ending-alt-spread = { $count ->
    [one] Une personne a joué cette fiche, avec un score de { $least }.
   *[other] { $count } personnes ont joué cette fiche, de { $least } à { $most } points : { $title }.
}
ending-par = Par
ending-best = Ton record
bgstats-link = 📊 [Noter cette partie dans BG Stats]({ $url })
ending-final = fin de partie
ending-sheets = Fiches
ending-sheets-choose = Voir une autre fiche
ending-sheet = **{ $player }** : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ending-wins = 🏆 **{ $winner } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $lead ->
    [0] { "" }
   *[other] , { $lead } d’avance sur { $others }
}.**
ending-shared = 🏆 **{ $winners } gagnent à égalité, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.**
ending-solo = { $won ->
    [yes] 🏆 { "" }
   *[no] { "" }
}**Ton score : { $points }{ $par ->
    [none] { "" }
    [above] { " " }· { $lead } au-dessus du par
    [below] { " " }· { $lead } en dessous du par
   *[equal] { " " }· pile le par
}.**
