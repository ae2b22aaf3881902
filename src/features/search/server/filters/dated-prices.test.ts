/** On dates that are asked a price limit, the order by price and the choices of prices go by what the cards say of these dates. */
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { takeSlots } from '#features/rentals/server/service.ts';
import { rentals, rentalSeasons, rentalSlots } from '#features/rentals/server/table.ts';
import type { FoundRental } from '#features/rentals/contract.ts';
import { sharedPrice } from '#features/rentals/shared-price.ts';
import { priceUnits } from '#features/rentals/rules.ts';
import { usualTerms } from '#features/rentals/stay.ts';
import { newId } from '#kit/server/ids.ts';
import { addDays } from '#kit/shared/dates.ts';
import { instantOf } from '#market/town/dates.ts';
import { priceSteps } from '../../rules.ts';

const house = aTestHouse();
beforeEach(async () => {
  house.time.now = new Date('2026-06-26T17:00:00Z');
  await house.db.delete(rentalSlots);
  await house.db.delete(rentalSeasons);
  await house.db.update(rentals).set({ status: 'withdrawn' });
});

type Query = Readonly<Record<string, string>>;
const ask = async (query: Query) =>
  (await house.call('GET', `/api/search/advanced?${new URLSearchParams({ type: 'rentals', ...query })}`)).body;
const titles = async (query: Query): Promise<string[]> =>
  (await ask(query)).rentals.map(({ title }: { title: string }) => title);
const named = (en: string, over: Parameters<typeof aRental>[1] = {}) => aRental(house.db, { title: { en }, ...over });
const season = (rentalId: string, firstDay: string, lastDay: string, priceCents: number, weekendPriceCents?: number) =>
  house.db
    .insert(rentalSeasons)
    .values({ id: newId(), rentalId, firstDay, lastDay, priceCents, weekendPriceCents, createdAt: house.time.now });

describe('of homes with periods, weekends, a fee and less for a week', () => {
  /** Monday to Wednesday in August. */
  const dates = { date: '2026-08-10', until: '2026-08-12' };
  beforeEach(async () => {
    const dear = await named('dear in August', { priceCents: 8000, capacity: 4 });
    await season(dear.id, '2026-08-01', '2026-08-31', 14_000);
    const cheap = await named('cheap in August', { priceCents: 12_000, capacity: 4 });
    await season(cheap.id, '2026-08-01', '2026-08-31', 9000, 11_000);
    await named('fee', { priceCents: 9500, capacity: 2, cleaningFeeCents: 2000, weekDiscount: 50 });
  });

  test('a limit is of those nights, with all that is paid once', async () => {
    expect((await titles({ priceMax: '100' })).toSorted()).toEqual(['dear in August', 'fee']);
    expect(await titles({ ...dates, priceMax: '100' })).toEqual(['cheap in August']);
    expect((await titles({ ...dates, priceMax: '105' })).toSorted()).toEqual(['cheap in August', 'fee']);
    expect(await titles({ ...dates, priceMin: '110' })).toEqual(['dear in August']);
    // Over a weekend, for a week, and of a first day alone what a night costs that begins on it.
    expect(await titles({ date: '2026-08-14', until: '2026-08-16', priceMax: '109' })).toEqual(['fee']);
    expect(await titles({ date: '2026-08-10', until: '2026-08-17', priceMax: '60' })).toEqual(['fee']);
    expect((await titles({ date: '2026-08-10', priceMax: '95' })).toSorted()).toEqual(['cheap in August', 'fee']);
    expect(await titles({ date: '2026-08-14', priceMax: '95' })).toEqual(['fee']);
    // Of a week seven nights.
    expect(await titles({ ...dates, per: 'week', priceMax: '650' })).toEqual(['cheap in August']);
  });

  test('their order is that of what they cost then, for one person or those who come', async () => {
    expect(await titles({ sort: 'price' })).toEqual(['dear in August', 'cheap in August', 'fee']);
    expect(await titles({ ...dates, sort: 'price' })).toEqual(['cheap in August', 'dear in August', 'fee']);
    expect(await titles({ ...dates, sort: '-price' })).toEqual(['fee', 'dear in August', 'cheap in August']);
    expect(await titles({ ...dates, sort: 'price', people: '2' })).toEqual([
      'cheap in August',
      'fee',
      'dear in August',
    ]);
  });

  test('the choices count what pressing them finds', async () => {
    for (const set of [{}, { priceMax: '100' }]) {
      const { price } = (await ask({ ...dates, ...set })).facets;
      expect(price.length).toBeGreaterThan(1);
      for (const { value, count } of price)
        expect([value, count]).toEqual([value, (await titles({ ...dates, priceMax: value })).length]);
    }
  });

  test('where one of several days will do, or a month, cards say the plain price, and so does the limit', async () => {
    const plain = ['dear in August', 'fee'];
    const { rentals: cards } = await ask({ date: '2026-08-10', also: '2026-08-11', priceMax: '100' });
    expect(cards.map(({ title, cost }: FoundRental) => [title, cost]).toSorted()).toEqual(
      plain.map((one) => [one, null]),
    );
    expect((await titles({ date: '2026-08-01', until: '2026-08-31', priceMax: '100' })).toSorted()).toEqual(plain);
  });

  test('what is not let by days keeps its price', async () => {
    await anEvent(house.db, { title: { en: 'Concert' }, date: '2026-08-10', priceCents: 9000 });
    const { events } = await ask({ type: 'all', ...dates, priceMax: '100' });
    expect(events.map(({ title }: { title: string }) => title)).toEqual(['Concert']);
  });
});

