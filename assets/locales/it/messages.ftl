### The public messages of a game.

computer-name = { $name }{ $strength ->
    [relaxed] { " " }(tranquillo)
    [steady] { " " }(solido)
    [strong] { " " }(forte)
    [master] { " " }(maestro)
   *[other] { " " }({ $strength })
}
strength = { $strength ->
    [relaxed] Tranquillo
    [steady] Solido
    [strong] Forte
    [master] Maestro
   *[other] { $strength }
}
strength-about = { $strength ->
    [relaxed] Gioca senza pensarci troppo e ogni tanto sbaglia
    [steady] Tiene testa a quasi tutti
    [strong] Soppesa ogni scelta
    [master] Pensa anche ai lanci che possono arrivare
   *[other] Gioca al suo meglio
}
# In pictures, for a name that no font can draw.
player-neutral = Giocatore { $number }
# In the picture of a lobby, for a seat that nobody has taken.
player-free = libero
somebody = qualcuno
# A name or letter, and what belongs to it, as in A: columns 3–5
labelled = { $label }: { $what }

lobby-title = **{ $title }**
lobby-options = { $clock ->
    [live] 90 secondi a turno
    [relaxed] 10 minuti a turno
    [day] 1 giorno a turno
   *[none] senza limite di tempo
} · { $options }
lobby-seats = **Al tavolo ({ $taken } su { $seats })**
lobby-seat = { $is_host ->
    [yes] • { $player } – host
   *[no] • { $player }
}
lobby-kept = • { $player } – in attesa di risposta
lobby-invited = ✉️ { $players }: { $host } invita a giocare a **{ $title }**. Il posto è riservato.
lobby-told = 🔔 { $players }: { $host } ha aperto un tavolo, **{ $title }**.
lobby-decline = No, grazie
lobby-sheets = -# { $panel ->
    [channel] 📝 I fogli si aprono qui, con **Il mio foglio**.
   *[dm] ✉️ I fogli arrivano per messaggio diretto quando la partita comincia.
}
lobby-hint = -# { $is_full ->
    [yes] Ci siete tutti: ora l’host preme **Inizia**.
    [kept] Si comincia appena ci siete tutti, oppure quando l’host preme **Inizia**.
   *[no] Si comincia quando l’host preme **Inizia**, oppure da sé, appena siete in { $seats }.
} Il tavolo chiude { $time }. Prima volta? Le regole sono in **Altro**.
lobby-join = Gioco anch’io
lobby-computer = Computer
computers-one = 🤖 **{ $strength }**: { $about }
computers-full = A questo tavolo i posti sono tutti occupati. L’host può premere **Inizia**.
computers-begun = Il tavolo è al completo e la partita è cominciata.
lobby-start = Inizia
lobby-remove = Togli qualcuno…
lobby-cancelled = Questo tavolo è chiuso. Aprine un altro in un canale con { -play }.

table-waiting = ⏳ Tocca a { $players }
table-waiting-until = ⏳ Tocca a { $players }, il tempo scade { $time }
table-ran-out = ⏰ Tempo scaduto per { $players }: { $count ->
    [one] una mossa è stata fatta al suo posto. La prossima è di nuovo sua.
   *[other] una mossa è stata fatta al loro posto. Le prossime sono di nuovo loro.
}
table-closing = ✅ { $next ->
    [throw] Hanno giocato tutti. Il prossimo lancio arriva { $time }.
   *[step] Si riprende { $time }.
}

# The points so far, one after another: 🔵 Ada 24 · 🟢 Ben 22
# A line breaks only between people.
standing = { $badge }{ "\u00A0" }{ $player }{ "\u00A0" }**{ $points }**{ $about ->
    [none] { "" }
   *[other] { " " }({ $about })
}{ $state ->
    [left] { " " }(ha lasciato la partita)
    [absent] { " " }(assente, gioca un computer)
   *[here] { "" }
}
table-away = 💤 { $players }: per ora gioca un computer.
table-closed-dms = 📭 { $players }: i messaggi diretti non arrivano. Con **Il mio foglio** si gioca qui.
table-sheets = -# ✉️ Il tuo foglio: [messaggi diretti]({ $url }). **Il mio foglio** lo mostra qui.
table-open-sheet = -# Non vedi il tuo foglio? Premi **Il mio foglio**.
table-refresh = Aggiorna
table-rests = ⏸️ Qui sono ospite e posso solo rispondere: questo messaggio resta fermo. **Aggiorna** mostra a che punto è la partita; sui fogli si continua a giocare.
table-cancelled = { $why ->
    [untouched] Qui nessuno gioca da 14 giorni, quindi la partita è chiusa e non conta.
   *[stopped] Questa partita è stata interrotta e non conta.
}
table-stopped = { $why ->
    [untouched] **{ $title }**: nessuno gioca da 14 giorni, quindi la partita è chiusa e non conta.
   *[stopped] **{ $title }**: la partita è stata interrotta e non conta.
}
table-over = **{ $title }**: partita finita. { $winners }{ $url ->
    [none] { "" }
   *[other] { " " }[Vai al risultato]({ $url })
}
# A round that is over, in one line with its news and the standings.
table-round = 🎲 **Turno { $round }**: { $throw }
table-rematch = Rivincita
table-sheet = Il mio foglio
table-rules = Regole
table-more = Altro

