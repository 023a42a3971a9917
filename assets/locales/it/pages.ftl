### The pages beside the game: rules, leaderboard, settings, about, privacy, verify.

command-leaderboard = classifica
command-leaderboard-about = Chi gioca meglio: rating, vittorie e record in solitario, in questo server o ovunque
command-profile = profilo
command-profile-about = Partite, rating e traguardi: i tuoi, o quelli di un’altra persona
command-settings = impostazioni
command-settings-about = Le tue immagini, i tuoi avvisi e i tuoi dati; per chi gestisce il server, anche quello


option-player = giocatore
option-player-about = Di chi è il profilo; il tuo, se non indichi nessuno
option-what = cosa
option-what-about = Rating o vittorie al tavolo, o un livello in solitario
option-show = mostra
option-show-about = Mostralo a tutti in questo canale
option-game = gioco
option-page-game-about = Quale gioco; nella pagina puoi cambiarlo
option-game-about = L’id della partita: sotto 🔒 al suo tavolo, o nel suo ultimo messaggio

mode-table = Al tavolo
mode-solo = Solitario
mode-daily = Foglio del giorno
mode-weekly = Foglio della settimana
where-here = Questo server
where-everywhere = Ovunque

## The rules.

rules-other = Come si gioca a { $game }

## /leaderboard

period-all = Da sempre
period-season = Questa stagione
period-month = Questo mese
period-week = Questa settimana
period-past = Stagione { $quarter } del { $year }
board-what-wins = Vittorie · { $mode }
board-what-rating = Rating · { $mode }
board-what-points = { $level }
board-what-par = { $level } · percentuale del par
board-title-wins = ## 🏆 { $game }: più vittorie
board-title-rating = ## 📈 { $game }: rating
board-title-beaten = ## 🏆 { $game }: avversari battuti
board-title-points = ## 🏆 { $game }: i record
board-title-par = ## 🏆 { $game }: le migliori percentuali del par
board-scope = { $what ->
    [none] { "" }
   *[other] { $what } ·{ " " }
}{ $period } · { $where ->
    [here] in questo server
   *[everywhere] ovunque
}{ $pages ->
    [one] { "" }
   *[other] { " " }· pagina { $page } di { $pages }
}
board-row = **{ $place }.** { $player } · **{ $value }** · { $note }{ $date ->
    [none] { "" }
   *[other] { " " }· { $date }
}
board-alt = { $place }. { $player }, { $value }, { $note }.
board-value-wins = { $value ->
    [one] 1 vittoria
   *[other] { $value } vittorie
}
board-value-points = { $value ->
    [one] 1 punto
   *[other] { $value } punti
}
board-loss = { $mode ->
    [duel] probabilità di vittoria persa a decisione: { $loss }%
   *[other] punti persi a decisione: { $loss }
}
board-note-rating = ± { $margin }, { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
board-note-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
board-you = { $player } (tu)
board-own-none = Qui non hai ancora finito una partita.
board-own-uncounted = { $games ->
    [one] Qui hai finito 1 partita, ma non conta.
   *[other] Qui hai finito { $games } partite, ma nessuna conta.
}
board-own-loss = Entrerai in questa classifica quando cinque delle tue partite saranno analizzate.
board-puzzle-none = Non hai ancora provato un rompicapo di questo gioco.
board-rating-none = Qui non hai ancora partite valide per il rating.
board-rating-provisional = **Il tuo rating: { $rating }?** { $note }
board-new-title = -# **Ancora senza posto in classifica**
board-new = -# { $player } · { $rating }? · { $note }
rating-new = { $mode ->
    [puzzle] provvisorio: lo rendono stabile i rompicapi nati da vere partite
   *[table] { $games ->
        [0] provvisorio, servono più avversari diversi
        [one] provvisorio, ancora 1 partita
       *[other] provvisorio, ancora { $games } partite
    }
}
rating-lacks = { $games ->
    [0] provvisorio
    [one] ancora 1 partita
   *[other] ancora { $games } partite
}
rating-settled = ± { $margin }
board-season = 🗓️ **{ $season }** · { $days ->
    [one] ultimo giorno
   *[other] mancano { $days } giorni
} · { $people ->
    [0] ancora nessuna partita
   *[other] { $place ->
        [0] non sei ancora in classifica ({ $people ->
            [one] 1 giocatore
           *[other] { $people } giocatori
        })
       *[other] sei al **{ $place }º posto** su { $people }
    }
}
board-champions = 👑 { $count ->
    [one] Primo posto della scorsa stagione: { $players }
   *[other] Primi posti della scorsa stagione: { $players }
}
group-tables = Tavoli
group-solo = Solitario
group-daily = Fogli del giorno
group-puzzles = Rompicapi
board-rating = **Il tuo rating: { $rating }** ± { $margin }, per ora non in classifica
board-unlisted = { $is_there ->
    [yes] 🙈 Non compari nelle classifiche: la tua riga qui la vedi solo tu, e per gli altri chi sta sotto sale di un posto.
   *[no] 🙈 Non compari nelle classifiche.
}
board-empty = { $mode ->
    [solo] Qui non c’è ancora una partita in solitario che conta (i fogli del giorno hanno i loro risultati). Giocane una con `{ $command }`, e qui il primo posto è tuo.
   *[other] Qui non c’è ancora una partita che conta. Ci vogliono almeno due persone; il solitario ha le sue classifiche. Apri un tavolo con `{ $command }` e comincia tu.
}
board-no-challenge = Qui non si è ancora decisa nessuna sfida. Lanciane una con `/sfida`.
board-unsettled-rating = Qui nessun rating è ancora stabile: ci vogliono dieci partite.
board-nobody = In questa classifica non c’è nessuno.
board-counted-wins = -# Contano solo le partite con almeno due persone e senza consigli. A parità di vittorie decidono i punti.
board-counted-rating = -# { $where ->
    [here] In elenco: i rating stabili di chi ha giocato qui e negli ultimi 30 giorni ha fatto almeno una partita.
   *[everywhere] In elenco: i rating stabili di chi ha giocato negli ultimi 30 giorni, ha incontrato dieci persone diverse, cinque delle quali ne hanno incontrate altrettante, e ha un account con più di 30 giorni.
} Una partita vale per il rating se ha un limite di tempo, è senza consigli e ci giocano almeno due persone. Tra le stesse due persone le partite contano sempre meno, soprattutto nello stesso giorno.
board-counted-beaten = -# Ogni partita valida per il rating conta per la quota di avversari che hai battuto; un pareggio vale la metà. Decide la tua media, e tutti cominciano con dieci mezze vittorie. Nello stesso giorno le partite contro le stesse persone contano sempre meno.
board-counted-points = -# Le partite con consigli non contano.
board-counted-par = -# Il par è quello che il computer *{ $strength }* ottiene con gli stessi lanci. Le partite con consigli non contano.
board-uncounted = -# Partite giocate qui che non contano: { $reasons }
uncounted-alone = partite solo contro computer
uncounted-challenge = risposte a una sfida e sfide lampo
uncounted-hints = partite con consigli
uncounted-rules = partite con le vecchie regole
board-show = Mostra nel canale
board-open = Aprila per me
board-choose = Altre classifiche…
board-before = Precedente
board-after = Successiva

