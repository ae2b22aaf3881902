/** Waiting for one of several tickets (decision 0198): who may, who is told of which, and that nobody is passed over for another's. On both engines. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '#app/server/testing-calls.ts';
import type { Member } from '#app/server/testing.ts';
import { placesTakenOf } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder, releaseAllExpiredHolds } from '#features/orders/server/doors/buying.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { settleTickets } from '#features/ticket-types/server/service.ts';
import { ticketTypes } from '#features/ticket-types/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import { tellOfPlaces } from './letters.ts';
import { waitingList } from './table.ts';
import { aSoldOutNight } from './testing.ts';

const t = aSoldOutNight();
const { soldOut, later, mine, told } = t;
let [vip, early] = ['', ''];

/** A night of which there are forty places, ten taken: the regular ticket is bounded by five, VIP by three, and all eight are sold. */
beforeEach(async () => {
  [vip, early] = [newId(), newId()];
  t.event = await soldOut({ priceCents: 2000, regularLimit: 5, capacity: 40, placesTaken: 8 });
  const one = { eventId: t.event.id, createdAt: t.house.time.now, position: 0, description: {} };
  await t.house.db
    .insert(ticketTypes)
    .values([{ ...one, id: vip, name: { en: 'VIP', es: 'Vip' }, priceCents: 6000, limit: 3, taken: 3 }]);
  await settleTickets(t.house.db, t.house.time.now, t.event.id);
});

const ask = async (as: Member | undefined, ticketType?: string, places = 1) => {
  later(1);
  return t.house.call('PUT', t.path(), { as, body: { places, ...(ticketType !== undefined && { ticketType }) } });
};
const set = (values: Partial<typeof ticketTypes.$inferInsert>, id = vip) =>
  t.house.db.update(ticketTypes).set(values).where(eq(ticketTypes.id, id));
const setEvent = (values: Partial<typeof events.$inferInsert>) =>
  t.house.db.update(events).set(values).where(eq(events.id, t.event.id));
const makeEarly = (over: Partial<typeof ticketTypes.$inferInsert> = {}) =>
  t.house.db.insert(ticketTypes).values({
    id: early,
    eventId: t.event.id,
    name: { en: 'Early bird' },
    priceCents: 1500,
    position: 1,
    createdAt: t.house.time.now,
    ...over,
  });
const hold = (as: Member | undefined, ticketType?: string, quantity = 1) =>
  holdEvent(t.house.db, { userId: as?.id ?? '', eventId: t.event.id, quantity, ticketType }, t.house.time.now);

describe('who finds a ticket sold out', () => {
  test('waits for it, for the regular one or for any, though the event has places', async () => {
    expect((await ask(t.ana, vip)).body.waits).toMatchObject([
      { ticketType: vip, ticketName: 'VIP', isOpen: false, isSold: true },
    ]);
    expect((await ask(t.bea, 'regular')).body.waits).toMatchObject([{ ticketType: 'regular', ticketName: null }]);
    expect((await ask(t.cleo)).body.waits).toMatchObject([{ ticketType: 'any', ticketName: null }]);
    await setEvent({ regularName: { en: 'Standing' } });
    expect((await mine(t.bea)).waits).toMatchObject([{ ticketName: 'Standing' }]);
  });

  test('hears what can’t be waited for', async () => {
    expect(refusalOf(await ask(t.ana, 'nothing1'))).toEqual([422, 'not_for_sale']);
    await set({ each: 2 });
    expect(refusalOf(await ask(t.ana, vip, 3))).toEqual([409, 'ticket_type_limit']);
    await set({ limit: 4 });
    expect(refusalOf(await ask(t.ana, vip))).toEqual([409, 'places_free']);
    expect(refusalOf(await ask(t.ana, 'any'))).toEqual([409, 'places_free']);
    expect((await ask(t.ana, 'regular')).status).toBe(200);
    for (const sale of [{ soldFrom: '2026-08-21' }, { soldFrom: null, soldUntil: '2026-08-19' }]) {
      await set({ limit: 3, ...sale });
      expect(refusalOf(await ask(t.bea, vip))).toEqual([422, 'not_for_sale']);
    }
    await set({ endedAt: t.house.time.now });
    expect(refusalOf(await ask(t.bea, vip))).toEqual([422, 'not_for_sale']);
  });

  test('asks for another anew, at the end of its row; for another number they keep their place', async () => {
    await ask(t.ana, 'regular');
    await ask(t.bea, vip);
    await ask(t.ana, vip);
    await ask(t.bea, vip, 2);
    await ask(t.bea, vip, 1);
    await set({ limit: 4 });
    expect(await told()).toEqual(['bea']);
    expect(await t.house.db.$count(waitingList)).toBe(2);
  });
});

