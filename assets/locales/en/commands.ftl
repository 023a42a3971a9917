### Names: lower case, no spaces, at most 32 characters; descriptions at most 100.

command-play = play
command-solo = solo
command-solo-about = Play alone for a high score, right here
command-sheet = sheet
command-sheet-about = Open your own sheet
command-launch = launch
command-launch-about = Open the game as a page, and play by tapping

option-level = level
option-level-about = From 1, easy, to 4, hard
option-players = players
option-clock = clock
option-clock-about = How much time everybody has for a turn
option-sheets = sheets
option-sheets-about = Where everybody gets their private sheet
option-sheets-alone-about = Where your sheet comes
option-invite = invite
option-invite-2 = invite-2
option-invite-3 = invite-3
option-invite-4 = invite-4
option-invite-5 = invite-5
option-invite-about = Somebody to play with; a seat is kept for them
option-opponent = opponent
option-opponent-about = Who you challenge; the other seat is kept for them

clock-live = Live: 90 seconds
clock-relaxed = Relaxed: 10 minutes
clock-day = Slow: a day
clock-none = No clock
sheets-dm = By direct message
sheets-channel = Privately in the channel

sheet-none = { $place ->
    [dm] You are not in a game at the moment. Play alone with { -alone }, or open a table in a channel with { -play }.
   *[server] You are not in a game at the moment. Start one with { -play }, or play alone with { -solo }.
}
sheet-which = You are in several games. Which sheet do you want?

# COMMANDS lists that command of every game that has it, as any-of says: /chess play or /go play.
-play = { COMMANDS("play") }
-solo = { COMMANDS("solo") }
# In direct messages the game comes last: /solo chess or /solo go.
-alone = { COMMANDS("solo", place: "dm") }
# The last of several possibilities, after the others with commas between them.
all-of = { $others } and { $last }
any-of = { $others } or { $last }
