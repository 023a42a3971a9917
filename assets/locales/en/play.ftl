# The game in a terminal: python -m bot play.
play-title = BRILLIANT · level { $level }
play-one-rule = Each throw gives two numbers. You write one of them in an empty field directly above, below, left or right of the other: after a 2 and a 5, a 2 next to a 5 or a 5 next to a 2.
play-goal-table = Fill areas before the others do: the first to fill one earns its highest value. { $target } points end the game.
play-goal-solo = Fill areas for points. There are { $rolls } rolls, and every now and then a value is struck out.
play-commitment = The dice are fixed already. SHA-256 of their seed: { $commitment }
play-hint-help = Type help for the words you can use, quit to stop.

play-you = You
play-prompt = >

play-round = Round { $round }
play-write = Write a { $first } next to a { $second }, or a { $second } next to a { $first }.
play-write-double = Write a { $first } next to a { $first }.
play-none-legal = Nothing fits this time: press Enter to pass.
play-choose = Your choice: a number of the list, a field such as C4 or C4=5, or pass.
play-choice = { $number } at { $field }, { $area }, { $filled } of { $size }
play-choice-finishes = { $choice }, finishes it: { $points ->
    [one] 1 point
   *[other] { $points } points
}
play-chosen = Chosen: { $choice }. Press Enter for the next throw, or type undo or another choice.
play-pass = pass
play-which-number = At { $field } both are possible: type { $field }={ $first } or { $field }={ $second }.
play-not-in-list = The list goes from 1 to { $count }.

play-start-stars = Place the start numbers 1 to 6 on the stars (★). Press Enter to have them shuffled, or type the field for the { $number }.
play-start-free = Place the start numbers 1 to 6 in six different areas. Press Enter to have them on the stars, shuffled, or type the field for the { $number }.
play-start-next = Type the field for the { $number }, or undo.
play-start-chosen = Start numbers: { $choice }. Press Enter to begin, or type undo.

play-strike = This roll strikes out a value. Choose the area whose highest open value goes: a number of the list or the area's letter.
play-strike-choice = { $key } { $area }: the { $value } goes
play-strike-chosen = Chosen: { $choice }. Press Enter to strike it, or type undo or another choice.

play-solo-race = { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $rolls ->
    [0] last roll
    [one] 1 roll left
   *[other] { $rolls } rolls left
}{ $strike ->
    [0] { "" }
   *[other] { " " }· roll { $strike } strikes a value
}

play-award-you = ★ You finish { $area }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
play-award-other = { $name } finishes { $area }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
play-values-left = For the next to finish { $area } it is { $value }.

play-not-understood = I did not understand { $input }. Type help for what you can type.
play-nothing-to-undo = There is nothing to undo.

play-help =
    a number of the list   takes that choice
    C4                     writes at C4; C4=5 says which number
    pass                   writes nothing this round
    undo                   takes your choice back
    Enter                  goes on
    sheet                  draws your sheet again
    help, quit
play-help-rules = On the sheet: 5? is a number you may write there, ★ a start field, underlined a start number. The letter names the area, the sign its rule. (6) is earned, × is gone.

play-over-target = The game is over: the target is reached.
play-over-rolls = The game is over: that was the last roll.
play-over-stalled = The game is over: no throw fits any sheet now.
play-won = You win. Congratulations!
play-lost = The win goes to { $names }.
play-shared = A shared win: { $names }.
play-score = Your score: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
play-seed = Dice seed: { $seed }
play-seed-check = Its SHA-256 is { $commitment }, as shown at the start; game { $game }.
play-eof = The input has ended, so the game stops here.
play-goodbye = See you next time.

# The words that can be typed, with spaces between.
play-word-pass = pass p
play-word-undo = undo u
play-word-help = help h ?
play-word-quit = quit q exit
play-word-sheet = sheet s show
play-word-at = at on in
