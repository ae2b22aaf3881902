/** What all lists of the house have in common: pages with a cursor, and the columns of a published thing. */
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { boolean, doublePrecision, integer, jsonb, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { invalidField } from '#kit/shared/invalid-field.ts';
import type { Localized } from '#kit/shared/localized.ts';
import { listingStatuses } from '../listing.ts';
import type { ListingPhoto } from '#kit/shared/photo.ts';

export const localizedColumn = () => jsonb().$type<Localized>();

export const listingColumns = {
  id: text().primaryKey(),
  status: text({ enum: listingStatuses }).notNull().default('published'),
  location: text().notNull(),
  address: text().notNull(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  /** The member who may change it; null when it is the house's own, or nobody's. */
  ownerId: text(),
  /** What the plan of its owner gives it (`planRanks`), kept by a trigger of the plans' table and by one of this. */
  planRank: smallint().notNull().default(0),
  /** Nobody answers for it: it can't be sold for money until the desk hands it to somebody (decision 0046). */
  ownerless: boolean().notNull().default(false),
  /** An owner's listing is published after somebody at the desk has seen it: when that was asked for, and done. */
  reviewAskedAt: timestamp({ withTimezone: true }),
  reviewedAt: timestamp({ withTimezone: true }),
  /** Why the desk sent it back, in its own words, until its owner asks again. */
  reviewNote: text(),
  /** In the order they are shown. */
  photos: jsonb().$type<ListingPhoto[]>().notNull().default([]),
  /** Which poster of the press its owner chose, `ramen-412`; null where its words choose. */
  chosenPoster: text(),
  /** Counts the changes that people made: who changes an older one than they saw is told (versions.ts). */
  version: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
};

/** What listings that are sold have besides. */
export const soldColumns = {
  /** Its owner has not said who sells, or not again in time: kept by triggers of the traders' table and of this one. */
  sellerUnknown: boolean().notNull().default(false),
  /** Whether its owner can't be paid yet; written by the database alone (decision 0091). */
  ownerUnpayable: boolean().notNull().default(false),
};

/** Columns of a listing that no visitor is told, nor anything that is made of them. */
const unshown = ['status', 'ownerId', 'reviewAskedAt', 'reviewNote', 'version', 'updatedAt'] as const;

type Unshown<T extends PgTable> = Extract<keyof T['_']['columns'], (typeof unshown)[number]>;

/** What a public list reads of a table, without what only a page tells: a list of hundreds takes its time by the column. */
export function shownColumns<T extends PgTable, P extends string = never>(
  table: T,
  ofPage: readonly P[] = [],
): Omit<T['_']['columns'], Unshown<T> | P> {
  const names = new Set<string>([...unshown, ...ofPage]);
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !names.has(name));
  return Object.fromEntries(columns) as Omit<T['_']['columns'], Unshown<T> | P>;
}

/** A row of such a list. */
export type ShownRow<T extends PgTable> = Omit<T['$inferSelect'], (typeof unshown)[number]>;

/** Rows in the order of these ids; what is not among them is left out. */
export function inOrderOf<T extends { readonly id: string }>(ids: readonly string[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A list is at most this long (issue 2). */
export const maxPage = 200;

/** Cuts one row more than asked for into a page and the cursor of the next. */
export function cutPage<T>(rows: readonly T[], limit: number, cursorOf: (row: T) => readonly (string | number)[]) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next =
    rows.length > limit && last !== undefined
      ? Buffer.from(JSON.stringify(cursorOf(last))).toString('base64url')
      : undefined;
  return { rows: page, next };
}

/** What stands in a cursor; a number that the database could not read would break the list instead of being refused. */
const isPart = {
  text: (part: unknown) => typeof part === 'string' && part !== '' && !part.includes('\u0000') && part.isWellFormed(),
  number: (part: unknown) => Number.isFinite(part),
  flag: (part: unknown) => part === 0 || part === 1,
  /** Milliseconds of a day between the years 1 and 9999. */
  instant: (part: unknown) =>
    typeof part === 'number' && Number.isInteger(part) && part >= -62_135_596_800_000 && part < 253_402_300_800_000,
} as const;

/** Reads a cursor that `cutPage` made; anything else is refused. */
export function readCursor(
  cursor: string | undefined,
  shape: readonly (keyof typeof isPart)[],
): (string | number)[] | undefined {
  if (cursor === undefined) return undefined;
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const fits =
      Array.isArray(parts) && parts.length === shape.length && shape.every((kind, i) => isPart[kind](parts[i]));
    if (fits) return parts;
  } catch {
    // Falls through to the refusal.
  }
  throw invalidField('after', 'Is not a cursor of this list', 'The query is not acceptable.');
}

/** Tells the reader where the next page is (RFC 8288). */
export function linkNext(headers: Headers, requestUrl: string, next: string | undefined): void {
  if (next === undefined) return;
  const url = new URL(requestUrl);
  url.searchParams.set('after', next);
  headers.set('link', `<${url.pathname}${url.search}>; rel="next"`);
}
