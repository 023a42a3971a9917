### The review of a finished game: what was luck, what was skill.

review-open = Análisis
review-decisive = 🔑 La ronda { $round } fue la decisiva: { $player } con { $move }.
review-making = 🔍 { $ahead ->
    [0] Analizando esta partida: **{ $percent } %** hecho. Suele tardar un minuto como mucho.
    [one] Antes va el análisis de otra partida.
   *[other] Antes van los análisis de otras { $ahead } partidas.
} El análisis aparecerá aquí cuando esté listo; si no se mueve, pulsa **Volver a mirar**.
review-again = Volver a mirar
refused-old-rules = Esta partida se jugó con reglas anteriores y no se puede volver a mostrar: con las de hoy habría ido de otra manera.
refused-review-not-over = Solo se puede analizar una partida jugada hasta el final.
refused-review-closed = No puedo escribir en { $channel }, así que el análisis no se puede mostrar allí. Pide a la moderación que me deje enviar mensajes y adjuntar archivos, y pulsa otra vez.
refused-review-shown = Este análisis ya está en el canal.
refused-review-gone = Este análisis se ha vuelto a hacer. Ábrelo otra vez con **Análisis**, debajo de la partida.

review-title = -# 🔍 { $title }
review-headline = { $who ->
    [you] {""}
   *[other] { $player }: {""}
}{ $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}, { $best ->
    [0] ninguna jugada óptima
    [one] 1 jugada óptima
   *[other] { $best } jugadas óptimas
}; { $round ->
    [none] ningún error
   *[other] la ronda { $round } costó **{ $loss }**{ $unit ->
        [chance] {" "}%
       *[points] {""}
    }
}
review-counts = { $count ->
    [one] { $grade ->
        [best] 1 óptima
        [fine] 1 buena
        [slip] 1 desliz
       *[blunder] 1 error grave
    }
   *[other] { $grade ->
        [best] { $count } óptimas
        [fine] { $count } buenas
        [slip] { $count } deslices
       *[blunder] { $count } errores graves
    }
}
review-trend = -# 📊 Tus decisiones en las últimas partidas: { $before }, **{ $last }** %
review-trend-lately = 📊 Decisiones recientes ({ $game }, { $mode }): { $before }, **{ $last }** %
review-no-decisions = No había nada que decidir.
review-says-ideal = { $unit ->
    [chance] 🎯 Un duelo empieza igualado: **{ $points } %** para cada uno.
   *[points] 🎯 Con una suerte normal y las mejores jugadas, esta partida da **{ $points }** puntos.
}
review-says-start = 🏁 El comienzo, antes de la primera tirada, { $sign ->
    [minus] costó **{ $points }**; no cuenta como error.
   *[plus] dio **{ $points }**.
}
review-says-loss = 🧠 { $sign ->
    [minus] { $who ->
        [you] Tus decisiones costaron **{ $points }**
       *[other] Las decisiones costaron **{ $points }**
    }
    [plus] { $who ->
        [you] Tus decisiones dieron **{ $points }** más de lo que esperaba el análisis
       *[other] Las decisiones dieron **{ $points }** más de lo que esperaba el análisis
    }
   *[none] { $who ->
        [you] Tus decisiones no costaron **nada**
       *[other] Las decisiones no costaron **nada**
    }
}{ $parts ->
    [none] .
   *[other] : { $parts }.
}
review-lost = { $kind ->
    [blunder] { $count ->
        [one] 1 error grave
       *[other] { $count } errores graves
    }
    [slip] { $count ->
        [one] 1 desliz
       *[other] { $count } deslices
    }
    [small] { $count ->
        [one] 1 pérdida pequeña
       *[other] { $count } pérdidas pequeñas
    }
    [unsure] { $count ->
        [one] 1 pérdida dudosa
       *[other] { $count } pérdidas pequeñas o dudosas
    }
   *[better] { $count ->
        [one] 1 jugada mejor de lo esperado
       *[other] { $count } jugadas mejores de lo esperado
    }
} { $points }{ $most ->
    [none] {""}
   *[other] {" "}(la mayor, { $most } en la ronda { $round })
}
review-says-luck = 🎲 Los dados { $sign ->
    [minus] costaron **{ $points }**.
   *[plus] dieron **{ $points }**.
}
review-says-gained = ⚔️ Las decisiones de tu rival { $sign ->
    [minus] costaron **{ $points }**.
   *[plus] regalaron **{ $points }**.
}
review-says-rest = { $unit ->
    [chance] 🔎 Las estimaciones se desviaron **{ $points }**.
   *[points] 🔎 Jugadas de los demás y error de las estimaciones: **{ $points }**.
}
review-equation = { $terms } = **{ $end }**{ $unit ->
    [chance] {" "}%
   *[points] {""}
}
review-chart = Los puntos a lo largo de la partida, tras las rondas { $rounds }.
review-axis = Ronda
review-share = -# { $who ->
    [you] Tus decisiones
   *[other] Las decisiones
}{ $part ->
    [none] {" "}costaron más que los { $base } puntos posibles.
    [all] : { $accuracy } %. Lograron los { $base } puntos posibles, y más.
    [good] : { $accuracy } %. { $good } de { $decisions } fueron óptimas o buenas. Las demás cifras son probabilidades de ganar, en porcentaje.
   *[some] : { $accuracy } %. Conservaron { $kept } de los { $base } puntos posibles.
}

