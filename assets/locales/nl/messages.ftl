### The public messages of a game.

computer-name = { $name }{ $strength ->
    [relaxed] { " " }(rustig)
    [steady] { " " }(degelijk)
    [strong] { " " }(sterk)
    [master] { " " }(meester)
   *[other] { " " }({ $strength })
}
strength = { $strength ->
    [relaxed] Rustig
    [steady] Degelijk
    [strong] Sterk
    [master] Meester
   *[other] { $strength }
}
strength-about = { $strength ->
    [relaxed] Speelt gezellig mee en maakt af en toe een foutje
    [steady] Een goede tegenstander voor de meeste mensen
    [strong] Weegt elke mogelijkheid af
    [master] Denkt aan de worpen die nog kunnen komen
   *[other] Speelt zo goed als het kan
}
# In pictures, for a name that no font can draw.
player-neutral = Speler { $number }
# In the picture of a lobby, for a seat that nobody has taken.
player-free = vrij
somebody = iemand
# A name or letter, and what belongs to it, as in A: columns 3–5
labelled = { $label }: { $what }

lobby-title = **{ $title }**
lobby-options = { $clock ->
    [live] 90 seconden per beurt
    [relaxed] 10 minuten per beurt
    [day] 1 dag per beurt
   *[none] zonder tijdslimiet
} · { $options }
lobby-seats = **Aan tafel ({ $taken } van { $seats })**
lobby-seat = { $is_host ->
    [yes] • { $player } – host
   *[no] • { $player }
}
lobby-kept = • { $player } – uitgenodigd
lobby-invited = ✉️ { $players }: uitnodiging van { $host } voor **{ $title }**. Er is plaats vrijgehouden.
lobby-told = 🔔 { $players }: { $host } heeft een tafel geopend, **{ $title }**.
lobby-decline = Nee, bedankt
lobby-sheets = -# { $panel ->
    [channel] 📝 Je opent je spel hier, met **Mijn spel**.
   *[dm] ✉️ Je krijgt je spel als privébericht zodra het begint.
}
lobby-hint = -# { $is_full ->
    [yes] Iedereen is er: de host kan op **Start** drukken.
    [kept] Begint zodra iedereen meedoet, of als de host op **Start** drukt.
   *[no] Begint als de host op **Start** drukt, of vanzelf zodra er { $seats } meedoen.
} Sluit { $time }. Voor het eerst hier? De regels staan onder **Meer**.
lobby-join = Meedoen
lobby-computer = Computer
computers-one = 🤖 **{ $strength }**: { $about }
computers-full = De tafel is vol. De host kan op **Start** drukken.
computers-begun = De tafel is vol en het spel is begonnen.
lobby-start = Start
lobby-remove = Iemand verwijderen …
lobby-cancelled = Deze tafel is gesloten. Open in een kanaal een nieuwe met { -play }.

table-waiting = ⏳ Aan zet: { $players }
table-waiting-until = ⏳ Aan zet: { $players } (tijd loopt af { $time })
table-ran-out = ⏰ De tijd was om: voor { $players } is automatisch een zet gedaan. { $count ->
    [one] Daarna is { $players } zelf weer aan zet.
   *[other] Daarna zijn ze zelf weer aan zet.
}
table-closing = ✅ { $next ->
    [throw] Alle zetten zijn binnen. De volgende worp komt { $time }.
   *[step] Het spel gaat { $time } verder.
}

