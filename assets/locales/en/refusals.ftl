# Each says why nothing changed and what to do instead.
refused-wrong-phase = That is not what the game waits for now. Your sheet shows what is.
refused-malformed-move = I could not read that choice. Press a control of the newest message.
refused-not-pending = You have nothing to decide right now. Your sheet changes with the next throw.
refused-game-over = This game is over. Start a new one with { -play }.
refused-too-late = That round is already closed. Your sheet shows the present one.
refused-no-game = This game no longer exists. Start a new one with { -play }.
refused-not-playing = You are not in this game. Join the next one, or start one with { -play }.
refused-not-started = The game has not started yet. Your sheet comes as soon as it does.
refused-has-started = The game has already started.
refused-already-joined = You are in already. The host starts the game.
refused-lobby-full = All seats are taken. Start a game of your own with { -play }.
refused-too-few = It takes at least two. Wait for somebody, add a computer player, or play { -solo }.
refused-not-host = Only the host can do that: <@{ $host }>.
refused-no-such-player = That player is no longer in the game.
refused-no-such-strength = There is no such computer player. Choose one from the list.
refused-nothing-entered = You have chosen nothing yet. Make your choice first.
refused-not-over = The game is still on. A rematch can follow when it is over.
refused-not-moderator = Only people who may manage messages here can end a game.
refused-wrong-channel = Games are played in { $channels } on this server.
refused-not-in-dm = A group plays in a server channel. Here you can play { -solo }.
refused-missing-permission = I lack a permission in this channel: { $permissions }. Ask a server administrator to grant it.

# As Discord's settings call them.
permission-read-messages = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
refused-unknown-level = There is no such level. Choose one from the list, or type the code of a level; codes look like { $example }. One wrong character makes a code invalid.
refused-no-level-of-code = There is no level with the code { $code }. Take another code, or a random level.
