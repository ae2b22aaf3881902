/** Erasing one's account (issue 6; quality, Security: GDPR), on both engines. */
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import {
  authenticators,
  knownDevices,
  passkeys,
  recoveryCodes,
  sessions,
  steps,
  users,
} from '#features/auth/server/table.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { aMail } from '#features/mail/server/factory.ts';
import { confirmOrder } from '#features/orders/server/doors/buying.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { orders, refunds, tickets } from '#features/orders/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { newId } from '#kit/server/ids.ts';

const house = aTestHouse();
let admin: Member;
let ana: Member;
let phone: string;
beforeEach(async () => {
  admin = await house.signedInAs('admin');
  ana = await aMember();
  phone = (await rowOf(ana))?.phone ?? '';
});

const name = 'Ana María Casamayor';
const emailOf = ({ id }: Member) => `${id.toLowerCase()}@correo.example`;
async function aMember(): Promise<Member> {
  const member = await house.signedInAs();
  const createdAt = house.time.now;
  await house.db
    .update(users)
    .set({ fullName: name, username: `casamayor${member.id}`, email: emailOf(member), createdAt })
    .where(eq(users.id, member.id));
  return member;
}
const rowOf = async ({ id }: Member) => (await house.db.select().from(users).where(eq(users.id, id)))[0];
const erase = (as: Member, secret = password) =>
  house.call('POST', '/api/account/erasure', { as, body: { password: secret } });
const moveTo = (instant: string) => (house.time.now = new Date(instant));
/** A paid order of an event on 21 August. */
async function buy(as: Member, over: Parameters<typeof anEvent>[1] = {}) {
  const event = await anEvent(house.db, over);
  const order = await holdEvent(house.db, { userId: as.id, eventId: event.id, quantity: 2 }, house.time.now);
  await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
  return order;
}
async function apply(as: Member) {
  const job = await aJob(house.db, { contactEmail: 'jefa@bar.example' });
  const body = {
    name,
    email: emailOf(as),
    phone,
    languages: ['Spanish'],
    availableFrom: '2026-09-20',
    message: 'Hola.',
  };
  const reply = await house.call('POST', `/api/jobs/${job.id}/applications`, { as, body });
  const [{ id } = { id: '' }] = (await house.call('GET', '/api/job-applications', { as: admin })).body;
  const path = `/api/job-applications/${id}`;
  await house.call('PATCH', path, { as: admin, body: { status: 'shortlisted', answer: 'Nice', version: 1 } });
  return reply.status;
}
const propose = async (as: Member) => {
  const what = { type: 'event', title: `Fiesta de ${name}`, description: 'A party on the beach.', category: 'party' };
  const body = { ...what, location: 'Levante', address: 'Calle 1', price: null, details: {} };
  const from = { contact_email: emailOf(as), contact_phone: phone };
  return (await house.call('POST', '/api/submissions', { as, body: { ...body, ...from } })).status;
};
/** Somebody else invites the mailbox into their team; the letter waits. */
const isInvited = async (member: Member) => {
  const body = { role: 'editor', email: emailOf(member) };
  return (await house.call('POST', '/api/team/invitations', { as: await house.signedInAs('business'), body })).status;
};
/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const tables = (await house.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )) as { rows: { name: string }[] };
  let text = '';
  for (const { name: table } of tables.rows) {
    const { rows } = (await house.db.execute(sql.raw(`select to_jsonb(t)::text as row from "${table}" t`))) as {
      rows: { row: string }[];
    };
    text += rows.map(({ row }) => `${table}: ${row}`).join('\n');
  }
  return text;
}
const figures = async () => {
  const ledger = (await house.db.execute(
    sql`select account, sum(amount_cents)::int as cents from ledger_entries group by account order by account`,
  )) as { rows: unknown[] };
  const desk = await house.call('GET', '/api/admin/orders', { as: admin });
  const facts = desk.body.map(({ id, amount, refunded, status }: Record<string, string>) => ({
    id,
    amount,
    refunded,
    status,
  }));
  return { ledger: ledger.rows, facts, tickets: await house.db.$count(tickets) };
};

