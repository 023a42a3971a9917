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
