### Each says why nothing changed and what to do instead.

refused-wrong-phase = La partita ora aspetta qualcos’altro. Il tuo foglio mostra che cosa.
refused-malformed-move = Non riesco a leggere questa scelta. Usa i pulsanti del messaggio più recente.
refused-not-pending = Ora non hai niente da decidere. Il tuo foglio cambia con il prossimo lancio.
refused-game-over = Questa partita è finita. Cominciane un’altra in un canale con { -play }.
refused-too-late = Quel turno è già chiuso. Il tuo foglio mostra quello in corso.
refused-no-game = Questa partita non esiste più. Cominciane un’altra in un canale con { -play }.
refused-not-playing = Non sei in questa partita. Gioca la prossima, o cominciane una in un canale con { -play }.
refused-not-started = La partita non è ancora cominciata. Appena comincia, arriva il tuo foglio.
refused-has-started = La partita è già cominciata.
refused-already-joined = Hai già un posto. La partita la fa cominciare l’host.
refused-lobby-full = I posti sono tutti occupati. Comincia una partita tua con { -play }.
refused-too-few = Per giocare bisogna essere almeno in due. Aspetta qualcuno, aggiungi un computer o gioca in solitario con { -solo }.
refused-not-host = Questo può farlo solo l’host: <@{ $host }>.
refused-no-such-player = Questa persona non è più nella partita.
refused-no-such-strength = Non esiste un computer così. Scegline uno dall’elenco.
refused-nothing-entered = Non hai ancora scelto niente. Prima fai la tua scelta.
refused-not-over = La partita è ancora in corso. La rivincita si apre quando è finita.
refused-not-moderator = Una partita può chiuderla solo chi qui può gestire i messaggi.
refused-game-counts = È già stato giocato un turno, quindi questa partita conta: chi gioca non può chiuderla né togliere qualcuno. Puoi lasciarla, ma allora hai perso.
refused-wrong-channel = In questo server si gioca in { $channels }.
refused-not-in-dm = Per giocare con altri serve un canale di un server. Qui puoi giocare in solitario con { -alone }.
refused-guest-writes = Non posso ancora scriverti: non mi hai aggiunto al tuo account. Apri il mio profilo, scegli **Aggiungi app**, poi chiedi di nuovo.
refused-guest-hushed = In questo server le mie risposte le vedi solo tu, quindi nessuno potrebbe unirsi. Chiedi a chi lo amministra di permettere le app esterne, oppure gioca in solitario con { -solo }.
refused-guest-clock = Qui sono ospite e non posso avvisare nessuno: scegli un tempo breve, 90 secondi o 10 minuti.
refused-guest-elsewhere = Quel tavolo è da un’altra parte. Premi lì.
refused-seats-kept = I posti liberi sono riservati a { $players }. Aspetta che arrivino o dicano di no, oppure apri un tavolo tuo con { -play }.
refused-invited-self = Tu hai già un posto. Invita qualcun altro.
refused-invited-bot = { $player } è un bot e non può giocare. Invita una persona; i computer sono nel menu del tavolo.
refused-invited-stranger = { $player } non è in questo server. Invita qualcuno che c’è.
refused-invited-too-many = Sono troppi inviti: il tavolo ha { $seats } posti, e uno è tuo. Invita meno persone, o scegli più giocatori.
refused-invited-too-often = Negli ultimi tempi hai invitato la stessa persona { $count } volte. Potrai invitarla di nuovo { $time }; intanto apri il tavolo senza invito: chi lo vede può comunque premere **Gioco anch’io**.
refused-too-fast = Così non riesco a starti dietro. Aspetta un attimo e premi di nuovo.
refused-too-many-commands = Sono tanti comandi in poco tempo. Il prossimo puoi darlo { $time }; i pulsanti funzionano ancora.
refused-levels-too-often = Hai fatto creare molti livelli. Il prossimo puoi chiederlo { $time }, oppure scegli uno dei livelli da 1 a 4.
refused-hints-too-often = Hai chiesto molti consigli. Il prossimo puoi chiederlo { $time }, oppure decidi da te.
refused-lobbies-of-host = Hai { $count } tavoli che aspettano giocatori. Fanne partire uno, o scrivi /home per chiuderne uno, poi puoi aprirne un altro.
refused-games-of-host = Hai { $count } partite in corso. Finiscine una o lasciala, poi puoi cominciarne un’altra; /foglio mostra le tue.
refused-lobbies-of-channel = In questo canale { $count } tavoli aspettano giocatori. Siediti a uno di questi, o apri il tuo in un altro canale.
refused-games-of-channel = In questo canale sono in corso { $count } partite. Apri la tua in un altro canale, o chiedi a chi modera di chiudere quelle che nessuno gioca più.
refused-lobbies-of-guild = In questo server { $count } tavoli aspettano giocatori. Siediti a uno di questi.
refused-games-of-guild = In questo server sono in corso { $count } partite. Gioca in solitario con { -solo }, o chiedi a chi modera di chiudere quelle che nessuno gioca più.
refused-option-choice = { $option }: questa scelta non esiste. Scegli tra queste: { $choices }.
refused-option-kind = { $option }: non riesco a leggerlo. Ripeti il comando e scegli tra le sue proposte.
refused-option-range = { $option }: scegli tra { $least } e { $most }. Ripeti il comando.
refused-missing-permission = In questo canale mi manca un permesso: { $permissions }. Chiedi a chi amministra il server di darmelo.

## As Discord's settings call them.

permission-read-messages = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-attach-files = Allega file
