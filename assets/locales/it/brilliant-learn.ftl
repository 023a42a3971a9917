### The lesson of BRILLIANT.

learn-brilliant-complete = 🎉 **L’area { $area } è completa: { $value ->
    [one] 1 punto
   *[other] { $value } punti
}.**
learn-brilliant-wrong = { $number } in { $square } { $field } · { $area }
learn-brilliant-1 =
    📖 **Scrivi un numero accanto all’altro:** sopra, sotto, a sinistra o a destra. Ogni posto che va bene ha una lettera.
learn-brilliant-2 =
    📖 **Ogni area ha una regola** per i suoi numeri: • qualsiasi, = tutti uguali, ≠ tutti diversi, ≤2 al massimo due diversi, ◧ solo bassi o solo alti.
learn-brilliant-3 =
    📖 **Danno punti solo le aree complete.** Finché manca un campo, un’area non vale niente. Quando puoi, completane una.
learn-brilliant-4 =
    📖 **Un doppio va accanto a un numero uguale, e puoi sempre passare.** Passare costa solo il lancio; un numero messo male ti costa dei posti.
learn-brilliant-end =
    • **Un numero accanto all’altro,** se la regola dell’area lo permette.
    • **Completa le aree** per i loro punti, e tieni posti liberi.
    • Al tavolo il lancio è lo stesso per tutti, e chi completa un’area prima di tutti prende il punteggio più alto.

    Tutte le regole sono in `/home`.
