colour-green = groen
colour-blue = blauw
colour-grey = grijs
colour-red = rood
colour-yellow = geel
colour-purple = paars
colour-orange = oranje

place-top-left = linksboven
place-top = boven
place-top-right = rechtsboven
place-left = links
place-centre = midden
place-right = rechts
place-bottom-left = linksonder
place-bottom = onder
place-bottom-right = rechtsonder
place-all = overal

# The name of an area: its colour and where it lies.
area = { $colour } { $place }
