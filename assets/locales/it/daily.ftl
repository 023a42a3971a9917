### The daily sheet: /daily, its page, what is shown to others, and a server's daily message.

command-daily = giornaliero
command-daily-about = Gioca il foglio di oggi: gli stessi lanci per tutti, conta un solo tentativo
option-day = giorno
option-day-about = Un giorno passato, per esempio 2026-11-22, per guardarlo o giocarlo

panel-daily = { $name }{ $express ->
    [yes] { " " }(lampo)
   *[no] { "" }
}, { $kind ->
    [practice] questa partita non conta
   *[try] questa partita conta
}
daily-name = { $game }, foglio del giorno { $number }
daily-about = { $throws ->
    [0] { $level }
   *[other] Lampo, { $throws } lanci · { $level }
} · par { $par } · { $is_open ->
    [daily] prossimo foglio { $time }
    [weekly] si chiude { $time }
   *[no] { $time }
}
# Told before the one try begins.
daily-explain-what = **Gli stessi lanci per tutti.** Giochi in solitario e senza consigli, poi vedi com’è andata agli altri.
daily-explain-length = { $throws ->
    [0] **Circa 20 minuti:** la domenica si gioca la partita lunga, come nel regolamento.
   *[other] **Circa cinque minuti:** { $throws } lanci, una nostra variante breve del solitario. La domenica si gioca la partita lunga.
}
daily-explain-once = **Conta una volta sola:** la tua prima partita su questo foglio. Dopo puoi rigiocarlo, ma non conta. Se ti interrompi, puoi riprendere fino alla fine di domani.
daily-explain-streak = **Serie:** i giorni in cui finisci un foglio, di qualsiasi gioco. Parti con due jolly ❄️, che coprono i giorni saltati; ogni settimana di serie ne recuperi uno.
# On the sheet of a week.
daily-explain-week = **Un solo tentativo, circa 20 minuti:** la partita lunga, su un livello difficile. Il foglio si chiude { $time }: la tua prima partita conta se la finisci prima.
daily-explain-medals = **Medaglie:** i primi tre di ogni server e i primi tre in assoluto ne ricevono una sul profilo; ogni piazzamento dà anche punti per una stagione di dodici settimane.
# To those who know it.
daily-explain-again = { $throws ->
    [0] Gli stessi lanci per tutti, circa 20 minuti, e conta la tua prima partita. Se ti interrompi, puoi riprendere fino alla fine di domani.
   *[other] Gli stessi lanci per tutti, circa cinque minuti, e conta la tua prima partita. Se ti interrompi, puoi riprendere fino alla fine di domani.
}
daily-not-played = Non hai giocato questo foglio. Puoi ancora giocarlo, ma non conta più.
daily-begun = Hai cominciato questo foglio. Chiude { $time }: se lo finisci prima, conta.
daily-no-result = { $why ->
    [late] Hai finito questo foglio troppo tardi: non conta.
    [deleted] Hai già avuto il tuo tentativo su questo foglio, prima di cancellare i tuoi dati. Puoi rigiocarlo, ma non conta.
   *[stopped] Hai abbandonato la partita su questo foglio, quindi non conta.
}
daily-streak = 🔥 { $days ->
    [0] Ancora nessuna serie
    [one] Serie: 1 giorno
   *[other] Serie: { $days } giorni
}{ $best ->
    [0] { "" }
   *[other] { " " }· record { $best }
}{ $freezes ->
    [0] { "" }
    [one] { " " }· ❄️ 1 jolly
   *[other] { " " }· ❄️ { $freezes } jolly
}{ $used ->
    [0] { "" }
    [one] { " " }· un jolly ha coperto il giorno saltato
   *[other] { " " }· { $used } jolly hanno coperto i giorni saltati
}
daily-board = { $where ->
    [here] **In questo server**
   *[everywhere] **Ovunque**
}{ $group ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }· 🔥 { $group } giorni di fila
}
daily-board-closed = I risultati li vedi quando hai finito; per tutti si aprono { $time }.
daily-board-empty = Ancora nessuno ha finito questo foglio.
daily-row = { $place ->
    [1] 👑
   *[other] **{ $place }**
} { $players } · { $points ->
    [one] 1 punto
   *[other] { $points } punti
} · { $percent }%
daily-more = { $count ->
    [one] un’altra persona
   *[other] altre { $count } persone
}
daily-seal = -# 🔒 Il sigillo dei lanci: `{ $hash }`. Il seme sarà pubblicato { $time }, quando nessuna partita su questo foglio potrà più contare.
daily-seed = -# 🔓 Sigillo: `{ $hash }`. Seme: `{ $seed }`. Per controllare ogni lancio: **Altro**, poi **Dadi onesti**, sotto la tua partita su questo foglio.
daily-play = Gioca
daily-play-game = Gioca a { $game }
daily-continue = Continua
daily-open = Risultati
daily-number = Foglio del giorno { $number }
daily-share-text =
    { $name } · { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } · { $percent }% del par
    { $story }{ $streak ->
        [0] { "" }
       *[other] { " " }· serie { $streak }
    }
    Gioca anche tu: /giornaliero
