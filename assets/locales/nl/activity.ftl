### The Activity: the page inside Discord.

## What the server says there.

activity-published = Het staat nu in het kanaal.
activity-in-chat = De rest stel je in de chat in, op dezelfde pagina.
activity-nothing = Er valt nu niets te tonen. Druk op **Start** om het nog eens te proberen.
activity-too-many = Ik ben nog bezig met je laatste keuzes. Probeer het zo nog eens.
activity-login-code = Discord heeft niet bevestigd wie je bent. Sluit de activiteit en open die opnieuw.
activity-login-instance = Volgens Discord ben je niet in deze activiteit. Sluit de activiteit en open die opnieuw.
activity-login-limit = Er komen nu te veel mensen tegelijk binnen. Probeer het over een minuut nog eens.
activity-login-away = Discord reageert niet. Probeer het over een minuut nog eens.
activity-end-expired = Je was een tijdje weg.
activity-end-elsewhere = Je hebt het spel ergens anders geopend.
activity-end-gone = Je hebt de activiteit verlaten.
activity-end-limit = Dat ging te snel.
activity-invite = Uitnodigen
refused-channel-closed = Ik mag niet in { $channel } schrijven. Vraag een moderator om mij daar deze machtigingen te geven: berichten verzenden en bestanden bijvoegen. Druk dan nog een keer.

## What leads there.

activity-open = Spel openen
activity-elsewhere = **{ $title }**: je speelt in de activiteit, daar gaat je spel verder.
activity-here = Hier tonen

## What the page itself says: what to do, and what signs mean to those who do not see them.

activity-page-back = Terug
activity-page-home = Start
activity-page-choices = Mogelijke plekken
# Heading of the enlarged part of the sheet, where a place is chosen by a second tap.
activity-page-choose = Kies een plek
activity-page-lost = Verbinding verbroken. Nieuwe poging …
activity-page-uninvited = Discord laat je hier niemand uitnodigen.
activity-page-again = Nog eens proberen
# The state of a player.
activity-page-awaited = is nog aan zet
activity-page-moved = heeft gespeeld
activity-page-ready = is klaar
activity-page-away = is afwezig
activity-page-left = doet niet meer mee

## What the page says before it is connected, in the language of the device.

activity-first-connecting = Verbinden …
activity-first-waiting = Discord heeft nog niet gereageerd.
activity-first-outside = Deze pagina hoort bij een spel op Discord. Open de pagina in Discord, via de berichten van het spel.
activity-first-refused = Het spel moet weten wie je bent. Sta het toe in Discord en probeer het nog eens.
activity-first-offline = Het spel reageert niet. Controleer je verbinding en probeer het nog eens.
activity-first-again = Nog eens proberen
