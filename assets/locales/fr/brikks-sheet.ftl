### The sheet picture of BRIKKS.

brikks-sheet-round = { $throws ->
    [0] Tour { $round }
   *[other] { $round } sur { $throws }
}
brikks-sheet-phase-level = Niveaux
brikks-sheet-phase-start = Départ
brikks-sheet-phase-over = Fiche finale
brikks-sheet-level = { $level ->
    [0] Niveau à choisir
   *[other] Niveau { $level }
}
# How the seat stands, under the round.
brikks-sheet-standing = { $state ->
    [out] hors jeu
    [gone] a quitté
    [winner] gagne
   *[plain] { $level ->
        [0] { "" }
       *[other] Niv. { $level }
    }
}
brikks-sheet-part-rows = Lignes
brikks-sheet-part-special = Croix
brikks-sheet-part-bombs = Bombes
brikks-sheet-part-energy = Énergie
brikks-sheet-part-total = Total
brikks-key-step = une colonne
brikks-key-any = tout autre
brikks-sheet-own-circle = même couleur { $energy }
brikks-sheet-other-circle = autre couleur { $energy }
brikks-sheet-many-rows = 2, 3, 4 lignes d’un coup : 1, 2, 4

## The alt text of a sheet: short sentences, joined with spaces.

brikks-sheet-block = { $colour } { $number }
brikks-sheet-alt-seat = { $seats ->
    [1] Fiche de BRIKKS. { brikks-sheet-level }.
   *[other] Fiche de BRIKKS, { $player }{ $level ->
        [0] { "" }
       *[other] , niveau { $level }
    }{ $state ->
        [out] , hors jeu
        [gone] , a quitté la partie
        [winner] , gagne la partie
        [active] , lance les dés ce tour-ci
       *[plain] { "" }
    }.
}
brikks-sheet-alt-level = On choisit les niveaux.
brikks-sheet-alt-start = On choisit les blocs de départ.
brikks-sheet-alt-over = La partie s’est terminée après le tour { $round }.
brikks-sheet-alt-throw-due = Tour { $round }{ $throws ->
    [0] { "" }
   *[other] { " " }sur { $throws }
}, avant le lancer.
brikks-sheet-alt-thrown = Tour { $round }{ $throws ->
    [0] { "" }
   *[other] { " " }sur { $throws }
}, { $second ->
    [yes] second lancer
   *[no] lancer
} : { $block }.
brikks-sheet-alt-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : lignes { $rows }, croix { $special }, bombes { $bombs }, énergie { $energy }.
brikks-sheet-alt-row-points = { $points ->
    [one] { $points } point pour les lignes.
   *[other] { $points } points pour les lignes.
}
brikks-sheet-alt-others = Les autres : { $players }.
brikks-sheet-alt-pencil = Choix provisoire : { $block }, { $place }.
brikks-sheet-alt-missed = En pointillé, pour comparer : { $block }, { $place }.
brikks-sheet-alt-missed-bomb = En pointillé, pour comparer : une bombe au lieu du bloc.
brikks-sheet-alt-cost = { $count ->
    [one] Ça coûte { $count } point d’énergie.
   *[other] Ça coûte { $count } points d’énergie.
}
brikks-sheet-alt-energy = Cercles de couleur recouverts : énergie { $sign }{ $count }.
brikks-sheet-alt-fills = { $count ->
    [one] Ça remplit la ligne { $rows }.
   *[other] Ça remplit les lignes { $rows }.
}
brikks-sheet-alt-crosses-earned = { $count ->
    [one] Ça donne { $count } croix spéciale.
   *[other] Ça donne { $count } croix spéciales.
}
brikks-sheet-alt-minis-earned = { $count ->
    [one] Ça donne { $count } mini-bloc.
   *[other] Ça donne { $count } mini-blocs.
}
brikks-sheet-alt-bomb = Choix provisoire : une bombe au lieu du bloc.
brikks-sheet-alt-out = Choix provisoire : s’arrêter.
brikks-sheet-alt-minis = Mini-blocs au crayon : { $cells }.
brikks-sheet-alt-energy-bombs = Énergie : { $energy }, { $bombs ->
    [0] aucune bombe
    [one] { $bombs } bombe
   *[other] { $bombs } bombes
}.
brikks-sheet-alt-special = Croix spéciales : { $count } sur { $of } ; encore { $away ->
    [one] { $away } point d’énergie
   *[other] { $away } points d’énergie
} jusqu’à la suivante.
brikks-sheet-alt-owed = { $count ->
    [one] { $count } mini-bloc peut être envoyé dans cette grille.
   *[other] { $count } mini-blocs peuvent être envoyés dans cette grille.
}
brikks-sheet-alt-last = Dernier bloc posé : { $block }, { $place }.
brikks-sheet-alt-gained = Ça a rapporté { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
brikks-sheet-alt-energy-changed = Énergie { $sign }{ $count }.
brikks-sheet-alt-offer = { $letter } : { $block } pour { $cost ->
    [one] { $cost } point d’énergie
   *[other] { $cost } points d’énergie
}{ $points ->
    [0] { "" }
    [one] , { $points } point
   *[other] , { $points } points
}
brikks-sheet-alt-offers = À la place du lancer : { $blocks }.
brikks-sheet-alt-start-blocks = Blocs de départ : { $blocks }.
brikks-sheet-alt-last-bomb = Dernier coup : une bombe.
brikks-sheet-alt-new-minis = Nouveaux mini-blocs : { $cells }.
brikks-sheet-alt-full = { $count ->
    [one] Pleine : ligne { $rows }.
   *[other] Pleines : lignes { $rows }.
}
brikks-sheet-alt-nearly = Presque pleines : { $rows }.
brikks-sheet-alt-gaps = { $count ->
    [one] ligne { $row }, il manque la colonne { $columns }
   *[other] ligne { $row }, il manque les colonnes { $columns }
}
brikks-sheet-alt-places = { $count ->
    [0] { $block } ne rentre nulle part.
   *[other] { $block } peut se poser ici : { $places }.
}
brikks-sheet-alt-mini-places = Le mini-bloc suivant peut tomber ici : { $places }.

## A whole sheet as text, one line for each row.

brikks-sheet-text-row = Ligne { $row } (×{ $multiplier }) : { $count ->
    [0] vide
    [10] pleine
   *[other] remplies { $columns }
}{ $points ->
    [0] { "" }
    [one] , { $points } point
   *[other] , { $points } points
}{ $circles ->
    [none] { "" }
   *[other] { "\u202F" }; cercles { $circles }
}
brikks-sheet-text-circle = { $column } { $colour }

## The table picture and its alt text.

brikks-table-in = { $left } sur { $seats } encore en jeu
brikks-table-alt-thrower = { $player } a les dés.
brikks-table-alt-seat = { $player } : { $kind ->
    [duel] { $points ->
        [one] { $points } point pour les lignes,
       *[other] { $points } points pour les lignes,
    }{ " " }
   *[base] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $gained ->
        [0] { "" }
       *[other] { " " }(+{ $gained })
    },{ " " }
}énergie { $energy }, { $bombs ->
    [0] aucune bombe
    [one] { $bombs } bombe
   *[other] { $bombs } bombes
}, { $cells } cases remplies sur 110, jusqu’à la ligne { $height }{ $state ->
    [moved] , a joué
    [waiting] , doit encore jouer
    [out] , hors jeu
    [gone] , a quitté la partie
    [winner] , gagne la partie
   *[idle] { "" }
}.

