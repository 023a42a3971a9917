### The game BRIKKS: commands, refusals and rules.

game-brikks = BRIKKS
about-brikks-text = 🧱 **BRIKKS** für eine bis vier Personen: Blöcke fallen lassen und Reihen füllen, am Tisch, allein oder im Duell.
credit-brikks = bei BRIKKS Wolfgang Warsch und Schmidt Spiele
mode-duel = Duell
command-brikks = brikks
command-brikks-about = Würfeln, Blöcke fallen lassen und Reihen füllen: am Tisch, allein oder im Duell
command-brikks-play-about = Einen Tisch für zwei bis vier öffnen
command-brikks-solo-about = Allein auf Bestleistung spielen; dein Blatt sieht niemand
command-duel = duell
command-brikks-duel-about = Jemanden herausfordern: Wer länger weiterspielen kann, gewinnt
option-brikks-players-about = Das Spiel beginnt von selbst, sobald so viele dabei sind (2 bis 4)
brikks-level-choice-1 = 1 · sanft: Kreise anderer Farbe bringen Energie
brikks-level-choice-2 = 2 · normal
brikks-level-choice-3 = 3 · schwer: Kreise anderer Farbe kosten 1 Energie
brikks-level-choice-4 = 4 · gnadenlos: Kreise anderer Farbe kosten 2 Energie
brikks-level-choice-own = Jeder wählt ein Level

## Why a move is refused.

refused-no-level = Level { $level } gibt es nicht. Wähle 1 bis 4.
refused-start-turned = Ein Startblock liegt ungedreht in der untersten Reihe: Nimm ihn aus Spalte 1 der Übersicht.
refused-colour-taken = Mit dieser Farbe beginnt schon jemand. Wähle eine freie.
refused-off-field = In { $cell } würde der Block über das Raster hinausragen. Wähle eine Stelle darin.
refused-cell-taken = In { $cell } würde der Block { $taken } überdecken, und das Kästchen ist schon gefüllt. Wähle freie Kästchen.
refused-floating = In { $cell } würde der Block schweben. Er fällt, bis er auf einem anderen Block oder dem Boden liegt.
refused-no-way = Der Block passt in { $cell }, kommt aber nicht dorthin: Er muss auf dem ganzen Weg durch freie Kästchen fallen und rutschen.
refused-energy-short = { $block } kostet { $cost } Energie, und du hast { $active }. Nimm einen billigeren Block.
refused-no-bomb = Alle deine Bomben sind verbraucht. Lege den Block, drehe ihn für Energie oder scheide aus.
refused-still-fits = { $block } passt noch in dein Raster. Ausscheiden darfst du nur, wenn der markierte Block nirgends passt.
refused-too-many-minis = Du darfst in dieser Runde { $owed ->
    [one] 1 Miniblock
   *[other] { $owed } Miniblöcke
} schicken, nicht { $count }.
refused-mini-touches = Miniblöcke einer Runde dürfen sich nur an den Ecken berühren, und { $cell } liegt neben { $other }.

## The first game

brikks-invitation-level = 👉 Drücke **Mein Blatt** und wähle dein Level.
brikks-invitation = { $round ->
    [0] 👉 Drücke **Mein Blatt** und wähle deinen Startblock.
   *[other] 👉 Drücke **Mein Blatt** und lege deinen ersten Block.
}
brikks-tip-1 = -# 🌱 Ein flacher Startblock an der Wand lässt keine Löcher.
brikks-tip-2 = -# 🌱 Jeder Buchstabe ist eine Stelle für den Block: am besten tief, ohne Löcher darunter.
brikks-tip-3 = -# 🌱 Volle Reihen zählen, ab Reihe 6 doppelt: Fülle erst die unteren.

## The rules.

rules-brikks-topic-turn = Dein Zug
rules-brikks-topic-energy = Energie
rules-brikks-topic-points = Punkte
rules-brikks-topic-end = Spielende
rules-brikks-topic-duel = Duell
rules-brikks-turn =
    ## 🧱 Lass den Block fallen und schiebe ihn, wohin er passt
    Gewürfelt werden eine Farbe und eine Zahl. Zusammen ergeben sie einen der 24 Blöcke, und **alle** legen diesen Block in ihr eigenes Raster.

    Wer würfelt, darf den Wurf **behalten** oder **noch einmal würfeln**, aber nur ein Mal. Das Ergebnis gilt für alle. Solo gilt immer der erste Wurf.

    • Der Block **fällt von oben**, ohne sich zu drehen.
    • Beim Fallen und nach dem Landen darfst du ihn **nach links und rechts schieben**, auch unter einen Überhang, aber nur durch freie Kästchen.
    • Er liegt **auf einem anderen Block oder auf dem Boden**. Nichts schwebt.
    • Dein Blatt zeigt jede Stelle mit einem **Buchstaben**: Drücke ihn; bis zum Ende der Runde hilft **Rückgängig**. `+5` daneben heißt: So viele Punkte bekommst du sofort.
    • **Am Anfang** wählt jeder einen Startblock für die unterste Reihe, jeder in einer eigenen Farbe.
