### The game BRIKKS: commands, refusals and rules.

game-brikks = BRIKKS
about-brikks-text = 🧱 **BRIKKS** for one to four: drop blocks and fill rows, at a table, alone or in a duel.
credit-brikks = Wolfgang Warsch and Schmidt Spiele for BRIKKS
mode-duel = Duel
command-brikks = brikks
command-brikks-about = Roll dice, drop blocks and fill rows: at a table, alone or in a duel
command-brikks-play-about = Open a table for two to four
command-brikks-solo-about = Play alone for a high score; nobody sees your sheet
command-duel = duel
command-brikks-duel-about = Challenge one player: whoever can go on longer wins
option-brikks-players-about = The game starts automatically once this many have joined (2 to 4)
brikks-level-choice-1 = 1 · gentle: circles of another colour bring energy
brikks-level-choice-2 = 2 · normal
brikks-level-choice-3 = 3 · hard: circles of another colour cost 1 energy
brikks-level-choice-4 = 4 · merciless: circles of another colour cost 2 energy
brikks-level-choice-own = Everybody chooses a level

## Why a move is refused.

refused-no-level = There is no level { $level }. Choose 1 to 4.
refused-start-turned = A start block lies unturned on the bottom row: take it from column 1 of the key.
refused-colour-taken = Another player starts with this colour. Choose one that is free.
refused-off-field = In { $cell } the block would stick out of the grid. Choose a place inside it.
refused-cell-taken = In { $cell } the block would cover { $taken }, which is already filled. Choose empty cells.
refused-floating = In { $cell } the block would float. It falls until it lies on another block or on the floor.
refused-no-way = The block fits in { $cell }, but it cannot get there: it must fall and slide through empty cells all the way.
refused-energy-short = { CAPITAL($block) } costs { $cost } energy and you have { $active }. Choose a cheaper block.
refused-no-bomb = All your bombs are used. Place the block, turn it for energy, or drop out.
refused-still-fits = { CAPITAL($block) } still fits on your grid. You may drop out only if the marked block fits nowhere.
refused-too-many-minis = You may send { $owed ->
    [one] 1 mini-block
   *[other] { $owed } mini-blocks
} this round, not { $count }.
refused-mini-touches = Mini-blocks of one round may touch only at corners, and { $cell } is right beside { $other }.

## The first game

brikks-invitation-level = 👉 Press **My sheet** and choose your level.
brikks-invitation = { $round ->
    [0] 👉 Press **My sheet** and choose your start block.
   *[other] 👉 Press **My sheet** and place your first block.
}
brikks-tip-1 = -# 🌱 A flat start block beside a wall leaves no holes below it.
brikks-tip-2 = -# 🌱 Each letter is a place where the block can land: best low, with no holes below.
brikks-tip-3 = -# 🌱 Full rows score, from row 6 up twice: fill the low ones first.

## The rules.

rules-brikks-topic-turn = Your turn
rules-brikks-topic-energy = Energy
rules-brikks-topic-points = Points
rules-brikks-topic-end = The end
rules-brikks-topic-duel = Duel
rules-brikks-turn =
    ## 🧱 Let the block fall, and push it where it fits
    Two dice are rolled: a colour and a number. Together they name one of the 24 blocks, and **everybody** places that block on their own grid.

    The player who rolls may **keep** the throw or **roll again**, once. The result counts for everybody. In solo the first throw always counts.

    • The block **falls from above**, without turning.
    • While it falls, and when it has landed, you may **push it left and right**, even under an overhang, but only through empty cells.
    • It rests **on another block or on the floor**. Nothing floats.
    • Your sheet marks every place with a **letter**: press it, and **Undo** takes it back until the round closes. `+5` beside it means that many points at once.
    • **To begin,** everybody chooses a start block on the bottom row, each in a different colour.
