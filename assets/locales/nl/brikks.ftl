### The game BRIKKS: commands, refusals and rules.

game-brikks = BRIKKS
about-brikks-text = 🧱 **BRIKKS** voor één tot vier spelers: laat blokken vallen en vul rijen, aan tafel, alleen of in een duel.
credit-brikks = Wolfgang Warsch en Schmidt Spiele voor BRIKKS
mode-duel = Duel
command-brikks = brikks
command-brikks-about = Gooi, laat blokken vallen en vul rijen: aan tafel, alleen of in een duel
command-brikks-play-about = Een tafel openen voor twee tot vier spelers
command-brikks-solo-about = In je eentje spelen voor een hoge score; niemand ziet je vel
command-duel = duel
command-brikks-duel-about = Iemand uitdagen: wie het langst door kan, wint
option-brikks-players-about = Het spel begint vanzelf zodra er zoveel spelers meedoen (2 tot 4)
brikks-level-choice-1 = 1 · mild: cirkels van een andere kleur geven energie
brikks-level-choice-2 = 2 · normaal
brikks-level-choice-3 = 3 · pittig: cirkels van een andere kleur kosten 1 energiepunt
brikks-level-choice-4 = 4 · genadeloos: cirkels van een andere kleur kosten 2 energiepunten
brikks-level-choice-own = Iedereen kiest een niveau

## Why a move is refused.

refused-no-level = Niveau { $level } bestaat niet. Kies een niveau van 1 tot en met 4.
refused-start-turned = Een startblok ligt op de onderste rij en mag niet gedraaid worden: neem het uit kolom 1 van het overzicht.
refused-colour-taken = Met deze kleur begint al iemand anders. Kies er een die vrij is.
refused-off-field = In { $cell } steekt het blok buiten je speelveld. Kies een plek waar het erin past.
refused-cell-taken = In { $cell } ligt het blok op { $taken }, en dat veld is al gevuld. Kies lege velden.
refused-floating = In { $cell } zweeft het blok. Het valt tot het op een ander blok of op de bodem ligt.
refused-no-way = Het blok past in { $cell }, maar het kan er niet komen: het moet de hele weg door lege velden vallen en schuiven.
refused-energy-short = { CAPITAL($block) } kost { $cost ->
    [one] 1 energiepunt
   *[other] { $cost } energiepunten
} en jij hebt { $active }. Kies een goedkoper blok.
refused-no-bomb = Al je bommen zijn op. Leg het blok neer, draai het met energie, of stop.
refused-still-fits = { CAPITAL($block) } past nog op je speelveld. Stoppen mag alleen als het aangewezen blok nergens past.
refused-too-many-minis = Je mag deze ronde { $owed ->
    [one] 1 miniblok
   *[other] { $owed } miniblokken
} sturen, geen { $count }.
refused-mini-touches = Miniblokken uit dezelfde ronde mogen elkaar alleen met een hoek raken, en { $cell } ligt direct naast { $other }.

## The first game

brikks-invitation-level = 👉 Druk op **Mijn spel** en kies je niveau.
brikks-invitation = { $round ->
    [0] 👉 Druk op **Mijn spel** en kies je startblok.
   *[other] 👉 Druk op **Mijn spel** en leg je eerste blok neer.
}
brikks-tip-1 = -# 🌱 Een plat startblok tegen de rand laat eronder geen gaten achter.
brikks-tip-2 = -# 🌱 Elke letter is een plek waar het blok kan landen: liefst laag, zonder gaten eronder.
brikks-tip-3 = -# 🌱 Volle rijen tellen, vanaf rij 6 dubbel: vul eerst de onderste.

## The rules.

rules-brikks-topic-turn = Je beurt
rules-brikks-topic-energy = Energie
rules-brikks-topic-points = Punten
rules-brikks-topic-end = Einde
rules-brikks-topic-duel = Duel
rules-brikks-turn =
    ## 🧱 Laat het blok vallen en schuif het op zijn plek
    Er wordt met twee dobbelstenen gegooid: een kleur en een cijfer. Samen wijzen ze een van de 24 blokken aan, en **iedereen** legt dat blok op het eigen speelveld.

    Wie gooit, mag de worp **houden** of één keer **opnieuw gooien**. Het resultaat geldt voor iedereen. Speel je solo, dan telt altijd de eerste worp.

    • Het blok **valt van boven**, zonder te draaien.
    • Tijdens het vallen en na het landen mag je het **naar links en rechts schuiven**, ook onder een uitstekend blok, maar alleen door lege velden.
    • Het ligt **op een ander blok of op de bodem**. Niets zweeft.
    • Op je vel heeft elke plek een **letter**: druk erop, en met **Terugnemen** kun je terug tot de ronde voorbij is. Staat er `+5` bij, dan krijg je die punten meteen.
    • **In het begin** kiest iedereen een startblok voor de onderste rij, ieder in een andere kleur.
