### The public messages of a game.

computer-name = { $name }{ $strength ->
    [relaxed] { " " }(relaxed)
    [steady] { " " }(steady)
    [strong] { " " }(strong)
    [master] { " " }(master)
   *[other] { " " }({ $strength })
}
strength = { $strength ->
    [relaxed] Relaxed
    [steady] Steady
    [strong] Strong
    [master] Master
   *[other] { $strength }
}
strength-about = { $strength ->
    [relaxed] Plays along and slips now and then
    [steady] A good match for most people
    [strong] Weighs up every choice
    [master] Looks ahead to the throws that may come
   *[other] Plays as well as it can
}
# In pictures, for a name that no font can draw.
player-neutral = Player { $number }
# In the picture of a lobby, for a seat that nobody has taken.
player-free = free
somebody = somebody
# A name or letter, and what belongs to it, as in A: columns 3–5
labelled = { $label }: { $what }

lobby-title = **{ $title }**
lobby-options = { $clock ->
    [live] 90 seconds a turn
    [relaxed] 10 minutes a turn
    [day] 1 day a turn
   *[none] no clock
} · { $options }
lobby-seats = **At the table ({ $taken } of { $seats })**
lobby-seat = { $is_host ->
    [yes] • { $player } – host
   *[no] • { $player }
}
lobby-kept = • { $player } – invited
lobby-invited = ✉️ { $players }: { $host } invites you to **{ $title }**. A seat is kept for you.
lobby-told = 🔔 { $players }: { $host } has opened a table, **{ $title }**.
lobby-decline = No, thanks
lobby-sheets = -# { $panel ->
    [channel] 📝 Sheets are opened here, with **My sheet**.
   *[dm] ✉️ Sheets come by direct message when the game begins.
}
lobby-hint = -# { $is_full ->
    [yes] Everybody is here: the host presses **Start**.
    [kept] Starts once all are in, or when the host presses **Start**.
   *[no] Starts when the host presses **Start**, or automatically once { $seats } have joined.
} Closes { $time }. First time? The rules are under **More**.
lobby-join = Join
lobby-computer = Computer
computers-one = 🤖 **{ $strength }**: { $about }
computers-full = The table is full. The host can press **Start**.
computers-begun = The table is full, and the game has begun.
lobby-start = Start
lobby-remove = Remove a player…
lobby-cancelled = This table is closed. Open a new one in a channel with { -play }.

table-waiting = ⏳ Waiting for { $players }
table-waiting-until = ⏳ Waiting for { $players }, time runs out { $time }
table-ran-out = ⏰ Time ran out for { $players }, so a move was made for them. { $count ->
    [one] The next turn is theirs again.
   *[other] The next turns are theirs again.
}
table-closing = ✅ { $next ->
    [throw] All moves are in. The next throw comes { $time }.
   *[step] The game goes on { $time }.
}

# The points so far, one after another: 🔵 Ada 24 · 🟢 Ben 22
# A line breaks only between people.
standing = { $badge }{ "\u00A0" }{ $player }{ "\u00A0" }**{ $points }**{ $about ->
    [none] { "" }
   *[other] { " " }({ $about })
}{ $state ->
    [left] { " " }(left)
    [absent] { " " }(away, a computer plays)
   *[here] { "" }
}
table-away = 💤 { $players }: away, a computer plays.
table-closed-dms = 📭 { $players }: I can’t send you direct messages. Press **My sheet** and play right here.
table-sheets = -# ✉️ Your sheet: [direct messages]({ $url }). **My sheet** shows it here.
table-open-sheet = -# Can’t see your sheet? Press **My sheet**.
table-refresh = Refresh
table-rests = ⏸️ I am a guest here and can only answer, so this message now stands still. **Refresh** shows how the game stands; your sheets still work.
table-cancelled = { $why ->
    [untouched] Nobody has played here for 14 days, so this game has ended; it does not count.
   *[stopped] This game was stopped early; it does not count.
}
table-stopped = { $why ->
    [untouched] Nobody has played **{ $title }** for 14 days, so it has ended; it does not count.
   *[stopped] **{ $title }** was stopped early; it does not count.
}
table-over = **{ $title }** is over. { $winners }{ $url ->
    [none] { "" }
   *[other] { " " }[To the result]({ $url })
}
# A round that is over, in one line with its news and the standings.
table-round = 🎲 **Round { $round }**: { $throw }
table-rematch = Rematch
table-sheet = My sheet
table-rules = Rules
table-more = More