rules-brikks-energy =
    ## ⚡ Circles bring energy, energy turns blocks
    Cover a circle with a block **of its own colour** and gain 2 energy. For circles of another colour the level decides:
    Level **1** +1 · Level **2** nothing · Level **3** −1 · Level **4** −2

    Spend it before you place a block. Press **Turn or swap** to see the key of all blocks:
    • **1 energy** moves the marker in the key by one column: the same colour, the next number. That turns the block.
    • **{ $swap } energy** buys any of the 24 blocks.

    Some spots on the energy track have a **pink X**: reach one and you get a special cross.

    Two players begin with { $two } energy each, three with { $three }, four with { $four }; in solo you have { $one }, because you cannot roll again.
rules-brikks-points =
    ## ✨ Full rows, special crosses, bombs, energy
    • **Rows:** 10 filled cells score 5, 9 score 2, 8 score 1. Rows 6 to 10 score **double**, row 11 **four times**.
    • **Special crosses:** a block that fills 2, 3 or 4 rows at once earns 1, 2 or 4 of them. The more you have, the better: 3 are 6 points, 6 are 21, 14 are 75.
    • **Bombs** left over: 7 points for all three, 6 for two, 4 for the last one.
    • **Energy** left over: 1 point for every 2.

    For example 47 for rows, 21 for six special crosses, 4 for a bomb and 1 for two energy: **73 points**.
rules-brikks-end =
    ## 🏁 Bombs, dropping out and the end
    • **A bomb** 💥 saves you from placing the block, even if it would fit. You have three; the one worth the fewest points goes first.
    • **The block fits nowhere?** Turn it with energy, use a bomb, or **drop out**. As long as it fits, you stay in.
    • **Once out**, you no longer roll, and your sheet counts as it stands. The others play on until everybody is out.
    • **The most points win.** Ties share the win. Players who leave the game are placed behind all who stay.

    Nobody waits for ever: when the clock runs out, the block falls to the lowest place.

    Play **solo** with `/brikks solo`, in direct messages with `/solo brikks`: the same rules, but every first throw counts. At the end your points are rated, and each level above the first adds { $bonus } for the rating. Stuck? 💡 **Hint** shows what the master would do; the game then does not count for the leaderboard.
rules-brikks-duel =
    ## ⚔️ The duel: who can go on longer?
    Two players and the same rules, but no special crosses. Instead you send **mini-blocks** of one cell to your opponent’s grid:

    • one for each **pink X** that your energy reaches,
    • 1, 2 or 4 for a block that fills **2, 3 or 4 rows** at once.

    They arrive at the end of the round and fall like blocks. Those of one round may touch each other **only at corners**. A circle under a mini-block brings no energy any more. You may send fewer. A row that a mini-block fills earns nobody anything.

    If you cannot go on, you **lose at once**. Using a bomb counts as going on. If the same throw stops both of you, the points for rows decide.

    Challenge somebody with `/brikks duel`.

## What a profile may name.

feat-brikks-rows = Ten rows
feat-brikks-rows-about = have ten full rows in one game of BRIKKS
feat-brikks-bomb = Bomb to spare
feat-brikks-bomb-about = end a game of BRIKKS with seven full rows and an unused bomb; alone ten rows and no bomb used
feat-brikks-special = Very special
feat-brikks-special-about = get ten special crosses in one game of BRIKKS; 13 alone
feat-brikks-no-hole = No hole
feat-brikks-no-hole-about = end a game of BRIKKS with ten full rows and not a single hole

## What a puzzle may be about.

motif-brikks-rows = Fill a row
motif-brikks-energy = Gain energy
motif-brikks-turn = Pay for another block
motif-brikks-bomb = Use a bomb
motif-brikks-edge = Build at the wall
motif-brikks-decline = Leave a row open for now
motif-brikks-charge = Pay for a block that gains energy
motif-brikks-hole = Accept a hole
motif-brikks-save = Keep your energy
motif-brikks-high = Build higher
motif-brikks-low = Stay low
