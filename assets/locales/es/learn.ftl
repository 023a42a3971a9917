### The lesson: four throws on a prepared sheet.

command-learn = aprender
command-learn-about = Aprende un juego en tres minutos: cuatro tiradas en una hoja preparada
option-learn-game-about = El juego que quieres aprender

learn-title = 🎓 **{ $game }: tirada { $number } de { $throws }**
learn-hint = Pista
learn-why-not = ¿Por qué ahí no?
learn-best = 👍 La máquina *{ $strength }* haría lo mismo.
learn-taught = 👍 De eso se trata en esta tirada.
learn-good = 👍 Buena jugada: ninguna otra es claramente mejor.
learn-better = 🤔 La máquina tiene otra idea, que vale { $points ->
    [one] 1 punto
   *[other] unos { $points } puntos
} más: { $hint }
learn-next = { $is_last ->
    [yes] Terminar la lección
   *[no] Siguiente tirada
}
learn-done = 🎓 **Ya sabes jugar a { $game }.** Lo de aquí era solo para aprender.
learn-back = Volver a la partida
learn-again = Desde el principio
learn-other = Aprender { $game }
learn-anew = Esta lección ha cambiado desde entonces. ¿Empezarla otra vez?
learn-offer = Aprender en 3 minutos
learn-decline = Ya conozco el juego
learn-instead = 🤔 Esta tirada trata de otra cosa: { $hint }
learn-drawn = -# Línea continua: la mejor jugada. Línea discontinua: la tuya.
learn-once-more = Otra vez
learn-which = 🎓 **¿Qué juego quieres aprender?** Cada uno lleva tres minutos, en una hoja preparada, y no cuenta para nada.
learn-known = ✅ Ya has aprendido { $games }.
