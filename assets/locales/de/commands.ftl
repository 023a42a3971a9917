# Namen: klein, ohne Leerzeichen, höchstens 32 Zeichen; Beschreibungen höchstens 100.
command-brilliant = brilliant
command-brilliant-about = Das Würfelspiel BRILLIANT: würfeln und eintragen
command-play = spielen
command-play-about = Einen Tisch für zwei bis sechs in diesem Kanal öffnen
command-solo = solo
command-solo-about = Für die eigene Bestleistung spielen, ohne dass jemand zusieht
command-sheet = blatt
command-sheet-about = Das eigene Blatt öffnen

option-level = level
option-level-about = Von 1, leicht, bis 4, schwer; ein neues Zufallslevel; oder der Code von einem
option-players = personen
option-players-about = Mit so vielen beginnt das Spiel von selbst (2 bis 6)
option-clock = uhr
option-clock-about = Wie lange alle für einen Zug Zeit haben
option-start = start
option-start-about = Wohin die Startzahlen kommen
option-sheets = blätter
option-sheets-about = Wo alle ihr geheimes Blatt bekommen

clock-live = Live: 90 Sekunden
clock-relaxed = Gemütlich: 10 Minuten
clock-day = Langsam: ein Tag
clock-none = Ohne Uhr
start-stars = Auf den Sternen
start-free = Frei gesetzt
sheets-dm = Als Direktnachricht
sheets-channel = Geheim im Kanal

sheet-none = Du spielst gerade nirgends mit. Beginne mit /brilliant spielen oder allein mit /brilliant solo.
sheet-which = Du spielst mehrmals mit. Welches Blatt?
