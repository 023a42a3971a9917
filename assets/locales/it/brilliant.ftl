### The game BRILLIANT: commands, messages, refusals and rules.

game-brilliant = BRILLIANT
about-brilliant-text = 💎 **BRILLIANT**, da uno a sei giocatori: scrivi numeri e completa aree, su un foglio che vedi solo tu.
credit-brilliant = Ralf zur Linde e Ravensburger per BRILLIANT
command-brilliant = brilliant
command-brilliant-about = Lancia i dadi, scrivi numeri e completa le aree prima degli altri
command-brilliant-play-about = Apri un tavolo da due a sei giocatori
command-brilliant-solo-about = Gioca in solitario e punta al record; il tuo foglio non lo vede nessuno
option-brilliant-players-about = La partita comincia da sola appena raggiungete questo numero (da 2 a 6)
option-brilliant-level-about = Da 1, facile, a 4, difficile; un nuovo livello casuale; o il codice di un livello
option-start = partenza
option-start-about = Dove vanno i numeri iniziali
start-stars = Sulle stelle
start-free = Dove vuoi

## Messages

brilliant-title = BRILLIANT · livello { $level } · { $name }
brilliant-level = Livello { $level } · { $name }
brilliant-random = Livello casuale
brilliant-random-1 = Livello casuale, difficoltà 1 (facile)
brilliant-random-2 = Livello casuale, difficoltà 2
brilliant-random-3 = Livello casuale, difficoltà 3
brilliant-random-4 = Livello casuale, difficoltà 4 (difficile)
brilliant-level-of-code = Livello { $code }
brilliant-options = numeri iniziali { $start ->
    [free] dove vuoi
   *[stars] sulle stelle
}
brilliant-progress = { $rolls ->
    [0] turno { $round }
   *[other] lancio { $round } di { $rolls }
}
brilliant-starting = Scrivete i numeri da 1 a 6 in sei aree diverse. La partita finisce a { $target } punti.
brilliant-dice = { $first } e { $second }
brilliant-throw = 🎲 Turno { $round }: **{ $throw }**
brilliant-news = ✨ { $completed }
brilliant-completed = { $is_own ->
    [yes] Tu: **area { $area }**
   *[no] { $player }: **{ $area }**
} +{ $value }
brilliant-ask-start = { $mode ->
    [free] Metti i numeri da 1 a 6 in sei aree diverse.
   *[stars] Metti i numeri da 1 a 6 sulle sei stelle.
}
brilliant-ask-place = { $double ->
    [yes] Scrivi un **{ $first }** accanto a un altro { $first }.
   *[no] Scrivi **{ $first }** accanto a un { $second }, o **{ $second }** accanto a un { $first }.
}
brilliant-ask-pass = { $double ->
    [yes] Per un { $first } non c’è posto: premi **Passa**.
   *[no] Per { $first } e { $second } non c’è posto: premi **Passa**.
}
brilliant-ask-strike = Scegli un’area e barra il suo punteggio più alto ancora libero.
brilliant-entered-start = ✏️ I tuoi numeri iniziali sono a posto.
brilliant-entered-place = ✏️ Hai scritto **{ $number } in { $field }**.
brilliant-entered-pass = { $legal ->
    [0] ✏️ Passi.
    [one] ✏️ Passi, anche se un posto andrebbe bene.
   *[other] ✏️ Passi, anche se { $legal } posti andrebbero bene.
}
brilliant-entered-strike = ✏️ Barrato nell’area **{ $area }**.
brilliant-good-start = Buona partenza
brilliant-shuffle = Mescola
brilliant-undo-number = Togli { $number }
brilliant-other-area = Altra area
brilliant-start-number = A mano: dove va il numero { $number }?
brilliant-start-field = { $square } { $field } · area { $area }
brilliant-start-area = { $square } Area { $area }
brilliant-strike-button = { $letter } · { $value }→{ $left }
brilliant-strike-choose = Barra…
brilliant-strike-option = { $letter } · { $square } Area { $area }: via { $value }, resta { $left }
brilliant-place-choose = { $parts ->
    [one] Scrivi… ({ $count } scelte)
   *[other] Scrivi… (elenco { $part } di { $parts })
}
brilliant-placement = { $number } in { $field }, area { $area }, { $filled } su { $size }
brilliant-place-option = { $letter } · { $square } { $field } · { $value ->
    [0] area { $area }, { $filled } su { $size }
    [one] completa l’area { $area }: 1 punto
   *[other] completa l’area { $area }: { $value } punti
}
brilliant-more-placements = Altri posti…
brilliant-pass = Passa
brilliant-forced-start = i tuoi numeri iniziali sono andati sulle stelle in ordine
brilliant-forced-strike = è stato barrato un punteggio dell’area { $area }
brilliant-forced-pass = hai passato
brilliant-preview-alt = Il foglio vuoto del livello { $level }, { $name }.
brilliant-ending = { $reason ->
    [target] L’obiettivo di { $target } punti è raggiunto.
    [rolls] Sono finiti tutti e { $rolls } i lanci.
   *[stalled] Nessuno può più scrivere niente.
}

