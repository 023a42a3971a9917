### The public messages of a game.

computer-name = { $name }{ $strength ->
    [relaxed] { " " }(détendu)
    [steady] { " " }(solide)
    [strong] { " " }(fort)
    [master] { " " }(maître)
   *[other] { " " }({ $strength })
}
strength = { $strength ->
    [relaxed] Détendu
    [steady] Solide
    [strong] Fort
    [master] Maître
   *[other] { $strength }
}
strength-about = { $strength ->
    [relaxed] Joue tranquillement et se trompe parfois
    [steady] Un bon adversaire pour la plupart des gens
    [strong] Pèse chaque possibilité
    [master] Pense aux lancers qui peuvent encore venir
   *[other] Joue du mieux qu’il peut
}
# In pictures, for a name that no font can draw.
player-neutral = Joueur { $number }
# In the picture of a lobby, for a seat that nobody has taken.
player-free = libre
somebody = quelqu’un
# A name or letter, and what belongs to it, as in A: columns 3–5
labelled = { $label } : { $what }

lobby-title = **{ $title }**
lobby-options = { $clock ->
    [live] 90 secondes par coup
    [relaxed] 10 minutes par coup
    [day] 1 jour par coup
   *[none] sans limite de temps
} · { $options }
lobby-seats = **Autour de la table ({ $taken } sur { $seats })**
lobby-seat = { $is_host ->
    [yes] • { $player } – hôte
   *[no] • { $player }
}
lobby-kept = • { $player } – invitation envoyée
lobby-invited = ✉️ { $players } : { $host } invite à jouer à **{ $title }**. La place est réservée.
lobby-told = 🔔 { $players } : { $host } vient d’ouvrir une table, **{ $title }**.
lobby-decline = Non merci
lobby-sheets = -# { $panel ->
    [channel] 📝 Les fiches s’ouvrent ici, avec **Ma fiche**.
   *[dm] ✉️ Les fiches arrivent par message privé au début de la partie.
}
lobby-hint = -# { $is_full ->
    [yes] Tout le monde est là : l’hôte appuie sur **Commencer**.
    [kept] La partie commence dès que tout le monde est là, ou quand l’hôte appuie sur **Commencer**.
   *[no] La partie commence quand l’hôte appuie sur **Commencer**, ou toute seule dès que vous êtes { $seats }.
} La table ferme { $time }. Première fois ? Les règles sont sous **Plus**.
lobby-join = Rejoindre
lobby-computer = Ordinateur
computers-one = 🤖 **{ $strength }** · { $about }
computers-full = La table est au complet. L’hôte peut appuyer sur **Commencer**.
computers-begun = La table est au complet, et la partie a commencé.
lobby-start = Commencer
lobby-remove = Retirer quelqu’un…
lobby-cancelled = Cette table est fermée. Ouvres-en une autre dans un salon avec { -play }.

table-waiting = ⏳ On attend { $players }
table-waiting-until = ⏳ On attend { $players } · le temps expire { $time }
table-ran-out = ⏰ Temps écoulé pour { $players } : un coup a été joué d’office. { $count ->
    [one] Le prochain lui revient.
   *[other] Le prochain leur revient.
}
table-closing = ✅ { $next ->
    [throw] Tout le monde a joué. Prochain lancer { $time }.
   *[step] La partie continue { $time }.
}

# The points so far, one after another: 🔵 Ada 24 · 🟢 Ben 22
# A line breaks only between people.
standing = { $badge }{ "\u00A0" }{ $player }{ "\u00A0" }**{ $points }**{ $about ->
    [none] { "" }
   *[other] { " " }({ $about })
}{ $state ->
    [left] { " " }(a quitté la partie)
    [absent] { " " }(pas là, un ordinateur joue)
   *[here] { "" }
}
table-away = 💤 { $players } : pas là, un ordinateur joue.
table-closed-dms = 📭 { $players } : mes messages privés n’arrivent pas. Avec **Ma fiche**, on joue ici même.
table-sheets = -# ✉️ Ta fiche : [messages privés]({ $url }). **Ma fiche** l’affiche ici.
table-open-sheet = -# Tu ne vois pas ta fiche ? Appuie sur **Ma fiche**.
table-refresh = Actualiser
table-rests = ⏸️ Ici, je suis en visite et je ne peux que répondre : ce message ne change plus tout seul. **Actualiser** montre où on en est ; sur les fiches, la partie continue.
table-cancelled = { $why ->
    [untouched] Personne n’a joué ici depuis 14 jours : la partie est finie et ne compte pas.
   *[stopped] Cette partie a été interrompue ; elle ne compte pas.
}
table-stopped = { $why ->
    [untouched] Personne n’a joué à **{ $title }** depuis 14 jours : la partie est finie et ne compte pas.
   *[stopped] La partie **{ $title }** a été interrompue ; elle ne compte pas.
}
table-over = **{ $title }**, c’est fini. { $winners }{ $url ->
    [none] { "" }
   *[other] { " " }[Voir le résultat]({ $url })
}
# A round that is over, in one line with its news and the standings.
table-round = 🎲 **Tour { $round }** : { $throw }
table-rematch = Revanche
table-sheet = Ma fiche
table-rules = Règles
table-more = Plus

