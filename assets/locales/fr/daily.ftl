### The daily sheet: /daily, its page, what is shown to others, and a server's daily message.

command-daily = fiche-du-jour
command-daily-about = Jouer la fiche du jour : mêmes lancers pour tout le monde, un seul essai compte
option-day = jour
option-day-about = Un jour passé, par exemple 2026-11-22, pour regarder ou jouer

panel-daily = { $name }{ $express ->
    [yes] { " " }(express)
   *[no] { "" }
}, { $kind ->
    [practice] cette partie ne compte pas
   *[try] cette partie compte
}
daily-name = { $game }, fiche du jour { $number }
daily-about = { $throws ->
    [0] { $level }
   *[other] Express, { $throws } lancers · { $level }
} · le par : { $par } · { $is_open ->
    [daily] fiche suivante { $time }
    [weekly] se ferme { $time }
   *[no] { $time }
}
# Told before the one try begins.
daily-explain-what = **Les mêmes lancers pour tout le monde.** Tu joues en solo et sans conseils, puis tu vois comment les autres s’en sont sortis.
daily-explain-length = { $throws ->
    [0] **Environ 20 minutes :** le dimanche, c’est la partie longue, comme dans le livret de règles.
   *[other] **Environ cinq minutes :** { $throws } lancers, notre propre variante courte du solo. Le dimanche, la partie est longue.
}
daily-explain-once = **Ça compte une fois :** ta première partie sur cette fiche. Ensuite, tu peux la rejouer, mais ça ne compte plus. Tu peux faire une pause jusqu’à la fin de la journée de demain.
daily-explain-streak = **Série :** les jours où tu finis une fiche, quel que soit le jeu. Tu commences avec deux jokers ❄️ pour les jours manqués ; chaque semaine de série t’en rend un.
# On the sheet of a week.
daily-explain-week = **Un seul essai, environ 20 minutes :** la partie longue, sur un niveau difficile. La fiche se ferme { $time } : ta première partie compte si tu la finis avant.
daily-explain-medals = **Médailles :** les trois premières places en rapportent une pour ton profil, sur chaque serveur et tous serveurs confondus. Les places rapportent aussi des points pour une saison de douze semaines.
# To those who know it.
daily-explain-again = { $throws ->
    [0] Les mêmes lancers pour tout le monde, environ 20 minutes, et ta première partie compte. Tu peux faire une pause jusqu’à la fin de la journée de demain.
   *[other] Les mêmes lancers pour tout le monde, environ cinq minutes, et ta première partie compte. Tu peux faire une pause jusqu’à la fin de la journée de demain.
}
daily-not-played = Tu n’as pas joué cette fiche. Tu peux encore la jouer, mais elle ne compte plus.
daily-begun = Tu as commencé cette fiche. Elle se ferme { $time } : finis-la avant pour qu’elle compte.
daily-no-result = { $why ->
    [late] Tu as fini cette fiche trop tard pour qu’elle compte.
    [deleted] Tu as déjà eu ton essai sur cette fiche avant d’effacer tes données. Tu peux la rejouer, mais ça ne compte plus.
   *[stopped] Tu as abandonné ta partie sur cette fiche, donc elle ne compte pas.
}
daily-streak = 🔥 { $days ->
    [0] Pas encore de série
    [one] Série : { $days } jour
   *[other] Série : { $days } jours
}{ $best ->
    [0] { "" }
   *[other] { " " }· record { $best }
}{ $freezes ->
    [0] { "" }
    [one] { " " }· ❄️ { $freezes } joker
   *[other] { " " }· ❄️ { $freezes } jokers
}{ $used ->
    [0] { "" }
    [one] { " " }· un joker a sauvé le jour manqué
   *[other] { " " }· { $used } jokers ont sauvé les jours manqués
}
daily-board = { $where ->
    [here] **Sur ce serveur**
   *[everywhere] **Partout**
}{ $group ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }· 🔥 { $group } jours de suite
}
daily-board-closed = Tu verras les résultats dès que tu auras fini ; tout le monde les verra { $time }.
daily-board-empty = Personne n’a encore fini cette fiche.
daily-row = { $place ->
    [1] 👑
   *[other] **{ $place }**
} { $players } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $percent } %
daily-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
daily-seal = -# 🔒 Le sceau des lancers : `{ $hash }`. La graine sera publiée { $time }, quand plus aucune partie sur cette fiche ne pourra compter.
daily-seed = -# 🔓 Sceau : `{ $hash }`. Graine : `{ $seed }`. Pour vérifier chaque lancer : **Plus**, puis **Dés honnêtes**, sous ta partie sur cette fiche.
daily-play = Jouer
daily-play-game = Jouer à { $game }
daily-continue = Continuer
daily-open = Résultats
daily-number = Fiche du jour { $number }
daily-share-text =
    { $name } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $percent } % du par
    { $story }{ $streak ->
        [0] { "" }
       *[other] { " " }· série { $streak }
    }
    À toi de jouer : /fiche-du-jour
