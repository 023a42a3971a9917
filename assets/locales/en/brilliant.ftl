### The game BRILLIANT: commands, messages, refusals and rules.

game-brilliant = BRILLIANT
about-brilliant-text = 💎 **BRILLIANT** for one to six: write numbers and complete areas, on a sheet that nobody else sees.
credit-brilliant = Ralf zur Linde and Ravensburger for BRILLIANT
command-brilliant = brilliant
command-brilliant-about = Roll dice, write numbers and complete areas before the others do
command-brilliant-play-about = Open a table for two to six
command-brilliant-solo-about = Play alone for a high score; nobody sees your sheet
option-brilliant-players-about = The game starts automatically once this many have joined (2 to 6)
option-brilliant-level-about = From 1, easy, to 4, hard; a new random level; or a level’s code
option-start = start
option-start-about = Where the start numbers go
start-stars = On the stars
start-free = Anywhere

## Messages

brilliant-title = BRILLIANT · level { $level } · { $name }
brilliant-level = Level { $level } · { $name }
brilliant-random = Random level
brilliant-random-1 = Random level 1, easy
brilliant-random-2 = Random level 2
brilliant-random-3 = Random level 3
brilliant-random-4 = Random level 4, hard
brilliant-level-of-code = Level { $code }
brilliant-options = start numbers { $start ->
    [free] anywhere
   *[stars] on the stars
}
brilliant-progress = { $rolls ->
    [0] round { $round }
   *[other] throw { $round } of { $rolls }
}
brilliant-starting = Everybody writes the numbers 1 to 6 in six different areas. { $target } points end the game.
brilliant-dice = { $first } and { $second }
brilliant-throw = 🎲 Round { $round }: **{ $throw }**
brilliant-news = ✨ { $completed }
brilliant-completed = { $is_own ->
    [yes] You
   *[no] { $player }
}: { $value } for **{ $area }**
brilliant-ask-start = { $mode ->
    [free] Put 1 to 6 in six different areas.
   *[stars] Put 1 to 6 on the six stars.
}
brilliant-ask-place = { $double ->
    [yes] Write a **{ $first }** next to another { $first }.
   *[no] Write **{ $first }** next to a { $second }, or **{ $second }** next to a { $first }.
}
brilliant-ask-pass = { $double ->
    [yes] No { $first } fits anywhere: press **Pass**.
   *[no] Neither { $first } nor { $second } fits: press **Pass**.
}
brilliant-ask-strike = Strike out the highest open value of one area.
brilliant-entered-start = ✏️ Your start numbers are placed.
brilliant-entered-place = ✏️ You wrote **{ $number } at { $field }**.
brilliant-entered-pass = { $legal ->
    [0] ✏️ You pass.
    [one] ✏️ You pass, though one place would fit.
   *[other] ✏️ You pass, though { $legal } places would fit.
}
brilliant-entered-strike = ✏️ You struck out the highest value of **{ $area }**.
brilliant-good-start = Good start
brilliant-shuffle = Shuffle
brilliant-undo-number = Undo the { $number }
brilliant-other-area = Other area
brilliant-start-number = By hand: place the { $number }
brilliant-start-field = { $square } { $field } · { $area }
brilliant-start-area = { $square } { $area }
brilliant-strike-button = { $letter } · { $value }→{ $left }
brilliant-strike-choose = Strike out…
brilliant-strike-option = { $letter } · { $square } { $area }: { $value } goes, { $left } stays
brilliant-place-choose = { $parts ->
    [one] Write… ({ $count ->
        [one] 1 choice
       *[other] { $count } choices
    })
   *[other] Write… (list { $part } of { $parts })
}
brilliant-placement = { $number } at { $field }, { $area }, { $filled } of { $size }
brilliant-place-option = { $letter } · { $square } { $field } · { $value ->
    [0] { $area }, { $filled } of { $size }
    [one] completes { $area }: 1 point
   *[other] completes { $area }: { $value } points
}
brilliant-more-placements = More places…
brilliant-pass = Pass
brilliant-forced-start = your start numbers went onto the stars in order
brilliant-forced-strike = a value of { $area } was struck out for you
brilliant-forced-pass = you passed
brilliant-preview-alt = The empty sheet of level { $level }, { $name }.
brilliant-ending = { $reason ->
    [target] The target of { $target } points was reached.
    [rolls] All { $rolls } throws are played.
   *[stalled] Nobody can write anything any more.
}

## Refusals

refused-no-field = There is no such field. Choose one on your sheet.
refused-field-taken = { $field } already holds { $holds }. Numbers stay where they are: choose an empty field.
refused-not-thrown = { $number } was not rolled. You may write { $first } or { $second }.
refused-no-neighbour = { $number } at { $field } needs a { $other } right above, below, left or right of it. You always write one number next to the other.
refused-rule-same = { $number } is not allowed here: { $area } takes one number only, and it already holds { $held }.
refused-rule-different = { $number } is not allowed here: { $area } takes each number once, and it already holds { $held }.
refused-rule-max-two = { $number } is not allowed here: { $area } takes two different numbers at most, and it holds { $held }.
refused-rule-one-half = { $number } is not allowed here: { $area } is 1–3 only or 4–6 only, and it holds { $held }.
refused-start-count = Place all six start numbers, 1 to 6.
refused-start-not-star = { $field } has no star. In this game the start numbers go on the stars.
refused-start-same-area = { $field } and { $other } are both in { $area }. Each start number needs an area of its own.
refused-no-area = There is no such area. Choose one on your sheet.
refused-strike-completed = The area { $area } is complete; its points are yours for good. Choose another area.
refused-strike-last-value = The area { $area } has only its last value left, and that stays. Choose another area.
refused-no-level-of-code = There is no level with the code { $code }. Take another code, or a random level.
refused-unknown-level = There is no such level. Choose one from the list, or type the code of a level; codes look like { $example }. Check the code letter by letter.

