### BRILLIANT: moves that have no text of their own yet, then the reasons.

brilliant-hint-number = { $number } en { $field }
brilliant-hint-strike = Barrer le { $value } de la zone { $area }
reason-brilliant-finish = Ça complète la zone { $area } pour { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
reason-brilliant-finish-target = Ça complète la zone { $area } pour { $value ->
    [one] { $value } point
   *[other] { $value } points
} et atteint l’objectif de { $target }.
reason-brilliant-last = C’est le dernier lancer et aucun chiffre ne complète de zone : tous les choix se valent.
reason-brilliant-one-left = Après, il ne reste que { $field } à remplir dans la zone { $area }, qui vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
} pour l’instant, { $throws ->
    [0] mais aucun lancer ne la complète encore
    [one] et { $throws } lancer sur 36 la complète
   *[other] et { $throws } lancers sur 36 la complètent
}.
reason-brilliant-helps = Ensuite, { $throws ->
    [one] { $throws } lancer sur 36 complète
   *[other] { $throws } lancers sur 36 complètent
} la zone { $area }, { $before ->
    [0] contre aucun avant
   *[other] contre { $before } avant
}.
reason-brilliant-most-ways = Ensuite, { $ways ->
    [one] il reste { $ways } possibilité sur { $before } d’inscrire un chiffre
   *[other] il reste { $ways } possibilités sur { $before } d’inscrire un chiffre
}, { $is_alone ->
    [yes] plus qu’avec tout autre choix
   *[no] et aucun autre choix n’en laisse davantage
}.
reason-brilliant-progress = { $filled ->
    [one] Ça commence la zone { $area }
   *[other] Ça fait avancer la zone { $area }
}, qui vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
} pour l’instant, et { $throws ->
    [one] { $throws } lancer sur 36 pourra y servir
   *[other] { $throws } lancers sur 36 pourront y servir
} ensuite.
reason-brilliant-ways = { $ways ->
    [0] C’est le dernier chiffre que tu peux inscrire.
    [one] Ensuite, il reste { $ways } possibilité sur { $before } d’inscrire un chiffre.
   *[other] Ensuite, il reste { $ways } possibilités sur { $before } d’inscrire un chiffre.
}
reason-brilliant-nothing-fits = Rien n’est possible avec ce lancer.
reason-brilliant-keeps-ways = { $ways ->
    [one] Tu as { $ways } possibilité ouverte
   *[other] Tu as { $ways } possibilités ouvertes
}, et tout chiffre inscrit t’en laisserait moins.
reason-brilliant-patience = { $choices ->
    [one] Un chiffre est possible, mais sa case vaut peut-être plus en restant vide.
   *[other] { $choices } choix sont possibles, mais leurs cases valent peut-être plus en restant vides.
}
reason-brilliant-start = { $fields } cases vides touchent ces chiffres, et tu as { $ways } possibilités pour la suite.
reason-brilliant-strike-lost = Tu ne peux plus la compléter : il lui manque { $left } chiffres, et { $rolls ->
    [one] c’est le dernier lancer
   *[other] il ne reste que { $rolls } lancers
}.
reason-brilliant-strike-far = { $left ->
    [one] Il lui manque { $left } chiffre
   *[other] Il lui manque { $left } chiffres
}, et aucune autre zone possible n’en demande davantage.
reason-brilliant-strike-least = Elle perd { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
}, et aucune autre zone ne perdrait moins.
reason-brilliant-strike-next = Tu peux encore y gagner { $stays ->
    [one] { $stays } point
   *[other] { $stays } points
}, et il y manque { $left ->
    [one] { $left } chiffre
   *[other] { $left } chiffres
}.
differs-brilliant-points = Ça donne tout de suite { $here ->
    [one] { $here } point
   *[other] { $here } points
} au lieu { $there ->
    [0] d’aucun
   *[other] de { $there }
}.
differs-brilliant-completes = Ensuite, { $here ->
    [one] { $here } lancer sur 36 peut
   *[other] { $here } lancers sur 36 peuvent
} compléter une zone, au lieu { $there ->
    [0] d’aucun
   *[other] de { $there }
}.
differs-brilliant-worth = Sa zone vaut { $here ->
    [one] { $here } point
   *[other] { $here } points
} pour l’instant{ $there ->
    [0] { "" }
   *[other] , celle de l’autre coup { $there }
}.
differs-brilliant-missing = Il manque ensuite { $here ->
    [one] { $here } chiffre
   *[other] { $here } chiffres
} à sa zone, et { $there } à celle de l’autre coup.
differs-brilliant-next = Ensuite, { $here ->
    [one] { $here } lancer sur 36 peut y servir
   *[other] { $here } lancers sur 36 peuvent y servir
}, au lieu { $there ->
    [0] d’aucun
   *[other] de { $there }
}.
differs-brilliant-ways = Ça garde { $here ->
    [one] { $here } possibilité ouverte
   *[other] { $here } possibilités ouvertes
} au lieu { $there ->
    [0] d’aucune
   *[other] de { $there }
}.
