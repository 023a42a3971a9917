### The sheet picture.

sheet-round = Ronde { $round }
sheet-passed = Ronde { $round } · gepast
sheet-rolls-left = { $rolls ->
    [one] nog 1 worp
   *[other] nog { $rolls } worpen
}
# Beside the bar of whoever is close to the target.
sheet-to-go = nog { $points }
sheet-phase-start = Startgetallen
sheet-phase-over = Eindstand
sheet-rule-short-any = elk getal
sheet-rule-short-same = gelijk
sheet-rule-short-different = verschillend
sheet-rule-short-max_two = maximaal twee
sheet-rule-short-one_half = 1–3 of 4–6

## The alt text of a sheet: short sentences, joined with spaces.

sheet-alt-level = { $seats ->
    [1] Blaadje van level { $level }.
   *[other] Blaadje van { $player }, level { $level }.
}
sheet-alt-start = De startgetallen worden neergezet.
sheet-alt-over = Het spel eindigde na ronde { $round }.
sheet-alt-round = { $rolls ->
    [-1] Ronde { $round }.
    [0] Laatste worp.
    [one] Ronde { $round }, nog 1 worp.
   *[other] Ronde { $round }, nog { $rolls } worpen.
}
sheet-alt-throw = Worp: { $first } en { $second }.
sheet-alt-points = { $points ->
    [one] 1 van { $target } punten.
   *[other] { $points } van { $target } punten.
}
sheet-alt-points-solo = { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
}
sheet-alt-standings = Scorebalk: { $players }.
sheet-alt-pass = Voorlopig gekozen: passen.
sheet-alt-pencil = Voorlopig gekozen: { $number } op { $field }.
sheet-alt-missed = Gestippeld, ter vergelijking: { $number } op { $field }.
sheet-alt-missed-pass = Gestippeld rond de dobbelstenen, ter vergelijking: passen.
sheet-alt-missed-strike = Gestippeld, ter vergelijking: de { $value } van { $area } doorstrepen.
sheet-alt-strike = Voorlopig gekozen: de { $value } van { $area } doorstrepen.
sheet-alt-strike-due = Eerst moet van een vlak de hoogste open waarde worden doorgestreept.
sheet-alt-start-pencil = Startgetallen in potlood: { $fields }.
sheet-alt-stars = { $mode ->
    [stars] De getallen 1 tot en met 6 komen op de sterren: { $fields }.
   *[other] De getallen 1 tot en met 6 komen in zes verschillende vlakken.
}
sheet-alt-written = In { $written } van { $fields } velden staat een getal.
sheet-alt-last = Laatst ingevuld: { $number } op { $field }.
sheet-alt-completed = Voltooid: { $areas }.
sheet-alt-nearly = Bijna voltooid: { $areas }.
sheet-alt-legal = { $count ->
    [0] Er kan geen getal worden ingevuld.
    [one] Er is 1 mogelijkheid.
   *[other] Er zijn { $count } mogelijkheden.
}

## A whole sheet as text, one line for each area.

sheet-text-area = { CAPITAL($area) } ({ $rule }): { $written }; leeg { $empty }; waarden { $values }
sheet-text-area-brief = { CAPITAL($area) } ({ $rule }): { $written }; – { $empty }; { $values }
sheet-text-open = { $value }
sheet-text-struck = { $value } weg
sheet-text-circled = { $value } verdiend
sheet-text-legal = { $count ->
    [one] 1 mogelijkheid: { $choices }
   *[other] { $count } mogelijkheden: { $choices }
}
sheet-text-number-at = { $number } op { $fields }
sheet-text-none-legal = Er kan geen getal worden ingevuld: passen.

## The table picture and its alt text.

table-alt-level = Tafel van level { $level }.
table-alt-target = Bij { $target } punten is het spel afgelopen.
table-alt-seat = { $state ->
    [moved] { $player }: { $points }, is klaar.
    [waiting] { $player }: { $points }, aan zet.
    [gone] { $player }: { $points }, weggegaan.
   *[idle] { $player }: { $points }.
}
table-alt-area = { CAPITAL($area) }: { $players }; nog open { $values }.
table-alt-struck = { CAPITAL($area) }: nog open { $values }.

sheet-wide = overal

## The pictures of the rules.

rules-picture-beside = { $number } naast { $other }
rules-picture-first = Als eerste
rules-picture-second = Later
rules-picture-third = Iedereen erna
rules-brilliant-turn-alt = De worp is 2 en 5. Een 2 naast een 5 mag. Een 5 naast een 2 mag. Een 2 naast een 2 mag niet: een getal komt naast het andere getal van de worp. De worp is 4 en 4. Een 4 naast een 4 mag, een 4 naast een 1 niet.
rules-brilliant-colours-alt = In groen mag elk getal, zoals 4, 1, 6. In blauw en grijs zijn alle getallen gelijk: 4, 4, 4 mag, 4, 4, 2 niet. In rood en geel zijn alle getallen verschillend: 1, 5, 3 mag, 1, 5, 5 niet. In paars mogen maximaal twee verschillende getallen: 2, 6, 2 mag, 2, 6, 3 niet. In oranje mag alleen 1 tot en met 3 of alleen 4 tot en met 6: 1, 3, 2 mag, 1, 3, 5 niet.
rules-brilliant-points-alt = Een scoreveld met 6, 4 en 2. Wie het vlak als eerste voltooit, verdient de 6, die voor de anderen wordt doorgestreept. Wie in een latere ronde volgt, verdient de 4. Iedereen daarna verdient de 2.
