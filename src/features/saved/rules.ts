/** What can be kept for later, and the list a browser holds of it (issue 5). */
import { nameOf, oneOfEach, pathOf, type OneOf } from '#features/listings/kinds.ts';

export const savedTypes = oneOfEach;
export type SavedType = OneOf;

/** Nobody keeps more than this; the device and the account have the same bound. */
export const maxSaved = 200;

export type SavedRef = { readonly type: SavedType; readonly id: string };
export type SavedMark = SavedRef & { readonly savedAt: string };

/** The list as a browser holds it, newest first. `owner` is the member whose list it mirrors; null is the device's own. */
export type Shelf = { readonly owner: string | null; readonly items: readonly SavedMark[] };

export const emptyShelf: Shelf = { owner: null, items: [] };

const isSavedType = (type: unknown): type is SavedType => savedTypes.some((known) => known === type);

export const isSame = (one: SavedRef, other: SavedRef) => one.type === other.type && one.id === other.id;

function isMark(value: unknown): value is SavedMark {
  if (typeof value !== 'object' || value === null) return false;
  const { type, id, savedAt } = value as Record<string, unknown>;
  const isInstant = typeof savedAt === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(savedAt);
  return isSavedType(type) && typeof id === 'string' && /^[A-Za-z0-9]{8,32}$/.test(id) && isInstant;
}

/** Reads what a browser stored; undefined when it is no list. What it would not take from anybody it does not keep. */
export function readShelf(text: string): Shelf | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { owner, items } = value as Record<string, unknown>;
    if (owner !== null && typeof owner !== 'string') return undefined;
    if (!Array.isArray(items) || items.length > maxSaved || !items.every(isMark)) return undefined;
    return { owner, items };
  } catch {
    return undefined;
  }
}

/** What somebody sees of a shelf: the own list and what the device kept before; never the list of another member. */
export function seenBy({ owner, items }: Shelf, user: string | null): readonly SavedMark[] {
  return owner === null || owner === user ? items : [];
}

/** The shelf after somebody put a thing on it; the newest lies on top, what was there stays where it was. */
export function putOn(shelf: Shelf, user: string | null, mark: SavedMark): Shelf {
  const items = seenBy(shelf, user);
  if (items.some((item) => isSame(item, mark))) return shelf;
  return { owner: items === shelf.items ? shelf.owner : user, items: newestFirst([mark, ...items]) };
}

/** The shelf after somebody took a thing off it. */
export function takeOff(shelf: Shelf, user: string | null, ref: SavedRef): Shelf {
  const items = seenBy(shelf, user);
  if (!items.some((item) => isSame(item, ref))) return shelf;
  return { owner: shelf.owner, items: items.filter((item) => !isSame(item, ref)) };
}

export const newestFirst = (items: readonly SavedMark[]) =>
  items.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));

/** The page of a listing. */
export const pageOf = ({ type, id }: SavedRef) => pathOf(nameOf(type), id);
