### The review of a finished game: what was luck, what was skill.

review-open = Analyse
review-decisive = 🔑 Le tour { $round } a tout décidé : { $player } avec { $move }.
review-making = 🔍 { $ahead ->
    [0] L’analyse de cette partie est en cours : **{ $percent } %**. En général, ça prend moins d’une minute. Elle
    [one] L’analyse d’une autre partie passe d’abord. Celle-ci
   *[other] L’analyse de { $ahead } autres parties passe d’abord. Celle-ci
} apparaîtra ici dès qu’elle sera prête ; si rien ne bouge plus, appuie sur **Actualiser**.
review-again = Actualiser
refused-old-rules = Cette partie a été jouée avec des règles plus anciennes et ne peut plus être rejouée à l’écran : avec celles d’aujourd’hui, elle aurait tourné autrement.
refused-review-not-over = On ne peut analyser qu’une partie jouée jusqu’au bout.
refused-review-closed = Je n’ai pas le droit d’écrire dans { $channel }, donc l’analyse ne peut pas y être montrée. Demande à la modération de me laisser envoyer des messages et joindre des fichiers, puis appuie de nouveau.
refused-review-shown = Cette analyse est déjà dans le salon.
refused-review-gone = Cette analyse a été refaite depuis. Rouvre-la avec **Analyse**, sous la partie.

review-title = -# 🔍 { $title }
review-headline = { $who ->
    [you] {""}
   *[other] { $player } : {""}
}{ $rounds ->
    [one] 1 tour
   *[other] { $rounds } tours
}, { $best ->
    [0] aucun coup parfait
    [one] 1 coup parfait
   *[other] { $best } coups parfaits
} ; { $round ->
    [none] aucune erreur
   *[other] le tour { $round } a coûté **{ $loss }**{ $unit ->
        [chance] {" "}%
       *[points] {""}
    }
}
review-counts = { $count ->
    [one] { $grade ->
        [best] { $count } coup parfait
        [fine] { $count } bon coup
        [slip] { $count } imprécision
       *[blunder] { $count } gaffe
    }
   *[other] { $grade ->
        [best] { $count } coups parfaits
        [fine] { $count } bons coups
        [slip] { $count } imprécisions
       *[blunder] { $count } gaffes
    }
}
review-trend = -# 📊 Tes décisions dans les dernières parties : { $before }, **{ $last }** %
review-trend-lately = 📊 Décisions ces derniers temps ({ $game }, { $mode }) : { $before }, **{ $last }** %
review-no-decisions = Il n’y avait rien à décider.
review-says-ideal = { $unit ->
    [chance] 🎯 Un duel commence à égalité : **{ $points } %** chacun.
   *[points] 🎯 Avec des lancers moyens, un jeu parfait rapporte **{ $points }** points dans cette partie.
}
review-says-start = 🏁 Le départ avant le premier lancer { $sign ->
    [minus] a coûté **{ $points }** ; il ne compte pas comme erreur.
   *[plus] a rapporté **{ $points }**.
}
review-says-loss = 🧠 { $sign ->
    [minus] { $who ->
        [you] Tes décisions ont coûté **{ $points }**
       *[other] Les décisions ont coûté **{ $points }**
    }
    [plus] { $who ->
        [you] Tes décisions ont rapporté **{ $points }** de plus que prévu
       *[other] Les décisions ont rapporté **{ $points }** de plus que prévu
    }
   *[none] { $who ->
        [you] Tes décisions n’ont **rien** coûté
       *[other] Les décisions n’ont **rien** coûté
    }
}{ $parts ->
    [none] .
   *[other] { "\u202F" }: { $parts }.
}
review-lost = { $kind ->
    [blunder] { $count ->
        [one] { $count } gaffe
       *[other] { $count } gaffes
    }
    [slip] { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
    }
    [small] { $count ->
        [one] { $count } petite perte
       *[other] { $count } petites pertes
    }
    [unsure] { $count ->
        [one] { $count } perte incertaine
       *[other] { $count } pertes petites ou incertaines
    }
   *[better] { $count ->
        [one] { $count } coup meilleur que prévu
       *[other] { $count } coups meilleurs que prévu
    }
} { $points }{ $most ->
    [none] {""}
   *[other] {" "}(au plus { $most }, au tour { $round })
}
review-says-luck = 🎲 Les dés { $sign ->
    [minus] ont coûté **{ $points }**.
   *[plus] ont rapporté **{ $points }**.
}
review-says-gained = ⚔️ Les décisions de l’autre { $sign ->
    [minus] ont coûté **{ $points }**.
   *[plus] ont offert **{ $points }**.
}
review-says-rest = { $unit ->
    [chance] 🔎 Les estimations se sont trompées de **{ $points }**.
   *[points] 🔎 Les coups des autres, et ce que les estimations n’ont pas vu : **{ $points }**.
}
review-equation = { $terms } = **{ $end }**{ $unit ->
    [chance] { "\u202F" }%
   *[points] {""}
}
review-chart = Les points au fil de la partie, après les tours { $rounds }.
review-axis = Tour
review-share = -# { $who ->
    [you] Tes décisions
   *[other] Les décisions
}{ $part ->
    [none] {" "}ont coûté plus que les { $base } points à prendre.
    [all]  : { $accuracy } %. Elles ont rapporté les { $base } points à prendre, et même plus.
    [good]  : { $accuracy } %. { $good } sur { $decisions } étaient parfaites ou bonnes. Tous les autres chiffres sont des chances de gagner, en pour cent.
   *[some]  : { $accuracy } %. Sur { $base } points à prendre, elles en ont gardé { $kept }.
}

