### The lesson of BRIKKS.

learn-brikks-brought = 🎉 **Bien joué : { $brings }.**
learn-brikks-1 =
    📖 **Le bloc tombe d’en haut et doit reposer sur quelque chose.** Tu peux le pousser de côté ; l’énergie ⚡ le fait tourner.
learn-brikks-2 =
    📖 **Les lignes pleines rapportent :** 5 points pour dix cases, 2 pour neuf, 1 pour huit, et plus encore dans les lignes du haut. Deux d’un coup donnent aussi une croix spéciale.
learn-brikks-3 =
    📖 **Un trou sous un bloc est dur à remplir.** Construis bas et contre les bords.
learn-brikks-4 =
    📖 **Les cercles donnent de l’énergie :** 2 sous un bloc de leur couleur et, à ce niveau, 1 sous tout autre bloc. Trois bombes 💥 te sauvent des blocs qui gâcheraient ta grille.
learn-brikks-end =
    • **Le bloc repose sur quelque chose.** S’il ne rentre nulle part, tourne-le avec de l’énergie ou utilise une bombe.
    • **Les lignes pleines, les croix spéciales, les bombes et l’énergie restantes** rapportent des points.
    • À une table, tout le monde pose le même bloc, jusqu’à ce que plus personne ne puisse continuer.

    Pour jouer à deux, il y a `/brikks duel`. Toutes les règles sont dans `/accueil`.
