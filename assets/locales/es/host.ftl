### What the owner of the bot sees and does in Discord.

command-host = admin
command-host-about = Solo para quien administra este bot
command-host-state = estado
command-host-state-about = El bot en cifras
command-host-pause = pausa
command-host-pause-about = Detén las partidas nuevas y todos los relojes durante un tiempo
command-host-announce = anuncio
command-host-announce-about = Di algo a todos los servidores con partidas abiertas; tú lo ves antes
command-host-block = bloquear
command-host-block-about = Deja fuera a una persona o un servidor
command-host-unblock = desbloquear
command-host-unblock-about = Vuelve a admitir a una persona o un servidor
command-host-end = terminar
command-host-end-about = Termina una partida; nadie la gana ni la pierde

option-hours = horas
option-hours-about = Durante cuántas horas, de 1 a 168
option-sentence = frase
option-pause-sentence-about = El motivo; lo lee quien quiera abrir una partida
option-announce-sentence-about = Lo que tienen que saber
option-kind = tipo
option-kind-about = Una persona o un servidor
option-id = id
option-id-about = En el modo desarrollador de Discord: clic derecho, copiar ID
option-reason = motivo
option-reason-about = El motivo; se les muestra
option-game-id = partida
option-game-id-about = El ID de la partida: con 🔒 en su mesa
host-kind-person = Persona
host-kind-server = Servidor

host-title = ## 🛠️ El bot en cifras
host-version = **Versión:** { $version }, en marcha desde hace { $uptime }
host-duration = { $days ->
    [0] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
    [one] 1 día { $hours } h
   *[other] { $days } días { $hours } h
}
host-servers = **Servidores:** { $servers }
host-games = **Partidas:** { $running } en marcha, { $lobbies } esperando jugadores, { $over } terminadas
host-people = **Gente jugando:** { $people }
host-presses = **Pulsaciones y comandos:** { $hour } en la última hora, { $day } en el último día (contados desde el arranque)
host-size = **Base de datos:** { $size } MB
host-backup = **Última copia de seguridad:** hace { $age }
host-backup-none = **Última copia de seguridad:** ninguna (no hay en `BACKUP_DIR`)
host-redraws = **Mensajes por redibujar:** { $redraws }
host-held-back = **Frenado por los límites de Discord:** <#{ $id }> ({ $id }), donde { $games ->
    [one] hay una partida por redibujar
   *[other] hay { $games } partidas por redibujar
}
host-waiting = **Anuncios por enviar:** { $count }
host-well = **Salud:** todo va bien
host-ill = **Salud:** ⚠️ { $fault }
host-not-paused = ▶️ Se pueden abrir partidas nuevas.
host-paused = ⏸️ **En pausa hasta el { $time }.** No hay partidas nuevas y todos los relojes están parados. La gente lee: «{ $sentence }»
host-resume = Terminar la pausa
host-refresh = Actualizar
host-blocks = { $count ->
    [0] Sin bloqueos
    [one] 1 bloqueo
   *[other] { $count } bloqueos
}
host-back = El bot en cifras
# Discord shows names of commands in English, so each stands beside what it does.
host-commands =
    Pausa: /admin pausa
    Anuncio: /admin anuncio
    Bloquear: /admin bloquear
    Desbloquear: /admin desbloquear
    Terminar una partida: /admin terminar

host-announcement = 📣 **De quienes administran este bot:** { $sentence }
host-announce-ask = { $servers ->
    [one] Un servidor con partidas abiertas verá esto, en el canal de su partida más reciente:
   *[other] { $servers } servidores con partidas abiertas verán esto, cada uno en el canal de su partida más reciente:
}
host-announce-send = { $servers ->
    [one] Enviar a un servidor
   *[other] Enviar a { $servers } servidores
}
host-announce-nowhere = Ahora mismo ningún servidor tiene partidas abiertas, así que no lo vería nadie.
host-announced = { $servers ->
    [one] 📣 En camino a un servidor.
   *[other] 📣 En camino a { $servers } servidores.
}

host-blocked = { $kind ->
    [server] 🚫 El servidor { $id } está bloqueado. Sus partidas abiertas han terminado sin resultado, y ya no recibe el mensaje diario.
   *[person] 🚫 <@{ $id }> ({ $id }) ya no puede jugar y ha salido de todas sus partidas en marcha; los demás siguen sin esa persona.
}
host-unblocked = { $kind ->
    [server] El servidor { $id } puede volver a jugar.
   *[person] <@{ $id }> ({ $id }) puede volver a jugar.
}
host-blocks-title = ## 🚫 Bloqueos
host-blocks-none = No hay nadie en la lista de bloqueos.
host-blocks-one = { $kind ->
    [server] Servidor { $id }
   *[person] Persona { $id }
}
host-blocks-line = { $kind ->
    [server] • Servidor { $id }, { $time }: { $reason }
   *[person] • <@{ $id }> ({ $id }), { $time }: { $reason }
}
host-blocks-more = { $count ->
    [one] … y uno más antiguo. /admin desbloquear acepta cualquier ID.
   *[other] … y { $count } más antiguos. /admin desbloquear acepta cualquier ID.
}
host-unblock-choose = Desbloquear…

host-end-ask = { $place ->
    [none] **{ $title }** (`{ $game }`), partida privada de { $people ->
        [one] una persona
       *[other] { $people } personas
    }. ¿Terminarla? Nadie gana ni pierde, y no se puede deshacer.
   *[other] **{ $title }** (`{ $game }`) en { $place }, con { $people ->
        [one] una persona
       *[other] { $people } personas
    }. ¿Terminarla? Nadie gana ni pierde, y no se puede deshacer.
}
host-end-sure = Terminar la partida
host-ended = La partida `{ $game }` ha terminado sin resultado; sus mensajes lo dicen.

blocked-own-data = Tus datos

refused-not-owner = Este comando no es para ti. /inicio muestra lo que puedes hacer aquí.
refused-paused = ⏸️ Por ahora no hay partidas nuevas: { $sentence } Abre la tuya { $time }. Las partidas en marcha conservan su tiempo.
refused-blocked-person = Quienes administran este bot te han bloqueado: { $reason }
refused-blocked-server = Quienes administran este bot han bloqueado este servidor: { $reason }
refused-host-block-owner = Así te quedarías fuera: ese ID es tuyo, de alguien de tu equipo o de este servidor.
refused-host-empty = El mensaje está vacío. Escribe otra vez el comando con algo de texto.
refused-host-no-id = Eso no es un ID de Discord, que tiene entre 15 y 19 cifras. Activa el modo desarrollador de Discord, haz clic derecho en la persona o el servidor y elige **Copiar ID**.
refused-host-not-blocked = No hay ningún bloqueo con este ID. La lista de bloqueos está en /admin estado.
refused-host-no-game = No hay ninguna partida con este ID. Lo encuentras con 🔒 en la mesa de la partida.
refused-host-no-draft = Este anuncio ya no está pendiente: se envió, o hay uno más nuevo. Escríbelo otra vez con /admin anuncio.
