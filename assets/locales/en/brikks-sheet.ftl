# The sheet picture of BRIKKS.
brikks-sheet-round = Round { $round }
brikks-sheet-phase-level = Levels
brikks-sheet-phase-start = Start blocks
brikks-sheet-phase-over = Final sheet
brikks-sheet-status = { $state ->
    [active] Level { $level } · throws
    [out] Level { $level } · out
    [gone] Level { $level } · left
    [winner] Level { $level } · winner
   *[plain] Level { $level }
}
brikks-sheet-row-points = row points
brikks-sheet-part-rows = Rows
brikks-sheet-part-special = Special
brikks-sheet-part-bombs = Bombs
brikks-sheet-part-energy = Energy
brikks-sheet-part-total = Total
brikks-sheet-own-circle = own circle { $energy }
brikks-sheet-other-circle = other circle { $energy }
brikks-sheet-many-rows = 2 / 3 / 4 rows: 1 / 2 / 4