review-luckiest = -# 🍀 Tirada con más suerte: { $throw } en la ronda { $round } ({ $luck })
review-unluckiest = -# 🌧️ Tirada con menos suerte: { $throw } en la ronda { $round } ({ $luck })
review-throw = 🎲 { $throw }: suerte { $luck }
review-mattered = { $count ->
    [one] **La decisión más importante:**
   *[other] **Las { $count } decisiones más importantes:**
}
review-decision = { $sign } { $round ->
    [none] {""}
    [0] Antes de la primera tirada: {""}
   *[other] Ronda { $round }: {""}
}{ $move } · { $grade ->
    [best] óptima
    [fine] buena
    [slip] desliz, cuesta { $loss } ± { $error }
   *[blunder] error grave, cuesta { $loss } ± { $error }
}
review-better = > Mejor: { $hint }
review-better-short = > Mejor: **{ $move }**
review-round = **{ $player }** · { $round ->
    [0] antes de la primera tirada
   *[other] ronda { $round }
}
review-no-choice = En esta ronda no había nada que decidir.
review-drawn = -# { $shows ->
    [both] Línea continua: una jugada mejor. Línea discontinua: { $who ->
        [you] tu jugada.
       *[other] la jugada hecha.
    }
   *[first] En la hoja: una jugada mejor.
}
review-after = -# La hoja después { $round ->
    [0] del comienzo
   *[other] de la ronda { $round }
}.

review-to-round = { $round ->
    [0] Comienzo
   *[other] Ronda { $round }
}
review-rounds = Ronda a ronda
review-back = Atrás
review-on = Siguiente
review-next-mistake = Siguiente error
review-previous-mistake = Error anterior
review-overview = Resumen
review-choose = Ver a otra persona
review-publish = { $mode ->
    [solo] Mostrar en el canal
   *[other] Mostrar a la mesa
}

## A second try at the moment of a mistake, from the page of its round.

review-again-open = Volver a intentarlo
review-again-title = Segundo intento · { $game }
review-again-ask = **{ $player }** · ronda { $round }. ¿Qué jugarías? No cuenta para nada.
review-again-answer = Ver la solución
review-again-back = Volver a la ronda
review-again-result = { $result ->
    [best] ✅ **La mejor jugada:** { $move }
    [equal] ✅ **Tan buena como la mejor jugada:** { $move }
    [fine] 👌 **Buena, aunque no la mejor:** { $move }
    [slip] ⚠️ **No es la mejor:** { $move }
    [blunder] ❌ **Muy lejos de la mejor:** { $move }
    [waiting] 🔍 **Tu jugada:** { $move }. La estoy comparando con la mejor; tarda unos segundos.
   *[unknown] 🔍 **Tu jugada:** { $move }. Esta vez no he podido compararla. Pulsa **Volver a intentarlo** para probar otra vez.
}
review-again-behind = { $unit ->
    [chance] En promedio, baja la probabilidad de ganar en **{ $loss }** ± { $error } %.
   *[points] En promedio, da menos puntos que la mejor jugada: **{ $loss }** ± { $error }.
}
review-again-game = { $is_same ->
    [yes] Es la jugada que se hizo en la partida.
   *[no] En la partida: { $move }, { $unit ->
        [chance] { $loss } % menos que la mejor jugada.
       *[points] { $loss } puntos menos que la mejor jugada.
    }
}
review-again-drawn = -# Línea continua: la mejor jugada. Línea discontinua: tu jugada.

## A move of a game that is shown to others.

share-open = Compartir
share-post = Publicar aquí
share-link = Enviar un enlace
share-play = Jugar
share-copy =
    Cópialo y publícalo donde quieras:
    ```
    { $said }
    ```
share-said = { $title } · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
share-sealed = -# La imagen de tu jugada se añadirá { $time }: hasta entonces quizá otros sigan jugando esta hoja.
share-side = { $which ->
    [before] Antes
   *[after] Después
}

## The film of a finished game.

film-open = Película
film-play = Ver
film-pause = Pausa
film-title = ## 🎬 { $title }
film-about = { $marks ->
    [yes] -# ⚠️ marca un desliz y ❌ un error grave, en la ronda en que se cometió.
   *[no] -# Abre una vez **Análisis**, y la película marcará los errores que encuentre.
}
film-round = { $round ->
    [0] Antes de la primera tirada
   *[other] Ronda { $round }
}
film-still-alt = { $player }: { $points }.
film-alt = { $seats ->
    [one] La hoja, ronda a ronda, de la { $first } a la { $last }, con los puntos debajo.
    [2] Las hojas de los dos jugadores, ronda a ronda, de la { $first } a la { $last }, con la carrera por los puntos debajo.
   *[other] Las hojas de los { $seats } jugadores, ronda a ronda, de la { $first } a la { $last }, con la carrera por los puntos debajo.
}
film-alt-seat = { $player }: { $points } al final.
board-what-loss = Decisiones · { $mode }
board-title-loss = ## 🧠 { $game }: las mejores decisiones
board-unsettled-loss = Aquí nadie tiene todavía cinco partidas analizadas.
board-counted-loss = -# Lo que costó en promedio cada decisión frente a la mejor jugada, según el análisis de la partida: quién juega mejor, no quién tira mejor. Hacen falta cinco partidas que cuenten, todas jugadas hasta el final. El bot analiza por su cuenta las partidas terminadas cuando tiene tiempo.
