colour-green = verte
colour-blue = bleue
colour-grey = grise
colour-red = rouge
colour-yellow = jaune
colour-purple = violette
colour-orange = orange

place-top-left = en haut à gauche
place-top = en haut
place-top-right = en haut à droite
place-left = à gauche
place-centre = au centre
place-right = à droite
place-bottom-left = en bas à gauche
place-bottom = en bas
place-bottom-right = en bas à droite
place-all = partout

# The name of an area: its colour and where it lies.
area = { $colour } { $place }

# The same in few words, for the news under a sheet on a phone.
area-brief = { $colour } { $place ->
    [top-left] haut gauche
    [top] en haut
    [top-right] haut droite
    [left] à gauche
    [centre] au centre
    [right] à droite
    [bottom-left] bas gauche
    [bottom] en bas
    [bottom-right] bas droite
   *[all] partout
}
