### The review of a finished game: what was luck, what was skill.

review-open = Analyse
review-decisive = 🔑 Ronde { $round } gaf de doorslag: { $player } met { $move }.
review-making = 🔍 { $ahead ->
    [0] Dit spel wordt geanalyseerd: **{ $percent }%** klaar. Meestal duurt dat hooguit een minuut.
    [one] Er gaat nog één ander spel voor.
   *[other] Er gaan nog { $ahead } andere spellen voor.
} De analyse komt hier zodra die klaar is; gebeurt er niets meer, druk dan op **Nog eens kijken**.
review-again = Nog eens kijken
refused-old-rules = Dit spel is met oudere regels gespeeld en kan niet opnieuw worden getoond: met de regels van nu was het anders gelopen.
refused-review-not-over = Alleen een uitgespeeld spel kan worden geanalyseerd.
refused-review-closed = Ik mag niet in { $channel } schrijven, dus daar kan ik de analyse niet tonen. Vraag een moderator om mij deze machtigingen te geven: berichten verzenden en bestanden bijvoegen. Druk dan nog een keer.
refused-review-shown = Deze analyse staat al in het kanaal.
refused-review-gone = Deze analyse is intussen opnieuw gemaakt. Open die nog een keer met **Analyse** onder het spel.

review-title = -# 🔍 { $title }
review-headline = { $who ->
    [you] {""}
   *[other] { $player }: {""}
}{ $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}, { $best ->
    [0] geen beste zet
    [one] 1 beste zet
   *[other] { $best } beste zetten
}; { $round ->
    [none] geen fouten
   *[other] ronde { $round } kostte **{ $loss }**{ $unit ->
        [chance] %
       *[points] {""}
    }
}
review-counts = { $count ->
    [one] { $grade ->
        [best] 1 beste zet
        [fine] 1 goede
        [slip] 1 foutje
       *[blunder] 1 blunder
    }
   *[other] { $grade ->
        [best] { $count } beste zetten
        [fine] { $count } goede
        [slip] { $count } foutjes
       *[blunder] { $count } blunders
    }
}
review-trend = -# 📊 Jouw keuzes in de laatste spellen: { $before }, **{ $last }**%
review-trend-lately = 📊 Keuzes van de laatste tijd ({ $game }, { $mode }): { $before }, **{ $last }**%
review-no-decisions = Er viel niets te kiezen.
review-says-ideal = { $unit ->
    [chance] 🎯 Een duel begint gelijk: **{ $points }%** voor allebei.
   *[points] 🎯 Met gemiddelde worpen leveren de beste zetten in dit spel **{ $points }** punten op.
}
review-says-start = 🏁 De start vóór de eerste worp { $sign ->
    [minus] kostte **{ $points }**; dat telt niet als fout.
   *[plus] leverde **{ $points }** op.
}
review-says-loss = 🧠 { $sign ->
    [minus] { $who ->
        [you] Je keuzes kostten **{ $points }**
       *[other] De keuzes kostten **{ $points }**
    }
    [plus] { $who ->
        [you] Je keuzes leverden **{ $points }** meer op dan verwacht
       *[other] De keuzes leverden **{ $points }** meer op dan verwacht
    }
   *[none] { $who ->
        [you] Je keuzes kostten **niets**
       *[other] De keuzes kostten **niets**
    }
}{ $parts ->
    [none] .
   *[other] : { $parts }.
}
review-lost = { $kind ->
    [blunder] { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
    }
    [slip] { $count ->
        [one] 1 foutje
       *[other] { $count } foutjes
    }
    [small] { $count ->
        [one] 1 klein verlies
       *[other] { $count } kleine verliezen
    }
    [unsure] { $count ->
        [one] 1 onzeker verlies
       *[other] { $count } kleine of onzekere verliezen
    }
   *[better] { $count ->
        [one] 1 zet beter dan verwacht
       *[other] { $count } zetten beter dan verwacht
    }
} { $points }{ $most ->
    [none] {""}
   *[other] {" "}(hooguit { $most }, in ronde { $round })
}
review-says-luck = 🎲 De dobbelstenen { $sign ->
    [minus] kostten **{ $points }**.
   *[plus] leverden **{ $points }** op.
}
review-says-gained = ⚔️ De keuzes van de ander { $sign ->
    [minus] kostten **{ $points }**.
   *[plus] gaven **{ $points }** cadeau.
}
review-says-rest = { $unit ->
    [chance] 🔎 De schatting zat er **{ $points }** naast.
   *[points] 🔎 Zetten van de anderen en fout in de schatting: **{ $points }**.
}
review-equation = { $terms } = **{ $end }**{ $unit ->
    [chance] %
   *[points] {""}
}
review-chart = De punten in de loop van het spel, na de rondes { $rounds }.
review-axis = Ronde
review-share = -# { $who ->
    [you] Jouw keuzes
   *[other] De keuzes
}{ $part ->
    [none] {" "}kostten meer dan de { $base } punten die erin zaten.
    [all] : { $accuracy }%. Ze haalden alle { $base } punten die erin zaten, en meer.
    [good] : { $accuracy }%. De beste of goed: { $good } van de { $decisions }. Alle andere getallen zijn winstkansen in procenten.
   *[some] : { $accuracy }%. Van de { $base } punten die erin zaten, haalden ze er { $kept }.
}

