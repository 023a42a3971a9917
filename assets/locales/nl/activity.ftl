# The Activity: the page inside Discord.

## What the server says there.

activity-published = Het staat nu in het kanaal.
refused-channel-closed = Ik mag niet schrijven in { $channel }. Vraag een moderator om mij daar berichten te laten verzenden en bestanden te laten bijvoegen, en druk dan nog een keer.

## What leads there.

activity-open = Blaadje openen