## Refusals

refused-no-field = Questo campo non esiste. Scegline uno sul tuo foglio.
refused-field-taken = In { $field } c’è già { $holds }. I numeri restano dove sono: scegli un campo vuoto.
refused-not-thrown = { $number } non è uscito. Puoi scrivere { $first } o { $second }.
refused-no-neighbour = Per scrivere { $number } in { $field } ci vuole un { $other } subito sopra, sotto, a sinistra o a destra. Un numero va sempre accanto all’altro.
refused-rule-same = { $number } qui non va: l’area { $area } prende un solo numero, e ha già { $held }.
refused-rule-different = { $number } qui non va: l’area { $area } prende ogni numero una volta sola, e ha già { $held }.
refused-rule-max-two = { $number } qui non va: l’area { $area } prende al massimo due numeri diversi, e ha già { $held }.
refused-rule-one-half = { $number } qui non va: l’area { $area } prende solo 1–3 o solo 4–6, e ha già { $held }.
refused-start-count = Metti tutti e sei i numeri iniziali, da 1 a 6.
refused-start-not-star = In { $field } non c’è una stella. In questa partita i numeri iniziali vanno sulle stelle.
refused-start-same-area = { $field } e { $other } sono nella stessa area: { $area }. Ogni numero iniziale vuole un’area tutta sua.
refused-no-area = Questa area non esiste. Scegline una sul tuo foglio.
refused-strike-completed = L’area { $area } è completa e i suoi punti restano tuoi. Scegli un’altra area.
refused-strike-last-value = All’area { $area } resta solo l’ultimo punteggio, e quello non si barra. Scegli un’altra area.
refused-no-level-of-code = Non c’è nessun livello con il codice { $code }. Prova un altro codice, o un livello casuale.
refused-unknown-level = Questo livello non esiste. Scegline uno dall’elenco, o scrivi il codice di un livello; i codici sono fatti così: { $example }. Controllalo lettera per lettera.

## The first game

brilliant-invitation = 👉 Premi **Il mio foglio** e metti i tuoi numeri da 1 a 6.
brilliant-tip-1 = -# 🌱 Ogni numero in un’area diversa, meglio se vicino a molti campi vuoti.
brilliant-tip-2 = -# 🌱 Scrivi uno dei due numeri proprio accanto all’altro.
brilliant-tip-3 = -# 🌱 Danno punti solo le aree complete: finiscine prima una piccola.

## The rules.

rules-brilliant-topic-turn = Il tuo turno
rules-brilliant-topic-colours = I colori
rules-brilliant-topic-points = I punti
rules-brilliant-topic-end = La fine
rules-brilliant-topic-solo = Solitario
rules-brilliant-turn =
    ## 🎲 Scrivi un numero accanto all’ALTRO
    Si lanciano due dadi, e il lancio vale per tutti. Scegli **uno** dei due numeri. Scrivilo in un campo vuoto che tocca l’**altro** numero: sopra, sotto, a sinistra o a destra, di qualsiasi colore.

    Escono **2** e **5**? Scrivi un 2 accanto a un 5, o un 5 accanto a un 2. Mai un 2 accanto a un 2. Con un doppio, per esempio **4** e **4**, un 4 va accanto a un 4.

    • **All’inizio** ognuno scrive i numeri da 1 a 6, ciascuno in un’area diversa. Gli altri non vedono dove.
    • **Un numero per lancio**, e resta dov’è.
    • **Nessun posto, o nessun posto buono?** Passa. Non costa nulla.
    • **Si sceglie in segreto.** Puoi cambiare idea finché il turno non si chiude.
