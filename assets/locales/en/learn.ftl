### The lesson: four throws on a prepared sheet.

command-learn = learn
command-learn-about = Learn a game in three minutes: four throws on a prepared sheet
option-learn-game-about = The game to learn

learn-title = 🎓 **{ $game }: throw { $number } of { $throws }**
learn-hint = Hint
learn-why-not = Why not there?
learn-best = 👍 The computer player *{ $strength }* would do the same.
learn-taught = 👍 That is just what this throw is about.
learn-good = 👍 A good move: no other is clearly better.
learn-better = 🤔 A computer player’s idea, worth about { $points ->
    [one] 1 point
   *[other] { $points } points
} more: { $hint }
learn-next = { $is_last ->
    [yes] Finish the lesson
   *[no] Next throw
}
learn-done = 🎓 **You can play { $game } now.** Nothing here counted.
learn-back = Back to your game
learn-again = From the beginning
learn-other = Learn { $game }
learn-anew = This lesson has changed since then. Start it again?
learn-offer = Learn in 3 minutes
learn-decline = I know the game
learn-instead = 🤔 This throw is about something else: { $hint }
learn-drawn = -# Solid: the better move. Dashed: yours.
learn-once-more = Once more
learn-which = 🎓 **Which game do you want to learn?** Each takes three minutes, on a prepared sheet, and counts nowhere.
learn-known = ✅ You have learned { $games }.
