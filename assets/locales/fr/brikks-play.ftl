### BRIKKS: what is asked, what is told, and the words on its controls.

brikks-title = { $mode ->
    [duel] Duel de BRIKKS
   *[other] BRIKKS
} · { $level ->
    [own] à chacun son niveau
   *[other] niveau { $level }
}
brikks-options-own = chacun choisit son niveau
brikks-options-1 = les cercles d’une autre couleur donnent 1 point d’énergie
brikks-options-2 = les cercles d’une autre couleur ne donnent rien
brikks-options-3 = les cercles d’une autre couleur coûtent 1 point d’énergie
brikks-options-4 = les cercles d’une autre couleur coûtent 2 points d’énergie
brikks-variant = { $level ->
    [own] À chacun son niveau
   *[other] Niveau { $level }
}
brikks-progress = { $round ->
    [0] { "" }
   *[other] tour { $round }{ $throws ->
        [0] { "" }
       *[other] { " " }sur { $throws }
    }
}

brikks-colour-white = blanc
brikks-colour-yellow = jaune
brikks-colour-green = vert
brikks-colour-red = rouge
brikks-colour-blue = bleu
brikks-colour-black = noir
# The parts stay together where a line breaks.
brikks-block = { $sign }{ "\u00A0" }{ $colour }{ "\u00A0" }{ $number }
brikks-place = { $width ->
    [1] colonne { $left }
   *[other] colonnes { $left }–{ $right }
}, { $height ->
    [1] ligne { $bottom }
   *[other] lignes { $bottom }–{ $top }
}
brikks-cell = colonne { $column }, ligne { $row }

## What a placement brings; several are joined.

