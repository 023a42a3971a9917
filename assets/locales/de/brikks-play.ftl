# BRIKKS: was gefragt und was erzählt wird, und die Wörter auf den Knöpfen.
brikks-title = { $mode ->
    [duel] BRIKKS-Duell
   *[other] BRIKKS
} · { $level ->
    [own] eigene Level
   *[other] Level { $level }
}
brikks-options-own = alle wählen ihr Level
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
   *[other] Runde { $round }
}

brikks-colour-white = Weiß
brikks-colour-yellow = Gelb
brikks-colour-green = Grün
brikks-colour-red = Rot
brikks-colour-blue = Blau
brikks-colour-black = Schwarz
brikks-block = { $sign } { $colour } { $number }
brikks-place = { $width ->
    [1] Spalte { $left }
   *[other] Spalte { $left }–{ $right }
}, { $height ->
    [1] Reihe { $bottom }
   *[other] Reihe { $bottom }–{ $top }
}
brikks-cell = Spalte { $column }, Reihe { $row }

# Was ein Block bringt; mehreres wird aneinandergereiht.
brikks-brings-rows = { $count ->
    [one] füllt Reihe { $rows }
   *[other] füllt die Reihen { $rows }
}
brikks-brings-crosses = { $count ->
    [one] +1 Sonderkreuz
   *[other] +{ $count } Sonderkreuze
}
brikks-brings-minis = { $count ->
    [one] verdient einen Miniblock
   *[other] verdient { $count } Miniblöcke
}
brikks-brings-circles = überdeckt { $circles }
brikks-brings-gained = +{ $count } Energie
brikks-brings-lost = −{ $count } Energie
brikks-brings-cost = kostet { $count } Energie

# Was gefragt wird.
brikks-ask-level = Wähle das Level für dein Blatt. Ein Kreis in der Farbe des Blocks bringt immer 2 Energie.
brikks-ask-start = Wähle deinen Startblock. Er liegt ungedreht ganz unten, und niemand sonst darf seine Farbe haben.
brikks-ask-column = Dein Startblock: **{ $block }**. Wo liegt er?
brikks-ask-decide = 🎲 Du würfelst **{ $block }**. { $places ->
    [0] So, wie er liegt, passt er nirgends auf dein Blatt.
    [one] Er passt an einer Stelle auf dein Blatt.
   *[other] Er passt an { $places } Stellen auf dein Blatt.
} Behalten, oder beide Würfel noch einmal werfen? Der zweite Wurf gilt.
brikks-ask-place = 🎲 **{ $block }**{ $cost ->
    [0] { "" }
   *[other] { " " }für { $cost } Energie
}: Wo landet er? Du hast { $energy } Energie und { $bombs ->
    [0] keine Bombe
    [one] 1 Bombe
   *[other] { $bombs } Bomben
}.
brikks-ask-stuck = 🎲 **{ $block }** passt nirgends. Du hast { $energy } Energie und { $bombs ->
    [0] keine Bombe
    [one] 1 Bombe
   *[other] { $bombs } Bomben
}: { $help ->
    [both] Nimm für Energie einen anderen Block, nutze eine Bombe oder steige aus.
    [energy] Nimm für Energie einen anderen Block oder steige aus.
    [bomb] Nutze eine Bombe oder steige aus.
   *[none] Du musst aussteigen.
}
brikks-ask-minis = 🧨 { $owed ->
    [one] Schicke { $player } einen Miniblock. Er fällt wie ein Block.
   *[other] Schicke { $player } bis zu { $owed } Miniblöcke. Sie fallen wie Blöcke und dürfen sich nur an den Ecken berühren.
} Du siehst das Feld von { $player }.
brikks-wait-start = 🧱 { $players } wählt einen Startblock.
brikks-wait-decide = 🎲 { $players } würfelt **{ $block }** und entscheidet, ob der Wurf gilt.
brikks-wait-minis = 🧨 { $players } schickt Miniblöcke.
brikks-wait-out = 🚪 Du bist ausgestiegen. Dein Blatt zählt, wie es ist.

