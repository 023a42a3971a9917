# Why a move of BRIKKS is refused.
refused-no-level = There is no level { $level }. Choose 1 to 4.
refused-start-turned = A start block lies unturned on the bottom row: column 1 of the overview, row 1 of the field.
refused-colour-taken = Another player starts with this colour. Choose one that is free.
refused-off-field = At { $cell } the block would stick out of the field. Choose a place wholly inside it.
refused-cell-taken = At { $cell } the block would cover { $taken }, which is already crossed. Choose free cells.
refused-floating = At { $cell } the block would float. It falls until it lies on a cross or on the floor.
refused-no-way = The block fits at { $cell }, but it cannot get there: it must fall and slide through free cells all the way.
refused-energy-short = This block costs { $cost } energy and you have { $active }.
refused-no-bomb = All your bombs are used.
refused-still-fits = This block still fits on your field. Only who cannot place the marked block may drop out.
refused-too-many-minis = You may send { $owed } mini-blocks in this round, not { $count }.
refused-mini-touches = { $cell } lies beside { $other }. Mini-blocks of one round may touch at corners only.
