### Puzzles: /puzzle, its pages, and the one in a server's daily message.

command-puzzle = puzzle
command-puzzle-about = Find the best move in a moment of a real game
option-theme = theme
option-theme-about = What the best move is about
mode-puzzle = Puzzles
puzzle-figure = Puzzle rating

puzzle-title = Puzzle · { $game }
puzzle-about = One move is clearly better than all others. Which one? Your first answer counts.
puzzle-sure = Your move: **{ $move }**. Is that your answer?
puzzle-answer = That is my answer
puzzle-back = Choose again
puzzle-result = { $is_solved ->
    [yes] ✅ **Solved!** You found the best move.
   *[no] ❌ **Not the best.** Dashed: your move, { $move }. Solid: the best one.
}
puzzle-lead = On average the best move brings { $points } points more than any other move.
puzzle-behind = On average your move brings { $points } points less.
puzzle-motifs = Theme: { $motifs }
puzzle-difficulty = -# { $level ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}{ $tries ->
    [0] { "" }
   *[other] , solved by { $solved } of { $tries }
}
puzzle-instead = { $is_other ->
    [yes] You have tried every puzzle of { $game }. Here is one of { $other }.
   *[no] You have tried every puzzle with this theme. Here is another one.
}
puzzle-is-of-day = 🧩 **Puzzle of the day**{ $days ->
    [0] { "" }
    [one] { " " }· 🔥 1 day in a row
   *[other] { " " }· 🔥 { $days } days in a row
}{ $best ->
    [0] { "" }
   *[other] { " " }· best { $best }
}
puzzle-streak = 🔥 { $days ->
    [0] No streak yet: solve today’s puzzle at the first try
    [one] Streak: today’s puzzle solved 1 day in a row
   *[other] Streak: the day’s puzzle solved { $days } days in a row
}{ $best ->
    [0] { "" }
   *[other] { " " }· best { $best }
}
puzzle-history = **Your last puzzles**
puzzle-history-empty = You have not tried any yet.
puzzle-history-day = puzzle of the day
puzzle-history-open = Look at one again…
puzzle-history-button = My puzzles
puzzle-run-button = Three minutes
puzzle-run = ⏱️ **Three minutes of { $game }**: solve as many puzzles as you can. The first wrong answer ends the run. Your rating stays as it is.{ $best ->
    [0] { "" }
   *[other] { " " }Your best: **{ $best }**.
}
puzzle-run-theme = { $motif }: { $best }
puzzle-run-any = Any theme
puzzle-run-choose = Only one theme…
puzzle-run-go = { $is_again ->
    [yes] Once more
   *[no] Start
}
puzzle-run-now = ⏱️ **{ $solved } solved** · time is up { $until }
puzzle-run-over = ⏱️ { $is_late ->
    [yes] **Time is up:**
   *[no] **The run is over:**
} { $solved } solved{ $is_record ->
    [none] .
    [yes] , your best yet!
   *[no] . Your best is { $best }.
}
puzzle-run-best = ⏱️ { $game }, three minutes: best { $best }
puzzle-to-day = Puzzle of the day
puzzle-rating = { $sign } Your puzzle rating: **{ $rating }** ± { $margin } ({ $change }). The puzzle is at { $puzzle } now.
puzzle-unrated = Not rated: the answer to this puzzle had already been shown.
puzzle-next = Another puzzle
puzzle-you = You
puzzle-of-day = 🧩 **Puzzle of the day** ({ $game }): which move is best?{ $tries ->
    [0] { "" }
   *[other] { " " }· { puzzle-solved }
}
puzzle-solved = { $solved } of { $tries } solved it
puzzle-try = Solve it
puzzle-shared = { $is_solved ->
    [yes] I found the best move.
   *[no] I missed the best move.
} Do you see it?
puzzle-yesterday = -# **Yesterday’s puzzle** ({ $game }): { $hint }{ $tries ->
    [0] { "" }
   *[other] { " " }· { puzzle-solved }
}

refused-puzzle-none = You have tried every puzzle there is. The bot makes new ones from finished games: look again tomorrow.
refused-puzzle-gone = This puzzle is not there any more. `/puzzle` has another.
refused-puzzle-own-game = This puzzle comes from a game that you played, so it would be no puzzle to you. `/puzzle` has others.
refused-puzzle-had-day = You already had your try at today’s puzzle before you deleted your data. The next one comes tomorrow; `/puzzle` has others.

settings-puzzle = { $value ->
    [yes] **Puzzle of the day**: in the daily message, with yesterday’s answer.
   *[no] **Puzzle of the day**: can come with the daily message.
}
settings-puzzle-switch = { $value ->
    [yes] No puzzles
   *[no] Show puzzles
}
board-what-puzzle = Rating in puzzles
board-title-puzzle = ## 🧩 { $game }: puzzle ratings
board-note-puzzle = ± { $margin }, { $games ->
    [one] 1 puzzle
   *[other] { $games } puzzles
}
board-unsettled-puzzle = No puzzle rating is settled here yet. Solve a few: `/puzzle`.
board-counted-puzzle = -# A puzzle solved moves you up, a wrong answer down. This lists settled ratings of people who have solved one within 30 days{ $where ->
    [here] { " " }and have played on this server.
   *[everywhere] .
}
