### What the owner of the bot sees and does in Discord.

command-host = host
command-host-about = Only for the people who run this bot
command-host-state = state
command-host-state-about = The bot in figures
command-host-pause = pause
command-host-pause-about = Open no new games for a while and stop all clocks
command-host-announce = announce
command-host-announce-about = Tell every server with open games something; you see it first
command-host-block = block
command-host-block-about = Keep a person or a server out
command-host-unblock = unblock
command-host-unblock-about = Let a person or a server in again
command-host-end = end
command-host-end-about = End a game; nobody wins or loses it

option-hours = hours
option-hours-about = For how many hours, from 1 to 168
option-sentence = sentence
option-pause-sentence-about = Why; shown to everybody who wants to open a game
option-announce-sentence-about = What they should know
option-kind = kind
option-kind-about = A person or a server
option-id = id
option-id-about = In Discord’s developer mode: right-click, Copy ID
option-reason = reason
option-reason-about = Why; they are shown it
option-game-id = game
option-game-id-about = The id of the game: under 🔒 at its table
host-kind-person = Person
host-kind-server = Server

host-title = ## 🛠️ The bot in figures
host-version = **Version:** { $version }, running for { $uptime }
host-duration = { $days ->
    [0] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
    [one] 1 day { $hours } h
   *[other] { $days } days { $hours } h
}
host-servers = **Servers:** { $servers }
host-games = **Games:** { $running } running, { $lobbies } waiting for players, { $over } over
host-people = **People at play:** { $people }
host-presses = **Presses and commands:** { $hour } in the last hour, { $day } in the last day (counted since the start)
host-size = **Database:** { $size } MB
host-backup = **Newest backup:** { $age } old
host-backup-none = **Newest backup:** none (`BACKUP_DIR` has none)
host-redraws = **Messages to redraw:** { $redraws }
host-held-back = **Slowed down by Discord’s limits:** <#{ $id }> ({ $id }), where { $games ->
    [one] one game waits
   *[other] { $games } games wait
} to be redrawn
host-waiting = **Announcements still to be sent:** { $count }
host-well = **Health:** all is well
host-ill = **Health:** ⚠️ { $fault }
host-not-paused = ▶️ New games can be opened.
host-paused = ⏸️ **Paused until { $time }.** No new games, and all clocks stand still. People read: “{ $sentence }”
host-resume = End the pause
host-refresh = Refresh
host-blocks = { $count ->
    [0] No blocks
    [one] 1 block
   *[other] { $count } blocks
}
host-back = The bot in figures
# Discord shows names of commands in English, so each stands beside what it does.
host-commands = Commands: /host pause · /host announce · /host block · /host unblock · /host end

host-announcement = 📣 **From the people who run this bot:** { $sentence }
host-announce-ask = { $servers ->
    [one] One server with open games will see this, in the channel of its newest game:
   *[other] { $servers } servers with open games will see this, each in the channel of its newest game:
}
host-announce-send = { $servers ->
    [one] Send to one server
   *[other] Send to { $servers } servers
}
host-announce-nowhere = No server has an open game right now, so nobody would see it. Try again later.
host-announced = { $servers ->
    [one] 📣 On its way to one server.
   *[other] 📣 On its way to { $servers } servers.
}

host-blocked = { $kind ->
    [server] 🚫 Server { $id } is blocked. Its open games have ended without a result, and it gets no daily message any more.
   *[person] 🚫 <@{ $id }> ({ $id }) is blocked and has left all open games; those go on without them.
}
host-unblocked = { $kind ->
    [server] Server { $id } can play again.
   *[person] <@{ $id }> ({ $id }) can play again.
}
host-blocks-title = ## 🚫 Blocked
host-blocks-none = Nobody is blocked.
host-blocks-one = { $kind ->
    [server] Server { $id }
   *[person] Person { $id }
}
host-blocks-line = { $kind ->
    [server] • Server { $id }, { $time }: { $reason }
   *[person] • <@{ $id }> ({ $id }), { $time }: { $reason }
}
host-blocks-more = { $count ->
    [one] … and one older. /host unblock takes any id.
   *[other] … and { $count } older ones. /host unblock takes any id.
}
host-unblock-choose = Unblock…

host-end-ask = { $place ->
    [none] **{ $title }** (`{ $game }`), played privately by { $people ->
        [one] one person
       *[other] { $people } people
    }. End it? Nobody wins or loses, and it cannot be undone.
   *[other] **{ $title }** (`{ $game }`) in { $place }, with { $people ->
        [one] one person
       *[other] { $people } people
    }. End it? Nobody wins or loses, and it cannot be undone.
}
host-end-sure = End the game
host-ended = Game `{ $game }` has ended without a result; its messages say so.

blocked-own-data = Your data

refused-not-owner = This command is not for you. /home shows what you can do here.
refused-paused = ⏸️ No new games at the moment: { $sentence } Open yours { $time }. Games that are running keep their time.
refused-blocked-person = The people who run this bot have blocked you: { $reason }
refused-blocked-server = The people who run this bot have blocked this server: { $reason }
refused-host-block-owner = That would lock you out: it is you, somebody on your team, or this server. Choose another id.
refused-host-empty = The message is empty. Give the command again with some text.
refused-host-no-id = That is no Discord id, which has 15 to 19 digits. Switch on Discord’s developer mode, right-click the person or server and choose **Copy ID**.
refused-host-not-blocked = Nobody with this id is blocked. The list of blocks is in /host state.
refused-host-no-game = There is no game with this id. It is under 🔒 at the game’s table.
refused-host-no-draft = This announcement is no longer waiting: it has been sent, or there is a newer one. Write it again with /host announce.
