### Hints: the master's move and one sentence that says why.

option-hints = conseils
option-hints-about = Permettre les conseils ? La partie ne compte alors pas pour le classement
panel-hint = Conseil
hint = 💡 **{ $move }.** { $reason }
hint-ask = 💡 Un conseil montre ce que ferait l’ordinateur le plus fort, et pourquoi. **Une partie avec conseils ne compte pas pour le classement.** Montrer les conseils dans cette partie ?
hint-yes = Montrer les conseils
hint-no = Jouer sans
hint-take = Suivre le conseil
hint-back = Cacher le conseil
casual = 💡 Avec conseils : cette partie ne compte pas pour le classement.
refused-hints-off = Cette partie se joue sans conseils, donc elle compte pour le classement.
refused-hint-late = Trop tard pour un conseil : ton choix est fait, ou la partie a avancé.
hint-differs-nothing = Aucune différence simple ne l’explique ; les parties des ordinateurs finissent mieux ainsi, tout simplement.

## How it may go on after a move, and after another one.

ahead-open = Voir la suite
ahead-title = Une suite possible
ahead-side = { $which ->
    [better] Le meilleur coup
    [hint] Le conseil
    [yours] Ton coup
   *[other] Un autre coup
}
ahead-about = 🔭 { $throws ->
    [one] Le prochain lancer d’une partie typique : inventé, et le même
   *[other] Les { $throws } prochains lancers d’une partie typique : inventés, et les mêmes
} pour les deux coups.
ahead-marked = -# Marqué sur les deux fiches : ce qui s’est ajouté, avec les points obtenus.
ahead-alike = 🔭 Tous les ordinateurs joueraient ce coup : il n’y en a pas d’autre à comparer.
ahead-alt-side = { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pair-alt = Lancers : { $throws }.
