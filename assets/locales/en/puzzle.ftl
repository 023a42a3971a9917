# Puzzles: /puzzle, its pages, and the one in a server's daily message.
command-puzzle = puzzle
command-puzzle-about = Find the best move in a moment of a real game
option-theme = theme
option-theme-about = What the best move is about
mode-puzzle = Puzzles
puzzle-figure = Puzzle rating

puzzle-about = One move is at least three points better than all others. Which? Your first answer counts.
puzzle-sure = Your move: **{ $move }**. Is that your answer?
puzzle-answer = That is my answer
puzzle-back = Choose again
puzzle-result = { $is_solved ->
    [yes] ✅ **Solved!** You found the best move: { $move }.
   *[no] ❌ **Not the best.** You chose: { $move }. The sheet shows the best move.
}
puzzle-lead = On average it brings { $whole }.{ $tenths } points more than any other move.
puzzle-motifs = -# Theme: { $motifs }
puzzle-rating = 📈 Your puzzle rating: **{ $rating }** ± { $margin } ({ $change }). The puzzle is at { $puzzle } now.
puzzle-tries = -# { $tries ->
    [one] You are the first to try it.
   *[other] Solved by { $solved } of { $tries }.
}
puzzle-next = Another puzzle
puzzle-you = You
puzzle-of-day = 🧩 **Puzzle of the day:** one move is at least three points better than all others. Which?
puzzle-try = Try it
puzzle-yesterday = **Yesterday’s puzzle** ({ $game }): { $hint }

refused-puzzle-none = There is no puzzle for you at the moment. New ones come by themselves, out of people’s games and of those that the bot plays in its free time: try again in a few minutes.
refused-puzzle-none-of-motif = You have tried all puzzles of this theme. Choose another one, or none.
refused-puzzle-gone = This puzzle is not there any more. `/puzzle` has another.
refused-puzzle-own-game = This puzzle comes from a game that you played, so it would be no puzzle to you. `/puzzle` has others.

settings-puzzle = { $puzzles ->
    [on] **Puzzle of the day**: in the daily message, with yesterday’s answer.
   *[off] **Puzzle of the day**: can come with the daily message.
}
settings-puzzle-on = Show puzzles
settings-puzzle-off = No puzzles
