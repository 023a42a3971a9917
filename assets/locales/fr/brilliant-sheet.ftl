### The sheet picture.

sheet-round = Tour { $round }
sheet-passed = Tour { $round } · tu passes
sheet-rolls-left = { $rolls ->
    [one] encore { $rolls } lancer
   *[other] encore { $rolls } lancers
}
# Beside the bar of whoever is close to the target.
sheet-to-go = encore { $points }
sheet-phase-start = Chiffres de départ
sheet-phase-over = Fiche finale
sheet-rule-short-any = libre
sheet-rule-short-same = identiques
sheet-rule-short-different = différents
sheet-rule-short-max_two = deux au plus
sheet-rule-short-one_half = 1–3 ou 4–6

## The alt text of a sheet: short sentences, joined with spaces.

sheet-alt-level = { $seats ->
    [1] Fiche du niveau { $level }.
   *[other] Fiche du niveau { $level }, { $player }.
}
sheet-alt-start = On place les chiffres de départ.
sheet-alt-over = La partie s’est terminée après le tour { $round }.
sheet-alt-round = { $rolls ->
    [-1] Tour { $round }.
    [0] Dernier lancer.
    [one] Tour { $round }, encore { $rolls } lancer.
   *[other] Tour { $round }, encore { $rolls } lancers.
}
sheet-alt-throw = Lancer : { $first } et { $second }.
sheet-alt-points = { $points ->
    [one] { $points } point sur { $target }.
   *[other] { $points } points sur { $target }.
}
sheet-alt-points-solo = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
sheet-alt-standings = Piste de score : { $players }.
sheet-alt-pass = Choix provisoire : passer.
sheet-alt-pencil = Choix provisoire : { $number } en { $field }.
sheet-alt-missed = Dans un cadre en pointillé, pour comparer : { $number } en { $field }.
sheet-alt-missed-pass = En pointillé autour des dés, pour comparer : passer.
sheet-alt-missed-strike = En pointillé, pour comparer : barrer le { $value } de la zone { $area }.
sheet-alt-strike = Choix provisoire : barrer le { $value } de la zone { $area }.
sheet-alt-strike-due = Il faut d’abord barrer le plus grand gain encore disponible d’une zone.
sheet-alt-start-pencil = Chiffres de départ au crayon : { $fields }.
sheet-alt-stars = { $mode ->
    [stars] Les chiffres 1 à 6 vont sur les étoiles : { $fields }.
   *[other] Les chiffres 1 à 6 vont dans six zones différentes.
}
sheet-alt-written = Cases remplies : { $written } sur { $fields }.
sheet-alt-last = Dernier chiffre inscrit : { $number } en { $field }.
sheet-alt-completed = Zones complètes : { $areas }.
sheet-alt-nearly = Zones presque complètes : { $areas }.
sheet-alt-legal = { $count ->
    [0] Aucun chiffre ne peut être inscrit.
    [one] { $count } possibilité.
   *[other] { $count } possibilités.
}

## A whole sheet as text, one line for each area.

sheet-text-area = Zone { $area } ({ $rule }) : { $written } ; vides { $empty } ; gains { $values }
sheet-text-area-brief = { $area } ({ $rule }) : { $written } ; – { $empty } ; { $values }
sheet-text-open = { $value }
sheet-text-struck = { $value } barré
sheet-text-circled = { $value } gagné
sheet-text-legal = { $count ->
    [one] { $count } possibilité : { $choices }
   *[other] { $count } possibilités : { $choices }
}
sheet-text-number-at = { $number } en { $fields }
sheet-text-none-legal = Aucun chiffre ne peut être inscrit : passe.

## The table picture and its alt text.

table-alt-level = Table du niveau { $level }.
table-alt-target = La partie se termine à { $target } points.
table-alt-seat = { $state ->
    [moved] { $player } : { $points }, a joué.
    [waiting] { $player } : { $points }, doit encore jouer.
    [gone] { $player } : { $points }, a quitté la partie.
   *[idle] { $player } : { $points }.
}
table-alt-area = Zone { $area } : { $players } ; gains encore disponibles : { $values }.
table-alt-struck = Zone { $area }, gains encore disponibles : { $values }.

sheet-wide = partout

## The pictures of the rules.

rules-picture-beside = { $number } à côté de { $other }
rules-picture-first = En premier
rules-picture-second = Ensuite
rules-picture-third = Tous les autres
rules-brilliant-turn-alt = Le lancer donne 2 et 5. Un 2 à côté d’un 5 est permis. Un 5 à côté d’un 2 est permis. Un 2 à côté d’un 2 est refusé : un chiffre va à côté de l’autre chiffre du lancer. Le lancer donne 4 et 4. Un 4 à côté d’un 4 est permis, un 4 à côté d’un 1 est refusé.
rules-brilliant-colours-alt = Le vert accepte tous les chiffres, par exemple 4, 1, 6. Le bleu et le gris n’acceptent qu’un seul chiffre : 4, 4, 4 est permis, 4, 4, 2 est refusé. Le rouge et le jaune veulent des chiffres différents : 1, 5, 3 est permis, 1, 5, 5 est refusé. Le violet accepte deux chiffres différents au maximum : 2, 6, 2 est permis, 2, 6, 3 est refusé. L’orange accepte seulement 1 à 3 ou seulement 4 à 6 : 1, 3, 2 est permis, 1, 3, 5 est refusé.
rules-brilliant-points-alt = Une case Décompte avec 6, 4 et 2. La première personne à compléter la zone gagne le 6, barré pour les autres. La suivante, à un autre tour, gagne le 4. Ensuite, tout le monde gagne le 2.
