### The public messages of a game.

computer-name = { $name }{ $strength ->
    [relaxed] { " " }(gemütlich)
    [steady] { " " }(solide)
    [strong] { " " }(stark)
    [master] { " " }(meisterhaft)
   *[other] { " " }({ $strength })
}
strength = { $strength ->
    [relaxed] Gemütlich
    [steady] Solide
    [strong] Stark
    [master] Meisterhaft
   *[other] { $strength }
}
strength-about = { $strength ->
    [relaxed] Spielt mit und vertut sich manchmal
    [steady] Für die meisten ein guter Gegner
    [strong] Wägt jede Möglichkeit ab
    [master] Denkt an die Würfe, die noch kommen können
   *[other] Spielt, so gut es geht
}
# In pictures, for a name that no font can draw.
player-neutral = Spieler { $number }
# In the picture of a lobby, for a seat that nobody has taken.
player-free = frei
somebody = jemand
# A name or letter, and what belongs to it, as in A: columns 3–5
labelled = { $label }: { $what }

lobby-title = **{ $title }**
lobby-options = { $clock ->
    [live] 90 Sekunden je Zug
    [relaxed] 10 Minuten je Zug
    [day] ein Tag je Zug
   *[none] ohne Zeitlimit
} · { $options }
lobby-seats = **Am Tisch ({ $taken } von { $seats })**
lobby-seat = { $is_host ->
    [yes] • { $player } – leitet den Tisch
   *[no] • { $player }
}
lobby-kept = • { $player } – eingeladen
lobby-invited = ✉️ { $players }: { $host } lädt dich zu **{ $title }** ein. Ein Platz ist für dich reserviert.
lobby-told = 🔔 { $players }: { $host } hat einen Tisch geöffnet, **{ $title }**.
lobby-decline = Nein, danke
lobby-sheets = -# { $panel ->
    [channel] 📝 Die Blätter öffnet ihr hier, mit **Mein Blatt**.
   *[dm] ✉️ Die Blätter kommen als Direktnachricht, sobald es losgeht.
}
lobby-hint = -# { $is_full ->
    [yes] Alle sind da: Wer den Tisch leitet, drückt **Start**.
    [kept] Wer den Tisch leitet, drückt **Start**; von selbst beginnt es, sobald alle dabei sind.
   *[no] Wer den Tisch leitet, drückt **Start**; von selbst beginnt es, sobald { $seats } dabei sind.
} Schließt { $time }. Zum ersten Mal hier? Die Regeln sind unter **Mehr**.
lobby-join = Mitspielen
lobby-computer = Computer
computers-one = 🤖 **{ $strength }**: { $about }
computers-full = An diesem Tisch sind alle Plätze besetzt. Wer den Tisch leitet, kann **Start** drücken.
computers-begun = Der Tisch ist voll, und das Spiel hat begonnen.
lobby-start = Start
lobby-remove = Jemanden entfernen …
lobby-cancelled = Dieser Tisch ist geschlossen. Öffne in einem Kanal einen neuen mit { -play }.

table-waiting = ⏳ Am Zug: { $players }
table-waiting-until = ⏳ Am Zug: { $players } (Zeit endet { $time })
table-ran-out = ⏰ Die Zeit war um: Für { $players } wurde automatisch gezogen. { $count ->
    [one] Den nächsten Zug macht { $players } wieder selbst.
   *[other] Den nächsten Zug machen wieder alle selbst.
}
table-closing = ✅ { $next ->
    [throw] Alle Züge sind da. Der nächste Wurf kommt { $time }.
   *[step] Es geht { $time } weiter.
}

