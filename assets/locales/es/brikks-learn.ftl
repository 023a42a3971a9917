### The lesson of BRIKKS.

learn-brikks-brought = 🎉 **Bien hecho: { $brings }.**
learn-brikks-1 =
    📖 **El bloque cae desde arriba y tiene que apoyarse en algo.** Puedes moverlo a los lados, y con energía ⚡ lo giras.
learn-brikks-2 =
    📖 **Las filas llenas puntúan:** 5 puntos por diez casillas, 2 por nueve, 1 por ocho, y más en las filas altas. Dos a la vez dan también una cruz especial.
learn-brikks-3 =
    📖 **Un hueco debajo de un bloque es difícil de llenar.** Construye abajo y pegado a las paredes.
learn-brikks-4 =
    📖 **Los círculos dan energía:** 2 bajo un bloque de su color y, en este nivel, 1 bajo cualquier otro. Tres bombas 💥 te salvan de los bloques que te estropearían el tablero.
learn-brikks-end =
    • **El bloque se apoya en algo.** Si no cabe, gíralo con energía o usa una bomba.
    • **Puntúan las filas llenas, las cruces especiales y las bombas y la energía que sobren.**
    • En la mesa, todos colocan el mismo bloque hasta que nadie puede seguir.

    Para dos está `/brikks duelo`. Todas las reglas están en `/inicio`.
