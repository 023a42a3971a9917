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
# The parts stay together where a line breaks.
brikks-block = { $sign }{ "\u00A0" }{ $colour }{ "\u00A0" }{ $number }
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
} ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
brikks-brings-crosses = { $count ->
    [one] +1 special cross
   *[other] +{ $count } special crosses
}
brikks-brings-minis = { $count ->
    [one] earns a mini-block
   *[other] earns { $count } mini-blocks
}
brikks-brings-circles = { $count ->
    [one] covers circle { $colours }
   *[other] covers circles { $colours }
}
brikks-brings-gained = +{ $count } energy
brikks-brings-lost = −{ $count } energy
brikks-brings-cost = costs { $count } energy

# What a seat is asked.
brikks-ask-level = Choose the level of your sheet. Covering a circle of the block’s own colour always brings 2 energy.
brikks-ask-start = Choose your start block. It lies on the bottom row, unturned.
brikks-ask-column = Your start block: **{ $block }**. Where does it land?
brikks-ask-decide = 🎲 You rolled **{ $block }**. { $places ->
    [0] Unturned, it fits nowhere on your sheet.
    [one] It fits in one place on your sheet.
   *[other] It fits in { $places } places on your sheet.
} Keep it, or roll both dice again? The second throw counts.
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
   *[other] Send up to { $owed } mini-blocks to { $player }. They fall like blocks and may touch each other only at corners.
} You see { $player }’s field.
brikks-wait-start = 🧱 { $players } is choosing a start block.
brikks-wait-decide = 🎲 { $players } rolled **{ $block }** and can keep it or roll again.
brikks-wait-minis = 🧨 { $players } is choosing where mini-blocks land.
brikks-wait-out = 🚪 You are out. Your sheet counts as it stands.

# What a bomb leaves; in a duel bombs are worth no points.
brikks-bombs-left = { $bombs ->
    [0] It is your last one.
    [one] { $kind ->
        [duel] You then have 1 left.
       *[base] The one you have left is then worth { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
   *[other] { $kind ->
        [duel] You then have { $bombs } left.
       *[base] Your remaining bombs are then worth { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
}

# A choice that is drawn on the sheet, not entered yet.
brikks-draft-start = ✏️ **{ $block }** in { $place }. Start like this?
brikks-draft-place = ✏️ **{ $block }** in { $place }{ $brings ->
    [none] { "" }
   *[other] : { $brings }
}. Place it there?
brikks-draft-bomb = 💥 Use a bomb and place nothing? { brikks-bombs-left }
brikks-draft-out = 🚪 { $mode ->
    [duel] **Dropping out ends the duel:** you lose, unless your opponent drops out too.
    [solo] **Dropping out ends the game.** Your sheet counts as it stands.
   *[table] **You are out for the rest of the game.** Your sheet counts as it stands.
} Drop out?
brikks-draft-minis = ✏️ { $count ->
    [one] A mini-block
   *[other] { $count } mini-blocks
} to { $cells }. { $left ->
    [0] Send?
    [one] Send, or add one more?
   *[other] Send, or add up to { $left } more?
}

# A choice that is entered.
brikks-entered-level = ✏️ You play level { $level }.
brikks-entered-start = ✏️ You start with **{ $block }** in { $place }.
brikks-entered-place = ✏️ **{ $block }** in { $place }{ $brings ->
    [none] { "" }
   *[other] : { $brings }
}.
brikks-entered-bomb = 💥 You use a bomb and place nothing this round. { brikks-bombs-left }
brikks-entered-out = 🚪 You drop out.
brikks-entered-decide = ✏️ Your choice is made.
brikks-entered-minis = ✏️ { $count ->
    [0] You send no mini-blocks.
    [one] You send 1 mini-block.
   *[other] You send { $count } mini-blocks.
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
brikks-rethrow = Roll again
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
    [0] { $block } · as rolled
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
brikks-forced-level = you play level { $level }
brikks-forced-block = { $block } was placed for you in { $place }
brikks-forced-keep = you kept the throw
brikks-forced-minis = you sent no mini-block
brikks-forced-bomb = you used a bomb
brikks-forced-out = you dropped out
brikks-news-start = 🧱 { $player } starts with **{ $block }** in { $place }.
brikks-news-levels = 🎚️ Everybody chooses a level.
brikks-news-starting = 🧱 Start blocks: one player after another, each in a different colour.
brikks-news-throw = 🎲 Round { $round }: { $player } rolls **{ $block }**{ $state ->
    [open] { "" }
   *[kept] { " " }and keeps it
}.
brikks-news-rethrow = 🎲 Round { $round }: { $player } gives up { $first } and rolls **{ $block }**.
brikks-news-placed = ✨ { $is_own ->
    [yes] You
   *[no] { $player }
}: { $block }{ $fills ->
    [yes] { " " }
   *[no] { " · " }
}{ $brings }
brikks-news-bomb = 💥 { $is_own ->
    [yes] You used a bomb
   *[no] { $player } uses a bomb
}
brikks-news-out = 🚪 { $is_own ->
    [yes] You dropped out on { $block }
   *[no] { $player } drops out on { $block }
}
brikks-news-minis = 🧨 { $is_own ->
    [yes] You sent
   *[no] { $player } sends
} { $count ->
    [one] 1 mini-block
   *[other] { $count } mini-blocks
}
brikks-is-out = out
brikks-own-level = level { $level }

brikks-preview-alt = The empty sheet of BRIKKS: 10 columns, 11 rows, twelve coloured circles.

# The end.
brikks-ending = { $reason ->
    [out] Everybody is out: the points decide.
    [solo] You are out, and the game is over.
    [survived] { $winner } can go on, { $loser } cannot: { $winner } wins the duel.
    [left] { $loser } has left: { $winner } wins the duel.
   *[rows] Neither can go on: the points for rows decide.
}
brikks-score = rows { $rows } + special { $special } + bombs { $bombs } + energy { $energy }
brikks-rating = { $band ->
    [0] 🌟 More than 150: nobody can teach you anything now.
    [1] 🥇 130 to 150: masterly.
    [2] 🥈 110 to 129: excellent.
    [3] 🥉 100 to 109: very good.
    [4] 90 to 99: good.
    [5] 80 to 89: quite good, with more to come.
    [6] 70 to 79: a fair start.
    [7] 60 to 69: room to grow.
   *[8] Under 60: the next one will be better.
}{ $bonus ->
    [0] { "" }
   *[other] { " " }(Your level adds { $bonus } to your points for this.)
}
brikks-old-solo = -# When this game began, you could still roll again in solo. It does not count for the leaderboard.