## /profile

profile-title = ## 👤 { $player }
profile-none = Ancora nessuna partita finita. Ogni profilo comincia con una: `/home` porta ai giochi.
profile-last = **Ultime partite** · 🔍 apre l’analisi
profile-last-game = **{ $number }** · { $game }{ $mode ->
    [none] { "" }
   *[other] , { $mode }
}: **{ $points }**{ $result ->
    [none] { "" }
   *[other] , { $result }
} · { $time }
profile-left = abbandono
profile-par = par { $par }
profile-place = { $place }º posto su { $seats }
profile-review = { $number }
profile-more = Tutte le statistiche
profile-more-title = ## 📋 Tutte le statistiche di { $player }
profile-open = Il mio profilo
profile-back = Profilo
profile-games = { $games ->
    [0] Primi passi qui
    [one] 1 partita
   *[other] { $games } partite
}{ $wins ->
    [0] { "" }
    [one] { " " }· 1 vittoria contro altre persone
   *[other] { " " }· { $wins } vittorie contro altre persone
}
profile-wins-in-a-row = Più vittorie di fila
profile-unrated = Ancora nessun rating
profile-somebody = Giocatore
profile-mode = **{ $game }, { $mode }**: { $games ->
    [one] 1 partita
   *[other] { $games } partite
}{ $is_solo ->
    [yes] { "" }
   *[no] , { $wins ->
        [one] 1 vittoria
       *[other] { $wins } vittorie
    }
} · record { $best }, media { $average }
profile-rating = 📈 { $game }, { $mode }: { $rating }, { $note }
profile-loss = 🧠 { $game }, { $mode }: { $played ->
    [duel] probabilità di vittoria persa a decisione: { $loss }%
   *[other] punti persi a decisione: { $loss }
}, in { $games ->
    [one] 1 partita analizzata
   *[other] { $games } partite analizzate
}
profile-season = 🗓️ { $season }, { $game }, { $mode }: { $place }º posto
profile-feats = Traguardi
profile-feats-count = { $earned } su { $known }
profile-goal = 🎯 Prossimo traguardo: **{ $feat }** ({ $about }){ $done ->
    [0] { "" }
   *[other] , { $done } di { $needed }
}
profile-alt = Il profilo di { $player }: { $about }.
profile-alt-figure = { $label }: { $value }.
profile-alt-medals = Traguardi: { $count }{ $medals ->
    [none] { "" }
   *[other] : { $medals }
}.
profile-curve = { $pool }: { $rating }, { $note }; { $games ->
    [one] nell’ultima partita
   *[other] nelle ultime { $games } partite
}, partenza da { $first }, tra { $low } e { $high }.
feat-earned = 🏅 Nuovo traguardo: **{ $feat }** ({ $about })
feat-earned-all = 🏅 { $count ->
    [one] Nuovo traguardo
   *[other] Nuovi traguardi
}: { $earned }
feat-earned-by = { $player } **{ $feats }**
feat-close = Per un soffio
feat-close-about = vinci per un solo punto
feat-master = Meglio del maestro
feat-master-about = vinci dieci partite contro il computer più forte
feat-row = Quattro di fila
feat-row-about = vinci quattro partite di fila contro altre persone
feat-par = Sopra il par
feat-par-about = batti il par in dieci partite in solitario

