/** The migrations of the house: which there are, and how far a database has come. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../../migrations');

type Journal = { readonly entries: readonly { readonly tag: string; readonly when: number }[] };

const journalIn = (place: string) => join(place, 'meta', '_journal.json');
const readJournal = async (): Promise<Journal> => JSON.parse(await readFile(journalIn(folder), 'utf8')) as Journal;

/** Asks a database for the instant that its last migration is known by. */
export const lastMigration = 'select max(created_at)::text from drizzle.__drizzle_migrations';

/** The name of the migration known by an instant; undefined for one that this house does not have. */
export async function migrationAt(when: number): Promise<string | undefined> {
  return (await readJournal()).entries.find((entry) => entry.when === when)?.tag;
}

/** A database that a newer house has opened: what this one would write there, the newer one's tables may not bear. */
export class NewerDatabaseError extends Error {}

/** Refuses a database whose last migration came after all that this house has; `ask` gives the first column of the first row. */
export async function requireKnownTables(ask: (statement: string) => Promise<string | null>): Promise<void> {
  if ((await ask("select to_regclass('drizzle.__drizzle_migrations')::text")) === null) return;
  const when = Number(await ask(lastMigration));
  const newest = (await readJournal()).entries.at(-1);
  if (newest === undefined || when <= newest.when) return;
  const day = new Date(when).toISOString().slice(0, 10);
  throw new NewerDatabaseError(
    `The database was opened by a newer version of the house: its tables are of ${day}, and this version knows them up to ${newest.tag}. Start the newer version, or restore a backup of before it. Nothing was changed.`,
  );
}

/** Whether this house has a migration of that name. */
export async function hasMigration(tag: string): Promise<boolean> {
  return (await readJournal()).entries.some((entry) => entry.tag === tag);
}

/** Lends the folder of the migrations; up to one of them, and none after it, when it is named. */
export async function withMigrations<T>(last: string | undefined, act: (folder: string) => Promise<T>): Promise<T> {
  if (last === undefined) return act(folder);
  const journal = await readJournal();
  const place = journal.entries.findIndex(({ tag }) => tag === last);
  if (place < 0) throw new Error(`There is no migration ${last}.`);
  const some = await mkdtemp(join(tmpdir(), 'aftersun-migrations-'));
  try {
    await cp(folder, some, { recursive: true });
    await writeFile(journalIn(some), JSON.stringify({ ...journal, entries: journal.entries.slice(0, place + 1) }));
    return await act(some);
  } finally {
    await rm(some, { recursive: true, force: true });
  }
}
