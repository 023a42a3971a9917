# Rätsel: /rätsel, seine Seiten und das Rätsel in der täglichen Nachricht eines Servers.
command-puzzle = rätsel
command-puzzle-about = Finde den besten Zug in einem Moment aus einem echten Spiel
option-theme = thema
option-theme-about = Worum es beim besten Zug geht
mode-puzzle = Rätsel
puzzle-figure = Rätselwertung

puzzle-about = Ein Zug ist mindestens drei Punkte besser als alle anderen. Welcher? Deine erste Antwort zählt.
puzzle-sure = Dein Zug: **{ $move }**. Ist das deine Antwort?
puzzle-answer = Das ist meine Antwort
puzzle-back = Neu wählen
puzzle-result = { $is_solved ->
    [yes] ✅ **Gelöst!** Das ist der beste Zug: { $move }.
   *[no] ❌ **Nicht der beste.** Du hast gewählt: { $move }. Das Blatt zeigt den besten Zug.
}
puzzle-lead = Im Schnitt bringt er { $whole },{ $tenths } Punkte mehr als jeder andere Zug.
puzzle-motifs = -# Thema: { $motifs }
puzzle-rating = 📈 Deine Rätselwertung: **{ $rating }** ± { $margin } ({ $change }). Das Rätsel steht jetzt bei { $puzzle }.
puzzle-tries = -# { $tries ->
    [one] Vor dir hat es noch niemand versucht.
   *[other] Gelöst von { $solved } von { $tries }.
}
puzzle-next = Noch ein Rätsel
puzzle-you = Du
puzzle-of-day = 🧩 **Rätsel des Tages:** Ein Zug ist mindestens drei Punkte besser als alle anderen. Welcher?
puzzle-try = Lösen
puzzle-yesterday = **Das Rätsel von gestern** ({ $game }): { $hint }

refused-puzzle-none = Für dich gibt es gerade kein Rätsel. Neue kommen von selbst, aus den Spielen aller und aus denen, die der Bot in seiner freien Zeit spielt: Versuch es in ein paar Minuten noch einmal.
refused-puzzle-none-of-motif = Du hast alle Rätsel zu diesem Thema versucht. Wähle ein anderes oder keines.
refused-puzzle-gone = Dieses Rätsel gibt es nicht mehr. `/rätsel` hat ein anderes.
refused-puzzle-own-game = Dieses Rätsel stammt aus einem Spiel von dir und wäre für dich keines. `/rätsel` hat andere.

settings-puzzle = { $puzzles ->
    [on] **Rätsel des Tages**: in der täglichen Nachricht, mit der Lösung von gestern.
   *[off] **Rätsel des Tages**: kann mit der täglichen Nachricht kommen.
}
settings-puzzle-on = Rätsel zeigen
settings-puzzle-off = Keine Rätsel
