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