## The end of a game.

winners = { $count ->
    [one] 🏆 { $players } wins!
   *[other] 🏆 Shared win: { $players }
}
closing-why = **{ $title }** · { $why }
# Why the game changed no rating.
closing-unrated = -# { $reason ->
    [alone] Not rated: only one person played.
    [hints] Not rated: hints were allowed.
    [rules] Not rated: the rules have changed since it began.
    [clock] Not rated: there was no clock.
    [short] Not rated: the game was much shorter than usual on this level.
    [anew] Not rated: somebody at the table started over within the last day.
   *[few] Not rated: fewer than two people played.
}
# What the game made of ratings; the question mark says that one is provisional.
closing-ratings = 📊 { $ratings }
rating-change = { $player }{ "\u00A0" }**{ $rating }{ $is_settled ->
    [yes] { "" }
   *[no] ?
}**{ "\u00A0" }({ $change })
panel-ran-out = ⏰ **Time ran out: { $what }.**
panel-ran-out-next = { $is_asked ->
    [yes] It’s your turn again now.
   *[no] Your next turn is yours again.
} { $left ->
    [one] If your time runs out once more, a computer player takes over.
   *[other] If your time runs out { $left } more times in a row, a computer player takes over.
}
panel-forced = a move was made for you
panel-away = ⏰ **Time ran out three times in a row: a computer player plays for you.** Make a move here, and you are back.
panel-rating = { $sign } **Your rating: { $rating }{ $is_settled ->
    [yes] ** ± { $margin } ({ $change })
   *[no] ?** ({ $change }), { $note }
}
closing-dice = -# 🔒 { $seal } · game { $game }: **Fair dice** checks its throws
final-standing = { $place ->
    [0] 🚪
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ place-word }**
} { $badge } { $player } – { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $state ->
    [left] { " " }(left)
    [absent] { " " }(away, a computer plays)
   *[here] { "" }
}
final-standing-about = -# { $about }
place-word = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
}
result-won = 🏆 **You win{ $mode ->
    [duel] { " " }the duel
   *[table] { "" }
}{ $how ->
    [left] : { $player } has left
    [stuck] : you can go on, { $player } cannot
   *[points] { $lead ->
        [0] { "" }
        [one] , 1 point ahead of { $player }
       *[other] , { $lead } points ahead of { $player }
    }
}.**
result-lost = **You lose{ $mode ->
    [duel] { " " }the duel
   *[table] { "" }
}{ $how ->
    [left] : you have left
    [stuck] : nothing fitted any more
   *[points] { $behind ->
        [0] { " " }to { $player }
        [one] { " " }by 1 point to { $player }
       *[other] { " " }by { $behind } points to { $player }
    }
}.**
result-shared = 🏆 **You share the win with { $players }!**
result-place = **{ place-word }{ $behind ->
    [0] { "" }
    [one] , 1 point behind { $players }
   *[other] , { $behind } points behind { $players }
}.**
solo-par = 🎯 The computer player *{ $strength }* reached { $par } with the same dice: { $lead ->
    [0] a tie.
   *[other] { $ahead ->
        [yes] you were { $lead } ahead.
       *[no] you were { $lead } behind.
    }
}
solo-best = { $beaten ->
    [yes] ⭐ Your new best! It was { $best } so far.
   *[no] Your best on this level so far: { $best }.
}

## The seal of the dice.

seal =
    🔒 **The dice of game { $game } are sealed:**
    `{ $hash }`
    All throws come from a secret seed; this is its SHA-256. When the game is over, this button checks every throw: it shows the seed, and everybody can see that seed and seal match. Keep the whole seal: the eight characters at the table help you recognise it, but eight alone would prove little.
