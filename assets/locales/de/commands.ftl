# Namen: klein, ohne Leerzeichen, höchstens 32 Zeichen; Beschreibungen höchstens 100.
command-play = spielen
command-solo = solo
command-sheet = blatt
command-sheet-about = Das eigene Blatt öffnen

option-level = level
option-level-about = Von 1, leicht, bis 4, schwer
option-brilliant-level-about = Von 1, leicht, bis 4, schwer; ein neues Zufallslevel; oder der Code eines Levels
option-players = spieler
option-clock = bedenkzeit
option-clock-about = Wie viel Zeit alle für einen Zug haben
option-sheets = blätter
option-sheets-about = Wo alle ihr geheimes Blatt bekommen

clock-live = Live: 90 Sekunden
clock-relaxed = Gemütlich: 10 Minuten
clock-day = Langsam: ein Tag
clock-none = Ohne Zeitlimit
sheets-dm = Als Direktnachricht
sheets-channel = Geheim im Kanal

sheet-none = Du bist gerade in keinem Spiel. Beginne eines mit { -play } oder spiele allein mit { -solo }.
sheet-which = Du bist in mehreren Spielen. Welches Blatt möchtest du?

# Die Befehle, die ein Spiel öffnen, einer je Spiel.
-play = /brilliant spielen oder /brikks spielen
-solo = /brilliant solo oder /brikks solo
