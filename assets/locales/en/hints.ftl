# Hints: the master's move, and one sentence of reason.
option-hints = hints
option-hints-about = May everybody ask for hints? Such a game counts for no leaderboard
panel-hint = Hint
hint = 💡 **{ $move }.** { $reason }
hint-ask = 💡 A hint shows what the strongest computer player would do, and why. **A game with hints does not count for the leaderboard.** Show them in this game?
hint-yes = Show hints
hint-no = Play without
hint-take = Take the hint
hint-back = Hide it
casual = 💡 With hints: this game counts for no leaderboard.
refused-hints-off = This table plays without hints, so that it counts for the leaderboard.
refused-hint-late = Too late for a hint: you have chosen already, or the game has moved on.

# BRILLIANT: the move where no other words serve, then the reasons.
brilliant-hint-number = { $number } at { $field }
brilliant-hint-strike = Strike the { $value } of { $area }
brilliant-hint-finish = It finishes { $area } for { $value ->
    [one] 1 point
   *[other] { $value } points
}.
brilliant-hint-finish-target = It finishes { $area } for { $value ->
    [one] 1 point
   *[other] { $value } points
} and reaches the target of { $target }.
brilliant-hint-last = It is the last throw and nothing finishes an area, so any choice is as good.
brilliant-hint-one-left = Then only { $field } is missing from { $area }, now worth { $value ->
    [one] 1 point
   *[other] { $value } points
}, { $throws ->
    [0] though no throw fills it yet
    [one] and 1 of 36 throws fills it
   *[other] and { $throws } of 36 throws fill it
}.
brilliant-hint-helps = { $throws ->
    [one] 1 of 36 throws then finishes { $area }
   *[other] { $throws } of 36 throws then finish { $area }
}, { $before ->
    [0] so far none could
   *[other] so far it was { $before }
}.
brilliant-hint-most-ways = It leaves you { $ways ->
    [one] 1 way
   *[other] { $ways } ways
} to go on, and no other choice leaves more.
brilliant-hint-progress = { $filled ->
    [one] It begins { $area }
   *[other] It goes on with { $area }
}, now worth { $value ->
    [one] 1 point
   *[other] { $value } points
}, where { $throws ->
    [one] 1 of 36 throws fits
   *[other] { $throws } of 36 throws fit
} next.
brilliant-hint-ways = { $ways ->
    [0] It is the last number that fits on your sheet.
    [one] It leaves you 1 way to go on.
   *[other] It leaves you { $ways } ways to go on.
}
brilliant-hint-nothing-fits = Nothing fits this throw.
brilliant-hint-keeps-ways = You have { $ways ->
    [one] 1 way
   *[other] { $ways } ways
} to go on, and every number that fits would leave you fewer.
brilliant-hint-patience = { $choices ->
    [one] One number would fit, but to the master it is not worth its field.
   *[other] { $choices } choices would fit, but to the master none is worth its field.
}
brilliant-hint-start = { $fields } empty fields touch these numbers, which gives you { $ways } ways to go on.
brilliant-hint-strike-lost = You cannot finish it any more: it lacks { $left } numbers, and { $rolls ->
    [one] this is the last throw
   *[other] only { $rolls } throws are left
}.
brilliant-hint-strike-far = { $left ->
    [one] It lacks 1 number
   *[other] It lacks { $left } numbers
}, and no other area that you could choose lacks more.
brilliant-hint-strike-least = It loses { $loss ->
    [one] 1 point
   *[other] { $loss } points
}, and no other area would lose less.
brilliant-hint-strike-next = You can still earn { $stays ->
    [one] 1 point
   *[other] { $stays } points
} there, and { $left ->
    [one] 1 number is
   *[other] { $left } numbers are
} missing.

# BRIKKS. A hole is an empty cell under a cross.
brikks-hint-level = Points count the same at every level, and at this one a circle of another colour { $energy ->
    [1] brings 1 energy
    [0] brings nothing
    [-1] costs 1 energy
   *[-2] costs 2 energy
}.
brikks-hint-start = It covers { $bottom } cells of the bottom row{ $wall ->
    [yes] { " " }at the wall
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
brikks-hint-stuck = As it lies { $block } fits nowhere, and this costs { $cost } energy.
brikks-hint-mends = { $holes ->
    [one] It leaves 1 hole fewer than before.
   *[other] It leaves { $holes } holes fewer than before.
}
brikks-hint-turned = It leaves { $holes ->
    [0] no new hole
    [one] only 1 new hole
   *[other] only { $holes } new holes
}; as it lies { $block } would leave { $else ->
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
brikks-hint-bomb-only = No block that { $energy } energy can pay for fits anywhere, and the bomb keeps you in the game.
brikks-hint-bomb-saves = { $block } fits nowhere, and every block that does would cost you at least { $cost } energy.
brikks-hint-bomb-holes = Wherever { $block } lands, it leaves { $holes ->
    [one] a new hole
   *[other] at least { $holes } new holes
}.
brikks-hint-bomb-field = It leaves your field as it is and costs { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
brikks-hint-out-only = There is nothing else that you could do.
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
brikks-hint-rethrow-stuck = { $block } fits nowhere as it lies.
brikks-hint-rethrow-holes = Wherever { $block } lands, it leaves { $holes ->
    [one] a new hole
   *[other] at least { $holes } new holes
}.
brikks-hint-rethrow-plain = { $block } brings neither a full row nor energy as it lies.
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