## The end of a game.

winners = { $count ->
    [one] 🏆 Vince { $players }!
   *[other] 🏆 Vittoria condivisa: { $players }
}
closing-why = **{ $title }** · { $why }
# Why the game changed no rating.
closing-unrated = -# { $reason ->
    [alone] Non vale per il rating: ha giocato una sola persona.
    [hints] Non vale per il rating: c’erano i consigli.
    [rules] Non vale per il rating: le regole sono cambiate a partita iniziata.
    [clock] Non vale per il rating: non c’era limite di tempo.
    [short] Non vale per il rating: è durata molto meno del solito a questo livello.
    [anew] Non vale per il rating: nell’ultimo giorno qualcuno al tavolo è ripartito da zero.
   *[few] Non vale per il rating: hanno giocato meno di due persone.
}
# What the game made of ratings; the question mark says that one is provisional.
closing-ratings = 📊 { $ratings }
rating-change = { $player }{ "\u00A0" }**{ $rating }{ $is_settled ->
    [yes] { "" }
   *[no] ?
}**{ "\u00A0" }({ $change })
panel-ran-out = ⏰ **Tempo scaduto: { $what }.**
panel-ran-out-next = { $is_asked ->
    [yes] Ora tocca di nuovo a te.
   *[no] La prossima mossa è di nuovo tua.
} { $left ->
    [one] Se il tempo scade un’altra volta, al tuo posto gioca un computer.
   *[other] Se il tempo scade altre { $left } volte di fila, al tuo posto gioca un computer.
}
panel-forced = una mossa è stata fatta al tuo posto
panel-away = ⏰ **Tempo scaduto tre volte di fila: al tuo posto gioca un computer.** Fai una mossa qui e riprendi tu.
panel-rating = { $sign } **Il tuo rating: { $rating }{ $is_settled ->
    [yes] ** ± { $margin } ({ $change })
   *[no] ?** ({ $change }), { $note }
}
closing-dice = -# 🔒 { $seal } · partita { $game }: **Dadi onesti** ne controlla i lanci
final-standing = { $place ->
    [0] 🚪
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ place-word }**
} { $badge } { $player } – { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $state ->
    [left] { " " }(ha lasciato la partita)
    [absent] { " " }(assente, gioca un computer)
   *[here] { "" }
}
final-standing-about = -# { $about }
place-word = { $place ->
    [1] Primo posto
    [2] Secondo posto
    [3] Terzo posto
    [4] Quarto posto
    [5] Quinto posto
   *[other] Sesto posto
}
result-won = 🏆 **Hai vinto{ $mode ->
    [duel] { " " }il duello
   *[table] { "" }
}{ $how ->
    [left] : { $player } ha lasciato la partita
    [stuck] : tu puoi continuare, { $player } no
   *[points] { $lead ->
        [0] { "" }
        [one] , con 1 punto in più di { $player }
       *[other] , con { $lead } punti in più di { $player }
    }
}.**
result-lost = **Hai perso{ $mode ->
    [duel] { " " }il duello
   *[table] { "" }
}{ $how ->
    [left] : hai lasciato la partita
    [stuck] : non entrava più niente
   *[points] { $behind ->
        [0] { " " }contro { $player }
        [one] , a 1 punto da { $player }
       *[other] , a { $behind } punti da { $player }
    }
}.**
result-shared = 🏆 **Vittoria condivisa con { $players }!**
result-place = **{ place-word }{ $behind ->
    [0] { "" }
    [one] , a 1 punto da { $players }
   *[other] , a { $behind } punti da { $players }
}.**
solo-par = 🎯 Con gli stessi lanci il computer *{ $strength }* è arrivato a { $par }: { $lead ->
    [0] pari.
   *[other] { $ahead ->
        [yes] tu hai fatto { $lead } in più.
       *[no] tu hai fatto { $lead } in meno.
    }
}
solo-best = { $beaten ->
    [yes] ⭐ Nuovo record: quello di prima era { $best }.
   *[no] Il tuo record a questo livello: { $best }.
}

## The seal of the dice.

seal =
    🔒 **I dadi della partita { $game } sono sigillati:**
    `{ $hash }`
    Tutti i lanci vengono da un seme segreto; questo è il suo SHA-256. A partita finita questo pulsante controlla ogni lancio: mostra il seme, e chiunque può vedere che seme e sigillo combaciano. Conserva il sigillo intero: gli otto caratteri al tavolo ti aiutano a riconoscerlo, ma da soli proverebbero poco.
seal-button = Dadi onesti

