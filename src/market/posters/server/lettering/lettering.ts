/** Which posters carry a word, which word, and where: decided by the seed, so it is the same by day and by night. */
import { namesAt } from '../../lettered-places.ts';
import { type Motif, seeds, type PosterFormat } from '../../poster.ts';
import { sheets, type Range } from '../formats.ts';
import { generator } from '../random.ts';
import { aspectOf, halfAngleOf } from './setting.ts';

export const manners = ['spine', 'blade', 'standing', 'fascia', 'sun', 'rim'] as const;
/**
 * - spine: up a ribbon beside the subject
 * - blade: one letter below the other on a sign, as hotels have them
 * - standing: letters that stand on the ground before the subject, as they do on the promenade, or in the shallows
 * - fascia: on the front of the table or counter
 * - sun: along the upper edge of the disc behind the subject
 * - rim: along the edge of what the subject lies on, seen from above
 */
export type Manner = (typeof manners)[number];

export type Lettering = {
  readonly manner: Manner;
  readonly word: string;
  /** On which side, where a manner has one. */
  readonly side: 1 | -1;
  /** A number of its own, 0 … 1: which of two colours, which edge. */
  readonly turn: number;
};

/** How many of a hundred posters are lettered: the others stay calm. */
const lettered = 42;

/** What fills the corners of its square, or has its waves around it, leaves no room for some. */
const without: Readonly<Partial<Record<Motif, readonly Manner[]>>> = {
  pool: ['spine', 'rim'],
  balconies: ['sun'],
  ramen: ['sun'],
  jetski: ['standing'],
};

/** The word of a poster whose scene has room for some manners. */
export function letteringOf(motif: Motif, seed: number, room: readonly Manner[]): Lettering | undefined {
  const suits = room.filter((manner) => !without[motif]?.includes(manner));
  const names = namesAt(Math.floor(seed / seeds));
  const next = generator(Math.imul((seed % seeds) + 1, 0x85ebca6b));
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)];
  if (next() * 100 >= lettered) return undefined;
  const [word, manner] = [pick(names), pick(suits)];
  if (word === undefined || manner === undefined) return undefined;
  const isLong = manner === 'blade' && word.length > 8;
  return { manner: isLong ? 'spine' : manner, word, side: next() < 0.5 ? -1 : 1, turn: next() };
}

export type Room = { readonly x: Range; readonly y: Range };

/** Where on each format a word may stand: within what all its frames show, clear of the tags, stamps and awnings of its cards. */
const clear: Readonly<
  Record<
    PosterFormat,
    { readonly left: Range; readonly right: Range; readonly high: number; readonly low: number } | undefined
  >
> = {
  // Tags of a ticket hang at the upper left and the lower right.
  tall: { left: [-86, 136], right: [-136, 84], high: -90, low: 88 },
  square: { left: [-150, 150], right: [-150, 150], high: -158, low: 152 },
  // A stamp sticks to the lower right, in a list on a phone along the lower edge, as the plate of a shop does.
  wide: { left: [-134, 46], right: [-134, 46], high: -146, low: 68 },
  share: { left: [-146, 136], right: [-146, 136], high: -154, low: 146 },
  strip: undefined,
};

type Arc = {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly cap: number;
  readonly edge: number;
};

export type Layout = {
  /** What the word covers, with the plate it stands on. */
  readonly word: Room;
  /** What is left for the subject. */
  readonly subject: Room;
  /** What a word on an arc follows: `edge` is the disc whose rim it stands in, `r` where its letters stand. */
  readonly arc?: Arc;
};

