### The review of a finished game: what was luck, what was skill.

review-open = Analisi
review-decisive = 🔑 Decisivo il turno { $round }: { $player } con { $move }.
review-making = 🔍 { $ahead ->
    [0] Analisi di questa partita in corso: **{ $percent }%**. Di solito ci vuole al massimo un minuto.
    [one] Prima c’è l’analisi di un’altra partita.
   *[other] Prima ci sono le analisi di altre { $ahead } partite.
} L’analisi appare qui quando è pronta; se non si muove nulla, premi **Aggiorna**.
review-again = Aggiorna
refused-old-rules = Questa partita è stata giocata con le vecchie regole, quindi non si può rivedere: con le regole di oggi sarebbe andata in un altro modo.
refused-review-not-over = Si può analizzare solo una partita giocata fino alla fine.
refused-review-closed = In { $channel } non ho il permesso di scrivere, quindi lì non posso mostrare l’analisi. Chiedi a chi modera di farmi inviare messaggi e allegare file, poi premi di nuovo.
refused-review-shown = Questa analisi è già nel canale.
refused-review-gone = Nel frattempo questa analisi è stata rifatta. Riaprila con **Analisi** sotto la partita.

review-title = -# 🔍 { $title }
review-headline = { $who ->
    [you] {""}
   *[other] { $player }: {""}
}{ $rounds ->
    [one] 1 turno
   *[other] { $rounds } turni
}, { $best ->
    [0] nessuna mossa ottima
    [one] 1 mossa ottima
   *[other] { $best } mosse ottime
}; { $round ->
    [none] nessun errore
   *[other] il turno { $round } è costato { $unit ->
        [chance] { $loss ->
            [0] lo{ " " }
            [1] l’
            [8] l’
            [11] l’
            [80] l’
            [81] l’
            [82] l’
            [83] l’
            [84] l’
            [85] l’
            [86] l’
            [87] l’
            [88] l’
            [89] l’
           *[other] il{ " " }
        }**{ $loss }**%
       *[points] **{ $loss }**
    }
}
review-counts = { $count ->
    [one] { $grade ->
        [best] 1 mossa ottima
        [fine] 1 mossa buona
        [slip] 1 svista
       *[blunder] 1 errore grave
    }
   *[other] { $grade ->
        [best] { $count } mosse ottime
        [fine] { $count } mosse buone
        [slip] { $count } sviste
       *[blunder] { $count } errori gravi
    }
}
review-trend = -# 📊 Le tue decisioni nelle ultime partite: { $before }, **{ $last }**%
review-trend-lately = 📊 Ultime decisioni ({ $game }, { $mode }): { $before }, **{ $last }**%
review-no-decisions = Non c’era niente da decidere.
review-says-ideal = { $unit ->
    [chance] 🎯 Un duello comincia alla pari: **{ $points }%** a testa.
   *[points] 🎯 Con lanci nella media, giocando alla perfezione si fanno **{ $points }** punti in questa partita.
}
review-says-start = 🏁 La partenza prima del primo lancio { $sign ->
    [minus] è costata **{ $points }**; non conta come errore.
   *[plus] ha dato **{ $points }**.
}
review-says-loss = 🧠 { $sign ->
    [minus] { $who ->
        [you] Le tue decisioni sono costate **{ $points }**
       *[other] Le decisioni sono costate **{ $points }**
    }
    [plus] { $who ->
        [you] Le tue decisioni hanno dato **{ $points }** in più di quanto previsto
       *[other] Le decisioni hanno dato **{ $points }** in più di quanto previsto
    }
   *[none] { $who ->
        [you] Le tue decisioni non sono costate **niente**
       *[other] Le decisioni non sono costate **niente**
    }
}{ $parts ->
    [none] .
   *[other] : { $parts }.
}
review-lost = { $kind ->
    [blunder] { $count ->
        [one] 1 errore grave
       *[other] { $count } errori gravi
    }
    [slip] { $count ->
        [one] 1 svista
       *[other] { $count } sviste
    }
    [small] { $count ->
        [one] 1 piccola perdita
       *[other] { $count } piccole perdite
    }
    [unsure] { $count ->
        [one] 1 perdita incerta
       *[other] { $count } perdite piccole o incerte
    }
   *[better] { $count ->
        [one] 1 mossa migliore del previsto
       *[other] { $count } mosse migliori del previsto
    }
} { $points }{ $most ->
    [none] {""}
   *[other] {" "}(al massimo { $most }, al turno { $round })
}
review-says-luck = 🎲 I dadi { $sign ->
    [minus] sono costati **{ $points }**.
   *[plus] hanno dato **{ $points }**.
}
review-says-gained = ⚔️ Le decisioni dell’altro { $sign ->
    [minus] sono costate **{ $points }**.
   *[plus] hanno regalato **{ $points }**.
}
review-says-rest = { $unit ->
    [chance] 🔎 Le stime hanno sbagliato di **{ $points }**.
   *[points] 🔎 Le mosse degli altri, e quello che le stime non vedono: **{ $points }**.
}
review-equation = { $terms } = **{ $end }**{ $unit ->
    [chance] %
   *[points] {""}
}
review-chart = I punti nel corso della partita, dopo i turni { $rounds }.
review-axis = Turno
review-share = -# { $who ->
    [you] Le tue decisioni
   *[other] Le decisioni
}{ $part ->
    [none] {" "}sono costate più dei punti in palio ({ $base }).
    [all] : { $accuracy }%. Hanno preso tutti i punti in palio ({ $base }), e anche di più.
    [good] : { $accuracy }%. { $good } su { $decisions } erano ottime o buone. Tutti gli altri numeri sono probabilità di vittoria in percentuale.
   *[some] : { $accuracy }%. Dei punti in palio ({ $base }) ne hanno presi { $kept }.
}

