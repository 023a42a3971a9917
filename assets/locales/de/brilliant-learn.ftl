### The lesson of BRILLIANT.

learn-brilliant-complete = 🎉 **{ $area } ist vollständig: { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}.**
learn-brilliant-wrong = { $number } auf { $square } { $field } · { $area }
learn-brilliant-1 =
    📖 **Schreibe eine Zahl neben die andere:** darüber, darunter, links oder rechts. Jede Stelle, an der es geht, hat einen Buchstaben.
learn-brilliant-2 =
    📖 **Jeder Bereich hat eine Regel,** an die sich seine Zahlen halten: • beliebig, = lauter gleiche, ≠ lauter verschiedene, ≤2 höchstens zwei verschiedene, ◧ nur kleine oder nur große.
learn-brilliant-3 =
    📖 **Nur vollständige Bereiche zählen.** Ist noch ein Feld leer, bringt ein Bereich nichts. Vervollständige einen, sobald es geht.
learn-brilliant-4 =
    📖 **Ein Pasch kommt neben seine eigene Zahl, und aussetzen darfst du immer.** Das kostet nur den Wurf; eine schlecht gesetzte Zahl kostet dich Stellen.
learn-brilliant-end =
    • **Eine Zahl neben die andere,** wenn die Regel des Bereichs es erlaubt.
    • **Vervollständige Bereiche,** und halte dir Stellen offen.
    • Am Tisch gilt der Wurf für alle, und wer einen Bereich zuerst vervollständigt, nimmt den höchsten Wert.

    Alle Regeln stehen in `/start`.
