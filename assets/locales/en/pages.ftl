### The pages beside the game: rules, leaderboard, settings, about, privacy, verify.

command-leaderboard = leaderboard
command-leaderboard-about = Who plays best: ratings, wins and solo scores, on this server or everywhere
command-profile = profile
command-profile-about = Games, ratings and achievements: yours, or those of somebody else
command-settings = settings
command-settings-about = Your pictures, notifications and data; for managers, this server


option-player = player
option-player-about = Whose profile; your own if you name nobody
option-what = what
option-what-about = Ratings or wins at the table, or a level in solo
option-show = show
option-show-about = Show it to everybody in this channel
option-game = game
option-page-game-about = Which game; you can switch on the page
option-game-about = The id of the game: under 🔒 at its table, or in its last message

mode-table = At the table
mode-solo = Solo
mode-daily = Daily
mode-weekly = Sheet of the week
where-here = This server
where-everywhere = Everywhere

## The rules.

rules-other = How { $game } is played

## /leaderboard

period-all = All time
period-season = This season
period-month = This month
period-week = This week
period-past = Season { $quarter } of { $year }
board-what-wins = Wins · { $mode }
board-what-rating = Rating · { $mode }
board-what-points = { $level }
board-what-par = { $level } · share of par
board-title-wins = ## 🏆 { $game }: the most wins
board-title-rating = ## 📈 { $game }: ratings
board-title-beaten = ## 🏆 { $game }: opponents beaten
board-title-points = ## 🏆 { $game }: the best scores
board-title-par = ## 🏆 { $game }: the best shares of par
board-scope = { $what ->
    [none] { "" }
   *[other] { $what } ·{ " " }
}{ $period } · { $where ->
    [here] on this server
   *[everywhere] everywhere
}{ $pages ->
    [one] { "" }
   *[other] { " " }· page { $page } of { $pages }
}
board-row = **{ $place }.** { $player } · **{ $value }** · { $note }{ $date ->
    [none] { "" }
   *[other] { " " }· { $date }
}
board-alt = { $place }. { $player }, { $value }, { $note }.
board-value-wins = { $value ->
    [one] 1 win
   *[other] { $value } wins
}
board-value-points = { $value ->
    [one] 1 point
   *[other] { $value } points
}
board-loss = { $mode ->
    [duel] { $loss }% win chance lost per decision
   *[other] { $loss } points lost per decision
}
board-note-rating = ± { $margin }, { $games ->
    [one] 1 game
   *[other] { $games } games
}
board-note-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
board-you = { $player } (you)
board-own-none = You have no finished game here yet.
board-own-uncounted = { $games ->
    [one] You have finished 1 game here, but it does not count.
   *[other] You have finished { $games } games here, but none of them counts.
}
board-own-loss = You will be listed here once five of your games are reviewed.
board-puzzle-none = You have not tried a puzzle of this game yet.
board-rating-none = You have no rated game here yet.
board-rating-provisional = **Your rating: { $rating }?** { $note }
board-new-title = -# **New here, not ranked yet**
board-new = -# { $player } · { $rating }? · { $note }
rating-new = { $mode ->
    [puzzle] provisional: puzzles from real games settle it
   *[table] { $games ->
        [0] provisional until there are more different opponents
        [one] provisional for 1 more game
       *[other] provisional for { $games } more games
    }
}
rating-lacks = { $games ->
    [0] provisional
    [one] 1 more game
   *[other] { $games } more games
}
rating-settled = ± { $margin }
board-season = 🗓️ **{ $season }** · { $days ->
    [one] the last day
   *[other] { $days } days left
} · { $people ->
    [0] no game yet
   *[other] { $place ->
        [0] you have no place yet ({ $people ->
            [one] 1 player
           *[other] { $people } players
        })
       *[other] you are **number { $place }** of { $people }
    }
}
board-champions = 👑 { $count ->
    [one] Last season’s champion: { $players }
   *[other] Last season’s champions: { $players }
}
group-tables = Tables
group-solo = Solo
group-daily = Daily
group-puzzles = Puzzles
board-rating = **Your rating: { $rating }** ± { $margin }, not listed here at the moment
board-unlisted = { $is_there ->
    [yes] 🙈 You are hidden from the leaderboards: only you see your line here, and for the others everybody below moves up.
   *[no] 🙈 You are hidden from the leaderboards.
}
board-empty = { $mode ->
    [solo] No solo game that counts here yet (daily sheets have their own results). Play one with `{ $command }`, and you come first here.
   *[other] No game that counts here yet. It takes at least two people; solo has its own leaderboards. Open a table with `{ $command }` and be the first.
}
board-no-challenge = No challenge has been decided here yet. Challenge somebody with `/challenge`.
board-unsettled-rating = No rating is settled here yet: that takes ten games.
board-nobody = Nobody is on this leaderboard.
board-counted-wins = -# Only games with at least two people count, and none with hints. Equal wins are ranked by points.
board-counted-rating = -# { $where ->
    [here] This lists settled ratings of people who have played here and been active within 30 days.
   *[everywhere] This lists settled ratings of people who have been active within 30 days, have met ten different people, five of whom have met as many, and whose account is older than 30 days.
} A game is rated if it has a clock, no hints, and at least two people. The same two people count less and less, above all within a day.
board-counted-beaten = -# A rated game brings the share of the others you beat, and half for a tie. Your average counts; everyone starts with ten half-wins. The same people count less and less within a day.
board-counted-points = -# Games with hints do not count.
board-counted-par = -# Par is what the computer player *{ $strength }* makes of the same throws. Games with hints do not count.
board-uncounted = -# Also played here, but not counted: { $reasons }
uncounted-alone = games against computers alone
uncounted-challenge = answers to challenges, and short ones
uncounted-hints = games with hints
uncounted-rules = games by older rules
board-show = Show in the channel
board-open = My own view
board-choose = Other leaderboards…
board-before = Previous
board-after = Next

