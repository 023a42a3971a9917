# The lesson: four throws on a prepared sheet.
command-learn = learn
command-learn-about = Learn a game in three minutes: four throws on a prepared sheet
option-learn-game-about = The game to learn

learn-title = 🎓 **{ $game }: throw { $number } of { $throws }**
learn-hint = What would you do?
learn-why-not = Why not there?
learn-best = 👍 The computer player *Strong* would do the same.
learn-taught = 👍 That is just what this throw is about.
learn-better = 🤔 The computer player *Strong* would do something else: { $hint }
learn-next = { $is_last ->
    [yes] That was the last one
   *[no] Next throw
}
learn-done = 🎓 **You can play { $game } now.** Nothing here counted, so play with it as often as you like.
learn-again = From the beginning
learn-other = Learn { $game }
learn-anew = This lesson has changed since then. Start it again?
learn-offer = Learn in 3 minutes
learn-decline = No thanks

learn-brilliant-wrong = { $number } at { $square } { $field } · { $area }
learn-brilliant-1 =
    📖 **Write one number beside the other.** A field is open to you if it touches the *other* number of the throw, above, below, left or right. The list has every place that works. Choose one, or look below at what doesn’t work and why.
learn-brilliant-2 =
    📖 **Every area has a rule.** Its sign is on the sheet: • any number, = all the same, ≠ all different, ≤2 at most two different ones, ◧ only low or only high. A number must obey its area’s rule as well.
learn-brilliant-3 =
    📖 **Only complete areas score.** Until every field is full, an area is worth nothing. The list says how full each one would be; complete one when you can.
learn-brilliant-4 =
    📖 **A double goes beside its own number, and you may always pass.** Passing costs nothing but the throw, and every number that you write closes some ways to go on and opens others.
learn-brilliant-end =
    • **One number beside the other one,** in an area whose rule allows it.
    • **Complete areas** for their points, and keep ways open to go on.
    • At a table everybody uses the same throw, and whoever completes an area first takes its highest value.

    Alone: `/brilliant solo`, in direct messages `/solo brilliant`. With friends: `/brilliant play`. All the rules: `/rules`.

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

    Alone: `/brikks solo`, in direct messages `/solo brikks`. With friends: `/brikks play` or `/brikks duel`. All the rules: `/rules`.
