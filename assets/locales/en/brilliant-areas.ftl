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

# The same in few words, for the news under a sheet on a phone.
area-brief = { $colour } { $place ->
    [top-left] { place-top-left }
    [top] { place-top }
    [top-right] { place-top-right }
    [left] { place-left }
    [centre] { place-centre }
    [right] { place-right }
    [bottom-left] { place-bottom-left }
    [bottom] { place-bottom }
    [bottom-right] { place-bottom-right }
   *[all] { place-all }
}
