### The daily sheet: /daily, its page, what is shown to others, and a server's daily message.

command-daily = daily
command-daily-about = Play today’s sheet: the same throws for everybody, one try counts
option-day = day
option-day-about = An earlier day, such as 2026-11-22, to look at or to play

panel-daily = { $name }{ $express ->
    [yes] { " " }(express)
   *[no] { "" }
}, { $kind ->
    [practice] this one doesn’t count
   *[try] this one counts
}
daily-name = { $game } daily { $number }
daily-about = { $throws ->
    [0] { $level }
   *[other] Express, { $throws } throws · { $level }
} · par { $par } · { $is_open ->
    [daily] next sheet { $time }
    [weekly] closes { $time }
   *[no] { $time }
}
# Told before the one try begins.
daily-explain-what = **The same throws for everybody.** You play alone and without hints, and then see how the others did.
daily-explain-length = { $throws ->
    [0] **About 20 minutes:** on Sundays the long game, as in the booklet.
   *[other] **About five minutes:** { $throws } throws, our own short variant of solo. On Sundays the game is long.
}
daily-explain-once = **It counts once:** your first game on this sheet. You can play it again after that, but it won’t count. You may pause until the end of tomorrow.
daily-explain-streak = **Streak:** the days on which you finish a sheet of any game. You start with two freezes ❄️, which cover days you miss; every seventh day brings one back.
# On the sheet of a week.
daily-explain-week = **One try, about 20 minutes:** the long game, on a hard level. Your first game counts if you finish it before the sheet closes { $time }.
daily-explain-medals = **Medals:** the first three on each server, and the first three everywhere, win one for their profile. Places also bring points for a season of twelve weeks.
# To those who know it.
daily-explain-again = { $throws ->
    [0] The same throws for everybody, about 20 minutes, and your first game counts. You may pause until the end of tomorrow.
   *[other] The same throws for everybody, about five minutes, and your first game counts. You may pause until the end of tomorrow.
}
daily-not-played = You did not play this sheet. You can still play it; it no longer counts.
daily-begun = You have begun this sheet. It closes { $time }: finish it before then, and it counts.
daily-no-result = { $why ->
    [late] You finished this sheet too late for it to count.
    [deleted] You already had your try at this sheet before you deleted your data. You can play it again, but it won’t count.
   *[stopped] You gave up your game on this sheet, so nothing counts.
}
daily-streak = 🔥 { $days ->
    [0] No streak yet
    [one] Streak: 1 day
   *[other] Streak: { $days } days
}{ $best ->
    [0] { "" }
   *[other] { " " }· best { $best }
}{ $freezes ->
    [0] { "" }
    [one] { " " }· ❄️ 1 freeze
   *[other] { " " }· ❄️ { $freezes } freezes
}{ $used ->
    [0] { "" }
    [one] { " " }· a freeze kept it going over the day you missed
   *[other] { " " }· { $used } freezes kept it going over the days you missed
}
daily-board = { $where ->
    [here] **On this server**
   *[everywhere] **Everywhere**
}{ $group ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }· 🔥 { $group } days in a row
}
daily-board-closed = You see the results once you have finished; everybody sees them { $time }.
daily-board-empty = Nobody has finished this sheet yet.
daily-row = { $place ->
    [1] 👑
   *[other] **{ $place }**
} { $players } · { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $percent }%
daily-more = { $count } more
daily-seal = -# 🔒 The seal of the throws: `{ $hash }`. The seed is published { $time }, when no game on this sheet can count any more.
daily-seed = -# 🔓 Seal: `{ $hash }`. Seed: `{ $seed }`. **More** and **Fair dice** below your game on this sheet check every throw.
daily-play = Play
daily-play-game = Play { $game }
daily-continue = Continue
daily-open = Results
daily-number = Daily { $number }
daily-share-text =
    { $name } · { $points ->
        [one] 1 point
       *[other] { $points } points
    } · { $percent }% of par
    { $story }{ $streak ->
        [0] { "" }
       *[other] { " " }· streak { $streak }
    }
    Play it: /daily
