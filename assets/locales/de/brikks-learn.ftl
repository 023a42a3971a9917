# Die Lektion zu BRIKKS.
learn-brikks-brought = 🎉 **Gut gemacht: { $brings }.**
learn-brikks-1 =
    📖 **Der Block fällt von oben und muss auf etwas liegen.** Unterwegs darfst du ihn nach links und rechts schieben. Buchstaben zeigen, wo er landen kann; Energie ⚡ dreht ihn.
learn-brikks-2 =
    📖 **Volle Reihen zählen.** Zehn Kästchen bringen 5 Punkte, neun 2, acht 1; weiter oben ist es mehr. Zwei volle Reihen auf einmal bringen dazu ein Sonderkreuz.
learn-brikks-3 =
    📖 **Ein Loch unter einem Block ist schwer zu füllen.** Baue niedrig und dicht an den Wänden.
learn-brikks-4 =
    📖 **Kreise bringen Energie:** 2 unter einem Block ihrer Farbe, auf diesem Level 1 unter jedem anderen. Drei Bomben 💥 bewahren dich vor Blöcken, die dein Feld ruinieren würden.
learn-brikks-end =
    • **Der Block liegt auf etwas.** Passt er nirgends, drehe ihn mit Energie oder wirf eine Bombe.
    • **Volle Reihen, Sonderkreuze, übrige Bomben und Energie** zählen.
    • Am Tisch legen alle denselben Block, bis niemand mehr kann.

    Zu zweit gibt es `/brikks duell`. Alle Regeln stehen in `/start`.