## The end of a game.

winners = { $count ->
    [one] 🏆 { $players } gagne !
   *[other] 🏆 Victoire partagée : { $players }
}
closing-why = **{ $title }** · { $why }
# Why the game changed no rating.
closing-unrated = -# { $reason ->
    [alone] Sans effet sur la cote : une seule personne a joué.
    [hints] Sans effet sur la cote : les conseils étaient permis.
    [rules] Sans effet sur la cote : les règles ont changé depuis le début.
    [clock] Sans effet sur la cote : il n’y avait pas de limite de temps.
    [short] Sans effet sur la cote : la partie a été bien plus courte que d’habitude à ce niveau.
    [anew] Sans effet sur la cote : quelqu’un à la table est reparti de zéro il y a moins d’un jour.
   *[few] Sans effet sur la cote : il faut au moins deux personnes.
}
# What the game made of ratings; the question mark says that one is provisional.
closing-ratings = 📊 { $ratings }
rating-change = { $player }{ "\u00A0" }**{ $rating }{ $is_settled ->
    [yes] { "" }
   *[no] ?
}**{ "\u00A0" }({ $change })
panel-ran-out = ⏰ **Temps écoulé : { $what }.**
panel-ran-out-next = { $is_asked ->
    [yes] C’est de nouveau à toi.
   *[no] Le prochain coup est de nouveau à toi.
} { $left ->
    [one] Encore une fois, et un ordinateur prend ta place.
   *[other] Encore { $left } fois de suite, et un ordinateur prend ta place.
}
panel-forced = un coup a été joué pour toi
panel-away = ⏰ **Temps écoulé trois fois de suite : un ordinateur joue pour toi.** Joue un coup ici, et tu reprends ta place.
panel-rating = { $sign } **Ta cote : { $rating }{ $is_settled ->
    [yes] ** ± { $margin } ({ $change })
   *[no] ?** ({ $change }), { $note }
}
closing-dice = -# 🔒 { $seal } · partie { $game } : **Dés honnêtes** vérifie ses lancers
final-standing = { $place ->
    [0] 🚪
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ place-word }**
} { $badge } { $player } – { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $state ->
    [left] { " " }(a quitté la partie)
    [absent] { " " }(pas là, un ordinateur joue)
   *[here] { "" }
}
final-standing-about = -# { $about }
place-word = { $place ->
    [1] Première place
    [2] Deuxième place
    [3] Troisième place
    [4] Quatrième place
    [5] Cinquième place
   *[other] Sixième place
}
result-won = 🏆 **Tu gagnes{ $mode ->
    [duel] { " " }le duel
   *[table] { "" }
}{ $how ->
    [left] { "\u202F" }: { $player } a quitté la partie
    [stuck] { "\u202F" }: tu peux continuer, { $player } ne peut plus
   *[points] { $lead ->
        [0] { "" }
        [one] { " " }avec { $lead } point d’avance sur { $player }
       *[other] { " " }avec { $lead } points d’avance sur { $player }
    }
}.**
result-lost = **Tu perds{ $mode ->
    [duel] { " " }le duel
   *[table] { "" }
}{ $how ->
    [left] { "\u202F" }: tu as quitté la partie
    [stuck] { "\u202F" }: plus rien ne rentrait
   *[points] { $behind ->
        [0] { " " }contre { $player }
        [one] , { $behind } point derrière { $player }
       *[other] , { $behind } points derrière { $player }
    }
}.**
result-shared = 🏆 **Tu partages la victoire avec { $players } !**
result-place = **{ place-word }{ $behind ->
    [0] { "" }
    [one] , { $behind } point derrière { $players }
   *[other] , { $behind } points derrière { $players }
}.**
solo-par = 🎯 Avec les mêmes dés, l’ordinateur *{ $strength }* a fait { $par } : { $lead ->
    [0] égalité.
   *[other] { $ahead ->
        [yes] tu fais { $lead } de mieux.
       *[no] il t’en manque { $lead }.
    }
}
solo-best = { $beaten ->
    [yes] ⭐ Nouveau record : avant, c’était { $best }.
   *[no] Ton record à ce niveau : { $best }.
}

## The seal of the dice.

seal =
    🔒 **Les dés de la partie { $game } sont scellés :**
    `{ $hash }`
    Tous les lancers viennent d’une graine secrète ; voici son SHA-256. Une fois la partie finie, ce bouton vérifie chaque lancer : il montre la graine, et tout le monde peut voir qu’elle correspond au sceau. Garde le sceau entier : les huit caractères affichés à la table t’aident à le reconnaître, mais à eux seuls ils ne prouvent pas grand-chose.
seal-button = Dés honnêtes

