command-applause = applause
command-applause-about = How often you have applauded
applause-button = Applaud
applause-given = You have applauded game { $game }.
applause-count = { $games ->
    [one] You have applauded one game.
   *[other] You have applauded { $games } games.
}
