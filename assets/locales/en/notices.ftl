### Turn notices, in games that go on for days, and the page that sets them.

turn-notice = 🎲 { $player ->
    [none] Your turn
   *[other] { $player }, your turn
} in **{ $title }** in { $channel }. Your time ends { $time }.
turn-late = ⏳ { $player ->
    [none] A game
   *[other] { $player }, a game
} still waits for you: **{ $title }** in { $channel }. Your time ends { $time }.
turn-sheet = To my sheet
turn-change = Notices

notify-title = ## 🔔 When it is your turn
notify-hint =
    In games where a turn may take a day, I tell you once when it is your turn and once when a quarter of the time is left. Nothing comes if you have moved by then.
    -# Changes are saved at once. In games with shorter turns I tell nobody.
notify-place = { $place ->
    [dm] By direct message
    [channel] In the game’s channel
   *[none] Not at all
}
notify-where = **Where:** { $place }
notify-where-choose = Somewhere else …
notify-quiet = { $is_on ->
    [yes] **Quiet hours:** from { $from } to { $until }. What comes in between waits until { $until }, if it is still your turn then.
   *[no] **Quiet hours:** none
}
notify-quiet-never = No quiet hours
notify-quiet-from = Quiet from …
notify-quiet-until = … until
notify-time = **Your clock:** I think it is { $time } where you are.
notify-time-choose = No, it is …
notify-minutes-choose = Other minutes …
