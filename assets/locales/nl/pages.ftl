### The pages beside the game: rules, leaderboard, settings, about, privacy, verify.

command-leaderboard = ranglijst
command-leaderboard-about = Wie het best speelt: ratings, overwinningen en soloscores, op deze server of overal
command-profile = profiel
command-profile-about = Spellen, ratings en prestaties: die van jou, of van iemand anders
command-settings = instellingen
command-settings-about = Je afbeeldingen, meldingen en gegevens; voor beheerders ook deze server


option-player = speler
option-player-about = Van wie; noem je niemand, dan zie je je eigen profiel
option-what = wat
option-what-about = Ratings of overwinningen aan tafel, of een ranglijst voor solo
option-show = tonen
option-show-about = Aan iedereen in dit kanaal tonen
option-game = spel
option-page-game-about = Welk spel; op de pagina kun je wisselen
option-game-about = De id van het spel: onder 🔒 bij de tafel, of in het laatste bericht

mode-table = Aan tafel
mode-solo = Solo
mode-daily = Blaadje van de dag
mode-weekly = Blaadje van de week
where-here = Deze server
where-everywhere = Overal

## The rules.

rules-other = Zo speel je { $game }

## /leaderboard

period-all = Sinds het begin
period-season = Dit seizoen
period-month = Deze maand
period-week = Deze week
period-past = Seizoen { $quarter } van { $year }
board-what-wins = Overwinningen · { $mode }
board-what-rating = Rating · { $mode }
board-what-points = { $level }
board-what-par = { $level } · percentage van par
board-title-wins = ## 🏆 { $game }: de meeste overwinningen
board-title-rating = ## 📈 { $game }: ratings
board-title-beaten = ## 🏆 { $game }: verslagen tegenstanders
board-title-points = ## 🏆 { $game }: de hoogste scores
board-title-par = ## 🏆 { $game }: de beste percentages van par
board-scope = { $what ->
    [none] { "" }
   *[other] { $what } ·{ " " }
}{ $period } · { $where ->
    [here] op deze server
   *[everywhere] overal
}{ $pages ->
    [one] { "" }
   *[other] { " " }· pagina { $page } van { $pages }
}
board-row = **{ $place }.** { $player } · **{ $value }** · { $note }{ $date ->
    [none] { "" }
   *[other] { " " }· { $date }
}
board-alt = { $place }. { $player }, { $value }, { $note }.
board-value-wins = { $value ->
    [one] 1 keer gewonnen
   *[other] { $value } keer gewonnen
}
board-value-points = { $value ->
    [one] 1 punt
   *[other] { $value } punten
}
board-loss = { $mode ->
    [duel] { $loss }% winstkans kwijt per keuze
   *[other] { $loss } punten kwijt per keuze
}
board-note-rating = ± { $margin }, { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}
board-note-games = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}
board-you = { $player } (jij)
board-own-none = Je hebt hier nog geen spel uitgespeeld.
board-own-uncounted = { $games ->
    [one] Je hebt hier 1 spel uitgespeeld, maar het telt niet mee.
   *[other] Je hebt hier { $games } spellen uitgespeeld, maar ze tellen niet mee.
}
board-own-loss = Je komt hier te staan zodra vijf van je spellen geanalyseerd zijn.
board-puzzle-none = Je hebt nog geen puzzel van dit spel geprobeerd.
board-rating-none = Je hebt hier nog geen spel dat voor de rating telt.
board-rating-provisional = **Je rating: { $rating }?** { $note }
board-new-title = -# **Nieuw hier, nog zonder plaats**
board-new = -# { $player } · { $rating }? · { $note }
rating-new = { $mode ->
    [puzzle] voorlopig: puzzels uit echte spellen maken hem definitief
   *[table] { $games ->
        [0] voorlopig, tot er meer verschillende tegenstanders zijn
        [one] voorlopig, nog 1 spel
       *[other] voorlopig, nog { $games } spellen
    }
}
rating-lacks = { $games ->
    [0] voorlopig
    [one] nog 1 spel
   *[other] nog { $games } spellen
}
rating-settled = ± { $margin }
board-season = 🗓️ **{ $season }** · { $days ->
    [one] de laatste dag
   *[other] nog { $days } dagen
} · { $people ->
    [0] nog niets gespeeld
   *[other] { $place ->
        [0] je hebt nog geen plaats ({ $people ->
            [one] 1 speler
           *[other] { $people } spelers
        })
       *[other] je bent **nummer { $place }** van de { $people }
    }
}
board-champions = 👑 { $count ->
    [one] Kampioen van vorig seizoen: { $players }
   *[other] Kampioenen van vorig seizoen: { $players }
}
group-tables = Tafels
group-solo = Solo
group-daily = Dagblaadjes
group-puzzles = Puzzels
board-rating = **Je rating: { $rating }** ± { $margin }, staat nu niet in deze lijst
board-unlisted = { $is_there ->
    [yes] 🙈 Je bent verborgen op de ranglijsten: alleen jij ziet hier je regel, en bij de anderen schuift iedereen onder je een plaats op.
   *[no] 🙈 Je bent verborgen op de ranglijsten.
}
board-empty = { $mode ->
    [solo] Hier is nog geen solospel dat meetelt (blaadjes van de dag hebben hun eigen uitslagen). Speel er een met `{ $command }`, en je staat hier bovenaan.
   *[other] Hier is nog geen spel dat meetelt. Daarvoor zijn minstens twee mensen nodig; solo heeft eigen ranglijsten. Open een tafel met `{ $command }` en wees de eerste.
}
board-no-challenge = Hier is nog geen uitdaging beslist. Begin er een met `/uitdagen`.
board-unsettled-rating = Hier is nog geen rating definitief: daarvoor zijn tien spellen nodig.
board-nobody = Op deze ranglijst staat niemand.
board-counted-wins = -# Alleen spellen met minstens twee mensen en zonder hints tellen. Bij evenveel overwinningen beslissen de punten.
board-counted-rating = -# { $where ->
    [here] In de lijst staan definitieve ratings van mensen die hier gespeeld hebben en de laatste 30 dagen meededen.
   *[everywhere] In de lijst staan definitieve ratings van mensen die de laatste 30 dagen meededen, tegen tien verschillende mensen hebben gespeeld, van wie vijf dat ook deden, en een account hebben dat ouder is dan 30 dagen.
} Voor de rating telt een spel met een tijdslimiet, zonder hints en met minstens twee mensen. Spellen tussen dezelfde twee mensen tellen steeds minder mee, vooral op één dag.
board-counted-beaten = -# Bij elk spel voor de rating telt welk deel van de anderen je verslaat; een gelijke stand telt voor de helft. Het gaat om je gemiddelde; iedereen begint met tien halve overwinningen. Spellen tegen dezelfde mensen tellen op één dag steeds minder mee.
board-counted-points = -# Spellen met hints tellen niet mee.
board-counted-par = -# Par is wat de computerspeler *{ $strength }* met dezelfde worpen haalt. Spellen met hints tellen niet mee.
board-uncounted = -# Ook hier gespeeld, maar niet meegeteld: { $reasons }
uncounted-alone = spellen tegen alleen maar computers
uncounted-challenge = antwoorden op een uitdaging en korte uitdagingen
uncounted-hints = spellen met hints
uncounted-rules = spellen met oudere regels
board-show = In het kanaal tonen
board-open = Voor mezelf openen
board-choose = Andere ranglijsten …
board-before = Vorige
board-after = Volgende

