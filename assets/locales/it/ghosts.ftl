### Challenges: /challenge and what it opens.

mode-ghosts = Contro i fantasmi
mode-challenge = Sfide
ghost-name = { $whose ->
    [player] Il fantasma di { $name }
   *[nobody] Un fantasma
}

## The page that begins a challenge.

command-challenge = sfida
command-challenge-about = In due, stesso foglio e stessi lanci, ognuno per conto suo; o contro una partita finita
option-challenged-about = Chi vuoi sfidare
duel-challenge = Sfida
duel-title = ## ⚔️ Sfida
duel-about =
    { $opponent ->
        [none] Giocate tutti e due
       *[other] Tu e { $opponent } giocate
    } lo stesso foglio con gli stessi lanci, ognuno in solitario e senza consigli. Vince chi fa più punti.
    -# Cominci tu. Poi { $opponent ->
        [none] chi hai sfidato
       *[other] { $opponent }
    } riceve un messaggio e vede i tuoi punti avanzare sotto il suo foglio. Ognuno ha { $days } giorni; chi lascia o esaurisce il tempo perde. Il risultato sarà pubblicato qui.
duel-about-dm = Qui sfidi una tua partita: la rigiochi con gli stessi lanci per fare più punti. Gli altri si sfidano in un server, dove sarà pubblicato il risultato.
duel-goal =
    Da battere: **{ $points ->
        [one] 1 punto
       *[other] { $points } punti
    }** con gli stessi lanci, { $player ->
        [own] la tua partita
       *[other] la partita di { $player }
    } del giorno { $time } ({ $title }).
    -# Giochi per conto tuo; la riga sotto il tuo foglio mostra, lancio per lancio, i punti di allora. Non vale per le classifiche, e puoi rigiocarla quanto vuoi.
duel-who = Chi vuoi sfidare?
duel-game = Gioco: { $game }
duel-level = { $level }
duel-length = { $length ->
    [express] Lampo: { $throws } lanci, circa cinque minuti
   *[full] Partita intera
}
duel-throws = { $is_new ->
    [yes] Lanci: nuovi
   *[no] Lanci: partita finita
}
duel-new = Lanci nuovi
duel-offer = { $whose ->
    [best] Il tuo record
    [other] La sua partita
   *[newest] La tua ultima
}: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} · { $level }
duel-begin = Comincia

## On the sheet, and when it is full.

panel-ghosts = Contro i fantasmi
panel-rivalry = { $side ->
    [race] Sfida: { $rival ->
        [own] la tua partita
       *[other] la partita di { $rival }
    }
   *[other] Sfida con { $rival }
}
duel-begins = { $side ->
    [challenger] ⚔️ Cominci tu, poi tocca a { $rival }. La tua scadenza: { $time }. Chi lascia o esaurisce il tempo perde.
    [opponent] ⚔️ La riga sotto il tuo foglio mostra i punti di { $rival }. La tua scadenza: { $time }. Chi lascia o esaurisce il tempo perde.
   *[race] ⚔️ Gli stessi lanci: la riga sotto il tuo foglio mostra i punti { $rival ->
        [own] che hai fatto allora.
       *[other] di { $rival }.
    }
}
strip-own = Tu { $points }
strip-other = da battere { $points }
duel-next = ⚔️ Ora tocca a { $rival }. Scadenza: { $time }. Il risultato sarà pubblicato in { $channel }; fino ad allora i lanci restano segreti.
duel-over = { $side ->
    [race] ⚔️ { $ahead ->
        [yes] Hai superato
        [no] Non hai superato
       *[level] Pari con
    } { $rival ->
        [own] la tua partita di allora
       *[other] { $rival }
    }: { $own } a { $points }.
   *[other] ⚔️ { $ahead ->
        [yes] **Hai vinto** la sfida con { $rival }: { $own } a { $points }.
        [no] { $rival } **vince** la sfida: { $points } a { $own }.
       *[level] Tu e { $rival } **pareggiate**: { $own } a testa.
    }
}
duel-posted = Il risultato è in { $channel }.
duel-lost = ⚔️ Hai perso la sfida: la partita non è arrivata alla fine. Il risultato è in { $channel }.
duel-leave = Lasciare per sempre? La partita finisce qui e perdi la sfida.
ending-rival = { $side ->
    [race] Da battere
   *[other] Rivale
}
panel-ghosts-over = -# Questa partita non vale per le classifiche. I lanci sono quelli della partita { $source } · 🔒 { $seal } · partita { $game }
seal-ghosts =
    🔒 **I dadi della partita { $game } sono quelli della partita { $source }:**
    `{ $hash }`
    Questo è lo SHA-256 del seme da cui vengono i lanci di tutte e due. Quella partita è finita, quindi il seme può già essere noto; **Dadi onesti** controlla i lanci di questa quando finisce.
