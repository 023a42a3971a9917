### Each says why nothing changed and what to do instead.

refused-wrong-phase = Eso no toca ahora. Tu hoja muestra lo que hay que hacer.
refused-malformed-move = No he podido leer esa elección. Usa los botones del mensaje más reciente.
refused-not-pending = Ahora mismo no tienes nada que decidir. Tu hoja cambia con la próxima tirada.
refused-game-over = Esta partida ya terminó. Empieza otra en un canal con { -play }.
refused-too-late = Esa ronda ya está cerrada. Tu hoja muestra la actual.
refused-no-game = Esta partida ya no existe. Empieza otra en un canal con { -play }.
refused-not-playing = No estás en esta partida. Únete a la próxima, o empieza una en un canal con { -play }.
refused-not-started = La partida todavía no ha empezado. Tu hoja llega en cuanto empiece.
refused-has-started = La partida ya ha empezado.
refused-already-joined = Ya estás en la mesa. Quien la dirige empieza la partida.
refused-lobby-full = Todos los sitios están ocupados. Empieza tu propia partida con { -play }.
refused-too-few = Hacen falta al menos dos jugadores. Espera a alguien, añade una máquina o juega en solitario con { -solo }.
refused-not-host = Eso solo puede hacerlo quien dirige la mesa: <@{ $host }>.
refused-no-such-player = Esa persona ya no está en la partida.
refused-no-such-strength = No hay ninguna máquina así. Elige una de la lista.
refused-nothing-entered = Todavía no has elegido nada. Elige primero.
refused-not-over = La partida sigue en marcha. Pide la revancha cuando termine.
refused-not-moderator = Aquí solo puede terminar una partida quien tenga permiso para gestionar mensajes.
refused-game-counts = Ya se ha jugado una ronda, así que esta partida cuenta: quienes juegan no pueden terminarla ni quitar a nadie. Puedes dejarla, pero entonces pierdes.
refused-wrong-channel = En este servidor se juega en { $channels }.
refused-not-in-dm = Para jugar con más gente, usa un canal de un servidor. Aquí puedes jugar en solitario con { -alone }.
refused-guest-writes = Todavía no puedo escribirte: no me has añadido a tu cuenta. Abre mi perfil, elige **Añadir aplicación** y vuelve a pedirlo.
refused-guest-hushed = En este servidor solo tú ves mis respuestas, así que nadie podría unirse. Pide a quien lo administra que permita aplicaciones externas, o juega en solitario con { -solo }.
refused-guest-clock = Aquí estoy de visita y no puedo avisar a nadie: elige un tiempo por turno corto, de 90 segundos o de 10 minutos.
refused-guest-elsewhere = Esa mesa está en otro lugar. Pulsa el botón allí.
refused-seats-kept = Los sitios libres están reservados para { $players }. Espera a que se unan o digan que no, o abre tu propia mesa con { -play }.
refused-invited-self = Tú ya tienes sitio. Invita a otra persona.
refused-invited-bot = { $player } es un bot y no puede unirse. Invita a una persona; las máquinas están en el menú de la mesa.
refused-invited-stranger = { $player } no está en este servidor. Invita a alguien que sí esté.
refused-invited-too-many = Son demasiadas invitaciones: la mesa tiene { $seats } sitios, y uno es tuyo. Invita a menos gente o elige más jugadores.
refused-invited-too-often = Últimamente has invitado { $count } veces a la misma persona. Puedes invitarla otra vez { $time }, o abrir la mesa sin invitación: quien la vea puede pulsar **Unirme**.
refused-too-fast = No puedo seguirte el ritmo. Espera un momento y pulsa otra vez.
refused-too-many-commands = Han sido muchos comandos en poco tiempo. Usa el próximo { $time }; los botones siguen funcionando.
refused-levels-too-often = Has pedido muchos niveles nuevos. Pide el próximo { $time }, o elige uno de los niveles del 1 al 4.
refused-hints-too-often = Has pedido muchas pistas. Pide la próxima { $time }, o decide esta vez por tu cuenta.
refused-lobbies-of-host = Hay { $count } mesas tuyas esperando jugadores. Empieza una, o escribe /inicio y cierra una, antes de abrir otra.
refused-games-of-host = Tienes { $count } partidas sin terminar. Termina o deja una antes de empezar otra; /hoja muestra las tuyas.
refused-lobbies-of-channel = En este canal hay { $count } mesas esperando jugadores. Únete a una, o abre la tuya en otro canal.
refused-games-of-channel = En este canal hay { $count } partidas en marcha. Abre la tuya en otro canal, o pide a la moderación que termine las que ya no juega nadie.
refused-lobbies-of-guild = En este servidor hay { $count } mesas esperando jugadores. Únete a una.
refused-games-of-guild = En este servidor hay { $count } partidas en marcha. Juega en solitario con { -solo }, o pide a la moderación que termine las que ya no juega nadie.
refused-option-choice = { $option }: esa opción no existe. Elige una de estas: { $choices }.
refused-option-kind = { $option }: no he podido leerlo. Escribe otra vez el comando y elige entre lo que ofrece.
refused-option-range = { $option }: tiene que estar entre { $least } y { $most }. Escribe otra vez el comando.
refused-missing-permission = Me falta un permiso en este canal: { $permissions }. Pídeselo a la administración del servidor.

## As Discord's settings call them.

permission-read-messages = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
