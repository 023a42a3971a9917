### The review of a finished game: what was luck, what was skill.

review-open = Review
review-decisive = 🔑 Round { $round } decided it: { $player } with { $move }.
review-making = 🔍 { $ahead ->
    [0] This game is being reviewed: **{ $percent }%** done. This usually takes up to a minute.
    [one] Waiting for the review of one other game.
   *[other] Waiting for the reviews of { $ahead } other games.
} The review appears here when it is ready; if nothing moves, press **Look again**.
review-again = Look again
refused-old-rules = This game was played by older rules, so it cannot be shown again: under today’s rules it would have gone differently.
refused-review-not-over = Only a game that was played to its end can be reviewed.
refused-review-closed = I am not allowed to write in { $channel }, so the review cannot be shown there. Ask a moderator to let me send messages and attach files, then press again.
refused-review-shown = This review is already in the channel.
refused-review-gone = This review has been made again since. Open it once more with **Review** below the game.

review-title = -# 🔍 { $title }
review-headline = { $who ->
    [you] {""}
   *[other] { $player }: {""}
}{ $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $best ->
    [0] no best move
    [one] 1 best move
   *[other] { $best } best moves
}; { $round ->
    [none] no mistakes
   *[other] round { $round } cost **{ $loss }**{ $unit ->
        [chance] %
       *[points] {""}
    }
}
review-counts = { $count ->
    [one] { $grade ->
        [best] 1 best
        [fine] 1 good
        [slip] 1 slip
       *[blunder] 1 blunder
    }
   *[other] { $grade ->
        [best] { $count } best
        [fine] { $count } good
        [slip] { $count } slips
       *[blunder] { $count } blunders
    }
}
review-trend = -# 📊 Your decisions in the last games: { $before }, **{ $last }**%
review-trend-lately = 📊 Decisions lately ({ $game }, { $mode }): { $before }, **{ $last }**%
review-no-decisions = There was nothing to decide.
review-says-ideal = { $unit ->
    [chance] 🎯 A duel begins even: **{ $points }%** for each.
   *[points] 🎯 With average throws, best play makes **{ $points }** points in this game.
}
review-says-start = 🏁 The start before the first throw { $sign ->
    [minus] cost **{ $points }**; it does not count as a mistake.
   *[plus] brought **{ $points }**.
}
review-says-loss = 🧠 { $sign ->
    [minus] { $who ->
        [you] Your decisions cost **{ $points }**
       *[other] The decisions cost **{ $points }**
    }
    [plus] { $who ->
        [you] Your decisions brought **{ $points }** more than the reviewer expected
       *[other] The decisions brought **{ $points }** more than the reviewer expected
    }
   *[none] { $who ->
        [you] Your decisions cost **nothing**
       *[other] The decisions cost **nothing**
    }
}{ $parts ->
    [none] .
   *[other] : { $parts }.
}
review-lost = { $kind ->
    [blunder] { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
    }
    [slip] { $count ->
        [one] 1 slip
       *[other] { $count } slips
    }
    [small] { $count ->
        [one] 1 small loss
       *[other] { $count } small losses
    }
    [unsure] { $count ->
        [one] 1 uncertain loss
       *[other] { $count } uncertain or small losses
    }
   *[better] { $count ->
        [one] 1 better move than expected
       *[other] { $count } better moves than expected
    }
} { $points }{ $most ->
    [none] {""}
   *[other] {" "}(the largest { $most } in round { $round })
}
review-says-luck = 🎲 The dice { $sign ->
    [minus] cost **{ $points }**.
   *[plus] brought **{ $points }**.
}
review-says-gained = ⚔️ The other player’s decisions { $sign ->
    [minus] cost **{ $points }**.
   *[plus] gave away **{ $points }**.
}
review-says-rest = { $unit ->
    [chance] 🔎 The estimates missed **{ $points }**.
   *[points] 🔎 Other players’ moves and estimation error: **{ $points }**.
}
review-equation = { $terms } = **{ $end }**{ $unit ->
    [chance] %
   *[points] {""}
}
review-chart = The points in the course of the game, after rounds { $rounds }.
review-axis = Round
review-share = -# { $who ->
    [you] Your decisions
   *[other] The decisions
}{ $part ->
    [none] {" "}cost more than the { $base } points within reach.
    [all] : { $accuracy }%. They made all { $base } points within reach, and more.
    [good] : { $accuracy }%. Best or good: { $good } of { $decisions }. All other figures are chances of winning in per cent.
   *[some] : { $accuracy }%. They kept { $kept } of the { $base } points within reach.
}