rules-brilliant-colours =
    ## 🎨 Ogni colore ha la sua regola
    La regola vale dentro un’**area**: i campi dello stesso colore che si toccano, o che una linea spessa unisce. Ogni area mostra il segno della sua regola.

    🟩 **Verde** • qualsiasi numero.
    🟦🔲 **Blu e grigio** = numeri tutti uguali.
    🟥🟨 **Rosso e giallo** ≠ numeri tutti diversi.
    🟪 **Viola** ≤2 al massimo due numeri diversi.
    🟧 **Arancione** ◧ solo numeri bassi o solo numeri alti. Decide il primo.

    Un numero deve rispettare tutte e due: la regola del vicino e la regola del suo colore.
rules-brilliant-points =
    ## ✨ Completa un’area e prendi i suoi punti
    Accanto alla griglia ogni area ha i suoi punteggi, per esempio **6 · 4 · 2**. Per completare un’area riempi tutti i suoi campi; un’area incompleta non vale niente.

    • **Chi la completa prima di tutti** prende il punteggio più alto. Tutti gli altri lo barrano.
    • **Chi la completa in un turno successivo** prende il secondo punteggio.
    • **Il punteggio più basso resta** per tutti quelli che arrivano dopo.
    • **Più persone nello stesso turno?** Prendono tutte lo stesso punteggio, e si barra solo quello.

    I punteggi con il segno «ovunque» valgono per tutti i campi di quel colore sul foglio, e la regola del colore vale per tutti insieme.
rules-brilliant-end =
    ## 🏁 L’obiettivo chiude la partita
    { $targets }

    • Appena qualcuno raggiunge l’obiettivo, la partita finisce con quel turno.
    • **Vince chi ha più punti.** A parità di punti la vittoria è condivisa. Chi lascia la partita finisce dietro a chi resta.
    • L’obiettivo è lo stesso a ogni livello.
    • Se nessuno può più scrivere niente, la partita finisce lo stesso e vince chi ha più punti.

    Nessuno aspetta per sempre: se il tempo scade, chi non ha giocato passa.
rules-brilliant-target = { $players } giocatori: **{ $target } punti**
rules-brilliant-solo =
    ## 🎯 Solitario: { $rolls } lanci per il tuo record
    Le regole sono quelle del tavolo, ma i lanci si contano: due tratti per ogni casella della barra.

    • **Una casella con il segno del solitario è piena?** Prima di scrivere, barra il punteggio più alto ancora libero di un’area a tua scelta. Il successivo puoi ancora prenderlo.
    • Le aree complete sono al sicuro, e l’ultimo punteggio di un’area non si barra mai.
    • **Dopo il lancio { $rolls }** i punteggi delle tue aree complete sono il tuo risultato.

    Si gioca con `/brilliant solitario`, nei messaggi diretti con `/solitario brilliant`; il tuo foglio non lo vede nessuno. Non sai cosa fare? 💡 **Consiglio** mostra la mossa del maestro; la partita però non conta per la classifica.

## What a profile may name.

feat-brilliant-highest = In testa ovunque
feat-brilliant-highest-about = completa cinque aree al punteggio più alto in una partita di BRILLIANT; in due sei, in solitario dieci
feat-brilliant-many = Occhi aperti
feat-brilliant-many-about = completa sette aree in una partita di BRILLIANT; in solitario dieci
feat-brilliant-colours = A caccia di colori
feat-brilliant-colours-about = completa tutte le aree di tre colori in una partita di BRILLIANT; in solitario di quattro, ognuna al punteggio più alto
feat-brilliant-full = Quasi senza vuoti
feat-brilliant-full-about = scrivi in quattro campi su cinque a un tavolo di BRILLIANT

## What a puzzle may be about.

motif-brilliant-prepare = Andare avanti in un’area
motif-brilliant-two = Aiutare due aree
motif-brilliant-decline = Lasciare un’area incompleta
motif-brilliant-short = Lasciare un campo vuoto
motif-brilliant-open = Cominciare un’area
motif-brilliant-keep = Tenere un’area flessibile

brilliant-ending-area = area { $area } { $value }
