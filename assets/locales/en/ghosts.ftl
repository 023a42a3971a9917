### Challenges: /challenge and what it opens.

mode-ghosts = Against ghosts
mode-challenge = Challenges
ghost-name = { $whose ->
    [player] { $name }’s ghost
   *[nobody] A ghost
}

## The page that begins a challenge.

command-challenge = challenge
command-challenge-about = Two people, the same sheet and throws, each on their own; or against a finished game
option-challenged-about = The player to challenge
duel-challenge = Challenge
duel-title = ## ⚔️ Challenge
duel-about =
    { $opponent ->
        [none] You both play
       *[other] You and { $opponent } play
    } the same sheet with the same throws, each alone and without hints. Whoever has more points wins.
    -# You go first. Then { $opponent ->
        [none] the other
       *[other] { $opponent }
    } gets a message and sees your points run along below their sheet. Each of you has { $days } days; whoever leaves or runs out of time has lost. The result is posted here.
duel-about-dm = Challenge a game of yours: play its throws once more, and make more points. To challenge somebody else, use a server: the result is posted there.
duel-goal =
    Beat { $player ->
        [own] your
       *[other] { $player }’s
    } **{ $points ->
        [one] 1 point
       *[other] { $points } points
    }** from { $time } with the same throws: { $title }.
    -# You play alone; the line below your sheet shows the points made then, throw by throw. It counts nowhere, and you can play it as often as you like.
duel-who = Who do you want to challenge?
duel-game = Game: { $game }
duel-level = { $level }
duel-length = { $length ->
    [express] Express: { $throws } throws, about five minutes
   *[full] Full game
}
duel-throws = { $is_new ->
    [yes] Throws: new
   *[no] Throws: a finished game
}
duel-new = New throws
duel-offer = { $whose ->
    [best] Your best
    [other] Theirs
   *[newest] Yours
}: { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $level }
duel-begin = Begin

## On the sheet, and when it is full.

panel-ghosts = Against ghosts
panel-rivalry = { $side ->
    [race] Challenge: { $rival ->
        [own] your own game
       *[other] { $rival }’s game
    }
   *[other] Challenge with { $rival }
}
duel-begins = { $side ->
    [challenger] ⚔️ You go first, { $rival } next. Finish by { $time }: leaving or running out of time loses.
    [opponent] ⚔️ The line below your sheet shows { $rival }’s points. Finish by { $time }: leaving or running out of time loses.
   *[race] ⚔️ The same throws: the line below your sheet shows the points { $rival ->
        [own] you made then.
       *[other] { $rival } made.
    }
}
strip-own = You: { $points }
strip-other = To beat: { $points }
duel-next = ⚔️ Now it is { $rival }’s turn, until { $time }. The result is posted in { $channel }; the throws stay secret until then.
duel-over = { $side ->
    [race] ⚔️ { $ahead ->
        [yes] Ahead
        [no] Behind
       *[level] Level
    }: { $own } to { $points } { $rival ->
        [own] back then.
       *[other] by { $rival }.
    }
   *[other] ⚔️ { $ahead ->
        [yes] **You win** the challenge with { $rival }: { $own } to { $points }.
        [no] { $rival } **wins** the challenge: { $points } to { $own }.
       *[level] You and { $rival } **tie**: { $own } each.
    }
}
duel-posted = The result is posted in { $channel }.
duel-lost = ⚔️ You have lost the challenge: the game was not played to its end. The result is posted in { $channel }.
duel-leave = Leave for good? The game ends here, and you have lost the challenge.
ending-rival = { $side ->
    [race] To beat
   *[other] Opponent
}
panel-ghosts-over = -# This game counts nowhere. The throws are those of game { $source } · 🔒 { $seal } · game { $game }
seal-ghosts =
    🔒 **The dice of game { $game } are those of game { $source }:**
    `{ $hash }`
    This is the SHA-256 of the seed from which both have their throws. That game is over, so its seed may be known already; **Fair dice** checks the throws of this one when it ends.
