### Turn notices, in games that go on for days, and the page that sets them.

turn-notice = 🎲 { $player ->
    [none] À toi de jouer
   *[other] { $player }, à toi de jouer
} : **{ $title }** dans { $channel }. Ton temps expire { $time }.
turn-late = ⏳ { $player ->
    [none] Une partie
   *[other] { $player }, une partie
} t’attend encore : **{ $title }** dans { $channel }. Ton temps expire { $time }.
turn-sheet = Voir ma fiche
turn-change = Notifications

notify-title = ## 🔔 Quand c’est à toi
notify-hint =
    Dans les parties où un coup peut prendre un jour, je te préviens une fois quand c’est à toi, et une fois quand il reste un quart du temps. Si tu as déjà joué, je ne t’envoie rien.
    -# Les changements sont pris en compte tout de suite. Dans les parties plus rapides, je ne préviens personne.
notify-place = { $place ->
    [dm] En message privé
    [channel] Dans le salon de la partie
   *[none] Pas du tout
}
notify-where = **Où :** { $place }
notify-where-choose = Ailleurs…
notify-quiet = { $is_on ->
    [yes] **Heures calmes :** de { $from } à { $until }. Ce qui tombe entre les deux attend jusqu’à { $until }, si c’est encore à toi de jouer.
   *[no] **Heures calmes :** aucune
}
notify-quiet-never = Pas d’heures calmes
notify-quiet-from = Calme à partir de…
notify-quiet-until = … jusqu’à

# The clock by which a person lives.
clock-now = { $kind ->
    [city] **Ton heure :** { $time }, { $city }
    [fixed] **Ton heure :** { $time }, { $city } toute l’année. Choisis une ville pour suivre son heure d’été.
   *[none] **Ton heure :** pas encore réglée, donc c’est l’heure UTC : { $time }. Dans quelle ville est-il la même heure que chez toi ?
}
clock-cities = { $hours ->
    [none] Choisis une ville…
   *[other] Là où il est { $hours }…
}
clock-other-time = Aucune de celles-là ? Il est…
