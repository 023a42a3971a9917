# BRIKKS: what is asked, what is told, and the words on its controls.
brikks-title = { $mode ->
    [duel] BRIKKS duel
   *[other] BRIKKS
} · { $level ->
    [own] own levels
   *[other] level { $level }
}
brikks-options-own = everybody chooses a level
brikks-options-1 = circles of another colour bring 1 energy
brikks-options-2 = circles of another colour bring nothing
brikks-options-3 = circles of another colour cost 1 energy
brikks-options-4 = circles of another colour cost 2 energy
brikks-variant = { $level ->
    [own] Own levels
   *[other] Level { $level }
}
brikks-progress = { $round ->
    [0] { "" }
   *[other] round { $round }
}

brikks-colour-white = white
brikks-colour-yellow = yellow
brikks-colour-green = green
brikks-colour-red = red
brikks-colour-blue = blue
brikks-colour-black = black
brikks-block = { $sign } { $colour } { $number }
brikks-place = { $width ->
    [1] column { $left }
   *[other] columns { $left }–{ $right }
}, { $height ->
    [1] row { $bottom }
   *[other] rows { $bottom }–{ $top }
}
brikks-cell = column { $column }, row { $row }

# What a placement brings; several are joined.
brikks-brings-rows = { $count ->
    [one] fills row { $rows }
   *[other] fills rows { $rows }
}
brikks-brings-crosses = { $count ->
    [one] +1 special cross
   *[other] +{ $count } special crosses
}
brikks-brings-minis = { $count ->
    [one] earns a mini-block
   *[other] earns { $count } mini-blocks
}
brikks-brings-circles = covers { $circles }
brikks-brings-gained = +{ $count } energy
brikks-brings-lost = −{ $count } energy
brikks-brings-cost = costs { $count } energy

# What a seat is asked.
brikks-ask-level = Choose the level of your sheet. Covering a circle of the block’s own colour always brings 2 energy.
brikks-ask-start = Choose your start block. It lies unturned on the bottom row, and nobody else may have its colour.
brikks-ask-column = Your start block: **{ $block }**. Where does it lie?
brikks-ask-decide = 🎲 You throw **{ $block }**. { $places ->
    [0] As it lies it fits nowhere on your sheet.
    [one] It fits in one place on your sheet.
   *[other] It fits in { $places } places on your sheet.
} Keep it, or throw both dice again? The second throw counts.
brikks-ask-place = 🎲 **{ $block }**{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost } energy
}: where does it land? You have { $energy } energy and { $bombs ->
    [0] no bombs
    [one] 1 bomb
   *[other] { $bombs } bombs
}.
brikks-ask-stuck = 🎲 **{ $block }** fits nowhere. You have { $energy } energy and { $bombs ->
    [0] no bombs
    [one] 1 bomb
   *[other] { $bombs } bombs
}: { $help ->
    [both] choose another block for energy, use a bomb, or drop out.
    [energy] choose another block for energy, or drop out.
    [bomb] use a bomb, or drop out.
   *[none] you have to drop out.
}
brikks-ask-minis = 🧨 { $owed ->
    [one] Send a mini-block to { $player }. It falls like a block.
   *[other] Send up to { $owed } mini-blocks to { $player }. They fall like blocks and may touch each other at corners only.
} You see { $player }’s field.
brikks-wait-start = 🧱 { $players } chooses a start block.
brikks-wait-decide = 🎲 { $players } throws **{ $block }** and decides whether it stands.
brikks-wait-minis = 🧨 { $players } sends mini-blocks.
brikks-wait-out = 🚪 You are out. Your sheet counts as it stands.

# A choice that is drawn on the sheet, not entered yet.
brikks-draft-start = ✏️ **{ $block }** in { $place }. Start like this?
brikks-draft-place = ✏️ **{ $block }** in { $place }{ $brings ->
    [none] { "" }
   *[other] : { $brings }
}. Take it?
brikks-draft-bomb = 💣 Use a bomb and place nothing? Your bombs are then worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
brikks-draft-out = 🚪 { $mode ->
    [duel] **Dropping out ends the duel:** you lose, unless your opponent drops out as well.
    [solo] **Dropping out ends the game.** Your sheet counts as it stands.
   *[table] **You are out for the rest of the game.** Your sheet counts as it stands.
} Really drop out?
brikks-draft-minis = ✏️ { $count ->
    [one] A mini-block
   *[other] { $count } mini-blocks
} to { $cells }. { $left ->
    [0] Send?
    [one] Send, or add one more?
   *[other] Send, or add up to { $left } more?
}

