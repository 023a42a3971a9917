### /home: what is on for a person now, and a way to everything else.

command-home = start
command-home-about = Wat er nu voor je klaarstaat, en al het andere met één klik

home-turn = Jij bent aan zet: { $title }
home-turn-about = { $place ->
    [alone] Solospel: het wacht op jouw zet.
   *[other] { $place }
}{ $time ->
    [none] { "" }
   *[other] { " " }· tijd loopt af { $time }
}
home-lobby = { $title } is nog niet begonnen
home-lobby-about = { $place ->
    [alone] { "" }
   *[other] { $place } ·{ " " }
}{ $taken ->
    [one] tot nu toe 1 speler
   *[other] tot nu toe { $taken } spelers
}
home-table-about = Aan tafel ({ $taken } van { $seats }): { $players }
home-to-table = Naar de tafel
home-cancel = Sluiten
home-cancel-ask =
    ### { $title } sluiten?
    Wie al meedoet, verliest zijn plaats.
home-waiting = { $title } is bezig
home-waiting-about = { $place ->
    [alone] Je hoeft nu niets te doen.
   *[other] { $place } · de anderen denken nog na
}
home-challenge = { $player } daagt je uit
home-challenge-about = { $game }: dezelfde worpen voor allebei, ieder apart. Sluit { $time }.
home-new = Leer een spel in drie minuten
home-new-about = Vier worpen op een voorbereid blaadje; ze tellen niet mee.
home-first = Nu een spel in je eentje
home-first-about = Zonder tijdslimiet, en niemand wacht op je.
home-daily = { $is_done ->
    [yes] De blaadjes van vandaag heb je af
   *[no] Speel het blaadje van vandaag
}
home-daily-game = { $game }:{ $state ->
    [open] { " " }open
    [begun] { " " }begonnen
    [done] { " " }af
   *[points] { " " }{ $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
}
home-daily-open = { $is_done ->
    [yes] Uitslagen
   *[no] Spelen
}
home-puzzle = { $which ->
    [day] De puzzel van de dag
   *[any] Een puzzel voor jou
}
home-puzzle-about = { $game }: { $state ->
    [open] welke zet is de beste?
    [solved] opgelost
   *[missed] niet opgelost
}{ $tries ->
    [0] { "" }
   *[other] { " " }· { puzzle-solved }
}
home-puzzle-any = Een moment uit een echt spel: welke zet is de beste?
home-puzzle-open = { $is_done ->
    [yes] Het antwoord
   *[no] Oplossen
}
home-nothing =
    ## Er wacht nu niets op je
    Open een tafel, of speel in je eentje.

home-table = Tafel openen
home-alone = Alleen spelen
home-game-alone = { $game } solo spelen
home-learn = Leren
home-leaderboard = Ranglijst
home-profile = Mijn profiel
home-settings = Instellingen
home-more-title = ## 🧭 Meer
home-newest = Analyse
home-newest-about = **Geluk of wijsheid?** De analyse van je laatste spel, en de film
home-brought = { $count ->
    [one] 🎉 Iemand kwam via jouw link
   *[other] 🎉 { $count } mensen kwamen via jouw link
}
home-brought-about = { $count ->
    [one] Iemand die hier nog nooit had gespeeld, heeft geopend wat je hebt gedeeld.
   *[other] { $count } mensen die hier nog nooit hadden gespeeld, hebben geopend wat je hebt gedeeld.
}
home-duel = Uitdagen
home-duel-about = **Dezelfde worpen, tegen iemand anders**, of tegen een eerder spel
home-about = Over de bot
home-about-about = **Wat deze bot is**, en hoe je hem op een server zet
home-back = Start
home-which = { $what ->
    [table] ### Welk spel?
   *[alone] ### Welk spel wil je solo spelen?
}
home-opened = ✅ Je tafel staat open in dit kanaal. Anderen drukken op **Meedoen**; computers komen erbij zitten als je het vraagt.
refused-review-none = Je hebt nog geen spel uitgespeeld. Daarna vind je hier de analyse.

## The bot's first and only message to a server that it has just joined.

greeting =
    👋 **Samen roll-and-write spelen:** { $games }
    Iedereen speelt met dezelfde worpen op een eigen blaadje. Met `/start` zie je wat er voor je klaarstaat; ik houd me stil tot er iemand speelt.
greeting-sheets = Een blaadje van { $games }, elk midden in een spel.
greeting-table = Eerste tafel
greeting-daily = Hier elke dag een blaadje
