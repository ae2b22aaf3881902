/**
 * What a room keeps of people. Each room that has a table with somebody in it says here what of it a member may take
 * along and what is forgotten with their account; the roof lists the rooms (app/server/personal-data.ts), the account
 * room asks them all. A law finds a table with people in it that no room speaks for.
 */
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Language } from '#kit/shared/messages.ts';
import type { ProblemCode } from '#kit/shared/problem.ts';
import type { Db } from './db.ts';

/** Whose data is exported, and the language they read it in. */
export type Exporting = { readonly id: string; readonly language: Language };

/** Who is forgotten and when; `name` is what stands where theirs stood. */
export type Forgetting = { readonly id: string; readonly name: string; readonly at: Date };

/** `what` is a word that the account room knows. */
type Kept = { readonly what: string; readonly since: Date };

export type PersonalData<Part extends object = object> = {
  /** The tables it speaks for: each table of the house has one room that does. */
  readonly tables: readonly PgTable[];
  /** Its part of the file that a member takes along. Runs in a read-only transaction: one instant for all rooms. */
  readonly exportOf: (db: Db, member: Exporting) => Promise<Part>;
  /** Why somebody can't be erased yet: something of theirs lies ahead, or money is not where it belongs. */
  readonly holdsBack?: (db: Db, id: string, at: Date) => Promise<ProblemCode | undefined>;
  /** What of them the law keeps when they leave, by its name, and from when its time runs; undefined where there is none. */
  readonly keeps?: (db: Db, id: string) => Promise<Kept | undefined>;
  /**
   * Forgets them, in the transaction that erases the account, which is locked. Done twice is done once: it is done again
   * when a backup brings somebody back.
   */
  readonly forget: (db: Db, member: Forgetting) => Promise<void>;
};

/** Nothing to take along; the room says why. */
export const exportsNothing = async (): Promise<object> => ({});

/** Nothing that goes with the account; the room says why. */
export const forgetsNothing = async (): Promise<void> => undefined;

/** The latest of what was found to keep; undefined where nothing was. */
export const latestOf = (found: readonly { readonly at: Date | null }[]): Date | undefined =>
  found
    .flatMap(({ at }) => at ?? [])
    .toSorted((one, other) => other.getTime() - one.getTime())
    .at(0);
