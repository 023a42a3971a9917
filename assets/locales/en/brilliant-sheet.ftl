### The sheet picture.

sheet-round = Round { $round }
sheet-passed = Round { $round } · passed
sheet-rolls-left = { $rolls ->
    [one] 1 throw left
   *[other] { $rolls } throws left
}
# Beside the bar of whoever is close to the target.
sheet-to-go = { $points } to go
sheet-phase-start = Start numbers
sheet-phase-over = Final sheet
sheet-rule-short-any = any
sheet-rule-short-same = same
sheet-rule-short-different = different
sheet-rule-short-max_two = two at most
sheet-rule-short-one_half = 1–3 or 4–6

## The alt text of a sheet: short sentences, joined with spaces.

sheet-alt-level = { $seats ->
    [1] Sheet of level { $level }.
   *[other] { $player }’s sheet, level { $level }.
}
sheet-alt-start = The start numbers are being placed.
sheet-alt-over = The game ended after round { $round }.
sheet-alt-round = { $rolls ->
    [-1] Round { $round }.
    [0] Last throw.
    [one] Round { $round }, 1 throw left.
   *[other] Round { $round }, { $rolls } throws left.
}
sheet-alt-throw = Throw: { $first } and { $second }.
sheet-alt-points = { $points ->
    [one] 1 of { $target } points.
   *[other] { $points } of { $target } points.
}
sheet-alt-points-solo = { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
sheet-alt-standings = Score bar: { $players }.
sheet-alt-pass = Chosen for now: pass.
sheet-alt-pencil = Chosen for now: { $number } at { $field }.
sheet-alt-missed = In a dashed frame, for comparison: { $number } at { $field }.
sheet-alt-missed-pass = In dashes around the dice, for comparison: pass.
sheet-alt-missed-strike = In dashes, for comparison: strike out the { $value } of { $area }.
sheet-alt-strike = Chosen for now: strike out the { $value } of { $area }.
sheet-alt-strike-due = The highest open value of an area must be struck out first.
sheet-alt-start-pencil = Pencilled start numbers: { $fields }.
sheet-alt-stars = { $mode ->
    [stars] The numbers 1 to 6 go on the stars: { $fields }.
   *[other] The numbers 1 to 6 go into six different areas.
}
sheet-alt-written = Fields with a number: { $written } of { $fields }.
sheet-alt-last = Written last: { $number } at { $field }.
sheet-alt-completed = Completed: { $areas }.
sheet-alt-nearly = Nearly complete: { $areas }.
sheet-alt-legal = { $count ->
    [0] No number can be written.
    [one] 1 entry is possible.
   *[other] { $count } entries are possible.
}

## A whole sheet as text, one line for each area.

sheet-text-area = { CAPITAL($area) } ({ $rule }): { $written }; empty { $empty }; values { $values }
sheet-text-area-brief = { CAPITAL($area) } ({ $rule }): { $written }; – { $empty }; { $values }
sheet-text-open = { $value }
sheet-text-struck = { $value } gone
sheet-text-circled = { $value } earned
sheet-text-legal = { $count ->
    [one] 1 entry possible: { $choices }
   *[other] { $count } entries possible: { $choices }
}
sheet-text-number-at = { $number } at { $fields }
sheet-text-none-legal = No number can be written: pass.

## The table picture and its alt text.

table-alt-level = Table of level { $level }.
table-alt-target = { $target } points end the game.
table-alt-seat = { $state ->
    [moved] { $player }: { $points }, has moved.
    [waiting] { $player }: { $points }, still to move.
    [gone] { $player }: { $points }, has left.
   *[idle] { $player }: { $points }.
}
table-alt-area = { CAPITAL($area) }: { $players }; still open { $values }.
table-alt-struck = { CAPITAL($area) }: still open { $values }.

sheet-wide = everywhere

## The pictures of the rules.

rules-picture-beside = { $number } next to { $other }
rules-picture-first = Completed first
rules-picture-second = Completed later
rules-picture-third = Everybody else
rules-brilliant-turn-alt = The throw is 2 and 5. A 2 next to a 5 is allowed. A 5 next to a 2 is allowed. A 2 next to a 2 is refused: a number goes beside the other number of the throw. The throw is 4 and 4. A 4 next to a 4 is allowed, a 4 next to a 1 is refused.
rules-brilliant-colours-alt = Green takes any numbers, such as 4, 1, 6. Blue and grey take one number only: 4, 4, 4 is allowed, 4, 4, 2 is refused. Red and yellow take different numbers: 1, 5, 3 is allowed, 1, 5, 5 is refused. Purple takes two different numbers at most: 2, 6, 2 is allowed, 2, 6, 3 is refused. Orange takes 1 to 3 only or 4 to 6 only: 1, 3, 2 is allowed, 1, 3, 5 is refused.
rules-brilliant-points-alt = A scoring field with 6, 4 and 2. The first to complete the area earns the 6, which is struck out for the others. The next, in a later round, earns the 4. Everybody after that earns the 2.
