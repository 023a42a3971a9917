### The lesson of BRIKKS.

learn-brikks-brought = 🎉 **Ben fatto: { $brings }.**
learn-brikks-1 =
    📖 **Il blocco cade dall’alto e deve poggiare su qualcosa.** Puoi spingerlo di lato; l’energia ⚡ lo gira.
learn-brikks-2 =
    📖 **Le righe piene danno punti:** 5 per dieci caselle, 2 per nove, 1 per otto; quelle più in alto valgono di più. Due insieme danno anche una croce speciale.
learn-brikks-3 =
    📖 **Un buco sotto un blocco è difficile da riempire.** Costruisci in basso e vicino alle pareti.
learn-brikks-4 =
    📖 **I cerchi danno energia:** 2 sotto un blocco del loro colore, a questo livello 1 sotto qualsiasi altro. Tre bombe 💥 ti salvano dai blocchi che rovinerebbero la tua griglia.
learn-brikks-end =
    • **Il blocco poggia su qualcosa.** Se non entra da nessuna parte, giralo con l’energia o usa una bomba.
    • **Righe piene, croci speciali, bombe ed energia avanzate** danno punti.
    • Al tavolo tutti piazzano lo stesso blocco, finché nessuno può più continuare.

    Per due c’è `/brikks duello`. Tutte le regole sono in `/home`.
