/*
 * What a poster may show, and the inks it is shown in. A motif is the name of its drawing: the file
 * `server/motifs/<motif>.ts`.
 */

export const inks = ['poniente', 'levante', 'siesta', 'cala', 'arena'] as const;
export type Ink = (typeof inks)[number];

type Family = { readonly inks: readonly [Ink, Ink, ...Ink[]]; readonly motifs: readonly string[] };

/** The motifs by the light they are at home in. A family has two inks at least, so that neighbours can differ. */
const families = [
  {
    /** On the water and in it. */
    inks: ['poniente', 'levante', 'siesta', 'cala'],
    motifs: [
      'sailboat',
      'jetski',
      'kayak',
      'surf',
      'paddle-board',
      'yacht',
      'barge',
      'speedboat',
      'catamaran',
      'swimmer',
      'snorkel',
      'parasail',
      'fishing',
      'water-slide',
      'pool',
      'lifeguard',
      'lifebuoy',
      'compass',
    ],
  },
  {
    /** Out of doors, in the sun. */
    inks: ['levante', 'poniente', 'arena', 'siesta'],
    motifs: [
      'parasol',
      'sandcastle',
      'volleyball',
      'tents',
      'sunhat',
      'suitcase',
      'runner',
      'padel',
      'yoga',
      'hike',
      'climber',
      'football',
      'skateboard',
      'golf',
      'dumbbell',
      'sunbed',
      'ferris-wheel',
      'hot-air-balloon',
      'market-stall',
      'easel',
      'camera',
      'megaphone',
      'guide-flag',
      'dog',
      'horse',
      'kite',
      'picnic',
      'hammock',
      'viewpoint',
      'street-of-old-town',
    ],
  },
  {
    /** On the road. */
    inks: ['arena', 'levante', 'poniente', 'siesta'],
    motifs: [
      'bicycle',
      'road-bike',
      'cargo-bike',
      'convertible',
      'city-car',
      'tandem',
      'moped',
      'kick-scooter',
      'buggy',
      'camper-van',
      'van',
      'coach',
      'tram',
      'steering-wheel',
    ],
  },
  {
    /** After dark. */
    inks: ['siesta', 'cala', 'poniente', 'levante'],
    motifs: [
      'mirrorball',
      'microphone',
      'arches',
      'record',
      'bonfire',
      'lantern',
      'fireworks',
      'guitar',
      'drums',
      'decks',
      'mixing-desk',
      'saxophone',
      'flamenco',
      'karaoke',
      'comedy',
      'masks',
      'quiz',
      'dance-shoes',
      'headphones',
      'foam',
      'cinema',
      'velvet-rope',
    ],
  },
  {
    /** On the table. */
    inks: ['arena', 'levante', 'poniente', 'siesta'],
    motifs: [
      'paella',
      'place-setting',
      'ramen',
      'coffee',
      'ice-cream',
      'burger',
      'pizza',
      'tapas',
      'sushi',
      'tacos',
      'breakfast',
      'fish',
      'pastry',
      'grill',
      'chef',
    ],
  },
  {
    /** At the bar. */
    inks: ['cala', 'siesta', 'poniente', 'arena'],
    motifs: ['cocktail', 'wine', 'beer', 'shaker', 'tray'],
  },
  {
    /** Within doors: where one lives, stays and is served. */
    inks: ['levante', 'poniente', 'arena', 'cala'],
    motifs: [
      'balconies',
      'villa',
      'bell',
      'bed',
      'high-rise',
      'books',
      'tattoo',
      'sauna',
      'scissors',
      'washing',
      'mop',
      'key-rack',
      'key',
      'wrench',
      'shop-till',
    ],
  },
] as const satisfies readonly Family[];

export type Motif = (typeof families)[number]['motifs'][number];
export const motifs: readonly Motif[] = families.flatMap((family): readonly Motif[] => family.motifs);

const inksByMotif = new Map<Motif, readonly Ink[]>(
  families.flatMap((family) => family.motifs.map((motif: Motif) => [motif, family.inks] as const)),
);

/** The inks a motif is printed in. */
export const inksFor = (motif: Motif): readonly Ink[] => inksByMotif.get(motif) ?? inks;
