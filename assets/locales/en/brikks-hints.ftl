### BRIKKS. A hole is an empty cell under a cross.

brikks-hint-level = Points count the same at every level, and at this one a circle of another colour { $energy ->
    [1] brings 1 energy
    [0] brings nothing
    [-1] costs 1 energy
   *[-2] costs 2 energy
}.
brikks-hint-start = It covers { $bottom ->
    [one] 1 cell
   *[other] { $bottom } cells
} of the bottom row{ $wall ->
    [yes] { " " }beside the wall
   *[no] { "" }
} and leaves { $holes ->
    [0] no hole
    [one] 1 hole
   *[other] { $holes } holes
}.
brikks-hint-rows = It fills rows { $rows } at once, for { $mode ->
    [duel] { $crosses ->
        [one] a mini-block
       *[other] { $crosses } mini-blocks
    }
   *[base] { $crosses ->
        [one] 1 special cross
       *[other] { $crosses } special crosses
    }
}.
brikks-hint-row = It fills row { $rows }: your rows are worth { $points ->
    [one] 1 point
   *[other] { $points } points
} more{ $energy ->
    [0] { "" }
   *[other] , and you gain { $energy } energy
}.
brikks-hint-energy = It covers a circle and brings { $energy } energy{ $holes ->
    [0] , without a new hole
   *[other] { "" }
}.
brikks-hint-stuck = Unturned, { $block } fits nowhere; this costs { $cost } energy.
brikks-hint-mends = { $holes ->
    [one] It closes 1 hole.
   *[other] It closes { $holes } holes.
}
brikks-hint-turned = It leaves { $holes ->
    [0] no new hole
    [one] only 1 new hole
   *[other] only { $holes } new holes
}; unturned, { $block } would leave { $else ->
    [one] at least 1
   *[other] at least { $else }
}.
brikks-hint-low = It leaves no new hole, and nothing reaches above row { $height }.
brikks-hint-no-hole = It leaves no new hole.
brikks-hint-points = Your rows are worth { $points ->
    [one] 1 point
   *[other] { $points } points
} more with it.
brikks-hint-fewest-holes = { $holes ->
    [one] It leaves 1 new hole
   *[other] It leaves { $holes } new holes
}, and nowhere would this block leave fewer.
brikks-hint-height = It leaves { $holes ->
    [one] 1 new hole
   *[other] { $holes } new holes
}, and nothing reaches above row { $height }.
brikks-hint-bomb-only = No block that { $energy } energy can buy fits anywhere, and the bomb keeps you in the game.
brikks-hint-bomb-saves = { $block } fits nowhere, and any block that fits would cost you at least { $cost } energy.
brikks-hint-bomb-holes = Wherever { $block } lands, it leaves { $holes ->
    [one] a new hole
   *[other] at least { $holes } new holes
}.
brikks-hint-bomb-field = It leaves your field as it is and costs { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
brikks-hint-out-only = Nothing else is possible.
brikks-hint-out-best = You keep your { $points ->
    [one] 1 point
   *[other] { $points } points
}, and nothing else would bring you more now.
brikks-hint-out-keeps = You keep your { $points ->
    [one] 1 point
   *[other] { $points } points
} as they are.
brikks-hint-keep-rows = { $block } can fill { $rows ->
    [one] a row
   *[other] { $rows } rows at once
}.
brikks-hint-keep-energy = { $block } can cover a circle and bring { $energy } energy.
brikks-hint-keep-fits = { $block } fits { $places ->
    [one] in 1 place
   *[other] in { $places } places
} without a new hole.
brikks-hint-keep = The master expects nothing better than { $block } from a second throw.
brikks-hint-rethrow-stuck = Unturned, { $block } fits nowhere.
brikks-hint-rethrow-holes = Wherever { $block } lands, it leaves { $holes ->
    [one] a new hole
   *[other] at least { $holes } new holes
}.
brikks-hint-rethrow-plain = Unturned, { $block } brings neither a full row nor energy.
brikks-hint-rethrow = The master expects something better than { $block } from a second throw.
brikks-hint-minis-none = You need not send any.
brikks-hint-minis-no-room = There is no room for a mini-block.
brikks-hint-minis-uneven = { $count ->
    [one] It makes
   *[other] They make
} the top of the other field more uneven.
brikks-hint-minis-circles = { $count ->
    [one] It covers
   *[other] They cover
} { $circles ->
    [one] a circle, which then brings no energy
   *[other] { $circles } circles, which then bring no energy
}.
brikks-hint-minis-height = { $count ->
    [one] It raises
   *[other] They raise
} the other field to row { $height }.
brikks-hint-minis-room = { $count ->
    [one] It takes a cell
   *[other] They take { $count } cells
} of the other field.
brikks-differs-stays = You stay in the game.
brikks-differs-rows = Your rows come to { $here ->
    [one] 1 point
   *[other] { $here } points
} instead of { $there }.
brikks-differs-crosses = You have { $here ->
    [one] 1 special cross
   *[other] { $here } special crosses
} instead of { $there ->
    [0] none
   *[other] { $there }
}.
brikks-differs-minis = You send { $here ->
    [one] 1 mini-block
   *[other] { $here } mini-blocks
} instead of { $there ->
    [0] none
   *[other] { $there }
}.
brikks-differs-bombs = You keep a bomb.
brikks-differs-energy = You have { $here } energy left instead of { $there ->
    [0] none
   *[other] { $there }
}.
brikks-differs-holes = Your field then has { $here ->
    [0] no hole
    [one] 1 hole
   *[other] { $here } holes
} instead of { $there }.
brikks-differs-height = Nothing reaches above row { $here }, instead of row { $there }.
brikks-differs-fits = { $here } of the 24 blocks then fit without a new hole, instead of { $there ->
    [0] none
   *[other] { $there }
}.