# The points so far, one after another: 🔵 Ada 24 · 🟢 Ben 22
# A line breaks only between people.
standing = { $badge }{ "\u00A0" }{ $player }{ "\u00A0" }**{ $points }**{ $about ->
    [none] { "" }
   *[other] { " " }({ $about })
}{ $state ->
    [left] { " " }(nicht mehr dabei)
    [absent] { " " }(nicht da, ein Computer spielt)
   *[here] { "" }
}
table-away = 💤 { $players }: nicht da, ein Computer spielt.
table-closed-dms = 📭 { $players }: Direktnachrichten kommen bei dir nicht an. Drücke **Mein Blatt** und spiele gleich hier.
table-sheets = -# ✉️ Dein Blatt: [Direktnachrichten]({ $url }). **Mein Blatt** zeigt es hier.
table-open-sheet = -# Du siehst dein Blatt nicht? Drücke **Mein Blatt**.
table-refresh = Aktualisieren
table-rests = ⏸️ Ich bin hier nur zu Gast und kann nur antworten, darum steht diese Nachricht jetzt still. **Aktualisieren** zeigt den Stand; eure Blätter funktionieren weiter.
table-cancelled = { $why ->
    [untouched] Hier hat 14 Tage lang niemand gespielt, darum ist dieses Spiel beendet. Es zählt nicht.
   *[stopped] Dieses Spiel wurde vorzeitig beendet; es zählt nicht.
}
table-stopped = { $why ->
    [untouched] **{ $title }**: 14 Tage lang hat niemand gespielt, darum ist das Spiel beendet. Es zählt nicht.
   *[stopped] **{ $title }** wurde vorzeitig beendet; es zählt nicht.
}
table-over = **{ $title }** ist vorbei. { $winners }{ $url ->
    [none] { "" }
   *[other] { " " }[Zum Ergebnis]({ $url })
}
# A round that is over, in one line with its news and the standings.
table-round = 🎲 **Runde { $round }**: { $throw }
table-rematch = Revanche
table-sheet = Mein Blatt
table-rules = Regeln
table-more = Mehr

## The end of a game.

winners = { $count ->
    [one] 🏆 { $players } gewinnt!
   *[other] 🏆 Geteilter Sieg: { $players }
}
closing-why = **{ $title }** · { $why }
# Why the game changed no rating.
closing-unrated = -# { $reason ->
    [alone] Ohne Wertung: Nur ein Mensch hat mitgespielt.
    [hints] Ohne Wertung: Tipps waren erlaubt.
    [rules] Ohne Wertung: Die Regeln haben sich seit Beginn geändert.
    [clock] Ohne Wertung: Es gab kein Zeitlimit.
    [short] Ohne Wertung: Das Spiel war viel kürzer als auf diesem Level üblich.
    [anew] Ohne Wertung: Jemand am Tisch hat erst vor weniger als einem Tag neu angefangen.
   *[few] Ohne Wertung: Weniger als zwei Menschen haben mitgespielt.
}
# What the game made of ratings; the question mark says that one is provisional.
closing-ratings = 📊 { $ratings }
rating-change = { $player }{ "\u00A0" }**{ $rating }{ $is_settled ->
    [yes] { "" }
   *[no] ?
}**{ "\u00A0" }({ $change })
panel-ran-out = ⏰ **Die Zeit war um: { $what }.**
panel-ran-out-next = { $is_asked ->
    [yes] Jetzt bist du wieder am Zug.
   *[no] Den nächsten Zug machst du wieder selbst.
} { $left ->
    [one] Noch einmal, und ein Computer spielt für dich weiter.
   *[other] Noch { $left }-mal hintereinander, und ein Computer spielt für dich weiter.
}
panel-forced = Für dich wurde ein Zug gemacht
panel-away = ⏰ **Deine Zeit war drei Mal hintereinander um: Ein Computer spielt für dich.** Mach hier einen Zug, und du bist wieder dabei.
panel-rating = { $sign } **Deine Wertung: { $rating }{ $is_settled ->
    [yes] ** ± { $margin } ({ $change })
   *[no] ?** ({ $change }), { $note }
}
closing-dice = -# 🔒 { $seal } · Spiel { $game }: **Faire Würfel** prüft seine Würfe nach
final-standing = { $place ->
    [0] 🚪
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ place-word }**
} { $badge } { $player } – { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $state ->
    [left] { " " }(nicht mehr dabei)
    [absent] { " " }(nicht da, ein Computer spielt)
   *[here] { "" }
}
final-standing-about = -# { $about }
place-word = { $place ->
    [1] Erster Platz
    [2] Zweiter Platz
    [3] Dritter Platz
    [4] Vierter Platz
    [5] Fünfter Platz
   *[other] Sechster Platz
}
result-won = 🏆 **Du gewinnst{ $mode ->
    [duel] { " " }das Duell
   *[table] { "" }
}{ $how ->
    [left] : { $player } hat das Spiel verlassen
    [stuck] : Du kannst weiterspielen, { $player } nicht
   *[points] { $lead ->
        [0] { "" }
        [one] { " " }mit 1 Punkt vor { $player }
       *[other] { " " }mit { $lead } Punkten vor { $player }
    }
}.**
result-lost = **Du verlierst{ $mode ->
    [duel] { " " }das Duell
   *[table] { "" }
}{ $how ->
    [left] : Du hast das Spiel verlassen
    [stuck] : Es passte nichts mehr
   *[points] { $behind ->
        [0] { " " }gegen { $player }
        [one] { " " }mit 1 Punkt Rückstand auf { $player }
       *[other] { " " }mit { $behind } Punkten Rückstand auf { $player }
    }
}.**
result-shared = 🏆 **Du teilst dir den Sieg mit { $players }!**
result-place = **{ place-word }{ $behind ->
    [0] { "" }
    [one] , 1 Punkt hinter { $players }
   *[other] , { $behind } Punkte hinter { $players }
}.**
solo-par = 🎯 Der Computerspieler *{ $strength }* kam mit denselben Würfen auf { $par }: { $lead ->
    [0] Gleichstand.
   *[other] { $ahead ->
        [yes] Du warst { $lead } besser.
       *[no] Dir fehlten { $lead }.
    }
}
solo-best = { $beaten ->
    [yes] ⭐ Deine neue Bestleistung: Bisher waren es { $best }.
   *[no] Deine Bestleistung auf diesem Level bisher: { $best }.
}

