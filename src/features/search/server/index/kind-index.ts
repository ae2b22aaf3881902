/** The entries of one kind in memory, each under a number of its own, with the words they have and the order of the lists. */
import type { Entry, ReadEntry } from './entries.ts';
import type { ReadonlyBitSet } from '../inverted-index/bit-set.ts';
import { createBitSet } from '../inverted-index/bit-set.ts';
import type { InvertedIndex } from '../inverted-index/inverted-index.ts';
import { createInvertedIndex } from '../inverted-index/inverted-index.ts';
import { createTitleIndex } from './title-index.ts';

export type KindIndex = {
  /** By ordinal; what is not alive was written anew or left. */
  readonly entries: readonly Entry[];
  readonly alive: ReadonlyBitSet;
  /** By ordinal the calendars of what can be booked. */
  readonly calendars: readonly (object | undefined)[];
  /** The ordinals of all that is alive, in the order of the public lists. */
  readonly ordered: readonly number[];
  /** What stands in the names of entries, and anywhere in them (table.ts). */
  readonly names: InvertedIndex;
  readonly document: InvertedIndex;
  /** In the order of the lists all that have a word in their titles for each that begins so; where those are common all there is. */
  readonly titledFrom: (beginnings: readonly string[]) => readonly number[];
  /** All with these words in their titles, the last of them perhaps only begun. */
  readonly titledWith: (words: string) => ReadonlyBitSet;
  /** The first of a set, in that order. */
  readonly inStanding: (set: ReadonlyBitSet, most: number) => readonly number[];
  readonly ordinalOf: (id: string) => number | undefined;
  readonly versionOf: (id: string) => string | undefined;
  readonly putAll: (some: readonly ReadEntry[]) => void;
  readonly remove: (id: string) => void;
  /** Of an entry that is there; without one it can't be booked. */
  readonly putCalendar: (id: string, calendar: object | undefined) => void;
  readonly changeCalendars: (change: (calendar: object) => object) => void;
};

/** Whether the entry of an ordinal is one of those that are asked for. */
export type Test = (ordinal: number) => boolean;

/** Higher standings first, then ids. */
export const byStanding = (a: Entry, b: Entry): number =>
  a.standing === b.standing ? (a.id < b.id ? -1 : 1) : b.standing - a.standing;

/** So many at once are sorted together; fewer are put where they belong. */
const many = 50;

/** What at least one in so many has is soon found in the order of all. */
const common = 8;

export function createKindIndex(): KindIndex {
  const entries: Entry[] = [];
  const calendars: (object | undefined)[] = [];
  const ordinals = new Map<string, number>();
  const alive = createBitSet(0);
  const ordered: number[] = [];
  const [names, document] = [createInvertedIndex(), createInvertedIndex()];
  const titles = createTitleIndex((ordinal) => (entries[ordinal] as Entry).titles);
  const compare = (a: number, b: number): number => byStanding(entries[a] as Entry, entries[b] as Entry);

  /** Where an ordinal stands in the order, or would. */
  const placeOf = (ordinal: number): number => {
    let [low, high] = [0, ordered.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = ordered[middle] as number;
      if (at !== ordinal && compare(at, ordinal) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  /** By ordinal its place in the order; made when it is first asked after a change. */
  let places: Uint32Array | undefined;
  const placesInOrder = (): Uint32Array => {
    if (places !== undefined) return places;
    const made = new Uint32Array(entries.length);
    for (const [place, ordinal] of ordered.entries()) made[ordinal] = place;
    return (places = made);
  };
  const remove = (id: string): void => {
    const ordinal = ordinals.get(id);
    if (ordinal === undefined) return;
    ordered.splice(placeOf(ordinal), 1);
    places = undefined;
    ordinals.delete(id);
    alive.remove(ordinal);
  };
  const put = ({ entry, ...words }: ReadEntry): number => {
    remove(entry.id);
    const ordinal = entries.push(entry) - 1;
    calendars.push(undefined);
    names.add(ordinal, words.names);
    document.add(ordinal, words.document);
    ordinals.set(entry.id, ordinal);
    alive.add(ordinal);
    titles.add(ordinal);
    return ordinal;
  };
  const putAll = (some: readonly ReadEntry[]): void => {
    const added = some.map(put);
    places = undefined;
    if (added.length > many) {
      for (const ordinal of added) ordered.push(ordinal);
      ordered.sort(compare);
    } else for (const ordinal of added) ordered.splice(placeOf(ordinal), 0, ordinal);
  };
  const putCalendar = (id: string, calendar: object | undefined): void => {
    const ordinal = ordinals.get(id);
    if (ordinal !== undefined) calendars[ordinal] = calendar;
  };
  const changeCalendars = (change: (calendar: object) => object): void => {
    for (const [ordinal, calendar] of calendars.entries())
      if (calendar !== undefined) calendars[ordinal] = change(calendar);
  };
  const ordinalOf = (id: string): number | undefined => ordinals.get(id);
  const versionOf = (id: string): string | undefined => entries[ordinals.get(id) ?? -1]?.version;
  const titledFrom = (beginnings: readonly string[]): readonly number[] => {
    const fewest = beginnings.map(titles.begunAs).reduce((a, b) => (b.length < a.length ? b : a));
    const having = fewest.filter((ordinal) => {
      const entry = entries[ordinal] as Entry;
      return alive.has(ordinal) && beginnings.every((one) => entry.titles.includes(` ${one}`));
    });
    return having.length * common > ordered.length ? ordered : having.toSorted(compare);
  };
  const inStanding = (set: ReadonlyBitSet, most: number): readonly number[] => {
    const isFew = set.count() < ordered.length / 16;
    if (isFew) {
      const places = placesInOrder();
      return [
        ...set
          .toArray()
          .toSorted((a, b) => (places[a] as number) - (places[b] as number))
          .subarray(0, most),
      ];
    }
    const found: number[] = [];
    for (const ordinal of ordered) {
      if (found.length >= most) break;
      if (set.has(ordinal)) found.push(ordinal);
    }
    return found;
  };
  return {
    entries,
    alive,
    calendars,
    ordered,
    names,
    document,
    titledFrom,
    titledWith: titles.having,
    inStanding,
    ordinalOf,
    versionOf,
    putAll,
    remove,
    putCalendar,
    changeCalendars,
  };
}

/** Whether more was written anew than is there: then it is worth reading it again. */
export const mostlyDead = ({ entries, ordered }: KindIndex): boolean => entries.length > 2 * ordered.length + 1000;
