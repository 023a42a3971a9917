colour-green = green
colour-blue = blue
colour-grey = grey
colour-red = red
colour-yellow = yellow
colour-purple = purple
colour-orange = orange

place-top-left = top left
place-top = top
place-top-right = top right
place-left = left
place-centre = centre
place-right = right
place-bottom-left = bottom left
place-bottom = bottom
place-bottom-right = bottom right
place-all = everywhere

# The name of an area: its colour and where it lies.
area = { $colour } { $place }
