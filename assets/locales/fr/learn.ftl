### The lesson: four throws on a prepared sheet.

command-learn = apprendre
command-learn-about = Apprendre un jeu en trois minutes : quatre lancers sur une fiche préparée
option-learn-game-about = Le jeu à apprendre

learn-title = 🎓 **{ $game } : lancer { $number } sur { $throws }**
learn-hint = Conseil
learn-why-not = Pourquoi pas là ?
learn-best = 👍 L’ordinateur *{ $strength }* ferait pareil.
learn-taught = 👍 C’est exactement le but de ce lancer.
learn-good = 👍 Un bon coup : aucun autre n’est nettement meilleur.
learn-better = 🤔 Un ordinateur a une autre idée, qui vaut environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus : { $hint }
learn-next = { $is_last ->
    [yes] Finir la leçon
   *[no] Lancer suivant
}
learn-done = 🎓 **Maintenant, tu sais jouer à { $game }.** Cette leçon ne compte pas.
learn-back = Retour à ta partie
learn-again = Recommencer
learn-other = Apprendre { $game }
learn-anew = Cette leçon a changé entre-temps. La recommencer ?
learn-offer = Apprendre en 3 minutes
learn-decline = Je connais le jeu
learn-instead = 🤔 Ce lancer sert à autre chose : { $hint }
learn-drawn = -# En trait plein : le meilleur coup. En pointillé : le tien.
learn-once-more = Encore une fois
learn-which = 🎓 **Quel jeu veux-tu apprendre ?** Trois minutes chacun, sur une fiche préparée, et ça ne compte nulle part.
learn-known = ✅ Tu as déjà appris { $games }.
