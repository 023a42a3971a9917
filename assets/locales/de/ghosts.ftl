# Geister, die Spiele gegen sie, und Herausforderungen mit /herausfordern.

mode-ghosts = Gegen Geister
ghost-play = Gegen die Geister spielen
ghost-name = { $whose ->
    [person] Geist von { $name }
    [computer] Geist von Computer { $name }
   *[nobody] Ein Geist
}
ghost-title = { $some ->
    [yes] ### 👻 Ein beendetes Spiel { $game } noch einmal
    Wähle eins deiner Spiele: Seine Würfe kommen wieder, und seine Geister spielen wie damals.
   *[no] ### 👻 Noch kein beendetes Spiel { $game }
    Spiel eins zu Ende; dann kannst du hier gegen seine Geister antreten.
}
ghost-choose = Gegen welches Spiel?
ghost-champion = Wer hier letzte Saison vorn lag
ghost-offer = { $which ->
    [best] Dein bestes: { $level }
   *[newest] { $mode }, { $level }
} · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $game }
panel-ghosts = gegen Geister
panel-ghosts-over = -# 👻 Gegen Geister zählt nichts. Die Würfe sind die von Spiel { $source } · 🔒 { $seal } · Spiel { $game }
seal-ghosts =
    🔒 **Die Würfe von Spiel { $game } sind die von Spiel { $source }:**
    `{ $hash }`
    Das ist der SHA-256 des Würfelschlüssels, aus dem beide ihre Würfe haben. Jenes Spiel ist vorbei, also ist sein Schlüssel vielleicht schon bekannt; **Faire Würfel** prüft die Würfe von diesem nach, wenn es endet.
verify-ghosts = 👻 Die Würfe dieses Spiels sind die von Spiel { $game }{ $skipped ->
    [none] { "" }
   *[other] , ohne Nummer { $skipped }, wo damals noch einmal geworfen wurde: Hier fehlt sie, unten zählt sie mit
}.
verify-challenge = Diese Würfe gehören zu einer Herausforderung, die noch offen ist. Frag wieder, wenn ihr Ergebnis da ist.

refused-ghost-none = Es gibt kein beendetes Spiel, gegen das du spielen könntest. Spiele erst eins zu Ende.
refused-ghost-not-over = Gegen dieses Spiel kannst du spielen, sobald es zu Ende gespielt ist.
refused-ghost-daily = Andere spielen dieses Tagesblatt vielleicht noch. Gegen das Spiel kannst du { $time } spielen.
refused-ghost-old = Dieses Spiel ist zu alt, um dagegen zu spielen: Seine Würfe lassen sich nicht noch einmal werfen.
refused-ghost-moves = Gegen dieses Spiel kann niemand spielen: In einem neuen wären die Züge von damals nicht alle möglich.
refused-challenge-open = Die Würfe dieses Spiels gehören zu einer offenen Herausforderung. Deshalb sieht sie niemand, bevor das Ergebnis da ist.

command-challenge = herausfordern
command-challenge-about = Du spielst jetzt allein; danach spielt jemand anders dieselben Würfe
option-challenged-about = Wen du herausforderst; bekommt eine einzige Nachricht
option-challenge-game-about = Welches Spiel; ohne Angabe das, das du spielst
option-challenge-level-about = Das Level; ohne Angabe das übliche
panel-challenge = -# ⚔️ { $game ->
    [first] Deine Herausforderung: Wenn dieses Spiel vorbei ist, geht sie mit denselben Würfen raus.
   *[answer] Eine Herausforderung: Du spielst dieselben Würfe; wer mehr Punkte hat, gewinnt.
} Ohne Tipps; wer aussteigt oder länger als drei Tage braucht, hat verloren. Die Würfe bleiben geheim, bis das Ergebnis im Kanal steht.
panel-challenge-over = ⚔️ { $game ->
    [first] Jetzt geht deine Herausforderung raus. Das Ergebnis kommt in den Kanal, in dem du sie gestellt hast.
    [lost] Die Herausforderung hast du verloren: Das Spiel ist nicht bis zum Ende gespielt worden.
   *[answer] Beide haben gespielt: Das Ergebnis kommt in den Kanal der Herausforderung.
}
seal-challenge =
    🔒 **Die Würfe von Spiel { $game } sind die von Spiel { $source }:**
    `{ $hash }`
    Das ist der SHA-256 des Würfelschlüssels, aus dem beide Spiele dieser Herausforderung ihre Würfe haben. Er bleibt geheim, bis das Ergebnis da ist; dann prüft **Faire Würfel** die Würfe von diesem Spiel nach.
challenge-ask = ⚔️ { $challenger } fordert dich heraus: **{ $title }**. Du spielst dieselben Würfe, allein und ohne Tipps; wer mehr Punkte hat, gewinnt. Das Ergebnis kommt in { $channel }. Es zählt nur für die Rangliste der Herausforderungen. Sie gilt bis { $time }; nimmst du an, hast du drei Tage, und wer aussteigt, verliert.
challenge-ask-here = { $player }: { $ask }
challenge-accept = Annehmen
challenge-refuse = Nein, danke
challenge-refused = Gut, keine Herausforderung.
challenge-played = ⚔️ **Herausforderung · { $title }**
challenge-won = { $winner } gewinnt gegen { $loser }: { $points } zu { $other }.
challenge-tie = { $challenger } und { $opponent } haben beide { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
challenge-given-up = { $loser } hat { $winner } herausgefordert, aber nicht zu Ende gespielt, und damit verloren.
challenge-not-finished = { $winner } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}: { $loser } hat nicht zu Ende gespielt.
challenge-as-it-stands = { $challenger } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. { $opponent } hat nicht gespielt.
challenge-stopped = { $challenger } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. { $opponent } hat nicht zu Ende gespielt.
mode-challenge = Herausforderungen

refused-challenge-over = Diese Herausforderung ist vorbei.
refused-not-challenged = Diese Herausforderung gilt jemand anderem.
refused-challenged-self = Dich selbst kannst du nicht herausfordern. Gegen dein eigenes bestes Spiel spielst du mit **Geister**, hinter **Mehr** in /start.
refused-challenged-bot = { $player } ist ein Bot. Fordere einen Menschen heraus.
refused-challenged-stranger = { $player } ist nicht auf diesem Server. Fordere jemanden heraus, der hier ist.
refused-challenged-already = Mit { $player } läuft schon eine Herausforderung. Warte auf ihr Ergebnis.
refused-challenged-too-often = Du hast dieselbe Person in letzter Zeit schon { $count }-mal herausgefordert. Das nächste Mal geht es { $time }.
refused-challenges-of-host = { $count } Herausforderungen von dir sind offen. Warte ein Ergebnis ab, dann geht die nächste.
refused-challenges-of-guest = Für { $player } sind schon viele Herausforderungen offen. Versuche es später.
refused-challenge-level = Dieses Level gibt es nicht. Wähle eins von { $levels }.
refused-challenge-not-alone = Dieses Spiel lässt sich nicht allein spielen, also gibt es darin keine Herausforderungen.

# On profiles.
challenge-figure = Herausforderungen
