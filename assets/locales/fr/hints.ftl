### Hints: the master's move and one sentence that says why.

option-hints = conseils
option-hints-about = Permettre les conseils ? La partie ne compte alors pas pour le classement
panel-hint = Conseil
hint = 💡 **{ $move }.** { $reason }
hint-ask = 💡 Un conseil montre ce que ferait l’ordi le plus fort, et pourquoi. **Une partie avec conseils ne compte pas pour le classement.** Les montrer dans cette partie ?
hint-yes = Montrer les conseils
hint-no = Jouer sans
hint-take = Suivre le conseil
hint-back = Cacher le conseil
casual = 💡 Avec conseils : cette partie ne compte pas pour le classement.
refused-hints-off = Cette partie se joue sans conseils, donc elle compte pour le classement.
refused-hint-late = Trop tard pour un conseil : ton choix est fait, ou la partie a avancé.
hint-differs-nothing = Aucune différence simple ne l’explique ; les parties des ordinateurs finissent mieux ainsi, tout simplement.
