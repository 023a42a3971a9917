### The review of a finished game: what was luck, what was skill.

review-open = Analyse
review-decisive = 🔑 Runde { $round } hat entschieden: { $player } mit { $move }.
review-making = 🔍 { $ahead ->
    [0] Dieses Spiel wird analysiert: **{ $percent } %** sind fertig. Das dauert meist bis zu einer Minute.
    [one] Zuerst ist noch ein anderes Spiel an der Reihe.
   *[other] Zuerst sind noch { $ahead } andere Spiele an der Reihe.
} Die Analyse erscheint hier, sobald sie fertig ist; wenn sich nichts mehr tut, drücke **Nachsehen**.
review-again = Nachsehen
refused-old-rules = Dieses Spiel wurde nach älteren Regeln gespielt und lässt sich nicht noch einmal zeigen: Nach den heutigen wäre es anders verlaufen.
refused-review-not-over = Nur ein zu Ende gespieltes Spiel lässt sich analysieren.
refused-review-closed = Ich darf in { $channel } nicht schreiben und die Analyse deshalb dort nicht zeigen. Bitte jemanden mit Moderationsrechten, mir das Senden von Nachrichten und Dateien zu erlauben, und drücke noch einmal.
refused-review-shown = Diese Analyse steht schon im Kanal.
refused-review-gone = Diese Analyse wurde inzwischen neu gemacht. Öffne sie noch einmal mit **Analyse** unter dem Spiel.

review-title = -# 🔍 { $title }
review-headline = { $who ->
    [you] {""}
   *[other] { $player }: {""}
}{ $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $best ->
    [0] kein bester Zug
    [one] 1 bester Zug
   *[other] { $best } beste Züge
}; { $round ->
    [none] kein Fehler
   *[other] Runde { $round } hat **{ $loss }**{ $unit ->
        [chance] {" "}%
       *[points] {""}
    } gekostet
}
review-counts = { $count ->
    [one] { $grade ->
        [best] 1 bester Zug
        [fine] 1 guter
        [slip] 1 Ausrutscher
       *[blunder] 1 Patzer
    }
   *[other] { $grade ->
        [best] { $count } beste Züge
        [fine] { $count } gute
        [slip] { $count } Ausrutscher
       *[blunder] { $count } Patzer
    }
}
review-trend = -# 📊 Deine Züge in den letzten Spielen: { $before }, **{ $last }** %
review-trend-lately = 📊 Züge zuletzt ({ $game }, { $mode }): { $before }, **{ $last }** %
review-no-decisions = Es gab nichts zu entscheiden.
review-says-ideal = { $unit ->
    [chance] 🎯 Ein Duell beginnt ausgeglichen: **{ $points } %** für jeden.
   *[points] 🎯 Mit durchschnittlichen Würfen bringen die besten Züge in diesem Spiel **{ $points }** Punkte.
}
review-says-start = 🏁 Der Start vor dem ersten Wurf { $sign ->
    [minus] kostete **{ $points }**; er zählt nicht als Fehler.
   *[plus] brachte **{ $points }**.
}
review-says-loss = 🧠 { $sign ->
    [minus] { $who ->
        [you] Deine Züge kosteten **{ $points }**
       *[other] Die Züge kosteten **{ $points }**
    }
    [plus] { $who ->
        [you] Deine Züge brachten **{ $points }** mehr als erwartet
       *[other] Die Züge brachten **{ $points }** mehr als erwartet
    }
   *[none] { $who ->
        [you] Deine Züge kosteten **nichts**
       *[other] Die Züge kosteten **nichts**
    }
}{ $parts ->
    [none] .
   *[other] : { $parts }.
}
review-lost = { $kind ->
    [blunder] { $count ->
        [one] 1 Patzer
       *[other] { $count } Patzer
    }
    [slip] { $count ->
        [one] 1 Ausrutscher
       *[other] { $count } Ausrutscher
    }
    [small] { $count ->
        [one] 1 kleiner Verlust
       *[other] { $count } kleine Verluste
    }
    [unsure] { $count ->
        [one] 1 unsicherer Verlust
       *[other] { $count } kleine oder unsichere Verluste
    }
   *[better] { $count ->
        [one] 1 Zug besser als erwartet
       *[other] { $count } Züge besser als erwartet
    }
} { $points }{ $most ->
    [none] {""}
   *[other] {" "}(der größte { $most } in Runde { $round })
}
review-says-luck = 🎲 Die Würfel { $sign ->
    [minus] kosteten **{ $points }**.
   *[plus] brachten **{ $points }**.
}
review-says-gained = ⚔️ { $sign ->
    [minus] Die Züge des Gegners kosteten **{ $points }**.
   *[plus] Der Gegner hat **{ $points }** verschenkt.
}
review-says-rest = { $unit ->
    [chance] 🔎 Die Schätzung lag um **{ $points }** daneben.
   *[points] 🔎 Züge der anderen und Fehler der Schätzung: **{ $points }**.
}
review-equation = { $terms } = **{ $end }**{ $unit ->
    [chance] {" "}%
   *[points] {""}
}
review-chart = Die Punkte im Lauf des Spiels, nach den Runden { $rounds }.
review-axis = Runde
review-share = -# { $who ->
    [you] Deine Züge
   *[other] Die Züge
}{ $part ->
    [none] {" "}haben mehr gekostet als die { $base } Punkte, die drin waren.
    [all] : { $accuracy } %. Sie haben alle { $base } Punkte geholt, die drin waren, und noch mehr.
    [good] : { $accuracy } %. Beste oder gute: { $good } von { $decisions }. Alle anderen Zahlen sind Gewinnchancen in Prozent.
   *[some] : { $accuracy } %. Von { $base } Punkten, die drin waren, haben sie { $kept } geholt.
}

