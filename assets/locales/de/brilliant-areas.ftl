colour-green = Grün
colour-blue = Blau
colour-grey = Grau
colour-red = Rot
colour-yellow = Gelb
colour-purple = Lila
colour-orange = Orange

place-top-left = oben links
place-top = oben
place-top-right = oben rechts
place-left = links
place-centre = Mitte
place-right = rechts
place-bottom-left = unten links
place-bottom = unten
place-bottom-right = unten rechts
place-all = überall

# The name of an area: its colour and where it lies.
area = { $colour } { $place }
