### The game BRILLIANT: commands, messages, refusals and rules.

game-brilliant = BRILLIANT
about-brilliant-text = 💎 **BRILLIANT**, pour une à six personnes : inscris des chiffres et complète des zones, sur une fiche que personne d’autre ne voit.
credit-brilliant = Ralf zur Linde et Ravensburger pour BRILLIANT
command-brilliant = brilliant
command-brilliant-about = Lancer les dés, inscrire des chiffres et compléter des zones avant les autres
command-brilliant-play-about = Ouvrir une table pour deux à six personnes
command-brilliant-solo-about = Jouer en solo pour le meilleur score ; personne ne voit ta fiche
option-brilliant-players-about = La partie commence toute seule dès que ce nombre est atteint (2 à 6)
option-brilliant-level-about = De 1, facile, à 4, difficile ; un niveau au hasard ; ou le code d’un niveau
option-start = départ
option-start-about = Où vont les chiffres de départ
start-stars = Sur les étoiles
start-free = Au choix

## Messages

brilliant-title = BRILLIANT · niveau { $level } · { $name }
brilliant-level = Niveau { $level } · { $name }
brilliant-random = Niveau au hasard
brilliant-random-1 = Niveau au hasard, difficulté 1 (facile)
brilliant-random-2 = Niveau au hasard, difficulté 2
brilliant-random-3 = Niveau au hasard, difficulté 3
brilliant-random-4 = Niveau au hasard, difficulté 4 (difficile)
brilliant-level-of-code = Niveau { $code }
brilliant-options = chiffres de départ { $start ->
    [free] au choix
   *[stars] sur les étoiles
}
brilliant-progress = { $rolls ->
    [0] tour { $round }
   *[other] lancer { $round } sur { $rolls }
}
brilliant-starting = Tout le monde inscrit les chiffres 1 à 6 dans six zones différentes. À { $target } points, la partie est finie.
brilliant-dice = { $first } et { $second }
brilliant-throw = 🎲 Tour { $round } : **{ $throw }**
brilliant-news = ✨ { $completed }
brilliant-completed = { $is_own ->
    [yes] Toi : **zone { $area }**
   *[no] { $player } : **{ $area }**
} +{ $value }
brilliant-ask-start = { $mode ->
    [free] Place les chiffres 1 à 6 dans six zones différentes.
   *[stars] Place les chiffres 1 à 6 sur les six étoiles.
}
brilliant-ask-place = { $double ->
    [yes] Inscris un **{ $first }** à côté d’un autre { $first }.
   *[no] Inscris **{ $first }** à côté d’un { $second }, ou **{ $second }** à côté d’un { $first }.
}
brilliant-ask-pass = { $double ->
    [yes] Aucune place pour un { $first } : appuie sur **Passer**.
   *[no] Aucune place pour un { $first } ni pour un { $second } : appuie sur **Passer**.
}
brilliant-ask-strike = Choisis une zone et barre son plus grand gain encore disponible.
brilliant-entered-start = ✏️ Tes chiffres de départ sont placés.
brilliant-entered-place = ✏️ Tu as inscrit **{ $number } en { $field }**.
brilliant-entered-pass = { $legal ->
    [0] ✏️ Tu passes.
    [one] ✏️ Tu passes, alors qu’un coup était possible.
   *[other] ✏️ Tu passes, alors que { $legal } coups étaient possibles.
}
brilliant-entered-strike = ✏️ Plus grand gain barré : zone **{ $area }**.
brilliant-good-start = Bon départ
brilliant-shuffle = Mélanger
brilliant-undo-number = Reprendre le { $number }
brilliant-other-area = Autre zone
brilliant-start-number = À la main : où va le { $number } ?
brilliant-start-field = { $square } { $field } · zone { $area }
brilliant-start-area = { $square } Zone { $area }
brilliant-strike-button = { $letter } · { $value }→{ $left }
brilliant-strike-choose = Barrer…
brilliant-strike-option = { $letter } · { $square } Zone { $area } : le { $value } s’en va, le { $left } reste
brilliant-place-choose = { $parts ->
    [one] Inscrire… ({ $count } possibilités)
   *[other] Inscrire… (liste { $part } sur { $parts })
}
brilliant-placement = { $number } en { $field }, zone { $area }, { $filled } sur { $size }
brilliant-place-option = { $letter } · { $square } { $field } · { $value ->
    [0] zone { $area }, { $filled } sur { $size }
    [one] complète la zone { $area } : { $value } point
   *[other] complète la zone { $area } : { $value } points
}
brilliant-more-placements = Autres cases…
brilliant-pass = Passer
brilliant-forced-start = tes chiffres de départ sont allés sur les étoiles, dans l’ordre
brilliant-forced-strike = un gain de la zone { $area } a été barré pour toi
brilliant-forced-pass = tu as passé ton tour
brilliant-preview-alt = La fiche vide du niveau { $level }, { $name }.
brilliant-ending = { $reason ->
    [target] L’objectif de { $target } points est atteint.
    [rolls] Les { $rolls } lancers sont joués.
   *[stalled] Plus personne ne peut inscrire de chiffre.
}

