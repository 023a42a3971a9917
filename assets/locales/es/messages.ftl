### The public messages of a game.

computer-name = { $name }{ $strength ->
    [relaxed] { " " }(relajada)
    [steady] { " " }(sólida)
    [strong] { " " }(fuerte)
    [master] { " " }(experta)
   *[other] { " " }({ $strength })
}
strength = { $strength ->
    [relaxed] Relajada
    [steady] Sólida
    [strong] Fuerte
    [master] Experta
   *[other] { $strength }
}
strength-about = { $strength ->
    [relaxed] Juega sin prisa y a veces se distrae
    [steady] Una buena rival para casi todo el mundo
    [strong] Sopesa cada opción
    [master] Piensa en las tiradas que pueden venir
   *[other] Juega lo mejor que puede
}
# In pictures, for a name that no font can draw.
player-neutral = Persona { $number }
# In the picture of a lobby, for a seat that nobody has taken.
player-free = libre
somebody = alguien
# A name or letter, and what belongs to it, as in A: columns 3–5
labelled = { $label }: { $what }

lobby-title = **{ $title }**
lobby-options = { $clock ->
    [live] 90 segundos por turno
    [relaxed] 10 minutos por turno
    [day] 1 día por turno
   *[none] sin límite de tiempo
} · { $options }
lobby-seats = **En la mesa ({ $taken } de { $seats })**
lobby-seat = { $is_host ->
    [yes] • { $player } – dirige la mesa
   *[no] • { $player }
}
lobby-kept = • { $player } – con invitación
lobby-invited = ✉️ { $players }: { $host } invita a jugar **{ $title }**. El sitio queda reservado.
lobby-told = 🔔 { $players }: { $host } abrió una mesa de **{ $title }**.
lobby-decline = No, gracias
lobby-sheets = -# { $panel ->
    [channel] 📝 Las hojas se abren aquí, con **Mi hoja**.
   *[dm] ✉️ Las hojas llegan por mensaje directo cuando empiece la partida.
}
lobby-hint = -# { $is_full ->
    [yes] La mesa está completa: falta que quien la dirige pulse **Empezar**.
    [kept] La partida empieza en cuanto estén todos, o cuando quien dirige la mesa pulse **Empezar**.
   *[no] La partida empieza cuando quien dirige la mesa pulse **Empezar**, o sola, en cuanto sean { $seats }.
} La mesa se cierra { $time }. ¿Es tu primera vez? Las reglas están en **Más**.
lobby-join = Unirme
lobby-computer = Añadir máquina
computers-one = 🤖 **{ $strength }**: { $about }
computers-full = La mesa está completa. Quien la dirige puede pulsar **Empezar**.
computers-begun = La mesa está completa y la partida ha empezado.
lobby-start = Empezar
lobby-remove = Quitar a alguien…
lobby-cancelled = Esta mesa está cerrada. Abre otra en un canal con { -play }.

table-waiting = ⏳ Esperando a { $players }
table-waiting-until = ⏳ Esperando a { $players }; el tiempo se acaba { $time }
table-ran-out = ⏰ Se acabó el tiempo y se jugó automáticamente por { $players }. { $count ->
    [one] El próximo turno vuelve a ser suyo.
   *[other] Los próximos turnos vuelven a ser suyos.
}
table-closing = ✅ { $next ->
    [throw] Ya están todas las jugadas. La próxima tirada llega { $time }.
   *[step] La partida sigue { $time }.
}

# The points so far, one after another: 🔵 Ada 24 · 🟢 Ben 22
# A line breaks only between people.
standing = { $badge }{ "\u00A0" }{ $player }{ "\u00A0" }**{ $points }**{ $about ->
    [none] { "" }
   *[other] { " " }({ $about })
}{ $state ->
    [left] { " " }(se fue)
    [absent] { " " }(ausente, juega la máquina)
   *[here] { "" }
}
table-away = 💤 { $players }: en su ausencia juega la máquina.
table-closed-dms = 📭 { $players }: los mensajes directos no llegan. Pulsa **Mi hoja** y juega aquí mismo.
table-sheets = -# ✉️ Tu hoja: [mensajes directos]({ $url }). **Mi hoja** la muestra aquí.
table-open-sheet = -# ¿No ves tu hoja? Pulsa **Mi hoja**.
table-refresh = Actualizar
table-rests = ⏸️ Aquí estoy de visita y solo puedo responder: este mensaje queda a la espera. **Actualizar** muestra cómo va; en las hojas se sigue jugando.
table-cancelled = { $why ->
    [untouched] Hace 14 días que nadie juega aquí, así que esta partida ha terminado; no cuenta.
   *[stopped] Esta partida se detuvo antes de tiempo; no cuenta.
}
table-stopped = { $why ->
    [untouched] Hace 14 días que nadie juega a **{ $title }**, así que la partida ha terminado; no cuenta.
   *[stopped] **{ $title }** se detuvo antes de tiempo; no cuenta.
}
table-over = **{ $title }** ha terminado. { $winners }{ $url ->
    [none] { "" }
   *[other] { " " }[Ver el resultado]({ $url })
}
# A round that is over, in one line with its news and the standings.
table-round = 🎲 **Ronda { $round }**: { $throw }
table-rematch = Revancha
table-sheet = Mi hoja
table-rules = Reglas
table-more = Más