seal-button = Fair dice

more-title = What would you like to do?
more-watching = You are not at this table. Open one of your own with { -play }.
more-dm = By direct message
more-text = As text
more-leave = Leave
more-end = End for all
more-dm-sent = Your sheet is on its way to your direct messages.
more-here = Not there? Open it here
more-leave-ask = Leave for good? { $mode ->
    [solo] The game ends here and does not count.
   *[group] You are placed behind everybody who stays.
}
more-left = You have left the game.
more-end-ask = End this game for everybody? It will not count.
more-ended = The game is over for everybody.
more-removed = Done: the player is removed.
rematch-open = You are in. The next table comes as a new message.

## A player's own messages.

panel-solo = Solo
# In small print: what kind of game a player has alone, or what the signs of the sheet mean.
panel-small = -# { $words }
panel-left = You are no longer in this game.
panel-turn = It is your turn: { $title } in { $channel }
panel-deadline = ⏳ { $time }
panel-until = ⏳ You have until { $time }
# For a message that can be edited for a quarter of an hour after each press.
panel-stands-still = -# 15 minutes after your last press this sheet stops updating; **My sheet** opens a fresh one.
# Everybody's points of the last round, where there is no room for more: "✨ you 6 · @Ada 5".
panel-gains = ✨ { $gains }
panel-gain = { $is_own ->
    [yes] you { $points }
   *[no] { $player } { $points }
}
panel-saved = { $state ->
    [ready] Saved, and you are ready: waiting for the others.
    [alone] Saved. Press **Next throw**, or **Undo**.
    [closing] Saved: all moves are in. **Undo** still works for a moment.
   *[open] Saved: waiting for the others. **Undo** still works.
}
# Alone at the table.
panel-goes-on = Saved. { $next ->
    [throw] The next throw comes
   *[step] The game goes on
} { $time }; **Undo** stops it.
panel-closes = { $entered ->
    [yes] Saved. { $next ->
        [throw] The next throw comes
       *[step] The game goes on
    } { $time }; **Undo** still works.
   *[no] { $next ->
        [throw] The next throw comes
       *[step] The game goes on
    } { $time }.
}
panel-ready = Ready
panel-next = Next throw
panel-undo = Undo
panel-text = As text
panel-table = To the table
panel-result = To the result
panel-channel-closed = 🚫 The table cannot be shown: I am not allowed to write in { $channel }. Ask a moderator to let me see the channel, send messages and attach files; the table then comes back. Meanwhile the game goes on here.
panel-channel-gone = 🚫 The channel of this game is gone, or I was removed from its server. The game goes on here and ends { $time }, unless the channel comes back.
panel-show-table = Show the table
panel-again = Play again

press-unknown = This button is from an older version. Type /sheet for your sheet, or start a game in a channel with { -play }.
press-failed = That did not work, but nothing was lost. Please press again, or type /sheet.
press-deleted = The message you pressed has been deleted. Saved moves are safe: type /sheet to go on.
press-blocked = 🛡️ This server’s AutoMod blocked my answer, but what you did is saved: there is no need to press again. A moderator can let my messages through: in Server Settings, under AutoMod, exempt my role or this channel.
words-blocked = 🛡️ This server’s AutoMod blocks the words that belong here. The buttons still work. A moderator can let my messages through: in Server Settings, under AutoMod, exempt my role or this channel.
store-busy = The bot’s database is busy, and nothing was changed. Please try again in a minute.
store-away = The bot cannot reach its database right now, so nothing was changed. Please try again in a moment.
store-unsure = The bot lost its database while it was saving this. Have a look in a moment: what is shown then is what was saved.
store-damaged = The bot’s database is damaged, so nothing was saved. Whoever runs the bot has to restore a backup; then the games go on.
store-unwritable = The bot cannot save anything right now; its disk may be full. Nothing was changed. Please try again in a few minutes.
press-old = This message is out of date. Press **My sheet** at the table, or type /sheet.
press-old-over = This game is over. Start a new one in a channel with { -play }.
