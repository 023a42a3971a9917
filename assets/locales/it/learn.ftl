### The lesson: four throws on a prepared sheet.

command-learn = impara
command-learn-about = Impara un gioco in tre minuti: quattro lanci su un foglio già pronto
option-learn-game-about = Il gioco da imparare

learn-title = 🎓 **{ $game }: lancio { $number } di { $throws }**
learn-hint = Consiglio
learn-why-not = Perché lì no?
learn-best = 👍 Il computer *{ $strength }* farebbe lo stesso.
learn-taught = 👍 Esatto: era questo lo scopo del lancio.
learn-good = 👍 Buona mossa: nessun’altra è chiaramente migliore.
learn-better = 🤔 Un computer ha un’altra idea, che vale circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in più: { $hint }
learn-next = { $is_last ->
    [yes] Chiudi la lezione
   *[no] Prossimo lancio
}
learn-done = 🎓 **Ora sai giocare a { $game }.** Questa lezione non conta.
learn-back = Torna alla tua partita
learn-again = Da capo
learn-other = Impara { $game }
learn-anew = Nel frattempo questa lezione è cambiata. La ricominci?
learn-offer = Impara in 3 minuti
learn-decline = Conosco il gioco
learn-instead = 🤔 Questo lancio serve ad altro: { $hint }
learn-drawn = -# Linea continua: la mossa migliore. Tratteggiata: la tua.
learn-once-more = Ancora una volta
learn-which = 🎓 **Quale gioco vuoi imparare?** Tre minuti ciascuno, su un foglio già pronto, e non vale per le classifiche.
learn-known = ✅ Hai già imparato { $games }.
