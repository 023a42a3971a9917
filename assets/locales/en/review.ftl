# The review of a finished game: what was luck, what was skill.

review-open = Review
review-figure = { $sign }{ $whole }.{ $tenths }
review-making = 🔍 { $ahead ->
    [0] This game is being reviewed: **{ $percent } %** done. This usually takes up to a minute.
    [one] Waiting for the review of one other game.
   *[other] Waiting for the reviews of { $ahead } other games.
} This message shows the review when it is there; if it stands still, press **Look again**.
review-again = Look again
refused-old-rules = This game was played by older rules, so it cannot be shown again: by the rules of today it would have gone another way.
refused-review-not-over = Only a game that was played to its end can be reviewed.
refused-review-closed = I may not write in { $channel }, so the review cannot be shown there. Ask a moderator to let me send messages and attach files, then press again.
refused-review-shown = This review is already in the channel.

review-title = ## 🔍 { $title }
review-sum = { $unit ->
    [chance] { $player }: **{ $end } %** = { $start } start { $luck } luck { $loss } decisions { $gained } the other’s decisions { $rest } rest
   *[points] { $player }: **{ $end }** = { $start } start { $luck } luck { $loss } decisions { $rest } rest
}
review-about = { $unit ->
    [chance] -# All figures are chances of winning in per cent: a win is 100, a draw 50. Luck: what the throws brought. Decisions: what better moves would have kept; the other wins what you lose. Rest: where the estimates erred.
   *[points] -# Start: what a strong player makes of such a game on average. Luck: what the throws brought. Decisions: what better moves would have brought. Rest: what neither explains.
}
review-start = start { $points }
review-luck = luck { $points }
review-loss = decisions { $points }
review-gained = the other’s { $points }
review-rest = rest { $points }
review-chance = { $points } %
review-points = { $points } points

review-of = **{ $player }**
review-luckiest = 🍀 Luckiest throw: { $throw } in round { $round }, { $luck }
review-unluckiest = 🌧️ Unluckiest throw: { $throw } in round { $round }, { $luck }
review-throw = 🎲 { $throw }: luck { $luck }
review-start-loss = 🏁 The start before the first throw cost { $loss }; it counts as no mistake.
review-mattered = { $count ->
    [one] The decision that mattered most:
   *[other] The { $count } decisions that mattered most:
}
review-no-mistake = { $decisions ->
    [0] There was nothing to decide.
    [one] The one decision was neither slip nor blunder.
   *[other] No slip and no blunder in { $decisions } decisions.
}
review-small = { $count ->
    [one] One small or uncertain loss: { $most } in round { $round }.
   *[other] { $count } small or uncertain losses, the largest { $most } in round { $round }.
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
review-round = **{ $player }** · { $round ->
    [0] before the first throw
   *[other] round { $round }
}
review-no-choice = There was nothing to decide in this round.
review-drawn = -# On the sheet: { $move ->
    [better] the better move.
   *[best] the move made.
}

review-to-round = { $round ->
    [0] Start
   *[other] Round { $round }
}
review-rounds = Round by round
review-back = Back
review-on = Next
review-overview = Overview
review-choose = Another player
review-publish = { $mode ->
    [solo] Show in the channel
   *[other] Show to the table
}

# The film of a finished game.
film-open = Film
film-title = ## 🎬 { $title }
film-about = { $marks ->
    [yes] -# A ⚠️ slip or a ❌ blunder stands beside whoever made it, in its round.
   *[no] -# **Review** also finds the decisions that mattered; then the film marks them.
}
film-alt = { $seats ->
    [one] The sheet, round by round from { $first } to { $last }, above the points.
   *[other] The sheets of all { $seats } players, round by round from { $first } to { $last }, above the race for points.
}
film-alt-seat = { $player }: { $points } at the end.
