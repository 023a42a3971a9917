colour-green = verde
colour-blue = blu
colour-grey = grigia
colour-red = rossa
colour-yellow = gialla
colour-purple = viola
colour-orange = arancione

place-top-left = in alto a sinistra
place-top = in alto
place-top-right = in alto a destra
place-left = a sinistra
place-centre = al centro
place-right = a destra
place-bottom-left = in basso a sinistra
place-bottom = in basso
place-bottom-right = in basso a destra
place-all = ovunque

# The name of an area: its colour and where it lies.
area = { $colour } { $place }

# The same in few words, for the news under a sheet on a phone.
area-brief = { $colour } { $place ->
    [top-left] in alto a sx
    [top] in alto
    [top-right] in alto a dx
    [left] a sinistra
    [centre] al centro
    [right] a destra
    [bottom-left] in basso a sx
    [bottom] in basso
    [bottom-right] in basso a dx
   *[all] ovunque
}