## /profile

profile-title = ## 👤 { $player }
profile-none = No finished game yet. Every profile begins with one: `/home` leads to the games.
profile-last = **Last games** · 🔍 opens the review
profile-last-game = **{ $number }** · { $game }{ $mode ->
    [none] { "" }
   *[other] , { $mode }
}: **{ $points }**{ $result ->
    [none] { "" }
   *[other] , { $result }
} · { $time }
profile-left = left
profile-par = par { $par }
profile-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
profile-review = { $number }
profile-more = All figures
profile-more-title = ## 📋 All figures of { $player }
profile-open = My own profile
profile-back = Profile
profile-games = { $games ->
    [0] New here
    [one] 1 game
   *[other] { $games } games
}{ $wins ->
    [0] { "" }
    [one] { " " }· 1 win against people
   *[other] { " " }· { $wins } wins against people
}
profile-wins-in-a-row = Most wins in a row
profile-unrated = No rated game yet
profile-somebody = Player
profile-mode = **{ $game }, { $mode }**: { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $is_solo ->
    [yes] { "" }
   *[no] , { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }
} · best { $best }, average { $average }
profile-rating = 📈 { $game }, { $mode }: { $rating }, { $note }
profile-loss = 🧠 { $game }, { $mode }: { $played ->
    [duel] { $loss }% win chance
   *[other] { $loss } points
} lost per decision, in { $games } reviewed games
profile-season = 🗓️ { $season }, { $game }, { $mode }: place { $place }
profile-feats = Achievements
profile-feats-count = { $earned } of { $known }
profile-goal = 🎯 Next goal: **{ $feat }** ({ $about }){ $done ->
    [0] { "" }
   *[other] , { $done } of { $needed }
}
profile-alt = The profile of { $player }: { $about }.
profile-alt-figure = { $label }: { $value }.
profile-alt-medals = Achievements: { $count }{ $medals ->
    [none] { "" }
   *[other] : { $medals }
}.
profile-curve = { $pool }: { $rating }, { $note }; over the last { $games ->
    [one] game
   *[other] { $games } games
} from { $first }, between { $low } and { $high }.
feat-earned = 🏅 New achievement: **{ $feat }** ({ $about })
feat-earned-all = 🏅 { $count ->
    [one] New achievement
   *[other] New achievements
}: { $earned }
feat-earned-by = { $player } **{ $feats }**
feat-close = By a hair
feat-close-about = win by a single point
feat-master = Past the master
feat-master-about = win ten games against the strongest computer player
feat-row = Four in a row
feat-row-about = win four games in a row against people
feat-par = Above par
feat-par-about = beat par in ten solo games

