### Each says why nothing changed and what to do instead.

refused-wrong-phase = The game is not waiting for that now. Your sheet shows what it is waiting for.
refused-malformed-move = I could not read that choice. Use the buttons of the newest message.
refused-not-pending = You have nothing to decide right now. Your sheet changes with the next throw.
refused-game-over = This game is over. Start a new one in a channel with { -play }.
refused-too-late = That round is already closed. Your sheet shows the current one.
refused-no-game = This game no longer exists. Start a new one in a channel with { -play }.
refused-not-playing = You are not in this game. Join the next one, or start one in a channel with { -play }.
refused-not-started = The game has not started yet. Your sheet comes as soon as it does.
refused-has-started = The game has already started. Press **My sheet** if you are in it, or start one with { -play }.
refused-already-joined = You have already joined. The host starts the game.
refused-lobby-full = All seats are taken. Start a game of your own with { -play }.
refused-too-few = A game needs at least two players. Wait for somebody, add a computer player, or play { -solo }.
refused-not-host = Only the host can do that: <@{ $host }>.
refused-no-such-player = That player is no longer in the game.
refused-no-such-strength = There is no such computer player. Choose one from the list.
refused-nothing-entered = You have chosen nothing yet. Make your choice first.
refused-not-over = The game is still running. Start the rematch when it is over.
refused-not-moderator = Only people who may manage messages here can end a game.
refused-game-counts = A round of this game has been played, so it counts: those who play can neither end it nor remove anybody. You can leave it, but then you have lost.
refused-wrong-channel = On this server games are played in { $channels }.
refused-not-in-dm = To play with others, use a channel of a server. Here you can play alone with { -alone }.
refused-guest-writes = I cannot send you messages yet: you have not added me to your account. Open my profile, choose **Add App**, then ask again.
refused-guest-hushed = On this server only you see what I answer, so nobody could join. Ask an administrator to allow external apps, or play alone with { -solo }.
refused-guest-clock = I am a guest here and can remind nobody. Choose a short clock: 90 seconds or 10 minutes.
refused-guest-elsewhere = That table is elsewhere. Press the button there.
refused-seats-kept = The free seats are kept for { $players }. Wait until they have joined or said no, or open a table of your own with { -play }.
refused-invited-self = You have a seat already. Invite somebody else.
refused-invited-bot = { $player } is a bot and cannot join. Invite a person; computer players are in the menu at the table.
refused-invited-stranger = { $player } is not on this server. Invite somebody who is.
refused-invited-too-many = That is too many: the table has { $seats } seats, one of them yours. Invite fewer people, or choose more players.
refused-invited-too-often = You have invited the same person { $count } times lately. Invite them again { $time }, or open the table without it: anybody who sees it can still press **Join**.
refused-too-fast = That is more than I can follow. Wait a moment, then press again.
refused-too-many-commands = Those were many commands in a short time. Give the next one { $time }; the buttons go on working.
refused-levels-too-often = You have had many levels made. Ask for the next one { $time }, or choose one of levels 1 to 4.
refused-hints-too-often = You have asked for many hints. Ask again { $time }, or make this choice yourself.
refused-lobbies-of-host = { $count } tables of yours are waiting for players. Start one, or type /home to cancel one; then open another.
refused-games-of-host = You have { $count } games that are not over. Finish one or leave it, then start another; /sheet shows yours.
refused-lobbies-of-channel = { $count } tables are waiting for players in this channel. Join one of them, or open yours in another channel.
refused-games-of-channel = { $count } games are going on in this channel. Open yours in another channel, or ask a moderator to end those that nobody plays any more.
refused-lobbies-of-guild = { $count } tables are waiting for players on this server. Join one of them.
refused-games-of-guild = This server already has { $count } games running. Play alone with { -solo }, or ask a moderator to end games that nobody plays any more.
refused-option-choice = { $option }: there is no such choice. Choose one of these: { $choices }.
refused-option-kind = { $option }: I could not read that. Give the command again, and choose from what it offers.
refused-option-range = { $option }: choose from { $least } to { $most }. Give the command again.
refused-missing-permission = I lack a permission in this channel: { $permissions }. Ask a server administrator to grant it.

## As Discord's settings call them.

permission-read-messages = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
