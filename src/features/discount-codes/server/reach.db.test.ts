/** Codes of a whole series and of all events of an owner (decision 0198): where they are good, who may make and end them, and that all uses are one count. On both engines. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '#app/server/testing-calls.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import type { EventRow } from '#features/events/server/table.ts';
import { releaseAllExpiredHolds } from '#features/orders/server/doors/buying.ts';
import { discountCodePersonalData } from './personal-data.ts';
import { discountCodes } from './table.ts';

const house = aTestHouse();
let [owner, other, ana, bea]: Member[] = [];
/** Two nights of a series, another night of the same owner, and one of somebody else's, who took over a night of the series. */
let [first, second, alone, theirs]: EventRow[] = [];
beforeEach(async () => {
  house.time.now = new Date('2026-08-01T10:00:00Z');
  [owner, other] = [await house.signedInAs('business'), await house.signedInAs('business')];
  [ana, bea] = [await house.signedInAs(), await house.signedInAs()];
  const night = { ownerId: owner.id, priceCents: 2000, capacity: 20 };
  first = await anEvent(house.db, night);
  const series = { ...night, seriesId: first.id };
  await house.db.update(events).set({ seriesId: first.id }).where(eq(events.id, first.id));
  second = await anEvent(house.db, { ...series, date: '2026-08-28' });
  alone = await anEvent(house.db, night);
  theirs = await anEvent(house.db, { ...series, ownerId: other.id });
});

type Call = Awaited<ReturnType<TestHouse['call']>>;
const make = (over: object = {}, of = first, as = owner): Promise<Call> =>
  house.call('POST', `/api/events/${of?.id}/discount-codes`, {
    as,
    body: { word: 'SOL20', unit: 'percent', value: '20', ...over },
  });
const list = async (of: EventRow | undefined, as = owner) =>
  (await house.call('GET', `/api/events/${of?.id}/discount-codes`, { as })).body;
const attempt = async (of: EventRow | undefined, code = 'SOL20') =>
  (await house.call('GET', `/api/events/${of?.id}/discount?code=${code}`, { as: ana })).status;
const end = (id: string, as = owner) => house.call('DELETE', `/api/discount-codes/${id}`, { as });
const buy = (of: EventRow | undefined, discount: string, { as = ana, quantity = 1, each = 16 } = {}) => {
  const metadata = { type: 'event', itemId: of?.id, userId: as?.id, quantity, discount };
  const body = { amount: each * quantity, currency: 'eur', metadata };
  return house.call('POST', '/api/create-payment-intent', { as, body });
};
const usesOf = async (id: string) => (await list(first)).find((code: { id: string }) => code.id === id)?.uses;

describe('a code is good', () => {
  test.each([
    ['event', [200, 404, 404, 404]],
    ['series', [200, 200, 404, 404]],
    ['owner', [200, 200, 200, 404]],
  ] as const)('of %s where it says, and nowhere of another owner', async (goodFor, statuses) => {
    const { status, body } = await make({ goodFor });
    expect([status, body.goodFor]).toEqual([201, goodFor]);
    const tried = [await attempt(first), await attempt(second), await attempt(alone), await attempt(theirs)];
    expect(tried).toEqual(statuses);
    for (const [place, of] of [first, second, alone].entries()) {
      expect(await list(of)).toHaveLength(statuses[place] === 200 ? 1 : 0);
      const bought = await buy(of, body.id);
      expect(refusalOf(bought)).toEqual(statuses[place] === 200 ? [201, undefined] : [404, 'code_unknown']);
    }
    expect(refusalOf(await buy(theirs, body.id))).toEqual([404, 'code_unknown']);
    expect(await list(theirs, other)).toEqual([]);
  });

  test('for events that are made later too, and no more for one that changed hands', async () => {
    await make({ goodFor: 'owner' });
    const later = await anEvent(house.db, { ownerId: owner?.id ?? null });
    expect(await attempt(later)).toBe(200);
    await house.db
      .update(events)
      .set({ ownerId: other?.id ?? null })
      .where(eq(events.id, later.id));
    expect(await attempt(later)).toBe(404);
  });

  test('for one event where nothing else is said, as those of before', async () => {
    expect((await make()).body.goodFor).toBe('event');
    expect(await attempt(second)).toBe(404);
  });
});

