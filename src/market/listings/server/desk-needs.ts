/** What a room tells the desk of its kind of listing, and what is asked of that desk. */
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#kit/server/db.ts';
import type { DeskQuery } from '#kit/server/desk-list.ts';
import type { WantedPhoto } from '#kit/server/photos/service.ts';
import type { Problem } from '#kit/shared/problem.ts';
import type { Needs } from '../gaps.ts';
import type { ListingState } from '../listing.ts';
import type { Ownership } from '../ownership.ts';
import type { Sorting } from './listing-edits.ts';
import type { Reviewed } from './listing-review.ts';
import type { ListingTable } from './listing-table.ts';
import type { Keeps } from './many-listings.ts';
import type { Owners } from './owners.ts';
import type { Recorder } from './recorder.ts';

export type Desk<Row, Insert, Input> = Sorting<Row, Input> & {
  readonly table: ListingTable<Row, Insert>;
  readonly record: Recorder;
  /** What is asked for of whatever is no draft. */
  readonly needs: Needs;
  /** Writes to the owner of what the desk published or sent back: a room of its own too. */
  readonly tell: (db: Db, reviewed: Reviewed, at: Date) => Promise<void>;
  /** Knows the accounts behind them. */
  readonly owners: Pick<Owners, 'of' | 'lock'>;
  /** The day that one is on, of what is on one. */
  readonly dateOf?: (row: Row) => string | null;
  /** What a caller hears about an id that names nothing. */
  readonly missing: string;
  readonly searchColumns: readonly string[];
  readonly sorts: Readonly<Record<string, AnyPgColumn | SQL>>;
  /** In which order those are read that stand equal, before their ids decide. */
  readonly alikeBy?: AnyPgColumn;
  readonly featured: AnyPgColumn;
  /** Why one can't leave the public pages now, if it can't. */
  readonly holds?: (db: Db, row: Row, at: Date) => Promise<Problem | undefined>;
  /** Where one can't be taken off for good, and why. */
  readonly keeps?: Keeps<Row>;
  /** What of the withdrawn its owner keeps in sight, and may copy. */
  readonly ended?: { readonly where: SQL; readonly is: (row: Row) => boolean };
  /** Why one may not become what it would be, if it may not; `before` is how it stood. */
  readonly refusal?: (row: Row, before: Row | undefined, at: Date) => Problem | undefined;
  /** Refuses what it names and may not: decided by other rows than its own. */
  readonly requires?: (db: Db, row: Row) => Promise<void>;
  /** What changes with the first publication beside its state. */
  readonly pinned?: (at: Date) => Partial<Row>;
};

export type Filter = DeskQuery & {
  readonly status?: ListingState | undefined;
  readonly owner?: Ownership | undefined;
  readonly featured?: boolean | undefined;
  readonly category?: string | undefined;
};

/** What a listing's columns become; its photos are looked up. */
export type Values<Insert> = Omit<Insert, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'photos'> & {
  readonly photos: readonly WantedPhoto[];
};
