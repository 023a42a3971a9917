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
