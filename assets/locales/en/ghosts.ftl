# Ghosts, the games against them, and challenges with /challenge.

mode-ghosts = Against ghosts
ghost-play = Race its ghosts
ghost-name = { $whose ->
    [person] { $name }’s ghost
    [computer] The ghost of computer { $name }
   *[nobody] A ghost
}
ghost-title = { $some ->
    [yes] ### 👻 A finished game of { $game } once more
    Choose one of your games: its throws come again, and its ghosts play as they did.
   *[no] ### 👻 No finished game of { $game } yet
    Play one to its end; then you can race its ghosts here.
}
ghost-choose = Against which game?
ghost-champion = Last season’s champion here
ghost-offer = { $which ->
    [best] Your best: { $level }
   *[newest] { $mode }, { $level }
} · { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $game }
panel-ghosts = against ghosts
panel-ghosts-over = -# 👻 Nothing counts against ghosts. The throws are those of game { $source } · 🔒 { $seal } · game { $game }
seal-ghosts =
    🔒 **The dice of game { $game } are those of game { $source }:**
    `{ $hash }`
    This is the SHA-256 of the seed from which both have their throws. That game is over, so its seed may be known already; **Fair dice** checks the throws of this one when it ends.
verify-ghosts = 👻 The throws of this game are those of game { $game }{ $skipped ->
    [none] { "" }
   *[other] , without number { $skipped }, which was thrown again there: it is left out here, but counts in the numbers below
}.
verify-challenge = These throws belong to a challenge that is still open. Ask again when its result has been posted.

refused-ghost-none = There is no finished game to play against. Finish one first.
refused-ghost-not-over = You can play against this game once it has been played to its end.
refused-ghost-daily = Others may still be playing this daily sheet. You can play against the game { $time }.
refused-ghost-old = This game is too old to be played against: its throws cannot be made once more.
refused-ghost-moves = Nobody can play against this game: in a new one, the moves that were made then would not all be possible.
refused-challenge-open = The throws of this game belong to an open challenge, so nobody gets to see them before its result is posted.

command-challenge = challenge
command-challenge-about = Play alone now; then somebody else plays the same throws
option-challenged-about = Whom you challenge; they get one message
option-challenge-game-about = Which game; by default the one you play
option-challenge-level-about = The level; by default the usual one
panel-challenge = -# ⚔️ { $game ->
    [first] Your challenge: when this game is over, the other one gets a message and may play the same throws.
   *[answer] A challenge: you play the same throws, and whoever has more points wins.
} No hints; whoever leaves, or takes more than three days, has lost. The throws stay secret until the result is posted in the channel.
panel-challenge-over = ⚔️ { $game ->
    [first] Now your challenge goes out. The result is posted in the channel where you made it.
    [lost] You have lost the challenge: the game was not played to its end.
   *[answer] You have both played: the result is posted in the channel where the challenge was made.
}
seal-challenge =
    🔒 **The dice of game { $game } are those of game { $source }:**
    `{ $hash }`
    This is the SHA-256 of the seed from which both games of this challenge have their throws. The seed stays secret until the result is posted; then **Fair dice** checks the throws of this game.
challenge-ask = ⚔️ { $challenger } challenges you: **{ $title }**. You play the same throws, alone and without hints, and whoever has more points wins. The result comes in { $channel }. It counts for nothing but the board of challenges. Open until { $time }; once you accept you have three days, and leaving loses.
challenge-ask-here = { $player }: { $ask }
challenge-accept = Accept
challenge-refuse = No, thanks
challenge-refused = All right, no challenge.
challenge-played = ⚔️ **Challenge · { $title }**
challenge-won = { $winner } wins against { $loser }: { $points } to { $other }.
challenge-tie = { $challenger } and { $opponent } tie with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
challenge-given-up = { $loser } challenged { $winner }, did not play to the end, and has lost.
challenge-not-finished = { $winner } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $loser } did not play to the end.
challenge-as-it-stands = { $challenger } made { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $opponent } did not play.
challenge-stopped = { $challenger } made { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $opponent } did not play to the end.
mode-challenge = Challenges

refused-challenge-over = This challenge is over.
refused-not-challenged = This challenge is for somebody else.
refused-challenged-self = You cannot challenge yourself. To play against your own best game, choose **Ghosts** behind **More** in /home.
refused-challenged-bot = { $player } is a bot. Challenge a person.
refused-challenged-stranger = { $player } is not on this server. Challenge somebody who is.
refused-challenged-already = You have an open challenge with { $player }. Wait for its result.
refused-challenged-too-often = You have challenged the same person { $count } times lately. You can do it again { $time }.
refused-challenges-of-host = { $count } challenges of yours are open. Wait for a result, then make the next one.
refused-challenges-of-guest = { $player } has many open challenges already. Try again later.
refused-challenge-level = There is no such level. Choose one of { $levels }.
refused-challenge-not-alone = This game cannot be played alone, so there are no challenges in it.

# On profiles.
challenge-figure = Challenges
