### The lesson of BRIKKS.

learn-brikks-brought = 🎉 **Well done: { $brings }.**
learn-brikks-1 =
    📖 **The block falls from above and must rest on something.** You may push it sideways; energy ⚡ turns it.
learn-brikks-2 =
    📖 **Full rows score:** 5 points for ten cells, 2 for nine, 1 for eight, and more higher up. Two at once also earn a special cross.
learn-brikks-3 =
    📖 **A hole below a block is hard to fill.** Build low and close to the walls.
learn-brikks-4 =
    📖 **Circles bring energy:** 2 under a block of their own colour, on this level 1 under any other. Three bombs 💥 save you from blocks that would ruin your grid.
learn-brikks-end =
    • **The block rests on something.** If it fits nowhere, turn it with energy or bomb it.
    • **Full rows, special crosses, spare bombs and energy** score.
    • At a table everybody places the same block, until nobody can go on.

    For two there is `/brikks duel`. All the rules are in `/home`.