## /profile

profile-title = ## 👤 { $player }
profile-none = Nog geen spel uitgespeeld. Elk profiel begint met één spel: via `/start` kom je bij de spellen.
profile-last = **Laatste spellen** · 🔍 opent de analyse
profile-last-game = **{ $number }** · { $game }{ $mode ->
    [none] { "" }
   *[other] , { $mode }
}: **{ $points }**{ $result ->
    [none] { "" }
   *[other] , { $result }
} · { $time }
profile-left = weggegaan
profile-par = par { $par }
profile-place = { $place ->
    [1] 1e
    [2] 2e
    [3] 3e
   *[other] { $place }e
} van { $seats }
profile-review = { $number }
profile-more = Alle cijfers
profile-more-title = ## 📋 Alle cijfers van { $player }
profile-open = Mijn eigen profiel
profile-back = Profiel
profile-games = { $games ->
    [0] Nieuw hier
    [one] 1 spel
   *[other] { $games } spellen
}{ $wins ->
    [0] { "" }
    [one] { " " }· 1 keer gewonnen van mensen
   *[other] { " " }· { $wins } keer gewonnen van mensen
}
profile-wins-in-a-row = Langste winstreeks
profile-unrated = Nog niets voor de rating
profile-somebody = Speler
profile-mode = **{ $game }, { $mode }**: { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}{ $is_solo ->
    [yes] { "" }
   *[no] , { $wins ->
        [one] 1 keer gewonnen
       *[other] { $wins } keer gewonnen
    }
} · record { $best }, gemiddeld { $average }
profile-rating = 📈 { $game }, { $mode }: { $rating }, { $note }
profile-loss = 🧠 { $game }, { $mode }: { $played ->
    [duel] { $loss }% winstkans
   *[other] { $loss } punten
} kwijt per keuze, in { $games ->
    [one] 1 geanalyseerd spel
   *[other] { $games } geanalyseerde spellen
}
profile-season = 🗓️ { $season }, { $game }, { $mode }: plaats { $place }
profile-feats = Prestaties
profile-feats-count = { $earned } van { $known }
profile-goal = 🎯 Volgend doel: **{ $feat }** ({ $about }){ $done ->
    [0] { "" }
   *[other] , { $done } van { $needed }
}
profile-alt = Het profiel van { $player }: { $about }.
profile-alt-figure = { $label }: { $value }.
profile-alt-medals = Prestaties: { $count }{ $medals ->
    [none] { "" }
   *[other] : { $medals }
}.
profile-curve = { $pool }: { $rating }, { $note }; { $games ->
    [one] in het laatste spel
   *[other] in de laatste { $games } spellen
} vanaf { $first }, tussen { $low } en { $high }.
feat-earned = 🏅 Nieuwe prestatie: **{ $feat }** ({ $about })
feat-earned-all = 🏅 { $count ->
    [one] Nieuwe prestatie
   *[other] Nieuwe prestaties
}: { $earned }
feat-earned-by = { $player } **{ $feats }**
feat-close = Op het nippertje
feat-close-about = win met één punt verschil
feat-master = De meester voorbij
feat-master-about = win tien keer van de sterkste computerspeler
feat-row = Vier op rij
feat-row-about = win vier keer op rij van mensen
feat-par = Boven par
feat-par-about = haal in tien solospellen meer dan par

