### Names: lower case, no spaces, at most 32 characters; descriptions at most 100.

command-play = jugar
command-solo = solitario
command-solo-about = Juega en solitario para batir tu récord, aquí mismo
command-sheet = hoja
command-sheet-about = Abre tu propia hoja
command-launch = abrir
command-launch-about = Abre el juego en una página y juega tocando la pantalla

option-level = nivel
option-level-about = Del 1 (fácil) al 4 (difícil)
option-players = jugadores
option-clock = tiempo
option-clock-about = Cuánto tiempo hay para cada turno
option-sheets = hojas
option-sheets-about = Dónde recibe cada persona su hoja secreta
option-sheets-alone-about = Dónde recibes tu hoja
option-invite = invitar
option-invite-2 = invitar-2
option-invite-3 = invitar-3
option-invite-4 = invitar-4
option-invite-5 = invitar-5
option-invite-about = Con quién quieres jugar; se le guarda un sitio
option-opponent = rival
option-opponent-about = A quién desafías; se le guarda el otro sitio

clock-live = En vivo: 90 segundos
clock-relaxed = Con calma: 10 minutos
clock-day = Lenta: un día
clock-none = Sin límite de tiempo
sheets-dm = Por mensaje directo
sheets-channel = En secreto en el canal

sheet-none = { $place ->
    [dm] Ahora mismo no estás en ninguna partida. Juega en solitario con { -alone }, o abre una mesa en un canal con { -play }.
   *[server] Ahora mismo no estás en ninguna partida. Empieza una con { -play }, o juega en solitario con { -solo }.
}
sheet-which = Estás en varias partidas. ¿Qué hoja quieres?

# COMMANDS lists that command of every game that has it, as any-of says: /chess play or /go play.
-play = { COMMANDS("play") }
-solo = { COMMANDS("solo") }
# In direct messages the game comes last: /solo chess or /solo go.
-alone = { COMMANDS("solo", place: "dm") }
# The last of several possibilities, after the others with commas between them.
all-of = { $others } { BEGINS($last) ->
    [i] e
   *[other] y
} { $last }
any-of = { $others } { BEGINS($last) ->
    [o] u
   *[other] o
} { $last }