# The points so far, one after another: 🔵 Ada 24 · 🟢 Ben 22
# A line breaks only between people.
standing = { $badge }{ "\u00A0" }{ $player }{ "\u00A0" }**{ $points }**{ $about ->
    [none] { "" }
   *[other] { " " }({ $about })
}{ $state ->
    [left] { " " }(weggegaan)
    [absent] { " " }(afwezig, een computer speelt)
   *[here] { "" }
}
table-away = 💤 { $players }: afwezig, een computer speelt.
table-closed-dms = 📭 { $players }: privéberichten komen niet aan. Druk op **Mijn spel** en speel gewoon hier.
table-sheets = -# ✉️ Je spel: [privéberichten]({ $url }). **Mijn spel** toont het hier.
table-open-sheet = -# Zie je je spel niet? Druk op **Mijn spel**.
table-refresh = Verversen
table-rests = ⏸️ Ik ben hier te gast en kan alleen antwoorden: dit bericht staat nu stil. **Verversen** laat zien hoe het ervoor staat; jullie kunnen gewoon doorspelen.
table-cancelled = { $why ->
    [untouched] Hier heeft 14 dagen niemand gespeeld, dus dit spel is gestopt; het telt niet mee.
   *[stopped] Dit spel is voortijdig gestopt; het telt niet mee.
}
table-stopped = { $why ->
    [untouched] **{ $title }** is gestopt, want er heeft 14 dagen niemand gespeeld; het telt niet mee.
   *[stopped] **{ $title }** is voortijdig gestopt; het telt niet mee.
}
table-over = **{ $title }** is afgelopen. { $winners }{ $url ->
    [none] { "" }
   *[other] { " " }[Naar de uitslag]({ $url })
}
# A round that is over, in one line with its news and the standings.
table-round = 🎲 **Ronde { $round }**: { $throw }
table-rematch = Revanche
table-sheet = Mijn spel
table-rules = Regels
table-more = Meer

## The end of a game.

winners = { $count ->
    [one] 🏆 { $players } wint!
   *[other] 🏆 Gedeelde overwinning: { $players }
}
closing-why = **{ $title }** · { $why }
# Why the game changed no rating.
closing-unrated = -# { $reason ->
    [alone] Telt niet voor de rating: er speelde maar één persoon.
    [hints] Telt niet voor de rating: hints waren toegestaan.
    [rules] Telt niet voor de rating: de regels zijn sinds het begin veranderd.
    [clock] Telt niet voor de rating: er was geen tijdslimiet.
    [short] Telt niet voor de rating: het spel was veel korter dan normaal.
    [anew] Telt niet voor de rating: iemand aan tafel is de afgelopen dag opnieuw begonnen.
   *[few] Telt niet voor de rating: er speelden minder dan twee mensen.
}
# What the game made of ratings; the question mark says that one is provisional.
closing-ratings = 📊 { $ratings }
rating-change = { $player }{ "\u00A0" }**{ $rating }{ $is_settled ->
    [yes] { "" }
   *[no] ?
}**{ "\u00A0" }({ $change })
panel-ran-out = ⏰ **De tijd was om: { $what }.**
panel-ran-out-next = { $is_asked ->
    [yes] Nu ben je zelf weer aan zet.
   *[no] De volgende beurt doe je weer zelf.
} { $left ->
    [one] Gebeurt het nog één keer, dan neemt een computer het over.
   *[other] Gebeurt het nog { $left } keer achter elkaar, dan neemt een computer het over.
}
panel-forced = er is een zet voor je gedaan
panel-away = ⏰ **Je tijd was drie keer achter elkaar om: een computer speelt voor je.** Doe hier een zet en je bent er weer bij.
panel-rating = { $sign } **Je rating: { $rating }{ $is_settled ->
    [yes] ** ± { $margin } ({ $change })
   *[no] ?** ({ $change }), { $note }
}
closing-dice = -# 🔒 { $seal } · spel { $game }: **Eerlijke dobbelstenen** controleert de worpen
final-standing = { $place ->
    [0] 🚪
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ place-word }**
} { $badge } { $player } – { $points ->
    [one] 1 punt
   *[other] { $points } punten
}{ $state ->
    [left] { " " }(weggegaan)
    [absent] { " " }(afwezig, een computer speelt)
   *[here] { "" }
}
final-standing-about = -# { $about }
place-word = { $place ->
    [1] Eerste
    [2] Tweede
    [3] Derde
    [4] Vierde
    [5] Vijfde
   *[other] Zesde
}
result-won = 🏆 **Je wint{ $mode ->
    [duel] { " " }het duel
   *[table] { "" }
}{ $how ->
    [left] : { $player } is weggegaan
    [stuck] : jij kunt verder, { $player } niet
   *[points] { $lead ->
        [0] { "" }
        [one] { " " }met 1 punt voorsprong op { $player }
       *[other] { " " }met { $lead } punten voorsprong op { $player }
    }
}.**
result-lost = **{ $how ->
    [left] Je verliest{ $mode ->
        [duel] { " " }het duel
       *[table] { "" }
    }: je bent weggegaan
    [stuck] Je verliest{ $mode ->
        [duel] { " " }het duel
       *[table] { "" }
    }: er paste niets meer
   *[points] { $player } wint{ $mode ->
        [duel] { " " }het duel
       *[table] { "" }
    }{ $behind ->
        [0] { "" }
        [one] { " " }met 1 punt verschil
       *[other] { " " }met { $behind } punten verschil
    }
}.**
result-shared = 🏆 **Je deelt de overwinning met { $players }!**
result-place = **{ place-word }{ $behind ->
    [0] { "" }
    [one] , 1 punt achter { $players }
   *[other] , { $behind } punten achter { $players }
}.**
solo-par = 🎯 De computerspeler *{ $strength }* haalde { $par } met dezelfde worpen: { $lead ->
    [0] gelijkspel.
   *[other] { $ahead ->
        [yes] jij haalde er { $lead } meer.
       *[no] jij haalde er { $lead } minder.
    }
}
solo-best = { $beaten ->
    [yes] ⭐ Nieuw record! Het vorige was { $best }.
   *[no] Je record voor zo’n spel: { $best }.
}

