### Hints: the master's move and one sentence that says why.

option-hints = hints
option-hints-about = Allow hints? The game then does not count for the leaderboard
panel-hint = Hint
hint = 💡 **{ CAPITAL($move) }.** { $reason }
hint-ask = 💡 A hint shows what the strongest computer player would do, and why. **A game with hints does not count for the leaderboard.** Show them in this game?
hint-yes = Show hints
hint-no = Play without
hint-take = Take the hint
hint-back = Hide the hint
casual = 💡 With hints: this game does not count for the leaderboard.
refused-hints-off = This game is played without hints, so it counts for the leaderboard.
refused-hint-late = Too late for a hint: you have already chosen, or the game has moved on.
hint-differs-nothing = Nothing simple tells the two moves apart; the computers’ games just end better this way.

## How it may go on after a move, and after another one.

ahead-open = Show how it goes on
ahead-title = How it may go on
ahead-side = { $which ->
    [better] The better move
    [hint] The hint
    [yours] Your move
   *[other] Another move
}
ahead-about = 🔭 { $throws ->
    [one] The next throw
   *[other] The next { $throws } throws
} of a typical game: made up, and the same for both moves.
ahead-marked = -# Marked on both sheets: what came since, with the points so far.
ahead-alike = 🔭 Every computer player would make this move, so there is none to compare it with.
ahead-alt-side = { $side }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
pair-alt = Throws: { $throws }.
