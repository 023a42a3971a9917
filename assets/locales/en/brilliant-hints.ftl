### BRILLIANT: moves that have no text of their own yet, then the reasons.

brilliant-hint-number = { $number } at { $field }
brilliant-hint-strike = Strike out the { $value } of { $area }
reason-brilliant-finish = It completes { $area } for { $value ->
    [one] 1 point
   *[other] { $value } points
}.
reason-brilliant-finish-target = It completes { $area } for { $value ->
    [one] 1 point
   *[other] { $value } points
} and reaches the target of { $target }.
reason-brilliant-last = It is the last throw and no number completes an area, so every choice is equally good.
reason-brilliant-one-left = Then only { $field } is empty in { $area }, now worth { $value ->
    [one] 1 point
   *[other] { $value } points
}, { $throws ->
    [0] though no throw completes it yet
    [one] and 1 of 36 throws completes it
   *[other] and { $throws } of 36 throws complete it
}.
reason-brilliant-helps = { $throws ->
    [one] 1 of 36 throws then completes { $area }
   *[other] { $throws } of 36 throws then complete { $area }
}, { $before ->
    [0] up from none
   *[other] up from { $before }
}.
reason-brilliant-most-ways = Then { $ways ->
    [one] 1 of { $before } ways to write a number is left
   *[other] { $ways } of { $before } ways to write a number are left
}, { $is_alone ->
    [yes] more than after any other choice
   *[no] and no other choice leaves more
}.
reason-brilliant-progress = { $filled ->
    [one] It begins { $area }
   *[other] It carries on { $area }
}, worth { $value ->
    [one] 1 point
   *[other] { $value } points
} at the moment; { $throws } of the 36 possible throws would fit there next.
reason-brilliant-ways = { $ways ->
    [0] It is the last number that fits on your sheet.
    [one] Then 1 of { $before } ways to write a number is left.
   *[other] Then { $ways } of { $before } ways to write a number are left.
}
reason-brilliant-nothing-fits = Nothing fits this throw.
reason-brilliant-keeps-ways = { $ways ->
    [one] 1 way
   *[other] { $ways } ways
} to write a number would be left, and every number that fits would leave fewer.
reason-brilliant-patience = { $choices ->
    [one] One number would fit, but its field may be worth more empty.
   *[other] { $choices } choices would fit, but their fields may be worth more empty.
}
reason-brilliant-start = { $fields } empty fields touch these numbers, and there are { $ways } ways to write the next one.
reason-brilliant-strike-lost = You cannot complete it any more: it needs { $left } more numbers, and { $rolls ->
    [one] this is the last throw
   *[other] only { $rolls } throws are left
}.
reason-brilliant-strike-far = { $left ->
    [one] It needs 1 more number
   *[other] It needs { $left } more numbers
}, and no other area that you could choose needs more.
reason-brilliant-strike-least = It loses { $loss ->
    [one] 1 point
   *[other] { $loss } points
}, and no other area would lose less.
reason-brilliant-strike-next = You can still earn { $stays ->
    [one] 1 point
   *[other] { $stays } points
} there, and { $left ->
    [one] 1 number is
   *[other] { $left } numbers are
} missing.
differs-brilliant-points = It brings { $here ->
    [one] 1 point
   *[other] { $here } points
} at once instead of { $there ->
    [0] none
   *[other] { $there }
}.
differs-brilliant-completes = { $here } of the 36 throws can then complete an area, instead of { $there ->
    [0] none
   *[other] { $there }
}.
differs-brilliant-worth = Its area is worth { $here ->
    [one] 1 point
   *[other] { $here } points
} at the moment{ $there ->
    [0] { "" }
   *[other] , that of the other move { $there }
}.
differs-brilliant-missing = Its area then lacks { $here ->
    [one] 1 number
   *[other] { $here } numbers
}, that of the other move { $there }.
differs-brilliant-next = { $here } of the 36 throws would fit there next, instead of { $there ->
    [0] none
   *[other] { $there }
}.
differs-brilliant-ways = That leaves { $here ->
    [one] 1 way
   *[other] { $here } ways
} to write a number instead of { $there ->
    [0] none
   *[other] { $there }
}.
