# Names: lower case, no spaces, at most 32 characters; descriptions at most 100.
command-play = play
command-solo = solo
command-sheet = sheet
command-sheet-about = Open your own sheet

option-level = level
option-level-about = From 1, easy, to 4, hard
option-brilliant-level-about = From 1, easy, to 4, hard; a new random level; or the code of one
option-players = players
option-clock = clock
option-clock-about = How long everybody has for a turn
option-sheets = sheets
option-sheets-about = Where everybody gets their private sheet

clock-live = Live: 90 seconds
clock-relaxed = Relaxed: 10 minutes
clock-day = Slow: a day
clock-none = No clock
sheets-dm = By direct message
sheets-channel = Privately in the channel

sheet-none = You are in no running game. Start one with { -play }, or alone with { -solo }.
sheet-which = You are in several games. Which sheet?

# How a game is opened: whichever one likes.
-play = /brilliant play or /brikks play
-solo = /brilliant solo or /brikks solo
