### The lesson: four throws on a prepared sheet.

command-learn = leren
command-learn-about = Leer een spel in drie minuten: vier worpen op een voorbereid blaadje
option-learn-game-about = Het spel dat je wilt leren

learn-title = 🎓 **{ $game }: worp { $number } van { $throws }**
learn-hint = Hint
learn-why-not = Waarom daar niet?
learn-best = 👍 De computerspeler *{ $strength }* zou hetzelfde doen.
learn-taught = 👍 Daar gaat het bij deze worp precies om.
learn-good = 👍 Goede zet: geen andere is duidelijk beter.
learn-better = 🤔 Een computer zou het anders doen, voor ongeveer { $points ->
    [one] 1 punt
   *[other] { $points } punten
} meer: { $hint }
learn-next = { $is_last ->
    [yes] Les afronden
   *[no] Volgende worp
}
learn-done = 🎓 **Je kunt nu { $game } spelen.** Hier telde niets mee.
learn-back = Terug naar je spel
learn-again = Vanaf het begin
learn-other = { $game } leren
learn-anew = Deze les is intussen veranderd. Opnieuw beginnen?
learn-offer = Leren in 3 minuten
learn-decline = Ik ken het spel
learn-instead = 🤔 Bij deze worp gaat het om iets anders: { $hint }
learn-drawn = -# Doorgetrokken: de betere zet. Gestippeld: die van jou.
learn-once-more = Nog een keer
learn-which = 🎓 **Welk spel wil je leren?** Elke les duurt drie minuten, op een voorbereid blaadje, en telt niet mee.
learn-known = ✅ Je hebt { $games } al geleerd.