## Refusals

refused-no-field = Cette case n’existe pas. Choisis-en une sur ta fiche.
refused-field-taken = Il y a déjà un { $holds } en { $field }. Un chiffre inscrit ne bouge plus : choisis une case vide.
refused-not-thrown = Le { $number } n’est pas sorti. Tu peux inscrire un { $first } ou un { $second }.
refused-no-neighbour = Pour un { $number } en { $field }, il faut un { $other } juste au-dessus, en dessous, à gauche ou à droite. On inscrit toujours un chiffre à côté de l’autre.
refused-rule-same = Pas de { $number } ici : la zone { $area } n’accepte qu’un seul chiffre, et elle contient déjà { $held }.
refused-rule-different = Pas de { $number } ici : la zone { $area } n’accepte chaque chiffre qu’une fois, et elle contient déjà { $held }.
refused-rule-max-two = Pas de { $number } ici : la zone { $area } accepte deux chiffres différents au maximum, et elle contient déjà { $held }.
refused-rule-one-half = Pas de { $number } ici : la zone { $area } n’accepte que 1–3 ou que 4–6, et elle contient déjà { $held }.
refused-start-count = Place les six chiffres de départ, de 1 à 6.
refused-start-not-star = Il n’y a pas d’étoile en { $field }. Dans cette partie, les chiffres de départ vont sur les étoiles.
refused-start-same-area = { $field } et { $other } sont dans la même zone ({ $area }). Il faut une zone différente pour chaque chiffre de départ.
refused-no-area = Cette zone n’existe pas. Choisis-en une sur ta fiche.
refused-strike-completed = La zone { $area } est complète ; ses points sont à toi pour de bon. Choisis une autre zone.
refused-strike-last-value = La zone { $area } n’a plus que son dernier gain, et celui-là reste. Choisis une autre zone.
refused-no-level-of-code = Aucun niveau n’a le code { $code }. Prends un autre code, ou un niveau au hasard.
refused-unknown-level = Ce niveau n’existe pas. Choisis-en un dans la liste, ou tape le code d’un niveau ; un code ressemble à { $example }. Vérifie-le lettre par lettre.

## The first game

brilliant-invitation = 👉 Appuie sur **Ma fiche** et place tes chiffres de 1 à 6.
brilliant-tip-1 = -# 🌱 Chaque chiffre dans sa propre zone, si possible entouré de cases vides.
brilliant-tip-2 = -# 🌱 Inscris l’un des deux chiffres juste à côté de l’autre.
brilliant-tip-3 = -# 🌱 Seules les zones complètes rapportent : commence par une petite.

## The rules.

rules-brilliant-topic-turn = À toi de jouer
rules-brilliant-topic-colours = Couleurs
rules-brilliant-topic-points = Points
rules-brilliant-topic-end = Fin de partie
rules-brilliant-topic-solo = Solo
rules-brilliant-turn =
    ## 🎲 Inscris un chiffre à côté de l’AUTRE
    On lance deux dés, et le même lancer sert à tout le monde. Choisis **un** des deux chiffres. Inscris-le dans une case vide qui touche l’**autre** chiffre : au-dessus, en dessous, à gauche ou à droite, peu importe la couleur.

    Les dés montrent **2** et **5** ? Inscris un 2 à côté d’un 5, ou un 5 à côté d’un 2, mais jamais un 2 à côté d’un 2. Sur un double, par exemple **4** et **4**, un 4 va à côté d’un 4.

    • **Pour commencer**, tout le monde inscrit les chiffres 1 à 6, chaque chiffre dans une zone différente. Personne d’autre ne voit où.
    • **Un seul chiffre par lancer**, et il ne bouge plus.
    • **Rien de possible, ou rien de bon ?** Passe. Ça ne coûte rien.
    • **On choisit en secret.** Tu peux changer d’avis jusqu’à la fin du tour.