# A choice that is entered.
brikks-entered-level = ✏️ Level { $level } chosen and saved.
brikks-entered-start = ✏️ Start block chosen and saved.
brikks-entered-place = ✏️ Placed and saved: **{ $block }** in { $place }{ $brings ->
    [none] { "" }
   *[other] : { $brings }
}.
brikks-entered-bomb = 💣 A bomb is used and saved. You place nothing this round.
brikks-entered-out = 🚪 You drop out, and that is saved. **Undo** is your way back.
brikks-entered-decide = ✏️ Decided and saved.
brikks-entered-minis = ✏️ { $count ->
    [0] You send no mini-blocks, and that is saved.
    [one] One mini-block is sent and saved.
   *[other] { $count } mini-blocks are sent and saved.
}

# Controls.
brikks-level-choose = Your level …
brikks-level = Level { $level }
brikks-level-1 = Gentle: a circle of another colour brings 1 energy
brikks-level-2 = Normal: a circle of another colour brings nothing
brikks-level-3 = Hard: a circle of another colour costs 1 energy
brikks-level-4 = Merciless: a circle of another colour costs 2 energy
brikks-start-block = Your start block …
brikks-other-block = Another block
brikks-keep = Keep it
brikks-rethrow = Throw again
brikks-place-choose = { $parts ->
    [one] Where does it land? ({ $count ->
        [one] 1 place
       *[other] { $count } places
    })
   *[other] Where does it land? (list { $part } of { $parts })
}
brikks-turn-choose = { $can_swap ->
    [yes] Turn or swap it … ({ $energy } energy)
   *[no] Turn it … ({ $energy } energy)
}
brikks-turn-option = { $cost ->
    [0] { $block } · as thrown
   *[other] { $block } · { $cost } energy
}
brikks-size = { $width } wide, { $height } high
brikks-turn-about = { $count ->
    [0] fits nowhere
    [one] { $size } · 1 place
   *[other] { $size } · { $count } places
}{ $rows ->
    [0] { "" }
    [one] { " " }· can fill a row
   *[other] { " " }· can fill { $rows } rows
}
brikks-bomb = Bomb
brikks-out = Drop out
brikks-confirm = Confirm
brikks-confirm-roll = Confirm and roll
brikks-back = Back
brikks-mini-choose = Mini-block { $number } … { $parts ->
    [one] ({ $count ->
        [one] 1 place
       *[other] { $count } places
    })
   *[other] (list { $part } of { $parts })
}
brikks-send = { $count ->
    [0] Send none
    [one] Send 1
   *[other] Send { $count }
}
brikks-undo-mini = Take one back

# News at the table.
brikks-news-start = 🧱 { $player } starts with **{ $block }** in { $place }.
brikks-news-levels = 🎚️ Everybody chooses a level.
brikks-news-starting = 🧱 Start blocks: one after the other, each in another colour.
brikks-news-throw = 🎲 Round { $round }: { $player } throws **{ $block }**{ $state ->
    [open] { "" }
   *[kept] { " " }and keeps it
}.
brikks-news-rethrow = 🎲 Round { $round }: { $player } gives up { $first } and throws **{ $block }**.
brikks-news-placed = • { $player }: { $block }{ $brings ->
    [none] { "" }
   *[other] { " " }– { $brings }
}
brikks-news-bomb = • { $player }: 💣 a bomb instead
brikks-news-out = • { $player }: 🚪 out with { $block }
brikks-news-minis = • { $player } sends 🧨 × { $count }
brikks-is-out = out
brikks-own-level = level { $level }

brikks-preview-alt = The empty sheet of BRIKKS: 10 columns, 11 rows, twelve coloured circles.

# The end.
brikks-ending = { $reason ->
    [out] Nobody is left in the game: the points decide.
    [solo] You are out, and the game is over.
    [survived] Only one can go on, and that is the win.
   *[rows] Neither can go on: the points of the rows decide.
}
brikks-score = { $rows } rows + { $special } special + { $bombs } bombs + { $energy } energy
brikks-rating = { $band ->
    [0] 🌟 More than 150: nobody can teach you anything any more.
    [1] 🥇 130 to 150: masterly.
    [2] 🥈 110 to 129: excellent.
    [3] 🥉 100 to 109: very good.
    [4] 90 to 99: good.
    [5] 80 to 89: quite good, and there is more in it.
    [6] 70 to 79: a fair start.
    [7] 60 to 69: there is room to grow.
   *[8] Less than 60: the next one will be better.
}{ $bonus ->
    [0] { "" }
   *[other] { " " }(Your level adds { $bonus } for this.)
}
brikks-old-solo = -# This game was begun when you could still throw again alone. It counts for no leaderboard.