## The settings of a server.

settings-title = ## ⚙️ Impostazioni di questo server
settings-hint = -# Le modifiche si salvano subito. Il messaggio del tavolo cambia anche nelle partite in corso, il resto solo in quelle nuove.
settings-language = **Lingua** dei messaggi pubblici: { $language }
settings-language-choose = Un’altra lingua…
settings-clock = **Tempo** per turno, se nessuno lo sceglie: { $clock }
settings-clock-choose = Un altro tempo…
settings-channels = **Canali** dove si possono aprire partite: { $channels }
settings-channels-all = ovunque
settings-channels-choose = Solo in questi canali…
settings-channels-clear = Permetti ovunque
settings-theme = { $value ->
    [light] **Immagini** per tutti: chiare
   *[dark] **Immagini** per tutti: scure
}
theme-switch = { $value ->
    [light] Falle scure
   *[dark] Falle chiare
}
settings-table = **Messaggio del tavolo**: { $style }. { $about }
settings-table-choose = In un altro modo…
settings-film = { $value ->
    [yes] **Film**: dopo una partita con altri, il suo film arriva nel canale.
   *[no] **Film**: dopo una partita con altri, nel canale può arrivare anche il suo film. In **Altro** c’è sempre.
}
settings-film-switch = { $value ->
    [yes] Niente film
   *[no] Mostra i film
}
table-style-follow = Torna in fondo
table-style-follow-about = Un solo messaggio mostra la partita; se sotto si scrive altro, con il prossimo lancio torna in fondo.
table-style-stay = Discreto
table-style-stay-about = Un solo messaggio mostra la partita e resta dov’è.
table-style-rounds = Un messaggio per turno
table-style-rounds-about = Ogni turno arriva come nuovo messaggio, e quello prima si riduce a una riga.
language-auto = Automatica: quella del server ({ $language })
# The language itself: preview until somebody who speaks it has read all its texts, then read.
language-state = preview
language-preview = -# 🚧 **Anteprima**: nessuno che parli questa lingua ha ancora letto questi testi. Qualcosa suona male? Dillo a chi gestisce questo bot.

## /settings

