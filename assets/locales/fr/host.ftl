### What the owner of the bot sees and does in Discord.

command-host = gestion
command-host-about = Réservé aux propriétaires de ce bot
command-host-state = état
command-host-state-about = Le bot en chiffres
command-host-pause = pause
command-host-pause-about = Aucune nouvelle partie pendant un moment, et le temps s’arrête partout
command-host-announce = annonce
command-host-announce-about = Dire quelque chose à chaque serveur qui a une partie en cours ; tu vois l’annonce d’abord
command-host-block = bloquer
command-host-block-about = Exclure une personne ou un serveur
command-host-unblock = débloquer
command-host-unblock-about = Laisser revenir une personne ou un serveur
command-host-end = terminer
command-host-end-about = Mettre fin à une partie ; personne ne la gagne ni ne la perd

option-hours = heures
option-hours-about = Pendant combien d’heures, de 1 à 168
option-sentence = phrase
option-pause-sentence-about = La raison, montrée à qui veut ouvrir une partie
option-announce-sentence-about = Le texte de l’annonce
option-kind = type
option-kind-about = Une personne ou un serveur
option-id = id
option-id-about = En mode développeur de Discord : clic droit, Copier l’identifiant
option-reason = raison
option-reason-about = La raison, que verront les personnes bloquées
option-game-id = partie
option-game-id-about = L’identifiant de la partie : sous 🔒 à sa table
host-kind-person = Personne
host-kind-server = Serveur

host-title = ## 🛠️ Le bot en chiffres
host-version = **Version :** { $version }, en marche depuis { $uptime }
host-duration = { $days ->
    [0] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
    [one] { $days } jour { $hours } h
   *[other] { $days } jours { $hours } h
}
host-servers = **Serveurs :** { $servers }
host-games = **Parties :** en cours { $running }, tables ouvertes { $lobbies }, finies { $over }
host-people = **Personnes en jeu :** { $people }
host-presses = **Clics et commandes :** { $hour } dans la dernière heure, { $day } dans la dernière journée (comptés depuis le démarrage)
host-size = **Base de données :** { $size } Mo
host-backup = **Dernière sauvegarde :** il y a { $age }
host-backup-none = **Dernière sauvegarde :** aucune (rien dans `BACKUP_DIR`)
host-redraws = **Messages à redessiner :** { $redraws }
host-held-back = **Ralenti par les limites de Discord :** <#{ $id }> ({ $id }), où { $games ->
    [one] { $games } partie attend d’être redessinée
   *[other] { $games } parties attendent d’être redessinées
}
host-waiting = **Annonces encore à envoyer :** { $count }
host-well = **Santé :** tout va bien
host-ill = **Santé :** ⚠️ { $fault }
host-not-paused = ▶️ On peut ouvrir de nouvelles parties.
host-paused = ⏸️ **Pause jusqu’au { $time }.** Aucune nouvelle partie, et le temps s’arrête partout. On peut lire : « { $sentence } »
host-resume = Terminer la pause
host-refresh = Actualiser
host-blocks = { $count ->
    [0] Aucun blocage
    [one] { $count } blocage
   *[other] { $count } blocages
}
host-back = Le bot en chiffres
# Discord shows names of commands in English, so each stands beside what it does.
host-commands =
    Pause : /gestion pause
    Annonce : /gestion annonce
    Bloquer : /gestion bloquer
    Débloquer : /gestion débloquer
    Mettre fin à une partie : /gestion terminer

host-announcement = 📣 **De la part des responsables de ce bot :** { $sentence }
host-announce-ask = { $servers ->
    [one] { $servers } serveur avec une partie en cours verra ceci, dans le salon de sa partie la plus récente :
   *[other] { $servers } serveurs avec une partie en cours verront ceci, chacun dans le salon de sa partie la plus récente :
}
host-announce-send = { $servers ->
    [one] Envoyer à { $servers } serveur
   *[other] Envoyer à { $servers } serveurs
}
host-announce-nowhere = Aucun serveur n’a de partie en cours, donc personne ne verrait l’annonce.
host-announced = { $servers ->
    [one] 📣 En route vers { $servers } serveur.
   *[other] 📣 En route vers { $servers } serveurs.
}

host-blocked = { $kind ->
    [server] 🚫 Le serveur { $id } est bloqué. Ses parties en cours sont finies sans résultat, et il ne reçoit plus de message quotidien.
   *[person] 🚫 <@{ $id }> ({ $id }) ne peut plus jouer et a quitté toutes ses parties ; elles continuent pour les autres.
}
host-unblocked = { $kind ->
    [server] Le serveur { $id } peut de nouveau jouer.
   *[person] <@{ $id }> ({ $id }) peut de nouveau jouer.
}
host-blocks-title = ## 🚫 Blocages
host-blocks-none = Il n’y a aucun blocage.
host-blocks-one = { $kind ->
    [server] Serveur { $id }
   *[person] Personne { $id }
}
host-blocks-line = { $kind ->
    [server] • Serveur { $id }, { $time } : { $reason }
   *[person] • <@{ $id }> ({ $id }), { $time } : { $reason }
}
host-blocks-more = { $count ->
    [one] … et { $count } plus ancien. /gestion débloquer accepte tout identifiant.
   *[other] … et { $count } plus anciens. /gestion débloquer accepte tout identifiant.
}
host-unblock-choose = Débloquer…

host-end-ask = { $place ->
    [none] **{ $title }** (`{ $game }`), jouée en privé par { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }. Y mettre fin ? Personne ne gagne ni ne perd, et c’est définitif.
   *[other] **{ $title }** (`{ $game }`) dans { $place }, avec { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }. Y mettre fin ? Personne ne gagne ni ne perd, et c’est définitif.
}
host-end-sure = Mettre fin à la partie
host-ended = La partie `{ $game }` est finie sans résultat ; ses messages le disent.

blocked-own-data = Tes données

refused-not-owner = Cette commande n’est pas pour toi. /accueil montre ce que tu peux faire ici.
refused-paused = ⏸️ Pas de nouvelle partie pour l’instant : { $sentence } Ouvre la tienne { $time }. Dans les parties en cours, le temps est arrêté.
refused-blocked-person = Les responsables de ce bot ont bloqué ton accès : { $reason }
refused-blocked-server = Les responsables de ce bot ont bloqué ce serveur : { $reason }
refused-host-block-owner = Tu t’exclurais toi-même : c’est toi, quelqu’un de ton équipe ou ce serveur.
refused-host-empty = Le message est vide. Retape la commande avec du texte.
refused-host-no-id = Ce n’est pas un identifiant Discord : il faut 15 à 19 chiffres. Active le mode développeur de Discord, fais un clic droit sur la personne ou le serveur et choisis **Copier l’identifiant**.
refused-host-not-blocked = Aucun blocage ne porte cet identifiant. La liste des blocages est dans /gestion état.
refused-host-no-game = Aucune partie n’a cet identifiant. Il est sous 🔒 à la table de la partie.
refused-host-no-draft = Cette annonce n’attend plus : elle a été envoyée, ou il y en a une plus récente. Réécris-la avec /gestion annonce.
