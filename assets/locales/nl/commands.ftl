### Names: lower case, no spaces, at most 32 characters; descriptions at most 100.

command-play = spelen
command-solo = solo
command-solo-about = In je eentje spelen voor een hoge score, gewoon hier
command-sheet = blaadje
command-sheet-about = Je eigen blaadje openen
command-launch = openen
command-launch-about = Het spel als pagina openen, en spelen door te tikken

option-level = level
option-level-about = Van 1 (makkelijk) tot 4 (moeilijk)
option-players = spelers
option-clock = bedenktijd
option-clock-about = Hoeveel tijd iedereen per beurt heeft
option-sheets = blaadjes
option-sheets-about = Waar de geheime blaadjes komen
option-sheets-alone-about = Waar je blaadje komt
option-invite = uitnodigen
option-invite-2 = uitnodigen-2
option-invite-3 = uitnodigen-3
option-invite-4 = uitnodigen-4
option-invite-5 = uitnodigen-5
option-invite-about = Met wie je wilt spelen; er wordt een plaats vrijgehouden
option-opponent = tegenstander
option-opponent-about = Wie je uitdaagt; de andere plaats wordt vrijgehouden

clock-live = Live: 90 seconden
clock-relaxed = Rustig: 10 minuten
clock-day = Langzaam: een dag
clock-none = Zonder tijdslimiet
sheets-dm = Als privébericht
sheets-channel = Geheim in het kanaal

sheet-none = { $place ->
    [dm] Je bent nu met geen enkel spel bezig. Speel in je eentje met { -alone }, of open een tafel in een kanaal met { -play }.
   *[server] Je bent nu met geen enkel spel bezig. Begin er een met { -play }, of speel in je eentje met { -solo }.
}
sheet-which = Je bent met meerdere spellen bezig. Welk spel wil je zien?

# COMMANDS lists that command of every game that has it, as any-of says: /chess play or /go play.
-play = { COMMANDS("play") }
-solo = { COMMANDS("solo") }
# In direct messages the game comes last: /solo chess or /solo go.
-alone = { COMMANDS("solo", place: "dm") }
# The last of several possibilities, after the others with commas between them.
all-of = { $others } en { $last }
any-of = { $others } of { $last }
