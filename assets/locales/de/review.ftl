# Die Analyse eines beendeten Spiels: was Glück war, was Können.

review-open = Analyse
review-figure = { $sign }{ $whole },{ $tenths }
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

review-title = ## 🔍 { $title }
review-sum = { $unit ->
    [chance] { $player }: **{ $end } %** = { $start } Start { $luck } Glück { $loss } Entscheidungen { $gained } Entscheidungen des anderen { $rest } Rest
   *[points] { $player }: **{ $end }** = { $start } Start { $luck } Glück { $loss } Entscheidungen { $rest } Rest
}
review-about = { $unit ->
    [chance] -# Alle Zahlen sind Gewinnchancen in Prozent: Ein Sieg zählt 100, ein Unentschieden 50. Glück: was die Würfe brachten. Entscheidungen: was bessere Züge bewahrt hätten; was du verlierst, gewinnt der andere. Rest: worin sich die Schätzung geirrt hat.
   *[points] -# Start: was ein starker Spieler im Schnitt aus so einem Spiel macht. Glück: was die Würfe brachten. Entscheidungen: was bessere Züge gebracht hätten. Rest: was beides nicht erklärt.
}
review-start = Start { $points }
review-luck = Glück { $points }
review-loss = Entscheidungen { $points }
review-gained = des anderen { $points }
review-rest = Rest { $points }
review-chance = { $points } %
review-points = { $points } Punkte

review-of = **{ $player }**
review-luckiest = 🍀 Glücklichster Wurf: { $throw } in Runde { $round }, { $luck }
review-unluckiest = 🌧️ Unglücklichster Wurf: { $throw } in Runde { $round }, { $luck }
review-throw = 🎲 { $throw }: Glück { $luck }
review-start-loss = 🏁 Der Start vor dem ersten Wurf kostete { $loss }; er zählt nicht als Fehler.
review-mattered = { $count ->
    [one] Die wichtigste Entscheidung:
   *[other] Die { $count } wichtigsten Entscheidungen:
}
review-no-mistake = { $decisions ->
    [0] Es gab nichts zu entscheiden.
    [one] Die eine Entscheidung war weder Ausrutscher noch Patzer.
   *[other] Kein Ausrutscher und kein Patzer in { $decisions } Entscheidungen.
}
review-small = { $count ->
    [one] Ein kleiner oder unsicherer Verlust: { $most } in Runde { $round }.
   *[other] { $count } kleine oder unsichere Verluste, der größte { $most } in Runde { $round }.
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
review-round = **{ $player }** · { $round ->
    [0] vor dem ersten Wurf
   *[other] Runde { $round }
}
review-no-choice = In dieser Runde gab es nichts zu entscheiden.
review-drawn = -# Auf dem Blatt: { $move ->
    [better] der bessere Zug.
   *[best] der gemachte Zug.
}

review-to-round = { $round ->
    [0] Start
   *[other] Runde { $round }
}
review-rounds = Runde für Runde
review-back = Zurück
review-on = Weiter
review-overview = Übersicht
review-choose = Jemand anderes
review-publish = { $mode ->
    [solo] Im Kanal zeigen
   *[other] Dem Tisch zeigen
}

# Der Film einer gespielten Partie.
film-open = Film
film-title = ## 🎬 { $title }
film-about = { $marks ->
    [yes] -# ⚠️ Ausrutscher und ❌ Patzer stehen in ihrer Runde neben dem, der sie gemacht hat.
   *[no] -# Die **Analyse** findet auch die wichtigsten Entscheidungen; danach stehen sie im Film.
}
film-alt = { $seats ->
    [one] Das Blatt, Runde für Runde von { $first } bis { $last }, darunter die Punkte.
   *[other] Die Blätter aller { $seats } Spieler, Runde für Runde von { $first } bis { $last }, darunter das Rennen um die Punkte.
}
film-alt-seat = { $player }: am Ende { $points }.
