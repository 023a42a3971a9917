# The Activity: the page inside Discord.

## What the server says there.

activity-published = Het staat nu in het kanaal.
refused-channel-closed = Ik mag niet schrijven in { $channel }. Vraag een moderator om mij daar berichten te laten sturen en bestanden te laten toevoegen, en druk dan nog een keer.