review-luckiest = -# 🍀 Meeste geluk: { $throw } in ronde { $round }, { $luck }
review-unluckiest = -# 🌧️ Meeste pech: { $throw } in ronde { $round }, { $luck }
review-throw = 🎲 { $throw }: geluk { $luck }
review-mattered = { $count ->
    [one] **De belangrijkste keuze:**
   *[other] **De { $count } belangrijkste keuzes:**
}
review-decision = { $sign } { $round ->
    [none] {""}
    [0] Vóór de eerste worp: {""}
   *[other] Ronde { $round }: {""}
}{ $move } · { $grade ->
    [best] beste zet
    [fine] goede zet
    [slip] foutje, kostte { $loss } ± { $error }
   *[blunder] blunder, kostte { $loss } ± { $error }
}
review-better = > Beter: { $hint }
review-better-short = > Beter: **{ $move }**
review-round = **{ $player }** · { $round ->
    [0] vóór de eerste worp
   *[other] ronde { $round }
}
review-no-choice = In deze ronde viel er niets te kiezen.
review-drawn = -# { $shows ->
    [both] Doorgetrokken: de betere zet. Gestippeld: { $who ->
        [you] jouw zet.
       *[other] de gespeelde zet.
    }
   *[first] Getekend: de betere zet.
}
review-after = -# De stand na { $round ->
    [0] de start
   *[other] ronde { $round }
}.

review-to-round = { $round ->
    [0] Start
   *[other] Ronde { $round }
}
review-rounds = Ronde voor ronde
review-back = Terug
review-on = Verder
review-next-mistake = Volgende fout
review-previous-mistake = Vorige fout
review-overview = Overzicht
review-choose = Een andere speler
review-publish = { $mode ->
    [solo] In het kanaal tonen
   *[other] Aan de tafel tonen
}

## A second try at the moment of a mistake, from the page of its round.

review-again-open = Opnieuw proberen
review-again-title = Tweede poging · { $game }
review-again-ask = **{ $player }** · ronde { $round }. Wat zou jij doen? Het telt niet mee.
review-again-answer = Antwoord tonen
review-again-back = Terug naar de ronde
review-again-result = { $result ->
    [best] ✅ **De beste zet:** { $move }
    [equal] ✅ **Net zo goed als de beste zet:** { $move }
    [fine] 👌 **Goed, al is het niet de beste:** { $move }
    [slip] ⚠️ **Niet de beste:** { $move }
    [blunder] ❌ **Verre van de beste:** { $move }
    [waiting] 🔍 **Jouw zet:** { $move }. Ik vergelijk hem met de beste; dat duurt een paar seconden.
   *[unknown] 🔍 **Jouw zet:** { $move }. Deze keer kon ik hem niet vergelijken. Druk op **Opnieuw proberen** voor nog een poging.
}
review-again-behind = { $unit ->
    [chance] Gemiddeld verlaagt hij de winstkans met **{ $loss }** ± { $error }%.
   *[points] Gemiddeld levert hij minder punten op dan de beste zet: **{ $loss }** ± { $error }.
}
review-again-game = { $is_same ->
    [yes] In het spel werd dezelfde zet gedaan.
   *[no] In het spel: { $move }, { $unit ->
        [chance] { $loss }% minder dan de beste zet.
       *[points] { $loss } punten minder dan de beste zet.
    }
}
review-again-drawn = -# Doorgetrokken: de beste zet. Gestippeld: jouw zet.

## A move of a game that is shown to others.

share-open = Delen
share-post = Hier plaatsen
share-link = Link sturen
share-play = Spelen
share-copy =
    Kopieer dit en plaats het waar je wilt:
    ```
    { $said }
    ```
share-said = { $title } · { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
share-sealed = -# Het plaatje van je zet komt er { $time } bij: tot dan spelen anderen dit blaadje misschien nog.
share-side = { $which ->
    [before] Ervoor
   *[after] Erna
}

## The film of a finished game.

film-open = Film
film-play = Afspelen
film-pause = Pauze
film-title = ## 🎬 { $title }
film-about = { $marks ->
    [yes] -# ⚠️ is een foutje en ❌ een blunder, in de ronde waarin het gebeurde.
   *[no] -# Open één keer de **Analyse**, dan laat de film ook de fouten zien.
}
film-round = { $round ->
    [0] Vóór de eerste worp
   *[other] Ronde { $round }
}
film-still-alt = { $player }: { $points }.
film-alt = { $seats ->
    [2] Het spel van beide spelers, ronde voor ronde van { $first } tot en met { $last }, met de strijd om de punten eronder.
    [one] Het spel, ronde voor ronde van { $first } tot en met { $last }, met de punten eronder.
   *[other] Het spel van alle { $seats } spelers, ronde voor ronde van { $first } tot en met { $last }, met de strijd om de punten eronder.
}
film-alt-seat = { $player }: aan het eind { $points }.
board-what-loss = Keuzes · { $mode }
board-title-loss = ## 🧠 { $game }: de beste keuzes
board-unsettled-loss = Niemand heeft hier nog vijf geanalyseerde spellen.
board-counted-loss = -# Wat een keuze gemiddeld kostte vergeleken met de beste zet, volgens de analyse van het spel: wie het best speelt, niet wie het best gooit. Daarvoor zijn vijf uitgespeelde spellen nodig die meetellen. De bot analyseert ze vanzelf als hij tijd heeft.
