/** What a backup says of the database it holds, read of one instant: so that a copy of it can be checked. */
import { photoFormats, photoWidths } from '#kit/shared/photo.ts';
import type { Ask } from '#kit/server/db.ts';
import { lastMigration, migrationAt } from '#kit/server/db.ts';
import { namesOfTables, quoted } from '#kit/server/rows/lines.ts';
import type { Erased } from './erasure-list.ts';

export type Facts = {
  /** The last migration that ran. */
  readonly schema: string;
  readonly counts: Readonly<Record<string, number>>;
  /** What is booked on each account of the ledger, in cents. */
  readonly ledger: Readonly<Record<string, number>>;
  /** Orders whose lines do not sum to zero: none, in a sound house. */
  readonly unbalanced: readonly string[];
  readonly photos: readonly string[];
  readonly erased: readonly Erased[];
};

const totals = 'select account, sum(amount_cents)::text from ledger_entries group by account order by account';
const askew = 'select order_id from ledger_entries group by order_id having sum(amount_cents) <> 0 order by order_id';
const gone = `select id, to_char(erased_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  from users where erased_at is not null order by erased_at, id`;

/** Reads them; `ask` must see one instant. Throws for a database that a newer house has migrated. */
export async function readFacts(ask: Ask): Promise<Facts> {
  const textsOf = async (statement: string) => (await ask(statement)) as string[][];
  const [[when = ''] = []] = await textsOf(lastMigration);
  const schema = await migrationAt(Number(when));
  if (schema === undefined) throw new Error('The database was migrated by a newer version of the house than this one.');
  const tables = (await textsOf(namesOfTables)).map(([name = '']) => name);
  const counting = tables.map((name, place) => `select ${place}, count(*) from ${quoted(name)}`).join(' union all ');
  const counted = new Map((await textsOf(counting)).map(([place = '', count]) => [tables[Number(place)], count]));
  return {
    schema,
    counts: Object.fromEntries(tables.map((name) => [name, Number(counted.get(name))])),
    ledger: Object.fromEntries((await textsOf(totals)).map(([account = '', cents]) => [account, Number(cents)])),
    unbalanced: (await textsOf(askew)).map(([order = '']) => order),
    photos: (await textsOf('select id from photos order by id')).map(([id = '']) => id),
    erased: (await textsOf(gone)).map(([id = '', at = '']) => ({ id, at: new Date(at) })),
  };
}

/** The files that a photo is. */
export const filesOfPhoto = (id: string): string[] =>
  photoWidths.flatMap((width) => photoFormats.map((format) => `${id}-${width}.${format}`));
