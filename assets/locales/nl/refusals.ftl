### Each says why nothing changed and what to do instead.

refused-wrong-phase = Dat kan nu niet. Je spel laat zien wat er nu wel kan.
refused-malformed-move = Die keuze kon ik niet lezen. Gebruik de knoppen van het nieuwste bericht.
refused-not-pending = Je hoeft nu niets te kiezen. Bij de volgende worp gaat het verder.
refused-game-over = Dit spel is afgelopen. Begin in een kanaal een nieuw spel met { -play }.
refused-too-late = Die ronde is al voorbij. Je spel laat de huidige zien.
refused-no-game = Dit spel bestaat niet meer. Begin in een kanaal een nieuw spel met { -play }.
refused-not-playing = Je doet niet mee met dit spel. Doe mee met het volgende, of begin er een in een kanaal met { -play }.
refused-not-started = Het spel is nog niet begonnen. Je kunt spelen zodra het begint.
refused-has-started = Het spel is al begonnen.
refused-already-joined = Je doet al mee. De host start het spel.
refused-lobby-full = Alle plaatsen zijn bezet. Begin zelf een spel met { -play }.
refused-too-few = Voor een spel zijn minstens twee spelers nodig. Wacht op iemand, voeg een computer toe, of speel in je eentje met { -solo }.
refused-not-host = Dat kan alleen de host: <@{ $host }>.
refused-no-such-player = Die speler doet niet meer mee.
refused-no-such-strength = Die computerspeler bestaat niet. Kies er een uit de lijst.
refused-nothing-entered = Je hebt nog niets gekozen. Maak eerst je keuze.
refused-not-over = Het spel is nog bezig. Begin de revanche zodra het afgelopen is.
refused-not-moderator = Alleen wie hier berichten mag beheren, kan een spel stoppen.
refused-game-counts = Er is al een ronde gespeeld, dus dit spel telt mee: spelers kunnen het niet meer stoppen en niemand meer verwijderen. Je kunt weggaan, maar dan heb je verloren.
refused-wrong-channel = Op deze server speel je in { $channels }.
refused-not-in-dm = Met anderen spelen doe je in een kanaal van een server. Hier speel je in je eentje, met { -alone }.
refused-guest-writes = Ik kan je nog geen berichten sturen: je hebt me niet aan je account toegevoegd. Open mijn profiel, kies **App toevoegen** en vraag het dan opnieuw.
refused-guest-hushed = Op deze server zie alleen jij mijn antwoorden, dus niemand kan meedoen. Vraag een beheerder om externe apps toe te staan, of speel in je eentje met { -solo }.
refused-guest-clock = Ik ben hier te gast en kan niemand een seintje geven: kies een korte bedenktijd, 90 seconden of 10 minuten.
refused-guest-elsewhere = Die tafel is ergens anders. Druk daar op de knop.
refused-seats-kept = De vrije plaatsen zijn voor { $players }. Wacht tot ze meedoen of afzeggen, of open zelf een tafel met { -play }.
refused-invited-self = Je hebt al een plaats. Nodig iemand anders uit.
refused-invited-bot = { $player } is een bot en kan niet meedoen. Nodig een mens uit; computerspelers vind je in het menu aan tafel.
refused-invited-stranger = { $player } zit niet op deze server. Nodig iemand uit die er wel op zit.
refused-invited-too-many = Dat zijn er te veel: de tafel heeft { $seats } plaatsen, en één daarvan is van jou. Nodig minder mensen uit, of kies meer spelers.
refused-invited-too-often = Je hebt dezelfde persoon de laatste tijd { $count } keer uitgenodigd. Probeer het { $time } weer, of open de tafel zonder uitnodiging: iedereen die de tafel ziet, kan op **Meedoen** drukken.
refused-too-fast = Zo snel kan ik het niet bijhouden. Wacht even en druk dan nog een keer.
refused-too-many-commands = Dat waren veel commando’s in korte tijd. Typ het volgende { $time }; de knoppen blijven werken.
refused-levels-too-often = Je hebt al veel levels laten maken. Vraag { $time } om het volgende, of kies een van de levels 1 tot en met 4.
refused-hints-too-often = Je hebt om veel hints gevraagd. Vraag het { $time } nog eens, of kies deze keer zelf.
refused-lobbies-of-host = Er wachten { $count } tafels van jou op spelers. Start er een, of typ /start om er een te sluiten, en open dan een nieuwe.
refused-games-of-host = Je hebt { $count } spellen die nog niet afgelopen zijn. Speel er een uit of stap eruit, en begin dan een nieuw spel; /blaadje toont ze.
refused-lobbies-of-channel = In dit kanaal wachten { $count } tafels op spelers. Schuif bij een ervan aan, of open de jouwe in een ander kanaal.
refused-games-of-channel = In dit kanaal zijn { $count } spellen bezig. Open het jouwe in een ander kanaal, of vraag een moderator om spellen te stoppen die niemand meer speelt.
refused-lobbies-of-guild = Op deze server wachten { $count } tafels op spelers. Schuif bij een ervan aan.
refused-games-of-guild = Op deze server zijn { $count } spellen bezig. Speel in je eentje met { -solo }, of vraag een moderator om spellen te stoppen die niemand meer speelt.
refused-option-choice = { $option }: die keuze bestaat niet. Kies uit: { $choices }.
refused-option-kind = { $option }: dat kon ik niet lezen. Typ het commando nog een keer, en kies uit wat Discord voorstelt.
refused-option-range = { $option }: kies { $least } tot en met { $most }. Typ het commando nog een keer.
refused-missing-permission = Ik heb in dit kanaal een machtiging te weinig: { $permissions }. Vraag een beheerder van de server om mij die te geven.

## As Discord's settings call them.

permission-read-messages = Kanaal bekijken
permission-send-messages = Berichten verzenden
permission-send-messages-in-threads = Berichten verzenden in threads
permission-attach-files = Bestanden bijvoegen