## The first game

brilliant-invitation = 👉 Press **My sheet** and place your numbers 1 to 6.
brilliant-tip-1 = -# 🌱 Each number in its own area, best beside many empty fields.
brilliant-tip-2 = -# 🌱 Write one of the two numbers right beside the other one.
brilliant-tip-3 = -# 🌱 Only complete areas score: begin with a small one.

## The rules.

rules-brilliant-topic-turn = Your turn
rules-brilliant-topic-colours = Colours
rules-brilliant-topic-points = Points
rules-brilliant-topic-end = The end
rules-brilliant-topic-solo = Solo
rules-brilliant-turn =
    ## 🎲 Write one number next to the OTHER one
    Two dice are rolled, and everybody uses the same throw. Choose **one** of its two numbers. Write it in an empty field that touches the **other** number: above, below, left or right, in any colour.

    The dice show **2** and **5**? Write a 2 next to a 5, or a 5 next to a 2, but never a 2 next to a 2. On a double such as **4** and **4**, a 4 goes next to a 4.

    • **To begin** everybody writes 1 to 6, each number in a different area. Nobody else sees where.
    • **One number per throw**, and it stays where it is.
    • **Nothing fits, or nothing good?** Pass. It costs nothing.
    • **Everybody chooses in secret.** You can change your mind until the round closes.
rules-brilliant-colours =
    ## 🎨 Every colour has its rule
    It applies within one **area**: fields of one colour that touch, or that a thick line joins. Each area shows the sign of its rule.

    🟩 **Green** • any number.
    🟦🔲 **Blue and grey** = all numbers the same.
    🟥🟨 **Red and yellow** ≠ all numbers different.
    🟪 **Purple** ≤2 two different numbers at most.
    🟧 **Orange** ◧ only low or only high numbers. The first number decides.

    A number must obey both: the neighbour rule and the rule of its colour.
rules-brilliant-points =
    ## ✨ Complete an area and take its points
    Beside the grid each area has its values, for example **6 · 4 · 2**. Fill every field of an area to complete it; an incomplete area scores nothing.

    • **The first to complete it** takes the highest value, which is struck out for everybody else.
    • **The next, in a later round,** takes the next value.
    • **The lowest value stays** for everybody after that.
    • **Several in the same round?** All of them take the same value, and only that one is struck out.

    Values with the sign “everywhere” belong to all fields of that colour on the sheet, and the colour’s rule applies to all of them together.
rules-brilliant-end =
    ## 🏁 The target ends the game
    { $targets }

    • As soon as somebody reaches the target, everybody finishes the round and the game is over.
    • **The most points win.** Ties share the win. Players who leave the game are placed behind all who stay.
    • The target is the same on every level.
    • If nobody can write anything any more, the game ends too, and the most points win.

    Nobody waits for ever: when the clock runs out, players who have not moved pass.
rules-brilliant-target = { $players } players: **{ $target } points**
rules-brilliant-solo =
    ## 🎯 Solo: { $rolls } throws for your best score
    The rules are those of the table, except that throws are counted on the score bar: two strokes for each box.

    • **A box with the solo sign is full?** Strike out the highest open value of one area of your choice, before you write. You can still earn the next lower one.
    • Completed areas are safe, and the last value of an area is never struck out.
    • **After throw { $rolls }** the values of your completed areas are your score.

    Play with `/brilliant solo`, in direct messages with `/solo brilliant`; nobody sees your sheet. Stuck? 💡 **Hint** shows what the master would do; the game then does not count for the leaderboard.

## What a profile may name.

feat-brilliant-highest = First everywhere
feat-brilliant-highest-about = complete five areas at their highest value in one game of BRILLIANT; six with two players, ten alone
feat-brilliant-many = Wide awake
feat-brilliant-many-about = complete seven areas in one game of BRILLIANT; ten alone
feat-brilliant-colours = Colour collector
feat-brilliant-colours-about = complete all areas of three colours in one game of BRILLIANT; alone, of four, each at its highest value
feat-brilliant-full = Hardly a gap
feat-brilliant-full-about = fill four out of five fields at a table of BRILLIANT

## What a puzzle may be about.

motif-brilliant-prepare = Work on an area
motif-brilliant-two = Help two areas
motif-brilliant-decline = Leave an area unfinished
motif-brilliant-short = Leave one field open
motif-brilliant-open = Begin an area
motif-brilliant-keep = Keep an area flexible

brilliant-ending-area = { $area } { $value }