review-luckiest = -# 🍀 Lancer le plus chanceux : { $throw } au tour { $round }, { $luck }
review-unluckiest = -# 🌧️ Lancer le plus malchanceux : { $throw } au tour { $round }, { $luck }
review-throw = 🎲 { $throw } : chance { $luck }
review-mattered = { $count ->
    [one] **La décision la plus importante :**
   *[other] **Les { $count } décisions les plus importantes :**
}
review-decision = { $sign } { $round ->
    [none] {""}
    [0] Avant le premier lancer : {""}
   *[other] Tour { $round } : {""}
}{ $move } · { $grade ->
    [best] coup parfait
    [fine] bon coup
    [slip] imprécision, perte { $loss } ± { $error }
   *[blunder] gaffe, perte { $loss } ± { $error }
}
review-better = > Mieux : { $hint }
review-better-short = > Mieux : **{ $move }**
review-round = **{ $player }** · { $round ->
    [0] avant le premier lancer
   *[other] tour { $round }
}
review-no-choice = Il n’y avait rien à décider à ce tour.
review-drawn = -# { $shows ->
    [both] En trait plein : le meilleur coup. En pointillé : { $who ->
        [you] ton coup.
       *[other] le coup joué.
    }
   *[first] Sur la fiche : le meilleur coup.
}
review-after = -# La fiche après { $round ->
    [0] le départ
   *[other] le tour { $round }
}.

review-to-round = { $round ->
    [0] Départ
   *[other] Tour { $round }
}
review-rounds = Tour par tour
review-back = Retour
review-on = Suite
review-next-mistake = Erreur suivante
review-previous-mistake = Erreur précédente
review-overview = Vue d’ensemble
review-choose = Une autre personne
review-publish = { $mode ->
    [solo] Montrer dans le salon
   *[other] Montrer à la table
}

## A second try at the moment of a mistake, from the page of its round.

review-again-open = Réessayer
review-again-title = Deuxième essai · { $game }
review-again-ask = **{ $player }** · tour { $round }. Qu’est-ce que tu jouerais ? Ça ne compte nulle part.
review-again-answer = Voir la solution
review-again-back = Retour au tour
review-again-result = { $result ->
    [best] ✅ **Le meilleur coup :** { $move }
    [equal] ✅ **Aussi bon que le meilleur coup :** { $move }
    [fine] 👌 **Bon, sans être le meilleur :** { $move }
    [slip] ⚠️ **Pas le meilleur :** { $move }
    [blunder] ❌ **Loin du meilleur :** { $move }
    [waiting] 🔍 **Ton coup :** { $move }. Je le compare au meilleur ; ça prend quelques secondes.
   *[unknown] 🔍 **Ton coup :** { $move }. Cette fois, je n’ai pas pu le comparer. Appuie sur **Réessayer** pour retenter ta chance.
}
review-again-behind = { $unit ->
    [chance] En moyenne, il réduit les chances de gagner de **{ $loss }** ± { $error } %.
   *[points] En moyenne, il rapporte { $loss ->
        [one] **{ $loss }** point
       *[other] **{ $loss }** points
    } de moins que le meilleur coup (± { $error }).
}
review-again-game = { $is_same ->
    [yes] C’est le coup qui a été joué dans la partie.
   *[no] Dans la partie : { $move }, { $unit ->
        [chance] { $loss } % de moins que le meilleur coup.
       *[points] { $loss } de moins que le meilleur coup.
    }
}
review-again-drawn = -# En trait plein : le meilleur coup. En pointillé : ton coup.

## A move of a game that is shown to others.

share-open = Partager
share-post = Publier ici
share-link = Envoyer un lien
share-play = Jouer
share-copy =
    Copie ceci et colle-le où tu veux :
    ```
    { $said }
    ```
share-said = { $title } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
share-sealed = -# L’image de ton coup s’ajoutera { $time } : d’ici là, d’autres jouent peut-être encore cette fiche.
share-side = { $which ->
    [before] Avant
   *[after] Après
}

## The film of a finished game.

film-open = Film
film-play = Lecture
film-pause = Pause
film-title = ## 🎬 { $title }
film-about = { $marks ->
    [yes] -# ⚠️ signale une imprécision et ❌ une gaffe, au tour où elle a été commise.
   *[no] -# Ouvre une fois l’**Analyse**, et le film signalera les erreurs trouvées.
}
film-round = { $round ->
    [0] Avant le premier lancer
   *[other] Tour { $round }
}
film-still-alt = { $player } : { $points }.
film-alt = { $seats ->
    [one] La fiche, tour par tour de { $first } à { $last }, au-dessus des points.
   *[other] Les { $seats } fiches, tour par tour de { $first } à { $last }, au-dessus de la course aux points.
}
film-alt-seat = { $player } : { $points } à la fin.
board-what-loss = Décisions · { $mode }
board-title-loss = ## 🧠 { $game } : les meilleures décisions
board-unsettled-loss = Personne n’a encore cinq parties analysées ici.
board-counted-loss = -# Ce qu’une décision a coûté en moyenne par rapport au meilleur coup, d’après l’analyse de la partie : qui joue le mieux, pas qui a les meilleurs lancers. Il faut cinq parties qui comptent, jouées jusqu’au bout. Le bot analyse de lui-même les parties finies quand il a le temps.