## The end of a game.

winners = { $count ->
    [one] 🏆 ¡Gana { $players }!
   *[other] 🏆 Victoria compartida: { $players }
}
closing-why = **{ $title }** · { $why }
# Why the game changed no rating.
closing-unrated = -# { $reason ->
    [alone] Sin cambios de rating: solo jugó una persona.
    [hints] Sin cambios de rating: se permitían pistas.
    [rules] Sin cambios de rating: las reglas cambiaron durante la partida.
    [clock] Sin cambios de rating: no había límite de tiempo.
    [short] Sin cambios de rating: la partida fue mucho más corta de lo normal en este nivel.
    [anew] Sin cambios de rating: alguien de la mesa empezó de cero hace menos de un día.
   *[few] Sin cambios de rating: jugaron menos de dos personas.
}
# What the game made of ratings; the question mark says that one is provisional.
closing-ratings = 📊 { $ratings }
rating-change = { $player }{ "\u00A0" }**{ $rating }{ $is_settled ->
    [yes] { "" }
   *[no] ?
}**{ "\u00A0" }({ $change })
panel-ran-out = ⏰ **Se acabó el tiempo: { $what }.**
panel-ran-out-next = { $is_asked ->
    [yes] Ahora vuelves a jugar tú.
   *[no] En tu próximo turno vuelves a jugar tú.
} { $left ->
    [one] Si pasa otra vez, la máquina seguirá por ti.
   *[other] Si pasa otras { $left } veces seguidas, la máquina seguirá por ti.
}
panel-forced = se jugó automáticamente por ti
panel-away = ⏰ **Se te acabó el tiempo tres veces seguidas: la máquina juega por ti.** Haz una jugada aquí y vuelves a la partida.
panel-rating = { $sign } **Tu rating: { $rating }{ $is_settled ->
    [yes] ** ± { $margin } ({ $change })
   *[no] ?** ({ $change }), { $note }
}
closing-dice = -# 🔒 { $seal } · partida { $game }: **Dados sin trampa** comprueba sus tiradas
final-standing = { $place ->
    [0] 🚪
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ place-word }**
} { $badge } { $player } – { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $state ->
    [left] { " " }(se fue)
    [absent] { " " }(ausente, juega la máquina)
   *[here] { "" }
}
final-standing-about = -# { $about }
place-word = { $place ->
    [1] Primer puesto
    [2] Segundo puesto
    [3] Tercer puesto
    [4] Cuarto puesto
    [5] Quinto puesto
   *[other] Sexto puesto
}
result-won = 🏆 **¡Ganas{ $mode ->
    [duel] { " " }el duelo
   *[table] { "" }
}{ $how ->
    [left] : { $player } se fue
    [stuck] : tú puedes seguir, { $player } no
   *[points] { $lead ->
        [0] { "" }
        [one] { " " }con 1 punto más que { $player }
       *[other] { " " }con { $lead } puntos más que { $player }
    }
}!**
result-lost = **Pierdes{ $mode ->
    [duel] { " " }el duelo
   *[table] { "" }
}{ $how ->
    [left] : te fuiste de la partida
    [stuck] : ya no cabía nada
   *[points] { $behind ->
        [0] { " " }contra { $player }
        [one] { " " }contra { $player } por 1 punto
       *[other] { " " }contra { $player } por { $behind } puntos
    }
}.**
result-shared = 🏆 **¡Compartes la victoria con { $players }!**
result-place = **{ place-word }{ $behind ->
    [0] { "" }
    [one] , a 1 punto de { $players }
   *[other] , a { $behind } puntos de { $players }
}.**
solo-par = 🎯 La máquina *{ $strength }* llegó a { $par } con los mismos dados: { $lead ->
    [0] empate.
   *[other] { $ahead ->
        [yes] quedaste { $lead ->
            [one] 1 punto
           *[other] { $lead } puntos
        } por encima.
       *[no] quedaste { $lead ->
            [one] 1 punto
           *[other] { $lead } puntos
        } por debajo.
    }
}
solo-best = { $beaten ->
    [yes] ⭐ ¡Nuevo récord! El anterior era { $best }.
   *[no] Tu récord en este nivel: { $best }.
}

## The seal of the dice.

seal =
    🔒 **Los dados de la partida { $game } están sellados:**
    `{ $hash }`
    Todas las tiradas salen de una semilla secreta; esto es su SHA-256. Cuando termina la partida, este botón comprueba cada tirada: enseña la semilla, y cualquiera puede ver que semilla y sello coinciden. Guarda el sello entero: los ocho caracteres de la mesa te ayudan a reconocerlo, pero por sí solos no probarían gran cosa.
seal-button = Dados sin trampa

