/**
 * What is shown hangs neither on where rows lie nor on how a statement is planned: everybody reads the demo town, in
 * which much happened at one moment; each table is turned round, and a server gives in any order what it may; what they
 * read is the same. (On the embedded database the tables are turned round alone.)
 */
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { seedTown } from '#app/server/seed.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { openSession } from '#features/auth/server/service.ts';
import { splitLine } from '#kit/shared/endpoint.ts';
import type { Endpoint } from '#kit/shared/endpoint.ts';
import { giveInAnyOrder } from './give-in-any-order.js';

/** Some thousand calls: a busy machine takes its time, and nothing here is measured. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const house = aTestHouse();
let callers: readonly Member[];
beforeAll(async () => {
  await seedTown(house.db, house.time.now);
  await makeAlike();
  callers = [await house.signedInAs('admin'), await mostOf('owner_id'), await mostOf('user_id')];
});

/** Who sold or bought most. */
async function mostOf(column: 'owner_id' | 'user_id'): Promise<Member> {
  const whose = sql.raw(column);
  const { rows } = (await house.db.execute(
    sql`select ${whose} as id from orders where ${whose} is not null group by 1 order by count(*) desc, 1 limit 1`,
  )) as { rows: { id: string }[] };
  const id = rows[0]?.id ?? '';
  return { id, cookie: `session=${await openSession(house.db, id, house.time.now)}` };
}

const columns = sql.raw(`select table_name::text as of, column_name::text as name, data_type::text as type
  from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' and table_name <> 'sessions'`);

/** What happened in one week happened at one moment: only ids tell apart what is ordered by time. */
const makeAlike = () =>
  house.db.execute(sql`do $$
  declare one record;
  begin
    set local session_replication_role = replica;
    for one in select * from (${columns}) as c where type = 'timestamp with time zone' loop
      begin
        execute format('update %I set %2$I = date_trunc(''week'', %2$I)', one.of, one.name);
      exception when check_violation or unique_violation or exclusion_violation then null;
      end;
    end loop;
  end $$`);

/** Writes every row once more, the last one first, and tells nobody. */
const turnRound = () =>
  house.db.execute(sql`do $$
  declare one record; place tid;
  begin
    set local session_replication_role = replica;
    for one in select of, min(name) as name from (${columns}) as c group by 1 loop
      for place in execute format('select ctid from %I order by ctid desc', one.of) loop
        execute format('update %I set %2$I = %2$I where ctid = $1', one.of, one.name) using place;
      end loop;
    end loop;
  end $$`);

/** What a path is asked beside its orders; without it it would refuse. */
const queries: Readonly<Record<string, readonly string[]>> = {
  '/api/search/suggest': ['q=par', 'q=be'],
  '/api/search/advanced': [
    '',
    'query=music',
    'query=terraza',
    'sort=price',
    'sort=date',
    'sort=rating',
    'date=2026-08-22',
  ],
  '/api/workspace/calendar': ['month=2026-07', 'month=2026-08', 'month=2026-09'],
  '/api/admin/books': ['month=2026-07'],
  '/api/admin/book-days': ['month=2026-07'],
  '/api/admin/vat-book': ['month=2026-07', 'month=2026-07&page=2'],
  '/api/admin/book-disputes': ['month=2026-07'],
  '/api/admin/seller-years': ['year=2026'],
  '/api/admin/sellers': ['year=2026', 'year=2026&sort=name'],
  '/api/admin/owners': ['account=guest1@example.com'],
  '/api/tax-records/file': ['month=2026-07'],
};

/** The orders that a list can be asked for. */
function sortsOf({ query }: Endpoint): string[] {
  const sort = query?.shape['sort'];
  const inner = sort instanceof z.ZodOptional ? sort.unwrap() : sort;
  return inner instanceof z.ZodEnum ? inner.options.map((one) => `sort=${one}`) : [];
}

/** Of so many of a list the page of each is read too. */
const opened = 5;

/** What somebody reads of all there is, by its path; what they may not read is left out. */
async function readAll(call: TestHouse['call'], as: Member): Promise<ReadonlyMap<string, unknown>> {
  const read = new Map<string, unknown>();
  const ask = async (path: string): Promise<unknown> => {
    const { status, body } = await call('GET', path, { headers: { cookie: as.cookie } });
    if (status === 200) read.set(path, body);
    return status === 200 ? body : undefined;
  };
  const lines = house.api.contracts.flatMap((contract) => Object.entries(contract));
  const gets = lines.filter(([line]) => splitLine(line).method === 'GET' && !line.endsWith('/pdf'));
  for (const [line, endpoint] of gets) {
    const { path } = splitLine(line);
    if (path.includes('{')) continue;
    for (const query of queries[path] ?? ['', ...sortsOf(endpoint)])
      await ask(query === '' ? path : `${path}?${query}`);
  }
  for (const [line] of gets) {
    const { path } = splitLine(line);
    const [list = '', rest] = path.split('/{id}');
    if (rest === undefined || path.split('{').length > 2) continue;
    const known = list === '/api/users' ? [as] : (read.get(list) as { id?: string }[] | undefined);
    const items = Array.isArray(known) ? known : [];
    for (const { id = '' } of items.slice(0, opened)) await ask(`${list}/${id}${rest}`);
  }
  return read;
}

test('what anybody is shown stands where it stood when all rows lie elsewhere, and come in any order that they may', async () => {
  const read = async () => {
    // A process of its own: it keeps nothing of what the other one has read.
    const second = await house.beside();
    const all = [];
    for (const caller of callers) all.push(await readAll(second.call, caller));
    await second.close();
    return all;
  };
  const before = await read();
  await turnRound();
  const end = giveInAnyOrder();
  const after = await read().finally(end);
  for (const [n, all] of before.entries()) {
    expect(all.size).toBeGreaterThan(50);
    const differs = [...all].filter(([path, body]) => JSON.stringify(body) !== JSON.stringify(after[n]?.get(path)));
    expect.soft(differs.map(([path]) => path)).toEqual([]);
  }
});
