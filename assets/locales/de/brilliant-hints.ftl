### BRILLIANT: moves that have no text of their own yet, then the reasons.

brilliant-hint-number = { $number } auf { $field }
brilliant-hint-strike = Die { $value } von { $area } streichen
reason-brilliant-finish = Das vervollständigt { $area } für { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}.
reason-brilliant-finish-target = Das vervollständigt { $area } für { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
} und erreicht das Ziel von { $target }.
reason-brilliant-last = Es ist der letzte Wurf, und keine Zahl vervollständigt einen Bereich: Jede Wahl ist gleich gut.
reason-brilliant-one-left = Dann fehlt in { $area }, zurzeit { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
} wert, nur noch { $field }, { $throws ->
    [0] auch wenn noch kein Wurf dorthin passt
    [one] und 1 von 36 Würfen passt dorthin
   *[other] und { $throws } von 36 Würfen passen dorthin
}.
reason-brilliant-helps = { $throws ->
    [one] 1 von 36 Würfen vervollständigt
   *[other] { $throws } von 36 Würfen vervollständigen
} dann { $area }, { $before ->
    [0] bisher war es keiner
    [one] bisher war es nur einer
   *[other] bisher waren es { $before }
}.
reason-brilliant-most-ways = Danach { $ways ->
    [one] bleibt 1 von { $before } Möglichkeiten, eine Zahl einzutragen
   *[other] bleiben { $ways } von { $before } Möglichkeiten, eine Zahl einzutragen
}, { $is_alone ->
    [yes] mehr als nach jeder anderen Wahl
   *[no] und keine andere Wahl lässt mehr
}.
reason-brilliant-progress = { $filled ->
    [one] Damit ist { $area } begonnen
   *[other] Das setzt { $area } fort
} (zurzeit { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}), und { $throws ->
    [one] 1 von 36 Würfen passt
   *[other] { $throws } von 36 Würfen passen
} dort als Nächstes.
reason-brilliant-ways = { $ways ->
    [0] Es ist die letzte Zahl, die auf dein Blatt passt.
    [one] Danach bleibt 1 von { $before } Möglichkeiten, eine Zahl einzutragen.
   *[other] Danach bleiben { $ways } von { $before } Möglichkeiten, eine Zahl einzutragen.
}
reason-brilliant-nothing-fits = Zu diesem Wurf passt nichts.
reason-brilliant-keeps-ways = { $ways ->
    [one] 1 Möglichkeit bleibt
   *[other] { $ways } Möglichkeiten bleiben
} offen, und nach jeder Zahl, die passt, wären es weniger.
reason-brilliant-patience = { $choices ->
    [one] Eine Zahl würde passen, aber leer ist ihr Feld vielleicht mehr wert.
   *[other] Es gäbe { $choices } Möglichkeiten, aber leer sind ihre Felder vielleicht mehr wert.
}
reason-brilliant-start = { $fields } leere Felder berühren diese Zahlen, und für die nächste gibt es { $ways } Möglichkeiten.
reason-brilliant-strike-lost = Du kannst den Bereich nicht mehr vervollständigen: Ihm fehlen { $left } Zahlen, und { $rolls ->
    [one] das ist der letzte Wurf
   *[other] nur { $rolls } Würfe bleiben
}.
reason-brilliant-strike-far = { $left ->
    [one] Ihm fehlt 1 Zahl
   *[other] Ihm fehlen { $left } Zahlen
}, und keinem anderen, den du wählen könntest, fehlen mehr.
reason-brilliant-strike-least = Er verliert { $loss ->
    [one] 1 Punkt
   *[other] { $loss } Punkte
}, und kein anderer Bereich verliert weniger.
reason-brilliant-strike-next = Dort kannst du noch { $stays ->
    [one] 1 Punkt
   *[other] { $stays } Punkte
} bekommen, und { $left ->
    [one] 1 Zahl fehlt
   *[other] { $left } Zahlen fehlen
}.
differs-brilliant-points = Das bringt sofort { $here ->
    [one] 1 Punkt
   *[other] { $here } Punkte
} statt { $there ->
    [0] keinem
   *[other] { $there }
}.
differs-brilliant-completes = Danach { $here ->
    [one] kann 1 der 36 Würfe
   *[other] können { $here } der 36 Würfe
} einen Bereich vervollständigen, statt { $there ->
    [0] keinem
   *[other] { $there }
}.
differs-brilliant-worth = Der Bereich ist gerade { $here ->
    [one] 1 Punkt
   *[other] { $here } Punkte
} wert{ $there ->
    [0] { "" }
   *[other] , der des anderen Zugs { $there }
}.
differs-brilliant-missing = Dem Bereich { $here ->
    [one] fehlt dann noch 1 Zahl
   *[other] fehlen dann noch { $here } Zahlen
}, dem des anderen Zugs { $there }.
differs-brilliant-next = Dort { $here ->
    [one] passt als Nächstes 1 der 36 Würfe
   *[other] passen als Nächstes { $here } der 36 Würfe
}, statt { $there ->
    [0] keinem
   *[other] { $there }
}.
differs-brilliant-ways = Danach gibt es { $here ->
    [one] 1 Möglichkeit
   *[other] { $here } Möglichkeiten
}, eine Zahl einzutragen, statt { $there ->
    [0] keiner
   *[other] { $there }
}.
