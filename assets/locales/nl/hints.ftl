### Hints: the master's move and one sentence that says why.

option-hints = hints
option-hints-about = Hints toestaan? Het spel telt dan niet mee voor de ranglijst
panel-hint = Hint
hint = 💡 **{ CAPITAL($move) }.** { $reason }
hint-ask = 💡 Een hint laat zien wat de sterkste computerspeler zou doen, en waarom. **Een spel met hints telt niet mee voor de ranglijst.** Hints aanzetten voor dit spel?
hint-yes = Hints aanzetten
hint-no = Zonder hints spelen
hint-take = Hint volgen
hint-back = Hint verbergen
casual = 💡 Met hints: dit spel telt niet mee voor de ranglijst.
refused-hints-off = Dit spel speel je zonder hints, zodat het meetelt voor de ranglijst.
refused-hint-late = Te laat voor een hint: je hebt al gekozen, of het spel is alweer verder.
hint-differs-nothing = Een simpel verschil is er niet: bij de computers loopt het zo gewoon beter af.

## How it may go on after a move, and after another one.

ahead-open = Hoe gaat het verder?
ahead-title = Zo kan het verdergaan
ahead-side = { $which ->
    [better] De betere zet
    [hint] De hint
    [yours] Jouw zet
   *[other] Een andere zet
}
ahead-about = 🔭 { $throws ->
    [one] De volgende worp
   *[other] De volgende { $throws } worpen
} van een typisch spel: verzonnen, en voor beide zetten dezelfde.
ahead-marked = -# Op beide plaatjes gemarkeerd: wat erbij kwam, met de punten tot dan toe.
ahead-alike = 🔭 Elke computerspeler zou deze zet doen; er is dus geen andere om mee te vergelijken.
ahead-alt-side = { $side }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
pair-alt = Worpen: { $throws }.
