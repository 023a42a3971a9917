### Challenges, and races against finished games: /challenge and what it opens.

mode-ghosts = Tegen geesten
mode-challenge = Uitdagingen
ghost-play = Race tegen dit spel
ghost-name = { $whose ->
    [player] Geest van { $name }
   *[nobody] Een geest
}

## The page that begins a challenge or a race.

command-challenge = uitdagen
command-challenge-about = Twee mensen, hetzelfde blaadje en dezelfde worpen, ieder apart; of race tegen een oud spel
option-challenged-about = Wie je uitdaagt
duel-challenge = Uitdagen
duel-title = ## ⚔️ Uitdaging
duel-about =
    { $opponent ->
        [none] Jullie spelen allebei
       *[other] Jij en { $opponent } spelen
    } hetzelfde blaadje met dezelfde worpen, ieder apart en zonder hints. Wie de meeste punten haalt, wint.
    -# Jij begint. Daarna krijgt { $opponent ->
        [none] de ander
       *[other] { $opponent }
    } een bericht en ziet jouw punten onder het eigen blaadje meelopen. Jullie hebben elk { $days } dagen; wie weggaat of niet op tijd klaar is, heeft verloren. De uitslag komt hier te staan.
duel-about-dm = Een uitdaging begint op een server, want daar komt de uitslag te staan. Hier kun je racen tegen een van je eigen oude spellen.
duel-who = Wie daag je uit?
duel-game = Spel: { $game }
duel-level = { $level }
duel-begin = Beginnen
duel-race-about = **Of race tegen een oud spel**
    -# Dezelfde worpen, met de punten van toen naast die van jou. Het telt niet mee.
duel-race = Kies een spel
race-offer = { $whose ->
    [best] Je beste
    [champion] De kampioen van vorig seizoen
    [other] Van de ander
   *[newest] Van jou
}: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} · { $level }
race-offer-about = { $mode } · { $date }

## The page before a race.

race-title =
    ## 👻 Race tegen dit spel
    { $title } · gespeeld op { $time }
race-rival = { $player }: **{ $points ->
    [one] 1 punt
   *[other] { $points } punten
}**
race-own = Jijzelf
race-how = { $how ->
    [alone] Je speelt dezelfde worpen in je eentje. De regel onder je blaadje toont worp voor worp de punten van toen.
    [own] Je zit weer op je eigen plaats, met dezelfde worpen; toen haalde je { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }. De anderen doen hun zetten van toen.
   *[seat] Je zit op de plaats van { $player }, toen goed voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, met dezelfde worpen. De anderen doen hun zetten van toen.
} Het telt niet mee.
race-begin = Start

## On the sheet, and when it is full.

panel-ghosts = Tegen geesten
panel-rivalry = { $side ->
    [race] Race tegen { $rival ->
        [own] je eigen spel
       *[other] { $rival }
    }
   *[other] Uitdaging tegen { $rival }
}
duel-begins = { $side ->
    [challenger] ⚔️ Jij begint, daarna { $rival }. Je hebt de tijd tot { $time }; wie weggaat of niet op tijd klaar is, verliest.
    [opponent] ⚔️ De regel onder je blaadje toont de punten van { $rival }. Je hebt de tijd tot { $time }; wie weggaat of niet op tijd klaar is, verliest.
   *[race] 👻 Dezelfde worpen: de regel onder je blaadje toont de punten { $rival ->
        [own] die je toen haalde.
       *[other] uit het spel van { $rival }.
    }
}
strip-own = Jij { $points }
strip-other = te verslaan { $points }
duel-next = ⚔️ Nu is { $rival } aan de beurt, tot { $time }. De uitslag komt in { $channel }; tot dan blijven de worpen geheim.
duel-over = { $side ->
    [race] 👻 { $ahead ->
        [yes] Gewonnen
        [no] Verloren
       *[level] Gelijkspel
    }: { $own } tegen { $points } { $rival ->
        [own] van toen.
       *[other] van { $rival }.
    }
   *[other] ⚔️ { $ahead ->
        [yes] **Je wint** de uitdaging tegen { $rival }: { $own } tegen { $points }.
        [no] { $rival } **wint** de uitdaging: { $points } tegen { $own }.
       *[level] Jij en { $rival } spelen **gelijk**: elk { $own }.
    }
}
duel-posted = De uitslag staat in { $channel }.
duel-lost = ⚔️ Je hebt de uitdaging verloren: het spel is niet uitgespeeld. De uitslag staat in { $channel }.
duel-leave = Ga je echt weg? Het spel stopt hier, en je verliest de uitdaging.
ending-rival = { $side ->
    [race] Geest
   *[other] Tegenstander
}
panel-ghosts-over = -# Een race telt niet mee. De worpen zijn die van spel { $source } · 🔒 { $seal } · spel { $game }
seal-ghosts =
    🔒 **De dobbelstenen van spel { $game } zijn die van spel { $source }:**
    `{ $hash }`
    Dit is de SHA-256 van de sleutel waaruit de worpen van allebei komen. Dat spel is afgelopen, dus de sleutel kan al bekend zijn; **Eerlijke dobbelstenen** controleert de worpen van dit spel als het afgelopen is.
