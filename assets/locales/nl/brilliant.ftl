### The game BRILLIANT: commands, messages, refusals and rules.

game-brilliant = BRILLIANT
about-brilliant-text = 💎 **BRILLIANT** voor één tot zes spelers: vul getallen in en voltooi vlakken, op een blaadje dat verder niemand ziet.
credit-brilliant = Ralf zur Linde en Ravensburger voor BRILLIANT
command-brilliant = brilliant
command-brilliant-about = Gooi de dobbelstenen, vul getallen in en voltooi vlakken vóór de anderen
command-brilliant-play-about = Een tafel openen voor twee tot zes spelers
command-brilliant-solo-about = In je eentje spelen voor een hoge score; niemand ziet je blaadje
option-brilliant-players-about = Het spel begint vanzelf zodra er zoveel spelers meedoen (2 tot 6)
option-brilliant-level-about = Van 1 (makkelijk) tot 4 (moeilijk), een nieuw willekeurig level, of de code van een level
option-start = start
option-start-about = Waar de startgetallen komen
start-stars = Op de sterren
start-free = Vrij te kiezen

## Messages

brilliant-title = BRILLIANT · level { $level } · { $name }
brilliant-level = Level { $level } · { $name }
brilliant-random = Willekeurig level
brilliant-random-1 = Willekeurig level, moeilijkheidsgraad 1 (makkelijk)
brilliant-random-2 = Willekeurig level, moeilijkheidsgraad 2
brilliant-random-3 = Willekeurig level, moeilijkheidsgraad 3
brilliant-random-4 = Willekeurig level, moeilijkheidsgraad 4 (moeilijk)
brilliant-level-of-code = Level { $code }
brilliant-options = startgetallen { $start ->
    [free] vrij te kiezen
   *[stars] op de sterren
}
brilliant-progress = { $rolls ->
    [0] ronde { $round }
   *[other] worp { $round } van { $rolls }
}
brilliant-starting = Iedereen zet de getallen 1 tot en met 6 in zes verschillende vlakken. Bij { $target } punten is het spel afgelopen.
brilliant-dice = { $first } en { $second }
brilliant-throw = 🎲 Ronde { $round }: **{ $throw }**
brilliant-news = ✨ { $completed }
brilliant-completed = { $is_own ->
    [yes] Jij
   *[no] { $player }
}: **{ $area }** +{ $value }
brilliant-ask-start = { $mode ->
    [free] Zet 1 tot en met 6 in zes verschillende vlakken.
   *[stars] Zet 1 tot en met 6 op de zes sterren.
}
brilliant-ask-place = { $double ->
    [yes] Vul een **{ $first }** in naast een andere { $first }.
   *[no] Vul **{ $first }** in naast een { $second }, of **{ $second }** naast een { $first }.
}
brilliant-ask-pass = { $double ->
    [yes] Er past nergens een { $first }: druk op **Passen**.
   *[no] Er past geen { $first } en geen { $second }: druk op **Passen**.
}
brilliant-ask-strike = Streep de hoogste open waarde van één vlak door.
brilliant-entered-start = ✏️ Je startgetallen staan.
brilliant-entered-place = ✏️ Ingevuld: **{ $number } op { $field }**.
brilliant-entered-pass = { $legal ->
    [0] ✏️ Je past.
    [one] ✏️ Je past, al was er 1 plek mogelijk.
   *[other] ✏️ Je past, al waren er { $legal } plekken mogelijk.
}
brilliant-entered-strike = ✏️ Hoogste waarde weg: **{ $area }**.
brilliant-good-start = Goede start
brilliant-shuffle = Husselen
brilliant-undo-number = De { $number } terugnemen
brilliant-other-area = Ander vlak
brilliant-start-number = Zelf kiezen: waar komt de { $number }?
brilliant-start-field = { $square } { $field } · { $area }
brilliant-start-area = { $square } { $area }
brilliant-strike-button = { $letter } · { $value }→{ $left }
brilliant-strike-choose = Doorstrepen …
brilliant-strike-option = { $letter } · { $square } { $area }: { $value } gaat weg, { $left } blijft
brilliant-place-choose = { $parts ->
    [one] Invullen … ({ $count } mogelijkheden)
   *[other] Invullen … (lijst { $part } van { $parts })
}
brilliant-placement = { $number } op { $field }, { $area }, { $filled } van { $size }
brilliant-place-option = { $letter } · { $square } { $field } · { $value ->
    [0] { $area }, { $filled } van { $size }
    [one] voltooit { $area }: 1 punt
   *[other] voltooit { $area }: { $value } punten
}
brilliant-more-placements = Meer plekken …
brilliant-pass = Passen
brilliant-forced-start = je startgetallen staan op volgorde op de sterren
brilliant-forced-strike = er is voor je een waarde van { $area } doorgestreept
brilliant-forced-pass = je hebt gepast
brilliant-preview-alt = Het lege blaadje van level { $level }, { $name }.
brilliant-ending = { $reason ->
    [target] Het doel van { $target } punten is gehaald.
    [rolls] Alle { $rolls } worpen zijn gespeeld.
   *[stalled] Niemand kan nog iets invullen.
}

