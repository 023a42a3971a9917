# Die öffentlichen Nachrichten eines Spiels.
computer-name = Computer { $number }
somebody = jemand

lobby-title = ## { $title }
lobby-options = { $clock ->
    [live] 90 Sekunden je Zug
    [relaxed] 10 Minuten je Zug
    [day] ein Tag je Zug
   *[none] ohne Uhr
} · Startzahlen { $start ->
    [free] frei gesetzt
   *[stars] auf den Sternen
}
lobby-seats = **Am Tisch ({ $taken } von { $seats })**
lobby-seat = { $is_host ->
    [yes] • { $player } – Spielleitung
   *[no] • { $player }
}
lobby-hint = -# Beginnt auf Knopfdruck der Spielleitung oder von selbst zu { $seats }. Schließt { $time }. Zum ersten Mal hier? Tippe /regeln.
lobby-join = Mitspielen
lobby-computer = Computer dazu
lobby-start = Start
lobby-leave = Aussteigen
lobby-cancel = Abbrechen
lobby-remove = Jemanden entfernen …
lobby-cancelled = Dieser Tisch ist geschlossen. Öffne einen neuen mit /brilliant spielen.

table-title = ## { $title }
table-waiting = ⏳ Es fehlen: { $players }
table-waiting-until = ⏳ Es fehlen: { $players } – { $time }
table-closing = ✅ Alle haben entschieden. Die Runde schließt { $time }.
table-standing = { $won ->
    [yes] 🏆
   *[no] **{ $place }.**
} { $player } – { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $state ->
    [left] { " " }(ausgestiegen)
    [absent] { " " }(nicht da, ein Computer spielt)
   *[here] { "" }
}
table-closed-dms = 📭 { $players }: Direktnachrichten kommen nicht an. Drücke **Mein Blatt** und spiele gleich hier.
table-open-sheet = -# Dein Blatt ist nicht zu sehen? Drücke **Mein Blatt**.
table-commitment = -# Würfel versiegelt als { $hash } · Spiel { $game }
table-seed = -# Würfelschlüssel { $seed } öffnet das Siegel { $hash } · prüfe es mit /prüfen { $game }
table-winners = { $count ->
    [one] 🏆 **{ $players } gewinnt!**
   *[other] 🏆 **Geteilter Sieg: { $players }**
}
table-cancelled = Dieses Spiel wurde vorzeitig beendet. Es zählt für niemanden.
table-rematch = Revanche
table-sheet = Mein Blatt
table-rules = Regeln
table-more = Mehr
table-reminder = ⏳ { $players }: Dein Zug endet { $time }.
table-reveal = **{ $title }: alle Blätter**
table-reveal-seat = { $number }. { $player }

more-title = Was möchtest du tun?
more-nothing = Du spielst hier nicht mit. Mit /brilliant spielen startest du ein eigenes Spiel.
more-dm = Blatt als Direktnachricht
more-text = Blatt als Text
more-leave = Spiel verlassen
more-end = Spiel beenden
more-dm-sent = Dein Blatt kommt in deine Direktnachrichten.
more-here = Nichts da? Hier öffnen
more-leave-ask = Endgültig aussteigen? Dein Platz passt dann bei jedem Wurf.
more-left = Du hast das Spiel verlassen.
more-end-ask = Das Spiel für alle beenden? Es zählt dann nicht.
more-ended = Das Spiel ist beendet.
more-removed = Erledigt: Die Person ist entfernt.
rematch-open = Der nächste Tisch kommt als neue Nachricht, alle sitzen schon.

# Die eigenen Nachrichten.
panel-title = **{ $title }** · { $channel }{ $round ->
    [0] { "" }
   *[other] { " " }· Runde { $round }
}
panel-title-solo = **{ $title }** · Solo{ $round ->
    [0] { "" }
   *[other] { " " }· Wurf { $round } von 44
}
panel-lobby = Du bist dabei: { $channel }. Dein geheimes Blatt kommt hierher, sobald das Spiel beginnt.
panel-left = Du spielst hier nicht mehr mit.
panel-deadline = Zeit: { $time }
panel-saved = { $ready ->
    [yes] Du bist fertig. Der nächste Wurf kommt, wenn es die anderen auch sind.
   *[no] Die Runde schließt, wenn alle entschieden haben, und früher, wenn alle **Fertig** drücken. Bis dahin kannst du noch ändern.
}
panel-closes = Die Runde schließt { $time }. Bis dahin kannst du noch ändern.
panel-ready = Fertig
panel-roll = Würfeln
panel-undo = Rückgängig
panel-text = Als Text
panel-table = Zum Tisch
panel-again = Noch einmal

