### Challenges: /challenge and what it opens.

mode-ghosts = Contra fantasmas
mode-challenge = Desafíos
ghost-name = { $whose ->
    [player] Fantasma de { $name }
   *[nobody] Un fantasma
}

## The page that begins a challenge.

command-challenge = desafiar
command-challenge-about = Dos personas, la misma hoja y las mismas tiradas, o contra una partida terminada
option-challenged-about = A quién desafías
duel-challenge = Desafiar
duel-title = ## ⚔️ Desafío
duel-about =
    { $opponent ->
        [none] Tú y tu rival:
       *[other] { $opponent } y tú:
    } la misma hoja con las mismas tiradas, cada uno por su cuenta y sin pistas. Gana quien tenga más puntos.
    -# Empiezas tú. Después, { $opponent ->
        [none] la otra persona
       *[other] { $opponent }
    } recibe un mensaje y ve avanzar tus puntos debajo de su hoja. Cada persona tiene { $days } días; quien deja la partida o se queda sin tiempo pierde el desafío. El resultado se publica aquí.
duel-about-dm = Aquí desafías una partida tuya: las mismas tiradas, y más puntos que entonces. A otras personas las desafías en un servidor, donde se publica el resultado.
duel-goal =
    Supera { $player ->
        [own] tu partida
       *[other] la partida de { $player }
    } del { $time } con las mismas tiradas: **{ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }** ({ $title }).
    -# Juegas por tu cuenta; la línea debajo de tu hoja muestra, tirada a tirada, los puntos de entonces. No cuenta para nada, y puedes repetirla las veces que quieras.
duel-who = ¿A quién desafías?
duel-game = Juego: { $game }
duel-level = { $level }
duel-length = { $length ->
    [express] Exprés: { $throws } tiradas, unos cinco minutos
   *[full] Partida completa
}
duel-throws = { $is_new ->
    [yes] Tiradas: nuevas
   *[no] Tiradas: partida terminada
}
duel-new = Tiradas nuevas
duel-offer = { $whose ->
    [best] Tu mejor
    [other] La del rival
   *[newest] La tuya
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} · { $level }
duel-begin = Empezar

## On the sheet, and when it is full.

panel-ghosts = Contra fantasmas
panel-rivalry = { $side ->
    [race] Desafío: { $rival ->
        [own] tu propia partida
       *[other] la partida de { $rival }
    }
   *[other] Desafío con { $rival }
}
duel-begins = { $side ->
    [challenger] ⚔️ Empiezas tú; después va { $rival }. Termina antes del { $time }: si dejas la partida o te quedas sin tiempo, pierdes.
    [opponent] ⚔️ La línea debajo de tu hoja muestra los puntos de { $rival }. Termina antes del { $time }: si dejas la partida o te quedas sin tiempo, pierdes.
   *[race] ⚔️ Las mismas tiradas: la línea debajo de tu hoja muestra los puntos { $rival ->
        [own] que hiciste entonces.
       *[other] de { $rival }.
    }
}
strip-own = Tú { $points }
strip-other = por superar { $points }
duel-next = ⚔️ Ahora le toca a { $rival }, hasta el { $time }. El resultado se publica en { $channel }; hasta entonces, las tiradas son secretas.
duel-over = { $side ->
    [race] ⚔️ { $ahead ->
        [yes] Por delante
        [no] Por detrás
       *[level] Empate
    }: { $own } contra { $points } { $rival ->
        [own] de aquella vez.
       *[other] de { $rival }.
    }
   *[other] ⚔️ { $ahead ->
        [yes] **Ganas** el desafío contra { $rival }: { $own } a { $points }.
        [no] { $rival } **gana** el desafío: { $points } a { $own }.
       *[level] **Empate** con { $rival }: { $own } a { $own }.
    }
}
duel-posted = El resultado se publica en { $channel }.
duel-lost = ⚔️ Pierdes el desafío: la partida no se jugó hasta el final. El resultado se publica en { $channel }.
duel-leave = ¿Dejar la partida del todo? Se acaba aquí, y pierdes el desafío.
ending-rival = { $side ->
    [race] Por superar
   *[other] Rival
}
panel-ghosts-over = -# Esta partida no cuenta para nada. Las tiradas son las de la partida { $source } · 🔒 { $seal } · partida { $game }
seal-ghosts =
    🔒 **Los dados de la partida { $game } son los de la partida { $source }:**
    `{ $hash }`
    Esto es el SHA-256 de la semilla de la que salen las tiradas de las dos. Aquella partida ya terminó, así que su semilla puede conocerse; **Dados sin trampa** comprueba las tiradas de esta cuando acabe.
