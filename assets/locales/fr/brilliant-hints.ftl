### BRILLIANT: moves that have no text of their own yet, then the reasons.

brilliant-hint-number = { $number } en { $field }
brilliant-hint-strike = Barrer le { $value } de la zone { $area }
brilliant-hint-finish = Ça complète la zone { $area } pour { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
brilliant-hint-finish-target = Ça complète la zone { $area } pour { $value ->
    [one] { $value } point
   *[other] { $value } points
} et atteint l’objectif de { $target }.
brilliant-hint-last = C’est le dernier lancer et aucun chiffre ne complète de zone : tous les choix se valent.
brilliant-hint-one-left = Après, il ne reste que { $field } à remplir dans la zone { $area }, qui vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
} pour l’instant, { $throws ->
    [0] mais aucun lancer ne la complète encore
    [one] et { $throws } lancer sur 36 la complète
   *[other] et { $throws } lancers sur 36 la complètent
}.
brilliant-hint-helps = Ensuite, { $throws ->
    [one] { $throws } lancer sur 36 complète
   *[other] { $throws } lancers sur 36 complètent
} la zone { $area }, { $before ->
    [0] contre aucun avant
   *[other] contre { $before } avant
}.
brilliant-hint-most-ways = Ça garde { $ways ->
    [one] { $ways } possibilité ouverte
   *[other] { $ways } possibilités ouvertes
}, { $is_alone ->
    [yes] plus que tout autre choix
   *[no] et aucun autre choix n’en garde davantage
}.
brilliant-hint-progress = { $filled ->
    [one] Ça commence la zone { $area }
   *[other] Ça fait avancer la zone { $area }
}, qui vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
} pour l’instant, et { $throws ->
    [one] { $throws } lancer sur 36 pourra y servir
   *[other] { $throws } lancers sur 36 pourront y servir
} ensuite.
brilliant-hint-ways = { $ways ->
    [0] C’est le dernier chiffre que tu peux inscrire.
    [one] Ça garde { $ways } possibilité ouverte.
   *[other] Ça garde { $ways } possibilités ouvertes.
}
brilliant-hint-nothing-fits = Rien n’est possible avec ce lancer.
brilliant-hint-keeps-ways = { $ways ->
    [one] Tu as { $ways } possibilité ouverte
   *[other] Tu as { $ways } possibilités ouvertes
}, et tout chiffre inscrit t’en laisserait moins.
brilliant-hint-patience = { $choices ->
    [one] Un chiffre est possible, mais sa case vaut peut-être plus en restant vide.
   *[other] { $choices } choix sont possibles, mais leurs cases valent peut-être plus en restant vides.
}
brilliant-hint-start = { $fields } cases vides touchent ces chiffres, et { $ways } possibilités sont ouvertes.
brilliant-hint-strike-lost = Tu ne peux plus la compléter : il lui manque { $left } chiffres, et { $rolls ->
    [one] c’est le dernier lancer
   *[other] il ne reste que { $rolls } lancers
}.
brilliant-hint-strike-far = { $left ->
    [one] Il lui manque { $left } chiffre
   *[other] Il lui manque { $left } chiffres
}, et aucune autre zone possible n’en demande davantage.
brilliant-hint-strike-least = Elle perd { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
}, et aucune autre zone ne perdrait moins.
brilliant-hint-strike-next = Tu peux encore y gagner { $stays ->
    [one] { $stays } point
   *[other] { $stays } points
}, et il y manque { $left ->
    [one] { $left } chiffre
   *[other] { $left } chiffres
}.
brilliant-differs-points = Ça donne tout de suite { $here ->
    [one] { $here } point
   *[other] { $here } points
} au lieu { $there ->
    [0] d’aucun
   *[other] de { $there }
}.
brilliant-differs-completes = Ensuite, { $here ->
    [one] { $here } lancer sur 36 peut
   *[other] { $here } lancers sur 36 peuvent
} compléter une zone, au lieu { $there ->
    [0] d’aucun
   *[other] de { $there }
}.
brilliant-differs-worth = Sa zone vaut { $here ->
    [one] { $here } point
   *[other] { $here } points
} pour l’instant{ $there ->
    [0] { "" }
   *[other] , celle de l’autre coup { $there }
}.
brilliant-differs-missing = Il manque ensuite { $here ->
    [one] { $here } chiffre
   *[other] { $here } chiffres
} à sa zone, et { $there } à celle de l’autre coup.
brilliant-differs-next = Ensuite, { $here ->
    [one] { $here } lancer sur 36 peut y servir
   *[other] { $here } lancers sur 36 peuvent y servir
}, au lieu { $there ->
    [0] d’aucun
   *[other] de { $there }
}.
brilliant-differs-ways = Ça garde { $here ->
    [one] { $here } possibilité ouverte
   *[other] { $here } possibilités ouvertes
} au lieu { $there ->
    [0] d’aucune
   *[other] de { $there }
}.
