# Die Lektion zu BRILLIANT.
learn-brilliant-complete = 🎉 **{ $area } ist abgeschlossen: { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}.**
learn-brilliant-wrong = { $number } auf { $square } { $field } · { $area }
learn-brilliant-1 =
    📖 **Schreibe eine Zahl neben die andere.** Ein Feld steht dir offen, wenn es die *andere* Zahl des Wurfs berührt: darüber, darunter, links oder rechts. Jede Stelle, an der es geht, hat einen Buchstaben: Drücke ihn, oder sieh darunter nach, was nicht geht und warum.
learn-brilliant-2 =
    📖 **Jedes Gebiet hat eine Regel.** Ihr Zeichen steht auf dem Blatt: • jede Zahl, = lauter gleiche, ≠ lauter verschiedene, ≤2 höchstens zwei verschiedene, ◧ nur kleine oder nur große. Auch die Regel ihres Gebiets muss eine Zahl einhalten.
learn-brilliant-3 =
    📖 **Nur abgeschlossene Gebiete zählen.** Solange noch ein Feld leer ist, bringt ein Gebiet nichts. Schließe eines ab, sobald es geht.
learn-brilliant-4 =
    📖 **Ein Pasch kommt neben seine eigene Zahl, und aussetzen darfst du immer.** Aussetzen kostet nur den Wurf, und jede Zahl, die du schreibst, verbaut manche Wege und öffnet andere.
learn-brilliant-end =
    • **Eine Zahl neben die andere,** in ein Gebiet, dessen Regel sie erlaubt.
    • **Schließe Gebiete ab,** nur dann zählen sie, und halte dir Wege offen.
    • Am Tisch gilt der Wurf für alle, und wer ein Gebiet zuerst abschließt, nimmt den höchsten Wert.

    Alle Regeln stehen in `/start`.
