### The daily sheet: /daily, its page, what is shown to others, and a server's daily message.

command-daily = vandaag
command-daily-about = Speel het blaadje van vandaag: dezelfde worpen voor iedereen, één poging telt
option-day = dag
option-day-about = Een eerdere dag, zoals 2026-11-22, om te bekijken of te spelen

panel-daily = { $name }{ $express ->
    [yes] { " " }(kort)
   *[no] { "" }
}, { $kind ->
    [practice] dit spel telt niet
   *[try] dit spel telt
}
daily-name = { $game } · blaadje van de dag { $number }
daily-about = { $throws ->
    [0] { $level }
   *[other] Kort, { $throws } worpen · { $level }
} · par { $par } · { $is_open ->
    [daily] het volgende { $time }
    [weekly] sluit { $time }
   *[no] { $time }
}
# Told before the one try begins.
daily-explain-what = **Dezelfde worpen voor iedereen.** Je speelt alleen en zonder hints. Daarna zie je hoe de anderen het deden.
daily-explain-length = { $throws ->
    [0] **Ongeveer 20 minuten:** op zondag het lange spel, zoals in het spelregelboekje.
   *[other] **Ongeveer vijf minuten:** { $throws } worpen, onze eigen korte solovariant. Op zondag is het spel lang.
}
daily-explain-once = **Het telt één keer:** je eerste spel op dit blaadje. Daarna kun je het nog een keer spelen, maar dat telt niet mee. Pauzeren mag tot en met morgen.
daily-explain-streak = **Reeks:** de dagen op rij waarop je een blaadje afmaakt, van welk spel dan ook. Je begint met twee jokers ❄️ voor dagen die je mist; elke zevende dag levert er weer een op.
# On the sheet of a week.
daily-explain-week = **Eén poging, ongeveer 20 minuten:** het lange spel, in een moeilijke versie. Je eerste spel telt als je het af hebt voordat het blaadje { $time } sluit.
daily-explain-medals = **Medailles:** voor een plek in de top drie, per server en over alle servers samen, krijg je er een op je profiel; elke plaats levert ook punten op voor een seizoen van twaalf weken.
# To those who know it.
daily-explain-again = { $throws ->
    [0] Dezelfde worpen voor iedereen, ongeveer 20 minuten, en je eerste spel telt. Pauzeren mag tot en met morgen.
   *[other] Dezelfde worpen voor iedereen, ongeveer vijf minuten, en je eerste spel telt. Pauzeren mag tot en met morgen.
}
daily-not-played = Dit blaadje heb je niet gespeeld. Je kunt het nog wel spelen, maar het telt niet meer mee.
daily-begun = Je bent aan dit blaadje begonnen. Het sluit { $time }; maak het vóór die tijd af, dan telt het.
daily-no-result = { $why ->
    [late] Je had dit blaadje te laat af: het telt niet.
    [deleted] Je had dit blaadje al gespeeld voordat je je gegevens verwijderde. Je kunt het nog een keer spelen, maar dat telt niet mee.
   *[stopped] Je bent met dit blaadje gestopt, dus het telt niet.
}
daily-streak = 🔥 { $days ->
    [0] Nog geen reeks
    [one] Reeks: 1 dag
   *[other] Reeks: { $days } dagen
}{ $best ->
    [0] { "" }
   *[other] { " " }· langste { $best }
}{ $freezes ->
    [0] { "" }
    [one] { " " }· ❄️ 1 joker
   *[other] { " " }· ❄️ { $freezes } jokers
}{ $used ->
    [0] { "" }
    [one] { " " }· een joker ving je gemiste dag op
   *[other] { " " }· { $used } jokers vingen je gemiste dagen op
}
daily-board = { $where ->
    [here] **Op deze server**
   *[everywhere] **Overal**
}{ $group ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }· 🔥 { $group } dagen op rij
}
daily-board-closed = De uitslagen zie je zodra je klaar bent; iedereen ziet ze { $time }.
daily-board-empty = Nog niemand heeft dit blaadje af.
daily-row = { $place ->
    [1] 👑
   *[other] **{ $place }**
} { $players } · { $points ->
    [one] 1 punt
   *[other] { $points } punten
} · { $percent }%
daily-more = nog { $count }
daily-seal = -# 🔒 Het zegel van de worpen: `{ $hash }`. De sleutel wordt { $time } bekendgemaakt, zodra er geen spel op dit blaadje meer kan meetellen.
daily-seed = -# 🔓 Zegel: `{ $hash }`. Sleutel: `{ $seed }`. Elke worp controleer je onder je spel op dit blaadje, met **Meer** en dan **Eerlijke dobbelstenen**.
daily-play = Spelen
daily-play-game = { $game } spelen
daily-continue = Verder spelen
daily-open = Uitslagen
daily-number = Blaadje van de dag { $number }
daily-share-text =
    { $name } · { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } · { $percent }% van par
    { $story }{ $streak ->
        [0] { "" }
       *[other] { " " }· reeks { $streak }
    }
    Speel ook: /vandaag
