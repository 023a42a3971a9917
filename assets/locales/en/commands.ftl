# Names: lower case, no spaces, at most 32 characters; descriptions at most 100.
command-brilliant = brilliant
command-brilliant-about = The roll-and-write game BRILLIANT
command-play = play
command-play-about = Open a table for two to six in this channel
command-solo = solo
command-solo-about = Play for your own high score, seen by nobody else
command-sheet = sheet
command-sheet-about = Open your own sheet

option-level = level
option-level-about = From 1, easy, to 4, hard; a new random level; or the code of one
option-players = players
option-players-about = The game starts by itself when so many are in (2 to 6)
option-clock = clock
option-clock-about = How long everybody has for a turn
option-start = start
option-start-about = Where the start numbers go
option-sheets = sheets
option-sheets-about = Where everybody gets their private sheet

clock-live = Live: 90 seconds
clock-relaxed = Relaxed: 10 minutes
clock-day = Slow: a day
clock-none = No clock
start-stars = On the stars
start-free = Anywhere
sheets-dm = By direct message
sheets-channel = Privately in the channel

sheet-none = You are in no running game. Start one with /brilliant play, or alone with /brilliant solo.
sheet-which = You are in several games. Which sheet?
