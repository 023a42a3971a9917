### The lesson of BRILLIANT.

learn-brilliant-complete = 🎉 **The area { $area } is complete: { $value ->
    [one] 1 point
   *[other] { $value } points
}.**
learn-brilliant-wrong = { $number } at { $square } { $field } · { $area }
learn-brilliant-1 =
    📖 **Write one number beside the other,** above, below, left or right of it. Every place that works has a letter.
learn-brilliant-2 =
    📖 **Every area has a rule** that its numbers must obey: • any, = all the same, ≠ all different, ≤2 at most two different ones, ◧ only low or only high.
learn-brilliant-3 =
    📖 **Only complete areas score.** Until every field is full, an area is worth nothing. Complete one when you can.
learn-brilliant-4 =
    📖 **A double goes beside its own number, and you may always pass.** That costs only the throw; a badly placed number costs you places.
learn-brilliant-end =
    • **One number beside the other one,** if the area’s rule allows it.
    • **Complete areas** for their points, and keep places open.
    • At a table everybody uses the same throw, and the first to complete an area takes its highest value.

    All the rules are in `/home`.
