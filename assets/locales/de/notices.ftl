### Turn notices, in games that go on for days, and the page that sets them.

turn-notice = 🎲 { $player ->
    [none] Du bist am Zug
   *[other] { $player }, du bist am Zug
}: **{ $title }** in { $channel }. Deine Bedenkzeit endet { $time }.
turn-late = ⏳ { $player ->
    [none] Ein Spiel wartet
   *[other] { $player }, ein Spiel wartet
} noch auf dich: **{ $title }** in { $channel }. Deine Bedenkzeit endet { $time }.
turn-sheet = Zu meinem Blatt
turn-change = Benachrichtigungen

notify-title = ## 🔔 Wenn du am Zug bist
notify-hint =
    In Spielen mit einem Tag Bedenkzeit sage ich dir einmal Bescheid, wenn du am Zug bist, und einmal, wenn noch ein Viertel der Zeit übrig ist. Hast du bis dahin gezogen, kommt nichts.
    -# Änderungen gelten sofort. Bei kürzerer Bedenkzeit sage ich niemandem Bescheid.
notify-place = { $place ->
    [dm] Als Direktnachricht
    [channel] Im Kanal des Spiels
   *[none] Gar nicht
}
notify-where = **Wo:** { $place }
notify-where-choose = Woanders …
notify-quiet = { $is_on ->
    [yes] **Ruhe:** von { $from } bis { $until } Uhr. Was dazwischen fällt, kommt um { $until } Uhr, falls du dann noch am Zug bist.
   *[no] **Ruhe:** keine feste Zeit
}
notify-quiet-never = Keine Ruhezeit
notify-quiet-from = Ruhe ab …
notify-quiet-until = … bis

# The clock by which a person lives.
clock-now = { $kind ->
    [city] **Deine Uhr:** { $time }, { $city }
    [fixed] **Deine Uhr:** { $time }, das ganze Jahr { $city }. Wähl eine Stadt, dann gilt ihre Sommerzeit.
   *[none] **Deine Uhr:** nicht gestellt, also gilt UTC: { $time } Uhr. In welcher Stadt ist es so spät wie bei dir?
}
clock-cities = { $hours ->
    [none] Stadt wählen …
   *[other] Wo es gerade { $hours } ist …
}
clock-other-time = Keine? Bei mir ist es …
