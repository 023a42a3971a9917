### Hints: the master's move and one sentence that says why.

option-hints = tipps
option-hints-about = Tipps erlauben? Das Spiel zählt dann nicht für die Rangliste
panel-hint = Tipp
hint = 💡 **{ $move }.** { $reason }
hint-ask = 💡 Ein Tipp zeigt, was der stärkste Computer tun würde, und warum. **Ein Spiel mit Tipps zählt nicht für die Rangliste.** In diesem Spiel zeigen?
hint-yes = Tipps zeigen
hint-no = Ohne Tipps spielen
hint-take = Tipp übernehmen
hint-back = Tipp ausblenden
casual = 💡 Mit Tipps: Dieses Spiel zählt nicht für die Rangliste.
refused-hints-off = Dieses Spiel läuft ohne Tipps, also zählt es für die Rangliste.
refused-hint-late = Zu spät für einen Tipp: Du hast schon gewählt, oder das Spiel ist schon weiter.
hint-differs-nothing = Auf den ersten Blick ist da kein Unterschied; die Spiele der Computer gehen so nur besser aus.

## How it may go on after a move, and after another one.

ahead-open = So geht es weiter
ahead-title = So könnte es weitergehen
ahead-side = { $which ->
    [better] Der bessere Zug
    [hint] Der Tipp
    [yours] Dein Zug
   *[other] Ein anderer Zug
}
ahead-about = 🔭 { $throws ->
    [one] Der nächste Wurf
   *[other] Die nächsten { $throws } Würfe
} eines typischen Spiels: ausgedacht, und für beide Züge gleich.
ahead-marked = -# Markiert ist auf beiden Blättern, was dazugekommen ist; daneben stehen die Punkte.
ahead-alike = 🔭 Jeder Computerspieler würde diesen Zug machen; es gibt also keinen, mit dem er sich vergleichen ließe.
ahead-alt-side = { $side }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
pair-alt = Gewürfelt: { $throws }.
