### The lesson: four throws on a prepared sheet.

command-learn = lernen
command-learn-about = Lerne ein Spiel in drei Minuten: vier Würfe auf einem vorbereiteten Blatt
option-learn-game-about = Das Spiel, das du lernen möchtest

learn-title = 🎓 **{ $game }: Wurf { $number }/{ $throws }**
learn-hint = Tipp
learn-why-not = Warum nicht dort?
learn-best = 👍 Der Computerspieler *{ $strength }* würde dasselbe tun.
learn-taught = 👍 Genau darum geht es bei diesem Wurf.
learn-good = 👍 Ein guter Zug: Keiner ist deutlich besser.
learn-better = 🤔 Die Idee eines Computerspielers, etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr wert: { $hint }
learn-next = { $is_last ->
    [yes] Lektion beenden
   *[no] Nächster Wurf
}
learn-done = 🎓 **Jetzt kannst du { $game }.** Hier hat nichts gezählt.
learn-back = Zurück zum Spiel
learn-again = Von vorn
learn-other = { $game } lernen
learn-anew = Diese Lektion hat sich inzwischen geändert. Noch einmal anfangen?
learn-offer = In 3 Minuten lernen
learn-decline = Ich kenne das Spiel
learn-instead = 🤔 Bei diesem Wurf geht es um etwas anderes: { $hint }
learn-drawn = -# Durchgezogen: der bessere Zug. Gestrichelt: deiner.
learn-once-more = Noch einmal
learn-which = 🎓 **Welches Spiel möchtest du lernen?** Jedes dauert drei Minuten, auf einem vorbereiteten Blatt, und zählt nirgends.
learn-known = ✅ Gelernt hast du schon { $games }.
