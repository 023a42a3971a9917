### What the owner of the bot sees and does in Discord.

command-host = gestione
command-host-about = Solo per chi possiede questo bot
command-host-state = stato
command-host-state-about = Il bot in cifre
command-host-pause = pausa
command-host-pause-about = Per un po’ niente nuove partite, e il tempo si ferma ovunque
command-host-announce = annuncia
command-host-announce-about = Di’ qualcosa a ogni server con partite aperte; prima lo vedi tu
command-host-block = blocca
command-host-block-about = Tieni fuori una persona o un server
command-host-unblock = sblocca
command-host-unblock-about = Fai rientrare una persona o un server
command-host-end = chiudi
command-host-end-about = Chiudi una partita; nessuno la vince o la perde

option-hours = ore
option-hours-about = Per quante ore, da 1 a 168
option-sentence = frase
option-pause-sentence-about = Il motivo; lo legge chi vuole aprire una partita
option-announce-sentence-about = Cosa devono sapere
option-kind = tipo
option-kind-about = Una persona o un server
option-id = id
option-id-about = Nella modalità sviluppatore di Discord: clic destro, Copia ID
option-reason = motivo
option-reason-about = Il motivo; lo leggono le persone bloccate
option-game-id = partita
option-game-id-about = L’id della partita: sotto 🔒 al suo tavolo
host-kind-person = Persona
host-kind-server = Server

host-title = ## 🛠️ Il bot in cifre
host-version = **Versione:** { $version }, attiva da { $uptime }
host-duration = { $days ->
    [0] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
    [one] 1 giorno { $hours } h
   *[other] { $days } giorni { $hours } h
}
host-servers = **Server:** { $servers }
host-games = **Partite:** { $running } in corso, { $lobbies } in attesa di giocatori, { $over } finite
host-people = **Persone in gioco:** { $people }
host-presses = **Clic e comandi:** { $hour } nell’ultima ora, { $day } nell’ultimo giorno (contati dall’avvio)
host-size = **Database:** { $size } MB
host-backup = **Ultimo backup:** { $age } fa
host-backup-none = **Ultimo backup:** nessuno (`BACKUP_DIR` è vuota)
host-redraws = **Messaggi da ridisegnare:** { $redraws }
host-held-back = **Rallentato dai limiti di Discord:** <#{ $id }> ({ $id }), dove { $games ->
    [one] una partita aspetta di essere ridisegnata
   *[other] { $games } partite aspettano di essere ridisegnate
}
host-waiting = **Annunci ancora da inviare:** { $count }
host-well = **Stato:** tutto a posto
host-ill = **Stato:** ⚠️ { $fault }
host-not-paused = ▶️ Si possono aprire nuove partite.
host-paused = ⏸️ **In pausa. Si riprende: { $time }.** Niente nuove partite, e il tempo è fermo ovunque. Chi gioca legge: «{ $sentence }»
host-resume = Termina la pausa
host-refresh = Aggiorna
host-blocks = { $count ->
    [0] Nessun blocco
    [one] 1 blocco
   *[other] { $count } blocchi
}
host-back = Il bot in cifre
# Discord shows names of commands in English, so each stands beside what it does.
host-commands =
    Pausa: /gestione pausa
    Annuncio: /gestione annuncia
    Bloccare: /gestione blocca
    Sbloccare: /gestione sblocca
    Chiudere una partita: /gestione chiudi

host-announcement = 📣 **Da chi gestisce questo bot:** { $sentence }
host-announce-ask = { $servers ->
    [one] Lo vedrà un server con partite aperte, nel canale della sua partita più recente:
   *[other] Lo vedranno { $servers } server con partite aperte, ognuno nel canale della sua partita più recente:
}
host-announce-send = { $servers ->
    [one] Invia a un server
   *[other] Invia a { $servers } server
}
host-announce-nowhere = Ora nessun server ha una partita aperta, quindi non lo vedrebbe nessuno.
host-announced = { $servers ->
    [one] 📣 In arrivo in un server.
   *[other] 📣 In arrivo in { $servers } server.
}

host-blocked = { $kind ->
    [server] 🚫 Il server { $id } è bloccato. Le sue partite aperte sono finite senza risultato, e non riceve più il messaggio del giorno.
   *[person] 🚫 Blocco attivo per <@{ $id }> ({ $id }), che esce da tutte le partite aperte; gli altri continuano.
}
host-unblocked = { $kind ->
    [server] Il server { $id } può giocare di nuovo.
   *[person] <@{ $id }> ({ $id }) può giocare di nuovo.
}
host-blocks-title = ## 🚫 Blocchi
host-blocks-none = Non c’è nessun blocco.
host-blocks-one = { $kind ->
    [server] Server { $id }
   *[person] Persona { $id }
}
host-blocks-line = { $kind ->
    [server] • Server { $id }, { $time }: { $reason }
   *[person] • <@{ $id }> ({ $id }), { $time }: { $reason }
}
host-blocks-more = { $count ->
    [one] … e uno più vecchio. /gestione sblocca accetta qualsiasi id.
   *[other] … e { $count } più vecchi. /gestione sblocca accetta qualsiasi id.
}
host-unblock-choose = Sblocca…

host-end-ask = { $place ->
    [none] **{ $title }** (`{ $game }`), giocata in privato da { $people ->
        [one] una persona
       *[other] { $people } persone
    }. Chiuderla? Nessuno vince o perde, e non si può annullare.
   *[other] **{ $title }** (`{ $game }`) in { $place }, con { $people ->
        [one] una persona
       *[other] { $people } persone
    }. Chiuderla? Nessuno vince o perde, e non si può annullare.
}
host-end-sure = Chiudi la partita
host-ended = La partita `{ $game }` è finita senza risultato; i suoi messaggi lo dicono.

blocked-own-data = I tuoi dati

refused-not-owner = Questo comando non è per te. /home mostra cosa puoi fare qui.
refused-paused = ⏸️ Per ora niente nuove partite: { $sentence } Puoi aprire la tua { $time }. Nelle partite in corso il tempo è fermo.
refused-blocked-person = Chi gestisce questo bot ha bloccato il tuo accesso: { $reason }
refused-blocked-server = Chi gestisce questo bot ha bloccato questo server: { $reason }
refused-host-block-owner = Così ti escluderesti: questo id è tuo, di qualcuno del tuo team o di questo server.
refused-host-empty = Il messaggio è vuoto. Ripeti il comando con del testo.
refused-host-no-id = Questo non è un id di Discord, che ha da 15 a 19 cifre. Attiva la modalità sviluppatore di Discord, fai clic destro sulla persona o sul server e scegli **Copia ID**.
refused-host-not-blocked = Questo id non è bloccato. L’elenco dei blocchi è in /gestione stato.
refused-host-no-game = Non c’è nessuna partita con questo id. Si trova sotto 🔒 al tavolo della partita.
refused-host-no-draft = Questo annuncio non aspetta più: è già partito, o ce n’è uno più recente. Scrivilo di nuovo con /gestione annuncia.
