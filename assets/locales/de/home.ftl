### /home: what is on for a person now, and a way to everything else.

command-home = start
command-home-about = Was gerade für dich ansteht, und alles andere mit einem Klick

home-turn = Du bist am Zug: { $title }
home-turn-about = { $place ->
    [alone] Solospiel, wartet auf deinen Zug.
   *[other] { $place }
}{ $time ->
    [none] { "" }
   *[other] { " " }· endet { $time }
}
home-lobby = { $title } hat noch nicht begonnen
home-lobby-about = { $place ->
    [alone] { "" }
   *[other] { $place } ·{ " " }
}{ $taken ->
    [one] bisher eine Person
   *[other] bisher { $taken } am Tisch
}
home-table-about = Am Tisch ({ $taken } von { $seats }): { $players }
home-to-table = Zum Tisch
home-cancel = Abbrechen
home-cancel-ask =
    ### { $title } abbrechen?
    Wer schon dabei ist, verliert den Platz.
home-waiting = { $title } läuft
home-waiting-about = { $place ->
    [alone] Gerade ist nichts zu tun.
   *[other] { $place } · die anderen überlegen noch
}
home-challenge = { $player } fordert dich heraus
home-challenge-about = { $game }: die gleichen Würfe für beide, jeder allein. Endet { $time }.
home-new = Lerne ein Spiel in drei Minuten
home-new-about = Vier Würfe auf einem vorbereiteten Blatt; nichts davon zählt.
home-first = Jetzt ein Spiel allein
home-first-about = Ohne Zeitlimit, und niemand wartet auf dich.
home-daily = { $is_done ->
    [yes] Die Tagesblätter sind geschafft
   *[no] Spiel das Blatt von heute
}
home-daily-game = { $game }:{ $state ->
    [open] { " " }offen
    [begun] { " " }angefangen
    [done] { " " }fertig
   *[points] { " " }{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
home-daily-open = { $is_done ->
    [yes] Ergebnisse
   *[no] Spielen
}
home-puzzle = { $which ->
    [day] Das Rätsel des Tages
   *[any] Ein Rätsel für dich
}
home-puzzle-about = { $game }: { $state ->
    [open] Welcher Zug ist der beste?
    [solved] gelöst
   *[missed] nicht gelöst
}{ $tries ->
    [0] { "" }
   *[other] { " " }· { puzzle-solved }
}
home-puzzle-any = Ein Moment aus einem echten Spiel: Welcher Zug ist der beste?
home-puzzle-open = { $is_done ->
    [yes] Die Lösung
   *[no] Lösen
}
home-nothing =
    ## Gerade wartet nichts auf dich
    Öffne einen Tisch oder spiel allein.

home-table = Tisch öffnen
home-alone = Allein spielen
home-game-alone = { $game } allein spielen
home-learn = Lernen
home-leaderboard = Rangliste
home-profile = Mein Profil
home-settings = Einstellungen
home-more-title = ## 🧭 Mehr
home-newest = Analyse
home-newest-about = **Glück oder Können?** Die Analyse deines letzten Spiels, und sein Film
home-brought = { $count ->
    [one] 🎉 Dein Link hat jemanden hergebracht
   *[other] 🎉 Dein Link hat { $count } Leute hergebracht
}
home-brought-about = { $count ->
    [one] Jemand, der hier noch nie gespielt hat, hat geöffnet, was du geteilt hast.
   *[other] { $count } Leute, die hier noch nie gespielt haben, haben geöffnet, was du geteilt hast.
}
home-duel = Herausfordern
home-duel-about = **Gegen jemanden mit denselben Würfen**, oder gegen ein beendetes Spiel
home-about = Der Bot
home-about-about = **Was dieser Bot ist**, und wie er auf einen Server kommt
home-back = Startseite
home-which = { $what ->
    [table] ### Welches Spiel?
   *[alone] ### Welches Spiel möchtest du allein spielen?
}
home-opened = ✅ Dein Tisch ist in diesem Kanal offen. Die anderen drücken **Mitspielen**; mit **Computer** kommen Computerspieler dazu.
refused-review-none = Du hast noch kein Spiel zu Ende gespielt. Danach findest du hier seine Analyse.

## The bot's first and only message to a server that it has just joined.

greeting =
    👋 **Roll and write, zusammen:** { $games }
    Alle würfeln dasselbe, jeder spielt auf einem eigenen Blatt. `/start` zeigt allen, was für sie ansteht; ich bin still, bis jemand spielt.
greeting-sheets = Ein Blatt von { $games }, jeweils mitten im Spiel.
greeting-table = Erster Tisch
greeting-daily = Tagesblatt hierher
