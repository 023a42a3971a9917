### The pages beside the game: rules, leaderboard, settings, about, privacy, verify.

command-leaderboard = classement
command-leaderboard-about = Qui joue le mieux : cotes, victoires et scores en solo, sur ce serveur ou partout
command-profile = profil
command-profile-about = Parties, cotes et succès : les tiens, ou ceux de quelqu’un d’autre
command-settings = réglages
command-settings-about = Tes images, tes notifications et tes données ; et ce serveur, pour qui le gère


option-player = joueur
option-player-about = Le profil à montrer ; le tien si tu ne nommes personne
option-what = quoi
option-what-about = Cotes ou victoires à la table, ou un niveau en solo
option-show = montrer
option-show-about = Le montrer à tout le monde dans ce salon
option-game = jeu
option-page-game-about = Quel jeu ; tu peux en changer sur la page
option-game-about = L’identifiant de la partie : sous 🔒 à sa table, ou dans son dernier message

mode-table = À la table
mode-solo = Solo
mode-daily = Fiche du jour
mode-weekly = Fiche de la semaine
where-here = Ce serveur
where-everywhere = Partout

## The rules.

rules-other = Comment jouer à { $game }

## /leaderboard

period-all = Depuis toujours
period-season = Cette saison
period-month = Ce mois-ci
period-week = Cette semaine
period-past = Saison { $quarter }, { $year }
board-what-wins = Victoires · { $mode }
board-what-rating = Cote · { $mode }
board-what-points = { $level }
board-what-par = { $level } · en % du par
board-title-wins = ## 🏆 { $game } : le plus de victoires
board-title-rating = ## 📈 { $game } : les cotes
board-title-beaten = ## 🏆 { $game } : les adversaires battus
board-title-points = ## 🏆 { $game } : les meilleurs scores
board-title-par = ## 🏆 { $game } : les meilleurs pourcentages du par
board-scope = { $what ->
    [none] { "" }
   *[other] { $what } ·{ " " }
}{ $period } · { $where ->
    [here] sur ce serveur
   *[everywhere] partout
}{ $pages ->
    [one] { "" }
   *[other] { " " }· page { $page } sur { $pages }
}
board-row = **{ $place }.** { $player } · **{ $value }** · { $note }{ $date ->
    [none] { "" }
   *[other] { " " }· { $date }
}
board-alt = { $place }. { $player }, { $value }, { $note }.
board-value-wins = { $value ->
    [one] { $value } victoire
   *[other] { $value } victoires
}
board-value-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
board-loss = { $mode ->
    [duel] chances de gagner perdues par décision : { $loss } %
   *[other] { $loss ->
        [one] { $loss } point perdu
       *[other] { $loss } points perdus
    } par décision
}
board-note-rating = ± { $margin }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
board-note-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
board-you = { $player } (toi)
board-own-none = Tu n’as encore fini aucune partie ici.
board-own-uncounted = { $games ->
    [one] Tu as fini { $games } partie ici, mais elle ne compte pas.
   *[other] Tu as fini { $games } parties ici, mais aucune ne compte.
}
board-own-loss = Tu figureras ici dès que cinq de tes parties auront été analysées.
board-puzzle-none = Tu n’as encore essayé aucune énigme de ce jeu.
board-rating-none = Tu n’as encore aucune partie cotée ici.
board-rating-provisional = **Ta cote : { $rating }?** { $note }
board-new-title = -# **Cotes récentes, pas encore classées**
board-new = -# { $player } · { $rating }? · { $note }
rating-new = { $mode ->
    [puzzle] provisoire : les énigmes tirées de vraies parties la fixent
   *[table] { $games ->
        [0] provisoire, il faut davantage d’adversaires différents
        [one] provisoire, encore { $games } partie
       *[other] provisoire, encore { $games } parties
    }
}
rating-lacks = { $games ->
    [0] provisoire
    [one] encore { $games } partie
   *[other] encore { $games } parties
}
rating-settled = ± { $margin }
board-season = 🗓️ **{ $season }** · { $days ->
    [one] dernier jour
   *[other] encore { $days } jours
} · { $people ->
    [0] aucune partie pour l’instant
   *[other] { $place ->
        [0] tu n’as pas encore de place ({ $people ->
            [one] { $people } personne
           *[other] { $people } personnes
        })
       *[other] tu es **n° { $place }** sur { $people }
    }
}
board-champions = 👑 { $count ->
    [one] En tête la saison dernière : { $players }
   *[other] En tête à égalité la saison dernière : { $players }
}
group-tables = Tables
group-solo = Solo
group-daily = Fiches du jour
group-puzzles = Énigmes
board-rating = **Ta cote : { $rating }** ± { $margin }, hors de cette liste pour l’instant
board-unlisted = { $is_there ->
    [yes] 🙈 Tu ne figures pas dans les classements : il n’y a que toi qui vois ta ligne ici, et pour les autres, tout le monde en dessous remonte d’une place.
   *[no] 🙈 Tu ne figures pas dans les classements.
}
board-empty = { $mode ->
    [solo] Aucune partie en solo ne compte encore ici (les fiches du jour ont leurs propres résultats). Joues-en une avec `{ $command }`, et la première place est à toi.
   *[other] Aucune partie ne compte encore ici. Il faut au moins deux personnes ; le solo a ses propres classements. Ouvre une table avec `{ $command }` et prends la tête.
}
board-no-challenge = Aucun défi n’a encore été décidé ici. Lances-en un avec `/défi`.
board-unsettled-rating = Aucune cote n’est encore établie ici : il faut dix parties.
board-nobody = Il n’y a personne dans ce classement.
board-counted-wins = -# Seules comptent les parties à au moins deux personnes et sans conseils. À égalité de victoires, les points décident.
board-counted-rating = -# { $where ->
    [here] La liste montre les cotes établies des personnes qui ont joué ici et ont été actives dans les 30 derniers jours.
   *[everywhere] La liste montre les cotes établies des personnes qui ont été actives dans les 30 derniers jours, ont rencontré dix autres personnes, dont cinq qui en ont elles-mêmes rencontré dix, et ont un compte de plus de 30 jours.
} Une partie est cotée si elle a une limite de temps, pas de conseils et au moins deux personnes. Entre les deux mêmes personnes, les parties comptent de moins en moins, surtout dans une même journée.
board-counted-beaten = -# Une partie cotée rapporte la part d’adversaires que tu bats ; une égalité compte pour moitié. C’est ta moyenne qui compte ; tout le monde commence avec dix demi-victoires. Contre les mêmes personnes, les parties comptent de moins en moins dans une même journée.
board-counted-points = -# Les parties avec conseils ne comptent pas.
board-counted-par = -# Le par, c’est ce que l’ordinateur *{ $strength }* fait avec les mêmes lancers. Les parties avec conseils ne comptent pas.
board-uncounted = -# Parties jouées ici, mais qui ne comptent pas : { $reasons }
uncounted-alone = parties uniquement contre des ordinateurs
uncounted-challenge = réponses à un défi et défis express
uncounted-hints = parties avec conseils
uncounted-rules = parties avec des règles plus anciennes
board-show = Montrer dans le salon
board-open = Ouvrir pour moi
board-choose = Autres classements…
board-before = Précédent
board-after = Suivant