/** Numbers below `most` that look random and are the same in every run (a linear congruence). */
function dice(seed: number) {
  let state = seed;
  return (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** As a card says it, of one unit. */
function eachOn({ cost, stay, price }: FoundRental): number {
  const { units, quantity = 1 } = stay ?? {};
  if (units !== undefined && cost?.total !== undefined) return (Number(cost.total) * 100) / units / quantity;
  return Number(cost?.price ?? price) * 100;
}

test(
  'of random rentals on random dates limit, order and choices are those of the cards',
  { timeout: 120_000 },
  async () => {
    const roll = dice(5);
    const first = '2026-07-01';
    for (let i = 0; i < 22; i += 1) {
      const priceUnit = priceUnits[i % priceUnits.length] ?? 'night';
      const rental = await named(`number ${i}`, {
        ...usualTerms(priceUnit),
        priceUnit,
        priceCents: 3000 + roll(90) * 100,
        weekendPriceCents: roll(2) === 0 && ['night', 'day', 'hour'].includes(priceUnit) ? 5000 + roll(90) * 100 : null,
        cleaningFeeCents: roll(2) * 2500,
        weekDiscount: roll(2) * 20,
        capacity: 2 + roll(4),
        quantity: 1 + roll(2),
      });
      for (let place = 0; place < roll(3); place += 1)
        await season(
          rental.id,
          addDays(first, place * 12),
          addDays(first, place * 12 + roll(11)),
          2000 + roll(150) * 100,
        );
      const day = addDays(first, roll(25));
      const period = { startsAt: instantOf(day, rental.fromTime), endsAt: instantOf(addDays(day, 1), rental.toTime) };
      await takeSlots(house.db, rental, period, 1, { orderId: newId(), expiresAt: null });
    }
    let found = 0;
    for (let turn = 0; turn < 30; turn += 1) {
      const date = addDays(first, roll(25));
      const until = roll(4) === 0 ? undefined : addDays(date, roll(3) === 0 ? 7 : 1 + roll(5));
      const people = roll(2) === 0 ? undefined : 1 + roll(3);
      const asked = { date, ...(until && { until }), ...(people && { people: String(people) }) };
      const all: FoundRental[] = (await ask({ ...asked, sort: 'price' })).rentals;
      const shared = (one: FoundRental) => sharedPrice(one, people)?.cents ?? Math.round(eachOn(one));
      const order = all.map(shared);
      expect([turn, order]).toEqual([turn, order.toSorted((a, b) => a - b)]);
      const most = 20 + roll(90);
      const { rentals: some, facets } = await ask({ ...asked, priceMax: String(most), sort: 'price' });
      const within = all.filter((one) => eachOn(one) <= most * 100);
      expect([turn, some.map(({ id }: FoundRental) => id)]).toEqual([turn, within.map(({ id }) => id)]);
      const counts = priceSteps.map((step) => all.filter((one) => eachOn(one) <= step * 100).length);
      expect([turn, facets.price.map(({ count }: { count: number }) => count)]).toEqual([turn, counts]);
      found += within.length;
    }
    expect(found).toBeGreaterThan(50);
  },
);
