### BRILLIANT: moves that have no text of their own yet, then the reasons.

brilliant-hint-number = { $number } op { $field }
brilliant-hint-strike = Streep de { $value } van { $area } door
reason-brilliant-finish = Daarmee voltooi je { $area } voor { $value ->
    [one] 1 punt
   *[other] { $value } punten
}.
reason-brilliant-finish-target = Daarmee voltooi je { $area } voor { $value ->
    [one] 1 punt
   *[other] { $value } punten
} en haal je het doel van { $target }.
reason-brilliant-last = Het is de laatste worp en geen getal voltooit een vlak: elke keuze is even goed.
reason-brilliant-one-left = Dan is in { $area } alleen { $field } nog leeg. Dat vlak is nu { $value ->
    [one] 1 punt
   *[other] { $value } punten
} waard, { $throws ->
    [0] al kan nog geen worp het voltooien
    [one] en 1 van de 36 worpen voltooit het
   *[other] en { $throws } van de 36 worpen voltooien het
}.
reason-brilliant-helps = Dan { $throws ->
    [one] voltooit 1 van de 36 worpen { $area }
   *[other] voltooien { $throws } van de 36 worpen { $area }
}; { $before ->
    [0] eerst geen enkele
    [one] eerst maar 1
   *[other] eerst waren het er { $before }
}.
reason-brilliant-most-ways = Daarna { $ways ->
    [one] blijft 1 van de { $before } mogelijkheden over om een getal in te vullen
   *[other] blijven { $ways } van de { $before } mogelijkheden over om een getal in te vullen
}, { $is_alone ->
    [yes] meer dan na elke andere keuze
   *[no] en geen andere keuze laat er meer over
}.
reason-brilliant-progress = { $filled ->
    [one] Daarmee begin je { $area }
   *[other] Daarmee ga je verder in { $area }
}, nu { $value ->
    [one] 1 punt
   *[other] { $value } punten
} waard; daarna { $throws ->
    [one] past daar 1
   *[other] passen daar { $throws }
} van de 36 worpen.
reason-brilliant-ways = { $ways ->
    [0] Het is het laatste getal dat op je blaadje past.
    [one] Daarna blijft 1 van de { $before } mogelijkheden over om een getal in te vullen.
   *[other] Daarna blijven { $ways } van de { $before } mogelijkheden over om een getal in te vullen.
}
reason-brilliant-nothing-fits = Bij deze worp past niets.
reason-brilliant-keeps-ways = Zo { $ways ->
    [one] blijft 1 mogelijkheid
   *[other] blijven { $ways } mogelijkheden
} over om een getal in te vullen, en elk getal dat past, laat er minder over.
reason-brilliant-patience = { $choices ->
    [one] Er past één getal, maar leeg is dat veld misschien meer waard.
   *[other] Er zijn { $choices } mogelijkheden, maar leeg zijn die velden misschien meer waard.
}
reason-brilliant-start = Aan deze getallen grenzen { $fields } lege velden, en er zijn { $ways } mogelijkheden voor het volgende getal.
reason-brilliant-strike-lost = Dat vlak kun je niet meer voltooien: er ontbreken nog { $left } getallen, en { $rolls ->
    [one] dit is de laatste worp
   *[other] er zijn nog maar { $rolls } worpen
}.
reason-brilliant-strike-far = { $left ->
    [one] Er ontbreekt nog 1 getal
   *[other] Er ontbreken nog { $left } getallen
}, en bij geen ander vlak dat je kunt kiezen zijn het er meer.
reason-brilliant-strike-least = Dat kost { $loss ->
    [one] 1 punt
   *[other] { $loss } punten
}, en geen ander vlak kost minder.
reason-brilliant-strike-next = Daar kun je nog { $stays ->
    [one] 1 punt
   *[other] { $stays } punten
} verdienen, en { $left ->
    [one] er ontbreekt 1 getal
   *[other] er ontbreken { $left } getallen
}.
differs-brilliant-points = Het geeft meteen { $here ->
    [one] 1 punt
   *[other] { $here } punten
} in plaats van { $there ->
    [0] 0
   *[other] { $there }
}.
differs-brilliant-completes = Daarna { $here ->
    [one] kan 1
   *[other] kunnen { $here }
} van de 36 worpen een vlak voltooien, in plaats van { $there ->
    [0] geen enkele
   *[other] { $there }
}.
differs-brilliant-worth = Het vlak is nu { $here ->
    [one] 1 punt
   *[other] { $here } punten
} waard{ $there ->
    [0] { "" }
   *[other] , dat van de andere zet { $there }
}.
differs-brilliant-missing = In het vlak { $here ->
    [one] ontbreekt dan nog 1 getal
   *[other] ontbreken dan nog { $here } getallen
}, in dat van de andere zet { $there }.
differs-brilliant-next = Daarna { $here ->
    [one] past daar 1
   *[other] passen daar { $here }
} van de 36 worpen, in plaats van { $there ->
    [0] geen enkele
   *[other] { $there }
}.
differs-brilliant-ways = Zo { $here ->
    [one] blijft 1 mogelijkheid
   *[other] blijven { $here } mogelijkheden
} over om een getal in te vullen, in plaats van { $there ->
    [0] geen enkele
   *[other] { $there }
}.