review-luckiest = -# 🍀 Lancio più fortunato: { $throw }, turno { $round }, { $luck }
review-unluckiest = -# 🌧️ Lancio più sfortunato: { $throw }, turno { $round }, { $luck }
review-throw = 🎲 { $throw }: fortuna { $luck }
review-mattered = { $count ->
    [one] **La decisione che ha pesato di più:**
   *[other] **Le { $count } decisioni che hanno pesato di più:**
}
review-decision = { $sign } { $round ->
    [none] {""}
    [0] Prima del primo lancio: {""}
   *[other] Turno { $round }: {""}
}{ $move } · { $grade ->
    [best] mossa ottima
    [fine] mossa buona
    [slip] svista, persi { $loss } ± { $error }
   *[blunder] errore grave, persi { $loss } ± { $error }
}
review-better = > Meglio: { $hint }
review-better-short = > Meglio: **{ $move }**
review-round = **{ $player }** · { $round ->
    [0] prima del primo lancio
   *[other] turno { $round }
}
review-no-choice = In questo turno non c’era niente da decidere.
review-drawn = -# { $shows ->
    [both] Linea continua: la mossa migliore. Tratteggiata: { $who ->
        [you] la tua mossa.
       *[other] la mossa fatta.
    }
   *[first] Sul foglio: la mossa migliore.
}
review-after = -# Il foglio dopo { $round ->
    [0] la partenza
   *[other] il turno { $round }
}.

review-to-round = { $round ->
    [0] Partenza
   *[other] Turno { $round }
}
review-rounds = Turno per turno
review-back = Indietro
review-on = Avanti
review-next-mistake = Errore successivo
review-previous-mistake = Errore precedente
review-overview = Riepilogo
review-choose = Un altro giocatore
review-publish = { $mode ->
    [solo] Mostra nel canale
   *[other] Mostra al tavolo
}

## A second try at the moment of a mistake, from the page of its round.

review-again-open = Riprova
review-again-title = Secondo tentativo · { $game }
review-again-ask = **{ $player }** · turno { $round }. Cosa giocheresti? Non conta da nessuna parte.
review-again-answer = Mostra la risposta
review-again-back = Torna al turno
review-again-result = { $result ->
    [best] ✅ **La mossa migliore:** { $move }
    [equal] ✅ **Vale quanto la mossa migliore:** { $move }
    [fine] 👌 **Buona, anche se non la migliore:** { $move }
    [slip] ⚠️ **Non è la migliore:** { $move }
    [blunder] ❌ **Lontana dalla migliore:** { $move }
    [waiting] 🔍 **La tua mossa:** { $move }. La sto confrontando con la migliore; ci vuole qualche secondo.
   *[unknown] 🔍 **La tua mossa:** { $move }. Questa volta il confronto non è riuscito. Premi **Riprova** per tentare di nuovo.
}
review-again-behind = { $unit ->
    [chance] In media costa **{ $loss }** ± { $error }% di probabilità di vittoria.
   *[points] In media dà **{ $loss }** ± { $error } punti in meno della mossa migliore.
}
review-again-game = { $is_same ->
    [yes] È la mossa fatta in partita.
   *[no] In partita: { $move }, { $unit ->
        [chance] { $loss }% in meno della mossa migliore.
       *[points] { $loss } punti in meno della mossa migliore.
    }
}
review-again-drawn = -# Linea continua: la mossa migliore. Tratteggiata: la tua mossa.

## A move of a game that is shown to others.

share-open = Condividi
share-post = Pubblica qui
share-link = Manda un link
share-play = Gioca
share-copy =
    Copia questo testo e pubblicalo dove vuoi:
    ```
    { $said }
    ```
share-said = { $title } · { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
share-sealed = -# L’immagine della tua mossa si aggiungerà { $time }: fino ad allora forse altri stanno ancora giocando questo foglio.
share-side = { $which ->
    [before] Prima
   *[after] Dopo
}

## The film of a finished game.

film-open = Film
film-play = Riproduci
film-pause = Pausa
film-title = ## 🎬 { $title }
film-about = { $marks ->
    [yes] -# ⚠️ segna una svista e ❌ un errore grave, nel turno in cui è successo.
   *[no] -# Apri **Analisi** una volta, e il film segnerà gli errori trovati.
}
film-round = { $round ->
    [0] Prima del primo lancio
   *[other] Turno { $round }
}
film-still-alt = { $player }: { $points }.
film-alt = { $seats ->
    [one] Il foglio, turno per turno da { $first } a { $last }, sopra i punti.
    [2] I fogli dei due giocatori, turno per turno da { $first } a { $last }, sopra la corsa ai punti.
   *[other] I fogli di tutti e { $seats } i giocatori, turno per turno da { $first } a { $last }, sopra la corsa ai punti.
}
film-alt-seat = { $player }: { $points } alla fine.
board-what-loss = Decisioni · { $mode }
board-title-loss = ## 🧠 { $game }: le decisioni migliori
board-unsettled-loss = Qui nessuno ha ancora cinque partite analizzate.
board-counted-loss = -# Quanto costa in media una decisione rispetto alla mossa migliore, secondo l’analisi della partita: premia chi gioca meglio, non chi lancia meglio. Ci vogliono cinque partite che contano, giocate fino alla fine. Il bot analizza da sé le partite finite, quando ha tempo.
