# Hints: the master's move and one sentence that says why.
option-hints = hints
option-hints-about = Allow hints? The game then does not count for the leaderboard
panel-hint = Hint
hint = 💡 **{ $move }.** { $reason }
hint-ask = 💡 A hint shows what the strongest computer player would do, and why. **A game with hints does not count for the leaderboard.** Show them in this game?
hint-yes = Show hints
hint-no = Play without
hint-take = Take the hint
hint-back = Hide the hint
casual = 💡 With hints: this game does not count for the leaderboard.
refused-hints-off = This game is played without hints, so it counts for the leaderboard.
refused-hint-late = Too late for a hint: you have already chosen, or the game has moved on.

# BRILLIANT: moves that have no text of their own yet, then the reasons.
brilliant-hint-number = { $number } at { $field }
brilliant-hint-strike = Strike out the { $value } of { $area }
brilliant-hint-finish = It completes { $area } for { $value ->
    [one] 1 point
   *[other] { $value } points
}.
brilliant-hint-finish-target = It completes { $area } for { $value ->
    [one] 1 point
   *[other] { $value } points
} and reaches the target of { $target }.
brilliant-hint-last = It is the last throw and no number completes an area, so every choice is equally good.
brilliant-hint-one-left = Then only { $field } is empty in { $area }, now worth { $value ->
    [one] 1 point
   *[other] { $value } points
}, { $throws ->
    [0] though no throw completes it yet
    [one] and 1 of 36 throws completes it
   *[other] and { $throws } of 36 throws complete it
}.
brilliant-hint-helps = { $throws ->
    [one] 1 of 36 throws then completes { $area }
   *[other] { $throws } of 36 throws then complete { $area }
}, { $before ->
    [0] up from none
   *[other] up from { $before }
}.
brilliant-hint-most-ways = It leaves you { $ways ->
    [one] 1 way
   *[other] { $ways } ways
} to go on, and no other choice leaves more.
brilliant-hint-progress = { $filled ->
    [one] It begins { $area }
   *[other] It continues { $area }
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
    [one] One number would fit, but its field may be worth more empty.
   *[other] { $choices } choices would fit, but their fields may be worth more empty.
}
brilliant-hint-start = { $fields } empty fields touch these numbers, which gives you { $ways } ways to go on.
brilliant-hint-strike-lost = You cannot complete it any more: it needs { $left } more numbers, and { $rolls ->
    [one] this is the last throw
   *[other] only { $rolls } throws are left
}.
brilliant-hint-strike-far = { $left ->
    [one] It needs 1 more number
   *[other] It needs { $left } more numbers
}, and no other area that you could choose needs more.
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
    [one] It leaves 1 hole fewer than before.
   *[other] It leaves { $holes } holes fewer than before.
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
