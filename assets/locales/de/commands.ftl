### Names: lower case, no spaces, at most 32 characters; descriptions at most 100.

command-play = spielen
command-solo = solo
command-solo-about = Allein auf Bestleistung spielen, gleich hier
command-sheet = blatt
command-sheet-about = Das eigene Blatt öffnen
command-launch = starten
command-launch-about = Das Spiel als Seite öffnen und durch Antippen spielen

option-level = level
option-level-about = Von 1, leicht, bis 4, schwer
option-players = spieler
option-clock = bedenkzeit
option-clock-about = Wie viel Zeit alle für einen Zug haben
option-sheets = blätter
option-sheets-about = Wo alle ihr geheimes Blatt bekommen
option-sheets-alone-about = Wo dein Blatt erscheint
option-invite = einladen
option-invite-2 = einladen-2
option-invite-3 = einladen-3
option-invite-4 = einladen-4
option-invite-5 = einladen-5
option-invite-about = Mit wem du spielen möchtest; ein Platz wird reserviert
option-opponent = gegner
option-opponent-about = Wen du herausforderst; der andere Platz wird reserviert

clock-live = Live: 90 Sekunden
clock-relaxed = Gemütlich: 10 Minuten
clock-day = Langsam: ein Tag
clock-none = Ohne Zeitlimit
sheets-dm = Als Direktnachricht
sheets-channel = Geheim im Kanal

sheet-none = { $place ->
    [dm] Du bist gerade in keinem Spiel. Spiele allein mit { -alone } oder öffne einen Tisch in einem Kanal mit { -play }.
   *[server] Du bist gerade in keinem Spiel. Beginne eines mit { -play } oder spiele allein mit { -solo }.
}
sheet-which = Du bist in mehreren Spielen. Welches Blatt möchtest du?

# COMMANDS lists that command of every game that has it, as any-of says: /chess play or /go play.
-play = { COMMANDS("play") }
-solo = { COMMANDS("solo") }
# In direct messages the game comes last: /solo chess or /solo go.
-alone = { COMMANDS("solo", place: "dm") }
# The last of several possibilities, after the others with commas between them.
all-of = { $others } und { $last }
any-of = { $others } oder { $last }
