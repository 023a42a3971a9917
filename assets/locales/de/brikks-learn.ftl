# Die Lektion zu BRIKKS.
learn-brikks-brought = 🎉 **Gut gemacht: { $brings }.**
learn-brikks-1 =
    📖 **Der Block fällt von oben und muss auf etwas liegen.** Er dreht sich nicht von selbst, aber du darfst ihn durch freie Kästchen nach links und rechts schieben. Energie ⚡ dreht ihn: 1 für jeden Schritt zur nächsten Zahl seiner Farbe. Buchstaben auf dem Blatt zeigen, wo er landen kann.
learn-brikks-2 =
    📖 **Volle Reihen zählen.** Zehn gefüllte Kästchen bringen 5 Punkte, neun 2, acht 1 und weniger nichts; weiter oben ist es mehr. Ein Block, der zwei Reihen auf einmal füllt, bringt dazu ein Sonderkreuz.
learn-brikks-3 =
    📖 **Ein Loch unter einem Block ist schwer zu füllen.** Baue niedrig und dicht an den Wänden, damit der nächste Block Platz findet.
learn-brikks-4 =
    📖 **Kreise bringen Energie.** Überdecke einen mit einem Block seiner Farbe, und du bekommst 2, auf diesem Level 1 für jeden anderen. Eine Bombe 💥 bewahrt dich vor einem Block, der dein Feld ruinieren würde; du hast drei.
learn-brikks-end =
    • **Der Block liegt auf etwas,** und was nirgends passt, lässt sich mit Energie drehen oder wegbomben.
    • **Volle Reihen, Sonderkreuze, übrige Bomben und Energie** zählen.
    • Am Tisch legen alle denselben Block, und gespielt wird, bis niemand mehr kann.

    Zu zweit gibt es auch `/brikks duell`. Alle Regeln stehen in `/start`.
