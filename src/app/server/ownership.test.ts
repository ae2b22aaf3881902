/** Whose a listing is, over all kinds: what the desk sees, handing over, and what nobody sells (decision 0046). */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { confirmOrder } from '#features/orders/server/doors/buying.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { orders } from '#features/orders/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { aSubmission } from '#features/submissions/server/factory.ts';
import { aTestHouse } from './testing.ts';
import type { Member } from './testing.ts';

const house = aTestHouse();
let admin: Member;
let owner: Member;
let buyer: Member;
const emailOf = ({ id }: Member) => `${id}@correo.example`.toLowerCase();
beforeEach(async () => {
  await house.db.update(events).set({ ownerless: false });
  [admin, owner, buyer] = [
    await house.signedInAs('admin'),
    await house.signedInAs('business'),
    await house.signedInAs(),
  ];
  await house.db
    .update(users)
    .set({ fullName: 'Iratxe Goñi', email: emailOf(owner) })
    .where(eq(users.id, owner.id));
});

const record = async (id: string) => (await house.call('GET', `/api/admin/events/${id}`, { as: admin })).body;
const handTo = (id: string, body: object, kind = 'events') =>
  house.call('PUT', `/api/admin/listings/${kind}/${id}/owner`, { as: admin, body });
const buy = (id: string, type = 'event', amount = 25) =>
  house.call('POST', '/api/create-payment-intent', {
    as: buyer,
    body: {
      amount,
      currency: 'eur',
      metadata: { type, itemId: id, userId: buyer.id, quantity: 1, ...(type === 'rental' ? stay : {}) },
    },
  });
const stay = { from: '2026-09-01', units: 3 };

describe('the desk sees whose a listing is', () => {
  test('an account’s, the house’s, or nobody’s, and filters by it', async () => {
    const theirs = await anEvent(house.db, { ownerId: owner.id });
    const houses = await anEvent(house.db);
    const nobodys = await anEvent(house.db, { ownerless: true });
    const named = { id: owner.id, name: 'Iratxe Goñi', email: emailOf(owner), isSuspended: false };
    expect(await record(theirs.id)).toMatchObject({ owner: named, ownerless: false });
    expect(await record(houses.id)).toMatchObject({ owner: null, ownerless: false });
    expect(await record(nobodys.id)).toMatchObject({ owner: null, ownerless: true });
    const ids = async (whose: string) =>
      (await house.call('GET', `/api/admin/events?owner=${whose}`, { as: admin })).body.map(
        ({ id }: { id: string }) => id,
      );
    expect(await ids('account')).toContain(theirs.id);
    expect(await ids('house')).toContain(houses.id);
    expect(await ids('nobody')).toEqual([nobodys.id]);
  });
});

describe('handing over', () => {
  test('makes it theirs from now on, in the log, and what was sold stays its seller’s', async () => {
    const event = await anEvent(house.db, { title: { en: 'Foam night' } });
    const { id } = await holdEvent(house.db, { userId: buyer.id, eventId: event.id, quantity: 1 }, house.time.now);
    await house.db.transaction((db) => confirmOrder(db, id, house.time.now));
    const found = await house.call('GET', `/api/admin/owners?account=${emailOf(owner)}`, { as: admin });
    expect(found.body).toMatchObject({
      id: owner.id,
      name: 'Iratxe Goñi',
      fault: null,
      isProven: false,
      isTraveller: false,
    });
    const reply = await handTo(event.id, { to: 'account', accountId: found.body.id, version: 1 });
    expect([reply.status, reply.body.owner.id]).toEqual([200, owner.id]);
    expect((await house.call('GET', '/api/admin/events', { as: owner })).body).toMatchObject([{ id: event.id }]);
    expect((await house.db.select().from(orders).where(eq(orders.id, id)))[0]?.ownerId).toBeNull();
    const sold = await holdEvent(house.db, { userId: buyer.id, eventId: event.id, quantity: 1 }, house.time.now);
    expect([sold.ownerId, sold.commissionPercent > 0]).toEqual([owner.id, true]);
    const log = await house.call('GET', '/api/admin/audit?action=owner', { as: admin });
    expect(log.body[0]).toMatchObject({ title: 'Foam night', before: { ownerId: null }, after: { ownerId: owner.id } });
    expect((await handTo(event.id, { to: 'house', version: 1 })).body.code).toBe('edit_conflict');
    expect((await handTo(event.id, { to: 'nobody', version: 2 })).body).toEqual({ owner: null, ownerless: true });
  });

  test('opens a traveller’s workspace, and finds them by their phone', async () => {
    const [row] = await house.db.select().from(users).where(eq(users.id, buyer.id));
    const phone = encodeURIComponent(row?.phone ?? '');
    const found = await house.call('GET', `/api/admin/owners?account=${phone}`, { as: admin });
    expect(found.body).toMatchObject({ id: buyer.id, isTraveller: true });
    expect((await house.call('GET', '/api/workspace/listings', { as: buyer })).status).toBe(403);
    const rental = await aRental(house.db);
    await handTo(rental.id, { to: 'account', accountId: buyer.id }, 'rentals');
    expect((await house.call('GET', '/api/workspace/listings', { as: buyer })).body).toMatchObject([{ id: rental.id }]);
  });

  test('refuses the desk’s own people, who is suspended, and who is not there', async () => {
    const event = await anEvent(house.db);
    const faults = async (accountId: string) => {
      const { status, body } = await handTo(event.id, { to: 'account', accountId });
      return [status, body.code];
    };
    expect(await faults(admin.id)).toEqual([409, 'not_an_owner']);
    expect(await faults((await house.signedInAs('moderator')).id)).toEqual([409, 'not_an_owner']);
    await house.db
      .update(users)
      .set({ suspendedAt: house.time.now, suspensionReason: 'Closed doors.' })
      .where(eq(users.id, owner.id));
    expect(await faults(owner.id)).toEqual([409, 'owner_suspended']);
    const seen = await house.call('GET', `/api/admin/owners?account=${emailOf(owner)}`, { as: admin });
    expect(seen.body.fault).toBe('suspended');
    expect(await faults('AbCdEfGhJkLmNpQr')).toEqual([404, 'not_found']);
    expect((await handTo(event.id, { to: 'account' })).status).toBe(422);
    expect((await handTo(event.id, { to: 'house' }, 'secrets')).status).toBe(404);
    await house.db
      .update(users)
      .set({ email: emailOf(owner) })
      .where(eq(users.id, buyer.id));
    const several = await house.call('GET', `/api/admin/owners?account=${emailOf(owner)}`, { as: admin });
    expect(several.body.code).toBe('conflict');
    await house.db.update(users).set({ emailProvenAt: house.time.now }).where(eq(users.id, buyer.id));
    const shown = await house.call('GET', `/api/admin/owners?account=${emailOf(owner)}`, { as: admin });
    expect(shown.body).toMatchObject({ id: buyer.id, isProven: true });
    expect(await record(event.id)).toMatchObject({ owner: null, ownerless: false, version: 1 });
  });
});