## The settings of a server.

settings-title = ## ⚙️ Instellingen van deze server
settings-hint = -# Wijzigingen worden meteen opgeslagen. Het tafelbericht verandert ook in spellen die al open zijn, al het andere alleen in spellen die je vanaf nu opent.
settings-language = **Taal** van openbare berichten: { $language }
settings-language-choose = Een andere taal …
settings-clock = **Bedenktijd** als niemand er een kiest: { $clock }
settings-clock-choose = Een andere bedenktijd …
settings-channels = **Kanalen** waar je een spel mag openen: { $channels }
settings-channels-all = overal
settings-channels-choose = Alleen in deze kanalen …
settings-channels-clear = Overal toestaan
settings-theme = { $value ->
    [light] **Afbeeldingen** voor iedereen: licht
   *[dark] **Afbeeldingen** voor iedereen: donker
}
theme-switch = { $value ->
    [light] Donker maken
   *[dark] Licht maken
}
settings-table = **Tafelbericht**: { $style }. { $about }
settings-table-choose = Op een andere manier …
settings-film = { $value ->
    [yes] **Film**: na een spel met anderen komt de film in het kanaal.
   *[no] **Film**: na een spel met anderen kan de film ook in het kanaal komen. Hij staat altijd onder **Meer**.
}
settings-film-switch = { $value ->
    [yes] Geen films
   *[no] Films tonen
}
table-style-follow = Komt weer onderaan
table-style-follow-about = Eén bericht toont het spel; als anderen eronder hebben geschreven, komt het bij de volgende worp weer onderaan te staan.
table-style-stay = Rustig
table-style-stay-about = Eén bericht toont het spel en blijft staan waar het staat.
table-style-rounds = Een bericht per ronde
table-style-rounds-about = Elke ronde komt als nieuw bericht, en het vorige krimpt tot één regel.
language-auto = Automatisch: die van de server ({ $language })
# The language itself: preview until somebody who speaks it has read all its texts, then read.
language-state = preview
language-preview = -# 🚧 **Proefversie**: deze teksten zijn nog niet gelezen door iemand die Nederlands spreekt. Klinkt er iets raar? Laat het weten aan wie deze bot draait.