## The seal of the dice.

seal =
    🔒 **De dobbelstenen van spel { $game } zijn verzegeld:**
    `{ $hash }`
    Alle worpen komen uit een geheime sleutel; dit is de SHA-256 ervan. Als het spel afgelopen is, controleert deze knop elke worp: hij toont de sleutel, en iedereen kan zien dat sleutel en zegel bij elkaar horen. Bewaar het hele zegel: aan de acht tekens bij de tafel herken je het, maar die acht alleen bewijzen weinig.
seal-button = Eerlijke dobbelstenen

more-title = Wat wil je doen?
more-watching = Je zit niet aan deze tafel. Open er zelf een met { -play }.
more-dm = Als privébericht
more-text = Als tekst
more-leave = Weggaan
more-end = Stoppen voor iedereen
more-dm-sent = Je spel is onderweg naar je privéberichten.
more-here = Niets gekregen? Open hier
more-leave-ask = Het spel definitief verlaten? { $mode ->
    [solo] Het spel stopt dan en telt niet mee.
   *[group] Je eindigt dan achter iedereen die blijft.
}
more-left = Je bent uit het spel gestapt.
more-end-ask = Dit spel voor iedereen stoppen? Het telt dan niet mee.
more-ended = Het spel is voor iedereen gestopt.
more-removed = Gelukt: de plaats is weer vrij.
rematch-open = Je doet mee. De volgende tafel komt als nieuw bericht.

## A player's own messages.

