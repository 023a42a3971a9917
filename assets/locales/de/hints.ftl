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
refused-hint-late = Zu spät für einen Tipp: Du hast schon gewählt, oder das Spiel ist weiter.
hint-differs-nothing = Ein einfacher Unterschied ist nicht zu sehen; die Spiele der Computer gehen so einfach besser aus.