describe('erasing', () => {
  test('leaves no word of the person anywhere, and every figure of the house as it was', async () => {
    const order = await buy(ana);
    expect(await apply(ana)).toBe(201);
    await house.call('POST', `/api/admin/users/${ana.id}/sign-out`, { as: admin });
    const login = await house.call('POST', '/api/auth/signin', { body: { phone, password } });
    ana = { ...ana, cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    await house.call('PUT', `/api/saved/event/${order.itemId}`, { as: ana, body: {} });
    await house.call('PUT', '/api/community/joined', { as: ana, body: { offers: ['meetups'] } });
    expect([await propose(ana), await isInvited(ana)]).toEqual([201, 201]);
    moveTo('2026-08-23T18:00:00Z');
    const before = await figures();
    const traces = [name, emailOf(ana), phone, `casamayor${ana.id}`];
    const told = await everything();
    for (const trace of traces) expect(told).toContain(trace);

    const reply = await erase(ana);
    expect([reply.status, reply.body]).toEqual([200, { erased: true }]);
    expect(reply.headers.getSetCookie()[0]).toMatch(/^session=;/);

    const left = await everything();
    for (const trace of traces) expect(left).not.toContain(trace);
    expect(await figures()).toEqual(before);
    const [kept] = await house.db.select().from(orders).where(eq(orders.id, order.id));
    expect(kept).toMatchObject({ userId: ana.id, amountCents: 5000, status: 'confirmed' });
  });

  test('leaves nothing in what they offered of how they were reached, and of the door of a flat', async () => {
    const ownerId = ana.id;
    const [called, mailed] = ['+34600777123', 'anfitriona@casa.example'];
    const inside = { host: 'Ana de la Cala', door: 'Puerta 7B', arrival: { en: 'Key in box 4821' } };
    await aRental(house.db, { ownerId, contactPhone: called, contactEmail: mailed, ...inside });
    await aBusiness(house.db, { ownerId, phone: called, email: mailed });
    await anEvent(house.db, { ownerId, organizer: 'Fiestas Ana de la Cala' });
    const traces = [called, mailed, 'Ana de la Cala', 'Puerta 7B', 'box 4821'];
    const told = await everything();
    for (const trace of traces) expect(told).toContain(trace);
    expect((await erase(ana)).status).toBe(200);
    const left = await everything();
    for (const trace of traces) expect(left).not.toContain(trace);
  });

  test('forgets the devices and the second step, and what had been begun', async () => {
    const at = house.time.now;
    const userId = ana.id;
    await house.db
      .insert(knownDevices)
      .values({ userId, deviceHash: newId(), browser: 'Firefox', system: 'Linux', firstUsedAt: at, lastUsedAt: at });
    await house.db.insert(authenticators).values({ userId, secret: 'sealed', createdAt: at });
    await house.db.insert(recoveryCodes).values({ userId, codeHash: newId() });
    await house.db.insert(passkeys).values({
      id: newId(),
      userId,
      credentialId: newId(),
      publicKey: 'x',
      counter: 0,
      transports: [],
      name: 'x',
      createdAt: at,
    });
    await house.db
      .insert(steps)
      .values({ id: newId(), userId, purpose: 'signIn', keyHash: newId(), createdAt: at, expiresAt: at });
    expect((await erase(ana)).status).toBe(200);
    for (const table of [knownDevices, authenticators, recoveryCodes, passkeys, steps])
      expect(await house.db.$count(table, eq(table.userId, userId))).toBe(0);
  });

  test('signs out everywhere, and the phone is as unknown as any; it may sign up again', async () => {
    await erase(ana);
    expect(await house.db.$count(sessions, eq(sessions.userId, ana.id))).toBe(0);
    expect((await house.call('GET', '/api/account', { as: ana })).status).toBe(401);
    const signIn = (of: string) => house.call('POST', '/api/auth/signin', { body: { phone: of, password } });
    const [gone, unknown] = [await signIn(phone), await signIn('+34600999777')];
    expect({ ...gone.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect([gone.status, unknown.status]).toEqual([401, 401]);
    expect((await signIn(`erased-${ana.id}`)).status).toBe(401);
    const again = await house.call('POST', '/api/auth/signup', {
      body: {
        username: newId(),
        fullName: 'Ana again',
        phone,
        email: emailOf(ana),
        password,
        accountType: 'traveller',
      },
    });
    expect(again.status).toBe(201);
    expect(again.body.user.id).not.toBe(ana.id);
  });

  test('shows as what it is at the desk, and in the log without a name', async () => {
    const order = await buy(ana);
    moveTo('2026-08-23T18:00:00Z');
    await erase(ana);
    const person = (await house.call('GET', `/api/admin/users/${ana.id}`, { as: admin })).body;
    expect(person).toMatchObject({ fullName: `erased-${ana.id}`, erasedAt: '2026-08-23T18:00:00.000Z', email: null });
    const log = (await house.call('GET', '/api/admin/audit?action=delete', { as: admin })).body;
    const entry = log.find(({ entityId }: { entityId: string }) => entityId === ana.id);
    expect(entry).toMatchObject({ entity: 'users', title: `erased-${ana.id}`, before: {}, after: {} });
    const rows = (await house.call('GET', '/api/admin/orders', { as: admin })).body;
    expect(rows.find(({ id }: { id: string }) => id === order.id).buyer).toBe(`erased-${ana.id}`);
    expect((await house.call('GET', `/api/admin/orders/${order.id}`, { as: admin })).status).toBe(200);
  });

  test('asks for the password, and counts the guesses', async () => {
    const wrong = await erase(ana, 'not this one');
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'password']);
    expect((await rowOf(ana))?.erasedAt).toBeNull();
    for (let i = 0; i < 9; i += 1) await erase(ana, 'not this one');
    expect((await erase(ana)).status).toBe(429);
  });

  test('twice at once is once', async () => {
    const statuses = (await Promise.all([erase(ana), erase(ana)]))
      .map(({ status }) => status)
      .toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    expect([200, 401, 422]).toContain(statuses[1]);
    expect(
      (await house.call('GET', '/api/admin/audit?action=delete&q=erased', { as: admin })).body.length,
    ).toBeGreaterThan(0);
    expect((await rowOf(ana))?.phone).toBe(`erased-${ana.id}`);
  });

  test('takes nothing that is another’s: their letters to the same address stay', async () => {
    const bea = await aMember();
    await house.db
      .update(users)
      .set({ email: emailOf(ana) })
      .where(eq(users.id, bea.id));
    const letter = await aMail(house.db, { recipient: emailOf(ana), userId: bea.id });
    await apply(bea);
    await erase(ana);
    expect(await everything()).toContain(letter.id);
    expect((await house.call('GET', `/api/users/${bea.id}/applications`, { as: bea })).body).toHaveLength(1);
    expect((await rowOf(bea))?.fullName).toBe(name);
  });
});

describe('erasing is refused', () => {
  const refused = async (as = ana) => {
    const reply = await erase(as);
    expect([reply.status, reply.body.code]).toEqual([409, 'has_bookings']);
    expect((await rowOf(as))?.erasedAt).toBeNull();
  };

  test('while a booking lies ahead, until it is cancelled or over', async () => {
    const order = await buy(ana, { date: '2026-09-10' });
    await refused();
    const cancel = { as: ana, body: { refund: '50.00' } };
    expect((await house.call('POST', `/api/orders/${order.id}/cancellation`, cancel)).status).toBe(200);
    await house.db.update(refunds).set({ status: 'done', doneAt: house.time.now }).where(eq(refunds.orderId, order.id));
    expect((await erase(ana)).status).toBe(200);
  });

  test('while something is held, until the hold is over', async () => {
    const event = await anEvent(house.db);
    await holdEvent(house.db, { userId: ana.id, eventId: event.id, quantity: 1 }, house.time.now);
    await refused();
    moveTo('2026-08-21T18:15:00Z');
    expect((await erase(ana)).status).toBe(200);
  });

  test('while guests of theirs are to come; then what they offered leaves the lists', async () => {
    const owner = await house.signedInAs('business');
    const rental = await aRental(house.db, { ownerId: owner.id });
    await buy(ana, { ownerId: owner.id });
    await refused(owner);
    moveTo('2026-08-23T18:00:00Z');
    // What they are owed holds them back as well, until they have it.
    const { asOf, version, dueCents } = (await house.call('GET', `/api/admin/payouts/${owner.id}`, { as: admin })).body;
    const paid = { asOf, version, amountCents: dueCents, reference: 'AFS-1' };
    expect((await house.call('POST', `/api/admin/payouts/${owner.id}`, { as: admin, body: paid })).status).toBe(200);
    moveTo('2026-08-30T18:00:01Z');
    expect((await house.call('GET', `/api/rentals/${rental.id}`)).status).toBe(200);
    expect((await erase(owner)).status).toBe(200);
    expect((await house.call('GET', `/api/rentals/${rental.id}`)).status).toBe(404);
  });

  test('to an admin', async () => {
    expect((await erase(admin)).status).toBe(403);
    expect((await rowOf(admin))?.erasedAt).toBeNull();
  });
});