# How a result stands.
daily-ahead = { $form ->
    [first] als eerste klaar
    [place] plaats { $place } van { $count }
   *[percent] beter dan { $percent }%
}
daily-end-standing = { $count ->
    [0] 🌍 Overal: { $everywhere }
   *[other]
        🏅 Op deze server: plaats { $place } van { $count }
        🌍 Overal: { $everywhere }
}
# Above the histogram of all results.
daily-spread = Iedereen vandaag
daily-end-freeze = ❄️ Je hebt een joker verdiend.
# The board of a week.
daily-week = Week
daily-back = Terug naar het blaadje
daily-to-today = Blaadje van vandaag
daily-week-title = ## 📆 De week { $where ->
    [here] op deze server
   *[everywhere] overal
}
daily-week-about = { $since } tot en met { $until }, in UTC. Elk blaadje levert je percentage van par op: 100 punten voor precies par. De blaadjes van één dag worden opgeteld, en je beste vijf dagen tellen.
daily-week-without-today = -# De uitslagen van een blaadje van vandaag komen erbij zodra je het af hebt.
daily-week-empty = Deze week telt er nog niets mee.
daily-week-row = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }**
} { $players } · { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
daily-leads = Vandaag aan kop: { $players }
# Streaks that two people keep together.
daily-pairs = Samen
daily-pairs-title = ## 🤝 Reeksen met z’n tweeën
daily-pairs-about = Een dag telt als jullie allebei een blaadje af hebben. Twee jokers vangen gemiste dagen op, net als bij je eigen reeks. Je kunt hooguit { $most } van zulke reeksen hebben, elk met iemand anders.
daily-pairs-nobody = Verder heeft hier de laatste tijd niemand een blaadje van de dag gespeeld. Deel je uitslag, en vraag iemand zodra er meer mensen meedoen.
daily-pairs-not-here = Wil je iemand vragen? Open deze pagina op een server waar jullie allebei spelen.
daily-pair-ask = Iemand van hier vragen …
daily-pair-kept = **{ $player }** · 🔥 { $days ->
    [0] nog geen dag samen
    [one] 1 dag
   *[other] { $days } dagen
}{ $best ->
    [0] { "" }
   *[other] { " " }· langste { $best }
} · ❄️ { $freezes }{ $used ->
    [0] { "" }
    [one] { " " }· een joker ving de gemiste dag op
   *[other] { " " }· { $used } jokers vingen de gemiste dagen op
}
daily-pair-today = Vandaag: jij { $own ->
    [yes] ✅
   *[no] ⬜
} · { $player } { $other ->
    [yes] ✅
   *[no] ⬜
}
daily-pair-end = Beëindigen
daily-pair-waits = Je hebt { $player } gevraagd. Nog geen antwoord.
daily-pair-withdraw = Intrekken
daily-pair-asks = 🤝 { $player } wil samen met jou een reeks beginnen.
daily-pair-asking = 🤝 { $asker } wil samen met { $asked } een reeks met het blaadje van de dag beginnen.
daily-pair-accept = Ik doe mee
daily-pair-refuse = Nee, bedankt
daily-pair-answered = { $accepted ->
    [yes] 🤝 { $asker } en { $asked } hebben vanaf vandaag samen een reeks met het blaadje van de dag.
   *[no] { $asker } vroeg { $asked } om samen een reeks te beginnen. Deze keer niet.
}
# The reminder.
daily-remind = Herinner me
daily-remind-title = ## ⏰ Herinnering
daily-remind-about = Eén keer per dag een privébericht, op een uur dat jij kiest. Het komt niet als je die dag al een blaadje af hebt, en het stopt vanzelf als je je privéberichten uitzet.
daily-remind-state = { $state ->
    [on] Je herinnering komt om **{ $time }**.
   *[off] Je herinnering staat **uit**.
}
daily-remind-set-clock = Mijn klok instellen
daily-remind-choose = Herinner me om …
daily-remind-stop = Niet meer herinneren
daily-remind-stopped = 🔕 Je krijgt geen herinnering meer. Met **Herinner me** op de pagina van `/vandaag` zet je die weer aan.
daily-reminder = 📅 De blaadjes van vandaag wachten op je; de volgende komen { $time }.{ $days ->
    [0] { "" }
    [one] { " " }🔥 Je reeks: 1 dag.
   *[other] { " " }🔥 Je reeks: { $days } dagen.
}
refused-pair-known = Deze persoon kun je nu niet vragen: die heeft hier de laatste tijd niet gespeeld, of een van jullie heeft de ander al gevraagd.
refused-pair-not-asked = Deze vraag staat niet meer open. Je reeksen met z’n tweeën vind je onder **Samen**, op de pagina van `/vandaag`.
refused-pairs-full = Je kunt hooguit { $most } reeksen met z’n tweeën hebben. Beëindig er eerst een.
seal-daily =
    🔒 **De worpen van dit blaadje zijn verzegeld:**
    `{ $hash }`
    Ze komen uit een geheime sleutel, voor iedereen dezelfde; dit is de SHA-256 ervan. De sleutel wordt op { $time } bekendgemaakt, als er geen spel op dit blaadje meer kan meetellen; dan toont **Eerlijke dobbelstenen** hem en controleert je spel { $game }. Bewaar het hele zegel: acht tekens alleen bewijzen weinig.
verify-daily-sealed = De worpen van dit blaadje komen uit een geheime sleutel. Misschien spelen anderen het nog, dus hij blijft verzegeld; vraag het { $time } nog eens.
verify-daily = -# Vergelijk het zegel met het zegel dat `/vandaag` je liet zien; het is de SHA-256 van de sleutel. Elke dobbelsteen van worp n (geteld in de volgorde hierboven, vanaf 1) neemt een byte van `HMAC-SHA256(sleutel, "{ $name }::n:0")` en toont die byte modulo zijn aantal kanten, plus 1; bij zes kanten worden bytes boven 251 overgeslagen. Er telt geen klik in mee, zodat iedereen dezelfde worpen krijgt. Wat dit niet bewijst: wie de bot draait, had de sleutel kunnen kiezen, en kan hem lezen terwijl je speelt.

refused-no-daily = Voor die dag is er geen blaadje. Typ `/vandaag` voor dat van vandaag.
refused-daily-begun = Je bent net aan dit blaadje begonnen. Typ `/vandaag` om verder te spelen.
refused-daily-open = Dit spel toont worpen van een blaadje dat anderen misschien nog spelen. Je kunt het { $time } bekijken.
refused-review-daily = De analyse toont worpen van dit blaadje, dat anderen misschien nog spelen. Je kunt de analyse { $time } laten zien.

## The message that a server's administrators ask for in its settings.

digest-title = ## 📅 De blaadjes van vandaag
digest-yesterday = De winnaars van gisteren, blaadje van de dag { $number }:
# The best result of a game, and in one small line those behind it.
digest-champion = **{ $game }** { $row }
digest-others = -# { $rows }
digest-other = **{ $place }** { $players } { $percent }%
digest-today = { $players ->
    [one] 1 persoon heeft vandaag gespeeld
   *[other] { $players } mensen hebben vandaag gespeeld
}
digest-about = -# { $about }
digest-week = { $state ->
    [over]
        🏆 **Het podium van vorige week**
        { $rows }
    [ending]
        🏆 **Het podium van deze week, nog voorlopig**
        { $rows }
   *[running] 🏆 **Deze week aan kop:** { $rows }
}
digest-nobody = Bijt vandaag het spits af.
digest-group = 🔥 { $days ->
    [one] Reeks van de server: 1 dag
   *[other] Reeks van de server: { $days } dagen
}
settings-daily = **Dagelijks bericht**, met de uitslagen van de blaadjes van gisteren, en een bericht als het blaadje van de week opengaat en sluit: { $channel ->
    [none] uit
   *[other] { $channel }, vanaf { $hour }:00 UTC
}
settings-daily-choose = In dit kanaal …
settings-daily-hour = Een ander uur …
settings-daily-off = Uitzetten
settings-daily-here = 📅 Vanaf morgen komt er één stil bericht per dag in dit kanaal, met de blaadjes van de dag en de uitslagen van gisteren. Twee keer per week komt er een bericht bij: als het blaadje van de week opengaat, en met de uitslag ervan. Met `/instellingen` verander je het uur of zet je het uit.

## On profiles.

daily-figure = Dagen op rij
daily-figure-best = Langste reeks
daily-figure-pair = Gezamenlijke reeks
board-what-daily = Blaadjes van de dag
board-title-daily = ## 📅 { $game }: blaadjes van de dag
board-note-daily = { $games ->
    [one] 1 dag
   *[other] { $games } dagen
}
board-unsettled-daily = Hier telt nog geen blaadje van de dag mee. Dat van vandaag staat klaar: `/vandaag`.
board-counted-daily = -# Elk blaadje van de dag levert je percentage van par op: 100 punten voor precies par. Eén poging per dag telt.

## The sheet of a week.

weekly-number = Blaadje van de week { $number }
weekly-until = Sluit { $time }
weekly-film = Beste spel
weekly-spread = Iedereen
weekly-opened = Dezelfde worpen voor iedereen, op elke server. Eén poging, en medailles voor de eerste drie plaatsen.
weekly-players = { $players ->
    [one] Hier heeft 1 persoon het al af
   *[other] Hier hebben { $players } mensen het al af
}
weekly-over = ## 🏆 { $name }: het podium
weekly-season = Seizoen
weekly-season-title = ## 🏆 Het seizoen { $where ->
    [here] op deze server
   *[everywhere] overal
}
weekly-season-about = Twaalf weken, { $since } tot en met { $until }. De eerste plaats op een blaadje van de week levert 10 punten op, elke plaats daarna één minder, en wie het afmaakt, krijgt er minstens 1.
weekly-season-empty = Er is nog geen week van dit seizoen voorbij.
# On profiles.
weekly-figure = Weekmedailles
weekly-medals = { $where ->
    [here] Weekmedailles op servers
   *[everywhere] Weekmedailles overal
}: { $medals }
