# The lesson of BRIKKS.
learn-brikks-brought = 🎉 **Well done: { $brings }.**
learn-brikks-1 =
    📖 **The block falls from above and must rest on something.** It doesn’t turn by itself, but you may push it left and right through empty cells. Energy ⚡ turns it: 1 for each step to the next number of its colour. Letters on the sheet mark where it can land.
learn-brikks-2 =
    📖 **Full rows score.** Ten filled cells are worth 5 points, nine 2, eight 1, and fewer nothing; higher up they are worth more. A block that fills two rows at once earns a special cross as well.
learn-brikks-3 =
    📖 **A hole below a block is hard to fill.** Build low and close to the walls, so that the next block finds room.
learn-brikks-4 =
    📖 **Circles bring energy.** Cover one with a block of its own colour and you get 2, on this level 1 for any other. A bomb 💥 saves you from a block that would ruin your field; you have three.
learn-brikks-end =
    • **The block rests on something,** and what fits nowhere can be turned with energy or bombed away.
    • **Full rows, special crosses, spare bombs and energy** score.
    • At a table everybody places the same block, and the game lasts until nobody can go on.

    With one friend, also try `/brikks duel`. All the rules are in `/home`.