## /settings

personal-title = ## ⚙️ Je instellingen
personal-hint = -# Wordt meteen opgeslagen; je open spellen veranderen mee.
language-discord = Automatisch: zoals in je Discord ({ $language })
personal-language = **Taal van wat alleen jij ziet**: { $language }
personal-theme = { $value ->
    [light] **Afbeeldingen**: licht
   *[dark] **Afbeeldingen**: donker
}
personal-next-throw = { $value ->
    [yes] **Volgende worp vanzelf**: aan
        -# Als je alleen speelt, drie seconden na je zet; met **Terugnemen** houd je hem tegen.
   *[no] **Volgende worp vanzelf**: uit
        -# Als je alleen speelt, druk je op **Volgende worp**.
}
next-throw-switch = { $value ->
    [yes] Uitzetten
   *[no] Aanzetten
}
personal-sheet = { $value ->
    [yes] **Waar je speelt**: aan tafel
        -# Je opent je spel met **Mijn spel**, alleen zichtbaar voor jou. Er komt geen privébericht.
   *[no] **Waar je speelt**: volgens de tafel
        -# Dus in een privébericht, als niemand iets anders heeft gekozen.
}
sheet-switch = { $value ->
    [yes] Volgens de tafel
   *[no] Altijd aan tafel
}
personal-alert = { $is_on ->
    [yes] **Melding als hier een tafel opengaat**: aan
        -# Hooguit één keer per uur.
   *[no] **Melding als hier een tafel opengaat**: uit
}
personal-alerts = { $servers ->
    [0] **Melding als een tafel opengaat**: uit. Typ `/instellingen` op een server om het daar aan te zetten.
    [one] **Melding als een tafel opengaat**: aan voor 1 server
   *[other] **Melding als een tafel opengaat**: aan voor { $servers } servers
}
personal-notify = **Als je aan zet bent**
    -# In spellen die dagen duren: { $place ->
        [dm] als privébericht
        [channel] in het kanaal van het spel
       *[none] helemaal niet
    }
personal-listed = { $value ->
    [yes] **Ranglijsten en profiel**: zichtbaar
        -# Je mag op ranglijsten staan, en anderen kunnen je profiel zien.
   *[no] **Ranglijsten en profiel**: verborgen
        -# Je staat op geen enkele ranglijst, en niemand anders ziet je profiel.
}
personal-data = **Je gegevens**
    -# Wat er over je wordt bewaard; vraag een kopie op, of laat alles verwijderen.
