### The lesson of BRILLIANT.

learn-brilliant-complete = 🎉 **Completaste la zona { $area }: { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}.**
learn-brilliant-wrong = { $number } en { $square } { $field } · { $area }
learn-brilliant-1 =
    📖 **Escribe un número al lado del otro:** arriba, abajo, a la izquierda o a la derecha. Cada lugar que sirve lleva una letra.
learn-brilliant-2 =
    📖 **Cada zona tiene una regla** para sus números: • cualquiera, = todos iguales, ≠ todos diferentes, ≤2 como máximo dos diferentes, ◧ solo bajos o solo altos.
learn-brilliant-3 =
    📖 **Solo puntúan las zonas completas.** Mientras le quede una casilla vacía, una zona no vale nada. Completa una en cuanto puedas.
learn-brilliant-4 =
    📖 **Un doble va al lado de su propio número, y siempre puedes pasar.** Pasar solo cuesta la tirada; un número mal puesto te quita lugares.
learn-brilliant-end =
    • **Un número al lado del otro,** si la regla de la zona lo permite.
    • **Completa zonas** para ganar sus puntos, y deja lugares abiertos.
    • En la mesa, la tirada vale para todos, y quien completa una zona antes que nadie se lleva el valor más alto.

    Todas las reglas están en `/inicio`.