## /profile

profile-title = ## 👤 { $player }
profile-none = Encore aucune partie finie. Tout profil commence par là : `/accueil` mène aux jeux.
profile-last = **Dernières parties** · 🔍 ouvre l’analyse
profile-last-game = **{ $number }** · { $game }{ $mode ->
    [none] { "" }
   *[other] , { $mode }
} : **{ $points }**{ $result ->
    [none] { "" }
   *[other] , { $result }
} · { $time }
profile-left = partie quittée
profile-par = par : { $par }
profile-place = place { $place } sur { $seats }
profile-review = { $number }
profile-more = Toutes les stats
profile-more-title = ## 📋 { $player } : toutes les stats
profile-open = Mon profil
profile-back = Profil
profile-games = { $games ->
    [0] Pas encore de partie
    [one] { $games } partie
   *[other] { $games } parties
}{ $wins ->
    [0] { "" }
    [one] { " " }· { $wins } victoire contre des personnes
   *[other] { " " }· { $wins } victoires contre des personnes
}
profile-wins-in-a-row = Victoires de suite
profile-unrated = Encore aucune partie cotée
profile-somebody = Joueur
profile-mode = **{ $game }, { $mode }** : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}{ $is_solo ->
    [yes] { "" }
   *[no] , { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
} · record { $best }, moyenne { $average }
profile-rating = 📈 { $game }, { $mode } : { $rating }, { $note }
profile-loss = 🧠 { $game }, { $mode } : { $played ->
    [duel] chances de gagner perdues par décision : { $loss } %
   *[other] { $loss ->
        [one] { $loss } point perdu
       *[other] { $loss } points perdus
    } par décision
}, sur { $games ->
    [one] { $games } partie analysée
   *[other] { $games } parties analysées
}
profile-season = 🗓️ { $season }, { $game }, { $mode } : place { $place }
profile-feats = Succès
profile-feats-count = { $earned } sur { $known }
profile-goal = 🎯 Prochain objectif : **{ $feat }** ({ $about }){ $done ->
    [0] { "" }
   *[other] , { $done } sur { $needed }
}
profile-alt = Profil { BEGINS($player) ->
    [a] d’
    [e] d’
    [i] d’
    [o] d’
    [u] d’
   *[other] de{ " " }
}{ $player } : { $about }.
profile-alt-figure = { $label } : { $value }.
profile-alt-medals = Succès : { $count }{ $medals ->
    [none] { "" }
   *[other] { "\u202F" }: { $medals }
}.
profile-curve = { $pool } : { $rating }, { $note } ; sur { $games ->
    [one] la dernière partie
   *[other] les { $games } dernières parties
}, départ à { $first }, entre { $low } et { $high }.
feat-earned = 🏅 Nouveau succès : **{ $feat }** ({ $about })
feat-earned-all = 🏅 { $count ->
    [one] Nouveau succès
   *[other] Nouveaux succès
} : { $earned }
feat-earned-by = { $player } **{ $feats }**
feat-close = D’un cheveu
feat-close-about = gagner d’un seul point
feat-master = Maître battu
feat-master-about = gagner dix parties contre l’ordinateur le plus fort
feat-row = Quatre de suite
feat-row-about = gagner quatre parties de suite contre d’autres personnes
feat-par = Au-dessus du par
feat-par-about = battre le par dans dix parties en solo

## The settings of a server.

settings-title = ## ⚙️ Réglages de ce serveur
settings-hint = -# Les changements sont enregistrés tout de suite. Le message de la table change aussi dans les parties en cours, le reste dans celles ouvertes à partir de maintenant.
settings-language = **Langue** des messages publics : { $language }
settings-language-choose = Une autre langue…
settings-clock = **Temps** pour les parties où personne n’en choisit : { $clock }
settings-clock-choose = Changer le temps…
settings-channels = **Salons** où l’on peut ouvrir une partie : { $channels }
settings-channels-all = partout
settings-channels-choose = Seulement dans ces salons…
settings-channels-clear = Permettre partout
settings-theme = { $value ->
    [light] **Images** pour tout le monde : claires
   *[dark] **Images** pour tout le monde : sombres
}
theme-switch = { $value ->
    [light] Passer en sombre
   *[dark] Passer en clair
}
settings-table = **Message de la table** : { $style }. { $about }
settings-table-choose = Changer le style…
settings-film = { $value ->
    [yes] **Film** : après une partie à plusieurs, le film arrive dans le salon.
   *[no] **Film** : après une partie à plusieurs, le film peut aussi arriver dans le salon. Il est toujours dans **Plus**.
}
settings-film-switch = { $value ->
    [yes] Pas de films
   *[no] Montrer les films
}
table-style-follow = Revient en bas
table-style-follow-about = Un seul message montre la partie ; si d’autres ont écrit en dessous, il revient en bas au lancer suivant.
table-style-stay = Discret
table-style-stay-about = Un seul message montre la partie et reste où il est.
table-style-rounds = Un message par tour
table-style-rounds-about = Chaque tour arrive dans un nouveau message, et le précédent se réduit à une ligne.
language-auto = Automatique, celle du serveur ({ $language })
# The language itself: preview until somebody who speaks it has read all its texts, then read.
language-state = preview
language-preview = -# 🚧 **Aperçu** : aucun francophone n’a encore relu ces textes. Quelque chose sonne faux ? Dis-le aux responsables de ce bot.

## /settings

personal-title = ## ⚙️ Tes réglages
personal-hint = -# Tout est enregistré aussitôt ; tes fiches ouvertes s’adaptent aussi.
language-discord = Automatique, comme ton Discord ({ $language })
personal-language = **Ta langue**, pour ce que les autres ne voient pas : { $language }
personal-theme = { $value ->
    [light] **Images** : claires
   *[dark] **Images** : sombres
}
personal-next-throw = { $value ->
    [yes] **Lancer suivant automatique** : activé
        -# En solo, trois secondes après ton coup ; **Annuler** l’arrête.
   *[no] **Lancer suivant automatique** : désactivé
        -# En solo, tu appuies sur **Lancer suivant**.
}
next-throw-switch = { $value ->
    [yes] Désactiver
   *[no] Activer
}
personal-sheet = { $value ->
    [yes] **Ta fiche** : à la table
        -# Tu l’ouvres avec **Ma fiche**, et il n’y a que toi qui la vois. Aucun message privé n’arrive.
   *[no] **Ta fiche** : selon la table
        -# Donc par message privé, si personne n’a choisi autre chose.
}
sheet-switch = { $value ->
    [yes] Selon la table
   *[no] Toujours à la table
}
personal-alert = { $is_on ->
    [yes] **Me prévenir quand une table s’ouvre** ici : activé
        -# Au plus une fois par heure.
   *[no] **Me prévenir quand une table s’ouvre** ici : désactivé
}
personal-alerts = { $servers ->
    [0] **Me prévenir quand une table s’ouvre** : désactivé. Tape `/réglages` sur un serveur pour l’y activer.
    [one] **Me prévenir quand une table s’ouvre** : activé pour { $servers } serveur
   *[other] **Me prévenir quand une table s’ouvre** : activé pour { $servers } serveurs
}
personal-notify = **Quand c’est à toi**
    -# Dans les parties qui durent des jours : { $place ->
        [dm] en message privé
        [channel] dans le salon de la partie
       *[none] pas du tout
    }