const ribbon = 46;
const gap = 6;
/** What lies between letters that stand on their own, in hundredths of their height. */
export const loose = 4;
/** How high letters are at most. */
const caps = { standing: 44, fascia: 40, sun: 36, rim: 27 } as const;
/** Of that on a low sheet, where every unit of them is taken from the subject. */
const low = { standing: 0.68, fascia: 0.86 } as const;
/** How far the sign over a letter rises above a capital: Ó. */
export const riseOf = (word: string): number => (/[^A-Z ']/.test(word) ? 0.22 : 0);
/** Subjects fill a disc of this radius rather than their square (measured in lettering.test.ts). */
const roundReach = 168;

/** How word and subject share the safe frame of a format; undefined where it has no room for a word. */
export function layoutOf({ manner, word, side, turn }: Lettering, format: PosterFormat): Layout | undefined {
  const free = clear[format];
  const { safe } = sheets[format];
  if (free === undefined) return undefined;
  // On a sheet that is all width, words stay near what they stand beside.
  const x: Range = [Math.max(safe.x[0], -180), Math.min(safe.x[1], 180)];
  if (manner === 'spine' || manner === 'blade') {
    return side < 0
      ? { word: { x: [x[0], x[0] + ribbon], y: free.left }, subject: { x: [x[0] + ribbon + gap, x[1]], y: safe.y } }
      : { word: { x: [x[1] - ribbon, x[1]], y: free.right }, subject: { x: [x[0], x[1] - ribbon - gap], y: safe.y } };
  }
  if (manner === 'standing' || manner === 'fascia') {
    const aspect = aspectOf(word, 'tower', manner === 'standing' ? loose : 0);
    const cap = Math.min(caps[manner], (x[1] - x[0] - 16) / aspect) * (format === 'wide' ? low[manner] : 1);
    const half = (cap * aspect) / 2 + 8;
    const top = free.low - cap * (1 + riseOf(word)) - 10;
    // A board runs from edge to edge with its word in the middle; letters stand where there is room for them.
    const aside = manner === 'standing' ? ((x[1] - x[0]) / 2 - half) * (2 * turn - 1) * 0.9 : 0;
    return { word: { x: [aside - half, aside + half], y: [top, free.low] }, subject: { x, y: [safe.y[0], top - 2] } };
  }
  return manner === 'sun'
    ? inSun({ word, turn }, x, [free.high, safe.y[1]])
    : format === 'tall'
      ? undefined
      : onRim(word, x, safe.y);
}

/** The letters of an arc within a disc, as high as lets the word end before it turns upside down. */
function arcIn(
  word: string,
  edge: number,
  most: number,
  margin: number,
): Pick<Arc, 'r' | 'cap' | 'edge'> & { half: number } {
  for (let cap = most; ; cap--) {
    const r = edge - margin - cap * (1 + riseOf(word));
    const half = halfAngleOf(word, 'tower', r, cap);
    if (half < 1.15 || cap < 12) return { r, cap, edge, half };
  }
}

const boxOf = ({ x, y, r, cap }: Arc, half: number): Room => {
  const across = (r + cap * 1.22) * Math.sin(half);
  return { x: [x - across, x + across], y: [y - r - cap * 1.22, y - r * Math.cos(half)] };
};

/** A sun that goes down behind the subject, the word along its upper edge. */
function inSun({ word, turn }: Pick<Lettering, 'word' | 'turn'>, x: Range, y: Range): Layout {
  const half = (x[1] - x[0]) / 2;
  const edge = Math.min(half - 6, (y[1] - y[0]) * 0.53) * (1 - 0.1 * Math.abs(2 * turn - 1));
  const { half: angle, ...set } = arcIn(word, edge, caps.sun, 9);
  // Mostly beside the middle: no two suns of a subject stand in one place.
  const arc = { ...set, x: (half - edge) * (2 * turn - 1), y: y[0] + edge };
  // As large as stays below the letters, at their middle and at their ends, and above the lower edge.
  let best = { reach: 0, y: arc.y };
  for (let down = 0; down < edge; down += 2) {
    const ends = Math.hypot(Math.sin(angle) * arc.r, Math.cos(angle) * arc.r + down);
    const reach = Math.min(arc.r + down, ends, ((y[1] - arc.y - down) * roundReach) / 140) - 4;
    if (reach > best.reach) best = { reach, y: arc.y + down };
  }
  const side = (best.reach * 140) / roundReach;
  return {
    arc,
    word: boxOf(arc, angle),
    subject: { x: [arc.x - side, arc.x + side], y: [best.y - side, best.y + side] },
  };
}

function onRim(word: string, x: Range, y: Range): Layout {
  const edge = Math.min((x[1] - x[0]) / 2, (y[1] - y[0]) / 2) - 2;
  const { half, ...set } = arcIn(word, edge, caps.rim, 8);
  const arc = { ...set, x: 0, y: (y[0] + y[1]) / 2 };
  const side = ((arc.r - 6) * 140) / roundReach;
  return { arc, word: boxOf(arc, half), subject: { x: [-side, side], y: [arc.y - side, arc.y + side] } };
}