more-title = ¿Qué quieres hacer?
more-watching = No estás en esta mesa. Abre una con { -play }.
more-dm = Por mensaje directo
more-text = Como texto
more-leave = Dejar la partida
more-end = Terminar para todos
more-dm-sent = Tu hoja llegará enseguida por mensaje directo.
more-here = ¿No llegó? Ábrela aquí
more-leave-ask = ¿Dejar la partida del todo? { $mode ->
    [solo] Se acaba aquí y no cuenta.
   *[group] Quedas por detrás de todos los que sigan.
}
more-left = Has dejado la partida.
more-end-ask = ¿Terminar esta partida para todos? No contará.
more-ended = La partida ha terminado para todos.
more-removed = Hecho: el sitio vuelve a estar libre.
rematch-open = Estás dentro. La próxima mesa llega en un mensaje nuevo.

## A player's own messages.

panel-solo = En solitario
# In small print: what kind of game a player has alone, or what the signs of the sheet mean.
panel-small = -# { $words }
panel-left = Ya no estás en esta partida.
panel-turn = Es tu turno: { $title } en { $channel }
panel-deadline = ⏳ { $time }
panel-until = ⏳ Hora límite: { $time }
# For a message that can be edited for a quarter of an hour after each press.
panel-stands-still = -# A los 15 minutos de tu última pulsación, esta hoja deja de actualizarse; **Mi hoja** abre otra.
# Everybody's points of the last round, where there is no room for more: "✨ you 6 · @Ada 5".
panel-gains = ✨ { $gains }
panel-gain = { $is_own ->
    [yes] tú { $points }
   *[no] { $player } { $points }
}
panel-saved = { $state ->
    [ready] Guardado y confirmado: faltan los demás.
    [alone] Guardado. Y ahora: **Siguiente tirada** o **Deshacer**.
    [closing] Guardado: ya están todas las jugadas. **Deshacer** aún sirve un momento.
   *[open] Guardado: faltan los demás. **Deshacer** todavía sirve.
}
# Alone at the table.
panel-goes-on = Guardado. { $next ->
    [throw] Próxima tirada
   *[step] La partida sigue
} { $time }; **Deshacer** la detiene.
panel-closes = { $entered ->
    [yes] Guardado. { $next ->
        [throw] Próxima tirada
       *[step] La partida sigue
    } { $time }; aún sirve **Deshacer**.
   *[no] { $next ->
        [throw] La próxima tirada llega
       *[step] La partida sigue
    } { $time }.
}
panel-ready = Confirmar
panel-next = Siguiente tirada
panel-undo = Deshacer
panel-text = Como texto
panel-table = Ir a la mesa
panel-result = Ver el resultado
panel-channel-closed = 🚫 No puedo mostrar la mesa, porque no puedo escribir en { $channel }. Pide a la moderación que me deje ver el canal, enviar mensajes y adjuntar archivos; entonces la mesa vuelve. Mientras tanto, la partida sigue aquí.
panel-channel-gone = 🚫 El canal de esta partida ya no existe, o me quitaron del servidor. La partida sigue aquí y termina { $time } si el canal no vuelve.
panel-show-table = Mostrar la mesa
panel-again = Jugar otra vez

press-unknown = Este botón es de una versión anterior. Escribe /hoja para ver tu hoja, o empieza en un canal con { -play }.
press-failed = Algo falló, pero no se perdió nada. Pulsa otra vez o escribe /hoja.
press-deleted = El mensaje que pulsaste ya no existe. Las jugadas guardadas están a salvo: escribe /hoja para seguir.
press-blocked = 🛡️ El AutoMod de este servidor ha bloqueado mi respuesta, pero todo está guardado: no hace falta pulsar otra vez. La moderación puede dejar pasar mis mensajes: en los ajustes del servidor, en AutoMod, basta con excluir mi rol o este canal.
words-blocked = 🛡️ El AutoMod de este servidor bloquea las palabras que deberían estar aquí. Los botones siguen funcionando. La moderación puede dejar pasar mis mensajes: en los ajustes del servidor, en AutoMod, basta con excluir mi rol o este canal.
store-busy = La base de datos del bot está ocupada y no ha cambiado nada. Inténtalo de nuevo en un minuto.
store-away = El bot no puede acceder ahora a su base de datos, así que no ha cambiado nada. Inténtalo de nuevo en un momento.
store-unsure = El bot perdió el contacto con su base de datos mientras guardaba esto. Vuelve a mirar en un momento: lo que veas entonces es lo que se guardó.
store-damaged = La base de datos del bot está dañada y no se guardó nada. Quien administra el bot tiene que restaurar una copia de seguridad; después siguen las partidas.
store-unwritable = El bot no puede guardar nada ahora mismo; quizá el disco está lleno. No ha cambiado nada. Inténtalo de nuevo en unos minutos.
press-old = Este mensaje ya no está al día. Pulsa **Mi hoja** en la mesa o escribe /hoja.
press-old-over = Esta partida ya terminó. Empieza otra en un canal con { -play }.