seal-challenge =
    🔒 **The dice of game { $game } are those of game { $source }:**
    `{ $hash }`
    This is the SHA-256 of the seed from which both games of this challenge have their throws. The seed stays secret until the result is posted; then **Fair dice** checks the throws of this game.
verify-ghosts = 👻 The throws of this game are those of game { $game }{ $skipped ->
    [none] { "" }
   *[other] , without number { $skipped }, which was rolled again there: it is left out here, but counts in the numbers below
}.
verify-challenge = These throws belong to a challenge that is still open. Ask again when its result has been posted.

## What a challenge sends.

challenge-ask =
    ⚔️ **{ $challenger } challenges you: { $title }**
    The sheet and the throws are the same for both of you. You play alone and without hints; whoever has more points wins.
    -# Accept by { $time }; then you have three days. If you leave or run out of time, you have lost. The result is posted in { $channel } and counts only on the leaderboard of challenges.
challenge-ask-here = { $player }: { $ask }
challenge-accept = Accept
challenge-refuse = No, thanks
challenge-refused = All right, no challenge.
challenge-played = ⚔️ **Challenge · { $title }**
challenge-won = 🏆 { $winner } wins against { $loser }: **{ $points } to { $other }**.
challenge-tie = { $challenger } and { $opponent } tie with **{ $points ->
    [one] 1 point
   *[other] { $points } points
}**.
challenge-given-up = 🏆 { $winner } wins: { $loser } made the challenge, but did not play to the end.
challenge-not-finished = 🏆 { $winner } wins with **{ $points ->
    [one] 1 point
   *[other] { $points } points
}**: { $loser } did not play to the end.{ $is_early ->
    [yes] { " " }That was before half of the throws, so it is no win on the leaderboard.
   *[no] { "" }
}
challenge-unanswered = { $challenger } made **{ $points ->
    [one] 1 point
   *[other] { $points } points
}**. { $how ->
    [late] { $opponent } did not answer in time, so the challenge is over without a winner.
    [declined] { $opponent } does not play this time, so the challenge is over without a winner.
    [stopped] { $opponent } did not play to the end.
   *[gone] One of the two does not play here any more, so the challenge is over without a winner.
}

refused-ghost-not-over = You can challenge this game once it has been played to its end.
refused-ghost-daily = Others may still be playing this sheet. You can challenge this game { $time }.
refused-ghost-old = This game is too old to be challenged: its throws cannot be repeated. Choose a newer one.
refused-ghost-table = This game was played at a table, so its throws alone are no challenge. With /challenge you can challenge somebody, or a game that was played alone.
refused-challenge-open = The throws of this game belong to an open challenge, so nobody gets to see them before its result is posted.
refused-challenge-over = This challenge is over. /challenge begins a new one.
refused-challenge-guest = I am only a guest here and could not post the result. Challenge others on a server that has me; here you can beat games of your own.
refused-not-challenged = This challenge is for somebody else. /challenge begins one of your own.
refused-challenged-self = You cannot challenge yourself, but you can challenge a game of yours: choose it under **Throws**.
refused-challenged-bot = { $player } is a bot. Challenge a person.
refused-challenged-stranger = { $player } is not on this server. Challenge somebody who is.
refused-challenged-already = You have an open challenge with { $player }. Wait for its result.
refused-challenged-too-often = You have challenged the same person { $count } times lately. You can do it again { $time }.
refused-challenged-nobody = First choose who to challenge.
refused-challenges-of-host = { $count } challenges of yours are open. Wait for a result, then make the next one.
refused-challenges-of-guest = { $player } has many open challenges already. Try again later.
refused-challenge-not-alone = This game cannot be played alone, so there are no challenges in it. Choose another game.

## On profiles.

challenge-figure = Challenges
board-what-challenges = People beaten in challenges
board-title-challenges = ## ⚔️ { $game }: the most people beaten in challenges
board-value-challenges = { $value ->
    [one] 1 person beaten
   *[other] { $value } people beaten
}
board-counted-challenges = -# Everybody you have beaten in a challenge counts once, whoever made it. Whoever leaves or runs out of time has lost; for the other that is a win once half of the throws have been played.
