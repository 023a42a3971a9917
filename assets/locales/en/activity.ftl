### The Activity: the page inside Discord.

## What the server says there.

activity-published = It is in the channel now.
activity-in-chat = For the rest, open the same page in the chat.
activity-nothing = Nothing can be shown right now. Press **Home** to try again.
activity-too-many = Still working on your last presses. Try again in a moment.
activity-login-code = Discord did not confirm who you are. Close the Activity and open it again.
activity-login-instance = Discord says that you are not in this Activity. Close it and open it again.
activity-login-limit = Too many people are coming in at once. Try again in a minute.
activity-login-away = Discord is not answering. Try again in a minute.
activity-end-expired = You were away for a while.
activity-end-elsewhere = You have opened the game elsewhere.
activity-end-gone = You have left the Activity.
activity-end-limit = That was too fast.
activity-invite = Invite
refused-channel-closed = I am not allowed to write in { $channel }. Ask a moderator to let me send messages and attach files there, then press again.

## What leads there.

activity-open = Open the sheet
activity-elsewhere = You are playing **{ $title }** in the Activity; your sheet is there.
activity-here = Show it here

## What the page itself says: what to do, and what signs mean to those who do not see them.

activity-page-back = Back
activity-page-home = Home
activity-page-choices = Places to choose from
# Heading of the enlarged part of the sheet, where a place is chosen by a second tap.
activity-page-choose = Choose the place
activity-page-lost = Connection lost. Trying again…
activity-page-uninvited = Discord does not let you invite anybody here.
activity-page-again = Try again
# The state of a player.
activity-page-awaited = still to move
activity-page-moved = has moved
activity-page-ready = is ready
activity-page-away = is away
activity-page-left = has left

## What the page says before it is connected, in the language of the device.

activity-first-connecting = Connecting…
activity-first-waiting = Discord has not answered yet.
activity-first-outside = This page is part of a game on Discord. Open it there, from the game’s messages.
activity-first-refused = The game needs to know who you are. Allow it in Discord, then try again.
activity-first-offline = The game is not answering. Check your connection, then try again.
activity-first-again = Try again
