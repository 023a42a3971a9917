### BRIKKS. A hole is an empty cell under a cross.

reason-brikks-level = Points count the same at every level, and at this one a circle of another colour { $energy ->
    [1] brings 1 energy
    [0] brings nothing
    [-1] costs 1 energy
   *[-2] costs 2 energy
}.
reason-brikks-start = It covers { $bottom ->
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
reason-brikks-rows = It fills rows { $rows } at once, for { $mode ->
    [duel] { $crosses ->
        [one] a mini-block
       *[other] { $crosses } mini-blocks
    }
   *[base] { $crosses ->
        [one] 1 special cross
       *[other] { $crosses } special crosses
    }
}.
reason-brikks-row = It fills row { $rows }: your rows are worth { $points ->
    [one] 1 point
   *[other] { $points } points
} more{ $energy ->
    [0] { "" }
   *[other] , and you gain { $energy } energy
}.
reason-brikks-energy = It covers a circle and brings { $energy } energy{ $holes ->
    [0] , without a new hole
   *[other] { "" }
}.
reason-brikks-stuck = Unturned, { $block } fits nowhere; this costs { $cost } energy.
reason-brikks-mends = { $holes ->
    [one] It closes 1 hole.
   *[other] It closes { $holes } holes.
}
reason-brikks-turned = It leaves { $holes ->
    [0] no new hole
    [one] only 1 new hole
   *[other] only { $holes } new holes
}; unturned, { $block } would leave { $else ->
    [one] at least 1
   *[other] at least { $else }
}.
reason-brikks-low = It leaves no new hole, and nothing reaches above row { $height }.
reason-brikks-no-hole = It leaves no new hole.
reason-brikks-points = Your rows are worth { $points ->
    [one] 1 point
   *[other] { $points } points
} more with it.
reason-brikks-fewest-holes = { $holes ->
    [one] It leaves 1 new hole
   *[other] It leaves { $holes } new holes
}; this block cannot leave fewer anywhere.
reason-brikks-height = It leaves { $holes ->
    [one] 1 new hole
   *[other] { $holes } new holes
}, and nothing reaches above row { $height }.
reason-brikks-bomb-only = No block that { $energy } energy can buy fits anywhere, and the bomb keeps you in the game.
reason-brikks-bomb-saves = { CAPITAL($block) } fits nowhere, and any block that fits would cost you at least { $cost } energy.
reason-brikks-bomb-holes = Wherever { $block } lands, it leaves { $holes ->
    [one] a new hole
   *[other] at least { $holes } new holes
}.
reason-brikks-bomb-field = It leaves your grid as it is and costs { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
reason-brikks-out-only = Nothing else is possible.
reason-brikks-out-best = You keep your { $points ->
    [one] 1 point
   *[other] { $points } points
}, and nothing else would bring you more now.
reason-brikks-out-keeps = You keep your { $points ->
    [one] 1 point
   *[other] { $points } points
} as they are.
reason-brikks-keep-rows = { CAPITAL($block) } can fill { $rows ->
    [one] a row
   *[other] { $rows } rows at once
}.
reason-brikks-keep-energy = { CAPITAL($block) } can cover a circle and bring { $energy } energy.
reason-brikks-keep-fits = { CAPITAL($block) } fits { $places ->
    [one] in 1 place
   *[other] in { $places } places
} without a new hole.
reason-brikks-keep = The master expects nothing better than { $block } from a second throw.
reason-brikks-rethrow-stuck = Unturned, { $block } fits nowhere.
reason-brikks-rethrow-holes = Wherever { $block } lands, it leaves { $holes ->
    [one] a new hole
   *[other] at least { $holes } new holes
}.
reason-brikks-rethrow-plain = Unturned, { $block } brings neither a full row nor energy.
reason-brikks-rethrow = The master expects something better than { $block } from a second throw.
reason-brikks-minis-none = You don’t have to send any.
reason-brikks-minis-no-room = There is no room for a mini-block.
reason-brikks-minis-uneven = { $count ->
    [one] It makes
   *[other] They make
} the top of your opponent’s grid more uneven.
reason-brikks-minis-circles = { $count ->
    [one] It covers
   *[other] They cover
} { $circles ->
    [one] a circle, which then brings no energy
   *[other] { $circles } circles, which then bring no energy
}.
reason-brikks-minis-height = { $count ->
    [one] It pushes
   *[other] They push
} your opponent up to row { $height }.
reason-brikks-minis-room = { $count ->
    [one] It takes a cell
   *[other] They take { $count } cells
} of your opponent’s grid.
differs-brikks-stays = You stay in the game.
differs-brikks-rows = Your rows come to { $here ->
    [one] 1 point
   *[other] { $here } points
} instead of { $there }.
differs-brikks-crosses = You have { $here ->
    [one] 1 special cross
   *[other] { $here } special crosses
} instead of { $there ->
    [0] none
   *[other] { $there }
}.
differs-brikks-minis = You send { $here ->
    [one] 1 mini-block
   *[other] { $here } mini-blocks
} instead of { $there ->
    [0] none
   *[other] { $there }
}.
differs-brikks-bombs = You keep a bomb.
differs-brikks-energy = You have { $here } energy left instead of { $there ->
    [0] none
   *[other] { $there }
}.
differs-brikks-holes = Your grid then has { $here ->
    [0] no hole
    [one] 1 hole
   *[other] { $here } holes
} instead of { $there }.
differs-brikks-height = Nothing reaches above row { $here }, instead of row { $there }.
differs-brikks-fits = Then { $here } of the 24 blocks would fit without a new hole, instead of { $there ->
    [0] none
   *[other] { $there }
}.