personal-server = **Deze server**
    -# Taal, bedenktijd, kanalen, afbeeldingen, dagelijks bericht
personal-to-server = Server
listed-switch = { $value ->
    [yes] Verberg mij
   *[no] Toon mij
}
personal-rating = { $value ->
    [yes] **Rating na een spel**: te zien
        -# Onder een spel dat voor de rating telt, zie je zelf wat het met je rating deed.
   *[no] **Rating na een spel**: niet te zien
        -# Zet je dit aan, dan zie je onder een spel zelf wat het met je rating deed. Bij **Meer** staat het altijd.
}
personal-bgstats = { $value ->
    [yes] **BG Stats**: aan
        -# Aan het eind van je spellen staat een link die ze in die app zet, en vandaar ook op BoardGameGeek.
   *[no] **BG Stats**: uit
        -# Zet je dit aan, dan zet een link aan het eind van je spellen ze in die app, en vandaar ook op BoardGameGeek.
}
on-off-switch = { $value ->
    [yes] Uitzetten
   *[no] Aanzetten
}
alert-switch = { $is_on ->
    [yes] Uitzetten
   *[no] Aanzetten
}
alert-end = Allemaal uitzetten
alert-on = Nieuwe tafels melden
alert-off = Geen meldingen meer
alert-switched = { $is_on ->
    [yes] 🔔 Als op deze server een tafel opengaat, word je daar genoemd, hooguit één keer per uur.
   *[no] 🔕 Je krijgt geen meldingen meer over nieuwe tafels.
}

## About this bot.

about-title = ## 🎲 Roll-and-write op Discord
about-text = Iedereen speelt tegelijk, er gaat geen zet verloren, en iedereen kan de dobbelstenen controleren.
about-commands-text =
    🏠 `/start` laat zien wat er voor je klaarstaat, en brengt je overal heen. Met `/blaadje` vind je je spel terug.
    📅 `/vandaag` is het blaadje van vandaag, `/puzzel` een moment uit een echt spel. `/ranglijst` en `/profiel` tonen wat er gespeeld is.
    🔎 Na een spel vind je onder **Meer** de film en de controle van de dobbelstenen.
about-unofficial = **Niet officieel.** Een fanproject met eigen teksten, eigen blaadjes en eigen afbeeldingen. Het is niet verbonden aan, of goedgekeurd door, de auteurs en uitgevers van de spellen: { $credits }. Vind je een spel leuk? De echte doos is zijn geld waard.
about-licence = **Versie { $version }**, vrije software onder de MIT-licentie, gebouwd met discord.py.
about-data = **Gegevens:** id’s, namen, spellen en uitslagen; nooit wat je in chats schrijft. Meer staat onder **Privacy**; daar kun je je gegevens downloaden of verwijderen.
about-operator = -# Draai jij deze bot? `{ $program } doctor` controleert de installatie.
about-rules = Regels
about-privacy = Privacy
about-invite = Op een server zetten
about-add = Aan account toevoegen
about-support = Hulp

## A person's data.

privacy-title = ## 🔒 Je gegevens
privacy-kept =
    Dit wordt bewaard, en alleen voor de spellen gebruikt:
    • je Discord-id, je nieuwste naam, ook die op de servers waar je hebt gespeeld, je taal, en de dag waarop je hier voor het laatst was,
    • je spellen: server, kanaal, zetten, punten, uitslag, en wat daaruit volgt: je ratings, prestaties en plaatsen op ranglijsten, en een analyse zodra die er is,
    • de id’s van de klikken waarmee jij en de anderen aan een spel meededen, voor de dobbelstenen,
    • welke berichten je blaadje tonen of je noemen, zodat ze bijgewerkt of verwijderd kunnen worden,
    • welke blaadjes van de dag en van de week je gespeeld hebt, met wie je een reeks hebt of wilde beginnen, op welk uur je herinnerd wilt worden, welke puzzels je met welke zet geprobeerd hebt, en je uitdagingen,
    • je eigen instellingen, waaronder wanneer je een melding wilt als je aan zet bent en hoe laat het bij jou is, uitnodigingen voor tafels die nog open zijn, en waar je meldingen over nieuwe tafels wilt,
    • als de mensen achter deze bot je geblokkeerd hebben: je id, hun reden en de dag. Je gegevens verwijderen heft een blokkade niet op.
    Dit wordt niet bewaard: wat je in chats schrijft, je e-mailadres of IP-adres, je vrienden, je andere servers.