## Refusals

refused-no-field = Dat veld bestaat niet. Kies er een op je blaadje.
refused-field-taken = Op { $field } staat al een { $holds }. Getallen blijven staan: kies een leeg veld.
refused-not-thrown = { $number } is niet gegooid. Je mag { $first } of { $second } invullen.
refused-no-neighbour = Naast { $number } op { $field } moet een { $other } staan: erboven, eronder, links of rechts. Je vult altijd het ene getal in naast het andere.
refused-rule-same = { $number } mag hier niet: in { $area } zijn alle getallen gelijk, en er staat al { $held }.
refused-rule-different = { $number } mag hier niet: in { $area } zijn alle getallen verschillend, en er staat al { $held }.
refused-rule-max-two = { $number } mag hier niet: in { $area } mogen maximaal twee verschillende getallen, en er staat al { $held }.
refused-rule-one-half = { $number } mag hier niet: { $area } is alleen voor 1–3 of alleen voor 4–6, en er staat al { $held }.
refused-start-count = Zet alle zes startgetallen neer, 1 tot en met 6.
refused-start-not-star = { $field } heeft geen ster. In dit spel komen de startgetallen op de sterren.
refused-start-same-area = { $field } en { $other } liggen allebei in { $area }. Elk startgetal heeft een eigen vlak nodig.
refused-no-area = Dat vlak bestaat niet. Kies er een op je blaadje.
refused-strike-completed = Vlak { $area } is voltooid; die punten zijn voorgoed van jou. Kies een ander vlak.
refused-strike-last-value = Vlak { $area } heeft alleen nog zijn laatste waarde, en die blijft staan. Kies een ander vlak.
refused-no-level-of-code = Er is geen level met de code { $code }. Neem een andere code, of een willekeurig level.
refused-unknown-level = Dat level bestaat niet. Kies er een uit de lijst, of typ de code van een level; codes zien er zo uit: { $example }. Kijk de code letter voor letter na.

## The first game

brilliant-invitation = 👉 Druk op **Mijn spel** en zet je getallen 1 tot en met 6 neer.
brilliant-tip-1 = -# 🌱 Elk getal in een eigen vlak, het liefst naast veel lege velden.
brilliant-tip-2 = -# 🌱 Vul een van de twee getallen in, direct naast het andere.
brilliant-tip-3 = -# 🌱 Alleen voltooide vlakken tellen: maak eerst een klein vlak af.

## The rules.

rules-brilliant-topic-turn = Je beurt
rules-brilliant-topic-colours = Kleuren
rules-brilliant-topic-points = Punten
rules-brilliant-topic-end = Einde
rules-brilliant-topic-solo = Solo
rules-brilliant-turn =
    ## 🎲 Vul het ene getal in naast het ANDERE
    Er wordt met twee dobbelstenen gegooid, en de worp geldt voor iedereen. Kies **één** van de twee getallen. Vul het in op een leeg veld dat aan het **andere** getal grenst: erboven, eronder, links of rechts, in elke kleur.

    Gooi je **2** en **5**? Dan mag er een 2 naast een 5, of een 5 naast een 2, maar nooit een 2 naast een 2. Gooi je dubbel, zoals **4** en **4**, dan komt er een 4 naast een 4.

    • **In het begin** vult iedereen 1 tot en met 6 in, elk getal in een ander vlak. Niemand anders ziet waar.
    • **Eén getal per worp**, en het blijft staan.
    • **Past er niets, of niets goeds?** Pas dan. Dat kost niets.
    • **Iedereen kiest in het geheim.** Tot de ronde voorbij is, kun je je nog bedenken.
