### /home: what is on for a person now, and a way to everything else.

command-home = home
command-home-about = What is on for you now, and everything else a press away

home-turn = Your turn: { $title }
home-turn-about = { $place ->
    [alone] Solo game, waiting for your move.
   *[other] { $place }
}{ $time ->
    [none] { "" }
   *[other] { " " }· ends { $time }
}
home-lobby = { $title } has not started
home-lobby-about = { $place ->
    [alone] { "" }
   *[other] { $place } ·{ " " }
}{ $taken ->
    [one] 1 player
   *[other] { $taken } players
} so far
home-table-about = At the table ({ $taken } of { $seats }): { $players }
home-to-table = To the table
home-cancel = Cancel
home-cancel-ask =
    ### Cancel { $title }?
    Those who have joined lose their seats.
home-waiting = { $title } goes on
home-waiting-about = { $place ->
    [alone] Nothing to do right now.
   *[other] { $place } · the others are still choosing
}
home-challenge = { $player } challenges you
home-challenge-about = { $game }: the same throws for both, each alone. Closes { $time }.
home-new = Learn a game in three minutes
home-new-about = Four throws on a prepared sheet; nothing counts.
home-first = Now play a game alone
home-first-about = Without a clock, and nobody waits for you.
home-daily = { $is_done ->
    [yes] Today’s sheets are done
   *[no] Play today’s sheet
}
home-daily-game = { $game }:{ $state ->
    [open] { " " }open
    [begun] { " " }begun
    [done] { " " }done
   *[points] { " " }{ $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
home-daily-open = { $is_done ->
    [yes] Results
   *[no] Play
}
home-puzzle = { $which ->
    [day] The puzzle of the day
   *[any] A puzzle for you
}
home-puzzle-about = { $game }: { $state ->
    [open] which move is best?
    [solved] solved
   *[missed] not solved
}{ $tries ->
    [0] { "" }
   *[other] { " " }· { puzzle-solved }
}
home-puzzle-any = A moment of a real game: which move is best?
home-puzzle-open = { $is_done ->
    [yes] The answer
   *[no] Solve it
}
home-nothing =
    ## Nothing to do right now
    Open a table, or play alone.

home-table = Open a table
home-alone = Play alone
home-game-alone = Play { $game } alone
home-learn = Learn
home-leaderboard = Leaderboard
home-profile = My profile
home-settings = Settings
home-more-title = ## 🧭 More
home-newest = Review
home-newest-about = **Luck or skill?** The review of your last game, and its film
home-brought = { $count ->
    [one] 🎉 Your link brought somebody
   *[other] 🎉 Your link brought { $count } people
}
home-brought-about = { $count ->
    [one] Somebody who had never played here has opened what you shared.
   *[other] { $count } people who had never played here have opened what you shared.
}
home-duel = Challenge
home-duel-about = **The same throws against somebody**, or against a finished game
home-about = About
home-about-about = **What this bot is**, and a link to add it to a server
home-back = Home
home-which = { $what ->
    [table] ### Which game?
   *[alone] ### Which game do you want to play alone?
}
home-opened = ✅ Your table is open in this channel. Others press **Join**, and **Computer** adds computer players.
refused-review-none = You have not finished a game yet. After that, its review is here.

## The bot's first and only message to a server that it has just joined.

greeting =
    👋 **Roll and write, together:** { $games }
    Everybody plays the same dice on a sheet of their own. `/home` shows each of you what is on; I am quiet until somebody plays.
greeting-sheets = A sheet of { $games }, each in the middle of a game.
greeting-table = First table
greeting-daily = Daily sheet here