press-unknown = Dieser Knopf stammt aus einer älteren Fassung. Tippe /blatt für dein Blatt oder beginne mit /brilliant spielen.
press-failed = Das hat nicht geklappt, verloren ist nichts. Drücke bitte noch einmal oder tippe /blatt.
press-old = Dieses Blatt ist überholt. Drücke am Tisch **Mein Blatt** oder tippe /blatt.
press-old-over = Dieses Spiel ist vorbei. Ein neues beginnt mit /brilliant spielen.

# BRILLIANT
brilliant-title = BRILLIANT · Level { $level } · { $name }
brilliant-starting = Alle schreiben die Zahlen 1 bis 6 in sechs verschiedene Gebiete. { $target } Punkte beenden das Spiel.
brilliant-throw = 🎲 Runde { $round }: **{ $first }** und **{ $second }**
brilliant-completed = ✨ { $player } vollendet **{ $area }**: { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
brilliant-ask-start = { $mode ->
    [free] Schreibe 1 bis 6 in sechs verschiedene Gebiete: mit einem Druck gemischt auf die Sterne oder einzeln, wohin du willst.
   *[stars] Schreibe 1 bis 6 auf die sechs Sterne: mit einem Druck gemischt oder einzeln.
}
brilliant-ask-place = { $double ->
    [yes] Schreibe eine **{ $first }** neben eine andere { $first }.
   *[no] Schreibe **{ $first }** neben eine { $second } oder **{ $second }** neben eine { $first }.
}
brilliant-ask-pass = { $double ->
    [yes] Diesmal passt nirgends eine { $first }. Drücke **Passen**.
   *[no] Diesmal passt weder { $first } noch { $second }. Drücke **Passen**.
}
brilliant-ask-strike = Streiche den höchsten offenen Wert eines Gebiets. Den nächsten kannst du noch bekommen.
brilliant-entered-start = ✏️ Startzahlen gesetzt und gespeichert.
brilliant-entered-place = ✏️ Eingetragen und gespeichert: **{ $placement }**.
brilliant-entered-pass = { $legal ->
    [0] ✏️ Gepasst und gespeichert.
    [one] ✏️ Gepasst und gespeichert. An einer Stelle könntest du noch schreiben.
   *[other] ✏️ Gepasst und gespeichert. An { $legal } Stellen könntest du noch schreiben.
}
brilliant-entered-strike = ✏️ Gestrichen und gespeichert: der höchste Wert von **{ $area }**.
brilliant-shuffle = Auf die Sterne mischen
brilliant-reshuffle = Neu mischen
brilliant-undo-number = Die { $number } zurücknehmen
brilliant-other-area = Anderes Gebiet
brilliant-start-number = Wohin kommt die { $number }?
brilliant-start-field = { $field } – { $area }
brilliant-strike-choose = Streichen …
brilliant-strike-option = { $area }: { $value } fällt weg, { $left } bleibt
brilliant-place-choose = { $parts ->
    [one] { $number } eintragen … ({ $count ->
        [one] 1 Platz
       *[other] { $count } Plätze
    })
   *[other] { $number } eintragen … (Liste { $part } von { $parts })
}
brilliant-placement = { $number } auf { $field }, { $area }, { $filled } von { $size }
brilliant-finishes = vollendet es: { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
brilliant-more-placements = Weitere Plätze …
brilliant-pass = Passen
brilliant-preview-alt = Das leere Blatt von Level { $level }, { $name }.
brilliant-ending = { $reason ->
    [target] Das Ziel von { $target } Punkten ist erreicht.
    [rolls] Alle { $rolls } Würfe sind gespielt.
   *[stalled] Niemand hätte noch schreiben können.
}
