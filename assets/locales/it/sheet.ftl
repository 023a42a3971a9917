### In the pictures of several games.

sheet-points-word = { $points ->
    [one] punto
   *[other] punti
}
table-phase-over = Risultato
sheet-alt-gains = Gli altri hanno guadagnato: { $players }.
table-alt-winners = { $count ->
    [one] Vince { $players }.
   *[other] Vincono { $players }.
}