privacy-seen = Anderen zien je naam en uitslagen aan tafel, in `/ranglijst` en in `/profiel`, tenzij je jezelf verbergt in `/instellingen`. Je zetten blijven geheim tot de ronde voorbij is. Je blaadje is aan het eind voor iedereen aan tafel te zien; in spellen met open blaadjes de hele tijd. Wie op de server zit waar je speelde, kan tegen een eerder spel van jou spelen: je geest doet dan je zetten nog een keer, onder jouw naam.
privacy-choice =
    • **Kopie opvragen:** een bestand met alles waar je id bij staat.
    • **Verwijderen:** je id en je naam verdwijnen voorgoed. Afgelopen spellen en de uitslagen van uitdagingen blijven voor de anderen bestaan, met “iemand” op jouw plaats; een willekeurig nummer staat daarin voor jou, zodat de ratings van de anderen blijven zoals ze zijn.
    • **Daarna, hooguit drie dagen lang:** een hash van je id, gemaakt met een geheime sleutel. Die verraadt alleen dat je het blaadje van vandaag of van de week al geprobeerd hebt, of net voor de rating hebt gespeeld: kom je terug voordat hij weg is, dan is dat blaadje voor jou een oefening, en tellen zulke spellen niet voor de rating. Daarna worden ook de hash en zijn sleutel verwijderd.
    • **Hooguit 93 dagen lang:** net zo’n hash voor elke puzzel die je hebt geprobeerd. Kom je terug, dan tellen die puzzels niet voor de rating, want je hebt de oplossing al gezien.
privacy-inactive = • **Als je wegblijft:** heb je { $months ->
    [one] een maand
   *[other] { $months } maanden
} lang nergens op gedrukt, dan krijg je daar een privébericht over, als dat aankomt. 30 dagen later worden je gegevens verwijderd alsof je erom had gevraagd.
privacy-export = Kopie opvragen
privacy-delete = Verwijderen …
privacy-export-ready = Hier is alles wat er over je wordt bewaard.
privacy-export-alt = Een JSON-bestand met alles wat er over je wordt bewaard.
privacy-ask = **Voorgoed verwijderen?** Je plaatsen op de ranglijsten en mijn privéberichten aan jou verdwijnen, en je krijgt ze niet terug.
privacy-sure = Voorgoed verwijderen
privacy-keep = Alles houden
privacy-deleted = ✅ Je id en je naam zijn overal verwijderd. Binnen een paar minuten noemen mijn berichten je niet meer, en verdwijnen mijn privéberichten aan jou. Speel je weer, dan begin je als nieuwe speler.
inactive-notice = 💤 Je hebt hier al { $months ->
    [one] een maand
   *[other] { $months } maanden
} niet gespeeld. Op { $time } verwijder ik wat ik over je bewaar: uitslagen, ratings, prestaties en instellingen. Wil je alles houden? Druk dan op **Gegevens houden** of speel gewoon weer mee.
inactive-keep = Gegevens houden
inactive-kept = ✅ Alles blijft zoals het is. Leuk dat je er weer bent!

## Checking the dice of a game.

