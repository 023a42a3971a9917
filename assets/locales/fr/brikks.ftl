### The game BRIKKS: commands, refusals and rules.

game-brikks = BRIKKS
about-brikks-text = 🧱 **BRIKKS**, pour une à quatre personnes : fais tomber des blocs et remplis des lignes, à une table, en solo ou en duel.
credit-brikks = Wolfgang Warsch et Schmidt Spiele pour BRIKKS
mode-duel = Duel
command-brikks = brikks
command-brikks-about = Lancer les dés, faire tomber des blocs et remplir des lignes : à une table, en solo ou en duel
command-brikks-play-about = Ouvrir une table pour deux à quatre personnes
command-brikks-solo-about = Jouer en solo pour le meilleur score ; personne ne voit ta fiche
command-duel = duel
command-brikks-duel-about = Affronter quelqu’un en duel : qui tiendra le plus longtemps ?
option-brikks-players-about = La partie commence toute seule dès que ce nombre est atteint (2 à 4)
brikks-level-choice-1 = 1 · doux : les cercles d’une autre couleur donnent de l’énergie
brikks-level-choice-2 = 2 · normal
brikks-level-choice-3 = 3 · dur : les cercles d’une autre couleur coûtent 1 point d’énergie
brikks-level-choice-4 = 4 · sans pitié : les cercles d’une autre couleur coûtent 2 points d’énergie
brikks-level-choice-own = Chacun choisit son niveau

## Why a move is refused.

refused-no-level = Le niveau { $level } n’existe pas. Choisis de 1 à 4.
refused-start-turned = Un bloc de départ se pose tel quel sur la ligne du bas : prends-le dans la colonne 1 du tableau.
refused-colour-taken = Cette couleur de départ est déjà prise. Choisis-en une libre.
refused-off-field = En { $cell }, le bloc dépasserait de la grille. Choisis une place à l’intérieur.
refused-cell-taken = En { $cell }, le bloc recouvrirait une case déjà remplie : { $taken }. Choisis des cases vides.
refused-floating = En { $cell }, le bloc flotterait. Il tombe jusqu’à se poser sur un autre bloc ou sur le sol.
refused-no-way = Le bloc rentrerait en { $cell }, mais il ne peut pas y arriver : il doit tomber et glisser en ne passant que par des cases vides.
refused-energy-short = { $block } coûte { $cost ->
    [one] { $cost } point d’énergie
   *[other] { $cost } points d’énergie
} et tu en as { $active }. Choisis un bloc moins cher.
refused-no-bomb = Tu as utilisé toutes tes bombes. Pose le bloc, tourne-le avec de l’énergie ou arrête-toi.
refused-still-fits = { $block } rentre encore dans ta grille. Tu ne peux t’arrêter que si le bloc marqué ne rentre nulle part.
refused-too-many-minis = Ce tour-ci, tu peux envoyer { $owed ->
    [one] { $owed } mini-bloc
   *[other] { $owed } mini-blocs
}, pas { $count }.
refused-mini-touches = Les mini-blocs d’un même tour ne peuvent se toucher que par les coins. Ceux-ci seraient côte à côte : { $cell } et { $other }.

## The first game

brikks-invitation-level = 👉 Appuie sur **Ma fiche** et choisis ton niveau.
brikks-invitation = { $round ->
    [0] 👉 Appuie sur **Ma fiche** et choisis ton bloc de départ.
   *[other] 👉 Appuie sur **Ma fiche** et pose ton premier bloc.
}
brikks-tip-1 = -# 🌱 Un bloc de départ plat, contre un bord, ne laisse pas de trou en dessous.
brikks-tip-2 = -# 🌱 Chaque lettre est une place où le bloc peut se poser. Choisis-en une en bas, sans trou en dessous.
brikks-tip-3 = -# 🌱 Les lignes pleines rapportent, et le double dès la ligne 6 : remplis d’abord le bas.

## The rules.

rules-brikks-topic-turn = À toi de jouer
rules-brikks-topic-energy = Énergie
rules-brikks-topic-points = Points
rules-brikks-topic-end = Fin de partie
rules-brikks-topic-duel = Duel
rules-brikks-turn =
    ## 🧱 Laisse tomber le bloc et pousse-le là où il rentre
    On lance deux dés : une couleur et un chiffre. Ensemble, ils désignent un des 24 blocs, et **tout le monde** pose ce bloc dans sa propre grille.

    La personne qui lance les dés peut **garder** le résultat ou **relancer**, une seule fois. Le résultat vaut pour tout le monde. En solo, c’est toujours le premier lancer qui compte.

    • Le bloc **tombe d’en haut**, sans tourner.
    • Pendant qu’il tombe, et même une fois qu’il s’est posé, tu peux **le pousser à gauche et à droite**, même sous un surplomb, mais seulement par des cases vides.
    • Il repose **sur un autre bloc ou sur le sol**. Rien ne flotte.
    • Ta fiche marque chaque place d’une **lettre** : appuie dessus, et jusqu’à la fin du tour **Annuler** te laisse en choisir une autre. Le `+5` à côté, ce sont des points gagnés tout de suite.
    • **Pour commencer**, chacun choisit un bloc de départ d’une couleur différente et le pose sur la ligne du bas.