describe('when one of them comes free', () => {
  beforeEach(async () => {
    await ask(t.ana, 'regular');
    await ask(t.bea, vip);
    await ask(t.cleo);
  });

  test('who waits for it is told, at its price, and whoever waits for another keeps their place', async () => {
    await set({ limit: 4 });
    later(1);
    await tellOfPlaces(t.house.db, t.house.time.now);
    await t.house.runTasks();
    expect(t.mailer.mails.map(({ to }) => to.split('-')[0])).toEqual(['bea']);
    expect(t.mailer.mails[0]?.text).toContain(`&quantity=1&ticketType=${vip}`);
    expect(t.mailer.mails[0]?.text).toMatch(/1 × VIP/);
    expect(t.mailer.mails[0]?.text).toContain('€60');
    t.mailer.mails.length = 0;
    await setEvent({ regularLimit: 7 });
    expect(await told()).toEqual(['ana', 'cleo']);
    const rows = await t.house.db.select().from(mails);
    expect(rows.map(({ values }) => values)).toEqual(
      expect.arrayContaining([expect.objectContaining({ ticketType: 'regular', price: '20.00' })]),
    );
  });

  test('its page says so when they are told, and that it is sold out before', async () => {
    const page = async () => (await t.house.call('GET', `/api/events/${t.event.id}`)).body;
    expect(await page()).toMatchObject({ soldOut: true });
    await set({ limit: 4 });
    expect(await told()).toEqual(['bea']);
    expect(await page()).toMatchObject({ soldOut: false, from: '60.00' });
  });

  test('a turn keeps it from the next who wants it, and from nobody who wants another', async () => {
    await set({ limit: 4 });
    expect(await told()).toEqual(['bea']);
    expect(await told(30)).toEqual([]);
    await setEvent({ regularLimit: 6 });
    expect(await told()).toEqual(['ana']);
    // When Bea's hour is over, who takes any ticket is told of hers.
    expect(await told(30)).toEqual(['cleo']);
    expect((await mine(t.cleo)).waits).toMatchObject([{ isOpen: true, opens: null }]);
  });

  test('nobody is told of what somebody else holds, and of a hold that ran out the next is', async () => {
    await set({ limit: 4 });
    const guest = await t.aReader('guest');
    await hold(guest, vip);
    expect(await told()).toEqual([]);
    expect((await mine(t.bea)).waits).toMatchObject([{ isOpen: false }]);
    later(16);
    await releaseAllExpiredHolds(t.house.db, t.house.time.now);
    expect(await told()).toEqual(['bea']);
  });

  test('who misses it is told again, also where another is there', async () => {
    await set({ limit: 4 });
    expect(await told()).toEqual(['bea']);
    await hold(await t.aReader('guest'), vip);
    await setEvent({ regularLimit: 6 });
    expect(await told()).toEqual(['ana']);
    await set({ limit: 5 });
    await t.house.db.delete(mails);
    // Cleo never had a turn: hers comes first.
    expect(await told()).toEqual(['cleo']);
    await set({ limit: 6 });
    expect(await told()).toEqual(['bea']);
  });

  test('who buys another ticket keeps waiting for theirs; who buys theirs waits no longer', async () => {
    await setEvent({ regularLimit: 7 });
    const { id } = await hold(t.bea);
    await t.house.db.transaction((db) => confirmOrder(db, id, t.house.time.now));
    expect((await mine(t.bea)).waits).toHaveLength(1);
    await t.house.db.delete(mails);
    await set({ limit: 4 });
    expect(await told()).toEqual(['ana', 'bea']);
    const own = await hold(t.bea, vip);
    await t.house.db.transaction((db) => confirmOrder(db, own.id, t.house.time.now));
    expect((await mine(t.bea)).waits).toEqual([]);
  });

  test('the cheapest comes first for who takes any, and none that is not sold on this day', async () => {
    await makeEarly({ soldFrom: '2026-08-21' });
    expect(await told()).toEqual([]);
    await set({ soldFrom: '2026-08-20' }, early);
    expect(await told()).toEqual(['cleo']);
    expect((await mine(t.cleo)).waits).toMatchObject([{ isOpen: true, opens: early }]);
  });

  test('a ticket that its organiser ended is said not to be sold, and told to nobody', async () => {
    await set({ limit: 9, endedAt: t.house.time.now });
    expect(await told()).toEqual([]);
    expect((await mine(t.bea)).waits).toMatchObject([{ isSold: false, isOpen: false }]);
  });

  test('of an event that has no more places nobody is told, whatever there is of a ticket', async () => {
    await setEvent({ capacity: 8 });
    await set({ limit: 9 });
    expect(await told()).toEqual([]);
    await setEvent({ capacity: 9 });
    expect(await told()).toEqual(['bea']);
  });
});