personal-listed = { $value ->
    [yes] **Classements et profil** : visibles
        -# Tu peux figurer dans les classements, et les autres peuvent voir ton profil.
   *[no] **Classements et profil** : cachés
        -# Tu n’apparais dans aucun classement, sur aucun serveur, et personne d’autre ne voit ton profil.
}
personal-data = **Tes données**
    -# Ce qui est gardé sur toi ; prends-en une copie, ou fais-les effacer.
personal-server = **Ce serveur**
    -# Langue, temps, salons, images, message quotidien
personal-to-server = Serveur
listed-switch = { $value ->
    [yes] Me cacher
   *[no] Me montrer
}
personal-rating = { $value ->
    [yes] **Cote en fin de partie** : affichée
        -# Ta propre fiche dit comment une partie cotée a changé ta cote.
   *[no] **Cote en fin de partie** : masquée
        -# Ta propre fiche pourrait dire comment une partie cotée a changé ta cote. C’est toujours sous **Plus**.
}
personal-bgstats = { $value ->
    [yes] **BG Stats** : activé
        -# À la fin de tes parties, un lien te permet de les noter dans cette appli, et de là sur BoardGameGeek.
   *[no] **BG Stats** : désactivé
        -# Un lien à la fin de tes parties te permettrait de les noter dans cette appli, et de là sur BoardGameGeek.
}
on-off-switch = { $value ->
    [yes] Désactiver
   *[no] Activer
}
alert-switch = { $is_on ->
    [yes] Désactiver
   *[no] Activer
}
alert-end = Tout désactiver
alert-on = Me prévenir des tables
alert-off = Ne plus me prévenir
alert-switched = { $is_on ->
    [yes] 🔔 Quand une table s’ouvre sur ce serveur, je t’y mentionne, au plus une fois par heure.
   *[no] 🔕 Je ne te préviens plus des nouvelles tables.
}

