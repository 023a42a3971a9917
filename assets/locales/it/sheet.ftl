### In the pictures of several games.

sheet-points-word = { $points ->
    [one] punto
   *[other] punti
}
table-phase-over = Risultato
table-alt-winners = { $count ->
    [one] Vince { $players }.
   *[other] Vincono { $players }.
}
