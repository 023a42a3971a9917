### Challenges: /challenge and what it opens.

mode-ghosts = Tegen geesten
mode-challenge = Uitdagingen
ghost-name = { $whose ->
    [player] Geest van { $name }
   *[nobody] Een geest
}

## The page that begins a challenge.

command-challenge = uitdagen
command-challenge-about = Twee mensen, hetzelfde blaadje en dezelfde worpen, ieder apart; of tegen een eerder spel
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
    } een bericht en ziet jouw punten onderaan meelopen. Jullie hebben elk { $days } dagen; wie weggaat of niet op tijd klaar is, heeft verloren. De uitslag komt hier te staan.
duel-about-dm = Hier daag je een spel van jezelf uit: dezelfde worpen, en meer punten dan toen. Anderen daag je uit op een server, want daar komt de uitslag te staan.
duel-goal =
    Versla { $player ->
        [own] je spel
       *[other] het spel van { $player }
    } van { $time } met dezelfde worpen: **{ $points ->
        [one] 1 punt
       *[other] { $points } punten
    }** ({ $title }).
    -# Je speelt in je eentje; de regel onderaan toont worp voor worp de punten van toen. Het telt niet mee, en je mag het zo vaak doen als je wilt.
duel-who = Wie daag je uit?
duel-game = Spel: { $game }
duel-level = { $level }
duel-length = { $length ->
    [express] Kort: { $throws } worpen, ongeveer vijf minuten
   *[full] Volledig spel
}
duel-throws = { $is_new ->
    [yes] Worpen: nieuwe
   *[no] Worpen: eerder spel
}
duel-new = Nieuwe worpen
duel-offer = { $whose ->
    [best] Je beste
    [other] Van de ander
   *[newest] Jouw spel
}: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} · { $level }
duel-begin = Beginnen

## On the sheet, and when it is full.

panel-ghosts = Tegen geesten
panel-rivalry = { $side ->
    [race] Uitdaging: { $rival ->
        [own] je eigen spel
       *[other] het spel van { $rival }
    }
   *[other] Uitdaging tegen { $rival }
}
duel-begins = { $side ->
    [challenger] ⚔️ Jij begint, daarna { $rival }. Je hebt de tijd tot { $time }; wie weggaat of niet op tijd klaar is, verliest.
    [opponent] ⚔️ De regel onderaan toont de punten van { $rival }. Je hebt de tijd tot { $time }; wie weggaat of niet op tijd klaar is, verliest.
   *[race] ⚔️ Dezelfde worpen: de regel onderaan toont de punten { $rival ->
        [own] die je toen haalde.
       *[other] van { $rival }.
    }
}
strip-own = Jij { $points }
strip-other = tegen { $points }
duel-next = ⚔️ Nu is { $rival } aan zet, tot { $time }. De uitslag komt in { $channel }; tot dan blijven de worpen geheim.
duel-over = { $side ->
    [race] ⚔️ { $ahead ->
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
duel-leave = Het spel definitief verlaten? Het stopt hier, en je verliest de uitdaging.
ending-rival = { $side ->
    [race] Te verslaan
   *[other] Tegenstander
}
panel-ghosts-over = -# Dit spel telt niet mee. De worpen zijn die van spel { $source } · 🔒 { $seal } · spel { $game }
seal-ghosts =
    🔒 **De dobbelstenen van spel { $game } zijn die van spel { $source }:**
    `{ $hash }`
    Dit is de SHA-256 van de sleutel waaruit de worpen van beide spellen komen. Spel { $source } is afgelopen, dus de sleutel kan al bekend zijn; **Eerlijke dobbelstenen** controleert de worpen van dit spel als het afgelopen is.
seal-challenge =
    🔒 **De dobbelstenen van spel { $game } zijn die van spel { $source }:**
    `{ $hash }`
    Dit is de SHA-256 van de sleutel waaruit de worpen van beide spellen van deze uitdaging komen. De sleutel blijft geheim tot de uitslag er staat; daarna controleert **Eerlijke dobbelstenen** de worpen van dit spel.
verify-ghosts = 👻 De worpen van dit spel zijn die van spel { $game }{ $skipped ->
    [none] { "" }
   *[other] , zonder worp { $skipped }, die daar opnieuw werd gegooid: hier is hij weggelaten, maar in de nummers hieronder telt hij mee
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
challenge-given-up = 🏆 { $winner } wint: de uitdaging kwam van { $loser }, maar die heeft het spel niet uitgespeeld.
challenge-not-finished = 🏆 { $winner } wint met **{ $points ->
    [one] 1 punt
   *[other] { $points } punten
}**: { $loser } heeft het spel niet uitgespeeld.{ $is_early ->
    [yes] { " " }Dat gebeurde vóór de helft van de worpen, dus het telt niet als overwinning op de ranglijst.
   *[no] { "" }
}
challenge-unanswered = { $challenger } haalde **{ $points ->
    [one] 1 punt
   *[other] { $points } punten
}**. { $how ->
    [late] { $opponent } heeft niet op tijd geantwoord, dus de uitdaging eindigt zonder winnaar.
    [declined] { $opponent } speelt deze keer niet, dus de uitdaging eindigt zonder winnaar.
    [stopped] { $opponent } heeft het spel niet uitgespeeld.
   *[gone] Een van de twee speelt hier niet meer, dus de uitdaging eindigt zonder winnaar.
}

refused-ghost-not-over = Je kunt dit spel uitdagen zodra het is uitgespeeld.
refused-ghost-daily = Misschien spelen anderen dit blaadje nog. Je kunt dit spel { $time } uitdagen.
refused-ghost-old = Dit spel is te oud voor een uitdaging: de worpen ervan zijn niet meer terug te halen. Kies een nieuwer spel.
refused-ghost-table = Dit spel is aan een tafel gespeeld, waar niet alleen de worpen beslissen. Met /uitdagen daag je iemand uit, of een spel dat iemand alleen heeft gespeeld.
refused-challenge-open = De worpen van dit spel horen bij een open uitdaging; niemand krijgt ze te zien voordat de uitslag er staat.
refused-challenge-over = Deze uitdaging is voorbij.
refused-challenge-guest = Ik ben hier maar te gast, dus ik kan de uitslag niet plaatsen. Daag anderen uit op een server waar ik bij ben; hier kun je wel een eerder spel van jezelf verslaan.
refused-not-challenged = Deze uitdaging is voor iemand anders.
refused-challenged-self = Jezelf uitdagen kan niet, een spel van jezelf wel: kies het bij **Worpen**.
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
board-what-challenges = In uitdagingen verslagen
board-title-challenges = ## ⚔️ { $game }: de meeste verslagen tegenstanders in uitdagingen
board-value-challenges = { $value ->
    [one] 1 persoon verslagen
   *[other] { $value } mensen verslagen
}
board-counted-challenges = -# Iedereen die je in een uitdaging hebt verslagen, telt één keer, wie er ook mee begon. Wie weggaat of niet op tijd klaar is, heeft verloren; voor de ander is dat een overwinning als de helft van de worpen gespeeld was.
