# The daily sheet: /daily, its page, what is shown to others, and a server's daily message.
command-daily = daily
command-daily-about = Play today’s sheet: the same throws for everybody, one try counts
option-day = day
option-day-about = An earlier day, such as 2026-11-22, to look at or to practise

panel-daily = daily { $number }, { $kind ->
    [practice] practice
   *[try] this one counts
}
daily-title = ## 📅 { $game } daily { $number }
daily-about = { $level } · 🎯 par { $par } · { $is_open ->
    [yes] next sheet { $time }
   *[no] { $time }
}
daily-not-played = { $is_open ->
    [yes] The same throws for everybody. Your first game on this sheet counts, and there are no hints.
   *[no] You did not play this sheet. You can still practise on it.
}
daily-begun = You have begun this sheet. Finish it { $time }, and it counts for its day.
daily-no-result = { $why ->
    [late] You finished this sheet too late for its day.
    [deleted] You had your try at this sheet before you deleted your data. You can practise on it.
   *[stopped] You gave up your game on this sheet, so nothing counts for the day.
}
daily-streak = 🔥 { $days ->
    [0] No streak yet
    [one] Streak: 1 day
   *[other] Streak: { $days } days
}{ $best ->
    [0] { "" }
   *[other] { " " }· best { $best }
}{ $freezes ->
    [0] { "" }
    [one] { " " }· ❄️ 1 freeze left
   *[other] { " " }· ❄️ { $freezes } freezes left
}{ $used ->
    [0] { "" }
    [one] { " " }· a freeze kept it going over the day you missed
   *[other] { " " }· { $used } freezes kept it going over the days you missed
}
daily-board = { $where ->
    [here] **On this server**
   *[everywhere] **Everywhere**
}{ $group ->
    [0] { "" }
    [one] { " " }· 🔥 played 1 day in a row
   *[other] { " " }· 🔥 played { $group } days in a row
}
daily-board-closed = The results open for you once you have finished, and for everybody { $time }.
daily-board-empty = Nobody has finished this sheet yet.
daily-row = { $place ->
    [1] 👑
   *[other] **{ $place }**
} { $players } · { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $percent } %
daily-more = { $count } more
daily-seal = -# 🔒 The seal of the throws: `{ $hash }`. The seed is published { $time }, when nobody can play for this day any more.
daily-seed = -# 🔓 Seal: `{ $hash }`. Seed: `{ $seed }`. `/verify` with the id of your game on this sheet checks every throw.
daily-play = Play
daily-play-today = Play today’s sheet
daily-continue = Go on
daily-practise = Practise
daily-share = Share
daily-open = The day’s results
daily-number = Daily { $number }
daily-share-text =
    { $game } daily { $number } · { $points ->
        [one] 1 point
       *[other] { $points } points
    } · { $percent } % of par
    { $squares }{ $streak ->
        [0] { "" }
       *[other] { " " }· streak { $streak }
    }
daily-shared =
    { $player }
    { $said }
seal-daily =
    🔒 **The throws of this daily sheet are sealed:**
    `{ $hash }`
    They come from a secret seed, the same for everybody; this is its SHA-256. The seed is published on { $time }, when nobody can play this sheet for its day any more; then `/verify { $game }` shows it and checks your game. Keep the whole seal: eight characters alone would prove little.
verify-daily-sealed = The throws of this daily sheet come from a secret seed. Others may still be playing it, so it stays sealed; ask again { $time }.
verify-daily = -# Compare the seal with the one that `/daily` showed you; it is the SHA-256 of the seed. Each die of throw n (counted in the order above, from 1) takes a byte of HMAC-SHA256(seed, "{ $name }::n:0") and shows that byte modulo its number of sides, plus 1; with six sides, bytes above 251 are skipped. No press goes in, so that everybody gets the same throws. What this does not prove: whoever runs the bot could have chosen the seed, and can read it while you play.

refused-no-daily = There is no daily sheet for that day. Type `/daily` for today’s.
refused-daily-begun = You have just begun this sheet. Type `/daily` to go on.
refused-daily-open = This game shows throws of a daily sheet that others may still be playing. You can see it { $time }.
refused-review-daily = A review shows throws of this daily sheet, which others may still be playing. You can show it { $time }.
refused-daily-no-result = You have no result to share on this sheet.

# The message that a server's administrators ask for in /settings.
digest-title = ## 📅 The daily sheets
digest-today = Played here today: { $players ->
    [0] nobody yet
    [one] 1 person
   *[other] { $players } people
}
digest-game = **{ $game } daily { $number }**, yesterday
digest-nobody = Nobody played yesterday.
digest-group = 🔥 { $days ->
    [one] Server streak: 1 day
   *[other] Server streak: { $days } days
}
settings-daily = **Daily message**, with yesterday’s results of the daily sheets: { $channel ->
    [none] off
   *[other] { $channel }, from { $hour }:00 UTC
}
settings-daily-choose = In this channel …
settings-daily-hour = Another hour …
settings-daily-off = Switch off

# On profiles.
daily-figure = Daily streak
daily-figure-best = Best daily streak