review-luckiest = -# 🍀 Luckiest throw: { $throw } in round { $round }, { $luck }
review-unluckiest = -# 🌧️ Unluckiest throw: { $throw } in round { $round }, { $luck }
review-throw = 🎲 { $throw }: luck { $luck }
review-mattered = { $count ->
    [one] **The decision that mattered most:**
   *[other] **The { $count } decisions that mattered most:**
}
review-decision = { $sign } { $round ->
    [none] {""}
    [0] Before the first throw: {""}
   *[other] Round { $round }: {""}
}{ $move } · { $grade ->
    [best] best
    [fine] fine
    [slip] slip, lost { $loss } ± { $error }
   *[blunder] blunder, lost { $loss } ± { $error }
}
review-better = > Better: { $hint }
review-better-short = > Better: **{ $move }**
review-round = **{ $player }** · { $round ->
    [0] before the first throw
   *[other] round { $round }
}
review-no-choice = There was nothing to decide in this round.
review-drawn = -# { $shows ->
    [both] Solid: the better move. Dashed: { $who ->
        [you] your move.
       *[other] the move made.
    }
   *[first] On the sheet: the better move.
}
review-after = -# The sheet after { $round ->
    [0] the start
   *[other] round { $round }
}.

review-to-round = { $round ->
    [0] Start
   *[other] Round { $round }
}
review-rounds = Round by round
review-back = Back
review-on = Next
review-next-mistake = Next mistake
review-previous-mistake = Previous mistake
review-overview = Overview
review-choose = Another player
review-publish = { $mode ->
    [solo] Show in the channel
   *[other] Show to the table
}

## A second try at the moment of a mistake, from the page of its round.

review-again-open = Try it again
review-again-title = Second try · { $game }
review-again-ask = **{ $player }** · round { $round }. What would you play? It counts nowhere.
review-again-answer = Show the answer
review-again-back = Back to the round
review-again-result = { $result ->
    [best] ✅ **The best move:** { $move }
    [equal] ✅ **As good as the best move:** { $move }
    [fine] 👌 **Good, if not the best:** { $move }
    [slip] ⚠️ **Not the best:** { $move }
    [blunder] ❌ **Far from the best:** { $move }
    [waiting] 🔍 **Your move:** { $move }. I am comparing it with the best one; that takes a few seconds.
   *[unknown] 🔍 **Your move:** { $move }. I could not compare it this time. Press **Try it again** to have another go.
}
review-again-behind = { $unit ->
    [chance] On average it lowers the chance of winning by **{ $loss }** ± { $error }%.
   *[points] On average it brings **{ $loss }** ± { $error } points less than the best move.
}
review-again-game = { $is_same ->
    [yes] It is the move that was made in the game.
   *[no] In the game: { $move }, { $unit ->
        [chance] { $loss }% less than the best move.
       *[points] { $loss } points less than the best move.
    }
}
review-again-drawn = -# Solid: the best move. Dashed: your move.

## A move of a game that is shown to others.

share-open = Share
share-post = Post it here
share-link = Send a link
share-play = Play
share-copy =
    Copy this and post it where you like:
    ```
    { $said }
    ```
share-said = { $title } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
share-sealed = -# The picture of your move comes with it { $time }: until then others may still be playing this sheet.
share-side = { $which ->
    [before] Before
   *[after] After
}

## The film of a finished game.

film-open = Film
film-play = Play
film-pause = Pause
film-title = ## 🎬 { $title }
film-about = { $marks ->
    [yes] -# ⚠️ marks a slip and ❌ a blunder, in the round in which it was made.
   *[no] -# Open **Review** once, and the film marks the mistakes it finds.
}
film-round = { $round ->
    [0] Before the first throw
   *[other] Round { $round }
}
film-still-alt = { $player }: { $points }.
film-alt = { $seats ->
    [one] The sheet, round by round from { $first } to { $last }, above the points.
    [2] The sheets of both players, round by round from { $first } to { $last }, above the race for points.
   *[other] The sheets of all { $seats } players, round by round from { $first } to { $last }, above the race for points.
}
film-alt-seat = { $player }: { $points } at the end.
board-what-loss = Decisions · { $mode }
board-title-loss = ## 🧠 { $game }: the best decisions
board-unsettled-loss = No player has five reviewed games here yet.
board-counted-loss = -# What a decision lost on average against the best move, by the review of the game: who plays best, not who rolls best. It takes five games that count, each played to its end. The bot reviews finished games by itself when it has time.
