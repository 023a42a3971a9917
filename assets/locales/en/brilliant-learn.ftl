# The lesson of BRILLIANT.
learn-brilliant-complete = 🎉 **{ $area } is complete: { $value ->
    [one] 1 point
   *[other] { $value } points
}.**
learn-brilliant-wrong = { $number } at { $square } { $field } · { $area }
learn-brilliant-1 =
    📖 **Write one number beside the other.** A field is open to you if it touches the *other* number of the throw, above, below, left or right. Every place that works has a letter: press it, or look below at what doesn’t work and why.
learn-brilliant-2 =
    📖 **Every area has a rule.** Its sign is on the sheet: • any number, = all the same, ≠ all different, ≤2 at most two different ones, ◧ only low or only high. A number must obey its area’s rule as well.
learn-brilliant-3 =
    📖 **Only complete areas score.** Until every field is full, an area is worth nothing. Complete one when you can.
learn-brilliant-4 =
    📖 **A double goes beside its own number, and you may always pass.** Passing costs nothing but the throw, and every number that you write closes some places and opens others.
learn-brilliant-end =
    • **One number beside the other one,** in an area whose rule allows it.
    • **Complete areas** for their points, and keep places open.
    • At a table everybody uses the same throw, and whoever completes an area first takes its highest value.

    All the rules are in `/home`.
