### Names: lower case, no spaces, at most 32 characters; descriptions at most 100.

command-play = gioca
command-solo = solitario
command-solo-about = Gioca in solitario e punta al record, proprio qui
command-sheet = foglio
command-sheet-about = Apri il tuo foglio
command-launch = avvia
command-launch-about = Apri il gioco in una pagina e gioca toccando lo schermo

option-level = livello
option-level-about = Da 1, facile, a 4, difficile
option-players = giocatori
option-clock = tempo
option-clock-about = Quanto tempo c’è per ogni turno
option-sheets = fogli
option-sheets-about = Dove ognuno riceve il suo foglio segreto
option-sheets-alone-about = Dove arriva il tuo foglio
option-invite = invita
option-invite-2 = invita-2
option-invite-3 = invita-3
option-invite-4 = invita-4
option-invite-5 = invita-5
option-invite-about = Con chi vuoi giocare; il posto resta riservato
option-opponent = avversario
option-opponent-about = Chi vuoi sfidare; l’altro posto resta riservato

clock-live = Dal vivo: 90 secondi
clock-relaxed = Con calma: 10 minuti
clock-day = Lento: un giorno
clock-none = Senza limite di tempo
sheets-dm = Per messaggio diretto
sheets-channel = In privato nel canale

sheet-none = { $place ->
    [dm] In questo momento non hai partite in corso. Gioca in solitario con { -alone }, o apri un tavolo in un canale con { -play }.
   *[server] In questo momento non hai partite in corso. Cominciane una con { -play }, o gioca in solitario con { -solo }.
}
sheet-which = Hai più partite in corso. Quale foglio vuoi?

# COMMANDS lists that command of every game that has it, as any-of says: /chess play or /go play.
-play = { COMMANDS("play") }
-solo = { COMMANDS("solo") }
# In direct messages the game comes last: /solo chess or /solo go.
-alone = { COMMANDS("solo", place: "dm") }
# The last of several possibilities, after the others with commas between them.
all-of = { $others } { BEGINS($last) ->
    [e] ed
   *[other] e
} { $last }
any-of = { $others } o { $last }
