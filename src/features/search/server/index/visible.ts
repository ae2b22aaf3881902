/** What the public may see of the entries of a kind: what has not left by itself, such as events that are over. */
import type { ServerKind } from '#market/listings/server/listing-kind.ts';
import { addDays } from '#kit/shared/dates.ts';
import { instantOf, nightEndsAtHour, nightOf } from '#market/town/dates.ts';
import type { Entry } from './entries.ts';
import type { Meets } from '../filters/hours.ts';
import type { ReadonlyBitSet } from '../inverted-index/bit-set.ts';
import { createBitSet } from '../inverted-index/bit-set.ts';
import type { KindIndex } from './kind-index.ts';

type Found = Pick<ServerKind, 'finding'>;

/** Milliseconds since 1970 of the moment the night of a date begins: what started before it is past. */
const beginOf = (night: string): number => instantOf(night, `0${nightEndsAtHour}:00`).getTime();

/** Whether it takes more than one night. */
const isOfNights = ({ nights }: Entry): boolean => nights?.includes('/') ?? false;

export function isVisible({ finding }: Found, at: Date): Meets {
  if (finding.leaves === 'never') return () => true;
  const now = at.getTime();
  const isListed: Meets = ({ listedUntil }) => listedUntil === null || listedUntil > now;
  if (finding.leaves !== 'whenOver') return isListed;
  const began = beginOf(nightOf(at)) / 1000;
  return (entry) => isListed(entry) && (entry.standing <= -began || isOfNights(entry));
}

/** A set, of how many entries it was made, and from when until when it holds. */
type Known = { readonly set: ReadonlyBitSet; readonly size: number; readonly from: number; readonly until: number };

const known = new WeakMap<KindIndex, Known>();

/** All that are visible, remembered until one of them leaves or another is written; what left the index may be among them. */
export function visibleIn(kind: Found, index: KindIndex, at: Date): ReadonlyBitSet {
  if (kind.finding.leaves === 'never') return index.alive;
  const now = at.getTime();
  const before = known.get(index);
  if (before?.size === index.entries.length && before.from <= now && now < before.until) return before.set;
  const meets = isVisible(kind, at);
  const set = createBitSet(index.entries.length);
  let until = beginOf(addDays(nightOf(at), 1));
  index.alive.forEach((ordinal) => {
    const entry = index.entries[ordinal] as Entry;
    if (!meets(entry)) return;
    set.add(ordinal);
    until = Math.min(until, entry.listedUntil ?? Infinity);
  });
  known.set(index, { set, size: index.entries.length, from: now, until });
  return set;
}
