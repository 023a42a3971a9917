### What the owner of the bot sees and does in Discord.

command-host = beheer
command-host-about = Alleen voor de eigenaar van deze bot
command-host-state = stand
command-host-state-about = De bot in cijfers
command-host-pause = pauze
command-host-pause-about = Een tijdje geen nieuwe spellen, en alle klokken staan stil
command-host-announce = melden
command-host-announce-about = Iets melden aan alle servers met open spellen; jij ziet het eerst
command-host-block = blokkeren
command-host-block-about = Een persoon of een server buiten de deur houden
command-host-unblock = toelaten
command-host-unblock-about = Een persoon of een server weer binnenlaten
command-host-end = stoppen
command-host-end-about = Een spel stoppen; niemand wint of verliest het

option-hours = uren
option-hours-about = Hoeveel uur, van 1 tot 168
option-sentence = zin
option-pause-sentence-about = Waarom; iedereen die een spel wil openen, leest dit
option-announce-sentence-about = Wat ze moeten weten
option-kind = soort
option-kind-about = Een persoon of een server
option-id = id
option-id-about = In Discords ontwikkelaarsmodus: rechtermuisknop, ID kopiëren
option-reason = reden
option-reason-about = De reden; wie je blokkeert, krijgt die te lezen
option-game-id = spel
option-game-id-about = De id van het spel: onder 🔒 bij de tafel
host-kind-person = Persoon
host-kind-server = Server

host-title = ## 🛠️ De bot in cijfers
host-version = **Versie:** { $version }, draait al { $uptime }
host-duration = { $days ->
    [0] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } u { $minutes } min
    }
    [one] 1 dag { $hours } u
   *[other] { $days } dagen { $hours } u
}
host-servers = **Servers:** { $servers }
host-games = **Spellen:** { $running } bezig, { $lobbies } wachten op spelers, { $over } afgelopen
host-people = **Mensen aan het spelen:** { $people }
host-presses = **Klikken en commando’s:** { $hour } in het afgelopen uur, { $day } in het afgelopen etmaal (geteld sinds de start)
host-size = **Database:** { $size } MB
host-backup = **Nieuwste back-up:** { $age } oud
host-backup-none = **Nieuwste back-up:** geen (in `BACKUP_DIR` staat er geen)
host-redraws = **Nog bij te werken berichten:** { $redraws }
host-held-back = **Afgeremd door de limieten van Discord:** <#{ $id }> ({ $id }), waar { $games ->
    [one] één spel erop wacht
   *[other] { $games } spellen erop wachten
} opnieuw getekend te worden
host-waiting = **Mededelingen die nog weg moeten:** { $count }
host-well = **Gezondheid:** alles in orde
host-ill = **Gezondheid:** ⚠️ { $fault }
host-not-paused = ▶️ Er kunnen nieuwe spellen worden geopend.
host-paused = ⏸️ **Pauze tot { $time }.** Geen nieuwe spellen, en alle klokken staan stil. Spelers lezen: “{ $sentence }”
host-resume = Pauze beëindigen
host-refresh = Verversen
host-blocks = { $count ->
    [0] Geen blokkades
    [one] 1 blokkade
   *[other] { $count } blokkades
}
host-back = De bot in cijfers
# Discord shows names of commands in English, so each stands beside what it does.
host-commands =
    Pauze: /beheer pauze
    Mededeling: /beheer melden
    Blokkeren: /beheer blokkeren
    Weer toelaten: /beheer toelaten
    Spel stoppen: /beheer stoppen

host-announcement = 📣 **Van de mensen achter deze bot:** { $sentence }
host-announce-ask = { $servers ->
    [one] Eén server met open spellen krijgt dit te zien, in het kanaal van het nieuwste:
   *[other] { $servers } servers met open spellen krijgen dit te zien, elk in het kanaal van het nieuwste:
}
host-announce-send = { $servers ->
    [one] Naar één server sturen
   *[other] Naar { $servers } servers sturen
}
host-announce-nowhere = Er is nu geen server met een open spel, dus niemand zou het zien.
host-announced = { $servers ->
    [one] 📣 Onderweg naar één server.
   *[other] 📣 Onderweg naar { $servers } servers.
}

host-blocked = { $kind ->
    [server] 🚫 Server { $id } is geblokkeerd. De open spellen daar zijn zonder uitslag gestopt, en er komt geen dagelijks bericht meer.
   *[person] 🚫 <@{ $id }> ({ $id }) is geblokkeerd en doet aan geen enkel open spel meer mee; voor de anderen gaan ze door.
}
host-unblocked = { $kind ->
    [server] Server { $id } kan weer spelen.
   *[person] <@{ $id }> ({ $id }) kan weer spelen.
}
host-blocks-title = ## 🚫 Geblokkeerd
host-blocks-none = Er is niemand geblokkeerd.
host-blocks-one = { $kind ->
    [server] Server { $id }
   *[person] Persoon { $id }
}
host-blocks-line = { $kind ->
    [server] • Server { $id }, { $time }: { $reason }
   *[person] • <@{ $id }> ({ $id }), { $time }: { $reason }
}
host-blocks-more = { $count ->
    [one] … en nog één oudere. /beheer toelaten werkt met elke id.
   *[other] … en nog { $count } oudere. /beheer toelaten werkt met elke id.
}
host-unblock-choose = Weer toelaten …

host-end-ask = { $place ->
    [none] **{ $title }** (`{ $game }`), privé gespeeld door { $people ->
        [one] één persoon
       *[other] { $people } mensen
    }. Stoppen? Niemand wint of verliest, en je kunt het niet terugdraaien.
   *[other] **{ $title }** (`{ $game }`) in { $place }, met { $people ->
        [one] één persoon
       *[other] { $people } mensen
    }. Stoppen? Niemand wint of verliest, en je kunt het niet terugdraaien.
}
host-end-sure = Spel stoppen
host-ended = Spel `{ $game }` is zonder uitslag gestopt; dat staat ook in de berichten.

blocked-own-data = Je gegevens

refused-not-owner = Dit commando is niet voor jou. /start laat zien wat je hier kunt doen.
refused-paused = ⏸️ Nu even geen nieuwe spellen: { $sentence } Het jouwe kun je { $time } openen. Spellen die bezig zijn, verliezen geen tijd.
refused-blocked-person = De mensen achter deze bot hebben je geblokkeerd: { $reason }
refused-blocked-server = De mensen achter deze bot hebben deze server geblokkeerd: { $reason }
refused-host-block-owner = Zo sluit je jezelf buiten: dat ben jij, iemand uit je team of deze server.
refused-host-empty = Het bericht is leeg. Typ het commando nog een keer, met tekst.
refused-host-no-id = Dat is geen id van Discord; die heeft 15 tot 19 cijfers. Zet in Discord de ontwikkelaarsmodus aan, klik met de rechtermuisknop op de persoon of de server, en kies **ID kopiëren**.
refused-host-not-blocked = Niemand met deze id is geblokkeerd. De lijst staat in /beheer stand.
refused-host-no-game = Er is geen spel met deze id. Die staat onder 🔒 bij de tafel van het spel.
refused-host-no-draft = Deze mededeling staat niet meer klaar: die is al verstuurd, of er is een nieuwere. Schrijf een nieuwe met /beheer melden.
