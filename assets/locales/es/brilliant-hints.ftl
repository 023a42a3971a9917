### BRILLIANT: moves that have no text of their own yet, then the reasons.

brilliant-hint-number = { $number } en { $field }
brilliant-hint-strike = Tachar el { $value } de la zona { $area }
brilliant-hint-finish = Completa la zona { $area } y da { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}.
brilliant-hint-finish-target = Completa la zona { $area }, da { $value ->
    [one] 1 punto
   *[other] { $value } puntos
} y llega a la meta de { $target }.
brilliant-hint-last = Es la última tirada y ningún número completa una zona: todas las opciones valen lo mismo.
brilliant-hint-one-left = Así, en la zona { $area }, que ahora vale { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}, solo queda libre { $field }, { $throws ->
    [0] aunque todavía ninguna tirada la completa
    [one] y la completa 1 de 36 tiradas
   *[other] y la completan { $throws } de 36 tiradas
}.
brilliant-hint-helps = Después, { $throws ->
    [one] 1 de 36 tiradas completa
   *[other] { $throws } de 36 tiradas completan
} la zona { $area }; { $before ->
    [0] antes, ninguna
    [one] antes, solo 1
   *[other] antes, { $before }
}.
brilliant-hint-most-ways = Deja { $ways ->
    [one] 1 lugar abierto
   *[other] { $ways } lugares abiertos
}, { $is_alone ->
    [yes] más que cualquier otra opción
   *[no] y ninguna otra opción deja más
}.
brilliant-hint-progress = { $filled ->
    [one] Empieza la zona { $area }
   *[other] Sigue con la zona { $area }
}, que ahora vale { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}, y allí { $throws ->
    [one] sirve después 1 de 36 tiradas
   *[other] sirven después { $throws } de 36 tiradas
}.
brilliant-hint-ways = { $ways ->
    [0] Es el último número que cabe en tu hoja.
    [one] Deja 1 lugar abierto.
   *[other] Deja { $ways } lugares abiertos.
}
brilliant-hint-nothing-fits = Con esta tirada no cabe nada.
brilliant-hint-keeps-ways = { $ways ->
    [one] Hay 1 lugar abierto
   *[other] Hay { $ways } lugares abiertos
}, y cualquier número que escribas dejaría menos.
brilliant-hint-patience = { $choices ->
    [one] Cabe un número, pero su casilla puede valer más vacía.
   *[other] Hay { $choices } opciones, pero sus casillas pueden valer más vacías.
}
brilliant-hint-start = { $fields } casillas vacías tocan estos números, y hay { $ways } lugares abiertos.
brilliant-hint-strike-lost = Ya no puedes completarla: le faltan { $left } números y { $rolls ->
    [one] esta es la última tirada
   *[other] solo quedan { $rolls } tiradas
}.
brilliant-hint-strike-far = { $left ->
    [one] Le falta 1 número
   *[other] Le faltan { $left } números
}, y a ninguna otra que puedas elegir le faltan más.
brilliant-hint-strike-least = Pierde { $loss ->
    [one] 1 punto
   *[other] { $loss } puntos
}, y ninguna otra zona perdería menos.
brilliant-hint-strike-next = Allí todavía puedes ganar { $stays ->
    [one] 1 punto
   *[other] { $stays } puntos
}, y { $left ->
    [one] falta 1 número
   *[other] faltan { $left } números
}.
brilliant-differs-points = Da ya { $here ->
    [one] 1 punto
   *[other] { $here } puntos
} en vez de { $there ->
    [0] ninguno
   *[other] { $there }
}.
brilliant-differs-completes = Después, { $here ->
    [one] 1 de las 36 tiradas puede
   *[other] { $here } de las 36 tiradas pueden
} completar una zona, en vez de { $there ->
    [0] ninguna
   *[other] { $there }
}.
brilliant-differs-worth = Su zona vale ahora { $here ->
    [one] 1 punto
   *[other] { $here } puntos
}{ $there ->
    [0] { "" }
   *[other] ; la de la otra jugada, { $there }
}.
brilliant-differs-missing = A su zona { $here ->
    [one] le falta 1 número
   *[other] le faltan { $here } números
}; a la de la otra jugada, { $there }.
brilliant-differs-next = Allí { $here ->
    [one] sirve después 1 de las 36 tiradas
   *[other] sirven después { $here } de las 36 tiradas
}, en vez de { $there ->
    [0] ninguna
   *[other] { $there }
}.
brilliant-differs-ways = Deja { $here ->
    [one] 1 lugar abierto
   *[other] { $here } lugares abiertos
} en vez de { $there ->
    [0] ninguno
   *[other] { $there }
}.
