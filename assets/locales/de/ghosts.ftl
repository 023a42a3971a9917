### Challenges: /challenge and what it opens.

mode-ghosts = Gegen Geister
mode-challenge = Herausforderungen
ghost-name = { $whose ->
    [player] Geist von { $name }
   *[nobody] Ein Geist
}

## The page that begins a challenge.

command-challenge = herausfordern
command-challenge-about = Zu zweit dasselbe Blatt, dieselben Würfe, jeder für sich; oder gegen ein beendetes Spiel
option-challenged-about = Wen du herausforderst
duel-challenge = Herausfordern
duel-title = ## ⚔️ Herausforderung
duel-about =
    { $opponent ->
        [none] Ihr spielt
       *[other] Du und { $opponent } spielt
    } beide dasselbe Blatt mit denselben Würfen, jeder für sich und ohne Tipps. Wer mehr Punkte hat, gewinnt.
    -# Du fängst an. Danach bekommt { $opponent ->
        [none] die andere Person
       *[other] { $opponent }
    } eine Nachricht und sieht deine Punkte unter dem eigenen Blatt mitlaufen. Jeder hat { $days } Tage Zeit; wer das Spiel verlässt oder nicht fertig wird, hat verloren. Das Ergebnis kommt hierher.
duel-about-dm = Fordere eins deiner Spiele heraus: Spiel dieselben Würfe noch einmal und hol mehr Punkte. Andere forderst du auf einem Server heraus: Dort steht nachher das Ergebnis.
duel-goal =
    Zu schlagen: **{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }** mit denselben Würfen, { $player ->
        [own] dein Spiel
       *[other] das Spiel von { $player }
    } vom { $time } ({ $title }).
    -# Du spielst allein; die Linie unter deinem Blatt zeigt Wurf für Wurf die Punkte von damals. Es zählt nicht, und du kannst es so oft spielen, wie du willst.
duel-who = Wen forderst du heraus?
duel-game = Spiel: { $game }
duel-level = { $level }
duel-length = { $length ->
    [express] Express: { $throws } Würfe, etwa fünf Minuten
   *[full] Ganzes Spiel
}
duel-throws = { $is_new ->
    [yes] Würfe: neue
   *[no] Würfe: beendetes Spiel
}
duel-new = Neue Würfe
duel-offer = { $whose ->
    [best] Dein bestes
    [other] Vom Gegner
   *[newest] Dein neuestes
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $level }
duel-begin = Los geht’s

## On the sheet, and when it is full.

panel-ghosts = Gegen Geister
panel-rivalry = { $side ->
    [race] Herausforderung: { $rival ->
        [own] dein eigenes Spiel
       *[other] das Spiel von { $rival }
    }
   *[other] Herausforderung mit { $rival }
}
duel-begins = { $side ->
    [challenger] ⚔️ Du fängst an, dann ist { $rival } am Zug. Du hast Zeit bis { $time }; wer das Spiel verlässt oder nicht fertig wird, verliert.
    [opponent] ⚔️ Die Linie unter deinem Blatt zeigt die Punkte von { $rival }. Du hast Zeit bis { $time }; wer das Spiel verlässt oder nicht fertig wird, verliert.
   *[race] ⚔️ Dieselben Würfe: Die Linie unter deinem Blatt zeigt { $rival ->
        [own] deine Punkte von damals.
       *[other] die Punkte von { $rival }.
    }
}
strip-own = Du: { $points }
strip-other = Zu schlagen: { $points }
duel-next = ⚔️ Jetzt ist { $rival } am Zug, bis { $time }. Das Ergebnis kommt in { $channel }; bis dahin bleiben die Würfe geheim.
duel-over = { $side ->
    [race] ⚔️ { $ahead ->
        [yes] Gewonnen
        [no] Verloren
       *[level] Gleichstand
    }: { $own } zu { $points } { $rival ->
        [own] von damals.
       *[other] von { $rival }.
    }
   *[other] ⚔️ { $ahead ->
        [yes] **Du gewinnst** gegen { $rival }: { $own } zu { $points }.
        [no] { $rival } **gewinnt** gegen dich: { $points } zu { $own }.
       *[level] Du und { $rival } habt **beide { $own }**.
    }
}
duel-posted = Das Ergebnis kommt in { $channel }.
duel-lost = ⚔️ Du hast die Herausforderung verloren: Das Spiel ist nicht bis zum Ende gespielt worden. Das Ergebnis kommt in { $channel }.
duel-leave = Das Spiel endgültig verlassen? Es endet damit, und du hast die Herausforderung verloren.
ending-rival = { $side ->
    [race] Zu schlagen
   *[other] Gegner
}
panel-ghosts-over = -# Dieses Spiel zählt nicht. Die Würfe sind die von Spiel { $source } · 🔒 { $seal } · Spiel { $game }
seal-ghosts =
    🔒 **Die Würfe von Spiel { $game } sind die von Spiel { $source }:**
    `{ $hash }`
    Das ist der SHA-256 des Würfelschlüssels, aus dem beide ihre Würfe haben. Jenes Spiel ist vorbei, also ist sein Schlüssel vielleicht schon bekannt; **Faire Würfel** prüft die Würfe von diesem nach, wenn es endet.
seal-challenge =
    🔒 **Die Würfe von Spiel { $game } sind die von Spiel { $source }:**
    `{ $hash }`
    Das ist der SHA-256 des Würfelschlüssels, aus dem beide Spiele dieser Herausforderung ihre Würfe haben. Er bleibt geheim, bis das Ergebnis da ist; dann prüft **Faire Würfel** die Würfe von diesem Spiel nach.
