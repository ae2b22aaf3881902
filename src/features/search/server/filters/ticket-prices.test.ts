/** An event of several tickets is found, ordered, counted and pinned by the price that its card says (decision 0198). */
import { beforeEach, describe, expect, test } from 'vitest';
import { tidy } from '#app/server/tasks.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import type { EventRow } from '#features/events/server/table.ts';
import { releaseAllExpiredHolds } from '#features/orders/server/doors/buying.ts';

const house = aTestHouse();
let owner: Member;
let night: EventRow;
/** Of two nights one costs 20, and the other 30 or, as an early bird, 10. */
beforeEach(async () => {
  house.time.now = new Date('2026-08-01T10:00:00Z');
  owner = await house.signedInAs('business');
  await house.db.update(events).set({ status: 'withdrawn' });
  const place = { latitude: 38.5392, longitude: -0.1224, ownerId: owner.id, date: '2026-08-21' };
  await anEvent(house.db, { ...place, title: { en: 'plain' }, priceCents: 2000 });
  night = await anEvent(house.db, { ...place, title: { en: 'several' }, priceCents: 3000 });
});

const make = async (over: object = {}): Promise<string> => {
  const body = { name: { en: 'Early bird' }, price: '10', ...over };
  return (await house.call('POST', `/api/events/${night.id}/ticket-types`, { as: owner, body })).body.id;
};
const regular = (over: object) =>
  house.call('PUT', `/api/events/${night.id}/regular-ticket`, { as: owner, body: { name: {}, ...over } });
const ask = async (query: Readonly<Record<string, string>> = {}) =>
  (await house.call('GET', `/api/search/advanced?${new URLSearchParams({ type: 'events', ...query })}`)).body;
const titles = async (query: Readonly<Record<string, string>>): Promise<string[]> =>
  (await ask(query)).events.map(({ title }: { title: string }) => title);
/** What all that say a price say of the night: card, limits, order and pin. */
const told = async () => {
  const card = (await ask()).events.find(({ id }: { id: string }) => id === night.id);
  const { body } = await house.call('GET', '/api/search/nearby?lat=38.5392&lng=-0.1224&radius=5&type=events');
  const pin = body.markers.find(({ id }: { id: string }) => id === night.id);
  return {
    card: card.from ?? card.price,
    pin: pin.price,
    under15: await titles({ priceMax: '15' }),
    over25: await titles({ priceMin: '25' }),
    upwards: await titles({ sort: 'price' }),
  };
};
const cheap = { card: '10.00', pin: '10.00', under15: ['several'], over25: [], upwards: ['several', 'plain'] };
const dear = { card: '30.00', pin: '30.00', under15: [], over25: ['several'], upwards: ['plain', 'several'] };

describe('the price that the card says', () => {
  test('is that of the cheapest that can be had, for limits, order, counts and pins', async () => {
    expect(await told()).toEqual(dear);
    const early = await make();
    expect(await told()).toEqual(cheap);
    expect((await ask({ priceMax: '15' })).totals.events).toEqual({ count: 1, isMore: false });
    await house.call('DELETE', `/api/ticket-types/${early}`, { as: owner });
    expect(await told()).toEqual(dear);
  });

  test('turns when the last one is held, and again when the hold has run out', async () => {
    const early = await make({ limit: 1 });
    const guest = await house.signedInAs();
    const metadata = { type: 'event', itemId: night.id, userId: guest.id, quantity: 1, ticketType: early };
    const body = { amount: 10, currency: 'eur', metadata };
    expect((await house.call('POST', '/api/create-payment-intent', { as: guest, body })).status).toBe(201);
    expect(await told()).toEqual(dear);
    house.time.now = new Date('2026-08-01T10:16:00Z');
    await releaseAllExpiredHolds(house.db, house.time.now);
    await tidy(house.db, house.time.now);
    expect(await told()).toEqual(cheap);
  });

  test('turns with the days on which tickets are sold, by the clock of the house', async () => {
    await make({ soldFrom: '2026-08-05', soldUntil: '2026-08-06' });
    expect(await told()).toEqual(dear);
    // Midnight in the town.
    house.time.now = new Date('2026-08-04T22:00:00Z');
    await tidy(house.db, house.time.now);
    expect(await told()).toEqual(cheap);
    house.time.now = new Date('2026-08-06T22:00:00Z');
    await tidy(house.db, house.time.now);
    expect(await told()).toEqual(dear);
  });

  test('is that of another where the regular one is left out or bounded, and of the regular one while none can be had', async () => {
    const vip = await make({ name: { en: 'VIP' }, price: '60' });
    expect(await told()).toEqual(dear);
    expect((await regular({ isOff: true })).status).toBe(200);
    expect(await told()).toEqual({ ...dear, card: '60.00', pin: '60.00' });
    await regular({ soldUntil: '2026-07-31' });
    await house.call('DELETE', `/api/ticket-types/${vip}`, { as: owner });
    expect(await told()).toEqual(dear);
  });

  test('is that of the event once it is free or has no price', async () => {
    await make();
    await house.db.update(events).set({ priceCents: 0 });
    expect((await told()).card).toBe('0');
    expect(await titles({ priceMax: '0' })).toEqual(expect.arrayContaining(['several']));
  });
});
