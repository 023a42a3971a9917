### BRIKKS: what is asked, what is told, and the words on its controls.

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
   *[other] round { $round }{ $throws ->
        [0] { "" }
       *[other] { " " }of { $throws }
    }
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

## What a placement brings; several are joined.

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
brikks-brings-gained = +{ $count } energy

## What a seat is asked.

brikks-ask-level = Which level? It says what circles of another colour bring.
brikks-ask-start = Which start block? It lies unturned on the bottom row.
brikks-ask-column = Where does it start? Choose a place.
brikks-ask-decide = { $places ->
    [0] It fits nowhere unturned. Keep { $block } anyway, or roll again?
   *[other] Keep { $block }, place it, or roll again?
}
brikks-ask-place = Where does **{ $block }** land{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost } energy
}?
brikks-ask-turn = Which block instead? The best comes first.
brikks-ask-stuck = It fits nowhere: { $help ->
    [both] turn or swap it, use a bomb, or drop out.
    [energy] turn or swap it, or drop out.
    [bomb] use a bomb, or drop out.
   *[none] { $mode ->
        [duel] you have to drop out, and lose the duel unless your opponent drops out too.
        [solo] you have to drop out, which ends the game.
       *[table] you have to drop out.
    }
}
brikks-ask-minis = 🧨 { $owed ->
    [one] Where does the mini-block fall on { $player }’s grid?
   *[other] Where do { $owed } mini-blocks fall on { $player }’s grid? Only corners may touch.
}
brikks-wait-start = 🧱 { $players } is choosing a start block.
brikks-wait-decide = 🎲 { $players } rolled **{ $block }** and can keep it or roll again.
brikks-wait-minis = 🧨 { $players } is choosing where mini-blocks land.
brikks-wait-chosen = ✅ { $players } has chosen.
brikks-wait-out = 🚪 You are out. Your sheet counts as it stands.

## What a bomb leaves; in a duel bombs are worth no points.

brikks-bombs-left = { $bombs ->
    [0] It is your last one.
    [one] { $kind ->
        [duel] You then have 1 left.
       *[base] The last one is then worth { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
   *[other] { $kind ->
        [duel] You then have { $bombs } left.
       *[base] The others are then worth { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
}

## A choice that is drawn on the sheet, not entered yet.

brikks-draft-start = ✏️ Start like this?
brikks-draft-place = ✏️ Place it like this?
brikks-draft-bomb = 💥 Use a bomb and place nothing? { brikks-bombs-left }
brikks-draft-out = 🚪 { $mode ->
    [duel] Drop out? You lose the duel, unless your opponent drops out too.
    [solo] Drop out and end the game? Your sheet counts as it stands.
   *[table] Drop out for the rest of the game? Your sheet counts as it stands.
}
brikks-draft-minis = ✏️ { $left ->
    [0] Send like this?
    [one] Where does the last one fall?
   *[other] Where does the next one fall? { $left } are left.
}

## A choice that is entered.

brikks-entered-level = ✏️ You play level { $level }.
brikks-entered-start = ✏️ You start with **{ $block }**.
brikks-entered-place = ✏️ **{ $block }**{ $points ->
    [0] { " " }is placed
    [one] : 1 point
   *[other] : { $points } points
}.
brikks-entered-bomb = 💥 You use a bomb. { brikks-bombs-left }
brikks-entered-out = 🚪 You drop out.
brikks-entered-decide = ✏️ Your choice is made.
brikks-entered-minis = ✏️ { $count ->
    [0] You send no mini-blocks.
    [one] You send 1 mini-block.
   *[other] You send { $count } mini-blocks.
}

## Controls.

brikks-level = Level { $level }
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
brikks-level-button = { $level } · { $energy ->
    [-2] −2⚡
    [-1] −1⚡
    [0] 0
   *[1] +1⚡
}
# A choice as a button: its letter, what it costs in energy, and the best of what it brings at once.
brikks-letter = { $letter }{ $cost ->
    [0] { "" }
   *[other] { " " }⚡{ $cost }
}{ $kind ->
    [points] { " " }+{ $count }
    [minis] { " " }🧨{ $count }
    [energy] { " " }+{ $count }⚡
   *[none] { "" }
}
brikks-turn = { $can_swap ->
    [yes] Turn or swap
   *[no] Turn
}
brikks-bomb = Bomb
brikks-out = Drop out
brikks-back = Back
brikks-send = { $count ->
    [0] Send none
    [one] Send 1
   *[other] Send { $count }
}
brikks-undo-mini = Take one back

## News at the table.

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
}: { $points } for { $count ->
    [one] row
   *[other] rows
} { $rows }
brikks-news-crosses = ✨ { $is_own ->
    [yes] You
   *[no] { $player }
}: { $count ->
    [one] 1 special cross
   *[other] { $count } special crosses
}
brikks-news-bomb = 💥 { $player } uses a bomb
brikks-news-out = 🚪 { $player } drops out
brikks-news-minis = 🧨 { $player } sends { $count ->
    [one] 1 mini-block
   *[other] { $count } mini-blocks
}
brikks-is-out = out
brikks-own-level = level { $level }

brikks-preview-alt = The empty sheet of BRIKKS: 10 columns, 11 rows, twelve coloured circles.

## The end.

brikks-ending = { $reason ->
    [out] Everybody is out: the points decide.
    [solo] You are out, and the game is over.
    [survived] { $winner } can go on, { $loser } cannot: { $winner } wins the duel.
    [left] { $loser } has left: { $winner } wins the duel.
   *[rows] Neither can go on: the points for rows decide.
}
brikks-ending-short = { $reason ->
    [throws] All { $throws } throws are played.
   *[out] You are out, and the game is over.
}
brikks-score = rows { $rows } + special { $special } + bombs { $bombs } + energy { $energy }
brikks-rating = { $band ->
    [0] 🌟 More than 150: nothing left to learn.
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
brikks-old-solo = -# This game began when you could still roll again in solo, so it does not count for the leaderboard.
