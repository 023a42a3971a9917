### The lesson of BRILLIANT.

learn-brilliant-complete = 🎉 **Zone { $area } complète : { $value ->
    [one] { $value } point
   *[other] { $value } points
}.**
learn-brilliant-wrong = { $number } en { $square } { $field } · zone { $area }
learn-brilliant-1 =
    📖 **Inscris un chiffre à côté de l’autre,** au-dessus, en dessous, à gauche ou à droite. Chaque case possible porte une lettre.
learn-brilliant-2 =
    📖 **Chaque zone a une règle** que ses chiffres doivent respecter : • libre, = tous identiques, ≠ tous différents, ≤2 deux différents au maximum, ◧ rien que des petits ou rien que des grands.
learn-brilliant-3 =
    📖 **Seules les zones complètes rapportent.** Tant qu’il reste une case vide, une zone ne vaut rien. Complètes-en une dès que tu peux.
learn-brilliant-4 =
    📖 **Avec un double, le chiffre va à côté d’un chiffre identique. Et tu peux toujours passer.** Ça ne coûte que le lancer, alors qu’un chiffre mal placé te coûte des possibilités.
learn-brilliant-end =
    • **Un chiffre à côté de l’autre,** si la règle de la zone le permet.
    • **Complète des zones** pour leurs points, et garde des possibilités.
    • À une table, le lancer vaut pour tout le monde, et la première personne à compléter une zone prend le plus grand gain.

    Toutes les règles sont dans `/accueil`.
