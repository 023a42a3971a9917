command-applause = applause
command-applause-about = How often you have applauded
applause-button = Applaud
applause-given = { $loud ->
    [yes] You have applauded game { $game } loudly.
   *[no] You have applauded game { $game }.
}
applause-loud = { $value ->
    [yes] **Applause**: loud
   *[no] **Applause**: quiet
}
applause-loud-switch = { $value ->
    [yes] Be quiet
   *[no] Be loud
}
applause-count = { $games ->
    [one] You have applauded one game.
   *[other] You have applauded { $games } games.
}
board-what-played = Games finished
board-title-played = ## 🎬 { $game }: the most games finished
board-counted-played = -# Every game to its end counts.
