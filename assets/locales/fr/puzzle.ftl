### Puzzles: /puzzle, its pages, and the one in a server's daily message.

command-puzzle = énigme
command-puzzle-about = Trouver le meilleur coup dans un moment d’une vraie partie
option-theme = thème
option-theme-about = Le thème du meilleur coup
mode-puzzle = Énigmes
puzzle-figure = Cote aux énigmes

puzzle-title = Énigme · { $game }
puzzle-about = Un coup est nettement meilleur que tous les autres. Lequel ? Ta première réponse compte.
puzzle-sure = Ton coup : **{ $move }**. C’est ta réponse ?
puzzle-answer = C’est ma réponse
puzzle-back = Choisir un autre coup
puzzle-result = { $is_solved ->
    [yes] ✅ **Trouvé !** C’est le meilleur coup.
   *[no] ❌ **Pas le meilleur.** En pointillé : ton coup, { $move }. En trait plein : le meilleur.
}
puzzle-lead = En moyenne, le meilleur coup rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus que tout autre.
puzzle-behind = En moyenne, ton coup rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins.
puzzle-motifs = Thème : { $motifs }
puzzle-difficulty = -# { $level ->
    [easy] Facile
    [medium] Moyenne
   *[hard] Difficile
}{ $tries ->
    [0] { "" }
   *[other] , résolue par { $solved } sur { $tries }
}
puzzle-instead = { $is_other ->
    [yes] Tu as essayé toutes les énigmes de { $game }. En voici une de { $other }.
   *[no] Tu as essayé toutes les énigmes de ce thème. En voici une autre.
}
puzzle-is-of-day = 🧩 **Énigme du jour**{ $days ->
    [0] { "" }
    [one] { " " }· 🔥 { $days } jour de suite
   *[other] { " " }· 🔥 { $days } jours de suite
}{ $best ->
    [0] { "" }
   *[other] { " " }· record { $best }
}
puzzle-streak = 🔥 { $days ->
    [0] Pas encore de série : résous l’énigme du jour du premier coup
    [one] Série : énigme du jour résolue { $days } jour de suite
   *[other] Série : énigme du jour résolue { $days } jours de suite
}{ $best ->
    [0] { "" }
   *[other] { " " }· record { $best }
}
puzzle-history = **Tes dernières énigmes**
puzzle-history-empty = Tu n’en as encore essayé aucune.
puzzle-history-day = énigme du jour
puzzle-history-open = En revoir une…
puzzle-history-button = Mes énigmes
puzzle-run-button = Trois minutes
puzzle-run = ⏱️ **Trois minutes de { $game }** : résous autant d’énigmes que tu peux. La première erreur met fin à la course. Ta cote ne change pas.{ $best ->
    [0] { "" }
   *[other] { " " }Ton record : **{ $best }**.
}
puzzle-run-theme = { $motif } : { $best }
puzzle-run-any = Tous les thèmes
puzzle-run-choose = Un seul thème…
puzzle-run-go = { $is_again ->
    [yes] Encore une fois
   *[no] C’est parti
}
puzzle-run-now = ⏱️ **{ $solved ->
    [one] { $solved } résolue
   *[other] { $solved } résolues
}** · fin { $until }
puzzle-run-over = ⏱️ { $is_late ->
    [yes] **Le temps est écoulé :**
   *[no] **La course est finie :**
} { $solved ->
    [one] { $solved } résolue
   *[other] { $solved } résolues
}{ $is_record ->
    [none] .
    [yes] , ton record !
   *[no] . Ton record est { $best }.
}
puzzle-run-best = ⏱️ { $game }, trois minutes : record { $best }
puzzle-to-day = Énigme du jour
puzzle-rating = { $sign } Ta cote aux énigmes : **{ $rating }** ± { $margin } ({ $change }). L’énigme est maintenant à { $puzzle }.
puzzle-unrated = Sans effet sur la cote : la solution de cette énigme avait déjà été montrée.
puzzle-next = Une autre énigme
puzzle-you = Toi
puzzle-of-day = 🧩 **Énigme du jour** ({ $game }) : quel est le meilleur coup ?{ $tries ->
    [0] { "" }
   *[other] { " " }· { puzzle-solved }
}
puzzle-solved = résolue par { $solved } sur { $tries }
puzzle-try = Résoudre
puzzle-shared = { $is_solved ->
    [yes] J’ai trouvé le meilleur coup.
   *[no] Le meilleur coup m’a échappé.
} Tu le vois ?
puzzle-yesterday = -# **L’énigme d’hier** ({ $game }) : { $hint }{ $tries ->
    [0] { "" }
   *[other] { " " }· { puzzle-solved }
}

refused-puzzle-none = Tu as essayé toutes les énigmes. Le bot en fait de nouvelles à partir des parties finies : reviens demain.
refused-puzzle-gone = Cette énigme n’est plus là. `/énigme` en a une autre.
refused-puzzle-own-game = Cette énigme vient d’une partie que tu as jouée : pour toi, ce n’en serait pas une. `/énigme` en a d’autres.
refused-puzzle-had-day = Tu as déjà tenté l’énigme du jour avant d’effacer tes données. La prochaine arrive demain ; `/énigme` en a d’autres.

settings-puzzle = { $value ->
    [yes] **Énigme du jour** : dans le message quotidien, avec la solution de la veille.
   *[no] **Énigme du jour** : peut venir avec le message quotidien.
}
settings-puzzle-switch = { $value ->
    [yes] Pas d’énigmes
   *[no] Montrer les énigmes
}
board-what-puzzle = Cote aux énigmes
board-title-puzzle = ## 🧩 { $game } : les cotes aux énigmes
board-note-puzzle = ± { $margin }, { $games ->
    [one] { $games } énigme
   *[other] { $games } énigmes
}
board-unsettled-puzzle = Aucune cote aux énigmes n’est encore établie ici. Résous-en quelques-unes : `/énigme`.
board-counted-puzzle = -# Une énigme résolue te fait monter, une mauvaise réponse te fait descendre. La liste montre les cotes établies des personnes qui en ont résolu une dans les 30 derniers jours{ $where ->
    [here] { " " }et ont joué sur ce serveur.
   *[everywhere] .
}