# How a result stands.
daily-ahead = { $form ->
    [first] premier résultat
    [place] place { $place } sur { $count }
   *[percent] mieux que { $percent } %
}
daily-end-standing = { $count ->
    [0] 🌍 Partout : { $everywhere }
   *[other]
        🏅 Sur ce serveur : place { $place } sur { $count }
        🌍 Partout : { $everywhere }
}
# Above the histogram of all results.
daily-spread = Tous les scores du jour
daily-end-freeze = ❄️ Tu as gagné un joker.
# The board of a week.
daily-week = Semaine
daily-back = Retour à la fiche
daily-to-today = Fiche du jour
daily-week-title = ## 📆 La semaine { $where ->
    [here] sur ce serveur
   *[everywhere] partout
}
daily-week-about = Du { $since } au { $until }, en UTC. Chaque fiche rapporte ton pourcentage du par : 100 points si tu fais exactement le par. Les fiches d’un même jour s’additionnent, et tes cinq meilleurs jours comptent.
daily-week-without-today = -# Les résultats d’une fiche du jour s’ajoutent dès que tu l’as finie.
daily-week-empty = Encore aucun résultat pour cette semaine.
daily-week-row = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }**
} { $players } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-leads = En tête aujourd’hui : { $players }
# Streaks that two people keep together.
daily-pairs = À deux
daily-pairs-title = ## 🤝 Séries à deux
daily-pairs-about = Un jour compte quand vous avez tous les deux fini une fiche. Deux jokers couvrent les jours manqués, comme pour ta propre série. Tu peux avoir jusqu’à { $most } séries à deux, chacune avec une personne différente.
daily-pairs-nobody = Personne d’autre n’a joué de fiche du jour ici récemment. Partage ton résultat, et fais ta demande dès que quelqu’un s’y met.
daily-pairs-not-here = Pour en proposer une à quelqu’un, ouvre cette page sur un serveur où vous jouez tous les deux.
daily-pair-ask = Proposer à quelqu’un…
daily-pair-kept = **{ $player }** · 🔥 { $days ->
    [0] pas encore de jour à deux
    [one] { $days } jour
   *[other] { $days } jours
}{ $best ->
    [0] { "" }
   *[other] { " " }· record { $best }
} · ❄️ { $freezes }{ $used ->
    [0] { "" }
    [one] { " " }· un joker a sauvé le jour manqué
   *[other] { " " }· { $used } jokers ont sauvé les jours manqués
}
daily-pair-today = Aujourd’hui : toi { $own ->
    [yes] ✅
   *[no] ⬜
} · { $player } { $other ->
    [yes] ✅
   *[no] ⬜
}
daily-pair-end = Arrêter
daily-pair-waits = Tu l’as proposée à { $player }. Pas encore de réponse.
daily-pair-withdraw = Retirer
daily-pair-asks = 🤝 { $player } te propose une série à deux.
daily-pair-asking = 🤝 { $asker } propose à { $asked } une série à deux, avec les fiches du jour.
daily-pair-accept = J’en suis
daily-pair-refuse = Non merci
daily-pair-answered = { $accepted ->
    [yes] 🤝 { $asker } et { $asked } commencent aujourd’hui une série à deux, avec les fiches du jour.
   *[no] { $asker } a proposé une série à deux à { $asked }. Pas cette fois.
}
# The reminder.
daily-remind = Rappel
daily-remind-title = ## ⏰ Rappel
daily-remind-about = Un message privé par jour, à l’heure que tu veux. Il n’arrive pas si tu as déjà fini une fiche ce jour-là, et il s’arrête tout seul si tu fermes tes messages privés.
daily-remind-state = { $state ->
    [on] Il arrive à **{ $time }**.
   *[off] Il est **désactivé**.
}
daily-remind-set-clock = Régler mon heure
daily-remind-choose = Un rappel à…
daily-remind-stop = Arrêter le rappel
daily-remind-stopped = 🔕 Tu n’auras plus de rappel. Pour en remettre un : **Rappel**, sur la page de `/fiche-du-jour`.
daily-reminder = 📅 Les fiches du jour t’attendent ; les suivantes arrivent { $time }.{ $days ->
    [0] { "" }
    [one] { " " }🔥 Ta série : { $days } jour.
   *[other] { " " }🔥 Ta série : { $days } jours.
}
refused-pair-known = Tu ne peux rien proposer à cette personne pour l’instant : elle n’a pas joué ici récemment, ou il y a déjà une demande entre vous.
refused-pair-not-asked = Cette proposition n’est plus valable. Tes séries à deux sont sous **À deux**, sur la page de `/fiche-du-jour`.
refused-pairs-full = Tu peux avoir jusqu’à { $most } séries à deux. Arrête d’abord l’une des tiennes.
seal-daily =
    🔒 **Les lancers de cette fiche sont scellés :**
    `{ $hash }`
    Ils viennent d’une graine secrète, la même pour tout le monde ; voici son SHA-256. La graine sera publiée le { $time }, quand plus aucune partie sur cette fiche ne pourra compter ; **Dés honnêtes** la montrera alors et vérifiera ta partie { $game }. Garde le sceau entier : huit caractères seuls ne prouvent pas grand-chose.