describe('making and ending', () => {
  test('of a series needs one, and of all events an owner', async () => {
    const fault = [{ path: 'goodFor', message: expect.any(String) }];
    expect((await make({ goodFor: 'series' }, alone)).body.errors).toEqual(fault);
    const nobodys = await anEvent(house.db, { ownerId: null });
    const desk = await house.signedInAs('admin');
    expect((await make({ goodFor: 'owner' }, nobodys, desk)).body.errors).toEqual(fault);
    expect((await make({ goodFor: 'everything' })).status).toBe(422);
  });

  test('one word is of one open code wherever two would meet, also of two that come at once', async () => {
    const { body } = await make({}, second);
    for (const goodFor of ['series', 'owner']) expect(refusalOf(await make({ goodFor }))).toEqual([409, 'conflict']);
    // They don’t meet.
    expect((await make({}, alone)).status).toBe(201);
    await end(body.id);
    const both = await Promise.all([make({ goodFor: 'series' }), make({}, second)]);
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 409]);
    expect(refusalOf(await make({ goodFor: 'owner' }, alone))).toEqual([409, 'conflict']);
    const wide = await Promise.all([first, alone, second].map((of) => make({ word: 'ALL10', goodFor: 'owner' }, of)));
    expect(wide.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test('is its owner’s and the desk’s, wherever it was made', async () => {
    const { id } = (await make({ goodFor: 'owner' })).body;
    expect(refusalOf(await end(id, other))).toEqual([404, 'not_found']);
    await house.db
      .update(events)
      .set({ status: 'withdrawn' })
      .where(eq(events.id, first?.id ?? ''));
    expect((await end(id)).body.state).toBe('ended');
    expect(refusalOf(await end(id))).toEqual([409, 'invalid_transition']);
    const { id: again } = (await make({ goodFor: 'series' }, second)).body;
    expect((await end(again, await house.signedInAs('admin'))).status).toBe(200);
  });
});

describe('the uses', () => {
  test('are counted over all events together, and come back from each', async () => {
    const { id } = (await make({ goodFor: 'series', limit: 3 })).body;
    expect((await buy(first, id, { quantity: 2 })).status).toBe(201);
    expect(refusalOf(await buy(second, id, { as: bea, quantity: 2 }))).toEqual([409, 'code_used_up']);
    expect((await buy(second, id, { as: bea })).status).toBe(201);
    expect((await list(second)).map(({ uses, state }: { uses: number; state: string }) => [uses, state])).toEqual([
      [3, 'used'],
    ]);
    house.time.now = new Date('2026-08-01T10:16:00Z');
    await releaseAllExpiredHolds(house.db, house.time.now);
    expect(await usesOf(id)).toBe(0);
  });

  test('of the last ones as many are sold as there are, however many press at how many events at once', async () => {
    const { id } = (await make({ goodFor: 'owner', limit: 5 })).body;
    const crowd = await Promise.all(Array.from({ length: 18 }, () => house.signedInAs()));
    const nights = [first, second, alone];
    const all = await Promise.all(crowd.map((as, place) => buy(nights[place % 3], id, { as })));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(new Set(all.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['code_used_up']),
    );
    expect(await usesOf(id)).toBe(5);
  });

  test('two who change their codes the other way round at two events both have what they want', async () => {
    const one = (await make({ goodFor: 'owner' })).body.id;
    const two = (await make({ word: 'ALSO20', goodFor: 'owner' })).body.id;
    for (let round = 0; round < 5; round += 1) {
      const [mine, yours] = round % 2 === 0 ? [one, two] : [two, one];
      await Promise.all([buy(first, mine), buy(second, yours, { as: bea })]);
      const turned = await Promise.all([buy(first, yours), buy(second, mine, { as: bea })]);
      expect(turned.map(({ status }) => status)).toEqual([201, 201]);
    }
    expect([await usesOf(one), await usesOf(two)]).toEqual([1, 1]);
  });
});

test('what was bought by it is told at each of its events, and with its owner’s account it ends', async () => {
  const { id } = (await make({ goodFor: 'owner', value: '100' })).body;
  for (const of of [first, alone])
    await house.call('POST', '/api/orders', { as: ana, body: { eventId: of?.id, discount: id } });
  for (const of of [first, second]) expect(await list(of)).toMatchObject([{ goodFor: 'owner', sold: 2, uses: 2 }]);
  await discountCodePersonalData.forget(house.db, { id: owner?.id ?? '', name: '', at: house.time.now });
  const [row] = await house.db.select().from(discountCodes).where(eq(discountCodes.id, id));
  expect(row).toMatchObject({ ownerId: owner?.id, endedAt: house.time.now });
});
