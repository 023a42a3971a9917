# Die Lektion: vier Würfe auf einem vorbereiteten Blatt.
command-learn = lernen
command-learn-about = Lerne ein Spiel in drei Minuten: vier Würfe auf einem vorbereiteten Blatt
option-learn-game-about = Das Spiel, das du lernen möchtest

learn-title = 🎓 **{ $game }: Wurf { $number } von { $throws }**
learn-hint = Was würdest du tun?
learn-why-not = Warum nicht dort?
learn-best = 👍 Der Computerspieler *Stark* würde dasselbe tun.
learn-taught = 👍 Genau darum geht es bei diesem Wurf.
learn-better = 🤔 Der Computerspieler *Stark* würde etwas anderes tun: { $hint }
learn-next = { $is_last ->
    [yes] Das war der letzte
   *[no] Nächster Wurf
}
learn-done = 🎓 **Jetzt kannst du { $game }.** Hier hat nichts gezählt, probiere also, so oft du magst.
learn-again = Von vorn
learn-other = { $game } lernen
learn-anew = Diese Lektion hat sich inzwischen geändert. Noch einmal anfangen?
learn-offer = In 3 Minuten lernen
learn-decline = Nein, danke

learn-brilliant-wrong = { $number } auf { $square } { $field } · { $area }
learn-brilliant-1 =
    📖 **Schreibe eine Zahl neben die andere.** Ein Feld steht dir offen, wenn es die *andere* Zahl des Wurfs berührt: darüber, darunter, links oder rechts. In der Liste steht jede Stelle, an der es geht. Nimm eine, oder sieh darunter nach, was nicht geht und warum.
learn-brilliant-2 =
    📖 **Jedes Gebiet hat eine Regel.** Ihr Zeichen steht auf dem Blatt: • jede Zahl, = lauter gleiche, ≠ lauter verschiedene, ≤2 höchstens zwei verschiedene, ◧ nur kleine oder nur große. Auch die Regel ihres Gebiets muss eine Zahl einhalten.
learn-brilliant-3 =
    📖 **Nur abgeschlossene Gebiete zählen.** Solange noch ein Feld leer ist, bringt ein Gebiet nichts. Die Liste sagt, wie voll jedes dann wäre; schließe eines ab, sobald es geht.
learn-brilliant-4 =
    📖 **Ein Pasch kommt neben seine eigene Zahl, und passen darfst du immer.** Passen kostet nur den Wurf, und jede Zahl, die du schreibst, verbaut manche Wege und öffnet andere.
learn-brilliant-end =
    • **Eine Zahl neben die andere,** in ein Gebiet, dessen Regel sie erlaubt.
    • **Schließe Gebiete ab,** nur dann zählen sie, und halte dir Wege offen.
    • Am Tisch gilt der Wurf für alle, und wer ein Gebiet zuerst abschließt, nimmt den höchsten Wert.

    Allein: `/brilliant solo`, in Direktnachrichten `/solo brilliant`. Mit anderen: `/brilliant spielen`. Alle Regeln: `/regeln`.

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

    Allein: `/brikks solo`, in Direktnachrichten `/solo brikks`. Mit anderen: `/brikks spielen` oder `/brikks duell`. Alle Regeln: `/regeln`.
