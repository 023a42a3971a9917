### The sheet picture of BRIKKS.

brikks-sheet-round = { $throws ->
    [0] Round { $round }
   *[other] { $round } of { $throws }
}
brikks-sheet-phase-level = Levels
brikks-sheet-phase-start = Start block
brikks-sheet-phase-over = Final sheet
brikks-sheet-level = { $level ->
    [0] No level yet
   *[other] Level { $level }
}
# How the seat stands, under the round.
brikks-sheet-standing = { $state ->
    [out] out
    [gone] left
    [winner] wins
   *[plain] { $level ->
        [0] { "" }
       *[other] { brikks-sheet-level }
    }
}
brikks-sheet-part-rows = Rows
brikks-sheet-part-special = Special
brikks-sheet-part-bombs = Bombs
brikks-sheet-part-energy = Energy
brikks-sheet-part-total = Total
brikks-key-step = one column
brikks-key-any = any other
brikks-sheet-own-circle = own circle { $energy }
brikks-sheet-other-circle = other circle { $energy }
brikks-sheet-many-rows = 2, 3, 4 rows at once: 1, 2, 4

## The alt text of a sheet: short sentences, joined with spaces.

brikks-sheet-block = { $colour } { $number }
brikks-sheet-alt-seat = { $seats ->
    [1] Sheet of BRIKKS. { brikks-sheet-level }.
   *[other] BRIKKS sheet of { $player }{ $level ->
        [0] { "" }
       *[other] , level { $level }
    }{ $state ->
        [out] , out of the game
        [gone] , has left
        [winner] , winner
        [active] , rolls this round
       *[plain] { "" }
    }.
}
brikks-sheet-alt-level = The levels are being chosen.
brikks-sheet-alt-start = The start blocks are being chosen.
brikks-sheet-alt-over = The game ended after round { $round }.
brikks-sheet-alt-throw-due = Round { $round }{ $throws ->
    [0] { "" }
   *[other] { " " }of { $throws }
}, before the roll.
brikks-sheet-alt-thrown = Round { $round }{ $throws ->
    [0] { "" }
   *[other] { " " }of { $throws }
}, rolled{ $second ->
    [yes] { " " }again
   *[no] { "" }
}: { $block }.
brikks-sheet-alt-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}: rows { $rows }, special { $special }, bombs { $bombs }, energy { $energy }.
brikks-sheet-alt-row-points = { $points ->
    [one] 1 point from rows.
   *[other] { $points } points from rows.
}
brikks-sheet-alt-others = The others: { $players }.
brikks-sheet-alt-pencil = Chosen for now: { $block } in { $place }.
brikks-sheet-alt-missed = Outlined in dashes, for comparison: { $block } in { $place }.
brikks-sheet-alt-missed-bomb = In dashes, for comparison: a bomb instead of the block.
brikks-sheet-alt-cost = It costs { $count } energy.
brikks-sheet-alt-energy = It covers coloured circles: { $sign }{ $count } energy.
brikks-sheet-alt-fills = { $count ->
    [one] It fills row { $rows }.
   *[other] It fills rows { $rows }.
}
brikks-sheet-alt-crosses-earned = { $count ->
    [one] It earns 1 special cross.
   *[other] It earns { $count } special crosses.
}
brikks-sheet-alt-minis-earned = { $count ->
    [one] It earns 1 mini-block.
   *[other] It earns { $count } mini-blocks.
}
brikks-sheet-alt-bomb = Chosen for now: a bomb instead of the block.
brikks-sheet-alt-out = Chosen for now: drop out.
brikks-sheet-alt-minis = Mini-blocks pencilled: { $cells }.
brikks-sheet-alt-energy-bombs = { $energy } energy, { $bombs ->
    [0] no bombs
    [one] 1 bomb
   *[other] { $bombs } bombs
}.
brikks-sheet-alt-special = { $count } of { $of } special crosses, the next after { $away } more energy.
brikks-sheet-alt-owed = { $count ->
    [one] 1 mini-block may be sent to this grid.
   *[other] { $count } mini-blocks may be sent to this grid.
}
brikks-sheet-alt-last = Placed last: { $block } in { $place }.
brikks-sheet-alt-gained = It brought { $points ->
    [one] 1 point
   *[other] { $points } points
}.
brikks-sheet-alt-energy-changed = Energy { $sign }{ $count }.
brikks-sheet-alt-offer = { $letter }: { $block } for { $cost } energy{ $points ->
    [0] { "" }
    [one] , 1 point
   *[other] , { $points } points
}
brikks-sheet-alt-offers = Instead of the throw: { $blocks }.
brikks-sheet-alt-start-blocks = Start blocks: { $blocks }.
brikks-sheet-alt-last-bomb = Last used: a bomb.
brikks-sheet-alt-new-minis = New mini-blocks: { $cells }.
brikks-sheet-alt-full = { $count ->
    [one] Full: row { $rows }.
   *[other] Full: rows { $rows }.
}
brikks-sheet-alt-nearly = Nearly full: { $rows }.
brikks-sheet-alt-gaps = { $count ->
    [one] row { $row } lacks column { $columns }
   *[other] row { $row } lacks columns { $columns }
}
brikks-sheet-alt-places = { $count ->
    [0] The { $block } fits nowhere.
   *[other] The { $block } can land at { $places }.
}
brikks-sheet-alt-mini-places = The next mini-block can fall to { $places }.

