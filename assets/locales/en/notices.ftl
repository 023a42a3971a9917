### Turn notices, in games that go on for days, and the page that sets them.

turn-notice = 🎲 { $player ->
    [none] Your turn
   *[other] { $player }, your turn
} in **{ $title }** in { $channel }. Your time ends { $time }.
turn-late = ⏳ { $player ->
    [none] A game
   *[other] { $player }, a game
} is still waiting for you: **{ $title }** in { $channel }. Your time ends { $time }.
turn-sheet = To my sheet
turn-change = Notifications

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
notify-where-choose = Somewhere else…
notify-quiet = { $is_on ->
    [yes] **Quiet hours:** from { $from } to { $until }. What comes in between waits until { $until }, if it is still your turn then.
   *[no] **Quiet hours:** none
}
notify-quiet-never = No quiet hours
notify-quiet-from = Quiet from…
notify-quiet-until = … until

# The clock by which a person lives.
clock-now = { $kind ->
    [city] **Your clock:** { $time }, { $city }
    [fixed] **Your clock:** { $time }, { $city } all year round. Choose a city, and summer time counts as it does there.
   *[none] **Your clock:** not set, so I go by UTC: { $time }. Which city has your time?
}
clock-cities = { $hours ->
    [none] Choose a city…
   *[other] Where it is { $hours } now…
}
clock-other-time = None of these? It is…