## The settings of a server.

settings-title = ## ⚙️ Settings of this server
settings-hint = -# Changes are saved at once. The table message changes in open games too, everything else in games opened from now on.
settings-language = **Language** of public messages: { $language }
settings-language-choose = Another language…
settings-clock = **Clock** for games where nobody chooses one: { $clock }
settings-clock-choose = Another clock…
settings-channels = **Channels** where games may be opened: { $channels }
settings-channels-all = everywhere
settings-channels-choose = Only in these channels…
settings-channels-clear = Allow everywhere
settings-theme = { $value ->
    [light] **Pictures** for everybody: light
   *[dark] **Pictures** for everybody: dark
}
theme-switch = { $value ->
    [light] Make them dark
   *[dark] Make them light
}
settings-table = **Table message**: { $style }. { $about }
settings-table-choose = Another way…
settings-film = { $value ->
    [yes] **Film**: after a game with others, its film comes into the channel.
   *[no] **Film**: after a game with others, its film can also come into the channel. It is behind **More** at any time.
}
settings-film-switch = { $value ->
    [yes] No films
   *[no] Show films
}
table-style-follow = Comes back to the bottom
table-style-follow-about = One message shows the game; once others have written below it, it comes back to the bottom with the next throw.
table-style-stay = Quiet
table-style-stay-about = One message shows the game and stays where it is.
table-style-rounds = A message for each round
table-style-rounds-about = Each round comes as a new message, and the one before shrinks to a line.
language-auto = Automatic: the server’s own ({ $language })
# The language itself: preview until somebody who speaks it has read all its texts, then read.
language-state = read
language-preview = -# 🚧 **Preview**: nobody who speaks this language has read these texts yet. Something sounds wrong? Tell whoever runs this bot.

## /settings

personal-title = ## ⚙️ Your settings
personal-hint = -# Saved at once; your open sheets change with them.
language-discord = Automatic: as in your Discord ({ $language })
personal-language = **Language of what only you see**: { $language }
personal-theme = { $value ->
    [light] **Pictures**: light
   *[dark] **Pictures**: dark
}
personal-next-throw = { $value ->
    [yes] **Next throw by itself**: on
        -# When you play alone, three seconds after your move; **Undo** stops it.
   *[no] **Next throw by itself**: off
        -# When you play alone, you press **Next throw**.
}
next-throw-switch = { $value ->
    [yes] Switch off
   *[no] Switch on
}
personal-sheet = { $value ->
    [yes] **Your sheet**: at the table
        -# You open it with **My sheet**, visible to you only. No direct message comes.
   *[no] **Your sheet**: as the table says
        -# That is by direct message, unless somebody has chosen otherwise.
}
sheet-switch = { $value ->
    [yes] As the table says
   *[no] Always at the table
}
personal-alert = { $is_on ->
    [yes] **Tell me when a table opens** here: on
        -# At most once an hour.
   *[no] **Tell me when a table opens** here: off
}
personal-alerts = { $servers ->
    [0] **Tell me when a table opens**: off. Type `/settings` on a server to switch it on there.
    [one] **Tell me when a table opens**: on for 1 server
   *[other] **Tell me when a table opens**: on for { $servers } servers
}
personal-notify = **When it is your turn**
    -# In games that go on for days: { $place ->
        [dm] by direct message
        [channel] in the game’s channel
       *[none] not at all
    }
personal-listed = { $value ->
    [yes] **Leaderboards and profile**: visible
        -# You may be listed, and others may see your profile.
   *[no] **Leaderboards and profile**: hidden
        -# You are on no leaderboard of any server, and nobody else sees your profile.
}
personal-data = **Your data**
    -# What is kept about you; get a copy, or have it deleted.
personal-server = **This server**
    -# Language, clock, channels, pictures, daily message