## About this bot.

about-title = ## 🎲 Du roll and write sur Discord
about-text = Tout le monde joue en même temps, aucun coup ne se perd, et chacun peut vérifier les dés.
about-commands-text =
    🏠 `/accueil` montre ce qui t’attend et mène partout. `/fiche` retrouve ta fiche.
    📅 `/fiche-du-jour`, c’est la fiche d’aujourd’hui ; `/énigme`, un moment d’une vraie partie. `/classement` et `/profil` montrent ce qui a été joué.
    🔎 Après une partie, **Plus** montre son film et vérifie ses dés.
about-unofficial = **Non officiel.** Un projet de fans avec ses propres mots, ses propres fiches et ses propres images. Il n’est ni lié aux auteurs et éditeurs des jeux, ni soutenu par eux : { $credits }. Un jeu te plaît ? La vraie boîte vaut son prix.
about-licence = **Version { $version }**, logiciel libre sous licence MIT, construit avec discord.py.
about-data = **Données :** identifiants, noms, parties et résultats ; jamais ce que tu écris dans les salons. **Confidentialité** en dit plus ; tu peux y télécharger ou effacer tes données.
about-operator = -# C’est toi qui fais tourner ce bot ? `{ $program } doctor` vérifie son installation.
about-rules = Règles
about-privacy = Confidentialité
about-invite = Ajouter à un serveur
about-add = Ajouter à mon compte
about-support = Aide