personal-title = ## ⚙️ Le tue impostazioni
personal-hint = -# Si salvano subito e valgono anche per i fogli già aperti.
language-discord = Automatica: come nel tuo Discord ({ $language })
personal-language = **Lingua** di quello che vedi solo tu: { $language }
personal-theme = { $value ->
    [light] **Immagini**: chiare
   *[dark] **Immagini**: scure
}
personal-next-throw = { $value ->
    [yes] **Prossimo lancio automatico**: attivo
        -# Quando giochi in solitario, tre secondi dopo la tua mossa; **Annulla** lo ferma.
   *[no] **Prossimo lancio automatico**: spento
        -# Quando giochi in solitario, premi tu **Prossimo lancio**.
}
next-throw-switch = { $value ->
    [yes] Spegni
   *[no] Attiva
}
personal-sheet = { $value ->
    [yes] **Il tuo foglio**: al tavolo
        -# Lo apri con **Il mio foglio**, visibile solo a te. Non arriva nessun messaggio diretto.
   *[no] **Il tuo foglio**: come scelto al tavolo
        -# Cioè per messaggio diretto, se nessuno ha scelto altro.
}
sheet-switch = { $value ->
    [yes] Come scelto al tavolo
   *[no] Sempre al tavolo
}
personal-alert = { $is_on ->
    [yes] **Avvisami quando si apre un tavolo** qui: attivo
        -# Al massimo una volta all’ora.
   *[no] **Avvisami quando si apre un tavolo** qui: spento
}
personal-alerts = { $servers ->
    [0] **Avvisami quando si apre un tavolo**: spento. Scrivi `/impostazioni` in un server per attivarlo lì.
    [one] **Avvisami quando si apre un tavolo**: attivo per 1 server
   *[other] **Avvisami quando si apre un tavolo**: attivo per { $servers } server
}
personal-notify = **Quando tocca a te**
    -# Nelle partite che durano giorni: { $place ->
        [dm] per messaggio diretto
        [channel] nel canale della partita
       *[none] nessun avviso
    }
personal-listed = { $value ->
    [yes] **Classifiche e profilo**: visibili
        -# Puoi comparire nelle classifiche, e gli altri possono vedere il tuo profilo.
   *[no] **Classifiche e profilo**: nascosti
        -# Non compari nelle classifiche di nessun server, e il tuo profilo lo vedi solo tu.
}
personal-data = **I tuoi dati**
    -# Cosa si conserva su di te; puoi averne una copia o far cancellare tutto.
personal-server = **Questo server**
    -# Lingua, tempo, canali, immagini, messaggio del giorno
personal-to-server = Server
listed-switch = { $value ->
    [yes] Nascondimi
   *[no] Mostrami
}
personal-rating = { $value ->
    [yes] **Rating a fine partita**: visibile
        -# Il tuo foglio dice come una partita valida ha cambiato il tuo rating.
   *[no] **Rating a fine partita**: nascosto
        -# Il tuo foglio può dire come una partita valida ha cambiato il tuo rating. In **Altro** lo trovi sempre.
}
personal-bgstats = { $value ->
    [yes] **BG Stats**: attivo
        -# Alla fine delle tue partite c’è un link che le segna in questa app, e da lì su BoardGameGeek.
   *[no] **BG Stats**: spento
        -# Alla fine delle tue partite può esserci un link che le segna in questa app, e da lì su BoardGameGeek.
}
on-off-switch = { $value ->
    [yes] Spegni
   *[no] Attiva
}
alert-switch = { $is_on ->
    [yes] Spegni
   *[no] Attiva
}
alert-end = Spegni tutto
alert-on = Avvisami dei nuovi tavoli
alert-off = Non avvisarmi più
alert-switched = { $is_on ->
    [yes] 🔔 Quando si apre un tavolo in questo server, lì ti menziono, al massimo una volta all’ora.
   *[no] 🔕 Non ricevi più avvisi di nuovi tavoli.
}

## About this bot.

about-title = ## 🎲 Roll & write su Discord
about-text = Si gioca tutti insieme, nessuna mossa va persa, e chiunque può controllare i dadi.
about-commands-text =
    🏠 `/home` mostra cosa c’è per te, e da lì arrivi ovunque. `/foglio` ritrova il tuo foglio.
    📅 `/giornaliero` è il foglio di oggi, `/rompicapo` un momento di una partita vera. `/classifica` e `/profilo` mostrano le partite giocate.
    🔎 Dopo una partita, **Altro** ne mostra il film e ne controlla i dadi.