## The pictures of the rules.

brikks-rule-slide = tombe, glisse
brikks-rule-narrow = trop étroit
brikks-rule-floating = flotte
brikks-rule-own = sa couleur
brikks-rule-other = autre couleur
brikks-rule-level = Niv. { $level }
brikks-rule-step = une colonne
brikks-rule-any = tout autre bloc
brikks-rule-rows = 3 lignes
brikks-rule-corner = par le coin
brikks-rule-side = côte à côte
rules-brikks-turn-alt = Trois extraits d’une grille. Permis : un bloc tombe à côté d’un surplomb et glisse dessous. Refusé : un bloc qui tiendrait dans un creux, mais trop large pour l’ouverture au-dessus. Refusé : un bloc qui flotte.
rules-brikks-energy-alt = Un bloc blanc recouvre un cercle blanc et gagne 2 points d’énergie. Un bloc bleu recouvre le cercle blanc : cela donne 1 point d’énergie au niveau 1, rien au niveau 2, et coûte 1 point d’énergie au niveau 3 et 2 au niveau 4. Dans le tableau, le repère passe du troisième bloc jaune au deuxième : une colonne coûte 1 point d’énergie, tout autre bloc 5.
rules-brikks-points-alt = La fiche à la fin d’une partie. De la ligne du haut vers le bas, les lignes rapportent 0, 4, 0, 10, 4, 4, 5, 5, 5, 5, 5. Lignes 47, six croix spéciales 21, la dernière bombe 4, deux points d’énergie 1 : 73 au total.
rules-brikks-duel-alt = Un bloc remplit trois lignes d’un coup et donne deux mini-blocs. Permis dans l’autre grille : deux mini-blocs qui se touchent par un coin. Refusé : deux mini-blocs côte à côte.

## The picture of the end.

brikks-ending-stopped = { $block } : impossible
brikks-mark = { $band ->
    [0] parfait
    [1] magistral
    [2] excellent
    [3] très fort
    [4] beau score
    [5] joli score
    [6] bon début
   *[7] de la marge
}