describe('at once', () => {
  test('many rounds tell each of them once, of no more than there are', async () => {
    const more = await Promise.all(['dora', 'eva', 'fani'].map((name) => t.aReader(name)));
    for (const as of [t.ana, t.bea, ...more]) await ask(as, vip);
    await ask(t.cleo, 'regular');
    await set({ limit: 5 });
    later(1);
    await Promise.all(Array.from({ length: 6 }, () => tellOfPlaces(t.house.db, t.house.time.now)));
    expect(await told()).toEqual(['ana', 'bea']);
  });

  test('who buys at the very moment when they are told is told or has bought, and no ticket is sold twice', async () => {
    await ask(t.ana, vip);
    await ask(t.bea, vip);
    await set({ limit: 4 });
    later(1);
    const guest = await t.aReader('guest');
    const holds = await Promise.allSettled([
      tellOfPlaces(t.house.db, t.house.time.now),
      hold(guest, vip),
      hold(t.ana, vip),
      tellOfPlaces(t.house.db, t.house.time.now),
    ]);
    expect(holds.slice(1, 3).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await placesTakenOf(t.house.db, t.event.id)).toBe(9);
    const written = await told();
    expect(written.length).toBeLessThanOrEqual(1);
    expect(['', 'ana']).toContain(written.join());
  });

  test('two presses for two tickets leave one wish', async () => {
    const both = await Promise.all([ask(t.ana, vip), ask(t.ana, 'regular')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await t.house.db.$count(waitingList)).toBe(1);
  });
});

test('its owner and the desk see how many wait for which ticket, and nobody who', async () => {
  const owner = await t.house.signedInAs('business');
  await setEvent({ ownerId: owner.id });
  await ask(t.ana, vip, 2);
  await ask(t.bea, vip);
  await ask(t.cleo, 'any', 4);
  for (const as of [owner, await t.house.signedInAs('admin')]) {
    const { body } = await t.house.call('GET', `/api/admin/events/${t.event.id}/ticket-types`, { as });
    expect(body).toMatchObject({
      any: { peopleWaiting: 1, placesWanted: 4 },
      regular: { peopleWaiting: 0, placesWanted: 0 },
      types: [{ peopleWaiting: 2, placesWanted: 3 }],
    });
    expect(JSON.stringify(body)).not.toContain(t.ana?.id);
  }
  expect((await t.house.call('GET', `/api/admin/events/${t.event.id}`, { as: owner })).body).toMatchObject({
    peopleWaiting: 3,
    placesWanted: 7,
  });
  expect(JSON.stringify((await t.house.call('GET', `/api/events/${t.event.id}/ticket-types`)).body)).not.toContain(
    'aiting',
  );
});