verify-title = ## 🔎 De dobbelstenen van spel { $game }
verify-sealed = De dobbelstenen van dit spel komen uit een geheime sleutel, die verzegeld blijft tot het spel is afgelopen. Vraag het dan nog eens.
verify-round = Ronde { $round }: { $first }{ $again ->
    [none] { "" }
   *[other] , daarna { $again }
}
verify-step = { $throw } (stap { $step })
verify-seal = **Zegel**, vanaf het begin te zien: `{ $hash }`
verify-seed = **Sleutel** achter het zegel: `{ $seed }`
verify-match = { $count ->
    [0] Dit spel stopte nog vóór de eerste worp.
    [one] ✅ De enige worp volgt uit deze sleutel.
   *[other] ✅ Alle { $count } worpen volgen uit deze sleutel.
}
verify-mismatch = ❌ { $wrong ->
    [one] 1 worp volgt
   *[other] { $wrong } worpen volgen
} niet uit deze sleutel. Daar staat ≠ bij, met de worp die er wel uit volgt.
verify-broken = ❌ Het verslag van dit spel is veranderd: het kan niet tot het einde worden nagespeeld.
verify-no-end = ❌ Het verslag van dit spel is veranderd: het einde ontbreekt.
verify-first = De eerste regel die niet volgt uit de regels ervoor: `{ $line }`.
verify-presses = **Klikken** die in de worpen verwerkt zijn: { $count ->
    [0] geen
   *[other] `{ $presses }`
}
verify-how = -# Vergelijk het zegel met het zegel dat 🔒 je liet zien voordat je meedeed (in solo: vóór je eerste zet); het is de SHA-256 van de sleutel. Elke dobbelsteen van worp n (geteld in de volgorde hierboven, vanaf 1) neemt een byte van `HMAC-SHA256(sleutel, "{ $game }:{ $presses }:n:0")` en toont die byte modulo zijn aantal kanten, plus 1; bij zes kanten worden bytes boven 251 overgeslagen.
verify-proof = -# { $count ->
    [0] Er is geen klik in verwerkt: wie de bot draait, had de sleutel op de worpen kunnen uitzoeken, en kan hem lezen terwijl je speelt.
   *[other] Klikken zijn de id’s die Discord, toen het zegel al te zien was, gaf aan de klikken waarmee spelers meededen en het spel begon; in solo aan de klik van de eerste zet. De sleutel is dus niet op de worpen uitgezocht. Wie in de activiteit tikt, brengt in plaats daarvan een getal uit de aanmelding in; dat bewijst het alleen als een van jullie de pagina pas na het zegel heeft geopend. Wat dit niet bewijst: wie de bot draait, kan de sleutel lezen terwijl je speelt, en kan klikken weigeren tot er een bevalt.
}
verify-how-by-step = -# Vergelijk het zegel met het zegel dat 🔒 je liet zien: het is de SHA-256 van de sleutel. Elke dobbelsteen neemt een byte van `HMAC-SHA256(sleutel, "{ $game }:stap:0")` en toont die byte modulo zijn aantal kanten, plus 1; bij zes kanten worden bytes boven 251 overgeslagen. Toen dit spel begon, werden klikken nog niet in de worpen verwerkt: wie de bot draait, had de sleutel kunnen uitzoeken, en kan hem lezen terwijl je speelt.

refused-profile-hidden = Dit profiel is niet zichtbaar voor anderen.
refused-not-administrator = Dat kan alleen wie deze server mag beheren. Vraag het een beheerder.
refused-only-in-server = Dat hoort bij een server. Typ `/instellingen` in een van de kanalen.
refused-open-games = { $games ->
    [one] Je doet nog mee aan een open spel. Ga daar eerst weg: druk bij die tafel op **Meer**, en dan op **Weggaan**. Vraag het daarna nog eens.
   *[other] Je doet nog mee aan { $games } open spellen. Ga daar eerst weg: druk bij elke tafel op **Meer**, en dan op **Weggaan**. Vraag het daarna nog eens.
}
refused-unknown-game = Er is hier geen spel met deze id.