## A whole sheet as text, one line for each row.

brikks-sheet-text-row = Row { $row } (×{ $multiplier }): { $count ->
    [0] empty
    [10] full
   *[other] filled { $columns }
}{ $points ->
    [0] { "" }
    [one] , 1 point
   *[other] , { $points } points
}{ $circles ->
    [none] { "" }
   *[other] ; circles { $circles }
}
brikks-sheet-text-circle = { $column } { $colour }

## The table picture and its alt text.

brikks-table-in = { $left } of { $seats } still in
brikks-table-alt-thrower = { $player } has the dice.
brikks-table-alt-seat = { $player }: { $kind ->
    [duel] { $points ->
        [one] 1 point from rows,
       *[other] { $points } points from rows,
    }{ " " }
   *[base] { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $gained ->
        [0] { "" }
       *[other] { " " }(+{ $gained })
    },{ " " }
}{ $energy } energy, { $bombs ->
    [0] no bombs
    [one] 1 bomb
   *[other] { $bombs } bombs
}, { $cells } of 110 cells filled, up to row { $height }{ $state ->
    [moved] , has moved
    [waiting] , still to move
    [out] , out of the game
    [gone] , has left
    [winner] , winner
   *[idle] { "" }
}.

## The pictures of the rules.

brikks-rule-slide = falls, slides
brikks-rule-narrow = too narrow
brikks-rule-floating = floats
brikks-rule-own = its own colour
brikks-rule-other = another colour
brikks-rule-level = Level { $level }
brikks-rule-step = one column
brikks-rule-any = any other block
brikks-rule-rows = for 3 rows
brikks-rule-corner = at a corner
brikks-rule-side = side by side
rules-brikks-turn-alt = Three cut-outs of a grid. Allowed: a block falls beside an overhang and slides under it. Refused: a block that would fit into a hollow but is too wide for the gap above it. Refused: a block that floats.
rules-brikks-energy-alt = A white block covers a white circle and gains 2 energy. A blue block covers the white circle: that brings 1 energy at level 1, nothing at level 2, and costs 1 at level 3 and 2 at level 4. In the overview the marker moves from the third yellow block to the second: one column costs 1 energy, any other block 5.
rules-brikks-points-alt = The sheet at the end of a game. From the top row down the rows score 0, 4, 0, 10, 4, 4, 5, 5, 5, 5, 5. Rows 47, six special crosses 21, the last bomb 4, two energy 1: 73 in total.
rules-brikks-duel-alt = A block fills three rows at once and earns two mini-blocks. Allowed on the other grid: two mini-blocks that touch at a corner. Refused: two of them side by side.

## The picture of the end.

brikks-ending-stopped = { CAPITAL($block) } fits nowhere
brikks-mark = { $band ->
    [0] perfect
    [1] masterly
    [2] excellent
    [3] very good
    [4] good
    [5] quite good
    [6] a fair start
   *[7] room to grow
}