about-unofficial = **Non ufficiale.** Un progetto di appassionati, con parole, fogli e immagini proprie. Non è legato agli autori e agli editori dei giochi ({ $credits }), né approvato da loro. Un gioco ti piace? La scatola vera vale il suo prezzo.
about-licence = **Versione { $version }**, software libero con licenza MIT, costruito su discord.py.
about-data = **Dati:** id, nomi, partite e risultati; mai quello che scrivi nelle chat. Il resto è in **Privacy**, dove puoi anche scaricare o cancellare i tuoi dati.
about-operator = -# Gestisci tu questo bot? `{ $program } doctor` ne controlla la configurazione.
about-rules = Regole
about-privacy = Privacy
about-invite = Aggiungi a un server
about-add = Aggiungi al mio account
about-support = Aiuto

## A person's data.

privacy-title = ## 🔒 I tuoi dati
privacy-kept =
    Si conservano, e servono solo per i giochi:
    • il tuo id Discord, il tuo nome più recente, quello che hai nei server in cui hai giocato, la tua lingua e il giorno della tua ultima visita,
    • le tue partite: server, canale, mosse, punti, risultato, i rating, i traguardi e i posti in classifica che ne derivano, e un’analisi se c’è,
    • gli id dei clic con cui tu e gli altri siete entrati in una partita, per i suoi dadi,
    • quali messaggi mostrano il tuo foglio o il tuo nome, per poterli aggiornare o togliere,
    • quali fogli del giorno e della settimana hai giocato, con chi hai una serie in coppia o a chi l’hai proposta, a che ora vuoi il promemoria, quali rompicapi hai provato e con quale mossa, e le tue sfide,
    • le tue impostazioni, tra cui quando vuoi gli avvisi dei tuoi turni e che ora è da te, gli inviti a tavoli ancora aperti, e dove vuoi gli avvisi di nuovi tavoli,
    • se chi gestisce questo bot ha bloccato il tuo accesso: il tuo id, il motivo e il giorno. Cancellare i tuoi dati non toglie un blocco.
    Non si conservano: quello che scrivi nelle chat, la tua e-mail o il tuo indirizzo IP, i tuoi amici, gli altri tuoi server.
privacy-seen = Gli altri vedono il tuo nome e i tuoi risultati al tavolo, in `/classifica` e in `/profilo`, a meno che tu non scelga di nasconderti in `/impostazioni`. Le tue mosse restano sigillate finché il turno è aperto. Alla fine il tuo foglio si vede al tavolo; nelle partite a fogli aperti, sempre. Chi è nel server dove hai giocato può giocare contro una tua partita finita: il tuo fantasma rifà allora le tue mosse, con il tuo nome.
privacy-choice =
    • **Chiedi una copia:** un file con tutto ciò che porta il tuo id.
    • **Cancella:** il tuo id e il tuo nome spariscono per sempre. Le partite finite e i risultati delle sfide restano per gli altri, con «qualcuno» al tuo posto; lì un numero casuale ti sostituisce, così i rating degli altri restano come sono.
    • **Dopo, per tre giorni al massimo:** un hash del tuo id, fatto con una chiave segreta. Può dire solo che hai già avuto il tuo tentativo sul foglio di oggi o della settimana, o che hai appena giocato partite valide per il rating: se torni prima che sparisca, quel foglio per te è allenamento, e quelle partite non valgono per il rating. Poi si cancellano anche l’hash e la sua chiave.
    • **Per 93 giorni al massimo:** un hash dello stesso tipo per ogni rompicapo che hai provato. Se torni, quei rompicapi non valgono per il rating, perché ne hai visto le soluzioni.
privacy-inactive = • **Se non vieni più:** quando non hai premuto niente per { $months ->
    [one] un mese
   *[other] { $months } mesi
}, ti avviso con un messaggio diretto, se posso mandartelo. 30 giorni dopo i tuoi dati vengono cancellati come se l’avessi chiesto tu.
privacy-export = Chiedi una copia
privacy-delete = Cancella…
privacy-export-ready = Ecco tutto quello che si conserva su di te.
privacy-export-alt = Un file JSON con tutto quello che si conserva su di te.
privacy-ask = **Cancellare per sempre?** I tuoi posti in classifica e i messaggi diretti che ti ho mandato spariscono, e non si possono recuperare.
privacy-sure = Cancella per sempre
privacy-keep = Tieni tutto
privacy-deleted = ✅ Il tuo id e il tuo nome sono cancellati ovunque. Entro pochi minuti i miei messaggi non ti nominano più, e i messaggi diretti che ti ho mandato spariscono. Se giochi di nuovo, riparti da zero.
inactive-notice = 💤 Non giochi qui da { $months ->
    [one] un mese
   *[other] { $months } mesi
}. Il giorno { $time } cancellerò quello che conservo su di te: risultati, rating, traguardi e impostazioni. Se preferisci tenere tutto, premi **Tieni i miei dati** o semplicemente gioca di nuovo.
inactive-keep = Tieni i miei dati
inactive-kept = ✅ Resta tutto com’è. Che bello rivederti!