brikks-brings-rows = { $count ->
    [one] ligne { $rows } pleine
   *[other] lignes { $rows } pleines
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
brikks-brings-crosses = { $count ->
    [one] +{ $count } croix spéciale
   *[other] +{ $count } croix spéciales
}
brikks-brings-minis = { $count ->
    [one] +{ $count } mini-bloc
   *[other] +{ $count } mini-blocs
}
brikks-brings-gained = { $count ->
    [one] +{ $count } point d’énergie
   *[other] +{ $count } points d’énergie
}

## What a seat is asked.

brikks-ask-level = Quel niveau ? C’est lui qui décide de ce que donnent les cercles d’une autre couleur.
brikks-ask-start = Quel bloc de départ ? Il se pose tel quel sur la ligne du bas.
brikks-ask-column = Où va le bloc de départ ? Choisis une place.
brikks-ask-decide = { $places ->
    [0] Tel quel, { $block } ne rentre nulle part. Le garder quand même, ou relancer ?
   *[other] Garder { $block }, le poser ou relancer ?
}
brikks-ask-place = Où poser **{ $block }**{ $cost ->
    [0] { "" }
    [one] { " " }pour { $cost } point d’énergie
   *[other] { " " }pour { $cost } points d’énergie
} ?
brikks-ask-turn = Quel bloc à la place ? Le meilleur vient en premier.
brikks-ask-stuck = Aucune place : { $help ->
    [both] tourne ou échange le bloc, utilise une bombe ou arrête-toi.
    [energy] tourne ou échange le bloc, ou arrête-toi.
    [bomb] utilise une bombe ou arrête-toi.
   *[none] { $mode ->
        [duel] il faut t’arrêter, et tu perds le duel, sauf si l’autre s’arrête aussi.
        [solo] il faut t’arrêter, et la partie est finie.
       *[table] il faut t’arrêter.
    }
}
brikks-ask-minis = 🧨 Chez { $player } : { $owed ->
    [one] où tombe le mini-bloc ?
   *[other] où tombent { $owed } mini-blocs ? Seuls les coins peuvent se toucher.
}
brikks-wait-start = 🧱 { $players } choisit un bloc de départ.
brikks-wait-decide = 🎲 { $players } a obtenu **{ $block }** et peut le garder ou relancer.
brikks-wait-minis = 🧨 { $players } choisit où tombent les mini-blocs.
brikks-wait-chosen = ✅ { $players } a choisi.
brikks-wait-out = 🚪 Tu es hors jeu. Ta fiche compte telle quelle.

## What a bomb leaves; in a duel bombs are worth no points.

brikks-bombs-left = { $bombs ->
    [0] C’est ta dernière.
    [one] { $kind ->
        [duel] Il t’en restera 1.
       *[base] La dernière vaudra { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
   *[other] { $kind ->
        [duel] Il t’en restera { $bombs }.
       *[base] Il t’en restera { $bombs }, pour { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
}

## A choice that is drawn on the sheet, not entered yet.

brikks-draft-start = ✏️ Commencer comme ça ?
brikks-draft-place = ✏️ Le poser comme ça ?
brikks-draft-bomb = 💥 Utiliser une bombe et ne rien poser ? { brikks-bombs-left }
brikks-draft-out = 🚪 { $mode ->
    [duel] Tu t’arrêtes là ? Tu perds le duel, sauf si l’autre s’arrête aussi.
    [solo] Tu t’arrêtes là ? La partie sera finie, et ta fiche comptera telle quelle.
   *[table] Tu t’arrêtes pour le reste de la partie ? Ta fiche comptera telle quelle.
}
brikks-draft-minis = ✏️ { $left ->
    [0] Envoyer comme ça ?
    [one] Où tombe le dernier ?
   *[other] Où tombe le suivant ? Il en reste { $left }.
}

## A choice that is entered.

brikks-entered-level = ✏️ Tu joues au niveau { $level }.
brikks-entered-start = ✏️ Tu commences avec **{ $block }**.
brikks-entered-place = ✏️ **{ $block }**{ $points ->
    [0] { " " }est posé
    [one] { "\u202F" }: { $points } point
   *[other] { "\u202F" }: { $points } points
}.
brikks-entered-bomb = 💥 Tu utilises une bombe. { brikks-bombs-left }
brikks-entered-out = 🚪 Tu t’arrêtes là.
brikks-entered-decide = ✏️ Ton choix est fait.
brikks-entered-minis = ✏️ { $count ->
    [0] Tu n’envoies pas de mini-bloc.
    [one] Tu envoies { $count } mini-bloc.
   *[other] Tu envoies { $count } mini-blocs.
}

## Controls.

brikks-level = Niveau { $level }
brikks-other-block = Autre bloc
brikks-keep = Garder
brikks-rethrow = Relancer
brikks-place-choose = { $parts ->
    [one] Où le poser ? ({ $count ->
        [one] { $count } place
       *[other] { $count } places
    })
   *[other] Où le poser ? (liste { $part } sur { $parts })
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
    [yes] Tourner/échanger
   *[no] Tourner
}
brikks-bomb = Bombe
brikks-out = S’arrêter
brikks-back = Retour
brikks-send = { $count ->
    [0] N’en envoyer aucun
   *[other] En envoyer { $count }
}
brikks-undo-mini = Retirer un mini-bloc

## News at the table.

brikks-forced-level = tu joues au niveau { $level }
brikks-forced-block = { $block } a été posé pour toi, { $place }
brikks-forced-keep = tu as gardé le lancer
brikks-forced-minis = tu n’as pas envoyé de mini-bloc
brikks-forced-bomb = tu as utilisé une bombe
brikks-forced-out = tu es hors jeu
brikks-news-start = 🧱 { $player } commence avec **{ $block }**, { $place }.
brikks-news-levels = 🎚️ Chacun choisit son niveau.
brikks-news-starting = 🧱 Blocs de départ : chacun son tour, chacun sa couleur.
brikks-news-throw = 🎲 Tour { $round } : { $player } obtient **{ $block }**{ $state ->
    [open] { "" }
   *[kept] { " " }et le garde
}.
brikks-news-rethrow = 🎲 Tour { $round } : { $player } renonce à { $first } et obtient **{ $block }**.
brikks-news-placed = ✨ { $is_own ->
    [yes] Toi
   *[no] { $player }
} : { $points } pour { $count ->
    [one] la ligne
   *[other] les lignes
} { $rows }
brikks-news-crosses = ✨ { $is_own ->
    [yes] Toi
   *[no] { $player }
} : { $count ->
    [one] { $count } croix spéciale
   *[other] { $count } croix spéciales
}
brikks-news-bomb = 💥 { $player } utilise une bombe
brikks-news-out = 🚪 { $player } s’arrête là
brikks-news-minis = 🧨 { $player } envoie { $count ->
    [one] { $count } mini-bloc
   *[other] { $count } mini-blocs
}
brikks-is-out = hors jeu
brikks-own-level = niveau { $level }

brikks-preview-alt = La fiche vide de BRIKKS : 10 colonnes, 11 lignes, douze cercles de couleur.

## The end.

brikks-ending = { $reason ->
    [out] Plus personne n’est en jeu : les points décident.
    [solo] Tu es hors jeu, et la partie est finie.
    [survived] { $winner } peut continuer, { $loser } ne peut plus : { $winner } gagne le duel.
    [left] { $loser } a quitté la partie : { $winner } gagne le duel.
   *[rows] Plus personne ne peut continuer : les points des lignes décident.
}
brikks-ending-short = { $reason ->
    [throws] Les { $throws } lancers sont joués.
   *[out] Tu es hors jeu, et la partie est finie.
}
brikks-score = lignes { $rows } + croix { $special } + bombes { $bombs } + énergie { $energy }
brikks-rating = { $band ->
    [0] 🌟 Plus de 150 : tu n’as plus rien à apprendre.
    [1] 🥇 130 à 150 : magistral.
    [2] 🥈 110 à 129 : excellent.
    [3] 🥉 100 à 109 : très fort.
    [4] 90 à 99 : un beau score.
    [5] 80 à 89 : un joli score, et le meilleur reste à venir.
    [6] 70 à 79 : un bon début.
    [7] 60 à 69 : il y a de la marge.
   *[8] Moins de 60 : la prochaine sera meilleure.
}{ $bonus ->
    [0] { "" }
   *[other] { " " }(Pour ce verdict, ton niveau ajoute { $bonus } à tes points.)
}
brikks-old-solo = -# Quand cette partie a commencé, on pouvait encore relancer en solo. Elle ne compte pas pour le classement.
