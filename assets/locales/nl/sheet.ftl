### In the pictures of several games.

sheet-points-word = { $points ->
    [one] punt
   *[other] punten
}
table-phase-over = Eindstand
sheet-alt-gains = De anderen kregen: { $players }.
table-alt-winners = { $count ->
    [one] Winnaar: { $players }.
   *[other] Winnaars: { $players }.
}
