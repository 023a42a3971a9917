colour-green = verde
colour-blue = azul
colour-grey = gris
colour-red = roja
colour-yellow = amarilla
colour-purple = morada
colour-orange = naranja

place-top-left = de arriba a la izquierda
place-top = de arriba
place-top-right = de arriba a la derecha
place-left = de la izquierda
place-centre = del centro
place-right = de la derecha
place-bottom-left = de abajo a la izquierda
place-bottom = de abajo
place-bottom-right = de abajo a la derecha
place-all = de toda la hoja

# The name of an area: its colour and where it lies.
area = { $colour } { $place }

# The same in few words, for the news under a sheet on a phone.
area-brief = { $colour } { $place ->
    [top-left] arriba izq.
    [top] arriba
    [top-right] arriba der.
    [left] izquierda
    [centre] centro
    [right] derecha
    [bottom-left] abajo izq.
    [bottom] abajo
    [bottom-right] abajo der.
   *[all] toda la hoja
}
