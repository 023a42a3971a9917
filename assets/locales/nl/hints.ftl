### Hints: the master's move and one sentence that says why.

option-hints = hints
option-hints-about = Hints toestaan? Het spel telt dan niet mee voor de ranglijst
panel-hint = Hint
hint = 💡 **{ $move }.** { $reason }
hint-ask = 💡 Een hint laat zien wat de sterkste computerspeler zou doen, en waarom. **Een spel met hints telt niet mee voor de ranglijst.** Hints aanzetten voor dit spel?
hint-yes = Hints aanzetten
hint-no = Zonder hints spelen
hint-take = Hint volgen
hint-back = Hint verbergen
casual = 💡 Met hints: dit spel telt niet mee voor de ranglijst.
refused-hints-off = Dit spel speel je zonder hints, zodat het meetelt voor de ranglijst.
refused-hint-late = Te laat voor een hint: je hebt al gekozen, of het spel is alweer verder.
hint-differs-nothing = Een eenvoudig verschil is er niet; de spellen van de computers lopen zo gewoon beter af.
