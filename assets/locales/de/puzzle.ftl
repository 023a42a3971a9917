### Puzzles: /puzzle, its pages, and the one in a server's daily message.

command-puzzle = rätsel
command-puzzle-about = Finde den besten Zug in einem Moment aus einem echten Spiel
option-theme = thema
option-theme-about = Worum es beim besten Zug geht
mode-puzzle = Rätsel
puzzle-figure = Rätselwertung

puzzle-title = Rätsel · { $game }
puzzle-about = Ein Zug ist deutlich besser als alle anderen. Welcher? Deine erste Antwort zählt.
puzzle-sure = Dein Zug: **{ $move }**. Ist das deine Antwort?
puzzle-answer = Das ist meine Antwort
puzzle-back = Neu wählen
puzzle-result = { $is_solved ->
    [yes] ✅ **Gelöst!** Das ist der beste Zug.
   *[no] ❌ **Nicht der beste.** Gestrichelt: dein Zug, { $move }. Durchgezogen: der beste.
}
puzzle-lead = Im Schnitt bringt der beste Zug { $points } Punkte mehr als jeder andere.
puzzle-behind = Dein Zug bringt im Schnitt { $points } Punkte weniger.
puzzle-motifs = Thema: { $motifs }
puzzle-difficulty = -# { $level ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
}{ $tries ->
    [0] { "" }
   *[other] , gelöst von { $solved } von { $tries }
}
puzzle-instead = { $is_other ->
    [yes] Du hast alle Rätsel zu { $game } versucht. Hier ist eins zu { $other }.
   *[no] Du hast alle Rätsel zu diesem Thema versucht. Hier ist ein anderes.
}
puzzle-is-of-day = 🧩 **Rätsel des Tages**{ $days ->
    [0] { "" }
    [one] { " " }· 🔥 1 Tag in Folge
   *[other] { " " }· 🔥 { $days } Tage in Folge
}{ $best ->
    [0] { "" }
   *[other] { " " }· längste Serie { $best }
}
puzzle-streak = 🔥 { $days ->
    [0] Noch keine Serie: Löse das Rätsel des Tages beim ersten Versuch
    [one] Serie: 1 Tag in Folge das Rätsel des Tages gelöst
   *[other] Serie: { $days } Tage in Folge das Rätsel des Tages gelöst
}{ $best ->
    [0] { "" }
   *[other] { " " }· längste { $best }
}
puzzle-history = **Deine letzten Rätsel**
puzzle-history-empty = Du hast noch keins versucht.
puzzle-history-day = Rätsel des Tages
puzzle-history-open = Noch einmal ansehen …
puzzle-history-button = Meine Rätsel
puzzle-run-button = Drei Minuten
puzzle-run = ⏱️ **Drei Minuten { $game }**: Löse so viele Rätsel, wie du schaffst. Die erste falsche Antwort beendet den Lauf. Deine Wertung ändert sich nicht.{ $best ->
    [0] { "" }
   *[other] { " " }Deine Bestleistung: **{ $best }**.
}
puzzle-run-theme = { $motif }: { $best }
puzzle-run-any = Alle Themen
puzzle-run-choose = Nur ein Thema …
puzzle-run-go = { $is_again ->
    [yes] Noch einmal
   *[no] Los
}
puzzle-run-now = ⏱️ **{ $solved } gelöst** · Schluss { $until }
puzzle-run-over = ⏱️ { $is_late ->
    [yes] **Die Zeit ist um:**
   *[no] **Der Lauf ist vorbei:**
} { $solved } gelöst{ $is_record ->
    [none] .
    [yes] , deine neue Bestleistung!
   *[no] . Deine Bestleistung ist { $best }.
}
puzzle-run-best = ⏱️ { $game }, drei Minuten: Bestleistung { $best }
puzzle-to-day = Rätsel des Tages
puzzle-rating = { $sign } Deine Rätselwertung: **{ $rating }** ± { $margin } ({ $change }). Das Rätsel steht jetzt bei { $puzzle }.
puzzle-unrated = Ohne Wertung: Die Lösung dieses Rätsels war schon zu sehen.
puzzle-next = Noch ein Rätsel
puzzle-you = Du
puzzle-of-day = 🧩 **Rätsel des Tages** ({ $game }): Welcher Zug ist der beste?{ $tries ->
    [0] { "" }
   *[other] { " " }· { puzzle-solved }
}
puzzle-solved = { $solved ->
    [one] 1 von { $tries } hat es gelöst
   *[other] { $solved } von { $tries } haben es gelöst
}
puzzle-try = Lösen
puzzle-shared = { $is_solved ->
    [yes] Ich habe den besten Zug gefunden.
   *[no] Ich habe den besten Zug übersehen.
} Siehst du ihn?
puzzle-yesterday = -# **Das Rätsel von gestern** ({ $game }): { $hint }{ $tries ->
    [0] { "" }
   *[other] { " " }· { puzzle-solved }
}

refused-puzzle-none = Du hast alle Rätsel versucht, die es gibt. Der Bot macht aus beendeten Spielen neue: Schau morgen wieder herein.
refused-puzzle-gone = Dieses Rätsel gibt es nicht mehr. `/rätsel` hat ein anderes.
refused-puzzle-own-game = Dieses Rätsel stammt aus einem Spiel von dir und wäre für dich keines. `/rätsel` hat andere.
refused-puzzle-had-day = Du hattest deinen Versuch am Rätsel von heute schon, bevor du deine Daten gelöscht hast. Morgen kommt das nächste; `/rätsel` hat andere.

settings-puzzle = { $value ->
    [yes] **Rätsel des Tages**: in der täglichen Nachricht, mit der Lösung von gestern.
   *[no] **Rätsel des Tages**: kann mit der täglichen Nachricht kommen.
}
settings-puzzle-switch = { $value ->
    [yes] Keine Rätsel
   *[no] Rätsel zeigen
}
board-what-puzzle = Wertung in Rätseln
board-title-puzzle = ## 🧩 { $game }: Rätselwertungen
board-note-puzzle = ± { $margin }, { $games } Rätsel
board-unsettled-puzzle = Hier steht noch keine Rätselwertung fest. Löse ein paar: `/rätsel`.
board-counted-puzzle = -# Ein gelöstes Rätsel bringt dich nach oben, eine falsche Antwort nach unten. In der Liste stehen feste Wertungen aller, die in den letzten 30 Tagen ein Rätsel gelöst haben{ $where ->
    [here] { " " }und auf diesem Server gespielt haben.
   *[everywhere] .
}