describe('what belongs to nobody', () => {
  test('is not sold, says so on its page, and is counted for the desk until it is handed over', async () => {
    const event = await anEvent(house.db, { ownerless: true });
    const rental = await aRental(house.db, { ownerless: true });
    for (const [id, type, amount] of [
      [event.id, 'event', 25],
      [rental.id, 'rental', 270],
    ] as const)
      expect((await buy(id, type, amount)).body).toMatchObject({ status: 422, code: 'not_for_sale' });
    expect(await house.db.$count(orders, eq(orders.userId, buyer.id))).toBe(0);
    expect((await house.call('GET', `/api/events/${event.id}`)).body.ownerless).toBe(true);
    const count = async () => (await house.call('GET', '/api/desk-counts', { as: admin })).body.ownerless;
    expect(await count()).toEqual({ events: 1, rentals: 1, businesses: 0, jobs: 0 });
    await handTo(event.id, { to: 'house' });
    await handTo(rental.id, { to: 'account', accountId: owner.id }, 'rentals');
    expect(await count()).toEqual({ events: 0, rentals: 0, businesses: 0, jobs: 0 });
    expect((await house.call('GET', `/api/events/${event.id}`)).body.ownerless).toBe(false);
    expect((await buy(event.id)).status).toBe(201);
  });

  test('can be joined where it is free: nobody is paid', async () => {
    const event = await anEvent(house.db, { ownerless: true, priceCents: 0 });
    expect((await house.call('POST', '/api/orders', { as: buyer, body: { eventId: event.id } })).status).toBe(201);
  });
});

describe('a proposal', () => {
  const proposal = {
    type: 'event',
    title: 'Foam night',
    description: 'Foam from midnight.',
    category: 'party',
    location: 'Old town',
    address: 'Calle Mallorca 4',
    contact_email: 'hola@sala9.example',
    price: '12.00',
  };
  const propose = async (as?: Member) =>
    (await house.call('POST', '/api/submissions', { as, body: proposal })).body.id as string;
  const approve = (id: string) =>
    house.call('PATCH', `/api/submissions/${id}/status`, { as: admin, body: { status: 'approved' } });

  test('of somebody signed in becomes theirs, and they may look after it', async () => {
    const id = await propose(buyer);
    const seen = await house.call('GET', `/api/submissions/${id}`, { as: admin });
    expect(seen.body.proposer).toMatchObject({ id: buyer.id, name: 'Test Member' });
    const { body } = await approve(id);
    expect(await record(body.listing_id)).toMatchObject({ owner: { id: buyer.id }, ownerless: false });
    expect((await house.call('GET', `/api/admin/events/${body.listing_id}`, { as: buyer })).status).toBe(200);
  });

  test('of a visitor becomes nobody’s, of the desk the house’s', async () => {
    const nobodys = (await approve(await propose())).body.listing_id;
    expect(await record(nobodys)).toMatchObject({ owner: null, ownerless: true });
    const houses = (await approve(await propose(admin))).body.listing_id;
    expect(await record(houses)).toMatchObject({ owner: null, ownerless: false });
  });

  test('of an account that was suspended since is not approved', async () => {
    const id = await propose(buyer);
    const body = { reason: 'Closed doors.' };
    expect((await house.call('PUT', `/api/admin/users/${buyer.id}/suspension`, { as: admin, body })).status).toBe(200);
    expect((await approve(id)).body).toMatchObject({ status: 409, code: 'owner_suspended' });
    expect((await house.call('GET', `/api/submissions/${id}`, { as: admin })).body.status).toBe('pending');
  });

  test('goes with the account that sent it', async () => {
    const pending = await aSubmission(house.db, { proposedBy: buyer.id });
    const file = await house.call('GET', '/api/account/export', { as: buyer });
    expect(file.body.submissions).toMatchObject([{ title: pending.title, status: 'pending' }]);
    const gone = await house.call('POST', '/api/account/erasure', {
      as: buyer,
      body: { password: 'una siesta larga' },
    });
    expect(gone.status).toBe(200);
    expect((await house.call('GET', `/api/submissions/${pending.id}`, { as: admin })).status).toBe(404);
  });
});

