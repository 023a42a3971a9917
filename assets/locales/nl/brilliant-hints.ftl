### BRILLIANT: moves that have no text of their own yet, then the reasons.

brilliant-hint-number = { $number } op { $field }
brilliant-hint-strike = Streep de { $value } van { $area } door
brilliant-hint-finish = Daarmee voltooi je { $area } voor { $value ->
    [one] 1 punt
   *[other] { $value } punten
}.
brilliant-hint-finish-target = Daarmee voltooi je { $area } voor { $value ->
    [one] 1 punt
   *[other] { $value } punten
} en haal je het doel van { $target }.
brilliant-hint-last = Het is de laatste worp en geen getal voltooit een vlak: elke keuze is even goed.
brilliant-hint-one-left = Dan is in { $area } alleen { $field } nog leeg. Dat vlak is nu { $value ->
    [one] 1 punt
   *[other] { $value } punten
} waard, { $throws ->
    [0] al kan nog geen worp het voltooien
    [one] en 1 van de 36 worpen voltooit het
   *[other] en { $throws } van de 36 worpen voltooien het
}.
brilliant-hint-helps = Dan { $throws ->
    [one] voltooit 1 van de 36 worpen { $area }
   *[other] voltooien { $throws } van de 36 worpen { $area }
}, { $before ->
    [0] eerst was het er geen
   *[other] eerst waren het er { $before }
}.
brilliant-hint-most-ways = Zo { $ways ->
    [one] blijft 1 plek
   *[other] blijven { $ways } plekken
} open, { $is_alone ->
    [yes] meer dan bij elke andere keuze
   *[no] en geen andere keuze laat meer open
}.
brilliant-hint-progress = { $filled ->
    [one] Daarmee begin je { $area }
   *[other] Daarmee ga je verder in { $area }
}, nu { $value ->
    [one] 1 punt
   *[other] { $value } punten
} waard; { $throws ->
    [one] 1 van de 36 worpen past
   *[other] { $throws } van de 36 worpen passen
} daar als volgende.
brilliant-hint-ways = { $ways ->
    [0] Het is het laatste getal dat op je blaadje past.
    [one] Zo blijft 1 plek open.
   *[other] Zo blijven { $ways } plekken open.
}
brilliant-hint-nothing-fits = Bij deze worp past niets.
brilliant-hint-keeps-ways = { $ways ->
    [one] Er is 1 plek
   *[other] Er zijn { $ways } plekken
} open, en elk getal dat past, laat er minder over.
brilliant-hint-patience = { $choices ->
    [one] Er past één getal, maar leeg is dat veld misschien meer waard.
   *[other] Er zijn { $choices } mogelijkheden, maar leeg zijn die velden misschien meer waard.
}
brilliant-hint-start = Aan deze getallen grenzen { $fields } lege velden, en er zijn { $ways } plekken open.
brilliant-hint-strike-lost = Dat vlak kun je niet meer voltooien: er ontbreken nog { $left } getallen, en { $rolls ->
    [one] dit is de laatste worp
   *[other] er zijn nog maar { $rolls } worpen
}.
brilliant-hint-strike-far = { $left ->
    [one] Er ontbreekt nog 1 getal
   *[other] Er ontbreken nog { $left } getallen
}, en bij geen ander vlak dat je kunt kiezen zijn het er meer.
brilliant-hint-strike-least = Dat kost { $loss ->
    [one] 1 punt
   *[other] { $loss } punten
}, en geen ander vlak kost minder.
brilliant-hint-strike-next = Daar kun je nog { $stays ->
    [one] 1 punt
   *[other] { $stays } punten
} verdienen, en { $left ->
    [one] er ontbreekt 1 getal
   *[other] er ontbreken { $left } getallen
}.
brilliant-differs-points = Het geeft meteen { $here ->
    [one] 1 punt
   *[other] { $here } punten
} in plaats van { $there ->
    [0] geen
   *[other] { $there }
}.
brilliant-differs-completes = Daarna { $here ->
    [one] kan 1
   *[other] kunnen { $here }
} van de 36 worpen een vlak voltooien, in plaats van { $there ->
    [0] geen
   *[other] { $there }
}.
brilliant-differs-worth = Het vlak is nu { $here ->
    [one] 1 punt
   *[other] { $here } punten
} waard{ $there ->
    [0] { "" }
   *[other] , dat van de andere zet { $there }
}.
brilliant-differs-missing = In het vlak { $here ->
    [one] ontbreekt dan nog 1 getal
   *[other] ontbreken dan nog { $here } getallen
}, in dat van de andere zet { $there }.
brilliant-differs-next = Daar { $here ->
    [one] past als volgende 1 van de 36 worpen
   *[other] passen als volgende { $here } van de 36 worpen
}, in plaats van { $there ->
    [0] geen
   *[other] { $there }
}.
brilliant-differs-ways = Zo { $here ->
    [one] blijft 1 plek
   *[other] blijven { $here } plekken
} open in plaats van { $there ->
    [0] geen
   *[other] { $there }
}.
