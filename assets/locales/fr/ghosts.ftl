### Challenges: /challenge and what it opens.

mode-ghosts = Contre des fantômes
mode-challenge = Défis
ghost-name = { $whose ->
    [player] { $name } (fantôme)
   *[nobody] Un fantôme
}

## The page that begins a challenge.

command-challenge = défi
command-challenge-about = À deux, même fiche et mêmes lancers, chacun de son côté ; ou contre une partie déjà jouée
option-challenged-about = Qui tu défies
duel-challenge = Défier
duel-title = ## ⚔️ Défi
duel-about =
    { $opponent ->
        [none] Vous jouez tous les deux
       *[other] { $opponent } et toi, vous jouez
    } la même fiche avec les mêmes lancers, chacun de son côté et sans conseils. Le plus grand total gagne.
    -# Tu commences. Ensuite, { $opponent ->
        [none] l’autre
       *[other] { $opponent }
    } reçoit un message et voit tes points avancer sous sa fiche. Vous avez { $days } jours chacun ; quitter la partie ou dépasser le délai, c’est perdre. Le résultat sera publié ici.
duel-about-dm = Ici, tu peux défier une de tes parties : avec les mêmes lancers, fais plus de points que la première fois. Pour défier quelqu’un, va sur un serveur : le résultat y sera publié.
duel-goal =
    À battre : **{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }** avec les mêmes lancers, { $player ->
        [own] ta partie
       *[other] la partie de { $player }
    } du { $time } ({ $title }).
    -# Tu joues en solo ; la ligne sous ta fiche montre, lancer par lancer, les points de l’ancienne partie. Ça ne compte nulle part, et tu peux recommencer autant que tu veux.
duel-who = Qui veux-tu défier ?
duel-game = Jeu : { $game }
duel-level = { $level }
duel-length = { $length ->
    [express] Express : { $throws } lancers, environ cinq minutes
   *[full] Partie entière
}
duel-throws = { $is_new ->
    [yes] Lancers : nouveaux
   *[no] Lancers : partie finie
}
duel-new = Nouveaux lancers
duel-offer = { $whose ->
    [best] Ton record
    [other] Sa partie
   *[newest] Ta dernière
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $level }
duel-begin = C’est parti

## On the sheet, and when it is full.

panel-ghosts = Contre des fantômes
panel-rivalry = { $side ->
    [race] Défi : { $rival ->
        [own] ta propre partie
       *[other] la partie de { $rival }
    }
   *[other] Défi avec { $rival }
}
duel-begins = { $side ->
    [challenger] ⚔️ Tu commences, puis c’est à { $rival }. Finis avant le { $time } : quitter la partie ou dépasser le délai, c’est perdre.
    [opponent] ⚔️ { $rival } a déjà joué : ses points avancent sous ta fiche. Finis avant le { $time } : quitter la partie ou dépasser le délai, c’est perdre.
   *[race] ⚔️ Les mêmes lancers : la ligne sous ta fiche montre { $rival ->
        [own] tes points de l’ancienne partie.
       *[other] les points de { $rival }.
    }
}
strip-own = Toi { $points }
strip-other = à battre { $points }
duel-next = ⚔️ Maintenant, c’est à { $rival }, jusqu’au { $time }. Le résultat sera publié dans { $channel } ; d’ici là, les lancers restent secrets.
duel-over = { $side ->
    [race] ⚔️ { $ahead ->
        [yes] Devant
        [no] Derrière
       *[level] À égalité
    }{ "\u202F" }: { $own } contre { $points } { $rival ->
        [own] la dernière fois.
       *[other] pour { $rival }.
    }
   *[other] ⚔️ { $ahead ->
        [yes] **Tu gagnes** le défi avec { $rival } : { $own } contre { $points }.
        [no] { $rival } **gagne** le défi : { $points } contre { $own }.
       *[level] **Égalité** entre { $rival } et toi : { $own } partout.
    }
}
duel-posted = Le résultat est publié dans { $channel }.
duel-lost = ⚔️ Tu perds le défi : la partie n’a pas été jouée jusqu’au bout. Le résultat est publié dans { $channel }.
duel-leave = Quitter pour de bon ? La partie s’arrête là, et tu perds le défi.
ending-rival = { $side ->
    [race] À battre
   *[other] Adversaire
}
panel-ghosts-over = -# Cette partie ne compte nulle part. Les lancers sont ceux de la partie { $source } · 🔒 { $seal } · partie { $game }
seal-ghosts =
    🔒 **Les dés de la partie { $game } sont ceux de la partie { $source } :**
    `{ $hash }`
    C’est le SHA-256 de la graine d’où viennent les lancers des deux. L’ancienne partie est finie, sa graine est donc peut-être déjà connue ; **Dés honnêtes** vérifie les lancers de celle-ci à la fin.
