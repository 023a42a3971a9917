# Die öffentlichen Nachrichten eines Spiels.
computer-name = Computer { $number }{ $strength ->
    [relaxed] { " " }(gemütlich)
    [steady] { " " }(solide)
    [strong] { " " }(stark)
    [master] { " " }(meisterhaft)
   *[other] { "" }
}
strength = { $strength ->
    [relaxed] Gemütlich
    [steady] Solide
    [strong] Stark
    [master] Meisterhaft
   *[other] Computer
}
strength-about = { $strength ->
    [relaxed] Spielt mit und vertut sich manchmal
    [steady] Für die meisten ein guter Gegner
    [strong] Wägt jede Möglichkeit ab
    [master] Denkt an die Würfe, die noch kommen können
   *[other] Spielt, so gut es geht
}
somebody = jemand

lobby-title = ## { $title }
lobby-options = { $clock ->
    [live] 90 Sekunden je Zug
    [relaxed] 10 Minuten je Zug
    [day] ein Tag je Zug
   *[none] ohne Uhr
} · { $options }
lobby-seats = **Am Tisch ({ $taken } von { $seats })**
lobby-seat = { $is_host ->
    [yes] • { $player } – Spielleitung
   *[no] • { $player }
}
lobby-hint = -# Beginnt auf Knopfdruck der Spielleitung oder von selbst zu { $seats }. Schließt { $time }. Zum ersten Mal hier? Drücke **Regeln**.
lobby-join = Mitspielen
lobby-computer = 🤖 Computer mitspielen lassen …
lobby-start = Start
lobby-leave = Aussteigen
lobby-cancel = Abbrechen
lobby-remove = Jemanden entfernen …
lobby-cancelled = Dieser Tisch ist geschlossen. Öffne einen neuen mit { -play }.

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
}{ $about ->
    [none] { "" }
   *[other] { " " }· { $about }
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
more-nothing = Du spielst hier nicht mit. Mit { -play } startest du ein eigenes Spiel.
more-dm = Blatt als Direktnachricht
more-text = Blatt als Text
more-leave = Spiel verlassen
more-end = Spiel beenden
more-dm-sent = Dein Blatt kommt in deine Direktnachrichten.
more-here = Nichts da? Hier öffnen
more-leave-ask = Das Spiel endgültig verlassen? Die anderen spielen dann ohne dich weiter, und du wirst hinter ihnen gewertet.
more-left = Du hast das Spiel verlassen.
more-end-ask = Das Spiel für alle beenden? Es zählt dann nicht.
more-ended = Das Spiel ist beendet.
more-removed = Erledigt: Die Person ist entfernt.
rematch-open = Der nächste Tisch kommt als neue Nachricht, alle sitzen schon.

# Die eigenen Nachrichten.
panel-solo = Solo
panel-mark = -# 🎯 Zu schlagen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} vom starken Computer mit den gleichen Würfeln
panel-mark-over = 🎯 Der starke Computer kam mit den gleichen Würfeln auf { $mark }: { $lead ->
    [0] Gleichstand.
   *[other] { $ahead ->
        [yes] du warst { $lead } besser.
       *[no] dir fehlten { $lead }.
    }
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
panel-channel-closed = 🚫 Der Tisch lässt sich nicht zeigen: Ich darf in { $channel } nicht schreiben. Bitte die Moderation, mich den Kanal sehen, Nachrichten senden und Dateien anhängen zu lassen; dann kommt der Tisch zurück. Das Spiel geht so lange hier weiter.
panel-channel-gone = 🚫 Den Kanal dieses Spiels gibt es nicht mehr, oder ich wurde vom Server entfernt. Das Spiel geht hier weiter und endet { $time }, wenn der Kanal nicht zurückkommt.
panel-show-table = Tisch zeigen
panel-again = Noch einmal

press-unknown = Dieser Knopf stammt aus einer älteren Fassung. Tippe /blatt für dein Blatt oder beginne mit { -play }.
press-failed = Das hat nicht geklappt, verloren ist nichts. Drücke bitte noch einmal oder tippe /blatt.
store-busy = Die Datenbank des Bots ist gerade belegt, geändert wurde nichts. Bitte versuche es in einer Minute noch einmal.
press-old = Dieses Blatt ist überholt. Drücke am Tisch **Mein Blatt** oder tippe /blatt.
press-old-over = Dieses Spiel ist vorbei. Ein neues beginnt mit { -play }.
