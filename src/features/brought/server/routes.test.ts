/** What is counted of the pages of listings, what is not, and who sees it (issue 21; decision 0076). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepRetention } from '#app/server/retention.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { subscriptions } from '#features/plans/server/table.ts';
import { prospectBusinesses } from '#features/prospect-businesses/server/table.ts';
import { searchWishes } from '#features/wishes/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import { daysAfter } from '#kit/shared/durations.ts';
import type { Brought } from '../contract.ts';
import { listingDays } from './table.ts';
import { maxPerHousehold } from './visit-counter.ts';

const house = aTestHouse();
let owner: Member;
let admin: Member;
let bar: string;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  owner = await house.signedInAs('business');
  bar = (await aBusiness(house.db, { ownerId: owner.id, category: 'bar' })).id;
});

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
type More = { as?: Member; agent?: string; address?: string; headers?: Record<string, string> };
const visit = (body: object = {}, { as, agent = browser, address, headers }: More = {}) =>
  house.call('POST', '/api/visits', {
    body: { kind: 'businesses', id: bar, action: 'view', source: 'search', ...body },
    headers: { 'user-agent': agent, ...headers },
    as,
    ...(address === undefined ? {} : { address }),
  });
const counted = async () => {
  await house.api.visits.write();
  const rows = await house.db.select().from(listingDays).where(eq(listingDays.listingId, bar));
  return rows.map(({ day, source, views, calls, routes }) => [day, source, views, calls, routes]);
};
const subscribe = (userId: string) =>
  house.db.insert(subscriptions).values({
    userId,
    plan: 'professional',
    status: 'active',
    startedAt: house.time.now,
    monthsPaid: 1,
    periodStart: house.time.now,
    periodEnd: daysAfter(house.time.now, 30),
    provider: 'sandbox',
    updatedAt: house.time.now,
  });
const brought = async (query = '', as = owner): Promise<Brought> =>
  (await house.call('GET', `/api/workspace/brought?${query}`, { as })).body;

describe('a visit', () => {
  test('is a number of its listing, its day in the town and how people came', async () => {
    expect((await visit()).status).toBe(202);
    await visit();
    await visit({ action: 'call' });
    await visit({ action: 'route', source: 'engine' });
    house.time.now = new Date('2026-08-21T22:30:00Z');
    await visit();
    expect((await counted()).toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
      ['2026-08-21', 'engine', 0, 0, 1],
      ['2026-08-21', 'search', 2, 1, 0],
      ['2026-08-22', 'search', 1, 0, 0],
    ]);
  });

  test('of a guest counts, of its owner, of the desk and of a robot not', async () => {
    const guest = await house.signedInAs();
    await visit({}, { as: guest });
    await visit({}, { as: owner });
    await visit({}, { as: admin });
    await visit({}, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    await visit({}, { agent: 'curl/8.5.0' });
    expect(await counted()).toEqual([['2026-08-21', 'search', 1, 0, 0]]);
  });

  test('is answered alike where it counts for nothing: what is unknown, not public, of another kind', async () => {
    const draft = await aBusiness(house.db, { ownerId: owner.id, status: 'draft' });
    const before = await house.db.$count(listingDays);
    for (const body of [{ id: newId() }, { id: draft.id }, { kind: 'events' }])
      expect(await visit(body)).toMatchObject({ status: 202, body: { noted: true } });
    await house.api.visits.write();
    expect(await house.db.$count(listingDays)).toBe(before);
  });

  test('is refused from another site, with anything more in it, and longer than it can be', async () => {
    const from = { 'sec-fetch-site': 'cross-site' };
    expect((await visit({}, { headers: from })).status).toBe(403);
    expect((await visit({ referrer: 'https://example.com/secret' })).status).toBe(422);
    expect((await visit({ source: 'https://example.com' })).status).toBe(422);
    expect((await visit({ action: 'view'.padEnd(1100) })).status).toBe(422);
    expect(await counted()).toEqual([]);
  });

  test('beyond what a household does in a minute counts no more until the next', async () => {
    for (let i = 0; i < maxPerHousehold + 5; i += 1) await visit({}, { address: '192.0.2.77' });
    expect(await counted()).toEqual([['2026-08-21', 'search', maxPerHousehold, 0, 0]]);
    house.time.now = new Date('2026-08-21T18:01:00Z');
    await visit({}, { address: '192.0.2.77' });
    expect(await counted()).toEqual([['2026-08-21', 'search', maxPerHousehold + 1, 0, 0]]);
  });

  test('is forgotten after 400 days', async () => {
    await visit();
    expect(await counted()).toHaveLength(1);
    await keepRetention(house.db, new Date('2027-09-24T12:00:00Z'));
    expect(await counted()).toHaveLength(1);
    await keepRetention(house.db, new Date('2027-09-26T12:00:00Z'));
    expect(await counted()).toEqual([]);
  });
});

describe('what the town brought', () => {
  test('is given with the plan that sells it, and of the own listings alone', async () => {
    await visit();
    expect(await brought()).toEqual({ isGiven: false, weeks: [], sources: [], listings: [], median: null });
    await subscribe(owner.id);
    const { isGiven, weeks, sources, listings } = await brought();
    expect(isGiven).toBe(true);
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toMatchObject({ week: '2026-08-17', views: 1 });
    expect(sources).toEqual([{ source: 'search', views: 1, calls: 0, routes: 0 }]);
    expect(listings).toMatchObject([{ id: bar, kind: 'businesses', views: 1, sales: 0 }]);
    const theirs = await anEvent(house.db);
    const path = `/api/workspace/brought?listing=${theirs.id}`;
    expect((await house.call('GET', path, { as: owner })).status).toBe(404);
    const guest = await house.signedInAs();
    expect((await house.call('GET', '/api/workspace/brought', { as: guest })).status).toBe(403);
  });

  test('has the median of its category beside it from five owners on', async () => {
    await subscribe(owner.id);
    const place = (await aBusiness(house.db, { ownerId: owner.id, category: 'tour' })).id;
    const tell = async (id: string, count: number) => {
      for (let i = 0; i < count; i += 1) await visit({ id });
    };
    await tell(place, 3);
    for (const views of [1, 4, 6]) {
      const other = await house.signedInAs('business');
      await tell((await aBusiness(house.db, { ownerId: other.id, category: 'tour' })).id, views);
    }
    expect((await brought(`weeks=4&listing=${place}`)).median).toBeNull();
    const fifth = await house.signedInAs('business');
    await aBusiness(house.db, { ownerId: fifth.id, category: 'tour' });
    const { median, weeks } = await brought(`weeks=4&listing=${place}`);
    expect(median).toMatchObject({ owners: 5, total: { views: 3, calls: 0 } });
    expect(median?.weeks.map(({ week, views }) => [week, views])).toEqual(
      weeks.map(({ week }) => [week, week === '2026-08-17' ? 3 : 0]),
    );
    expect((await brought('weeks=4')).median).toBeNull();
  });
});

test('prospects stand by what says that the town misses them', async () => {
  await house.db.delete(prospectBusinesses);
  const names = { zephyr: 'Hotel Zephyr', marea: 'Bar Marea Alta', quiet: 'Club Callado', gone: 'Bar Lejos' };
  for (const [place, name] of Object.values(names).entries())
    await house.db.insert(prospectBusinesses).values({
      id: newId(),
      name,
      category: (['hotel', 'bar', 'nightclub', 'bar'] as const)[place] ?? 'bar',
      location: 'Levante',
      priorityScore: 5,
      contactStatus: name === names.gone ? 'declined' : 'not_contacted',
      createdAt: house.time.now,
      updatedAt: house.time.now,
    });
  const wish = (words: string, count: number) =>
    house.db.insert(searchWishes).values({ day: '2026-08-20', words, language: 'es', found: 'nothing', count });
  await wish('marea alta', 4);
  await wish('bar', 90);
  await wish('zephyr', 7);
  await wish('marea negra', 50);
  const { body } = await house.call('GET', '/api/admin/prospect-evidence', { as: admin });
  expect(body.map(({ name, missed }: { name: string; missed: number }) => [name, missed])).toEqual([
    [names.zephyr, 7],
    [names.marea, 4],
    [names.quiet, 0],
  ]);
  expect((await house.call('GET', '/api/admin/prospect-evidence', { as: owner })).status).toBe(403);
});
