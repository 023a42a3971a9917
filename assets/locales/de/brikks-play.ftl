### BRIKKS: what is asked, what is told, and the words on its controls.

brikks-title = { $mode ->
    [duel] BRIKKS-Duell
   *[other] BRIKKS
} · { $level ->
    [own] eigene Level
   *[other] Level { $level }
}
brikks-options-own = jeder wählt ein Level
brikks-options-1 = Kreise anderer Farbe bringen 1 Energie
brikks-options-2 = Kreise anderer Farbe bringen nichts
brikks-options-3 = Kreise anderer Farbe kosten 1 Energie
brikks-options-4 = Kreise anderer Farbe kosten 2 Energie
brikks-variant = { $level ->
    [own] Eigene Level
   *[other] Level { $level }
}
brikks-progress = { $round ->
    [0] { "" }
   *[other] Runde { $round }{ $throws ->
        [0] { "" }
       *[other] { " " }von { $throws }
    }
}

brikks-colour-white = Weiß
brikks-colour-yellow = Gelb
brikks-colour-green = Grün
brikks-colour-red = Rot
brikks-colour-blue = Blau
brikks-colour-black = Schwarz
# The parts stay together where a line breaks.
brikks-block = { $sign }{ "\u00A0" }{ $colour }{ "\u00A0" }{ $number }
brikks-place = { $width ->
    [1] Spalte { $left }
   *[other] Spalten { $left }–{ $right }
}, { $height ->
    [1] Reihe { $bottom }
   *[other] Reihen { $bottom }–{ $top }
}
brikks-cell = Spalte { $column }, Reihe { $row }

## What a placement brings; several are joined.

brikks-brings-rows = { $count ->
    [one] füllt Reihe { $rows }
   *[other] füllt die Reihen { $rows }
} ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
brikks-brings-crosses = { $count ->
    [one] +1 Sonderkreuz
   *[other] +{ $count } Sonderkreuze
}
brikks-brings-minis = { $count ->
    [one] verdient einen Miniblock
   *[other] verdient { $count } Miniblöcke
}
brikks-brings-gained = +{ $count } Energie

## What a seat is asked.

brikks-ask-level = Welches Level? Es bestimmt, was Kreise anderer Farbe bringen.
brikks-ask-start = Welcher Startblock? Der Block liegt ungedreht in der untersten Reihe.
brikks-ask-column = Wo soll der Startblock liegen? Wähle eine Stelle.
brikks-ask-decide = { $places ->
    [0] Ungedreht passt { $block } nirgends. Trotzdem behalten oder neu würfeln?
   *[other] { $block } behalten, legen oder neu würfeln?
}
brikks-ask-place = Wo landet **{ $block }**{ $cost ->
    [0] { "" }
   *[other] { " " }für { $cost } Energie
}?
brikks-ask-turn = Welcher Block stattdessen? Der beste steht vorn.
brikks-ask-stuck = Passt nirgends: { $help ->
    [both] Dreh oder tausch ihn, nutze eine Bombe oder scheide aus.
    [energy] Dreh oder tausch ihn oder scheide aus.
    [bomb] Nutze eine Bombe oder scheide aus.
   *[none] { $mode ->
        [duel] Du scheidest aus und verlierst das Duell, außer dein Gegner scheidet auch aus.
        [solo] Du scheidest aus, und das Spiel ist zu Ende.
       *[table] Du scheidest aus.
    }
}
brikks-ask-minis = 🧨 { $owed ->
    [one] Wohin fällt der Miniblock bei { $player }?
   *[other] Wohin fallen { $owed } Miniblöcke bei { $player }? Höchstens Ecke an Ecke.
}
brikks-wait-start = 🧱 { $players } wählt gerade einen Startblock.
brikks-wait-decide = 🎲 { $players } hat **{ $block }** gewürfelt: behalten oder neu würfeln?
brikks-wait-minis = 🧨 { $players } wählt, wohin die Miniblöcke fallen.
brikks-wait-chosen = ✅ { $players } hat gewählt.
brikks-wait-out = 🚪 Du bist ausgeschieden. Dein Blatt zählt, wie es ist.

## What a bomb leaves; in a duel bombs are worth no points.

