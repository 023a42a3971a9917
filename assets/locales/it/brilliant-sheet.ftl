### The sheet picture.

sheet-round = Turno { $round }
sheet-passed = Turno { $round } · passo
sheet-rolls-left = { $rolls ->
    [one] ancora 1 lancio
   *[other] ancora { $rolls } lanci
}
# Beside the bar of whoever is close to the target.
sheet-to-go = ne mancano { $points }
sheet-phase-start = Numeri iniziali
sheet-phase-over = Foglio finale
sheet-rule-short-any = qualsiasi
sheet-rule-short-same = uguali
sheet-rule-short-different = diversi
sheet-rule-short-max_two = massimo due
sheet-rule-short-one_half = 1–3 o 4–6

## The alt text of a sheet: short sentences, joined with spaces.

sheet-alt-level = { $seats ->
    [1] Foglio del livello { $level }.
   *[other] Foglio di { $player }, livello { $level }.
}
sheet-alt-start = Si scrivono i numeri iniziali.
sheet-alt-over = La partita è finita dopo il turno { $round }.
sheet-alt-round = { $rolls ->
    [-1] Turno { $round }.
    [0] Ultimo lancio.
    [one] Turno { $round }, ancora 1 lancio.
   *[other] Turno { $round }, ancora { $rolls } lanci.
}
sheet-alt-throw = Lancio: { $first } e { $second }.
sheet-alt-points = { $points ->
    [one] 1 punto su { $target }.
   *[other] { $points } punti su { $target }.
}
sheet-alt-points-solo = { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
sheet-alt-standings = Barra di punteggio: { $players }.
sheet-alt-pass = Scelta per ora: passare.
sheet-alt-pencil = Scelta per ora: { $number } in { $field }.
sheet-alt-missed = In una cornice tratteggiata, per confronto: { $number } in { $field }.
sheet-alt-missed-pass = Tratteggiato intorno ai dadi, per confronto: passare.
sheet-alt-missed-strike = Tratteggiato, per confronto: barrare { $value } dell’area { $area }.
sheet-alt-strike = Scelta per ora: barrare { $value } dell’area { $area }.
sheet-alt-strike-due = Prima si deve barrare il punteggio più alto ancora libero di un’area.
sheet-alt-start-pencil = Numeri iniziali a matita: { $fields }.
sheet-alt-stars = { $mode ->
    [stars] I numeri da 1 a 6 vanno sulle stelle: { $fields }.
   *[other] I numeri da 1 a 6 vanno in sei aree diverse.
}
sheet-alt-written = Campi con un numero: { $written } su { $fields }.
sheet-alt-last = Scritto per ultimo: { $number } in { $field }.
sheet-alt-completed = Aree complete: { $areas }.
sheet-alt-nearly = Aree quasi complete: { $areas }.
sheet-alt-legal = { $count ->
    [0] Non si può scrivere nessun numero.
    [one] 1 mossa possibile.
   *[other] { $count } mosse possibili.
}

## A whole sheet as text, one line for each area.

sheet-text-area = Area { $area } ({ $rule }): { $written }; vuoti { $empty }; punteggi { $values }
sheet-text-area-brief = { CAPITAL($area) } ({ $rule }): { $written }; – { $empty }; { $values }
sheet-text-open = { $value }
sheet-text-struck = { $value } barrato
sheet-text-circled = { $value } preso
sheet-text-legal = { $count ->
    [one] 1 mossa possibile: { $choices }
   *[other] { $count } mosse possibili: { $choices }
}
sheet-text-number-at = { $number } in { $fields }
sheet-text-none-legal = Non si può scrivere nessun numero: passa.

## The table picture and its alt text.

table-alt-level = Tavolo del livello { $level }.
table-alt-target = La partita finisce a { $target } punti.
table-alt-seat = { $state ->
    [moved] { $player }: { $points }, ha giocato.
    [waiting] { $player }: { $points }, deve ancora giocare.
    [gone] { $player }: { $points }, ha lasciato la partita.
   *[idle] { $player }: { $points }.
}
table-alt-area = Area { $area }: { $players }; ancora da prendere: { $values }.
table-alt-struck = Area { $area }, ancora da prendere: { $values }.

sheet-wide = ovunque

## The pictures of the rules.

rules-picture-beside = { $number } accanto a { $other }
rules-picture-first = Chi arriva prima
rules-picture-second = Chi arriva dopo
rules-picture-third = Tutti gli altri
rules-brilliant-turn-alt = Il lancio è 2 e 5. Un 2 accanto a un 5 è permesso. Un 5 accanto a un 2 è permesso. Un 2 accanto a un 2 è vietato: un numero va accanto all’altro numero del lancio. Il lancio è 4 e 4. Un 4 accanto a un 4 è permesso, un 4 accanto a un 1 è vietato.
rules-brilliant-colours-alt = Il verde prende qualsiasi numero, per esempio 4, 1, 6. Blu e grigio prendono solo numeri uguali: 4, 4, 4 è permesso, 4, 4, 2 è vietato. Rosso e giallo prendono solo numeri diversi: 1, 5, 3 è permesso, 1, 5, 5 è vietato. Il viola prende al massimo due numeri diversi: 2, 6, 2 è permesso, 2, 6, 3 è vietato. L’arancione prende solo da 1 a 3 o solo da 4 a 6: 1, 3, 2 è permesso, 1, 3, 5 è vietato.
rules-brilliant-points-alt = Una casella di punteggio con 6, 4 e 2. Chi completa l’area prima di tutti prende il 6, che per gli altri è barrato. Chi la completa in un turno successivo prende il 4. Tutti quelli che arrivano dopo prendono il 2.
