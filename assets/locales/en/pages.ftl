# The pages beside the game: rules, leaderboard, settings, about, privacy, verify.
command-rules = rules
command-rules-about = How BRILLIANT is played, in words and pictures
command-leaderboard = leaderboard
command-leaderboard-about = The best of this server, or of all servers
command-settings = settings
command-settings-about = Language, clock and channels for the games on this server
command-about = about
command-about-about = What this bot is and who stands behind it
command-privacy = privacy
command-privacy-about = What is kept about you; get a copy or have it deleted
command-verify = verify
command-verify-about = Check that the dice of a finished game were honest

option-board-level-about = Which level; all of them if you choose none
option-mode = mode
option-mode-about = Games with others, or solo
option-where = where
option-where-about = On this server, or everywhere
option-show = show
option-show-about = Show it to everybody in this channel
option-game = game
option-game-about = The id in the last line of a game's message

level-all = All levels
level-one = Level { $level } · { $name }
level-random-1 = Random level 1, easy
level-random-2 = Random level 2
level-random-3 = Random level 3
level-random-4 = Random level 4, hard
level-of-code = Level { $code }
mode-table = At the table
mode-solo = Solo
where-here = This server
where-everywhere = Everywhere

# /rules
rules-topic-turn = Your turn
rules-topic-colours = Colours
rules-topic-points = Points
rules-topic-end = The end
rules-topic-solo = Solo
rules-turn =
    ## 🎲 Write one number next to the OTHER one
    Two dice are thrown, and everybody uses the same throw. Choose **one** of its two numbers. Write it in an empty field that touches the **other** number: above, below, left or right, in any colour.

    The dice show **2** and **5**? A 2 may go next to a 5, or a 5 next to a 2. A 2 next to a 2 may not. On a double such as **4** and **4**, a 4 goes next to a 4.

    • **To begin** everybody writes 1 to 6, each in another area. Nobody else sees where.
    • **One number a throw**, and it stays where it is.
    • **Nothing fits, or nothing good?** Pass. It costs nothing.
    • **All choose in secret.** Until the round closes you can change your mind.
rules-colours =
    ## 🎨 Every colour has its rule
    It counts within one **area**: fields of one colour that touch, or that a thick line joins. Each area shows the sign of its rule.

    🟩 **Green** • any number.
    🟦⬜ **Blue and grey** = all numbers the same.
    🟥🟨 **Red and yellow** ≠ all numbers different.
    🟪 **Purple** ≤2 two different numbers at most.
    🟧 **Orange** 1-3|4-6 only low or only high numbers. The first one decides.

    A number needs both: the right neighbour and the colour’s consent.
rules-points =
    ## ✨ Fill an area and take its points
    Beside the grid each area has its values, for example **6 · 4 · 2**. An unfinished area pays nothing.

    • **Whoever fills it first** takes the highest value. For all others it is struck out.
    • **Whoever fills it in a later round** takes the next value.
    • **The lowest value stays** for everybody who comes after.
    • **Several in the same round?** All take the same value, and only that one is struck out.

    Values with the sign “everywhere” count for all fields of that colour on the sheet, and its rule holds for all of them together.
rules-end =
    ## 🏁 The target ends the game
    { $targets }

    • As soon as somebody reaches the target, the round is finished for everybody and the game is over.
    • **The most points win.** Whoever has equally many shares the win.
    • The target is the same on every level.
    • Could nobody write anything ever again, the game ends too, and the most points win.

    Nobody needs to wait for ever: when the clock runs out, the missing player passes.
rules-target = { $players } players: **{ $target } points**
rules-solo =
    ## 🎯 Solo: { $rolls } throws for your best score
    Everything stays as it is at the table, except that the throws are counted: two strokes for each box of the bar.

    • **A box with the solo sign is full?** Strike out the highest open value of one area of your choice, before you write. You can still earn the next lower one.
    • Finished areas are safe, and the last value of an area is never struck out.
    • **After throw { $rolls }** the values of your finished areas are your score.

    Play with `/brilliant solo`; nobody sees it. The best scores stand in `/leaderboard`.

