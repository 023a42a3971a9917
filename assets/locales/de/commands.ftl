# Namen: klein, ohne Leerzeichen, höchstens 32 Zeichen; Beschreibungen höchstens 100.
command-play = spielen
command-solo = solo
command-sheet = blatt
command-sheet-about = Das eigene Blatt öffnen

option-level = level
option-level-about = Von 1, leicht, bis 4, schwer
option-brilliant-level-about = Von 1, leicht, bis 4, schwer; ein neues Zufallslevel; oder der Code von einem
option-players = personen
option-clock = uhr
option-clock-about = Wie lange alle für einen Zug Zeit haben
option-sheets = blätter
option-sheets-about = Wo alle ihr geheimes Blatt bekommen

clock-live = Live: 90 Sekunden
clock-relaxed = Gemütlich: 10 Minuten
clock-day = Langsam: ein Tag
clock-none = Ohne Uhr
sheets-dm = Als Direktnachricht
sheets-channel = Geheim im Kanal

sheet-none = Du spielst gerade nirgends mit. Beginne mit { -play } oder allein mit { -solo }.
sheet-which = Du spielst mehrmals mit. Welches Blatt?

# So wird ein Spiel geöffnet: welches man mag.
-play = /brilliant spielen oder /brikks spielen
-solo = /brilliant solo oder /brikks solo
