/** The letter of a week: on Monday morning every owner hears what the town brought them, when it brought something. */
import { sql } from 'drizzle-orm';
import { findAddressee, lockUser } from '#features/auth/server/service.ts';
import { hasLetter, postMail, readersOf } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { addDays, weekdayOf } from '#kit/shared/dates.ts';
import type { Language } from '#kit/shared/messages.ts';
import { priceOf } from '#kit/shared/money.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { instantOf, wallClock } from '#market/town/dates.ts';
import { mondayOf, sumOf } from '../rules.ts';
import type { Measured } from '../rules.ts';
import { factsOf, measuredOf, summed } from './facts.ts';
import { rowsOf } from './rows.ts';

const letter = 'ownerWeek';
/** From this hour of Monday on; a house that was away then still writes on Tuesday. */
const fromHour = 8;

type Week = { readonly from: string; readonly until: string };
type Had = Measured & { readonly id: string; readonly kind: ListingKind };

/** Writes to each owner once a week, whatever their plan; the letter itself, in the outbox, remembers that it was written. */
export async function tellOwnersOfWeek(db: Db, kinds: ServerKinds, at: Date): Promise<void> {
  const { date, hour } = wallClock(at);
  const weekday = weekdayOf(date);
  if (weekday > 1 || (weekday === 0 && hour < fromHour)) return;
  const monday = mondayOf(date);
  const week = { from: addDays(monday, -7), until: monday };
  const since = instantOf(monday, '00:00');
  const told = await readersOf(db, letter, since);
  for (const [ownerId, had] of await readByOwner(db, kinds, week))
    if (!told.has(ownerId))
      await db.transaction(async (db) => {
        // Of two processes the second one sees the letter of the first.
        await lockUser(db, ownerId);
        if (!(await hasLetter(db, letter, ownerId, since))) await tellOwner(db, kinds, { ownerId, had, week }, at);
      });
}

type Told = { readonly ownerId: string; readonly had: readonly Had[]; readonly week: Week };

async function tellOwner(db: Db, kinds: ServerKinds, { ownerId, had, week }: Told, at: Date): Promise<void> {
  const owner = await findAddressee(db, ownerId);
  if (!owner) return;
  const { sales, ...counts } = sumOf(had);
  const [most] = had.toSorted((one, other) => other.views - one.views);
  const best = most && most.views > 0 ? await titleOf(db, kinds, most, owner.language) : null;
  const values = {
    name: owner.name,
    from: week.from,
    until: addDays(week.until, -1),
    ...counts,
    sales: priceOf(Math.max(0, sales)),
    best,
  };
  await postMail(db, { ...owner, letter, values }, at);
}

/** What each owner's listings had; who had nothing is absent. */
async function readByOwner(db: Db, kinds: ServerKinds, week: Week): Promise<ReadonlyMap<string, readonly Had[]>> {
  const owned = Object.values(kinds).map(
    ({ name, table }) =>
      sql`select ${table.id} as id, ${sql.raw(`'${name}'`)} as kind, ${table.ownerId} as owner_id from ${table}
        where ${table.ownerId} is not null`,
  );
  const rows = await rowsOf(
    db,
    sql`select owned.owner_id, owned.id, owned.kind, ${summed()} from (${factsOf(week)}) as f
      join (${sql.join(owned, sql` union all `)}) as owned on owned.id = f.id
      group by owned.owner_id, owned.id, owned.kind order by owned.owner_id, owned.id`,
  );
  const had = rows.map((row) => ({
    ownerId: String(row['owner_id']),
    id: String(row['id']),
    kind: row['kind'] as ListingKind,
    ...measuredOf(row),
  }));
  return Map.groupBy(had, ({ ownerId }) => ownerId);
}

async function titleOf(db: Db, kinds: ServerKinds, { id, kind }: Had, language: Language): Promise<string> {
  const { table, titles } = kinds[kind];
  const title = sql`coalesce(${sql.join([...titles(language)], sql`, `)}, '')`;
  const [row] = await rowsOf(db, sql`select ${title} as title from ${table} where ${table.id} = ${id}`);
  return String(row?.['title'] ?? '');
}