# How a result stands.
daily-ahead = { $form ->
    [first] il primo risultato
    [place] { $place }º posto su { $count }
   *[percent] meglio { $percent ->
        [1] dell’
        [8] dell’
        [11] dell’
        [80] dell’
        [81] dell’
        [82] dell’
        [83] dell’
        [84] dell’
        [85] dell’
        [86] dell’
        [87] dell’
        [88] dell’
        [89] dell’
       *[other] del{ " " }
    }{ $percent }%
}
daily-end-standing = { $count ->
    [0] 🌍 Ovunque: { $everywhere }
   *[other]
        🏅 In questo server: { $place }º posto su { $count }
        🌍 Ovunque: { $everywhere }
}
# Above the histogram of all results.
daily-spread = I risultati di oggi
daily-end-freeze = ❄️ Hai guadagnato un jolly.
# The board of a week.
daily-week = Settimana
daily-back = Torna al foglio
daily-to-today = Foglio di oggi
daily-week-title = ## 📆 La settimana { $where ->
    [here] in questo server
   *[everywhere] ovunque
}
daily-week-about = Settimana UTC: { $since } – { $until }. Ogni foglio dà in punti la tua percentuale del par: 100 se fai il par. I fogli dello stesso giorno si sommano, e contano i tuoi cinque giorni migliori.
daily-week-without-today = -# I risultati di un foglio di oggi si aggiungono quando lo hai finito.
daily-week-empty = Per questa settimana non conta ancora nessun risultato.
daily-week-row = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }**
} { $players } · { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
daily-leads = In testa oggi: { $players }
# Streaks that two people keep together.
daily-pairs = In coppia
daily-pairs-title = ## 🤝 Serie in coppia
daily-pairs-about = Un giorno conta se tutti e due avete finito un foglio. Due jolly coprono i giorni saltati, come nella tua serie. Puoi avere fino a { $most } serie in coppia, ognuna con una persona diversa.
daily-pairs-nobody = Negli ultimi tempi qui nessun altro ha giocato un foglio del giorno. Condividi il tuo risultato, e proponi una serie quando qualcuno gioca.
daily-pairs-not-here = Per proporne una a qualcuno, apri questa pagina in un server dove giocate tutti e due.
daily-pair-ask = Proponila a qualcuno qui…
daily-pair-kept = **{ $player }** · 🔥 { $days ->
    [0] ancora nessun giorno insieme
    [one] 1 giorno
   *[other] { $days } giorni
}{ $best ->
    [0] { "" }
   *[other] { " " }· record { $best }
} · ❄️ { $freezes }{ $used ->
    [0] { "" }
    [one] { " " }· un jolly ha coperto il giorno saltato
   *[other] { " " }· { $used } jolly hanno coperto i giorni saltati
}
daily-pair-today = Oggi: tu { $own ->
    [yes] ✅
   *[no] ⬜
} · { $player } { $other ->
    [yes] ✅
   *[no] ⬜
}
daily-pair-end = Chiudi
daily-pair-waits = L’hai proposta a { $player }. Ancora nessuna risposta.
daily-pair-withdraw = Ritira
daily-pair-asks = 🤝 { $player } ti propone una serie in coppia.
daily-pair-asking = 🤝 { $asker } propone a { $asked } una serie in coppia sui fogli del giorno.
daily-pair-accept = Ci sto
daily-pair-refuse = No, grazie
daily-pair-answered = { $accepted ->
    [yes] 🤝 Da oggi { $asker } e { $asked } hanno una serie in coppia sui fogli del giorno.
   *[no] { $asker } ha proposto a { $asked } una serie in coppia. Sarà per un’altra volta.
}
# The reminder.
daily-remind = Promemoria
daily-remind-title = ## ⏰ Promemoria
daily-remind-about = Un messaggio diretto al giorno, all’ora che vuoi. Non arriva se quel giorno hai già finito un foglio, e si ferma da solo se chiudi i messaggi diretti.
daily-remind-state = { $state ->
    [on] Orario: **{ $time }**.
   *[off] Per ora **non arriva**.
}
daily-remind-set-clock = Regola l’orologio
daily-remind-choose = A che ora…
daily-remind-stop = Ferma il promemoria
daily-remind-stopped = 🔕 Il promemoria non arriva più. Lo riattivi con **Promemoria** nella pagina di `/giornaliero`.
daily-reminder = 📅 I fogli di oggi ti aspettano; i prossimi arrivano { $time }.{ $days ->
    [0] { "" }
    [one] { " " }🔥 La tua serie: 1 giorno.
   *[other] { " " }🔥 La tua serie: { $days } giorni.
}
refused-pair-known = Ora non puoi fare proposte a questa persona: non gioca qui da un po’, oppure tra voi ce n’è già una aperta.
refused-pair-not-asked = Questa proposta non è più valida. Le tue serie in coppia sono nella pagina di `/giornaliero`, sotto **In coppia**.
refused-pairs-full = Puoi avere fino a { $most } serie in coppia. Prima chiudine una.
seal-daily =
    🔒 **I lanci di questo foglio sono sigillati:**
    `{ $hash }`
    Vengono da un seme segreto, lo stesso per tutti; questo è il suo SHA-256. Il seme sarà pubblicato il giorno { $time }, quando nessuna partita su questo foglio potrà più contare. Poi **Dadi onesti** lo mostra e controlla la tua partita { $game }. Conserva il sigillo intero: otto caratteri da soli proverebbero poco.
verify-daily-sealed = I lanci di questo foglio vengono da un seme segreto. Forse altri lo stanno ancora giocando, quindi resta sigillato; chiedi di nuovo { $time }.
verify-daily = -# Confronta il sigillo con quello che ti ha mostrato `/giornaliero`: è lo SHA-256 del seme. Ogni dado del lancio n (contando nell’ordine qui sopra, da 1) prende un byte di `HMAC-SHA256(seme, "{ $name }::n:0")` e mostra quel byte modulo il numero delle sue facce, più 1; con sei facce i byte sopra 251 si saltano. Nessun clic entra nel conto, così i lanci sono gli stessi per tutti. Quello che tutto questo non prova: chi gestisce il bot avrebbe potuto scegliere il seme, e può leggerlo mentre giochi.

refused-no-daily = Per quel giorno non c’è un foglio. Scrivi `/giornaliero` per quello di oggi.
refused-daily-begun = Hai appena cominciato questo foglio. Scrivi `/giornaliero` per continuare.
refused-daily-open = Questa partita mostra i lanci di un foglio che forse altri stanno ancora giocando. Potrai vederla { $time }.
refused-review-daily = L’analisi mostra i lanci di questo foglio, che forse altri stanno ancora giocando. Potrai mostrarla { $time }.

## The message that a server's administrators ask for in its settings.

digest-title = ## 📅 I fogli di oggi
digest-yesterday = Le migliori partite di ieri, foglio del giorno { $number }:
# The best result of a game, and in one small line those behind it.
digest-champion = **{ $game }** { $row }
digest-others = -# { $rows }
digest-other = **{ $place }** { $players } { $percent }%
digest-today = { $players ->
    [one] Oggi ha giocato 1 persona
   *[other] Oggi hanno giocato { $players } persone
}
digest-about = -# { $about }
digest-week = { $state ->
    [over]
        🏆 **Il podio della settimana scorsa**
        { $rows }
    [ending]
        🏆 **Il podio della settimana, ancora provvisorio**
        { $rows }
   *[running] 🏆 **In testa questa settimana:** { $rows }
}
digest-nobody = Oggi apri tu le danze.
digest-group = 🔥 { $days ->
    [one] Serie del server: 1 giorno
   *[other] Serie del server: { $days } giorni
}
settings-daily = **Messaggio del giorno** con i risultati di ieri, più un avviso quando il foglio della settimana si apre e quando si chiude: { $channel ->
    [none] spento
   *[other] { $channel }, dalle { $hour }:00 UTC
}
settings-daily-choose = In questo canale…
settings-daily-hour = Un’altra ora…
settings-daily-off = Spegni
settings-daily-here = 📅 Da domani un messaggio silenzioso al giorno porta in questo canale i fogli del giorno e i risultati di ieri. Altri due a settimana annunciano l’apertura e i risultati del foglio della settimana. Con `/impostazioni` si cambia l’ora o si spegne.

## On profiles.

daily-figure = Serie di giorni
daily-figure-best = Serie record
daily-figure-pair = Serie in coppia
board-what-daily = Fogli del giorno
board-title-daily = ## 📅 { $game }: fogli del giorno
board-note-daily = { $games ->
    [one] 1 giorno
   *[other] { $games } giorni
}
board-unsettled-daily = Qui nessun foglio del giorno conta ancora. Quello di oggi è aperto: `/giornaliero`.
board-counted-daily = -# Ogni foglio del giorno dà in punti la tua percentuale del par: 100 se fai il par. Conta un tentativo al giorno.

## The sheet of a week.

weekly-number = Foglio della settimana { $number }
weekly-until = Chiude { $time }
weekly-film = Partita migliore
weekly-spread = I risultati di tutti
weekly-opened = Gli stessi lanci per tutti, in ogni server. Un solo tentativo, e medaglie per i primi tre posti.
weekly-players = { $players ->
    [one] Qui 1 persona l’ha già finito
   *[other] Qui { $players } persone l’hanno già finito
}
weekly-over = ## 🏆 { $name }: il podio
weekly-season = Stagione
weekly-season-title = ## 🏆 La stagione { $where ->
    [here] in questo server
   *[everywhere] ovunque
}
weekly-season-about = Dodici settimane: { $since } – { $until }. Il primo posto su un foglio della settimana dà 10 punti, ogni posto successivo uno in meno, e chi finisce ne ottiene almeno 1.
weekly-season-empty = Nessuna settimana di questa stagione è ancora finita.
# On profiles.
weekly-figure = Medaglie
weekly-medals = { $where ->
    [here] Medaglie della settimana nei server
   *[everywhere] Medaglie della settimana ovunque
}: { $medals }
