### The lesson of BRILLIANT.

learn-brilliant-complete = 🎉 **Vlak { $area } is voltooid: { $value ->
    [one] 1 punt
   *[other] { $value } punten
}.**
learn-brilliant-wrong = { $number } op { $square } { $field } · { $area }
learn-brilliant-1 =
    📖 **Vul het ene getal in naast het andere:** erboven, eronder, links of rechts. Elke mogelijke plek heeft een letter.
learn-brilliant-2 =
    📖 **Elk vlak heeft een regel** voor zijn getallen: • elk getal, = allemaal gelijk, ≠ allemaal verschillend, ≤2 maximaal twee verschillende, ◧ alleen laag of alleen hoog.
learn-brilliant-3 =
    📖 **Alleen voltooide vlakken tellen.** Zolang er één veld leeg is, is een vlak niets waard. Voltooi er een zodra het kan.
learn-brilliant-4 =
    📖 **Bij dubbel komt het getal naast hetzelfde getal, en passen mag altijd.** Dat kost alleen de worp; een slecht geplaatst getal kost je plekken.
learn-brilliant-end =
    • **Het ene getal naast het andere,** als de regel van het vlak het toelaat.
    • **Voltooi vlakken** voor de punten, en houd plekken open.
    • Aan tafel speelt iedereen met dezelfde worp, en wie een vlak als eerste voltooit, krijgt de hoogste waarde.

    Alle regels vind je via `/start`.
