### In the pictures of several games.

sheet-points-word = { $points ->
    [one] Punkt
   *[other] Punkte
}
table-phase-over = Endstand
table-alt-winners = { $count ->
    [one] Gewonnen hat { $players }.
   *[other] Gewonnen haben { $players }.
}
