### The Activity: the page inside Discord.

## What the server says there.

activity-published = Ya está en el canal.
refused-channel-closed = No puedo escribir en { $channel }. Pide a la moderación que me deje enviar mensajes y adjuntar archivos allí, y pulsa otra vez.

## What leads there.

activity-open = Abrir la hoja
