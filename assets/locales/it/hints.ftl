### Hints: the master's move and one sentence that says why.

option-hints = consigli
option-hints-about = Permetti i consigli? Allora la partita non conta per la classifica
panel-hint = Consiglio
hint = 💡 **{ CAPITAL($move) }.** { $reason }
hint-ask = 💡 Un consiglio mostra cosa farebbe il computer più forte, e perché. **Una partita con consigli non conta per la classifica.** Vuoi vederli in questa partita?
hint-yes = Mostra i consigli
hint-no = Gioca senza
hint-take = Segui il consiglio
hint-back = Nascondi il consiglio
casual = 💡 Con consigli: questa partita non conta per la classifica.
refused-hints-off = Questa partita si gioca senza consigli, quindi conta per la classifica.
refused-hint-late = Troppo tardi per un consiglio: hai già scelto, o la partita è andata avanti.
hint-differs-nothing = Non c’è un motivo semplice: con questa mossa le partite dei computer finiscono meglio, e basta.

## How it may go on after a move, and after another one.

ahead-open = Mostra come continua
ahead-title = Come potrebbe continuare
ahead-side = { $which ->
    [better] La mossa migliore
    [hint] Il consiglio
    [yours] La tua mossa
   *[other] Un’altra mossa
}
ahead-about = 🔭 { $throws ->
    [one] Il prossimo lancio di una partita tipica: inventato, e uguale
   *[other] I prossimi { $throws } lanci di una partita tipica: inventati, e uguali
} per le due mosse.
ahead-marked = -# Evidenziato sui due fogli: quello che si è aggiunto, con i punti fatti.
ahead-alike = 🔭 Ogni computer farebbe questa mossa: non ce n’è un’altra da confrontare.
ahead-alt-side = { $side }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
pair-alt = Lanci: { $throws }.