## The seal of the dice.

seal =
    🔒 **Die Würfel von Spiel { $game } sind versiegelt:**
    `{ $hash }`
    Alle Würfe kommen aus einem geheimen Würfelschlüssel; das hier ist sein SHA-256. Wenn das Spiel vorbei ist, prüft dieser Knopf jeden Wurf nach: Er zeigt den Schlüssel, und alle sehen, ob Schlüssel und Siegel zusammenpassen. Hebe das ganze Siegel auf: An den acht Zeichen am Tisch erkennst du es wieder, aber acht allein würden wenig beweisen.
seal-button = Faire Würfel

more-title = Was möchtest du tun?
more-watching = Du sitzt nicht an diesem Tisch. Öffne einen eigenen mit { -play }.
more-dm = Als Direktnachricht
more-text = Als Text
more-leave = Tisch verlassen
more-end = Für alle beenden
more-dm-sent = Dein Blatt kommt in deine Direktnachrichten.
more-here = Nicht da? Hier öffnen
more-leave-ask = Das Spiel endgültig verlassen? { $mode ->
    [solo] Es endet damit und zählt nicht.
   *[group] Du landest dann hinter allen, die bleiben.
}
more-left = Du hast das Spiel verlassen.
more-end-ask = Das Spiel für alle beenden? Es zählt dann nicht.
more-ended = Das Spiel ist beendet.
more-removed = Erledigt: Der Platz ist wieder frei.
rematch-open = Du bist dabei. Der nächste Tisch kommt als neue Nachricht.

## A player's own messages.

