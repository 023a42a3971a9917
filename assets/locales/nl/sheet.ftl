### In the pictures of several games.

sheet-points-word = { $points ->
    [one] punt
   *[other] punten
}
table-phase-over = Eindstand
table-alt-winners = { $count ->
    [one] Winnaar: { $players }.
   *[other] Winnaars: { $players }.
}
