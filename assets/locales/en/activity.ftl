# The Activity: the page inside Discord.

## What the server says there.

activity-published = It is in the channel now.
activity-in-chat = The rest is set in the chat, with the same page there.
activity-nothing = Nothing can be shown right now. Press **Home** to try again.
activity-too-many = One thing after the other, please: a few presses are still being carried out.
activity-login-code = Discord did not confirm who you are. Close the Activity and open it again.
activity-login-instance = Discord says that you are not in this Activity. Close it and open it again.
activity-login-limit = Too many people are coming in at once. Try again in a minute.
activity-login-away = Discord does not answer. Try again in a minute.
activity-end-expired = You were away for a while.
activity-end-elsewhere = You have opened the game elsewhere.
activity-end-gone = You have left the Activity.
activity-end-limit = That was too fast.
refused-channel-closed = I may not write in { $channel }. Ask a moderator to let me send messages and attach files there, then press again.

## What leads there.

activity-open = Open the sheet
