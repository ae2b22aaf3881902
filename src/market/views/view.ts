/**
 * The names of a listing's views: small drawings of what it says, beside its poster, where it has no photo (decision 0071).
 * Everything a page needs to ask for one; the drawings themselves stay on the server.
 */
import type { Ink, Motif } from '#market/posters/motifs.ts';
import type { Hour } from '#market/town/hours.ts';

/** Outer measures in pixels. Every frame shows the whole of a view, so nothing of one is ever cropped. */
export const viewFormat = { width: 480, height: 320 } as const;

const outlooks = ['town', 'sea', 'island', 'harbour', 'cape', 'hills'] as const;
export type Outlook = (typeof outlooks)[number];
const wheres = ['room', 'sand', 'water', 'street', 'garden', 'bar'] as const;
export const targets = ['near', 'island', 'coves', 'lighthouse', 'altea', 'poniente', 'levante', 'middle'] as const;

/**
 * The kinds of view, and the parts each is composed of: a number is the most there can be of it, a list its choices, of
 * which the first goes without saying. What a listing does not say is not in its view.
 */
export const viewKinds = {
  /** A home from above. */
  plan: { bedrooms: 8, beds: 20, baths: 8, kitchen: 1, outside: ['none', 'balcony', 'terrace'], pool: 1 },
  /** What is seen from a home; storey 0 is one that nobody has named, 1 the ground. */
  outlook: { from: ['window', 'balcony', 'terrace'], sees: outlooks, storey: 60 },
  bedroom: { beds: 4, bunks: 1, sees: outlooks, cooled: 1 },
  terrace: { pool: 1, sees: outlooks, hammock: 1 },
  /** Seats along the sides of a boat, not more than it takes guests. */
  deck: { seats: 12, music: 1, sails: 1 },
  helm: { skipper: 1 },
  cabin: { berths: 4 },
  /** Where people swim from a boat, or with masks from the shore. */
  swim: { masks: 4 },
  /** A way on the bay from a place, in thousandths of a degree east of -1 and north of 38. */
  chart: { east: 1999, north: 999, to: targets, by: ['foot', 'boat', 'wheels'] },
  /** On the road, from the saddle or the seat. */
  ride: { over: ['bars', 'wheel', 'bow'], sees: outlooks, basket: 1 },
  /** What comes along, laid out. */
  kit: { helmet: 8, lock: 1, seat: 2, jacket: 8, mask: 4, key: 1 },
  plate: { guests: 4 },
  counter: { keeps: ['bottles', 'kitchen', 'keys', 'goods'] },
  tables: { under: ['roof', 'sky'], sees: outlooks, sand: 1 },
  /** A door, with whoever waits before it, and its clock at the hour it opens, or half past. */
  door: { opens: 24, queue: 7, rope: 1, half: 1 },
  floor: { light: ['beams', 'ball'] },
  lounge: { seats: 6 },
  stage: { crowd: 1, at: ['room', 'sand', 'street', 'garden'] },
  /** The way home. */
  home: { by: ['foot', 'coach', 'tram'], late: 1 },
  /** Hours on a dial, in quarters of an hour from midnight, plus one; the second pair is what comes after a pause. Of a shift nobody says whether by day or night. */
  clock: { from: 96, to: 96, again: 96, until: 96, shift: 1 },
  /** What it is about, where it happens. */
  scene: { at: wheres },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number | readonly string[]>>>>;

type Kinds = typeof viewKinds;
export type ViewKind = keyof Kinds;
type PartOf<T> = T extends readonly (infer Word)[] ? Word : number;

/** The parts of one kind as its drawing gets them. */
export type PartsOf<K extends ViewKind> = { readonly [P in keyof Kinds[K]]: PartOf<Kinds[K][P]> };

/** What a listing shows of itself: a kind and what is said of it. */
export type Sight = { [K in ViewKind]: { readonly kind: K; readonly parts: Partial<PartsOf<K>> } }[ViewKind];

/** A sight as one listing's own: `motif` and `seed` are its poster's. */
export type View = Sight & { readonly motif: Motif; readonly ink: Ink; readonly seed: number };

type Part = number | string | undefined;

/** The parts of a sight as they are written in a name: `beds3-sees.harbour`. */
function writeParts({ kind, parts }: Sight): string {
  const said: Readonly<Record<string, Part>> = parts;
  return Object.entries(viewKinds[kind])
    .flatMap(([name, choice]: [string, number | readonly string[]]) => {
      const part = said[name];
      if (part === undefined || part === 0) return [];
      if (typeof choice === 'number') return [`${name}${part}`];
      return part === choice[0] ? [] : [`${name}.${part}`];
    })
    .join('-');
}

/** The name of a view's file, which says all of its picture. */
export const viewName = (view: View, hour: Hour): string =>
  `${view.kind}_${view.motif}_${view.ink}_${view.seed}_${writeParts(view)}.${hour}.svg`;

export const viewUrl = (view: View, hour: Hour): string => `/art/views/${viewName(view, hour)}`;

/** Whether the press can draw so many of each part: a house with more is not shown with fewer. */
export const isDrawable = ({ kind, parts }: Sight): boolean => {
  const most: Readonly<Record<string, number | readonly string[]>> = viewKinds[kind];
  return Object.entries(parts).every(([name, part]: [string, Part]) => {
    const choice = most[name];
    if (typeof choice === 'number')
      return typeof part === 'number' && Number.isInteger(part) && part >= 0 && part <= choice;
    return typeof part === 'string' && choice?.includes(part) === true;
  });
};
