# The game BRIKKS: commands, refusals and rules.
game-brikks = BRIKKS
mode-duel = Duel
command-brikks = brikks
command-brikks-about = The roll-and-write game BRIKKS
command-brikks-play-about = Open a table for two to four in a server channel
command-brikks-solo-about = Play for your own high score, seen by nobody else
command-duel = duel
command-brikks-duel-about = Challenge one player in a server channel: who can go on longer wins
option-brikks-players-about = The game starts by itself when so many are in (2 to 4)
brikks-level-choice-1 = 1 · gentle: circles of another colour bring energy
brikks-level-choice-2 = 2 · normal
brikks-level-choice-3 = 3 · hard: circles of another colour cost 1 energy
brikks-level-choice-4 = 4 · merciless: circles of another colour cost 2 energy
brikks-level-choice-own = Everybody chooses a level

# Why a move is refused.
refused-no-level = There is no level { $level }. Choose 1 to 4.
refused-start-turned = A start block lies unturned on the bottom row: column 1 of the overview, row 1 of the field.
refused-colour-taken = Another player starts with this colour. Choose one that is free.
refused-off-field = In { $cell } the block would stick out of the field. Choose a place wholly inside it.
refused-cell-taken = In { $cell } the block would cover { $taken }, which is already crossed. Choose free cells.
refused-floating = In { $cell } the block would float. It falls until it lies on a cross or on the floor.
refused-no-way = The block fits in { $cell }, but it cannot get there: it must fall and slide through free cells all the way.
refused-energy-short = { $block } costs { $cost } energy and you have { $active }. Choose a cheaper block.
refused-no-bomb = All your bombs are used. Place the block, turn it for energy, or drop out.
refused-still-fits = { $block } still fits on your field. Only who cannot place the marked block may drop out.
refused-too-many-minis = You may send { $owed } mini-blocks in this round, not { $count }.
refused-mini-touches = Mini-blocks of one round may touch at corners only, and { $cell } lies beside { $other }.

# /rules
rules-brikks-topic-turn = Your turn
rules-brikks-topic-energy = Energy
rules-brikks-topic-points = Points
rules-brikks-topic-end = The end
rules-brikks-topic-duel = Duel
rules-brikks-turn =
    ## 🧱 Let the block fall, and push it where it fits
    Two dice are thrown, a colour and a number. Together they name one of the 24 blocks below your field, and **everybody** places this block on their own field.

    Whoever throws may **keep** it or **throw again**, once. What lies then counts for all. Alone the first throw stands.

    • The block **falls from above**, as it lies, without turning.
    • While it falls, and when it has landed, you may **push it left and right**, even under an overhang, through free cells only.
    • It rests **on a cross or on the floor**. Nothing floats.
    • Your sheet marks every place with a **letter**. Choose it from the list, look at it, confirm.
    • **To begin** everybody chooses a start block on the bottom row, each in another colour.
rules-brikks-energy =
    ## ⚡ Circles bring energy, energy turns blocks
    Cover a circle with a block **of its own colour** and take 2 energy. Circles of another colour depend on the level:
    Level **1** +1 · Level **2** nothing · Level **3** −1 · Level **4** −2

    Spend it before you place a block:
    • **1 energy** moves the marker by one column below your field: the same colour, the next number. That turns the block.
    • **{ $swap } energy** take any block of all 24.

    Some points of the energy track carry a **pink ✖**: whoever gets there makes a special cross.

    You begin with { $two } energy as two players, { $three } as three, { $four } as four, and { $one } alone, where you cannot throw again.
rules-brikks-points =
    ## ✨ Full rows, special crosses, bombs, energy
    • **Rows:** 10 crosses count 5, 9 crosses 2, 8 crosses 1. Rows 6 to 10 count **double**, row 11 **four times**.
    • **Special crosses:** one block that fills 2, 3 or 4 rows at once brings 1, 2 or 4 of them. Each is worth more than the one before: 3 are 6 points, 6 are 21, 14 are 75.
    • **Bombs** that you did not need: 7 points for all three, 6 for two, 4 for the last one.
    • **Energy** left over: 1 point for every 2.

    For example 47 for rows, 21 for six special crosses, 4 for a bomb and 1 for two energy: **73 points**.
rules-brikks-end =
    ## 🏁 Bombs, dropping out and the end
    • **A bomb** 💣 saves you from placing the block, even if it would fit. You have three, and the one that is worth least goes first.
    • **The block fits nowhere?** Turn it with energy, use a bomb, or **drop out**. While it fits, you stay in.
    • **Who is out** throws no more, and the sheet counts as it stands. The others go on until nobody is left.
    • **The most points win.** Whoever has equally many shares the win. Whoever leaves the game is placed behind all who stay.

    Nobody needs to wait for ever: when the clock runs out, the block falls to the lowest place.

    Play **solo** with `/brikks solo`: the same way, but every first throw stands. Your points are rated at the end, and every level above the first adds { $bonus } for that. Stuck? 💡 **Hint** shows what the master would do; the game then counts for no leaderboard.
rules-brikks-duel =
    ## ⚔️ The duel: who can go on longer?
    Two players, the same rules, but no special crosses. Instead you send **mini-blocks** of one cell to the other field:

    • one for each **pink ✖** that your energy reaches,
    • 1, 2 or 4 for a block that fills **2, 3 or 4 rows** at once.

    They come at the end of the round and fall like blocks. Those of one round may touch each other **at corners only**. A mini-block on a circle kills it. You may send fewer, and rows that a mini-block fills bring nobody anything.

    Who cannot go on **loses at once**. A bomb counts as going on. If neither can use the same throw, the points of the rows decide.

    Challenge somebody with `/brikks duel`.
