### Puzzles: /puzzle, its pages, and the one in a server's daily message.

command-puzzle = puzzel
command-puzzle-about = Vind de beste zet in een moment uit een echt spel
option-theme = thema
option-theme-about = Waar het bij de beste zet om gaat
mode-puzzle = Puzzels
puzzle-figure = Puzzelrating

puzzle-title = Puzzel · { $game }
puzzle-about = Eén zet is duidelijk beter dan alle andere. Welke? Je eerste antwoord telt.
puzzle-sure = Je zet: **{ $move }**. Is dat je antwoord?
puzzle-answer = Dat is mijn antwoord
puzzle-back = Opnieuw kiezen
puzzle-result = { $is_solved ->
    [yes] ✅ **Opgelost!** Je hebt de beste zet gevonden.
   *[no] ❌ **Niet de beste.** Gestippeld: jouw zet, { $move }. Doorgetrokken: de beste.
}
puzzle-lead = De beste zet levert gemiddeld { $points } punten meer op dan elke andere zet.
puzzle-behind = Jouw zet levert gemiddeld { $points } punten minder op.
puzzle-motifs = Thema: { $motifs }
puzzle-difficulty = -# { $level ->
    [easy] Makkelijk
    [medium] Gemiddeld
   *[hard] Moeilijk
}{ $tries ->
    [0] { "" }
   *[other] , opgelost door { $solved } van de { $tries }
}
puzzle-instead = { $is_other ->
    [yes] Je hebt alle puzzels van { $game } al geprobeerd. Hier is er een van { $other }.
   *[no] Je hebt alle puzzels met dit thema al geprobeerd. Hier is een andere.
}
puzzle-is-of-day = 🧩 **Puzzel van de dag**{ $days ->
    [0] { "" }
    [one] { " " }· 🔥 1 dag
   *[other] { " " }· 🔥 { $days } dagen op rij
}{ $best ->
    [0] { "" }
   *[other] { " " }· langste { $best }
}
puzzle-streak = 🔥 { $days ->
    [0] Nog geen reeks: los de puzzel van vandaag in één keer op
    [one] Reeks: de puzzel van de dag 1 dag opgelost
   *[other] Reeks: de puzzel van de dag { $days } dagen op rij opgelost
}{ $best ->
    [0] { "" }
   *[other] { " " }· langste { $best }
}
puzzle-history = **Je laatste puzzels**
puzzle-history-empty = Je hebt er nog geen geprobeerd.
puzzle-history-day = puzzel van de dag
puzzle-history-open = Puzzel terugzien …
puzzle-history-button = Mijn puzzels
puzzle-run-button = Drie minuten
puzzle-run = ⏱️ **Drie minuten { $game }**: los zoveel mogelijk puzzels op. Het eerste foute antwoord maakt er een einde aan. Je rating verandert niet.{ $best ->
    [0] { "" }
   *[other] { " " }Je record: **{ $best }**.
}
puzzle-run-theme = { $motif }: { $best }
puzzle-run-any = Alle thema’s
puzzle-run-choose = Eén thema …
puzzle-run-go = { $is_again ->
    [yes] Nog een keer
   *[no] Start
}
puzzle-run-now = ⏱️ **{ $solved } opgelost** · afgelopen { $until }
puzzle-run-over = ⏱️ { $is_late ->
    [yes] **De tijd is om:**
   *[no] **Afgelopen:**
} { $solved } opgelost{ $is_record ->
    [none] .
    [yes] , je record!
   *[no] . Je record is { $best }.
}
puzzle-run-best = ⏱️ { $game }, drie minuten: record { $best }
puzzle-to-day = Puzzel van de dag
puzzle-rating = { $sign } Je puzzelrating: **{ $rating }** ± { $margin } ({ $change }). De puzzel staat nu op { $puzzle }.
puzzle-unrated = Telt niet voor de rating: de oplossing van deze puzzel was al te zien.
puzzle-next = Volgende puzzel
puzzle-you = Jij
puzzle-of-day = 🧩 **Puzzel van de dag** ({ $game }): welke zet is de beste?{ $tries ->
    [0] { "" }
   *[other] { " " }· { puzzle-solved }
}
puzzle-solved = opgelost door { $solved } van de { $tries }
puzzle-try = Oplossen
puzzle-shared = { $is_solved ->
    [yes] Ik heb de beste zet gevonden.
   *[no] Ik heb de beste zet gemist.
} Zie jij hem?
puzzle-yesterday = -# **De puzzel van gisteren** ({ $game }): { $hint }{ $tries ->
    [0] { "" }
   *[other] { " " }· { puzzle-solved }
}

refused-puzzle-none = Je hebt alle puzzels geprobeerd die er zijn. De bot maakt nieuwe uit afgelopen spellen: kijk morgen nog eens.
refused-puzzle-gone = Deze puzzel is er niet meer. `/puzzel` heeft een andere.
refused-puzzle-own-game = Deze puzzel komt uit een spel dat je zelf gespeeld hebt; voor jou is dat geen puzzel meer. `/puzzel` heeft andere.
refused-puzzle-had-day = Je had de puzzel van vandaag al geprobeerd voordat je je gegevens verwijderde. De volgende komt morgen; `/puzzel` heeft andere.

settings-puzzle = { $value ->
    [yes] **Puzzel van de dag**: in het dagelijkse bericht, met het antwoord van gisteren.
   *[no] **Puzzel van de dag**: kan bij het dagelijkse bericht komen.
}
settings-puzzle-switch = { $value ->
    [yes] Geen puzzels
   *[no] Puzzels tonen
}
board-what-puzzle = Puzzelrating
board-title-puzzle = ## 🧩 { $game }: puzzelratings
board-note-puzzle = ± { $margin }, { $games ->
    [one] 1 puzzel
   *[other] { $games } puzzels
}
board-unsettled-puzzle = Hier is nog geen puzzelrating definitief. Los er een paar op: `/puzzel`.
board-counted-puzzle = -# Met een opgeloste puzzel ga je omhoog, met een fout antwoord omlaag. In de lijst staan definitieve ratings van mensen die de laatste 30 dagen een puzzel hebben opgelost{ $where ->
    [here] { " " }en op deze server hebben gespeeld.
   *[everywhere] .
}
