### /home: what is on for a person now, and a way to everything else.

command-home = accueil
command-home-about = Ce qui t’attend maintenant, et tout le reste à un clic

home-turn = À toi de jouer : { $title }
home-turn-about = { $place ->
    [alone] Partie en solo
   *[other] { $place }
}{ $time ->
    [none] { "" }
   *[other] { " " }· expire { $time }
}
home-lobby = { $title } n’a pas encore commencé
home-lobby-about = { $place ->
    [alone] { "" }
   *[other] { $place } ·{ " " }
}{ $taken ->
    [one] { $taken } personne pour l’instant
   *[other] { $taken } personnes pour l’instant
}
home-table-about = Autour de la table ({ $taken } sur { $seats }) : { $players }
home-to-table = Voir la table
home-cancel = Annuler
home-cancel-ask =
    ### Annuler { $title } ?
    Les personnes déjà installées perdent leur place.
home-waiting = { $title } continue
home-waiting-about = { $place ->
    [alone] Rien à faire pour l’instant.
   *[other] { $place } · les autres réfléchissent encore
}
home-challenge = { $player } te défie
home-challenge-about = { $game } : les mêmes lancers pour vous deux, chacun de son côté. Expire { $time }.
home-new = Apprends un jeu en trois minutes
home-new-about = Quatre lancers sur une fiche préparée ; ça ne compte nulle part.
home-first = Et maintenant, une partie en solo
home-first-about = Sans limite de temps, et personne ne t’attend.
home-daily = { $is_done ->
    [yes] Les fiches du jour sont faites
   *[no] Joue la fiche du jour
}
home-daily-game = { $game }{ "\u202F" }:{ $state ->
    [open] { " " }à jouer
    [begun] { " " }en cours
    [done] { " " }c’est fait
   *[points] { " " }{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
home-daily-open = { $is_done ->
    [yes] Résultats
   *[no] Jouer
}
home-puzzle = { $which ->
    [day] L’énigme du jour
   *[any] Une énigme pour toi
}
home-puzzle-about = { $game } : { $state ->
    [open] quel est le meilleur coup ?
    [solved] résolue
   *[missed] pas résolue
}{ $tries ->
    [0] { "" }
   *[other] { " " }· { puzzle-solved }
}
home-puzzle-any = Un moment d’une vraie partie : quel est le meilleur coup ?
home-puzzle-open = { $is_done ->
    [yes] La solution
   *[no] Résoudre
}
home-nothing =
    ## Rien à faire pour l’instant
    Ouvre une table, ou joue en solo.

home-table = Ouvrir une table
home-alone = Jouer en solo
home-game-alone = Jouer à { $game } en solo
home-learn = Apprendre
home-leaderboard = Classement
home-profile = Mon profil
home-settings = Réglages
home-more-title = ## 🧭 Plus
home-newest = Analyse
home-newest-about = **Chance ou talent ?** L’analyse de ta dernière partie, et son film
home-brought = { $count ->
    [one] 🎉 Ton lien a amené quelqu’un
   *[other] 🎉 Ton lien a amené { $count } personnes
}
home-brought-about = { $count ->
    [one] Une personne qui n’avait jamais joué ici a ouvert ce que tu as partagé.
   *[other] { $count } personnes qui n’avaient jamais joué ici ont ouvert ce que tu as partagé.
}
home-duel = Défi
home-duel-about = **Les mêmes lancers contre quelqu’un**, ou contre une partie déjà jouée
home-about = À propos
home-about-about = **Ce qu’est ce bot**, et un lien pour l’ajouter à un serveur
home-back = Accueil
home-which = { $what ->
    [table] ### Quel jeu ?
   *[alone] ### À quel jeu veux-tu jouer en solo ?
}
home-opened = ✅ Ta table est ouverte dans ce salon. Les autres appuient sur **Rejoindre** ; si tu veux, complète avec **Ordinateur**.
refused-review-none = Tu n’as encore fini aucune partie. L’analyse de la première t’attendra ici.

## The bot's first and only message to a server that it has just joined.

greeting =
    👋 **Du roll and write, ensemble :** { $games }
    Les mêmes dés pour tout le monde, chacun sur sa fiche. `/accueil` montre à chacun ce qui l’attend ; je me tais tant que personne ne joue.
greeting-sheets = Une fiche de chaque jeu, en pleine partie : { $games }.
greeting-table = Première table
greeting-daily = Fiche du jour ici