# How a result stands.
daily-ahead = { $form ->
    [first] the first to finish
    [place] place { $place } of { $count }
   *[percent] better than { $percent }%
}
daily-end-standing = { $count ->
    [0] 🌍 Everywhere: { $everywhere }
   *[other]
        🏅 On this server: place { $place } of { $count }
        🌍 Everywhere: { $everywhere }
}
# Above the histogram of all results.
daily-spread = Everyone today
daily-end-freeze = ❄️ You have earned a freeze.
# The board of a week.
daily-week = Week
daily-back = Back to the sheet
daily-to-today = Today’s sheet
daily-week-title = ## 📆 The week { $where ->
    [here] on this server
   *[everywhere] everywhere
}
daily-week-about = { $since } to { $until }, in UTC. Each sheet brings your share of par: 100 points for par itself. The sheets of a day are added up, and your best five days count.
daily-week-without-today = -# Each of today’s sheets is added once you have finished it.
daily-week-empty = Nothing counts for this week yet.
daily-week-row = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }**
} { $players } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
daily-leads = Leading today: { $players }
# Streaks that two people keep together.
daily-pairs = Pairs
daily-pairs-title = ## 🤝 Streaks for two
daily-pairs-about = A day counts when both of you have finished a sheet. Two freezes bridge missed days, as in your own streak. You can keep up to { $most }, each with somebody else.
daily-pairs-nobody = Nobody else has played a daily sheet here lately. Share your result, and ask once somebody has joined in.
daily-pairs-not-here = To ask somebody, open this page on a server where you both play.
daily-pair-ask = Ask somebody here…
daily-pair-kept = **{ $player }** · 🔥 { $days ->
    [0] no day together yet
    [one] 1 day
   *[other] { $days } days
}{ $best ->
    [0] { "" }
   *[other] { " " }· best { $best }
} · ❄️ { $freezes }{ $used ->
    [0] { "" }
    [one] { " " }· a freeze kept it going over the day you missed
   *[other] { " " }· { $used } freezes kept it going over the days you missed
}
daily-pair-today = Today: you { $own ->
    [yes] ✅
   *[no] ⬜
} · { $player } { $other ->
    [yes] ✅
   *[no] ⬜
}
daily-pair-end = End
daily-pair-waits = You have asked { $player }. No answer yet.
daily-pair-withdraw = Take back
daily-pair-asks = 🤝 { $player } asks you to keep a streak together.
daily-pair-asking = 🤝 { $asker } asks { $asked } to keep a streak of daily sheets together.
daily-pair-accept = Count me in
daily-pair-refuse = No, thanks
daily-pair-answered = { $accepted ->
    [yes] 🤝 { $asker } and { $asked } keep a streak of daily sheets together, starting today.
   *[no] { $asker } asked { $asked } to keep a streak together. Not this time.
}
# The reminder.
daily-remind = Remind me
daily-remind-title = ## ⏰ Reminder
daily-remind-about = A direct message once a day, at a time you choose. It does not come if you have already finished a sheet that day, and it ends by itself if you close your direct messages.
daily-remind-state = { $state ->
    [on] It comes at **{ $time }**.
   *[off] It is **off**.
}
daily-remind-set-clock = Set my clock
daily-remind-choose = Remind me at…
daily-remind-stop = Stop reminding me
daily-remind-stopped = 🔕 You will not be reminded any more. **Remind me** on the page of `/daily` brings it back.
daily-reminder = 📅 Today’s daily sheets are waiting for you; the next ones come { $time }.{ $days ->
    [0] { "" }
    [one] { " " }🔥 Your streak: 1 day.
   *[other] { " " }🔥 Your streak: { $days } days.
}
refused-pair-known = You cannot ask this person now: they have not played here lately, or one of you has already asked the other. **Pairs** shows what is open.
refused-pair-not-asked = Nobody is asking you here any more. Your streaks for two are under **Pairs** on the page of `/daily`.
refused-pairs-full = You can keep up to { $most } streaks for two. End one of yours first.
seal-daily =
    🔒 **The throws of this sheet are sealed:**
    `{ $hash }`
    They come from a secret seed, the same for everybody; this is its SHA-256. The seed is published on { $time }, when no game on it can count any more; then **Fair dice** shows it, and checks your game { $game }. Keep the whole seal: eight characters alone would prove little.
