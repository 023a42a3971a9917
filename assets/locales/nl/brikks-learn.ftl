### The lesson of BRIKKS.

learn-brikks-brought = 🎉 **Goed gedaan: { $brings }.**
learn-brikks-1 =
    📖 **Het blok valt van boven en moet ergens op liggen.** Je mag het opzij schuiven; met energie ⚡ draai je het.
learn-brikks-2 =
    📖 **Volle rijen tellen:** 5 punten voor tien velden, 2 voor negen, 1 voor acht, en hogerop meer. Twee tegelijk leveren ook een speciaal kruis op.
learn-brikks-3 =
    📖 **Een gat onder een blok krijg je moeilijk vol.** Bouw laag en dicht tegen de randen aan.
learn-brikks-4 =
    📖 **Cirkels geven energie:** 2 onder een blok van dezelfde kleur, en op dit niveau 1 onder elk ander blok. Drie bommen 💥 redden je van blokken die je speelveld zouden verpesten.
learn-brikks-end =
    • **Het blok ligt ergens op.** Past het nergens, draai het dan met energie of gebruik een bom.
    • **Volle rijen, speciale kruizen, bommen en energie die over zijn** leveren punten op.
    • Aan tafel legt iedereen hetzelfde blok neer, tot niemand meer verder kan.

    Met z’n tweeën is er `/brikks duel`. Alle regels vind je via `/start`.