more-title = Cosa vuoi fare?
more-watching = Non sei a questo tavolo. Aprine uno tuo con { -play }.
more-dm = Per messaggio diretto
more-text = Come testo
more-leave = Lascia la partita
more-end = Chiudi per tutti
more-dm-sent = Il tuo foglio sta arrivando nei messaggi diretti.
more-here = Non arriva? Aprilo qui
more-leave-ask = Lasciare la partita per sempre? { $mode ->
    [solo] La partita finisce qui e non conta.
   *[group] Finirai dietro a tutti quelli che restano.
}
more-left = Hai lasciato la partita.
more-end-ask = Chiudere questa partita per tutti? Non conterà.
more-ended = La partita è chiusa per tutti.
more-removed = Fatto: il posto è di nuovo libero.
rematch-open = Ci sei anche tu. Il prossimo tavolo si apre in un nuovo messaggio.

## A player's own messages.

panel-solo = Solitario
# In small print: what kind of game a player has alone, or what the signs of the sheet mean.
panel-small = -# { $words }
panel-left = Non sei più in questa partita.
panel-turn = Tocca a te: { $title } in { $channel }
panel-deadline = ⏳ { $time }
panel-until = ⏳ Scadenza: { $time }
# For a message that can be edited for a quarter of an hour after each press.
panel-stands-still = -# 15 minuti dopo il tuo ultimo clic questo foglio si ferma; **Il mio foglio** ne apre uno aggiornato.
# Everybody's points of the last round, where there is no room for more: "✨ you 6 · @Ada 5".
panel-gains = ✨ { $gains }
panel-gain = { $is_own ->
    [yes] tu { $points }
   *[no] { $player } { $points }
}
panel-saved = { $state ->
    [ready] Salvato: ora si aspettano gli altri.
    [alone] Salvato. E ora: **Prossimo lancio** oppure **Annulla**.
    [closing] Salvato: le mosse ci sono tutte. Per un attimo puoi ancora premere **Annulla**.
   *[open] Salvato: si aspettano gli altri. Puoi ancora premere **Annulla**.
}
# Alone at the table.
panel-goes-on = Salvato. { $next ->
    [throw] Prossimo lancio
   *[step] Si riprende
} { $time }; **Annulla** ferma tutto.
panel-closes = { $entered ->
    [yes] Salvato. { $next ->
        [throw] Prossimo lancio
       *[step] Si riprende
    } { $time }; **Annulla** funziona ancora.
   *[no] { $next ->
        [throw] Il prossimo lancio arriva
       *[step] Si riprende
    } { $time }.
}
panel-ready = Fatto
panel-next = Prossimo lancio
panel-undo = Annulla
panel-text = Come testo
panel-table = Al tavolo
panel-result = Al risultato
panel-channel-closed = 🚫 Non posso mostrare il tavolo: in { $channel } non ho il permesso di scrivere. Chiedi a chi modera di farmi vedere il canale, inviare messaggi e allegare file; poi il tavolo ritorna. Intanto la partita continua qui.
panel-channel-gone = 🚫 Il canale di questa partita non c’è più, oppure non sono più nel suo server. La partita continua qui e finisce { $time }, a meno che il canale non torni.
panel-show-table = Mostra il tavolo
panel-again = Un’altra partita

press-unknown = Questo pulsante è di una versione vecchia. Scrivi /foglio per il tuo foglio, o comincia in un canale con { -play }.
press-failed = Non ha funzionato, ma non si è perso niente. Premi di nuovo o scrivi /foglio.
press-deleted = Il messaggio con questo pulsante è stato cancellato. Le mosse salvate restano: scrivi /foglio per continuare.
press-blocked = 🛡️ L’AutoMod di questo server ha bloccato la mia risposta, ma è tutto salvato: non serve premere di nuovo. Chi modera può far passare i miei messaggi: nelle impostazioni del server, sotto AutoMod, basta escludere il mio ruolo o questo canale.
words-blocked = 🛡️ L’AutoMod di questo server blocca le parole che dovrebbero stare qui. I pulsanti funzionano lo stesso. Chi modera può far passare i miei messaggi: nelle impostazioni del server, sotto AutoMod, basta escludere il mio ruolo o questo canale.
store-busy = Il database del bot è occupato, quindi non è cambiato niente. Riprova tra un minuto.
store-away = Il bot non riesce a raggiungere il suo database, quindi non è cambiato niente. Riprova tra poco.
store-unsure = Il bot ha perso il contatto con il database proprio mentre salvava. Guarda di nuovo tra poco: quello che vedrai è quello che è stato salvato.
store-damaged = Il database del bot è danneggiato, quindi non è stato salvato niente. Chi gestisce il bot deve ripristinare un backup; poi si riprende a giocare.
store-unwritable = Il bot ora non può salvare niente; forse il suo disco è pieno. Non è cambiato niente. Riprova tra qualche minuto.
press-old = Questo messaggio non è più aggiornato. Premi **Il mio foglio** al tavolo, o scrivi /foglio.
press-old-over = Questa partita è finita. Cominciane un’altra in un canale con { -play }.