brikks-bombs-left = { $bombs ->
    [0] Es ist deine letzte.
    [one] { $kind ->
        [duel] Danach hast du noch 1.
       *[base] Die letzte zählt dann { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
   *[other] { $kind ->
        [duel] Danach hast du noch { $bombs }.
       *[base] Die übrigen zählen dann { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
}

## A choice that is drawn on the sheet, not entered yet.

brikks-draft-start = ✏️ So beginnen?
brikks-draft-place = ✏️ So legen?
brikks-draft-bomb = 💥 Eine Bombe nutzen und nichts legen? { brikks-bombs-left }
brikks-draft-out = 🚪 { $mode ->
    [duel] Ausscheiden? Du verlierst das Duell, außer dein Gegner scheidet auch aus.
    [solo] Ausscheiden und das Spiel beenden? Dein Blatt zählt, wie es ist.
   *[table] Für den Rest des Spiels ausscheiden? Dein Blatt zählt, wie es ist.
}
brikks-draft-minis = ✏️ { $left ->
    [0] So schicken?
    [one] Wohin fällt der letzte?
   *[other] Wohin fällt der nächste? Noch { $left }.
}

## A choice that is entered.

brikks-entered-level = ✏️ Du spielst Level { $level }.
brikks-entered-start = ✏️ Du beginnst mit **{ $block }**.
brikks-entered-place = ✏️ **{ $block }**{ $points ->
    [0] { " " }liegt
    [one] : 1 Punkt
   *[other] : { $points } Punkte
}.
brikks-entered-bomb = 💥 Gezündet. { brikks-bombs-left }
brikks-entered-out = 🚪 Du scheidest aus.
brikks-entered-decide = ✏️ Entschieden.
brikks-entered-minis = ✏️ { $count ->
    [0] Du schickst keine Miniblöcke.
    [one] Du schickst 1 Miniblock.
   *[other] Du schickst { $count } Miniblöcke.
}

## Controls.

brikks-level = Level { $level }
brikks-other-block = Anderer Block
brikks-keep = Behalten
brikks-rethrow = Noch einmal würfeln
brikks-place-choose = { $parts ->
    [one] Wohin? ({ $count ->
        [one] 1 Stelle
       *[other] { $count } Stellen
    })
   *[other] Wohin? (Liste { $part } von { $parts })
}
brikks-level-button = { $level } · { $energy ->
    [-2] −2⚡
    [-1] −1⚡
    [0] 0
   *[1] +1⚡
}
# A choice as a button: its letter, what it costs in energy, and the best of what it brings at once.
brikks-letter = { $letter }{ $cost ->
    [0] { "" }
   *[other] { " " }⚡{ $cost }
}{ $kind ->
    [points] { " " }+{ $count }
    [minis] { " " }🧨{ $count }
    [energy] { " " }+{ $count }⚡
   *[none] { "" }
}
brikks-turn = { $can_swap ->
    [yes] Drehen/Tauschen
   *[no] Drehen
}
brikks-bomb = Bombe
brikks-out = Ausscheiden
brikks-back = Zurück
brikks-send = { $count ->
    [0] Keine schicken
   *[other] { $count } schicken
}
brikks-undo-mini = Einen zurücknehmen

## News at the table.

brikks-forced-level = Du spielst auf Level { $level }
brikks-forced-block = { $block } liegt jetzt in { $place }
brikks-forced-keep = Du hast den Wurf behalten
brikks-forced-minis = Du hast keinen Miniblock geschickt
brikks-forced-bomb = Du hast eine Bombe genutzt
brikks-forced-out = Du bist ausgeschieden
brikks-news-start = 🧱 { $player } beginnt mit **{ $block }** in { $place }.
brikks-news-levels = 🎚️ Jeder wählt ein Level.
brikks-news-starting = 🧱 Startblöcke: nacheinander, jeder in einer eigenen Farbe.
brikks-news-throw = 🎲 Runde { $round }: { $player } würfelt **{ $block }**{ $state ->
    [open] { "" }
   *[kept] { " " }und behält den Wurf
}.
brikks-news-rethrow = 🎲 Runde { $round }: { $player } verwirft { $first } und würfelt **{ $block }**.
brikks-news-placed = ✨ { $is_own ->
    [yes] Du
   *[no] { $player }
}: { $points } für { $count ->
    [one] Reihe
   *[other] die Reihen
} { $rows }
brikks-news-crosses = ✨ { $is_own ->
    [yes] Du
   *[no] { $player }
}: { $count ->
    [one] 1 Sonderkreuz
   *[other] { $count } Sonderkreuze
}
brikks-news-bomb = 💥 { $player } nutzt eine Bombe
brikks-news-out = 🚪 { $player } scheidet aus
brikks-news-minis = 🧨 { $player } schickt { $count ->
    [one] 1 Miniblock
   *[other] { $count } Miniblöcke
}
brikks-is-out = ausgeschieden
brikks-own-level = Level { $level }

brikks-preview-alt = Das leere Blatt von BRIKKS: 10 Spalten, 11 Reihen, zwölf farbige Kreise.

## The end.

brikks-ending = { $reason ->
    [out] Alle sind ausgeschieden: Die Punkte entscheiden.
    [solo] Du bist ausgeschieden, und das Spiel ist vorbei.
    [survived] { $winner } kann weiterspielen, { $loser } nicht: { $winner } gewinnt das Duell.
    [left] { $loser } hat das Spiel verlassen: { $winner } gewinnt das Duell.
   *[rows] Keiner kann weiterspielen: Die Punkte für Reihen entscheiden.
}
brikks-ending-short = { $reason ->
    [throws] Alle { $throws } Würfe sind gespielt.
   *[out] Du bist ausgeschieden, und das Spiel ist vorbei.
}
brikks-score = Reihen { $rows } + Sonderkreuze { $special } + Bomben { $bombs } + Energie { $energy }
brikks-rating = { $band ->
    [0] 🌟 Mehr als 150: Besser geht es kaum.
    [1] 🥇 130 bis 150: meisterhaft.
    [2] 🥈 110 bis 129: ausgezeichnet.
    [3] 🥉 100 bis 109: sehr gut.
    [4] 90 bis 99: gut.
    [5] 80 bis 89: recht gut, und da geht noch mehr.
    [6] 70 bis 79: ein ordentlicher Anfang.
    [7] 60 bis 69: Luft nach oben.
   *[8] Weniger als 60: Das nächste Spiel wird besser.
}{ $bonus ->
    [0] { "" }
   *[other] { " " }(Für dieses Urteil bringt dein Level noch { $bonus } Punkte.)
}
brikks-old-solo = -# Als dieses Spiel begann, durftest du solo noch einmal würfeln; darum zählt es nicht für die Rangliste.