panel-solo = Solo
# In small print: what kind of game a player has alone, or what the signs of the sheet mean.
panel-small = -# { $words }
panel-left = Je doet niet meer mee met dit spel.
panel-turn = Jij bent aan zet: { $title } in { $channel }
panel-deadline = ⏳ { $time }
panel-until = ⏳ Je hebt de tijd tot { $time }
# For a message that can be edited for a quarter of an hour after each press.
panel-stands-still = -# Na 15 minuten zonder klik wordt dit niet meer bijgewerkt; **Mijn spel** opent het opnieuw.
# Everybody's points of the last round, where there is no room for more: "✨ you 6 · @Ada 5".
panel-gains = ✨ { $gains }
panel-gain = { $is_own ->
    [yes] jij { $points }
   *[no] { $player } { $points }
}
panel-saved = { $state ->
    [ready] Opgeslagen, en je bent klaar: nu de anderen nog.
    [alone] Opgeslagen. En nu: **Volgende worp** of **Terugnemen**.
    [closing] Opgeslagen: alle zetten zijn binnen. **Terugnemen** kan nog even.
   *[open] Opgeslagen: nu de anderen nog. **Terugnemen** kan nog.
}
# Alone at the table.
panel-goes-on = Opgeslagen. { $next ->
    [throw] Volgende worp { $time }
   *[step] Het spel gaat { $time } verder
}; **Terugnemen** stopt dat.
panel-closes = { $entered ->
    [yes] Opgeslagen. { $next ->
        [throw] Volgende worp { $time }
       *[step] Het spel gaat { $time } verder
    }; **Terugnemen** kan nog.
   *[no] { $next ->
        [throw] De volgende worp komt { $time }.
       *[step] Het spel gaat { $time } verder.
    }
}
panel-ready = Klaar
panel-next = Volgende worp
panel-undo = Terugnemen
panel-text = Als tekst
panel-table = Naar de tafel
panel-result = Naar de uitslag
panel-channel-closed = 🚫 De tafel is niet te zien: ik mag niet in { $channel } schrijven. Vraag een moderator om mij daar deze machtigingen te geven: kanaal bekijken, berichten verzenden, bestanden bijvoegen. Dan komt de tafel terug; intussen gaat het spel hier verder.
panel-channel-gone = 🚫 Het kanaal van dit spel bestaat niet meer, of ik ben van de server gehaald. Het spel gaat hier verder en stopt { $time }, tenzij het kanaal terugkomt.
panel-show-table = Tafel tonen
panel-again = Nog een keer

press-unknown = Deze knop komt uit een oudere versie. Typ /blaadje om verder te spelen, of begin in een kanaal met { -play }.
press-failed = Dat ging mis, maar er is niets verloren. Druk nog een keer, of typ /blaadje.
press-deleted = Het bericht met deze knop is verwijderd. Opgeslagen zetten blijven bewaard: typ /blaadje om verder te spelen.
press-blocked = 🛡️ AutoMod van deze server heeft mijn antwoord geblokkeerd, maar alles is opgeslagen: je hoeft niet nog eens te drukken. Een moderator kan mijn berichten doorlaten: in de serverinstellingen, onder AutoMod, met een uitzondering voor mijn rol of dit kanaal.
words-blocked = 🛡️ AutoMod van deze server blokkeert de woorden die hier horen. De knoppen werken nog gewoon. Een moderator kan mijn berichten doorlaten: in de serverinstellingen, onder AutoMod, met een uitzondering voor mijn rol of dit kanaal.
store-busy = De database van de bot is druk bezet; er is niets veranderd. Probeer het over een minuut nog eens.
store-away = De bot kan nu niet bij zijn database; er is niets veranderd. Probeer het zo nog eens.
store-unsure = De bot raakte tijdens het opslaan de verbinding met zijn database kwijt. Kijk zo nog eens: wat er dan staat, is opgeslagen.
store-damaged = De database van de bot is beschadigd; er is niets opgeslagen. De beheerder moet een back-up terugzetten; daarna gaan de spellen verder.
store-unwritable = De bot kan nu niets opslaan; misschien is de schijf vol. Er is niets veranderd. Probeer het over een paar minuten nog eens.
press-old = Dit bericht is verouderd. Druk aan tafel op **Mijn spel**, of typ /blaadje.
press-old-over = Dit spel is afgelopen. Begin in een kanaal een nieuw spel met { -play }.
