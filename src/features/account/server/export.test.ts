/** Taking one's data along (issue 6; quality, Security: GDPR). */
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { knownDevices, users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { aMail } from '#features/mail/server/factory.ts';
import { confirmOrder, hold, planWish } from '#features/orders/server/doors/buying.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { disputes, orders } from '#features/orders/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { waitingList } from '#features/waiting-list/server/table.ts';
import { termsOn } from '#market/terms/terms.ts';

const house = aTestHouse();

const exportOf = (as: Member, lang = '') => house.call('GET', `/api/account/export${lang}`, { as });
/** Somebody with an e-mail who bought, gave back, joined, saved and applied. */
async function aRegular(name: string): Promise<Member> {
  const member = await house.signedInAs();
  const email = `${member.id.toLowerCase()}@correo.example`;
  await house.db.update(users).set({ fullName: name, email, createdAt: house.time.now }).where(eq(users.id, member.id));
  const event = await anEvent(house.db, {
    title: { en: `Night of ${name}`, es: `Noche de ${name}` },
    date: '2026-09-10',
  });
  const order = await holdEvent(house.db, { userId: member.id, eventId: event.id, quantity: 2 }, house.time.now);
  house.later(1);
  await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
  house.later(1);
  await house.call('POST', `/api/orders/${order.id}/cancellation`, { as: member, body: { refund: '50.00' } });
  await house.call('PUT', `/api/saved/event/${event.id}`, { as: member, body: { saved: true } });
  await house.call('PUT', '/api/community/joined', { as: member, body: { offers: ['meetups'] } });
  const job = await aJob(house.db, { contactEmail: `boss-of-${name}@bar.example`.toLowerCase() });
  const { status } = await house.call('POST', `/api/jobs/${job.id}/applications`, {
    as: member,
    body: {
      name,
      email: `${name}@work.example`,
      languages: ['Spanish'],
      availableFrom: '2026-09-20',
      message: `${name} wants to.`,
    },
  });
  expect(status).toBe(201);
  house.later(1);
  return member;
}

test('the file holds what is kept under the account, and nothing of anybody else', async () => {
  const bea = await aRegular('Bea');
  const ana = await aRegular('Ana');
  const { status, headers, body } = await exportOf(ana, '?lang=es');
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe('attachment; filename="aftersun-2026-08-21.json"');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toMatchObject({
    exportedAt: house.time.now.toISOString(),
    account: { id: ana.id, fullName: 'Ana', email: `${ana.id.toLowerCase()}@correo.example` },
    sessions: [{}],
    orders: [
      {
        title: 'Noche de Ana',
        termsVersion: termsOn('2026-08-21'),
        status: 'refunded',
        amount: '50.00',
        refunded: '50.00',
        tickets: [
          { usedAt: null, givenAt: null, givenTo: null },
          { usedAt: null, givenAt: null, givenTo: null },
        ],
        refunds: [{ amount: '50.00', reason: 'buyer', status: 'asked', doneAt: null }],
      },
    ],
    saved: [{ type: 'event' }],
    community: [{ offer: 'meetups' }],
    applications: [{ name: 'Ana', email: 'ana@work.example', message: 'Ana wants to.', status: 'received' }],
    listings: [],
    sales: [],
  });
  expect(body.letters.map(({ letter }: { letter: string }) => letter).toSorted()).toEqual([
    'applicationReceived',
    'cancelled',
    'order',
  ]);
  const text = JSON.stringify(body);
  for (const foreign of ['Bea', bea.id, 'passwordHash', 'tokenHash', 'argon2']) expect(text).not.toContain(foreign);
  expect(JSON.stringify((await exportOf(bea)).body)).not.toContain(ana.id);
});

test('what is kept for later, or waited for, is called by its name as long as it is public, and each part says what it is', async () => {
  const ana = await house.signedInAs();
  const title = { en: 'Foam night', es: 'Noche de espuma' };
  const [event, gone] = [await anEvent(house.db, { title, capacity: 1 }), await anEvent(house.db, { title })];
  const job = await aJob(house.db, { title: { en: 'Waiter', es: 'Camarera' } });
  const paths = [`event/${event.id}`, `event/${gone.id}`, `job/${job.id}`];
  for (const path of paths)
    expect((await house.call('PUT', `/api/saved/${path}`, { as: ana, body: { saved: true } })).status).toBe(200);
  const waits = { userId: ana.id, places: 2, joinedAt: house.time.now, anyTicket: true };
  await house.db.insert(waitingList).values([event, gone].map(({ id: eventId }) => ({ ...waits, eventId })));
  await house.db.update(events).set({ status: 'withdrawn' }).where(eq(events.id, gone.id));
  const { body } = await exportOf(ana, '?lang=es');
  const byId = (rows: readonly Record<string, string>[], key: string) =>
    Object.fromEntries(rows.map((row) => [row[key], [row['title'], row['page']]]));
  expect(byId(body.saved, 'listingId')).toEqual({
    [event.id]: ['Noche de espuma', `/events/${event.id}`],
    [gone.id]: [null, null],
    [job.id]: ['Camarera', `/jobs/${job.id}`],
  });
  expect(byId(body.waitingList, 'eventId')).toEqual({
    [event.id]: ['Noche de espuma', undefined],
    [gone.id]: [null, undefined],
  });
  const { legend, ...parts } = body;
  expect(Object.keys(legend).toSorted()).toEqual(Object.keys(parts).toSorted());
  expect(legend.saved).toContain('Lo que guardas');
  expect((await exportOf(ana, '?lang=en')).body.legend.saved).toContain('What you keep');
});

test('an e-mail that somebody only claims opens nobody’s letters', async () => {
  const bea = await aRegular('Berta');
  const email = `${bea.id.toLowerCase()}@correo.example`;
  await aMail(house.db, { recipient: email, letter: 'inquiryReceived', values: { name: 'Berta', kind: 'contact' } });
  const mallory = await house.signedInAs();
  await house.db.update(users).set({ email }).where(eq(users.id, mallory.id));
  expect((await exportOf(mallory)).body.letters).toEqual([]);
});

test('an owner finds their listings and what is due to them for each sale', async () => {
  const owner = await house.signedInAs('business');
  const rental = await aRental(house.db, { ownerId: owner.id });
  const event = await anEvent(house.db, { ownerId: owner.id, date: '2026-09-10' });
  const buyer = await house.signedInAs();
  const order = await holdEvent(house.db, { userId: buyer.id, eventId: event.id, quantity: 1 }, house.time.now);
  await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
  const { body } = await exportOf(owner);
  expect(body.listings.map(({ id }: { id: string }) => id).toSorted()).toEqual([rental.id, event.id].toSorted());
  // With what they wrote of how they are reached.
  expect(body.listings.find(({ id }: { id: string }) => id === rental.id)).toMatchObject({
    phone: rental.contactPhone,
    email: rental.contactEmail,
    address: rental.address,
  });
  expect(body.sales).toMatchObject([{ orderId: order.id, posting: 'sale', amountCents: 2200 }]);
  expect(JSON.stringify(body)).not.toContain(buyer.id);
});

test('tells of plans by their name, of what a bank asked back, of places on the home page, and names no guest', async () => {
  const owner = await house.signedInAs('business');
  const { db } = house;
  const wish = planWish({ userId: owner.id, plan: 'features' });
  const { order } = await db.transaction((db) => hold(db, wish, house.time.now));
  const paidWith = { provider: 'sandbox', customer: null, method: null };
  await db.transaction((db) => confirmOrder(db, order.id, house.time.now, paidWith));
  const asked = {
    id: 'du_export',
    orderId: order.id,
    amountCents: 30_000,
    reason: 'fraudulent',
    status: 'open' as const,
  };
  await db.insert(disputes).values({ ...asked, createdAt: house.time.now });
  const event = await anEvent(db, { ownerId: owner.id, date: '2026-09-10' });
  const guest = await house.signedInAs();
  const sold = await holdEvent(db, { userId: guest.id, eventId: event.id, quantity: 1 }, house.time.now);
  const where = { street: 'Calle 2', postalCode: '03501', town: 'Benidorm', country: 'ES' };
  const billTo = { name: 'Gast Invitada', taxNumber: '12345678Z', ...where };
  await db.update(orders).set({ billTo }).where(eq(orders.id, sold.id));
  await db.transaction((db) => confirmOrder(db, sold.id, house.time.now));
  await house.runTasks();
  expect(JSON.stringify((await exportOf(guest)).body.invoices)).toContain('Gast Invitada');
  const { body } = await exportOf(owner, '?lang=es');
  expect(body.orders).toMatchObject([
    {
      kind: 'plan',
      title: 'Paquete de visibilidad',
      disputes: [{ amount: '300.00', status: 'open', settledAt: null }],
    },
  ]);
  expect(body.packages).toMatchObject([{ status: 'open', until: null }]);
  expect(JSON.stringify(body)).not.toContain('Gast Invitada');
  await db.delete(disputes);
});

test('tells of devices and of the second step, and gives away nothing that opens the door', async () => {
  const ana = await house.signedInAs();
  const device = { deviceHash: 'the-hash-of-a-device', browser: 'Firefox', system: 'Linux' };
  const at = house.time.now;
  await house.db.insert(knownDevices).values({ userId: ana.id, ...device, firstUsedAt: at, lastUsedAt: at });
  const begun = await house.call('POST', '/api/account/second-factor/authenticator', { as: ana });
  const code = new TOTP({ secret: Secret.fromBase32(begun.body.secret) }).generate({ timestamp: at.getTime() });
  const path = '/api/account/second-factor/authenticator/confirm';
  const { recoveryCodes: codes } = (await house.call('POST', path, { as: ana, body: { code } })).body;
  const { body } = await exportOf(ana);
  const [first, last] = [at.toISOString(), at.toISOString()];
  expect(body.devices).toEqual([{ browser: 'Firefox', system: 'Linux', firstUsedAt: first, lastUsedAt: last }]);
  expect(body.secondFactor).toEqual({ since: first, appSince: first, passkeys: [], recoveryCodesLeft: 10 });
  expect(body.sessions).toMatchObject([{ browser: null, system: null, lastSeenAt: last }]);
  for (const secret of ['the-hash-of-a-device', begun.body.secret, ...codes])
    expect(JSON.stringify(body)).not.toContain(secret);
});

test('is for members only', async () => {
  expect((await house.call('GET', '/api/account/export')).status).toBe(401);
});