## Checking the dice of a game.

verify-title = ## 🔎 I dadi della partita { $game }
verify-sealed = I dadi di questa partita vengono da un seme segreto, che resta sigillato fino alla fine. Riprova a partita finita.
verify-round = Turno { $round }: { $first }{ $again ->
    [none] { "" }
   *[other] , poi { $again }
}
verify-step = { $throw } (passo { $step })
verify-seal = **Sigillo**, mostrato dall’inizio: `{ $hash }`
verify-seed = **Seme**, che il sigillo nasconde: `{ $seed }`
verify-match = { $count ->
    [0] Questa partita è finita prima del primo lancio.
    [one] ✅ L’unico lancio deriva da questo seme.
   *[other] ✅ Tutti e { $count } i lanci derivano da questo seme.
}
verify-mismatch = ❌ { $wrong ->
    [one] 1 lancio non deriva
   *[other] { $wrong } lanci non derivano
} da questo seme. Accanto c’è un ≠ con il lancio giusto.
verify-broken = ❌ La registrazione di questa partita è stata cambiata: non si può rigiocare fino alla fine.
verify-no-end = ❌ La registrazione di questa partita è stata cambiata: manca la fine.
verify-first = La prima riga che non torna con le precedenti: `{ $line }`.
verify-presses = **Clic** mescolati ai lanci: { $count ->
    [0] nessuno
   *[other] `{ $presses }`
}
verify-how = -# Confronta il sigillo con quello che 🔒 ti ha mostrato prima di entrare (in solitario: prima della tua prima mossa): è lo SHA-256 del seme. Ogni dado del lancio n (contando nell’ordine qui sopra, da 1) prende un byte di `HMAC-SHA256(seme, "{ $game }:{ $presses }:n:0")` e mostra quel byte modulo il numero delle sue facce, più 1; con sei facce i byte sopra 251 si saltano.
verify-proof = -# { $count ->
    [0] Nessun clic è entrato nel conto, quindi chi gestisce il bot avrebbe potuto scegliere il seme per i suoi lanci, e può leggerlo mentre giochi.
   *[other] I clic sono gli id che Discord ha dato, dopo che il sigillo era visibile, ai clic con cui i giocatori si sono seduti e la partita è cominciata; in solitario, a quello della prima mossa. Quindi il seme non è stato scelto per i suoi lanci. Chi gioca nell’attività ha invece un numero ricavato dall’accesso, che lo prova solo se qualcuno di voi ha aperto la pagina dopo che il sigillo era visibile. Quello che tutto questo non prova: chi gestisce il bot può leggere il seme mentre giochi, e può respingere i clic finché non ne arriva uno che gli conviene.
}
verify-how-by-step = -# Confronta il sigillo con quello che 🔒 ti ha mostrato: è lo SHA-256 del seme. Ogni dado prende un byte di `HMAC-SHA256(seme, "{ $game }:passo:0")` e mostra quel byte modulo il numero delle sue facce, più 1; con sei facce i byte sopra 251 si saltano. Questa partita è cominciata prima che i clic si mescolassero ai lanci: chi gestisce il bot avrebbe potuto scegliere il seme, e può leggerlo mentre giochi.

refused-profile-hidden = Questa persona non mostra il suo profilo agli altri.
refused-not-administrator = Può farlo solo chi può gestire questo server. Chiedi a una di queste persone.
refused-only-in-server = Questo riguarda un server. Scrivi `/impostazioni` in uno dei suoi canali.
refused-open-games = { $games ->
    [one] Hai ancora una partita aperta. Prima lasciala: premi **Altro** al tavolo e **Lascia la partita**. Poi chiedi di nuovo.
   *[other] Hai ancora { $games } partite aperte. Prima lasciale: premi **Altro** a ogni tavolo e **Lascia la partita**. Poi chiedi di nuovo.
}
refused-unknown-game = Qui non c’è nessuna partita con questo id.