verify-daily-sealed = Les lancers de cette fiche viennent d’une graine secrète. D’autres la jouent peut-être encore, donc la graine reste secrète ; redemande { $time }.
verify-daily = -# Compare le sceau avec celui que `/fiche-du-jour` t’a montré ; c’est le SHA-256 de la graine. Chaque dé du lancer n (compté dans l’ordre ci-dessus, à partir de 1) prend un octet de `HMAC-SHA256(graine, "{ $name }::n:0")` et montre cet octet modulo son nombre de faces, plus 1 ; avec six faces, les octets au-dessus de 251 sont ignorés. Aucun clic n’intervient, pour que tout le monde ait les mêmes lancers. Ce que cela ne prouve pas : les responsables du bot auraient pu choisir la graine, et peuvent la lire pendant que tu joues.

refused-no-daily = Il n’y a pas de fiche pour ce jour. Tape `/fiche-du-jour` pour celle d’aujourd’hui.
refused-daily-begun = Tu viens de commencer cette fiche. Tape `/fiche-du-jour` pour continuer.
refused-daily-open = Cette partie montre des lancers d’une fiche que d’autres jouent peut-être encore. Tu pourras la voir { $time }.
refused-review-daily = L’analyse montre des lancers de cette fiche, que d’autres jouent peut-être encore. Tu pourras la montrer { $time }.

## The message that a server's administrators ask for in its settings.

digest-title = ## 📅 Les fiches du jour
digest-yesterday = En tête hier, fiche du jour { $number } :
# The best result of a game, and in one small line those behind it.
digest-champion = **{ $game }** { $row }
digest-others = -# { $rows }
digest-other = **{ $place }** { $players } { $percent } %
digest-today = { $players ->
    [one] { $players } personne a joué aujourd’hui
   *[other] { $players } personnes ont joué aujourd’hui
}
digest-about = -# { $about }
digest-week = { $state ->
    [over]
        🏆 **Le podium de la semaine dernière**
        { $rows }
    [ending]
        🏆 **Le podium de la semaine, encore provisoire**
        { $rows }
   *[running] 🏆 **En tête cette semaine :** { $rows }
}
digest-nobody = À toi d’ouvrir le bal aujourd’hui.
digest-group = 🔥 { $days ->
    [one] Série du serveur : { $days } jour
   *[other] Série du serveur : { $days } jours
}
settings-daily = **Message quotidien**, avec les résultats de la veille aux fiches du jour, et un message quand la fiche de la semaine ouvre et ferme : { $channel ->
    [none] désactivé
   *[other] { $channel }, à partir de { $hour } h UTC
}
settings-daily-choose = Dans ce salon…
settings-daily-hour = Une autre heure…
settings-daily-off = Désactiver
settings-daily-here = 📅 À partir de demain, un message silencieux par jour apporte dans ce salon les fiches du jour et les résultats de la veille. Deux autres par semaine annoncent l’ouverture et les résultats de la fiche de la semaine. `/réglages` permet de changer l’heure ou de tout désactiver.

## On profiles.

daily-figure = Série en cours
daily-figure-best = Série record
daily-figure-pair = Série à deux
board-what-daily = Fiches du jour
board-title-daily = ## 📅 { $game } : les fiches du jour
board-note-daily = { $games ->
    [one] { $games } jour
   *[other] { $games } jours
}
board-unsettled-daily = Encore aucun résultat de fiche du jour ici. Celle d’aujourd’hui est ouverte : `/fiche-du-jour`.
board-counted-daily = -# Chaque fiche du jour rapporte ton pourcentage du par : 100 points si tu fais exactement le par. Un essai par jour compte.

## The sheet of a week.

weekly-number = Fiche de la semaine { $number }
weekly-until = Se ferme { $time }
weekly-film = Meilleure partie
weekly-spread = Tous les scores
weekly-opened = Les mêmes lancers pour tout le monde, sur tous les serveurs. Un seul essai, et des médailles pour les trois premières places.
weekly-players = { $players ->
    [one] { $players } personne d’ici l’a déjà finie
   *[other] { $players } personnes d’ici l’ont déjà finie
}
weekly-over = ## 🏆 { $name }{ "\u202F" }: le podium
weekly-season = Saison
weekly-season-title = ## 🏆 La saison { $where ->
    [here] sur ce serveur
   *[everywhere] partout
}
weekly-season-about = Douze semaines, du { $since } au { $until }. La première place sur une fiche de la semaine rapporte 10 points, chaque place suivante un de moins, et finir la fiche en rapporte au moins 1.
weekly-season-empty = Aucune semaine de cette saison n’est encore terminée.
# On profiles.
weekly-figure = Médailles hebdo
weekly-medals = { $where ->
    [here] Médailles de la semaine sur les serveurs
   *[everywhere] Médailles de la semaine partout
}{ "\u202F" }: { $medals }