panel-solo = Solo
# In small print: what kind of game a player has alone, or what the signs of the sheet mean.
panel-small = -# { $words }
panel-left = Du bist nicht mehr in diesem Spiel.
panel-turn = Du bist am Zug: { $title } in { $channel }
panel-deadline = ⏳ { $time }
panel-until = ⏳ Du hast Zeit bis { $time }
# For a message that can be edited for a quarter of an hour after each press.
panel-stands-still = -# 15 Minuten nach deinem letzten Klick bleibt dieses Blatt stehen; **Mein Blatt** öffnet es neu.
# Everybody's points of the last round, where there is no room for more: "✨ you 6 · @Ada 5".
panel-gains = ✨ { $gains }
panel-gain = { $is_own ->
    [yes] du { $points }
   *[no] { $player } { $points }
}
panel-saved = { $state ->
    [ready] Gespeichert: Die anderen ziehen noch.
    [alone] Gespeichert. Weiter mit **Nächster Wurf**; bis dahin geht **Rückgängig**.
    [closing] Gespeichert: Alle Züge sind da. **Rückgängig** geht noch kurz.
   *[open] Gespeichert: Die anderen ziehen noch. **Rückgängig** geht noch.
}
# Alone at the table.
panel-goes-on = Gespeichert. { $next ->
    [throw] Nächster Wurf { $time }; **Rückgängig** stoppt ihn.
   *[step] Es geht { $time } weiter; **Rückgängig** stoppt das.
}
panel-closes = { $entered ->
    [yes] Gespeichert. { $next ->
        [throw] Nächster Wurf { $time }
       *[step] Es geht { $time } weiter
    }; **Rückgängig** geht noch.
   *[no] { $next ->
        [throw] Der nächste Wurf kommt { $time }.
       *[step] Es geht { $time } weiter.
    }
}
panel-ready = Fertig
panel-next = Nächster Wurf
panel-undo = Rückgängig
panel-text = Als Text
panel-table = Zum Tisch
panel-result = Zum Ergebnis
panel-channel-closed = 🚫 Der Tisch lässt sich nicht zeigen: Ich darf in { $channel } nicht schreiben. Bitte die Moderation, mich den Kanal sehen, Nachrichten senden und Dateien anhängen zu lassen; dann kommt der Tisch zurück. Das Spiel geht so lange hier weiter.
panel-channel-gone = 🚫 Den Kanal dieses Spiels gibt es nicht mehr, oder ich wurde vom Server entfernt. Das Spiel geht hier weiter und endet { $time }, wenn der Kanal nicht zurückkommt.
panel-show-table = Tisch zeigen
panel-again = Noch einmal

press-unknown = Dieser Knopf stammt aus einer älteren Version. Tippe /blatt für dein Blatt oder beginne in einem Kanal ein Spiel mit { -play }.
press-failed = Das hat nicht geklappt, aber verloren ist nichts. Drücke bitte noch einmal oder tippe /blatt.
press-deleted = Die Nachricht, auf die du gedrückt hast, wurde gelöscht. Gespeicherte Züge bleiben: Tippe /blatt, um weiterzuspielen.
press-blocked = 🛡️ AutoMod hat auf diesem Server meine Antwort blockiert. Gespeichert ist trotzdem alles, du musst nicht noch einmal drücken. Die Moderation kann meine Nachrichten durchlassen: in den Servereinstellungen unter AutoMod meine Rolle oder diesen Kanal ausnehmen.
words-blocked = 🛡️ AutoMod blockiert auf diesem Server die Wörter, die hier stehen sollten. Die Knöpfe gehen weiterhin. Die Moderation kann meine Nachrichten durchlassen: in den Servereinstellungen unter AutoMod meine Rolle oder diesen Kanal ausnehmen.
store-busy = Die Datenbank des Bots ist gerade beschäftigt, geändert wurde nichts. Bitte versuche es in einer Minute noch einmal.
store-away = Der Bot erreicht seine Datenbank gerade nicht, darum wurde nichts geändert. Bitte versuche es gleich noch einmal.
store-unsure = Der Bot hat beim Speichern seine Datenbank verloren. Schau gleich noch einmal nach: Was dann zu sehen ist, ist gespeichert.
store-damaged = Die Datenbank des Bots ist beschädigt, darum wurde nichts gespeichert. Wer den Bot betreibt, muss ein Backup einspielen; danach geht es weiter.
store-unwritable = Der Bot kann gerade nichts speichern, vielleicht ist seine Festplatte voll. Geändert wurde nichts; versuche es in ein paar Minuten noch einmal.
press-old = Diese Nachricht ist veraltet. Drücke am Tisch **Mein Blatt** oder tippe /blatt.
press-old-over = Dieses Spiel ist vorbei. Beginne in einem Kanal ein neues mit { -play }.