## A person's data.

privacy-title = ## 🔒 Tes données
privacy-kept =
    Ce qui est gardé, et ne sert qu’aux jeux :
    • ton identifiant Discord, ton nom le plus récent, celui que tu portes sur les serveurs où tu as joué, ta langue et le jour de ton dernier passage,
    • tes parties : serveur, salon, coups, points, résultat, les cotes, succès et places au classement qui en découlent, et l’analyse s’il y en a une,
    • les identifiants des clics par lesquels les autres et toi avez rejoint une partie, pour ses dés,
    • quels messages montrent ta fiche ou te nomment, pour pouvoir les mettre à jour ou les retirer,
    • quelles fiches du jour et de la semaine tu as jouées, avec qui tu as une série à deux ou à qui tu l’as proposée, à quelle heure tu veux un rappel, quelles énigmes tu as essayées avec quel coup, et tes défis,
    • tes propres réglages, dont les moments où je peux te prévenir que c’est à toi et l’heure qu’il est chez toi, les invitations à des tables encore ouvertes, et où tu veux que je t’annonce les nouvelles tables,
    • si les responsables de ce bot ont bloqué ton accès : ton identifiant, leur raison et le jour. Effacer tes données ne lève pas un blocage.
    Ce qui n’est pas gardé : ce que tu écris dans les salons, ton adresse e-mail ou IP, tes amis, tes autres serveurs.
privacy-seen = Les autres voient ton nom et tes résultats à la table, dans `/classement` et dans `/profil`, sauf si tu te caches dans les `/réglages`. Tes coups restent secrets tant qu’un tour est ouvert. Ta fiche est montrée à la table à la fin ; dans les parties à fiches ouvertes, tout du long. Les personnes du serveur où tu as joué peuvent jouer contre une de tes parties terminées : ton fantôme rejoue alors tes coups, sous ton nom.
privacy-choice =
    • **Prendre une copie :** un fichier avec tout ce qui porte ton identifiant.
    • **Effacer :** ton identifiant et ton nom disparaissent pour de bon. Les parties finies et les résultats des défis restent pour les autres, avec « quelqu’un » à ta place ; un nombre au hasard t’y remplace, pour que les cotes des autres ne changent pas.
    • **Ensuite, pendant trois jours au plus :** un hachage de ton identifiant, fait avec une clé secrète. Il peut seulement dire que tu as eu ton essai sur la fiche du jour ou de la semaine, ou que tu viens de jouer des parties cotées : si tu reviens avant qu’il disparaisse, cette fiche est pour toi un entraînement, et ces parties ne sont pas cotées. Puis le hachage et sa clé sont effacés aussi.
    • **Pendant 93 jours au plus :** un hachage du même genre pour chaque énigme que tu as tentée. Si tu reviens, ces énigmes ne sont pas cotées, puisque tu en as vu les solutions.
privacy-inactive = • **Si tu ne viens plus :** quand tu n’as appuyé sur rien pendant { $months } mois, un message privé te prévient, s’il peut t’atteindre. 30 jours plus tard, tes données sont effacées comme si tu l’avais demandé.
privacy-export = Prendre une copie
privacy-delete = Effacer…
privacy-export-ready = Voici tout ce qui est gardé sur toi.
privacy-export-alt = Un fichier JSON avec tout ce qui est gardé sur toi.
privacy-ask = **Effacer pour de bon ?** Tes places dans les classements et mes messages privés disparaîtront, et rien ne les fera revenir.
privacy-sure = Effacer pour de bon
privacy-keep = Tout garder
privacy-deleted = ✅ Ton identifiant et ton nom sont effacés partout. D’ici quelques minutes, mes messages ne te nommeront plus et mes messages privés disparaîtront. Si tu rejoues, tu repars de zéro.
inactive-notice = 💤 Tu n’as pas joué ici depuis { $months } mois. Le { $time }, j’effacerai ce que je garde sur toi : résultats, cotes, succès et réglages. Si tu préfères tout garder, appuie sur **Garder mes données** ou rejoue, tout simplement.
inactive-keep = Garder mes données
inactive-kept = ✅ Tout reste comme avant. Quel plaisir de te revoir !