seal-challenge =
    🔒 **I dadi della partita { $game } sono quelli della partita { $source }:**
    `{ $hash }`
    Questo è lo SHA-256 del seme da cui vengono i lanci delle due partite della sfida. Il seme resta segreto finché il risultato non è pubblicato; poi **Dadi onesti** controlla i lanci di questa partita.
verify-ghosts = 👻 I lanci di questa partita sono quelli della partita { $game }{ $skipped ->
    [none] { "" }
   *[other] , senza il numero { $skipped }, che lì è stato rilanciato: qui manca, ma conta nella numerazione qui sotto
}.
verify-challenge = Questi lanci sono di una sfida ancora aperta. Chiedi di nuovo quando c’è il risultato.

## What a challenge sends.

challenge-ask =
    ⚔️ **Sfida di { $challenger }: { $title }**
    Il foglio e i lanci sono gli stessi per tutti e due. Si gioca in solitario e senza consigli; vince chi fa più punti.
    -# Scadenza per accettare: { $time }. Poi hai tre giorni. Se lasci o esaurisci il tempo, hai perso. Il risultato sarà pubblicato in { $channel } e conta solo per la classifica delle sfide.
challenge-ask-here = { $player }: { $ask }
challenge-accept = Accetta
challenge-refuse = No, grazie
challenge-refused = Va bene, niente sfida.
challenge-played = ⚔️ **Sfida · { $title }**
challenge-won = 🏆 { $winner } vince contro { $loser }: **{ $points } a { $other }**.
challenge-tie = { $challenger } e { $opponent } pareggiano con **{ $points ->
    [one] 1 punto
   *[other] { $points } punti
}**.
challenge-given-up = 🏆 Vince { $winner }: { $loser } ha lanciato la sfida, ma non ha finito la partita.
challenge-not-finished = 🏆 Vince { $winner } con **{ $points ->
    [one] 1 punto
   *[other] { $points } punti
}**: { $loser } non ha finito la partita.{ $is_early ->
    [yes] { " " }È successo prima della metà dei lanci, quindi in classifica non conta come vittoria.
   *[no] { "" }
}
challenge-unanswered = { $challenger } ha fatto **{ $points ->
    [one] 1 punto
   *[other] { $points } punti
}**. { $how ->
    [late] { $opponent } non ha risposto in tempo, quindi la sfida finisce senza vittoria.
    [declined] { $opponent } questa volta non gioca, quindi la sfida finisce senza vittoria.
    [stopped] { $opponent } non ha finito la partita.
   *[gone] Una delle due persone non gioca più qui, quindi la sfida finisce senza vittoria.
}

refused-ghost-not-over = Potrai sfidare questa partita quando sarà finita.
refused-ghost-daily = Forse altri stanno ancora giocando questo foglio. Potrai sfidare questa partita { $time }.
refused-ghost-old = Questa partita è troppo vecchia per una sfida: i suoi lanci non si possono rifare.
refused-ghost-table = Questa partita è stata giocata a un tavolo, dove non decidono solo i lanci. Con /sfida puoi sfidare una persona, o una partita giocata in solitario.
refused-challenge-open = I lanci di questa partita sono di una sfida aperta, quindi nessuno li vede prima del risultato.
refused-challenge-over = Questa sfida è finita.
refused-challenge-guest = Qui sono solo ospite e non potrei pubblicare il risultato. Sfida gli altri in un server dove ci sono anch’io; qui puoi battere le tue partite.
refused-not-challenged = Questa sfida è per qualcun altro.
refused-challenged-self = Non puoi sfidarti, ma puoi sfidare una tua partita: sceglila sotto **Lanci**.
refused-challenged-bot = { $player } è un bot. Sfida una persona.
refused-challenged-stranger = { $player } non è in questo server. Sfida qualcuno che c’è.
refused-challenged-already = Hai già una sfida aperta con { $player }. Aspetta il risultato.
refused-challenged-too-often = Negli ultimi tempi hai sfidato la stessa persona { $count } volte. Potrai farlo di nuovo { $time }.
refused-challenged-nobody = Prima scegli chi vuoi sfidare.
refused-challenges-of-host = Hai { $count } sfide aperte. Aspetta un risultato, poi lancia la prossima.
refused-challenges-of-guest = { $player } ha già molte sfide aperte. Riprova più tardi.
refused-challenge-not-alone = Questo gioco non si può giocare in solitario, quindi non ha sfide.

## On profiles.

challenge-figure = Sfide
board-what-challenges = Persone battute nelle sfide
board-title-challenges = ## ⚔️ { $game }: più persone battute nelle sfide
board-value-challenges = { $value ->
    [one] 1 persona battuta
   *[other] { $value } persone battute
}
board-counted-challenges = -# Ogni persona che hai battuto in una sfida conta una volta, chiunque l’abbia lanciata. Chi lascia o esaurisce il tempo perde; per l’altra persona è una vittoria se era già stata giocata metà dei lanci.