more-title = Qu’est-ce que tu veux faire ?
more-watching = Tu ne joues pas à cette table. Ouvre la tienne avec { -play }.
more-dm = En message privé
more-text = En texte
more-leave = Quitter la partie
more-end = Arrêter pour tous
more-dm-sent = Ta fiche arrive dans tes messages privés.
more-here = Rien reçu ? L’ouvrir ici
more-leave-ask = Quitter pour de bon ? { $mode ->
    [solo] La partie s’arrête là et ne compte pas.
   *[group] Tu finis derrière tous ceux qui restent.
}
more-left = Tu as quitté la partie.
more-end-ask = Arrêter cette partie pour tout le monde ? Elle ne comptera pas.
more-ended = La partie est finie pour tout le monde.
more-removed = C’est fait : la place est libre.
rematch-open = Tu es de la partie. La table suivante arrive dans un nouveau message.

## A player's own messages.

panel-solo = Solo
# In small print: what kind of game a player has alone, or what the signs of the sheet mean.
panel-small = -# { $words }
panel-left = Tu n’es plus dans cette partie.
panel-turn = À toi de jouer : { $title } dans { $channel }
panel-deadline = ⏳ { $time }
panel-until = ⏳ Dernier délai : { $time }
# For a message that can be edited for a quarter of an hour after each press.
panel-stands-still = -# 15 minutes après ton dernier clic, cette fiche ne bouge plus ; **Ma fiche** en ouvre une à jour.
# Everybody's points of the last round, where there is no room for more: "✨ you 6 · @Ada 5".
panel-gains = ✨ { $gains }
panel-gain = { $is_own ->
    [yes] toi { $points }
   *[no] { $player } { $points }
}
panel-saved = { $state ->
    [ready] C’est noté : on attend les autres.
    [alone] C’est noté. Et maintenant : **Lancer suivant** ou **Annuler**.
    [closing] C’est noté, tout le monde a joué. Tu peux encore **Annuler** un instant.
   *[open] C’est noté, on attend les autres. Tu peux encore **Annuler**.
}
# Alone at the table.
panel-goes-on = Noté. { $next ->
    [throw] Prochain lancer
   *[step] La partie continue
} { $time } ; **Annuler** l’arrête.
panel-closes = { $entered ->
    [yes] Noté. { $next ->
        [throw] Prochain lancer
       *[step] La partie continue
    } { $time } ; tu peux encore **Annuler**.
   *[no] { $next ->
        [throw] Prochain lancer
       *[step] La partie continue
    } { $time }.
}
panel-ready = C’est bon
panel-next = Lancer suivant
panel-undo = Annuler
panel-text = En texte
panel-table = Voir la table
panel-result = Voir le résultat
panel-channel-closed = 🚫 Impossible d’afficher la table : je n’ai pas le droit d’écrire dans { $channel }. Demande à la modération de me laisser voir le salon, envoyer des messages et joindre des fichiers ; la table reviendra. En attendant, la partie continue ici.
panel-channel-gone = 🚫 Le salon de cette partie n’existe plus, ou je ne suis plus sur son serveur. La partie continue ici et se termine { $time }, sauf si le salon revient.
panel-show-table = Montrer la table
panel-again = Rejouer

press-unknown = Ce bouton vient d’une version plus ancienne. Tape /fiche pour retrouver ta fiche, ou commence une partie dans un salon avec { -play }.
press-failed = Ça n’a pas marché, mais rien n’est perdu. Réessaie, ou tape /fiche.
press-deleted = Le message de ce bouton a été supprimé. Les coups notés sont à l’abri : tape /fiche pour continuer.
press-blocked = 🛡️ L’AutoMod de ce serveur a bloqué ma réponse, mais tout est enregistré : pas besoin d’appuyer de nouveau. La modération peut laisser passer mes messages : dans les paramètres du serveur, sous AutoMod, il suffit d’exempter mon rôle ou ce salon.
words-blocked = 🛡️ L’AutoMod de ce serveur bloque le texte qui devrait être ici. Les boutons marchent toujours. La modération peut laisser passer mes messages : dans les paramètres du serveur, sous AutoMod, il suffit d’exempter mon rôle ou ce salon.
store-busy = La base de données du bot est occupée ; rien n’a changé. Réessaie dans une minute.
store-away = Le bot n’arrive pas à joindre sa base de données ; rien n’a changé. Réessaie dans un instant.
store-unsure = Le bot a perdu le contact avec sa base de données pendant l’enregistrement. Regarde à nouveau dans un instant : tu verras ce qui a été enregistré.
store-damaged = La base de données du bot est endommagée ; rien n’a été enregistré. Ses responsables doivent restaurer une sauvegarde ; ensuite, les parties continueront.
store-unwritable = Le bot ne peut rien enregistrer pour l’instant ; son disque est peut-être plein. Rien n’a changé. Réessaie dans quelques minutes.
press-old = Ce message n’est plus à jour. Appuie sur **Ma fiche** à la table, ou tape /fiche.
press-old-over = Cette partie est finie. Commences-en une autre dans un salon avec { -play }.