seal-challenge =
    🔒 **Les dés de la partie { $game } sont ceux de la partie { $source } :**
    `{ $hash }`
    C’est le SHA-256 de la graine d’où viennent les lancers des deux parties de ce défi. La graine reste secrète jusqu’à la publication du résultat ; ensuite, **Dés honnêtes** vérifie les lancers de cette partie.
verify-ghosts = 👻 Les lancers de cette partie sont ceux de la partie { $game }{ $skipped ->
    [none] { "" }
   *[other] , sans le numéro { $skipped }, qui y avait été relancé : il manque ici, mais compte dans les numéros ci-dessous
}.
verify-challenge = Ces lancers font partie d’un défi encore ouvert. Redemande quand son résultat sera publié.

## What a challenge sends.

challenge-ask =
    ⚔️ **{ $challenger } te défie : { $title }**
    La fiche et les lancers sont les mêmes pour vous deux. Tu joues en solo et sans conseils ; le plus grand total gagne.
    -# Tu peux accepter jusqu’au { $time } ; ensuite, tu as trois jours. Si tu quittes la partie ou dépasses le délai, tu perds. Le résultat sera publié dans { $channel } et ne compte que pour le classement des défis.
challenge-ask-here = { $player } : { $ask }
challenge-accept = Accepter
challenge-refuse = Non merci
challenge-refused = Très bien, pas de défi.
challenge-played = ⚔️ **Défi · { $title }**
challenge-won = 🏆 { $winner } bat { $loser } : **{ $points } contre { $other }**.
challenge-tie = Égalité entre { $challenger } et { $opponent } : **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}** partout.
challenge-given-up = 🏆 { $winner } gagne : { $loser } a lancé le défi, mais n’a pas joué jusqu’au bout.
challenge-not-finished = 🏆 { $winner } gagne avec **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}** : { $loser } n’a pas joué jusqu’au bout.{ $is_early ->
    [yes] { " " }C’était avant la moitié des lancers : ça ne compte pas comme victoire au classement.
   *[no] { "" }
}
challenge-unanswered = { $challenger } a fait **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}**. { $how ->
    [late] { $opponent } n’a pas répondu à temps : personne ne gagne ce défi.
    [declined] { $opponent } ne joue pas cette fois : personne ne gagne ce défi.
    [stopped] { $opponent } n’a pas joué jusqu’au bout.
   *[gone] L’une des deux personnes ne joue plus ici : personne ne gagne ce défi.
}

refused-ghost-not-over = Tu pourras défier cette partie quand elle aura été jouée jusqu’au bout.
refused-ghost-daily = D’autres jouent peut-être encore cette fiche. Tu pourras défier cette partie { $time }.
refused-ghost-old = Cette partie est trop ancienne pour un défi : on ne peut pas refaire ses lancers.
refused-ghost-table = Cette partie a été jouée à une table, où les lancers ne décident pas de tout. Avec /défi, tu peux défier quelqu’un ou une partie jouée en solo.
refused-challenge-open = Les lancers de cette partie servent à un défi encore ouvert : personne ne les voit avant la publication du résultat.
refused-challenge-over = Ce défi est terminé.
refused-challenge-guest = Ici, je ne suis qu’en visite et je ne pourrais pas publier le résultat. Défie les autres sur un serveur où je suis ; ici, tu peux battre tes propres parties.
refused-not-challenged = Ce défi s’adresse à quelqu’un d’autre.
refused-challenged-self = Tu ne peux pas te défier toi-même, mais tu peux défier une de tes parties : choisis-la sous **Lancers**.
refused-challenged-bot = { $player } est un bot. Défie une vraie personne.
refused-challenged-stranger = { $player } n’est pas sur ce serveur. Défie quelqu’un d’ici.
refused-challenged-already = Tu as déjà un défi ouvert avec { $player }. Attends son résultat.
refused-challenged-too-often = Tu as défié la même personne { $count } fois récemment. Tu pourras recommencer { $time }.
refused-challenged-nobody = Choisis d’abord qui tu défies.
refused-challenges-of-host = Tu as { $count } défis ouverts. Attends un résultat, puis lance un autre défi.
refused-challenges-of-guest = { $player } a déjà beaucoup de défis ouverts. Réessaie plus tard.
refused-challenge-not-alone = Ce jeu ne se joue pas en solo, donc il n’y a pas de défis.

## On profiles.

challenge-figure = Défis
board-what-challenges = Personnes battues en défi
board-title-challenges = ## ⚔️ { $game } : le plus de personnes battues en défi
board-value-challenges = { $value ->
    [one] { $value } personne battue
   *[other] { $value } personnes battues
}
board-counted-challenges = -# Chaque personne que tu as battue en défi compte une fois, peu importe qui l’a lancé. Quitter la partie ou dépasser le délai, c’est perdre ; pour l’autre, c’est une victoire si la moitié des lancers ont été joués.