rules-brikks-energy =
    ## ⚡ Les cercles donnent de l’énergie, l’énergie fait tourner les blocs
    Recouvre un cercle avec un bloc **de sa couleur** et gagne 2 points d’énergie. Pour les cercles d’une autre couleur, c’est le niveau qui décide :
    Niveau **1** +1 · Niveau **2** rien · Niveau **3** −1 · Niveau **4** −2

    Dépense ton énergie avant de poser un bloc. Appuie sur **Tourner/échanger** pour voir le tableau des blocs :
    • **1 point d’énergie** déplace le repère du tableau d’une colonne : même couleur, chiffre voisin. C’est ainsi que le bloc tourne.
    • **{ $swap } points d’énergie** te donnent n’importe lequel des 24 blocs.

    Certaines cases de la piste d’énergie portent un **X rose** : atteins-en une et tu reçois une croix spéciale.

    À deux, on commence avec { $two } points d’énergie chacun, à trois avec { $three }, à quatre avec { $four } ; en solo tu en as { $one }, parce que tu ne peux pas relancer.
rules-brikks-points =
    ## ✨ Lignes pleines, croix spéciales, bombes, énergie
    • **Lignes :** 10 cases remplies rapportent 5 points, 9 en rapportent 2, 8 en rapportent 1. Les lignes 6 à 10 comptent **double**, la ligne 11 **quadruple**.
    • **Croix spéciales :** un bloc qui remplit 2, 3 ou 4 lignes d’un coup en donne 1, 2 ou 4. Plus tu en as, mieux c’est : 3 font 6 points, 6 en font 21, 14 en font 75.
    • **Bombes** restantes : 7 points pour les trois, 6 pour deux, 4 pour la dernière.
    • **Énergie** restante : 2 points d’énergie donnent 1 point.

    Par exemple 47 pour les lignes, 21 pour six croix spéciales, 4 pour une bombe et 1 pour deux points d’énergie : **73 points**.
rules-brikks-end =
    ## 🏁 Les bombes, l’arrêt et la fin
    • **Une bombe** 💥 t’évite de poser le bloc, même s’il rentre. Tu en as trois ; celle qui vaut le moins de points part en premier.
    • **Le bloc ne rentre nulle part ?** Tourne-le avec de l’énergie, utilise une bombe, ou **arrête-toi**. Tant qu’il rentre, tu restes en jeu.
    • **Hors jeu**, tu ne lances plus les dés, et ta fiche compte telle quelle. Les autres continuent jusqu’à ce que plus personne ne soit en jeu.
    • **Le plus grand total gagne.** En cas d’égalité, la victoire est partagée. Si tu quittes la partie, tu finis derrière tous ceux qui restent.

    Personne n’attend éternellement : quand le temps est écoulé, le bloc tombe à la place la plus basse.

    Joue **en solo** avec `/brikks solo`, ou en message privé avec `/solo brikks` : les mêmes règles, mais c’est toujours le premier lancer qui compte. À la fin, tu as droit à un verdict sur tes points, où chaque niveau au-dessus du premier t’en donne { $bonus } de plus. Tu hésites ? 💡 **Conseil** montre ce que ferait le maître ; la partie ne compte alors plus pour le classement.
rules-brikks-duel =
    ## ⚔️ Le duel : qui tiendra le plus longtemps ?
    À deux, les mêmes règles, mais sans croix spéciales. À la place, tu envoies des **mini-blocs** d’une case dans l’autre grille :

    • un pour chaque **X rose** que ton énergie atteint,
    • 1, 2 ou 4 pour un bloc qui remplit **2, 3 ou 4 lignes** d’un coup.

    Ils arrivent à la fin du tour et tombent comme des blocs. Ceux d’un même tour ne peuvent se toucher **que par les coins**. Un cercle sous un mini-bloc ne donne plus d’énergie. Tu peux en envoyer moins. Une ligne remplie par un mini-bloc ne rapporte rien à personne.

    Si tu ne peux plus continuer, tu **perds tout de suite**. Utiliser une bombe, c’est continuer. Si le même lancer vous arrête tous les deux, les points des lignes décident.

    Provoque quelqu’un en duel avec `/brikks duel`.

## What a profile may name.

feat-brikks-rows = Dix lignes
feat-brikks-rows-about = avoir dix lignes pleines en une partie de BRIKKS
feat-brikks-bomb = Bombe intacte
feat-brikks-bomb-about = finir une partie de BRIKKS avec sept lignes pleines et une bombe intacte ; en solo, dix lignes sans utiliser une seule bombe
feat-brikks-special = Très spécial
feat-brikks-special-about = obtenir dix croix spéciales en une partie de BRIKKS ; 13 en solo
feat-brikks-no-hole = Pas un trou
feat-brikks-no-hole-about = finir une partie de BRIKKS avec dix lignes pleines et pas un seul trou

## What a puzzle may be about.

motif-brikks-rows = Remplir une ligne
motif-brikks-energy = Gagner de l’énergie
motif-brikks-turn = Payer un autre bloc
motif-brikks-bomb = Utiliser une bombe
motif-brikks-edge = Construire contre le bord
motif-brikks-decline = Laisser une ligne ouverte
motif-brikks-charge = Payer un bloc qui donne de l’énergie
motif-brikks-hole = Accepter un trou
motif-brikks-save = Garder l’énergie
motif-brikks-high = Construire plus haut
motif-brikks-low = Rester bas
