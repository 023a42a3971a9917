# Das Bild des Blattes von BRIKKS.
brikks-sheet-round = Runde { $round }
brikks-sheet-phase-level = Stufen
brikks-sheet-phase-start = Startblöcke
brikks-sheet-phase-over = Endstand
brikks-sheet-status = { $state ->
    [active] Stufe { $level } · würfelt
    [out] Stufe { $level } · raus
    [gone] Stufe { $level } · weg
    [winner] Stufe { $level } · gewinnt
   *[plain] Stufe { $level }
}
brikks-sheet-row-points = Reihenpunkte
brikks-sheet-part-rows = Reihen
brikks-sheet-part-special = Spezial
brikks-sheet-part-bombs = Bomben
brikks-sheet-part-energy = Energie
brikks-sheet-part-total = Summe
brikks-sheet-own-circle = eigener Kreis { $energy }
brikks-sheet-other-circle = fremder Kreis { $energy }
brikks-sheet-many-rows = 2 / 3 / 4 Reihen: 1 / 2 / 4
