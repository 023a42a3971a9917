### BRILLIANT: moves that have no text of their own yet, then the reasons.

brilliant-hint-number = { $number } en { $field }
brilliant-hint-strike = Tachar el { $value } de la zona { $area }
reason-brilliant-finish = Completa la zona { $area } y da { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}.
reason-brilliant-finish-target = Completa la zona { $area }, da { $value ->
    [one] 1 punto
   *[other] { $value } puntos
} y llega a la meta de { $target }.
reason-brilliant-last = Es la última tirada y ningún número completa una zona: todas las opciones valen lo mismo.
reason-brilliant-one-left = Así, en la zona { $area }, que ahora vale { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}, solo queda libre { $field }, { $throws ->
    [0] aunque todavía ninguna tirada la completa
    [one] y la completa 1 de las 36 tiradas
   *[other] y la completan { $throws } de las 36 tiradas
}.
reason-brilliant-helps = Después, { $throws ->
    [one] 1 de las 36 tiradas completa
   *[other] { $throws } de las 36 tiradas completan
} la zona { $area }; { $before ->
    [0] antes, ninguna
    [one] antes, solo 1
   *[other] antes, { $before }
}.
reason-brilliant-most-ways = Después { $ways ->
    [one] queda 1 de { $before } formas de escribir un número
   *[other] quedan { $ways } de { $before } formas de escribir un número
}, { $is_alone ->
    [yes] más que con cualquier otra opción
   *[no] y ninguna otra opción deja más
}.
reason-brilliant-progress = { $filled ->
    [one] Empieza la zona { $area }
   *[other] Sigue con la zona { $area }
}, que ahora vale { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}; después { $throws ->
    [one] servirá allí 1
   *[other] servirán allí { $throws }
} de las 36 tiradas.
reason-brilliant-ways = { $ways ->
    [0] Es el último número que cabe en tu hoja.
    [one] Después queda 1 de { $before } formas de escribir un número.
   *[other] Después quedan { $ways } de { $before } formas de escribir un número.
}
reason-brilliant-nothing-fits = Con esta tirada no cabe nada.
reason-brilliant-keeps-ways = { $ways ->
    [one] Quedaría 1 forma
   *[other] Quedarían { $ways } formas
} de escribir un número, y cualquier número que quepa dejaría menos.
reason-brilliant-patience = { $choices ->
    [one] Cabe un número, pero su casilla puede valer más vacía.
   *[other] Hay { $choices } opciones, pero sus casillas pueden valer más vacías.
}
reason-brilliant-start = { $fields } casillas vacías tocan estos números, y hay { $ways } formas de escribir el siguiente.
reason-brilliant-strike-lost = Ya no puedes completarla: le faltan { $left } números y { $rolls ->
    [one] esta es la última tirada
   *[other] solo quedan { $rolls } tiradas
}.
reason-brilliant-strike-far = { $left ->
    [one] Le falta 1 número
   *[other] Le faltan { $left } números
}, y a ninguna otra que puedas elegir le faltan más.
reason-brilliant-strike-least = Pierde { $loss ->
    [one] 1 punto
   *[other] { $loss } puntos
}, y ninguna otra zona perdería menos.
reason-brilliant-strike-next = Allí todavía puedes ganar { $stays ->
    [one] 1 punto
   *[other] { $stays } puntos
}, y { $left ->
    [one] falta 1 número
   *[other] faltan { $left } números
}.
differs-brilliant-points = Da en el acto { $here ->
    [one] 1 punto
   *[other] { $here } puntos
} en vez de { $there ->
    [0] ninguno
   *[other] { $there }
}.
differs-brilliant-completes = Después, { $here ->
    [one] 1 de las 36 tiradas puede
   *[other] { $here } de las 36 tiradas pueden
} completar una zona, en vez de { $there ->
    [0] ninguna
   *[other] { $there }
}.
differs-brilliant-worth = Su zona vale ahora { $here ->
    [one] 1 punto
   *[other] { $here } puntos
}{ $there ->
    [0] { "" }
   *[other] ; la de la otra jugada, { $there }
}.
differs-brilliant-missing = A su zona { $here ->
    [one] le falta 1 número
   *[other] le faltan { $here } números
}; a la de la otra jugada, { $there }.
differs-brilliant-next = Después { $here ->
    [one] servirá allí 1
   *[other] servirán allí { $here }
} de las 36 tiradas, en vez de { $there ->
    [0] ninguna
   *[other] { $there }
}.
differs-brilliant-ways = { $here ->
    [one] Queda 1 forma
   *[other] Quedan { $here } formas
} de escribir un número en vez de { $there ->
    [0] ninguna
   *[other] { $there }
}.
