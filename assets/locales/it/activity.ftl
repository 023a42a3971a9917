### The Activity: the page inside Discord.

## What the server says there.

activity-published = Ora è nel canale.
refused-channel-closed = In { $channel } non ho il permesso di scrivere. Chiedi a chi modera di farmi inviare messaggi e allegare file lì, poi premi di nuovo.

## What leads there.

activity-open = Apri il foglio