rules-brilliant-colours =
    ## 🎨 À chaque couleur sa règle
    Cette règle vaut à l’intérieur d’une **zone** : des cases de même couleur qui se touchent, ou qu’un trait épais relie. Chaque zone porte le signe de sa règle.

    🟩 **Vert** • n’importe quel chiffre.
    🟦🔲 **Bleu et gris** = tous les chiffres identiques.
    🟥🟨 **Rouge et jaune** ≠ tous les chiffres différents.
    🟪 **Violet** ≤2 deux chiffres différents au maximum.
    🟧 **Orange** ◧ rien que de petits chiffres ou rien que de grands. Le premier décide.

    Un chiffre doit respecter les deux : la règle des voisins et celle de sa couleur.
rules-brilliant-points =
    ## ✨ Complète une zone et empoche ses points
    À côté de la grille, chaque zone a ses gains, par exemple **6 · 4 · 2**. Une zone est complète quand toutes ses cases sont remplies ; avant, elle ne rapporte rien.

    • **La première personne à la compléter** prend le plus grand gain, aussitôt barré pour les autres.
    • **La suivante, à un autre tour,** prend le gain d’après.
    • **Ensuite, le plus petit gain** reste disponible pour tout le monde.
    • **À plusieurs dans le même tour ?** Vous prenez tous le même gain, et on ne barre que celui-là.

    Les gains marqués « partout » valent pour toutes les cases de cette couleur sur la fiche, et la règle de la couleur s’applique à toutes ces cases ensemble.
rules-brilliant-end =
    ## 🏁 L’objectif met fin à la partie
    { $targets }

    • Dès que quelqu’un atteint l’objectif, on finit le tour, et la partie est terminée.
    • **Le plus grand total gagne.** En cas d’égalité, la victoire est partagée. Si tu quittes la partie, tu finis derrière tous ceux qui restent.
    • L’objectif est le même à tous les niveaux.
    • Si plus personne ne peut inscrire de chiffre, la partie se termine aussi, et le plus grand total gagne.

    Personne n’attend éternellement : si ton temps s’écoule avant que tu aies joué, tu passes.
rules-brilliant-target = À { $players } joueurs : **{ $target } points**
rules-brilliant-solo =
    ## 🎯 Solo : { $rolls } lancers pour ton meilleur score
    Les règles sont celles de la table, sauf qu’on compte les lancers : deux traits par case de la piste.

    • **Une case marquée du signe solo est pleine ?** Barre le plus grand gain encore disponible d’une zone de ton choix, avant d’inscrire ton chiffre. Le gain juste en dessous reste à prendre.
    • Les zones complètes ne risquent rien, et le dernier gain d’une zone n’est jamais barré.
    • **Après le lancer { $rolls }**, les gains de tes zones complètes font ton score.

    Joue avec `/brilliant solo`, ou en message privé avec `/solo brilliant` ; personne ne voit ta fiche. Tu hésites ? 💡 **Conseil** montre ce que ferait le maître ; la partie ne compte alors plus pour le classement.

## What a profile may name.

feat-brilliant-highest = Toujours devant
feat-brilliant-highest-about = compléter cinq zones à leur plus grand gain en une partie de BRILLIANT ; six à deux joueurs, dix en solo
feat-brilliant-many = Œil de lynx
feat-brilliant-many-about = compléter sept zones en une partie de BRILLIANT ; dix en solo
feat-brilliant-colours = Arc-en-ciel
feat-brilliant-colours-about = compléter toutes les zones de trois couleurs en une partie de BRILLIANT ; en solo, de quatre couleurs, chaque zone à son plus grand gain
feat-brilliant-full = Presque plein
feat-brilliant-full-about = remplir quatre cases sur cinq à une table de BRILLIANT

## What a puzzle may be about.

motif-brilliant-prepare = Avancer dans une zone
motif-brilliant-two = Aider deux zones
motif-brilliant-decline = Laisser une zone inachevée
motif-brilliant-short = Laisser une case vide
motif-brilliant-open = Ouvrir une zone
motif-brilliant-keep = Garder une zone souple

brilliant-ending-area = zone { $area } { $value }