verify-daily-sealed = The throws of this sheet come from a secret seed. Others may still be playing it, so it stays sealed; ask again { $time }.
verify-daily = -# Compare the seal with the one that `/daily` showed you; it is the SHA-256 of the seed. Each die of throw n (counted in the order above, from 1) takes a byte of `HMAC-SHA256(seed, "{ $name }::n:0")` and shows that byte modulo its number of sides, plus 1; with six sides, bytes above 251 are skipped. No press goes in, so that everybody gets the same throws. What this does not prove: whoever runs the bot could have chosen the seed, and can read it while you play.

refused-no-daily = There is no daily sheet for that day. Type `/daily` for today’s.
refused-daily-begun = You have just begun this sheet. Type `/daily` to go on.
refused-daily-open = This game shows throws of a sheet that others may still be playing. You can see it { $time }.
refused-review-daily = A review shows throws of this sheet, which others may still be playing. You can show it { $time }.

## The message that a server's administrators ask for in its settings.

digest-title = ## 📅 Today’s sheets
digest-yesterday = The champions of yesterday, daily { $number }:
# The best result of a game, and in one small line those behind it.
digest-champion = **{ $game }** { $row }
digest-others = -# { $rows }
digest-other = **{ $place }** { $players } { $percent }%
digest-today = { $players ->
    [one] 1 person has played today
   *[other] { $players } people have played today
}
digest-about = -# { $about }
digest-week = { $state ->
    [over]
        🏆 **Last week’s podium**
        { $rows }
    [ending]
        🏆 **This week’s podium, with hours to go**
        { $rows }
   *[running] 🏆 **This week so far:** { $rows }
}
digest-nobody = Be the first today.
digest-group = 🔥 { $days ->
    [one] Server streak: 1 day
   *[other] Server streak: { $days } days
}
settings-daily = **Daily message**, with yesterday’s results of the daily sheets, and a message when the sheet of the week opens and closes: { $channel ->
    [none] off
   *[other] { $channel }, from { $hour }:00 UTC
}
settings-daily-choose = In this channel…
settings-daily-hour = Another hour…
settings-daily-off = Switch off
settings-daily-here = 📅 From tomorrow on, a silent message a day brings the daily sheets and yesterday’s results into this channel. Two more a week announce the sheet of the week and its champions. `/settings` changes the hour, or switches it off.

## On profiles.

daily-figure = Daily streak
daily-figure-best = Best daily streak
daily-figure-pair = Streak in pairs
board-what-daily = Daily sheets
board-title-daily = ## 📅 { $game }: daily sheets
board-note-daily = { $games ->
    [one] 1 day
   *[other] { $games } days
}
board-unsettled-daily = No daily sheet counts here yet. Today’s is open: `/daily`.
board-counted-daily = -# Each daily sheet brings your share of par: 100 points for par itself. One try a day counts.

## The sheet of a week.

weekly-number = Sheet of the week { $number }
weekly-until = Closes { $time }
weekly-film = Best game
weekly-spread = Everyone
weekly-opened = The same throws for everybody, on every server. One try, and the first three win medals.
weekly-players = { $players ->
    [one] 1 person here has finished it
   *[other] { $players } people here have finished it
}
weekly-over = ## 🏆 { $name }: the champions
weekly-season = Season
weekly-season-title = ## 🏆 The season { $where ->
    [here] on this server
   *[everywhere] everywhere
}
weekly-season-about = Twelve weeks, { $since } to { $until }. First place on a week’s sheet brings 10 points, each place after it one fewer, and whoever finishes gets at least 1.
weekly-season-empty = No week of this season is over yet.
# On profiles.
weekly-figure = Weekly medals
weekly-medals = { $where ->
    [here] Weekly medals on servers
   *[everywhere] Weekly medals everywhere
}: { $medals }
