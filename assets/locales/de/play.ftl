# Das Spiel im Terminal: python -m bot play.
play-title = BRILLIANT · Level { $level }
play-one-rule = Jeder Wurf gibt zwei Zahlen. Du schreibst eine davon in ein leeres Feld direkt über, unter, links oder rechts von der anderen: nach 2 und 5 also eine 2 neben eine 5 oder eine 5 neben eine 2.
play-goal-table = Fülle Gebiete vor den anderen: Wer eines zuerst füllt, bekommt den höchsten Wert. { $target } Punkte beenden das Spiel.
play-goal-solo = Fülle Gebiete für Punkte. Es gibt { $rolls } Würfe, und ab und zu wird ein Wert gestrichen.
play-commitment = Die Würfel stehen schon fest. SHA-256 ihres Startwerts: { $commitment }
play-hint-help = Mit hilfe siehst du, was du eingeben kannst, mit ende hörst du auf.

play-you = Du
play-prompt = >

play-round = Runde { $round }
play-write = Schreibe eine { $first } neben eine { $second } oder eine { $second } neben eine { $first }.
play-write-double = Schreibe eine { $first } neben eine { $first }.
play-none-legal = Diesmal passt nichts: Mit der Eingabetaste passt du.
play-choose = Deine Wahl: eine Nummer der Liste, ein Feld wie C4 oder C4=5, oder passen.
play-choice = { $number } auf { $field }, { $area }, { $filled } von { $size }
play-choice-finishes = { $choice }, fertig: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
play-chosen = Gewählt: { $choice }. Eingabetaste für den nächsten Wurf, sonst zurück oder eine andere Wahl.
play-pass = passen
play-which-number = Auf { $field } geht beides: { $field }={ $first } oder { $field }={ $second }.
play-not-in-list = Die Liste geht von 1 bis { $count }.

play-start-stars = Setze die Startzahlen 1 bis 6 auf die Sterne (★). Die Eingabetaste mischt sie, oder gib das Feld für die { $number } ein.
play-start-free = Setze die Startzahlen 1 bis 6 in sechs verschiedene Gebiete. Die Eingabetaste legt sie gemischt auf die Sterne, oder gib das Feld für die { $number } ein.
play-start-next = Gib das Feld für die { $number } ein, oder zurück.
play-start-chosen = Startzahlen: { $choice }. Eingabetaste zum Beginnen, oder zurück.

play-strike = Dieser Wurf streicht einen Wert. Wähle das Gebiet, dessen höchster offener Wert wegfällt: eine Nummer der Liste oder den Buchstaben des Gebiets.
play-strike-choice = { $key } { $area }: die { $value } fällt weg
play-strike-chosen = Gewählt: { $choice }. Eingabetaste zum Streichen, sonst zurück oder eine andere Wahl.

play-solo-race = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $rolls ->
    [0] letzter Wurf
    [one] noch 1 Wurf
   *[other] noch { $rolls } Würfe
}{ $strike ->
    [0] { "" }
   *[other] { " " }· Wurf { $strike } streicht einen Wert
}

play-award-you = ★ Du vollendest { $area }: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
play-award-other = { $name } vollendet { $area }: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
play-values-left = Wer { $area } als Nächstes vollendet, bekommt { $value }.

play-not-understood = { $input } habe ich nicht verstanden. Mit hilfe siehst du, was du eingeben kannst.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.

play-help =
    eine Nummer der Liste  nimmt diese Wahl
    C4                     schreibt auf C4; C4=5 sagt, welche Zahl
    passen                 schreibt in dieser Runde nichts
    zurück                 nimmt deine Wahl zurück
    Eingabetaste           geht weiter
    blatt                  zeichnet dein Blatt noch einmal
    hilfe, ende
play-help-rules = Auf dem Blatt: 5? ist eine Zahl, die du dort schreiben darfst, ★ ein Startfeld, unterstrichen eine Startzahl. Der Buchstabe nennt das Gebiet, das Zeichen seine Regel. (6) ist verdient, × ist weg.

play-over-target = Das Spiel ist aus: Die Punktzahl ist erreicht.
play-over-rolls = Das Spiel ist aus: Das war der letzte Wurf.
play-over-stalled = Das Spiel ist aus: Kein Wurf passt mehr auf ein Blatt.
play-won = Du gewinnst. Glückwunsch!
play-lost = Gewonnen hat { $names }.
play-shared = Geteilter Sieg: { $names }.
play-score = Dein Ergebnis: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
play-seed = Startwert der Würfel: { $seed }
play-seed-check = Sein SHA-256 ist { $commitment }, wie zu Beginn gezeigt; Spiel { $game }.
play-eof = Die Eingabe ist zu Ende, deshalb endet das Spiel hier.
play-goodbye = Bis zum nächsten Mal.

# Die Wörter, die man eingeben kann, mit Leerzeichen dazwischen.
play-word-pass = passen pass p
play-word-undo = zurück zurueck undo u
play-word-help = hilfe help h ?
play-word-quit = ende quit q
play-word-sheet = blatt sheet b
play-word-at = auf in