personal-to-server = Server
listed-switch = { $value ->
    [yes] Hide me
   *[no] Show me
}
personal-rating = { $value ->
    [yes] **Rating at the end of a game**: shown
        -# Your own sheet says what a rated game did to your rating.
   *[no] **Rating at the end of a game**: not shown
        -# Your own sheet could say what a rated game did to your rating. It is behind **More** at any time.
}
personal-bgstats = { $value ->
    [yes] **BG Stats**: on
        -# Your sheets end with a link that enters the game in that app, from there also at BoardGameGeek.
   *[no] **BG Stats**: off
        -# A link at the end of your games would enter them in that app, from there also at BoardGameGeek.
}
on-off-switch = { $value ->
    [yes] Switch off
   *[no] Switch on
}
alert-switch = { $is_on ->
    [yes] Switch off
   *[no] Switch on
}
alert-end = Switch all off
alert-on = Tell me of new tables
alert-off = Stop telling me
alert-switched = { $is_on ->
    [yes] 🔔 When a table opens on this server, you are mentioned there, at most once an hour.
   *[no] 🔕 You are no longer told of new tables.
}

## About this bot.

about-title = ## 🎲 Roll and write on Discord
about-text = Everybody moves at the same time, no move is lost, and anybody can check the dice.
about-commands-text =
    🏠 `/home` shows what is on for you, and leads everywhere. `/sheet` finds your sheet again.
    📅 `/daily` is today’s sheet, `/puzzle` a moment of a real game. `/leaderboard` and `/profile` show what was played.
    🔎 After a game, **More** has its film and checks its dice.
about-unofficial = **Unofficial.** A fan project in its own words, with its own sheets and pictures. It is not affiliated with, or endorsed by, the authors and publishers of the games: { $credits }. Like a game? The real box is worth its price.
about-licence = **Version { $version }**, free software under the MIT licence, built on discord.py.
about-data = **Data:** ids, names, games and results; never what you write in chats. **Privacy** says more; there you can download or delete your data.
about-operator = -# Do you run this bot? `{ $program } doctor` checks its set-up.
about-rules = Rules
about-privacy = Privacy
about-invite = Add to a server
about-add = Add to my account
about-support = Get help

## A person's data.

privacy-title = ## 🔒 Your data
privacy-kept =
    Kept, and used only for the games:
    • your Discord id, your newest name, the one you go by on each server where you played, your language, and the day on which you were last here,
    • your games: server, channel, moves, points, result, your ratings, achievements and places in leaderboards, which follow from them, and a review once there is one,
    • the ids of the presses with which you and the others joined a game, for its dice,
    • which messages show your sheet or name you, so that they can be kept up to date or removed,
    • which sheets of a day or week you have played, with whom you keep a streak or have asked to, at which hour you want to be reminded, which puzzles you have tried with which move, and your challenges,
    • your own settings, among them when you want to be told of your turns and what time it is where you are, invitations to tables that are still open, and where you want to be told of new tables,
    • if the people who run this bot have blocked you: your id, their reason and the day. Deleting your data does not lift a block.
    Not kept: anything you write in chats, your e-mail or IP address, your friends, your other servers.
privacy-seen = Others see your name and results at the table, in `/leaderboard` and in `/profile`, unless you hide yourself in `/settings`. Your moves stay sealed while a round is open. Your sheet is shown to the table at the end; in games with open sheets, all along. Those on the server where you played can play against a finished game: your ghost then makes your moves once more, under your name.
privacy-choice =
    • **Get a copy:** a file with everything that carries your id.
    • **Delete:** your id and name go for good. Finished games and the results of challenges stay for the others, with “somebody” in your place; a random number stands for you in them, so that the ratings of the others stay as they are.
    • **After that, for three days at most:** a hash of your id, made with a secret key. All it can tell is that you have had your try at today’s daily sheet or the sheet of the week, or have just played rated games: if you come back before it is gone, that sheet is practice for you, and games like those are not rated. Then the hash and its key are deleted too.
    • **For up to 93 days:** a hash of the same kind for each puzzle you have tried. If you come back, those puzzles are not rated, because you have seen their answers.
