### In the pictures of several games.

sheet-points-word = { $points ->
    [one] Punkt
   *[other] Punkte
}
table-phase-over = Endstand
sheet-alt-gains = Die anderen bekamen: { $players }.
table-alt-winners = { $count ->
    [one] Gewonnen hat { $players }.
   *[other] Gewonnen haben { $players }.
}
