# Each says why nothing changed and what to do instead.
refused-wrong-phase = The game is not waiting for that now. Your sheet shows what it is waiting for.
refused-malformed-move = I could not read that choice. Use the buttons of the newest message.
refused-not-pending = You have nothing to decide right now. Your sheet changes with the next throw.
refused-game-over = This game is over. Start a new one in a channel with { -play }.
refused-too-late = That round is already closed. Your sheet shows the current one.
refused-no-game = This game no longer exists. Start a new one in a channel with { -play }.
refused-not-playing = You are not in this game. Join the next one, or start one in a channel with { -play }.
refused-not-started = The game has not started yet. Your sheet comes as soon as it does.
refused-has-started = The game has already started.
refused-already-joined = You have already joined. The host starts the game.
refused-lobby-full = All seats are taken. Start a game of your own with { -play }.
refused-too-few = A game needs at least two players. Wait for somebody, add a computer player, or play { -solo }.
refused-not-host = Only the host can do that: <@{ $host }>.
refused-no-such-player = That player is no longer in the game.
refused-no-such-strength = There is no such computer player. Choose one from the list.
refused-nothing-entered = You have chosen nothing yet. Make your choice first.
refused-not-over = The game is still running. Start the rematch when it is over.
refused-not-moderator = Only people who may manage messages here can end a game.
refused-wrong-channel = On this server games are played in { $channels }.
refused-not-in-dm = To play with others, use a channel of a server. Here you can play alone with { -alone }.
refused-seats-kept = The free seats are kept for { $players }. Wait until they have joined or said no, or open a table of your own with { -play }.
refused-invited-self = You have a seat already. Invite somebody else.
refused-invited-bot = { $player } is a bot and cannot join. Invite a person; computer players are in the menu at the table.
refused-invited-stranger = { $player } is not on this server. Invite somebody who is.
refused-invited-too-many = That is too many: the table has { $seats } seats, one of them yours. Invite fewer people, or choose more players.
refused-invited-too-often = You have invited { $player } { $count } times in the last hour. Open the table without an invitation: anybody who sees it can still press **Join**.
refused-missing-permission = I lack a permission in this channel: { $permissions }. Ask a server administrator to grant it.

# As Discord's settings call them.
permission-read-messages = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
refused-unknown-level = There is no such level. Choose one from the list, or type the code of a level; codes look like { $example }. Check the code letter by letter.
refused-no-level-of-code = There is no level with the code { $code }. Take another code, or a random level.