privacy-inactive = • **If you stay away:** when you have pressed nothing for { $months ->
    [one] a month
   *[other] { $months } months
}, a direct message tells you so if it reaches you. 30 days later, your data is deleted as if you had asked for it.
privacy-export = Get a copy
privacy-delete = Delete…
privacy-export-ready = Here is everything that is kept about you.
privacy-export-alt = A JSON file with everything kept about you.
privacy-ask = **Delete for good?** Your places in the leaderboards and my direct messages to you disappear, and nothing brings them back.
privacy-sure = Delete for good
privacy-keep = Keep it all
privacy-deleted = ✅ Your id and name are deleted everywhere. Within a few minutes my messages stop naming you and my direct messages to you disappear. If you play again, you start as a new person.
inactive-notice = 💤 You have not played here for { $months ->
    [one] a month
   *[other] { $months } months
}. On { $time }, I will delete what I keep about you: results, ratings, achievements and settings. If you would rather keep it all, press **Keep my data** or just play again.
inactive-keep = Keep my data
inactive-kept = ✅ Everything stays as it is. Good to see you again!

## Checking the dice of a game.

verify-title = ## 🔎 The dice of game { $game }
verify-sealed = The dice of this game come from a secret seed, which stays sealed until the game is over. Ask again then.
verify-round = Round { $round }: { $first }{ $again ->
    [none] { "" }
   *[other] , then { $again }
}
verify-step = { $throw } (step { $step })
verify-seal = **Seal**, shown from the start: `{ $hash }`
verify-seed = **Seed**, which the seal hides: `{ $seed }`
verify-match = { $count ->
    [0] This game ended before a single throw.
    [one] ✅ The only throw follows from this seed.
   *[other] ✅ All { $count } throws follow from this seed.
}
verify-mismatch = ❌ { $wrong ->
    [one] 1 throw does not
   *[other] { $wrong } throws do not
} follow from this seed. Each is marked with ≠ and the throw that does.
verify-broken = ❌ The record of this game has been changed: it cannot be replayed to the end.
verify-no-end = ❌ The record of this game has been changed: its end is missing.
verify-first = The first line that does not follow from the lines before it: `{ $line }`.
verify-presses = **Presses** mixed into the throws: { $count ->
    [0] none
   *[other] `{ $presses }`
}
verify-how = -# Compare the seal with the one that 🔒 showed you before you joined (in solo: before your first move); it is the SHA-256 of the seed. Each die of throw n (counted in the order above, from 1) takes a byte of `HMAC-SHA256(seed, "{ $game }:{ $presses }:n:0")` and shows that byte modulo its number of sides, plus 1; with six sides, bytes above 251 are skipped.
verify-proof = -# { $count ->
    [0] No press was mixed in, so whoever runs the bot could have chosen the seed for its throws, and can read it while you play.
   *[other] Presses are the ids that Discord gave, after the seal was shown, to the presses that seated players and started the game; in solo, to the one that entered the first move. So the seed was not chosen for its throws. Taps in the Activity have a number from the login instead, and prove this only if one of you opened the page after the seal was shown. What this does not prove: whoever runs the bot can read the seed while you play, and can turn presses away until one suits.
}
verify-how-by-step = -# Compare the seal with the one that 🔒 showed you: it is the SHA-256 of the seed. Each die takes a byte of `HMAC-SHA256(seed, "{ $game }:step:0")` and shows that byte modulo its number of sides, plus 1; with six sides, bytes above 251 are skipped. This game began before presses were mixed in: whoever runs the bot could have chosen its seed, and can read it while you play.

refused-profile-hidden = This person does not show their profile to others.
refused-not-administrator = Only people who may manage this server can do that. Ask one of them.
refused-only-in-server = That belongs to a server. Type `/settings` in one of its channels.
refused-open-games = { $games ->
    [one] You are still in an open game. Leave it first: press **More** at its table, then **Leave**. Then ask again.
   *[other] You are still in { $games } open games. Leave them first: press **More** at each table, then **Leave**. Then ask again.
}
refused-unknown-game = There is no game with this id here. Copy the one under 🔒 at its table.
