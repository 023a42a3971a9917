### The Activity: the page inside Discord.

## What the server says there.

activity-published = It is in the channel now.
refused-channel-closed = I may not write in { $channel }. Ask a moderator to let me send messages and attach files there, then press again.

## What leads there.

activity-open = Open the sheet