describe('only euro are sold', () => {
  const event = {
    title: { en: 'Quartet' },
    description: { en: 'Strings.' },
    category: 'concert',
    price: '10.00',
    location: 'Harbour',
    address: 'Pier 2',
    date: '2026-09-10',
    time: '21:00',
    duration: { en: '2 hours' },
    organizer: 'Marea Baja',
  };
  const send = (over: object, as = admin) => house.call('POST', '/api/events', { as, body: { ...event, ...over } });

  test.each(['USD', 'GBP'])('a price in %s is not published, and may be kept as a draft', async (currency) => {
    const refused = await send({ currency });
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'currency']);
    const { body } = await send({ currency, status: 'draft' });
    const put = { ...event, currency, status: 'published' };
    expect((await house.call('PUT', `/api/events/${body.id}`, { as: admin, body: put })).status).toBe(422);
    expect(
      (await house.call('PUT', `/api/events/${body.id}`, { as: admin, body: { ...put, price: '0' } })).status,
    ).toBe(200);
  });

  test('and no less than a bank takes: half a euro or nothing is published', async () => {
    const refused = await send({ price: '0.49' });
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'price']);
    for (const over of [{ price: '0.49', status: 'draft' }, { price: '0.50' }, { price: '0' }])
      expect((await send(over)).status).toBe(201);
  });

  test('an owner hears it when they ask for the review, and nothing has changed', async () => {
    const { body } = await send({ currency: 'USD' }, owner);
    const asked = await house.call('POST', `/api/events/${body.id}/steps`, { as: owner, body: { step: 'ask' } });
    expect([asked.status, asked.body.errors[0].path]).toEqual([422, 'currency']);
    expect(await record(body.id)).toMatchObject({ reviewAskedAt: null, version: 1 });
  });

  test('one of before is shown with its price, and not sold', async () => {
    const old = await anEvent(house.db, { currency: 'USD' });
    expect((await house.call('GET', `/api/events/${old.id}`)).body).toMatchObject({ price: '25.00', currency: 'USD' });
    expect((await buy(old.id)).body.code).toBe('not_for_sale');
  });
});

describe('a moderator', () => {
  test('publishes what waits, sees whose it is, and neither writes listings nor hands them over', async () => {
    const moderator = await house.signedInAs('moderator');
    const waiting = await anEvent(house.db, { ownerId: owner.id, status: 'draft', reviewAskedAt: house.time.now });
    const seen = await house.call('GET', '/api/admin/events?status=waiting', { as: moderator });
    expect(seen.body).toMatchObject([{ id: waiting.id, owner: { name: 'Iratxe Goñi' } }]);
    const step = { as: moderator, body: { step: 'publish' } };
    expect((await house.call('POST', `/api/events/${waiting.id}/steps`, step)).body.status).toBe('published');
    const { status } = await house.call('PUT', `/api/events/${waiting.id}`, { as: moderator, body: {} });
    expect(status).toBe(403);
    const hand = { as: moderator, body: { to: 'house' } };
    expect((await house.call('PUT', `/api/admin/listings/events/${waiting.id}/owner`, hand)).status).toBe(403);
    const log = await house.call('GET', '/api/admin/audit?action=status', { as: admin });
    expect(log.body[0]).toMatchObject({ actor: { id: moderator.id }, entityId: waiting.id });
  });

  test('loses the desk at once with the seat', async () => {
    const moderator = await house.signedInAs('moderator');
    const reply = await house.call('DELETE', `/api/admin/users/${moderator.id}/seat`, { as: admin });
    expect(reply.body).toMatchObject({ role: 'traveller', seatedBy: null, openSessions: 0 });
    expect((await house.call('GET', '/api/submissions', { as: moderator })).status).toBe(401);
  });
});
