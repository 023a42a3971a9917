### In the pictures of several games.

sheet-points-word = { $points ->
    [one] point
   *[other] points
}
table-phase-over = Final result
sheet-alt-gains = The others gained: { $players }.
table-alt-winners = { $count ->
    [one] Winner: { $players }.
   *[other] Winners: { $players }.
}