verify-ghosts = 👻 Die Würfe dieses Spiels sind die von Spiel { $game }{ $skipped ->
    [none] { "" }
   *[other] , ohne Nummer { $skipped }, wo damals noch einmal gewürfelt wurde: Hier fehlt sie, unten zählt sie mit
}.
verify-challenge = Diese Würfe gehören zu einer Herausforderung, die noch offen ist. Frag wieder, wenn ihr Ergebnis da ist.

## What a challenge sends.

challenge-ask =
    ⚔️ **{ $challenger } fordert dich heraus: { $title }**
    Blatt und Würfe sind für euch beide gleich. Du spielst allein und ohne Tipps; wer mehr Punkte hat, gewinnt.
    -# Annehmen kannst du bis { $time }; dann hast du drei Tage. Wenn du das Spiel verlässt oder nicht fertig wirst, hast du verloren. Das Ergebnis kommt in { $channel } und zählt nur für die Rangliste der Herausforderungen.
challenge-ask-here = { $player }: { $ask }
challenge-accept = Annehmen
challenge-refuse = Nein, danke
challenge-refused = Gut, keine Herausforderung.
challenge-played = ⚔️ **Herausforderung · { $title }**
challenge-won = 🏆 { $winner } gewinnt gegen { $loser }: **{ $points } zu { $other }**.
challenge-tie = { $challenger } und { $opponent } haben beide **{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}**.
challenge-given-up = 🏆 { $winner } gewinnt: Die Herausforderung kam von { $loser }, aber das Spiel dazu ist nicht zu Ende gespielt worden.
challenge-not-finished = 🏆 { $winner } gewinnt mit **{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}**: { $loser } hat nicht zu Ende gespielt.{ $is_early ->
    [yes] { " " }Das war vor der Hälfte der Würfe und zählt in der Rangliste nicht als Sieg.
   *[no] { "" }
}
challenge-unanswered = { $challenger } hat **{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}**. { $how ->
    [late] { $opponent } hat nicht rechtzeitig angenommen; die Herausforderung endet ohne Sieg.
    [declined] { $opponent } spielt diesmal nicht mit; die Herausforderung endet ohne Sieg.
    [stopped] { $opponent } hat nicht zu Ende gespielt.
   *[gone] Einer der beiden spielt hier nicht mehr; die Herausforderung endet ohne Sieg.
}

refused-ghost-not-over = Dieses Spiel kannst du herausfordern, sobald es zu Ende gespielt ist.
refused-ghost-daily = Andere spielen dieses Blatt vielleicht noch. Herausfordern kannst du das Spiel { $time }.
refused-ghost-old = Dieses Spiel ist zu alt für eine Herausforderung: Seine Würfe lassen sich nicht wiederholen. Nimm ein neueres.
refused-ghost-table = Dieses Spiel wurde am Tisch gespielt, und dort kommt es nicht nur auf die Würfe an. Mit /herausfordern forderst du jemanden heraus, oder ein Spiel, das jemand allein gespielt hat.
refused-challenge-open = Die Würfe dieses Spiels gehören zu einer offenen Herausforderung. Deshalb sieht sie niemand, bevor das Ergebnis da ist.
refused-challenge-over = Diese Herausforderung ist vorbei. Mit /herausfordern beginnst du eine neue.
refused-challenge-guest = Hier bin ich nur zu Gast und könnte das Ergebnis nicht zeigen. Fordere andere auf einem Server heraus, auf dem es mich gibt; hier kannst du deine eigenen Spiele übertreffen.
refused-not-challenged = Diese Herausforderung gilt jemand anderem. Mit /herausfordern beginnst du eine eigene.
refused-challenged-self = Dich selbst kannst du nicht herausfordern, aber eins deiner Spiele: Wähle es unter **Würfe** aus.
refused-challenged-bot = { $player } ist ein Bot. Fordere einen Menschen heraus.
refused-challenged-stranger = { $player } ist nicht auf diesem Server. Fordere jemanden heraus, der hier ist.
refused-challenged-already = Mit { $player } läuft schon eine Herausforderung. Warte auf ihr Ergebnis.
refused-challenged-too-often = Du hast dieselbe Person in letzter Zeit schon { $count }-mal herausgefordert. Das nächste Mal geht es { $time }.
refused-challenged-nobody = Wähle erst aus, wen du herausforderst.
refused-challenges-of-host = { $count } Herausforderungen von dir sind offen. Warte ein Ergebnis ab, dann geht die nächste.
refused-challenges-of-guest = Für { $player } sind schon viele Herausforderungen offen. Versuche es später.
refused-challenge-not-alone = Dieses Spiel lässt sich nicht allein spielen, also gibt es darin keine Herausforderungen. Wähle ein anderes Spiel.

## On profiles.

challenge-figure = Herausforderungen
board-what-challenges = In Herausforderungen besiegt
board-title-challenges = ## ⚔️ { $game }: besiegte Gegner in Herausforderungen
board-value-challenges = { $value ->
    [one] 1 Person besiegt
   *[other] { $value } Personen besiegt
}
board-counted-challenges = -# Wen du in einer Herausforderung besiegt hast, der zählt einmal, wer auch immer sie gestellt hat. Wer das Spiel verlässt oder nicht rechtzeitig fertig wird, hat verloren; als Sieg zählt das, wenn die Hälfte der Würfe gespielt war.
