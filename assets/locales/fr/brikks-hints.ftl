### BRIKKS. A hole is an empty cell under a cross.

reason-brikks-level = Les points comptent pareil à tous les niveaux ; à celui-ci, un cercle d’une autre couleur { $energy ->
    [1] donne 1 point d’énergie
    [0] ne donne rien
    [-1] coûte 1 point d’énergie
   *[-2] coûte 2 points d’énergie
}.
reason-brikks-start = Il couvre { $bottom ->
    [one] { $bottom } case
   *[other] { $bottom } cases
} de la ligne du bas{ $wall ->
    [yes] { " " }contre le bord
   *[no] { "" }
} et { $holes ->
    [0] ne laisse aucun trou
    [one] laisse { $holes } trou
   *[other] laisse { $holes } trous
}.
reason-brikks-rows = Il remplit les lignes { $rows } d’un coup, ce qui donne { $mode ->
    [duel] { $crosses ->
        [one] { $crosses } mini-bloc
       *[other] { $crosses } mini-blocs
    }
   *[base] { $crosses ->
        [one] { $crosses } croix spéciale
       *[other] { $crosses } croix spéciales
    }
}.
reason-brikks-row = Il remplit la ligne { $rows } : tes lignes valent { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus{ $energy ->
    [0] { "" }
    [one] , et tu gagnes { $energy } point d’énergie
   *[other] , et tu gagnes { $energy } points d’énergie
}.
reason-brikks-energy = Il recouvre un cercle et donne { $energy ->
    [one] { $energy } point d’énergie
   *[other] { $energy } points d’énergie
}{ $holes ->
    [0] , sans nouveau trou
   *[other] { "" }
}.
reason-brikks-stuck = Tel quel, { $block } ne rentre nulle part ; ce bloc-ci coûte { $cost ->
    [one] { $cost } point d’énergie
   *[other] { $cost } points d’énergie
}.
reason-brikks-mends = { $holes ->
    [one] Il bouche { $holes } trou.
   *[other] Il bouche { $holes } trous.
}
reason-brikks-turned = Il { $holes ->
    [0] ne laisse aucun nouveau trou
    [one] ne laisse qu’un nouveau trou
   *[other] ne laisse que { $holes } nouveaux trous
} ; tel quel, { $block } en laisserait au moins { $else }.
reason-brikks-low = Il ne laisse aucun nouveau trou, et rien ne dépasse la ligne { $height }.
reason-brikks-no-hole = Il ne laisse aucun nouveau trou.
reason-brikks-points = Avec lui, tes lignes valent { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
reason-brikks-fewest-holes = { $holes ->
    [one] Il laisse { $holes } nouveau trou
   *[other] Il laisse { $holes } nouveaux trous
}, et nulle part ailleurs ce bloc n’en laisserait moins.
reason-brikks-height = { $holes ->
    [one] Il laisse { $holes } nouveau trou
   *[other] Il laisse { $holes } nouveaux trous
}, et rien ne dépasse la ligne { $height }.
reason-brikks-bomb-only = { $energy ->
    [0] Sans énergie, le bloc ne rentre nulle part
    [one] Avec { $energy } point d’énergie, aucun bloc ne rentre
   *[other] Avec { $energy } points d’énergie, aucun bloc ne rentre
}, et la bombe te garde en jeu.
reason-brikks-bomb-saves = { $block } ne rentre nulle part, et tout bloc qui rentre te coûterait au moins { $cost ->
    [one] { $cost } point d’énergie
   *[other] { $cost } points d’énergie
}.
reason-brikks-bomb-holes = Où qu’il se pose, { $block } laisse { $holes ->
    [one] un nouveau trou
   *[other] au moins { $holes } nouveaux trous
}.
reason-brikks-bomb-field = Elle laisse ta grille telle quelle et { $points ->
    [0] ne coûte aucun point
    [one] coûte { $points } point
   *[other] coûte { $points } points
}.
reason-brikks-out-only = Rien d’autre n’est possible.
reason-brikks-out-best = { $points ->
    [0] Tu n’as encore aucun point
    [one] Tu gardes ton point
   *[other] Tu gardes tes { $points } points
}, et rien d’autre ne t’en rapporterait davantage pour l’instant.
reason-brikks-out-keeps = { $points ->
    [0] Tu n’as aucun point à perdre
    [one] Tu gardes ton point tel quel
   *[other] Tu gardes tes { $points } points tels quels
}.
reason-brikks-keep-rows = { $block } peut remplir { $rows ->
    [one] une ligne
   *[other] { $rows } lignes d’un coup
}.
reason-brikks-keep-energy = { $block } peut recouvrir un cercle et donner { $energy ->
    [one] { $energy } point d’énergie
   *[other] { $energy } points d’énergie
}.
reason-brikks-keep-fits = { $block } rentre à { $places ->
    [one] { $places } endroit
   *[other] { $places } endroits
} sans nouveau trou.
reason-brikks-keep = Le maître n’attend rien de mieux que { $block } d’un second lancer.
reason-brikks-rethrow-stuck = Tel quel, { $block } ne rentre nulle part.
reason-brikks-rethrow-holes = Où qu’il se pose, { $block } laisse { $holes ->
    [one] un nouveau trou
   *[other] au moins { $holes } nouveaux trous
}.
reason-brikks-rethrow-plain = Tel quel, { $block } ne donne ni ligne pleine ni énergie.
reason-brikks-rethrow = Le maître attend mieux que { $block } d’un second lancer.
reason-brikks-minis-none = Rien ne t’oblige à en envoyer.
reason-brikks-minis-no-room = Il n’y a pas de place pour un mini-bloc.
reason-brikks-minis-uneven = { $count ->
    [one] Il rend
   *[other] Ils rendent
} le haut de l’autre grille plus irrégulier.
reason-brikks-minis-circles = { $count ->
    [one] Il recouvre
   *[other] Ils recouvrent
} { $circles ->
    [one] un cercle, qui ne donne alors plus d’énergie
   *[other] { $circles } cercles, qui ne donnent alors plus d’énergie
}.
reason-brikks-minis-height = { $count ->
    [one] Il fait monter
   *[other] Ils font monter
} l’autre grille jusqu’à la ligne { $height }.
reason-brikks-minis-room = { $count ->
    [one] Il prend une case
   *[other] Ils prennent { $count } cases
} de l’autre grille.
differs-brikks-stays = Tu restes dans la partie.
differs-brikks-rows = Tes lignes valent { $here ->
    [one] { $here } point
   *[other] { $here } points
} au lieu de { $there }.
differs-brikks-crosses = Tu as { $here ->
    [one] { $here } croix spéciale
   *[other] { $here } croix spéciales
} au lieu { $there ->
    [0] d’aucune
   *[other] de { $there }
}.
differs-brikks-minis = Tu envoies { $here ->
    [one] { $here } mini-bloc
   *[other] { $here } mini-blocs
} au lieu { $there ->
    [0] d’aucun
   *[other] de { $there }
}.
differs-brikks-bombs = Tu gardes une bombe.
differs-brikks-energy = Il te reste { $here ->
    [one] { $here } point d’énergie
   *[other] { $here } points d’énergie
} au lieu { $there ->
    [0] d’aucun
   *[other] de { $there }
}.
differs-brikks-holes = Ta grille { $here ->
    [0] n’a ensuite aucun trou
    [one] a ensuite { $here } trou
   *[other] a ensuite { $here } trous
} au lieu de { $there }.
differs-brikks-height = Rien ne dépasse la ligne { $here }, au lieu de la ligne { $there }.
differs-brikks-fits = Ensuite, { $here ->
    [one] { $here } des 24 blocs rentre
   *[other] { $here } des 24 blocs rentrent
} sans nouveau trou, au lieu { $there ->
    [0] d’aucun
   *[other] de { $there }
}.
