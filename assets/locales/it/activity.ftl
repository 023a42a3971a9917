### The Activity: the page inside Discord.

## What the server says there.

activity-published = Ora è nel canale.
activity-in-chat = Il resto si imposta nella chat: lì c’è la stessa pagina.
activity-nothing = Per ora non riesco a mostrarti niente. Premi **Home** per riprovare.
activity-too-many = Sto ancora elaborando i tuoi ultimi clic. Riprova tra un momento.
activity-login-code = Discord non ha confermato chi sei. Chiudi l’attività e riaprila.
activity-login-instance = Secondo Discord non sei in questa attività. Chiudila e riaprila.
activity-login-limit = Troppe persone stanno entrando insieme. Riprova tra un minuto.
activity-login-away = Discord non risponde. Riprova tra un minuto.
activity-end-expired = È un po’ che non ci sei.
activity-end-elsewhere = Hai aperto il gioco da un’altra parte.
activity-end-gone = Hai lasciato l’attività.
activity-end-limit = Andavi troppo veloce.
activity-invite = Invita
refused-channel-closed = In { $channel } non ho il permesso di scrivere. Chiedi a chi modera di farmi inviare messaggi e allegare file, poi premi di nuovo.

## What leads there.

activity-open = Apri il foglio
activity-elsewhere = **{ $title }**: stai giocando nell’attività, il tuo foglio è lì.
activity-here = Mostra qui

## What the page itself says: what to do, and what signs mean to those who do not see them.

activity-page-back = Indietro
activity-page-home = Home
activity-page-choices = Posti da scegliere
# Heading of the enlarged part of the sheet, where a place is chosen by a second tap.
activity-page-choose = Scegli il posto
activity-page-lost = Connessione persa. Nuovo tentativo…
activity-page-uninvited = Discord non ti lascia invitare nessuno qui.
activity-page-again = Riprova
# The state of a player.
activity-page-awaited = deve ancora giocare
activity-page-moved = ha giocato
activity-page-ready = ha confermato
activity-page-away = non c’è
activity-page-left = ha lasciato la partita

## What the page says before it is connected, in the language of the device.

activity-first-connecting = Connessione in corso…
activity-first-waiting = Discord non ha ancora risposto.
activity-first-outside = Questa pagina fa parte di un gioco su Discord. Aprila lì, dai messaggi del gioco.
activity-first-refused = Il gioco deve sapere chi sei. Dagli il permesso su Discord, poi riprova.
activity-first-offline = Il gioco non risponde. Controlla la connessione, poi riprova.
activity-first-again = Riprova
