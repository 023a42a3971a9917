### The lesson of BRIKKS.

learn-brikks-brought = 🎉 **Gut gemacht: { $brings }.**
learn-brikks-1 =
    📖 **Der Block fällt von oben und muss auf etwas liegen.** Du darfst ihn zur Seite schieben; Energie ⚡ dreht ihn.
learn-brikks-2 =
    📖 **Volle Reihen zählen:** 5 Punkte für zehn Kästchen, 2 für neun, 1 für acht, weiter oben mehr. Zwei auf einmal bringen dazu ein Sonderkreuz.
learn-brikks-3 =
    📖 **Ein Loch unter einem Block ist schwer zu füllen.** Baue niedrig und dicht an den Wänden.
learn-brikks-4 =
    📖 **Kreise bringen Energie:** 2 unter einem Block ihrer Farbe, auf diesem Level 1 unter jedem anderen. Drei Bomben 💥 bewahren dich vor Blöcken, die dein Raster ruinieren würden.
learn-brikks-end =
    • **Der Block liegt auf etwas.** Passt er nirgends, drehe ihn mit Energie oder nutze eine Bombe.
    • **Volle Reihen, Sonderkreuze, übrige Bomben und Energie** zählen.
    • Am Tisch legen alle denselben Block, bis niemand mehr kann.

    Zu zweit gibt es `/brikks duell`. Alle Regeln stehen in `/start`.
