### In the pictures of several games.

sheet-points-word = { $points ->
    [one] punto
   *[other] puntos
}
table-phase-over = Resultado final
sheet-alt-gains = Los demás sumaron: { $players }.
table-alt-winners = { $count ->
    [one] Gana { $players }.
   *[other] Ganan { $players }.
}
