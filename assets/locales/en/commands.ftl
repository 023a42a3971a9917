# Names: lower case, no spaces, at most 32 characters; descriptions at most 100.
command-play = play
command-solo = solo
command-sheet = sheet
command-sheet-about = Open your own sheet

option-level = level
option-level-about = From 1, easy, to 4, hard
option-brilliant-level-about = From 1, easy, to 4, hard; a new random level; or a level’s code
option-players = players
option-clock = clock
option-clock-about = How much time everybody has for a turn
option-sheets = sheets
option-sheets-about = Where everybody gets their private sheet

clock-live = Live: 90 seconds
clock-relaxed = Relaxed: 10 minutes
clock-day = Slow: a day
clock-none = No clock
sheets-dm = By direct message
sheets-channel = Privately in the channel

sheet-none = You are not in a game at the moment. Start one with { -play }, or play alone with { -solo }.
sheet-which = You are in several games. Which sheet do you want?

# The commands that open a game, one for each game.
-play = /brilliant play or /brikks play
-solo = /brilliant solo or /brikks solo
