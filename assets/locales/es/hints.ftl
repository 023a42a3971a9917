### Hints: the master's move and one sentence that says why.

option-hints = pistas
option-hints-about = ¿Permitir pistas? La partida ya no cuenta para el ranking
panel-hint = Pista
hint = 💡 **{ $move }.** { $reason }
hint-ask = 💡 Una pista enseña lo que haría la máquina más fuerte, y por qué. **Una partida con pistas no cuenta para el ranking.** ¿Mostrar pistas en esta partida?
hint-yes = Mostrar pistas
hint-no = Jugar sin pistas
hint-take = Usar la pista
hint-back = Ocultar la pista
casual = 💡 Con pistas: esta partida no cuenta para el ranking.
refused-hints-off = Esta partida se juega sin pistas, así que cuenta para el ranking.
refused-hint-late = Es tarde para una pista: ya has elegido, o la partida ha seguido.
hint-differs-nothing = Ninguna diferencia sencilla lo explica; las partidas de las máquinas simplemente acaban mejor así.