# /leaderboard
board-title = { $mode ->
    [solo] ## 🏆 The best solo scores
   *[table] ## 🏆 The most wins at the table
}
board-scope = { $where ->
    [here] { $level } · on this server
   *[everywhere] { $level } · everywhere
}
board-row-table = **{ $place }.** { $player } – **{ $wins ->
    [one] 1 win
   *[other] { $wins } wins
}** in { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-row-solo = **{ $place }.** { $player } – **{ $best ->
    [one] 1 point
   *[other] { $best } points
}**, { $date } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
board-you = { $player } ← you
board-own-none = You have no finished game here yet.
board-empty = { $mode ->
    [solo] Nobody has finished a solo game here yet. Play one with `/brilliant solo`, and this page is yours.
   *[table] Nobody has finished a game here yet. Open a table with `/brilliant play`, and be the first on this page.
}
board-computers = -# Only games with at least two people count.
board-level = Another level …
board-show = Show in the channel
board-open = My own view

# /settings
settings-title = ## ⚙️ Settings of this server
settings-hint = -# Every change is saved at once and holds for games that are opened from now on.
settings-language = **Language** of public messages: { $language }
settings-language-choose = Another language …
settings-clock = **Clock**, if nobody chooses one: { $clock }
settings-clock-choose = Another clock …
settings-channels = **Channels** where games may be opened: { $channels }
settings-channels-all = everywhere
settings-channels-choose = Only in these channels …
settings-channels-clear = Allow everywhere
settings-rounds = { $is_on ->
    [yes] **A message for each round**: on. Each throw comes as a new message.
   *[no] **A message for each round**: off. One message shows the game from beginning to end.
}
settings-rounds-toggle = { $is_on ->
    [yes] Switch off
   *[no] Switch on
}
language-auto = Automatic: the server’s own ({ $language })
language-en = English
language-de = Deutsch

# /about
about-title = ## 💎 BRILLIANT on Discord
about-text = The roll-and-write game for one to six: throw, write, fill areas. Your sheet is private, no round is lost, and anybody can check the dice.
about-unofficial = **Unofficial.** A fan project in its own words, with its own sheets and pictures. It is not affiliated with, or endorsed by, the author Ralf zur Linde or the publisher Ravensburger. You like the game? The real box is worth its price.
about-licence = **Version { $version }**, free software under the MIT licence, built on discord.py.
about-data = **Data:** ids, names, games and results; never what you write in chats. `/privacy` tells more, hands it out and deletes it.
about-operator = -# Do you run this bot? `python -m bot doctor` checks that all is well.
about-rules = Rules
about-privacy = Privacy
about-invite = Add to a server

# /privacy
privacy-title = ## 🔒 Your data
privacy-kept =
    What is kept, and only for playing:
    • your Discord id, your name at the time of each game, and your language,
    • your games: server, channel, moves, points and result,
    • which message shows your sheet, so that it can be kept up to date.
    Not kept: anything you write in chats, your e-mail or IP address, your friends, your other servers.
privacy-seen = Others see your name and results at the table and in `/leaderboard`. Your sheet is shown to the table when the game is over.
privacy-choice =
    • **Get a copy:** a file with everything that carries your id.
    • **Delete:** your id and name go for good. Finished games stay for the others, with “somebody” in your place.
privacy-export = Get a copy
privacy-delete = Delete …
privacy-export-ready = Here is everything that is kept about you.
privacy-export-alt = A JSON file with everything kept about you.
privacy-ask = **Delete for good?** Your places in the leaderboards go, and nothing brings them back.
privacy-sure = Delete for good
privacy-keep = Keep it all
privacy-deleted = ✅ Your id and name are deleted everywhere. If you play again, you begin as a new person.

# /verify
verify-title = ## 🔎 The dice of game { $game }
verify-sealed = The dice of this game come from a secret seed, and it stays sealed until the game is over. Ask again then.
verify-seal = **Seal**, shown since the start: `{ $hash }`
verify-seed = **Seed**, which the seal hides: `{ $seed }`
verify-match = { $count ->
    [0] This game ended before a single throw.
    [one] ✅ The one throw follows from this seed.
   *[other] ✅ All { $count } throws follow from this seed.
}
verify-mismatch = ❌ { $wrong ->
    [one] 1 throw does not
   *[other] { $wrong } throws do not
} follow from this seed. They are marked with ≠ and the throw that would.
verify-how = -# Compare the seal with the one you saw at the table: it is the SHA-256 of the seed. Each die takes bytes of HMAC-SHA256(seed, "{ $game }:step:0"), skips those above 251, and is the rest modulo 6, plus 1. The steps stand before the throws.

refused-not-administrator = Only people who may manage this server can do that. Ask one of them.
refused-only-in-server = Settings belong to a server. Type `/settings` in one of its channels.
refused-open-games = { $games ->
    [one] You are still in an open game. Leave it first: press **More** at its table, then **Leave the game**. Then ask again.
   *[other] You are still in { $games } open games. Leave them first: press **More** at each table, then **Leave the game**. Then ask again.
}
refused-unknown-game = There is no game with this id. It stands in the last line of the game’s message, six letters and digits.