rules-brikks-energy =
    ## ⚡ Cirkels geven energie, met energie draai je blokken
    Bedek een cirkel met een blok **van dezelfde kleur** en je krijgt 2 energiepunten. Bij cirkels van een andere kleur beslist het niveau:
    Niveau **1** +1 · Niveau **2** niets · Niveau **3** −1 · Niveau **4** −2

    Je geeft energie uit voordat je een blok neerlegt. Druk op **Draaien of ruilen** voor het blokkenoverzicht:
    • **1 energiepunt** verschuift je fiche in het overzicht één kolom: dezelfde kleur, het cijfer ernaast. Zo draai je het blok.
    • Voor **{ $swap } energiepunten** neem je een van de 24 blokken naar keuze.

    Sommige plekken op het energiespoor hebben een **roze X**: als je er een bereikt, krijg je een speciaal kruis.

    Met z’n tweeën begin je met { $two } energiepunten, met z’n drieën met { $three }, met z’n vieren met { $four }; speel je solo, dan begin je met { $one }, omdat je niet opnieuw mag gooien.
rules-brikks-points =
    ## ✨ Volle rijen, speciale kruizen, bommen, energie
    • **Rijen:** 10 gevulde velden zijn goed voor 5 punten, 9 voor 2, 8 voor 1. Rijen 6 tot en met 10 tellen **dubbel**, rij 11 telt **vier keer**.
    • **Speciale kruizen:** een blok dat 2, 3 of 4 rijen tegelijk vult, levert er 1, 2 of 4 op. Hoe meer, hoe beter: 3 zijn 6 punten waard, 6 al 21 en 14 zelfs 75.
    • **Bommen** over: 7 punten voor alle drie, 6 voor twee, 4 voor de laatste.
    • **Energie** over: 1 punt per 2 energiepunten.

    Bijvoorbeeld 47 voor rijen, 21 voor zes speciale kruizen, 4 voor een bom en 1 voor twee energiepunten: **73 punten**.
rules-brikks-end =
    ## 🏁 Bommen, stoppen en het einde
    • **Met een bom** 💥 hoef je het blok niet neer te leggen, ook al zou het passen. Je hebt er drie; die met de minste punten gebruik je eerst.
    • **Past het blok nergens?** Draai het met energie, gebruik een bom, of **stop**. Zolang het past, blijf je meedoen.
    • **Lig je eruit**, dan gooi je niet meer, en je vel telt zoals het is. De anderen spelen door tot iedereen eruit ligt.
    • **Wie de meeste punten heeft, wint.** Bij een gelijke stand wordt de overwinning gedeeld. Wie weggaat, eindigt achter iedereen die blijft.

    Niemand hoeft eeuwig te wachten: als de tijd om is, valt het blok op de laagste plek.

    Speel **solo** met `/brikks solo`, in privéberichten met `/solo brikks`: dezelfde regels, maar elke eerste worp telt. Aan het eind lees je hoe goed het ging, en elk niveau boven het eerste telt daarbij voor { $bonus } punten extra. Kom je er niet uit? 💡 **Hint** laat zien wat de meester zou doen; het spel telt dan niet mee voor de ranglijst.
rules-brikks-duel =
    ## ⚔️ Het duel: wie kan het langst door?
    Twee spelers en dezelfde regels, maar geen speciale kruizen. In plaats daarvan stuur je **miniblokken** van één veld naar het andere speelveld:

    • één voor elke **roze X** die je energie bereikt,
    • 1, 2 of 4 voor een blok dat **2, 3 of 4 rijen** tegelijk vult.

    Ze komen aan het eind van de ronde en vallen als gewone blokken. Miniblokken uit dezelfde ronde mogen elkaar **alleen met een hoek** raken. Een cirkel onder een miniblok geeft geen energie meer. Je mag er ook minder sturen. Een rij die een miniblok vult, levert niemand iets op.

    Kun je niet verder, dan **verlies je meteen**. Met een bom kun je verder. Kunnen jullie bij dezelfde worp allebei niet verder, dan beslissen de punten voor de rijen.

    Daag iemand uit met `/brikks duel`.

## What a profile may name.

feat-brikks-rows = Tien rijen
feat-brikks-rows-about = vul tien rijen in één spel BRIKKS
feat-brikks-bomb = Bom over
feat-brikks-bomb-about = sluit een spel BRIKKS af met zeven volle rijen en een ongebruikte bom; solo met tien rijen en alle bommen
feat-brikks-special = Heel speciaal
feat-brikks-special-about = krijg tien speciale kruizen in één spel BRIKKS; solo 13
feat-brikks-no-hole = Geen gat te zien
feat-brikks-no-hole-about = sluit een spel BRIKKS af met tien volle rijen en zonder een enkel gat

## What a puzzle may be about.

motif-brikks-rows = Een rij vullen
motif-brikks-energy = Energie verdienen
motif-brikks-turn = Voor een ander blok betalen
motif-brikks-bomb = Een bom gebruiken
motif-brikks-edge = Tegen de rand bouwen
motif-brikks-decline = Een rij nog openlaten
motif-brikks-charge = Betalen voor een blok dat energie oplevert
motif-brikks-hole = Een gat accepteren
motif-brikks-save = Energie sparen
motif-brikks-high = Hoger bouwen
motif-brikks-low = Laag blijven
