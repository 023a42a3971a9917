### Turn notices, in games that go on for days, and the page that sets them.

turn-notice = 🎲 { $player ->
    [none] Jij bent
   *[other] { $player }, je bent
} aan zet in **{ $title }** in { $channel }. Je tijd loopt af { $time }.
turn-late = ⏳ { $player ->
    [none] Er wacht
   *[other] { $player }, er wacht
} nog een spel op je: **{ $title }** in { $channel }. Je tijd loopt af { $time }.
turn-sheet = Naar mijn spel
turn-change = Meldingen

notify-title = ## 🔔 Als je aan zet bent
notify-hint =
    In spellen waarin een beurt een dag mag duren, meld ik me één keer als je aan zet bent, en één keer als er nog een kwart van de tijd over is. Heb je je zet dan al gedaan, dan komt er niets.
    -# Wijzigingen worden meteen opgeslagen. In spellen met kortere beurten stuur ik niemand een melding.
notify-place = { $place ->
    [dm] Als privébericht
    [channel] In het kanaal van het spel
   *[none] Helemaal niet
}
notify-where = **Waar:** { $place }
notify-where-choose = Ergens anders …
notify-quiet = { $is_on ->
    [yes] **Stille uren:** van { $from } tot { $until }. Wat in die tijd binnenkomt, wacht tot { $until }, als je dan nog aan zet bent.
   *[no] **Stille uren:** geen
}
notify-quiet-never = Geen stille uren
notify-quiet-from = Stil vanaf …
notify-quiet-until = … tot

# The clock by which a person lives.
clock-now = { $kind ->
    [city] **Je klok:** { $time }, { $city }
    [fixed] **Je klok:** { $time }, het hele jaar { $city }. Kies een stad, dan geldt de zomertijd daar.
   *[none] **Je klok:** niet ingesteld, dus ik ga uit van UTC: { $time }. In welke stad is het even laat als bij jou?
}
clock-cities = { $hours ->
    [none] Kies een stad …
   *[other] Waar het nu { $hours } is …
}
clock-other-time = Geen van deze? Het is …
