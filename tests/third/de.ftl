game-third = THIRD
about-third-text = 🎲 **THIRD** für einen bis vier: dreimal den besseren von zwei Würfeln behalten.
third-options = Drei Runden
third-round = Runde { $round }
third-ending = Drei Runden sind vorbei.
third-ask = Du hast { $throw } geworfen. Welchen Würfel behältst du?
third-keep = { $die ->
    [first] Den ersten behalten
   *[second] Den zweiten behalten
}
third-saved = Dein { $die ->
    [first] erster
   *[second] zweiter
} Würfel ist gespeichert.
reason-third-higher = Behalte den { $die ->
    [first] ersten
   *[second] zweiten
} Würfel, er ist höher.
command-third = third
command-third-about = Ein Spiel für Tests
command-third-play-about = Einen Tisch öffnen
command-third-solo-about = Allein spielen
option-third-players-about = Wie viele mitspielen dürfen
rules-third-topic-turn = Dein Zug
rules-third-turn = Behalte einen von zwei Würfeln.
motif-third-second = Der zweite Würfel
