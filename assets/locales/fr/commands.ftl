### Names: lower case, no spaces, at most 32 characters; descriptions at most 100.

command-play = jouer
command-solo = solo
command-solo-about = Jouer en solo pour le meilleur score, ici même
command-sheet = fiche
command-sheet-about = Ouvrir ta fiche
command-launch = ouvrir
command-launch-about = Ouvrir le jeu dans une page et jouer en touchant l’écran

option-level = niveau
option-level-about = De 1, facile, à 4, difficile
option-players = joueurs
option-clock = temps
option-clock-about = Le temps de chacun par coup
option-sheets = fiches
option-sheets-about = Où chacun reçoit sa fiche secrète
option-sheets-alone-about = Où ta fiche s’affiche
option-invite = inviter
option-invite-2 = inviter-2
option-invite-3 = inviter-3
option-invite-4 = inviter-4
option-invite-5 = inviter-5
option-invite-about = La personne avec qui tu veux jouer ; sa place est réservée
option-opponent = adversaire
option-opponent-about = Qui tu affrontes ; l’autre place lui est réservée

clock-live = En direct : 90 secondes
clock-relaxed = Tranquille : 10 minutes
clock-day = Lent : un jour
clock-none = Sans limite de temps
sheets-dm = En message privé
sheets-channel = En privé dans le salon

sheet-none = { $place ->
    [dm] Tu n’es dans aucune partie en ce moment. Joue en solo avec { -alone }, ou ouvre une table dans un salon avec { -play }.
   *[server] Tu n’es dans aucune partie en ce moment. Commences-en une avec { -play }, ou joue en solo avec { -solo }.
}
sheet-which = Tu es dans plusieurs parties. Quelle fiche veux-tu ?

# COMMANDS lists that command of every game that has it, as any-of says: /chess play or /go play.
-play = { COMMANDS("play") }
-solo = { COMMANDS("solo") }
# In direct messages the game comes last: /solo chess or /solo go.
-alone = { COMMANDS("solo", place: "dm") }
# The last of several possibilities, after the others with commas between them.
all-of = { $others } et { $last }
any-of = { $others } ou { $last }
