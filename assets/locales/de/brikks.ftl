# Warum ein Zug in BRIKKS nicht geht.
refused-no-level = Stufe { $level } gibt es nicht. Wähle 1 bis 4.
refused-start-turned = Ein Startblock liegt ungedreht ganz unten: Spalte 1 der Übersicht, Reihe 1 des Feldes.
refused-colour-taken = Mit dieser Farbe beginnt schon jemand. Wähle eine freie.
refused-off-field = Auf { $cell } würde der Block über das Feld hinausragen. Wähle einen Platz ganz darin.
refused-cell-taken = Auf { $cell } würde der Block { $taken } überdecken, dort steht schon ein Kreuz. Wähle freie Kästchen.
refused-floating = Auf { $cell } würde der Block schweben. Er fällt, bis er auf einem Kreuz oder dem Boden liegt.
refused-no-way = Der Block passt auf { $cell }, kommt aber nicht dorthin: Er muss auf dem ganzen Weg durch freie Kästchen fallen und rutschen.
refused-energy-short = Dieser Block kostet { $cost } Energie, und du hast { $active }.
refused-no-bomb = Alle deine Bomben sind verbraucht.
refused-still-fits = Dieser Block passt noch auf dein Feld. Aussteigen darf nur, wer den markierten Block nicht legen kann.
refused-too-many-minis = Du darfst in dieser Runde { $owed } Miniblöcke schicken, nicht { $count }.
refused-mini-touches = { $cell } liegt neben { $other }. Miniblöcke einer Runde dürfen sich nur an den Ecken berühren.