seal-challenge =
    🔒 **De dobbelstenen van spel { $game } zijn die van spel { $source }:**
    `{ $hash }`
    Dit is de SHA-256 van de sleutel waaruit beide spellen van deze uitdaging hun worpen hebben. De sleutel blijft geheim tot de uitslag er staat; daarna controleert **Eerlijke dobbelstenen** de worpen van dit spel.
verify-ghosts = 👻 De worpen van dit spel zijn die van spel { $game }{ $skipped ->
    [none] { "" }
   *[other] , zonder nummer { $skipped }, die daar opnieuw werd gegooid: hier is hij weggelaten, maar in de nummers hieronder telt hij mee
}.
verify-challenge = Deze worpen horen bij een uitdaging die nog open is. Vraag het nog eens als de uitslag er staat.

## What a challenge sends.

challenge-ask =
    ⚔️ **{ $challenger } daagt je uit: { $title }**
    Jullie krijgen hetzelfde blaadje en dezelfde worpen. Je speelt alleen en zonder hints; wie de meeste punten haalt, wint.
    -# Je kunt de uitdaging aannemen tot { $time }; daarna heb je drie dagen. Ga je weg of ben je niet op tijd klaar, dan heb je verloren. De uitslag komt in { $channel } en telt alleen voor de ranglijst van uitdagingen.
challenge-ask-here = { $player }: { $ask }
challenge-accept = Aannemen
challenge-refuse = Nee, bedankt
challenge-refused = Prima, geen uitdaging.
challenge-played = ⚔️ **Uitdaging · { $title }**
challenge-won = 🏆 { $winner } wint van { $loser }: **{ $points } tegen { $other }**.
challenge-tie = { $challenger } en { $opponent } spelen gelijk met **{ $points ->
    [one] 1 punt
   *[other] { $points } punten
}**.
challenge-given-up = 🏆 { $winner } wint: de uitdaging kwam van { $loser }, maar die heeft niet uitgespeeld.
challenge-not-finished = 🏆 { $winner } wint met **{ $points ->
    [one] 1 punt
   *[other] { $points } punten
}**: { $loser } heeft niet uitgespeeld.{ $is_early ->
    [yes] { " " }Dat was voor de helft van de worpen, dus het telt niet als overwinning op de ranglijst.
   *[no] { "" }
}
challenge-unanswered = { $challenger } haalde **{ $points ->
    [one] 1 punt
   *[other] { $points } punten
}**. { $how ->
    [late] { $opponent } heeft niet op tijd geantwoord, dus de uitdaging eindigt zonder winnaar.
    [declined] { $opponent } speelt deze keer niet, dus de uitdaging eindigt zonder winnaar.
    [stopped] { $opponent } heeft niet uitgespeeld.
   *[gone] Een van de twee speelt hier niet meer, dus de uitdaging eindigt zonder winnaar.
}

refused-ghost-not-over = Tegen dit spel kun je racen zodra het is uitgespeeld.
refused-ghost-daily = Misschien spelen anderen dit blaadje van de dag nog. Je kunt { $time } tegen dit spel racen.
refused-ghost-old = Dit spel is te oud om tegen te racen: de worpen ervan kunnen niet opnieuw worden gemaakt.
refused-ghost-moves = Tegen dit spel kun je niet racen: in een nieuw spel zouden niet alle zetten van toen mogelijk zijn.
refused-challenge-open = De worpen van dit spel horen bij een open uitdaging; niemand krijgt ze te zien voordat de uitslag er staat.
refused-challenge-over = Deze uitdaging is voorbij.
refused-not-challenged = Deze uitdaging is voor iemand anders.
refused-challenged-self = Jezelf uitdagen kan niet. Je oude spellen, waar je tegen kunt racen, staan verderop op de pagina.
refused-challenged-bot = { $player } is een bot. Daag een mens uit.
refused-challenged-stranger = { $player } zit niet op deze server. Daag iemand uit die er wel op zit.
refused-challenged-already = Je hebt al een open uitdaging tegen { $player }. Wacht op de uitslag.
refused-challenged-too-often = Je hebt dezelfde persoon de laatste tijd { $count } keer uitgedaagd. Het kan { $time } weer.
refused-challenged-nobody = Kies eerst wie je uitdaagt.
refused-challenges-of-host = Er staan { $count } uitdagingen van jou open. Wacht op een uitslag, en begin dan de volgende.
refused-challenges-of-guest = { $player } heeft al veel open uitdagingen. Probeer het later nog eens.
refused-challenge-not-alone = Dit spel kun je niet alleen spelen, dus uitdagen kan er ook niet mee.

## On profiles.

challenge-figure = Uitdagingen
board-what-challenges = Verslagen in uitdagingen
board-title-challenges = ## ⚔️ { $game }: de meeste mensen verslagen in uitdagingen
board-value-challenges = { $value ->
    [one] 1 mens verslagen
   *[other] { $value } mensen verslagen
}
board-counted-challenges = -# Iedereen die je in een uitdaging hebt verslagen, telt één keer, wie er ook mee begon. Wie weggaat of niet op tijd klaar is, heeft verloren; voor de ander is dat winst als de helft van de worpen gespeeld was.