seal-challenge =
    🔒 **Los dados de la partida { $game } son los de la partida { $source }:**
    `{ $hash }`
    Esto es el SHA-256 de la semilla de la que salen las tiradas de las dos partidas de este desafío. La semilla es secreta hasta que se publica el resultado; entonces **Dados sin trampa** comprueba las tiradas de esta partida.
verify-ghosts = 👻 Las tiradas de esta partida son las de la partida { $game }{ $skipped ->
    [none] { "" }
   *[other] , sin la número { $skipped }, que allí se repitió: aquí no está, pero cuenta en los números de abajo
}.
verify-challenge = Estas tiradas son de un desafío que sigue abierto. Vuelve a pedirlas cuando se publique su resultado.

## What a challenge sends.

challenge-ask =
    ⚔️ **{ $challenger } te desafía: { $title }**
    La hoja y las tiradas son las mismas para los dos. Juegas por tu cuenta y sin pistas; gana quien tenga más puntos.
    -# Puedes aceptar hasta el { $time }; después tienes tres días. Si dejas la partida o te quedas sin tiempo, pierdes. El resultado se publica en { $channel } y solo cuenta para el ranking de desafíos.
challenge-ask-here = { $player }: { $ask }
challenge-accept = Aceptar
challenge-refuse = No, gracias
challenge-refused = De acuerdo, no hay desafío.
challenge-played = ⚔️ **Desafío · { $title }**
challenge-won = 🏆 { $winner } le gana a { $loser }: **{ $points } a { $other }**.
challenge-tie = { $challenger } empata con { $opponent } a **{ $points ->
    [one] 1 punto
   *[other] { $points } puntos
}**.
challenge-given-up = 🏆 Gana { $winner }: { $loser } lanzó el desafío, pero no jugó hasta el final.
challenge-not-finished = 🏆 Gana { $winner } con **{ $points ->
    [one] 1 punto
   *[other] { $points } puntos
}**: { $loser } no jugó hasta el final.{ $is_early ->
    [yes] { " " }Fue antes de la mitad de las tiradas, así que no cuenta como victoria en el ranking.
   *[no] { "" }
}
challenge-unanswered = { $challenger } hizo **{ $points ->
    [one] 1 punto
   *[other] { $points } puntos
}**. { $how ->
    [late] { $opponent } no respondió a tiempo, así que nadie gana el desafío.
    [declined] { $opponent } no juega esta vez, así que nadie gana el desafío.
    [stopped] { $opponent } no jugó hasta el final.
   *[gone] Una de las dos personas ya no juega aquí, así que nadie gana el desafío.
}

refused-ghost-not-over = Podrás desafiar esta partida cuando se haya jugado hasta el final.
refused-ghost-daily = Puede que otros estén jugando todavía esta hoja. Podrás desafiar esta partida { $time }.
refused-ghost-old = Esta partida es demasiado antigua para un desafío: sus tiradas no se pueden repetir.
refused-ghost-table = Esta partida se jugó en una mesa, donde no deciden solo las tiradas. Con /desafiar puedes desafiar a alguien, o una partida jugada en solitario.
refused-challenge-open = Las tiradas de esta partida son de un desafío abierto, así que nadie las ve antes de que se publique el resultado.
refused-challenge-over = Este desafío ya terminó.
refused-challenge-guest = Aquí solo estoy de visita y no podría publicar el resultado. Desafía a otros en un servidor en el que yo esté; aquí puedes superar tus propias partidas.
refused-not-challenged = Este desafío es para otra persona.
refused-challenged-self = A ti no te puedes desafiar, pero sí a una partida tuya: elígela en **Tiradas**.
refused-challenged-bot = { $player } es un bot. Desafía a una persona.
refused-challenged-stranger = { $player } no está en este servidor. Desafía a alguien que sí esté.
refused-challenged-already = Ya tienes un desafío abierto con { $player }. Espera su resultado.
refused-challenged-too-often = Últimamente has desafiado { $count } veces a la misma persona. Podrás hacerlo otra vez { $time }.
refused-challenged-nobody = Elige antes a quién desafías.
refused-challenges-of-host = Tienes { $count } desafíos abiertos. Espera un resultado antes de lanzar el próximo.
refused-challenges-of-guest = { $player } ya tiene muchos desafíos abiertos. Inténtalo más tarde.
refused-challenge-not-alone = A este juego no se puede jugar en solitario, así que no tiene desafíos.

## On profiles.

challenge-figure = Desafíos
board-what-challenges = Personas vencidas en desafíos
board-title-challenges = ## ⚔️ { $game }: más personas vencidas en desafíos
board-value-challenges = { $value ->
    [one] 1 persona vencida
   *[other] { $value } personas vencidas
}
board-counted-challenges = -# Cada persona a la que vences en un desafío cuenta una vez, da igual quién lo lanzó. Quien deja la partida o se queda sin tiempo pierde; para la otra persona es una victoria si ya se había jugado la mitad de las tiradas.
