### In the pictures of several games.

sheet-points-word = { $points ->
    [one] point
   *[other] points
}
table-phase-over = Résultat final
sheet-alt-gains = Les autres ont marqué : { $players }.
table-alt-winners = { $count ->
    [one] Victoire : { $players }.
   *[other] Victoire partagée : { $players }.
}
