### The Activity: the page inside Discord.

## What the server says there.

activity-published = Ya está en el canal.
activity-in-chat = Lo demás se ajusta en el chat, en la misma página.
activity-nothing = Ahora mismo no se puede mostrar nada. Pulsa **Inicio** para intentarlo de nuevo.
activity-too-many = Todavía estoy con lo último que pulsaste. Prueba otra vez en un momento.
activity-login-code = Discord no confirmó quién eres. Cierra la actividad y ábrela de nuevo.
activity-login-instance = Discord dice que no estás en esta actividad. Ciérrala y ábrela de nuevo.
activity-login-limit = Está entrando demasiada gente a la vez. Inténtalo de nuevo en un minuto.
activity-login-away = Discord no responde. Inténtalo de nuevo en un minuto.
activity-end-expired = Llevabas un rato fuera.
activity-end-elsewhere = Has abierto el juego en otro sitio.
activity-end-gone = Has salido de la actividad.
activity-end-limit = Eso fue demasiado rápido.
activity-invite = Invitar
refused-channel-closed = No puedo escribir en { $channel }. Pide a la moderación que me deje enviar mensajes y adjuntar archivos allí, y pulsa otra vez.

## What leads there.

activity-open = Abrir la hoja
activity-elsewhere = **{ $title }**: estás jugando en la actividad; allí está tu hoja.
activity-here = Mostrar aquí

## What the page itself says: what to do, and what signs mean to those who do not see them.

activity-page-back = Atrás
activity-page-home = Inicio
activity-page-choices = Lugares posibles
# Heading of the enlarged part of the sheet, where a place is chosen by a second tap.
activity-page-choose = Elige el lugar
activity-page-lost = Conexión perdida. Conectando de nuevo…
activity-page-uninvited = Discord no te deja invitar a nadie aquí.
activity-page-again = Intentar de nuevo
# The state of a player.
activity-page-awaited = falta su jugada
activity-page-moved = ya jugó
activity-page-ready = ya confirmó
activity-page-away = ausente
activity-page-left = se fue

## What the page says before it is connected, in the language of the device.

activity-first-connecting = Conectando…
activity-first-waiting = Discord todavía no ha respondido.
activity-first-outside = Esta página es parte de un juego de Discord. Ábrela allí, desde los mensajes de la partida.
activity-first-refused = El juego necesita saber quién eres. Dale permiso en Discord y vuelve a intentarlo.
activity-first-offline = El juego no responde. Revisa tu conexión y vuelve a intentarlo.
activity-first-again = Intentar de nuevo