rules-brilliant-colours =
    ## 🎨 Elke kleur heeft een eigen regel
    De regel geldt binnen één **vlak**: velden van één kleur die aan elkaar liggen of door een dikke lijn verbonden zijn. In elk vlak staat het teken van de regel.

    🟩 **Groen** • elk getal mag.
    🟦🔲 **Blauw en grijs** = alle getallen gelijk.
    🟥🟨 **Rood en geel** ≠ alle getallen verschillend.
    🟪 **Paars** ≤2 maximaal twee verschillende getallen.
    🟧 **Oranje** ◧ alleen lage of alleen hoge getallen. Het eerste getal beslist.

    Een getal moet aan twee regels voldoen: die van de buren en die van zijn kleur.
rules-brilliant-points =
    ## ✨ Voltooi een vlak en pak de punten
    Naast het raster heeft elk vlak zijn puntenwaarden, bijvoorbeeld **6 · 4 · 2**. Vul alle velden van een vlak in om het te voltooien; een vlak dat niet af is, levert niets op.

    • **Wie het als eerste voltooit,** krijgt de hoogste waarde. Voor alle anderen wordt die doorgestreept.
    • **Wie in een latere ronde volgt,** krijgt de volgende waarde.
    • **De laagste waarde blijft** voor iedereen die daarna komt.
    • **Meerdere spelers in dezelfde ronde?** Dan krijgen ze allemaal dezelfde waarde, en alleen die wordt doorgestreept.

    Waarden met het teken “overal” horen bij alle velden van die kleur op het blaadje, en de regel van de kleur geldt voor die velden samen.
rules-brilliant-end =
    ## 🏁 Doel gehaald, spel afgelopen
    { $targets }

    • Zodra iemand het doel haalt, speelt iedereen de ronde nog uit, en dan is het spel afgelopen.
    • **Wie de meeste punten heeft, wint.** Bij een gelijke stand wordt de overwinning gedeeld. Wie weggaat, eindigt achter iedereen die blijft.
    • Het doel is op elk level hetzelfde.
    • Kan niemand meer iets invullen, dan is het spel ook afgelopen. Ook dan wint wie de meeste punten heeft.

    Niemand hoeft eeuwig te wachten: als de tijd om is, past wie nog niet gekozen heeft.
rules-brilliant-target = { $players } spelers: **{ $target } punten**
rules-brilliant-solo =
    ## 🎯 Solo: { $rolls } worpen voor je beste score
    De regels zijn dezelfde als aan tafel, maar hier worden de worpen geteld: twee strepen in elk vakje van de scorebalk.

    • **Is een vakje met het soloteken vol?** Streep dan van één vlak naar keuze de hoogste open waarde door, voordat je iets invult. De waarde eronder kun je nog halen.
    • Voltooide vlakken zijn veilig, en de laatste waarde van een vlak wordt nooit doorgestreept.
    • **Na worp { $rolls }** zijn de waarden van je voltooide vlakken samen je score.

    Speel met `/brilliant solo`, in privéberichten met `/solo brilliant`; niemand ziet je blaadje. Kom je er niet uit? 💡 **Hint** laat zien wat de meester zou doen; het spel telt dan niet mee voor de ranglijst.

## What a profile may name.

feat-brilliant-highest = Overal de eerste
feat-brilliant-highest-about = voltooi in één spel BRILLIANT vijf vlakken voor de hoogste waarde; met z’n tweeën zes, solo tien
feat-brilliant-many = Klaarwakker
feat-brilliant-many-about = voltooi in één spel BRILLIANT zeven vlakken; solo tien
feat-brilliant-colours = Kleurenjager
feat-brilliant-colours-about = voltooi in één spel BRILLIANT alle vlakken van drie kleuren; solo van vier, elk voor de hoogste waarde
feat-brilliant-full = Bijna geen gat
feat-brilliant-full-about = vul aan tafel bij BRILLIANT vier van de vijf velden in

## What a puzzle may be about.

motif-brilliant-prepare = Verder met een vlak
motif-brilliant-two = Twee vlakken tegelijk
motif-brilliant-decline = Een vlak nog niet voltooien
motif-brilliant-short = Eén veld openlaten
motif-brilliant-open = Een vlak beginnen
motif-brilliant-keep = Een vlak openhouden

brilliant-ending-area = { $area } { $value }
