/** Counts visits: no page and no press waits for it. */
import { isbot } from 'isbot';
import { lt, sql } from 'drizzle-orm';
import { createCounting } from '#kit/server/counting.ts';
import type { Db } from '#kit/server/db.ts';
import type { Log } from '#kit/server/log.ts';
import { wallClock } from '#market/town/dates.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import type { Visit } from '../contract.ts';
import type { VisitAction } from '../rules.ts';
import { listingDays } from './table.ts';

const maxWaiting = 2000;
/** How many visits of one household count in a minute: a hotel full of guests, and no more of a program. */
export const maxPerHousehold = 120;
/** How many households are told apart in a minute; what comes beyond is not counted. */
const maxHouseholds = 20_000;

const columns = { view: 'views', call: 'calls', route: 'routes' } as const satisfies Record<VisitAction, string>;

type Counted = Omit<Visit, 'action'> & {
  readonly day: string;
  /** Who was signed in: kept until it is written, to leave out owners, and never written. */
  readonly by: string | null;
  readonly views: number;
  readonly calls: number;
  readonly routes: number;
};

/** Who tells of a visit, as far as that decides whether it counts. */
export type Teller = {
  readonly household: string;
  readonly agent: string | undefined;
  readonly actor: { readonly id: string; readonly role: string } | undefined;
};

export type VisitCounter = ReturnType<typeof createVisitCounter>;

type CounterOptions = { readonly db: Db; readonly log: Log; readonly kinds: ServerKinds };

export function createVisitCounter({ db, log, kinds }: CounterOptions) {
  const { write, count } = createCounting<Counted>({
    maxWaiting,
    writeDown: (counted) => addVisits(db, kinds, counted),
    log,
    lost: 'visits could not be counted',
  });
  const isLetThrough = perMinute();

  /** Notes a visit, unless it is a robot's, the desk's, or one of too many. */
  function note({ action, ...visit }: Visit, { household, agent, actor }: Teller, at: Date): void {
    if (agent === undefined || isbot(agent) || actor?.role === 'admin' || actor?.role === 'moderator') return;
    if (!isLetThrough(household, at)) return;
    const one = { ...visit, day: wallClock(at).date, by: actor?.id ?? null };
    const none: Counted = { ...one, views: 0, calls: 0, routes: 0 };
    const column = columns[action];
    count(JSON.stringify([one.id, one.kind, one.day, one.source, one.by]), (known = none) => ({
      ...known,
      [column]: known[column] + 1,
    }));
  }

  return { write, note };
}

/** Lets so many visits of a household through in a minute; it forgets them with the minute. */
function perMinute(): (household: string, at: Date) => boolean {
  let minute = 0;
  const counts = new Map<string, number>();
  return (household, at) => {
    const now = Math.floor(at.getTime() / 60_000);
    if (now !== minute) counts.clear();
    minute = now;
    const count = counts.get(household) ?? 0;
    if (count >= maxPerHousehold || (count === 0 && counts.size >= maxHouseholds)) return false;
    counts.set(household, count + 1);
    return true;
  };
}

/** One statement, in one order for all processes. Only what has a public page counts, and never its owner. */
async function addVisits(db: Db, kinds: ServerKinds, counted: readonly Counted[]): Promise<void> {
  const pages = Object.values(kinds).map(
    ({ name, table, isPublic }) =>
      sql`select ${sql.raw(`'${name}'`)} as kind, ${table.id} as id, ${table.ownerId} as owner_id from ${table}
        where ${isPublic ?? sql`${table.status} = 'published'`}`,
  );
  await db.execute(sql`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
        as one (id text, kind text, day date, source text, by text, views int, calls int, routes int)
    ), pages as (${sql.join(pages, sql` union all `)})
    insert into ${listingDays} as known (listing_id, kind, day, source, views, calls, routes)
    select told.id, told.kind, told.day, told.source, sum(told.views), sum(told.calls), sum(told.routes)
    from told join pages on pages.kind = told.kind and pages.id = told.id
    where told.by is null or pages.owner_id is distinct from told.by
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (listing_id, kind, day, source) do update set views = known.views + excluded.views,
      calls = known.calls + excluded.calls, routes = known.routes + excluded.routes`);
}

/** Forgets the days before one; done twice is done once. */
export async function forgetVisits(db: Db, before: Date): Promise<void> {
  await db.delete(listingDays).where(lt(listingDays.day, wallClock(before).date));
}