# Eine Wahl, die auf dem Blatt vorgezeichnet, aber noch nicht eingetragen ist.
brikks-draft-start = ✏️ **{ $block }** in { $place }. So beginnen?
brikks-draft-place = ✏️ **{ $block }** in { $place }{ $brings ->
    [none] { "" }
   *[other] : { $brings }
}. Soll er dorthin?
brikks-draft-bomb = 💣 Eine Bombe nutzen und nichts legen? Deine Bomben zählen dann { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
brikks-draft-out = 🚪 { $mode ->
    [duel] **Aussteigen beendet das Duell:** Du verlierst, außer dein Gegenüber steigt auch aus.
    [solo] **Aussteigen beendet das Spiel.** Dein Blatt zählt, wie es ist.
   *[table] **Du bist für den Rest des Spiels draußen.** Dein Blatt zählt, wie es ist.
} Wirklich aussteigen?
brikks-draft-minis = ✏️ { $count ->
    [one] Ein Miniblock
   *[other] { $count } Miniblöcke
} nach { $cells }. { $left ->
    [0] Abschicken?
    [one] Abschicken, oder noch einen?
   *[other] Abschicken, oder noch bis zu { $left }?
}

# Eine Wahl, die eingetragen ist.
brikks-entered-level = ✏️ Level { $level } gewählt und gespeichert.
brikks-entered-start = ✏️ Startblock gewählt und gespeichert.
brikks-entered-place = ✏️ Gelegt und gespeichert: **{ $block }** in { $place }{ $brings ->
    [none] { "" }
   *[other] : { $brings }
}.
brikks-entered-bomb = 💣 Eine Bombe ist genutzt und gespeichert. Du legst in dieser Runde nichts.
brikks-entered-out = 🚪 Du steigst aus, das ist gespeichert. Mit **Rückgängig** bleibst du dabei.
brikks-entered-decide = ✏️ Entschieden und gespeichert.
brikks-entered-minis = ✏️ { $count ->
    [0] Du schickst keine Miniblöcke, das ist gespeichert.
    [one] Ein Miniblock ist geschickt und gespeichert.
   *[other] { $count } Miniblöcke sind geschickt und gespeichert.
}

# Knöpfe und Listen.
brikks-level-choose = Dein Level …
brikks-level = Level { $level }
brikks-level-1 = Sanft: Ein Kreis anderer Farbe bringt 1 Energie
brikks-level-2 = Normal: Ein Kreis anderer Farbe bringt nichts
brikks-level-3 = Schwer: Ein Kreis anderer Farbe kostet 1 Energie
brikks-level-4 = Gnadenlos: Ein Kreis anderer Farbe kostet 2 Energie
brikks-start-block = Dein Startblock …
brikks-other-block = Anderer Block
brikks-keep = Behalten
brikks-rethrow = Noch einmal werfen
brikks-place-choose = { $parts ->
    [one] Wo landet er? ({ $count ->
        [one] 1 Platz
       *[other] { $count } Plätze
    })
   *[other] Wo landet er? (Liste { $part } von { $parts })
}
brikks-turn-choose = { $can_swap ->
    [yes] Drehen oder tauschen … ({ $energy } Energie)
   *[no] Drehen … ({ $energy } Energie)
}
brikks-turn-option = { $cost ->
    [0] { $block } · wie gewürfelt
   *[other] { $block } · { $cost } Energie
}
brikks-size = { $width } breit, { $height } hoch
brikks-turn-about = { $count ->
    [0] passt nirgends
    [one] { $size } · 1 Platz
   *[other] { $size } · { $count } Plätze
}{ $rows ->
    [0] { "" }
    [one] { " " }· kann eine Reihe füllen
   *[other] { " " }· kann { $rows } Reihen füllen
}
brikks-bomb = Bombe
brikks-out = Aussteigen
brikks-confirm = Bestätigen
brikks-confirm-roll = Bestätigen und würfeln
brikks-back = Zurück
brikks-mini-choose = Miniblock { $number } … { $parts ->
    [one] ({ $count ->
        [one] 1 Platz
       *[other] { $count } Plätze
    })
   *[other] (Liste { $part } von { $parts })
}
brikks-send = { $count ->
    [0] Keine schicken
   *[other] { $count } abschicken
}
brikks-undo-mini = Einen zurücknehmen

# Neues am Tisch.
brikks-news-start = 🧱 { $player } beginnt mit **{ $block }** in { $place }.
brikks-news-levels = 🎚️ Alle wählen ihr Level.
brikks-news-starting = 🧱 Startblöcke: nacheinander, alle in einer anderen Farbe.
brikks-news-throw = 🎲 Runde { $round }: { $player } würfelt **{ $block }**{ $state ->
    [open] { "" }
   *[kept] { " " }und behält den Wurf
}.
brikks-news-rethrow = 🎲 Runde { $round }: { $player } verzichtet auf { $first } und würfelt **{ $block }**.
brikks-news-placed = • { $player }: { $block }{ $brings ->
    [none] { "" }
   *[other] { " " }– { $brings }
}
brikks-news-bomb = • { $player }: 💣 lieber eine Bombe
brikks-news-out = • { $player }: 🚪 raus bei { $block }
brikks-news-minis = • { $player } schickt 🧨 × { $count }
brikks-is-out = raus
brikks-own-level = Level { $level }

brikks-preview-alt = Das leere Blatt von BRIKKS: 10 Spalten, 11 Reihen, zwölf farbige Kreise.

# Das Ende.
brikks-ending = { $reason ->
    [out] Niemand ist mehr im Spiel: Die Punkte entscheiden.
    [solo] Du bist draußen, und das Spiel ist vorbei.
    [survived] Nur noch einer kann weiterspielen, und das ist der Sieg.
   *[rows] Keiner kann mehr weiterspielen: Die Punkte der Reihen entscheiden.
}
brikks-score = { $rows } Reihen + { $special } Sonderpunkte + { $bombs } Bomben + { $energy } Energie
brikks-rating = { $band ->
    [0] 🌟 Mehr als 150: Dir macht niemand mehr etwas vor.
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
   *[other] { " " }(Dein Level zählt dafür { $bonus } dazu.)
}
brikks-old-solo = -# Als dieses Spiel begann, durftest du allein noch einmal werfen. Es zählt für keine Rangliste.