## Checking the dice of a game.

verify-title = ## 🔎 Les dés de la partie { $game }
verify-sealed = Les dés de cette partie viennent d’une graine qui reste secrète jusqu’à la fin de la partie. Redemande à ce moment-là.
verify-round = Tour { $round } : { $first }{ $again ->
    [none] { "" }
   *[other] , puis { $again }
}
verify-step = { $throw } (étape { $step })
verify-seal = **Sceau**, montré dès le début : `{ $hash }`
verify-seed = **Graine**, que le sceau cache : `{ $seed }`
verify-match = { $count ->
    [0] Cette partie s’est terminée avant le premier lancer.
    [one] ✅ Le seul lancer découle de cette graine.
   *[other] ✅ Les { $count } lancers découlent tous de cette graine.
}
verify-mismatch = ❌ { $wrong ->
    [one] { $wrong } lancer ne découle pas
   *[other] { $wrong } lancers ne découlent pas
} de cette graine. Un ≠ suit chaque lancer faux, avec celui qui en découle.
verify-broken = ❌ L’enregistrement de cette partie a été modifié : on ne peut pas la rejouer jusqu’au bout.
verify-no-end = ❌ L’enregistrement de cette partie a été modifié : sa fin manque.
verify-first = La première ligne qui ne découle pas des précédentes : `{ $line }`.
verify-presses = **Clics** mêlés aux lancers : { $count ->
    [0] aucun
   *[other] `{ $presses }`
}
verify-how = -# Compare le sceau avec celui que 🔒 t’a montré avant que tu rejoignes la partie (en solo : avant ton premier coup) ; c’est le SHA-256 de la graine. Chaque dé du lancer n (compté dans l’ordre ci-dessus, à partir de 1) prend un octet de `HMAC-SHA256(graine, "{ $game }:{ $presses }:n:0")` et montre cet octet modulo son nombre de faces, plus 1 ; avec six faces, les octets au-dessus de 251 sont ignorés.
verify-proof = -# { $count ->
    [0] Aucun clic n’a été mêlé aux lancers : les responsables du bot auraient pu choisir la graine d’après ses lancers, et peuvent la lire pendant que tu joues.
   *[other] Sont mêlés aux lancers les identifiants que Discord a donnés, une fois le sceau montré, aux clics par lesquels on a pris place et lancé la partie ; en solo, à celui qui a noté le premier coup. La graine n’a donc pas été choisie d’après ses lancers. Dans l’activité, un nombre tiré de la connexion en tient lieu, et ne le prouve que si l’un de vous a ouvert la page une fois le sceau montré. Ce que cela ne prouve pas : les responsables du bot peuvent lire la graine pendant que tu joues, et refuser des clics jusqu’à ce qu’un leur convienne.
}
verify-how-by-step = -# Compare le sceau avec celui que 🔒 t’a montré : c’est le SHA-256 de la graine. Chaque dé prend un octet de `HMAC-SHA256(graine, "{ $game }:étape:0")` et montre cet octet modulo son nombre de faces, plus 1 ; avec six faces, les octets au-dessus de 251 sont ignorés. Cette partie a commencé avant que les clics soient mêlés aux lancers : les responsables du bot auraient pu choisir sa graine, et peuvent la lire pendant que tu joues.

refused-profile-hidden = Cette personne ne montre pas son profil aux autres.
refused-not-administrator = Pour ça, il faut avoir le droit de gérer ce serveur. Demande à quelqu’un qui l’a.
refused-only-in-server = C’est lié à un serveur. Tape `/réglages` dans un de ses salons.
refused-open-games = { $games ->
    [one] Tu es encore dans { $games } partie ouverte. Quitte-la d’abord : à sa table, appuie sur **Plus**, puis sur **Quitter la partie**. Ensuite, redemande.
   *[other] Tu es encore dans { $games } parties ouvertes. Quitte-les d’abord : à chaque table, appuie sur **Plus**, puis sur **Quitter la partie**. Ensuite, redemande.
}
refused-unknown-game = Aucune partie n’a cet identifiant ici.