rules-brikks-energy =
    ## ⚡ Kreise bringen Energie, Energie dreht Blöcke
    Überdecke einen Kreis mit einem Block **seiner Farbe**, und du bekommst 2 Energie. Bei Kreisen anderer Farbe entscheidet das Level:
    Level **1** +1 · Level **2** nichts · Level **3** −1 · Level **4** −2

    Gib sie aus, bevor du einen Block legst. Mit **Drehen/Tauschen** siehst du alle Blöcke:
    • **1 Energie** verschiebt die Markierung in der Übersicht um eine Spalte: gleiche Farbe, nächste Zahl. So drehst du den Block.
    • **{ $swap } Energie** kostet jeder beliebige der 24 Blöcke.

    Manche Stellen der Energieleiste tragen ein **rosa X**: Wer dort ankommt, bekommt ein Sonderkreuz.

    Ihr beginnt zu zweit mit { $two } Energie, zu dritt mit { $three }, zu viert mit { $four } und solo mit { $one }, weil du dann nicht noch einmal würfeln darfst.
rules-brikks-points =
    ## ✨ Volle Reihen, Sonderkreuze, Bomben, Energie
    • **Reihen:** 10 gefüllte Kästchen zählen 5, 9 zählen 2, 8 zählen 1. Die Reihen 6 bis 10 zählen **doppelt**, Reihe 11 **vierfach**.
    • **Sonderkreuze:** Ein Block, der 2, 3 oder 4 Reihen auf einmal füllt, bringt 1, 2 oder 4 davon. Je mehr du hast, desto besser: 3 sind 6 Punkte, 6 sind 21, 14 sind 75.
    • **Bomben**, die übrig sind: 7 Punkte für alle drei, 6 für zwei, 4 für die letzte.
    • **Energie**, die übrig ist: 1 Punkt für je 2.

    Zum Beispiel 47 für Reihen, 21 für sechs Sonderkreuze, 4 für eine Bombe und 1 für zwei Energie: **73 Punkte**.
rules-brikks-end =
    ## 🏁 Bomben, Ausscheiden und das Ende
    • **Mit einer Bombe** 💥 musst du den Block nicht legen, auch wenn er passen würde. Du hast drei; die mit den wenigsten Punkten geht zuerst.
    • **Der Block passt nirgends?** Drehe ihn mit Energie, nutze eine Bombe oder **scheide aus**. Solange er passt, bleibst du dabei.
    • **Wer ausgeschieden ist,** würfelt nicht mehr, und das Blatt zählt, wie es ist. Die anderen spielen weiter, bis alle ausgeschieden sind.
    • **Die meisten Punkte gewinnen.** Bei Gleichstand wird der Sieg geteilt. Wer das Spiel verlässt, landet hinter allen, die bleiben.

    Niemand muss ewig warten: Läuft die Bedenkzeit ab, fällt der Block an die tiefste Stelle.

    Spiele **solo** mit `/brikks solo`, in Direktnachrichten mit `/solo brikks`: dieselben Regeln, nur gilt jeder erste Wurf. Am Ende werden deine Punkte bewertet, und jedes Level über dem ersten zählt dabei { $bonus } dazu. Ratlos? 💡 **Tipp** zeigt, was der Meister tun würde; das Spiel zählt dann nicht für die Rangliste.
rules-brikks-duel =
    ## ⚔️ Das Duell: Wer kann länger weiterspielen?
    Zwei Spieler, dieselben Regeln, nur ohne Sonderkreuze. Stattdessen schickst du deinem Gegner **Miniblöcke** aus einem Kästchen:

    • einen für jedes **rosa X**, das deine Energie erreicht,
    • 1, 2 oder 4 für einen Block, der **2, 3 oder 4 Reihen** auf einmal füllt.

    Sie kommen am Ende der Runde und fallen wie Blöcke. Die einer Runde dürfen sich **nur an den Ecken** berühren. Ein Kreis unter einem Miniblock bringt keine Energie mehr. Du darfst auch weniger schicken. Eine Reihe, die ein Miniblock füllt, bringt niemandem etwas.

    Wer nicht weiterspielen kann, **verliert sofort**. Wer eine Bombe nutzt, spielt weiter. Stoppt derselbe Wurf euch beide, entscheiden die Punkte für Reihen.

    Fordere jemanden heraus mit `/brikks duell`.

## What a profile may name.

feat-brikks-rows = Zehn Reihen
feat-brikks-rows-about = in einem Spiel BRIKKS zehn Reihen füllen
feat-brikks-bomb = Bombe übrig
feat-brikks-bomb-about = ein Spiel BRIKKS mit sieben vollen Reihen und einer ungenutzten Bombe beenden; allein mit zehn Reihen, ohne eine Bombe zu nutzen
feat-brikks-special = Ganz besonders
feat-brikks-special-about = in einem Spiel BRIKKS zehn Sonderkreuze bekommen; allein 13
feat-brikks-no-hole = Ohne Loch
feat-brikks-no-hole-about = ein Spiel BRIKKS mit zehn vollen Reihen und ohne ein einziges Loch beenden

## What a puzzle may be about.

motif-brikks-rows = Eine Reihe füllen
motif-brikks-energy = Energie gewinnen
motif-brikks-turn = Für einen anderen Block zahlen
motif-brikks-bomb = Eine Bombe nutzen
motif-brikks-edge = An die Wand bauen
motif-brikks-decline = Eine Reihe noch offen lassen
motif-brikks-charge = Für einen Block zahlen, der Energie bringt
motif-brikks-hole = Ein Loch in Kauf nehmen
motif-brikks-save = Energie sparen
motif-brikks-high = Höher bauen
motif-brikks-low = Niedrig bleiben