review-luckiest = -# 🍀 Glücklichster Wurf: { $throw } in Runde { $round }, { $luck }
review-unluckiest = -# 🌧️ Unglücklichster Wurf: { $throw } in Runde { $round }, { $luck }
review-throw = 🎲 { $throw }: Glück { $luck }
review-mattered = { $count ->
    [one] **Die wichtigste Entscheidung:**
   *[other] **Die { $count } wichtigsten Entscheidungen:**
}
review-decision = { $sign } { $round ->
    [none] {""}
    [0] Vor dem ersten Wurf: {""}
   *[other] Runde { $round }: {""}
}{ $move } · { $grade ->
    [best] bester Zug
    [fine] guter Zug
    [slip] Ausrutscher, kostet { $loss } ± { $error }
   *[blunder] Patzer, kostet { $loss } ± { $error }
}
review-better = > Besser: { $hint }
review-better-short = > Besser: **{ $move }**
review-round = **{ $player }** · { $round ->
    [0] vor dem ersten Wurf
   *[other] Runde { $round }
}
review-no-choice = In dieser Runde gab es nichts zu entscheiden.
review-drawn = -# { $shows ->
    [both] Durchgezogen: der bessere Zug. Gestrichelt: { $who ->
        [you] dein Zug.
       *[other] der gemachte Zug.
    }
   *[first] Auf dem Blatt: der bessere Zug.
}
review-after = -# Das Blatt nach { $round ->
    [0] dem Start
   *[other] Runde { $round }
}.

review-to-round = { $round ->
    [0] Start
   *[other] Runde { $round }
}
review-rounds = Runde für Runde
review-back = Zurück
review-on = Weiter
review-next-mistake = Nächster Fehler
review-previous-mistake = Voriger Fehler
review-overview = Übersicht
review-choose = Jemand anderes
review-publish = { $mode ->
    [solo] Im Kanal zeigen
   *[other] Dem Tisch zeigen
}

## A second try at the moment of a mistake, from the page of its round.

review-again-open = Noch einmal versuchen
review-again-title = Zweiter Versuch · { $game }
review-again-ask = **{ $player }** · Runde { $round }. Was würdest du spielen? Es zählt nirgends.
review-again-answer = Lösung zeigen
review-again-back = Zurück zur Runde
review-again-result = { $result ->
    [best] ✅ **Der beste Zug:** { $move }
    [equal] ✅ **So gut wie der beste Zug:** { $move }
    [fine] 👌 **Gut, wenn auch nicht der beste:** { $move }
    [slip] ⚠️ **Nicht der beste:** { $move }
    [blunder] ❌ **Weit vom besten entfernt:** { $move }
    [waiting] 🔍 **Dein Zug:** { $move }. Ich vergleiche ihn mit dem besten; das dauert ein paar Sekunden.
   *[unknown] 🔍 **Dein Zug:** { $move }. Diesmal konnte ich ihn nicht vergleichen. Drücke **Noch einmal versuchen**, um es noch einmal anzugehen.
}
review-again-behind = { $unit ->
    [chance] Im Schnitt senkt er die Gewinnchance um **{ $loss }** ± { $error } %.
   *[points] Im Schnitt bringt er **{ $loss }** ± { $error } Punkte weniger als der beste.
}
review-again-game = { $is_same ->
    [yes] So wurde auch im Spiel gezogen.
   *[no] Im Spiel: { $move }, { $unit ->
        [chance] { $loss } % weniger als der beste Zug.
       *[points] { $loss } Punkte weniger als der beste Zug.
    }
}
review-again-drawn = -# Durchgezogen: der beste Zug. Gestrichelt: dein Zug.

## A move of a game that is shown to others.

share-open = Teilen
share-post = Hier posten
share-link = Link schicken
share-play = Spielen
share-copy =
    Kopiere das und zeig es, wo du magst:
    ```
    { $said }
    ```
share-said = { $title } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
share-sealed = -# Das Bild von deinem Zug kommt { $time } dazu: Bis dahin spielen andere dieses Blatt vielleicht noch.
share-side = { $which ->
    [before] Vorher
   *[after] Nachher
}

## The film of a finished game.

film-open = Film
film-play = Abspielen
film-pause = Pause
film-title = ## 🎬 { $title }
film-about = { $marks ->
    [yes] -# ⚠️ steht für einen Ausrutscher, ❌ für einen Patzer, jeweils in seiner Runde.
   *[no] -# Öffne einmal die **Analyse**, dann zeigt der Film auch die Fehler.
}
film-round = { $round ->
    [0] Vor dem ersten Wurf
   *[other] Runde { $round }
}
film-still-alt = { $player }: { $points }.
film-alt = { $seats ->
    [one] Das Blatt, Runde für Runde von { $first } bis { $last }, darunter die Punkte.
    [2] Die Blätter beider Spieler, Runde für Runde von { $first } bis { $last }, darunter das Rennen um die Punkte.
   *[other] Die Blätter aller { $seats } Spieler, Runde für Runde von { $first } bis { $last }, darunter das Rennen um die Punkte.
}
film-alt-seat = { $player }: am Ende { $points }.
board-what-loss = Entscheidungen · { $mode }
board-title-loss = ## 🧠 { $game }: die besten Entscheidungen
board-unsettled-loss = Hier hat noch niemand fünf analysierte Spiele.
board-counted-loss = -# Was eine Entscheidung im Schnitt gegenüber dem besten Zug gekostet hat, nach der Analyse des Spiels: wer am besten spielt, nicht wer am besten würfelt. Nötig sind fünf Spiele, die zählen, jedes bis zum Ende gespielt. Beendete Spiele analysiert der Bot von selbst, wenn er Zeit hat.
