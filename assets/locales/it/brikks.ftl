### The game BRIKKS: commands, refusals and rules.

game-brikks = BRIKKS
about-brikks-text = 🧱 **BRIKKS**, da uno a quattro giocatori: fai cadere i blocchi e riempi le righe, al tavolo, in solitario o in duello.
credit-brikks = Wolfgang Warsch e Schmidt Spiele per BRIKKS
mode-duel = Duello
command-brikks = brikks
command-brikks-about = Lancia i dadi, fai cadere i blocchi e riempi le righe: al tavolo, in solitario o in duello
command-brikks-play-about = Apri un tavolo da due a quattro giocatori
command-brikks-solo-about = Gioca in solitario e punta al record; il tuo foglio non lo vede nessuno
command-duel = duello
command-brikks-duel-about = Sfida una persona: vince chi riesce a continuare più a lungo
option-brikks-players-about = La partita comincia da sola appena raggiungete questo numero (da 2 a 4)
brikks-level-choice-1 = 1 · clemente: i cerchi di un altro colore danno energia
brikks-level-choice-2 = 2 · normale
brikks-level-choice-3 = 3 · duro: i cerchi di un altro colore costano 1 energia
brikks-level-choice-4 = 4 · spietato: i cerchi di un altro colore costano 2 energie
brikks-level-choice-own = Ognuno sceglie il suo livello

## Why a move is refused.

refused-no-level = Il livello { $level } non esiste. Scegli da 1 a 4.
refused-start-turned = Un blocco iniziale va sulla riga in basso, senza girarlo: prendilo dalla colonna 1 della tabella.
refused-colour-taken = Qualcun altro comincia con questo colore. Scegline uno libero.
refused-off-field = In { $cell } il blocco uscirebbe dalla griglia. Scegli un posto dove sta tutto dentro.
refused-cell-taken = In { $cell } il blocco coprirebbe { $taken }, che è già piena. Scegli caselle vuote.
refused-floating = In { $cell } il blocco resterebbe sospeso. Cade finché non poggia su un altro blocco o sul fondo.
refused-no-way = In { $cell } il blocco ci sta, ma non ci arriva: deve cadere e scorrere sempre tra caselle vuote.
refused-energy-short = { CAPITAL($block) } costa { $cost ->
    [one] 1 energia
   *[other] { $cost } energie
} e tu ne hai { $active }. Scegli un blocco che costa meno.
refused-no-bomb = Hai usato tutte le bombe. Piazza il blocco, giralo con l’energia o ritirati.
refused-still-fits = { CAPITAL($block) } entra ancora nella tua griglia. Puoi ritirarti solo se il blocco segnato non entra da nessuna parte.
refused-too-many-minis = In questo turno puoi mandare { $owed ->
    [one] 1 miniblocco
   *[other] { $owed } miniblocchi
}, non { $count }.
refused-mini-touches = I miniblocchi dello stesso turno possono toccarsi solo per gli angoli, e { $cell } è proprio accanto a { $other }.

## The first game

brikks-invitation-level = 👉 Premi **Il mio foglio** e scegli il tuo livello.
brikks-invitation = { $round ->
    [0] 👉 Premi **Il mio foglio** e scegli il tuo blocco iniziale.
   *[other] 👉 Premi **Il mio foglio** e piazza il tuo primo blocco.
}
brikks-tip-1 = -# 🌱 Un blocco iniziale piatto contro una parete non lascia buchi sotto.
brikks-tip-2 = -# 🌱 Ogni lettera è un posto dove il blocco può cadere: meglio in basso, senza buchi sotto.
brikks-tip-3 = -# 🌱 Le righe piene danno punti, dalla 6 in su il doppio: riempi prima quelle basse.

## The rules.

rules-brikks-topic-turn = Il tuo turno
rules-brikks-topic-energy = L’energia
rules-brikks-topic-points = I punti
rules-brikks-topic-end = La fine
rules-brikks-topic-duel = Il duello
rules-brikks-turn =
    ## 🧱 Fai cadere il blocco e spingilo dove entra
    Si lanciano due dadi: un colore e un numero. Insieme indicano uno dei 24 blocchi, e **tutti** lo piazzano nella propria griglia.

    Chi ha i dadi può **tenere** il lancio o **rilanciare**, una volta sola. Il risultato vale per tutti. In solitario vale sempre il primo lancio.

    • Il blocco **cade dall’alto**, senza girarsi.
    • Mentre cade, e quando è a terra, puoi **spingerlo a sinistra e a destra**, anche sotto una sporgenza, ma solo tra caselle vuote.
    • Deve poggiare **su un altro blocco o sul fondo**. Niente resta sospeso.
    • Il tuo foglio segna ogni posto con una **lettera**: premila. Con **Annulla** torni indietro, finché il turno non si chiude. Il `+5` accanto a una lettera dice quanti punti prendi subito.
    • **All’inizio** ognuno sceglie un blocco iniziale per la riga in basso, ciascuno di un colore diverso.
rules-brikks-energy =
    ## ⚡ I cerchi danno energia, con l’energia giri i blocchi
    Copri un cerchio con un blocco **del suo stesso colore** e prendi 2 energie. Per i cerchi di un altro colore decide il livello:
    Livello **1** +1 · Livello **2** niente · Livello **3** −1 · Livello **4** −2

    L’energia si spende prima di piazzare un blocco. Premi **Gira o cambia** per vedere la tabella di tutti i blocchi:
    • **1 energia** sposta il segnalino di una colonna nella tabella: stesso colore, numero vicino. Così il blocco si gira.
    • **{ $swap } energie** ti danno uno qualsiasi dei 24 blocchi.

    Alcuni punti della scala dell’energia hanno una **X rosa**: se ne raggiungi una, prendi una croce speciale.

    In due si comincia con { $two } energie a testa, in tre con { $three }, in quattro con { $four }; in solitario ne hai { $one }, perché non puoi rilanciare.
rules-brikks-points =
    ## ✨ Righe piene, croci speciali, bombe, energia
    • **Righe:** 10 caselle piene valgono 5, 9 valgono 2, 8 valgono 1. Le righe da 6 a 10 contano **il doppio**, la riga 11 **quattro volte**.
    • **Croci speciali:** un blocco che riempie 2, 3 o 4 righe insieme ne dà 1, 2 o 4. Più ne hai, meglio è: 3 fanno 6 punti, 6 ne fanno 21, 14 ne fanno 75.
    • **Bombe** avanzate: 7 punti per tutte e tre, 6 per due, 4 per l’ultima.
    • **Energia** avanzata: 1 punto ogni 2.

    Per esempio 47 per le righe, 21 per sei croci speciali, 4 per una bomba e 1 per due energie: **73 punti**.
rules-brikks-end =
    ## 🏁 Le bombe, il ritiro e la fine
    • **Una bomba** 💥 ti evita di piazzare il blocco, anche se entrerebbe. Ne hai tre; per prima se ne va quella che vale meno punti.
    • **Il blocco non entra da nessuna parte?** Giralo con l’energia, usa una bomba o **ritirati**. Finché entra, resti in gioco.
    • **Dopo il ritiro** non lanci più, e il tuo foglio conta così com’è. Gli altri continuano finché non sono tutti fuori.
    • **Vince chi ha più punti.** A parità di punti la vittoria è condivisa. Chi lascia la partita finisce dietro a chi resta.

    Nessuno aspetta per sempre: se il tempo scade, il blocco cade nel posto più basso.

    Il **solitario** si gioca con `/brikks solitario`, nei messaggi diretti con `/solitario brikks`: stesse regole, ma vale sempre il primo lancio. Alla fine arriva il verdetto sui tuoi punti; ogni livello sopra il primo ne aggiunge { $bonus }. Non sai cosa fare? 💡 **Consiglio** mostra la mossa del maestro; la partita però non conta per la classifica.
rules-brikks-duel =
    ## ⚔️ Il duello: chi continua più a lungo?
    Si gioca in due con le stesse regole, ma senza croci speciali. Al loro posto mandi **miniblocchi** di una casella nell’altra griglia:

    • uno per ogni **X rosa** che la tua energia raggiunge,
    • 1, 2 o 4 per un blocco che riempie **2, 3 o 4 righe** insieme.

    Arrivano alla fine del turno e cadono come i blocchi. Quelli di uno stesso turno possono toccarsi **solo per gli angoli**. Un cerchio sotto un miniblocco non dà più energia. Puoi anche mandarne meno. Una riga riempita da un miniblocco non frutta niente a nessuno.

    Se non puoi continuare, **perdi subito**. Usare una bomba vale come continuare. Se lo stesso lancio blocca tutti e due, decidono i punti delle righe.

    Sfida qualcuno con `/brikks duello`.

## What a profile may name.

feat-brikks-rows = Dieci righe
feat-brikks-rows-about = arriva a dieci righe piene in una partita di BRIKKS
feat-brikks-bomb = Bomba in più
feat-brikks-bomb-about = finisci una partita di BRIKKS con sette righe piene e una bomba non usata; in solitario dieci righe e nessuna bomba usata
feat-brikks-special = Davvero speciale
feat-brikks-special-about = prendi dieci croci speciali in una partita di BRIKKS; in solitario 13
feat-brikks-no-hole = Nessun buco
feat-brikks-no-hole-about = finisci una partita di BRIKKS con dieci righe piene e senza nemmeno un buco

## What a puzzle may be about.

motif-brikks-rows = Riempire una riga
motif-brikks-energy = Prendere energia
motif-brikks-turn = Pagare per un altro blocco
motif-brikks-bomb = Usare una bomba
motif-brikks-edge = Costruire contro la parete
motif-brikks-decline = Lasciare una riga aperta
motif-brikks-charge = Pagare un blocco che dà energia
motif-brikks-hole = Accettare un buco
motif-brikks-save = Tenere l’energia
motif-brikks-high = Costruire più in alto
motif-brikks-low = Restare in basso
