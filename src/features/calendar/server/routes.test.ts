/** One's bookings in one's own calendar: whose they are, who may read them, and until when. */
import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse, origin } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { disputes } from '#features/orders/server/table.ts';
import { eq } from 'drizzle-orm';
import { calendarFeeds } from './table.ts';

const house = aTestHouse();
let marta: Member;
beforeEach(async () => {
  marta = await house.signedInAs();
});

const make = async (as: Member): Promise<string> => {
  const { status, body } = await house.call('POST', '/api/account/calendar', { as });
  expect(status).toBe(201);
  expect(body.address).toMatch(new RegExp(`^${origin}/feeds/bookings\\.ics\\?key=[\\w-]{43}$`));
  return body.address.replace(origin, '');
};
const read = (path: string, headers: Record<string, string> = {}) => house.call('GET', path, { headers });
const entriesOf = (body: unknown) =>
  new ICAL.Component(ICAL.parse(String(body))).getAllSubcomponents('vevent').map((one) => ({
    uid: one.getFirstPropertyValue('uid'),
    summary: one.getFirstPropertyValue('summary'),
    status: one.getFirstPropertyValue('status'),
  }));
const join = async (as: Member) => {
  const event = await anEvent(house.db, { priceCents: 0 });
  const { body } = await house.call('POST', '/api/orders', { as, body: { eventId: event.id } });
  return body as { id: string; tickets: { id: string; code: string }[] };
};

describe('the secret address', () => {
  test('shows the own bookings and nothing of others, and no code that opens a door', async () => {
    const [mine] = await Promise.all([join(marta), join(await house.signedInAs())]);
    const { status, headers, body } = await read(await make(marta));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(entriesOf(body)).toEqual([
      { uid: `${mine.id}@aftersun`, summary: 'Mirrorball on the roof', status: 'CONFIRMED' },
    ]);
    expect(body).not.toContain(mine.tickets[0]?.code);
  });

  test('shows the tickets that they were given and keep, until those are given back', async () => {
    const buyer = await house.signedInAs();
    const { tickets } = await join(buyer);
    const id = tickets[0]?.id ?? '';
    const given = await house.call('POST', `/api/tickets/${id}/link`, { as: buyer, body: {} });
    const token = given.body.path.split('token=')[1];
    expect((await house.call('POST', '/api/ticket-links/keep', { as: marta, body: { token } })).status).toBe(200);
    const path = await make(marta);
    const entry = (status: string) => ({ uid: `${id}@aftersun`, summary: 'Mirrorball on the roof', status });
    expect(entriesOf((await read(path)).body)).toEqual([entry('CONFIRMED')]);
    const [order] = (await house.call('GET', `/api/users/${buyer.id}/orders`, { as: buyer })).body;
    await house.call('POST', `/api/orders/${order.id}/cancellation`, { as: buyer, body: { refund: '0' } });
    expect(entriesOf((await read(path)).body)).toEqual([entry('CANCELLED')]);
  });

  test('strikes out what was cancelled', async () => {
    const { id } = await join(marta);
    const path = await make(marta);
    const known = { 'if-none-match': (await read(path)).headers.get('etag') ?? '' };
    expect((await read(path, known)).status).toBe(304);
    const cancelled = await house.call('POST', `/api/orders/${id}/cancellation`, { as: marta, body: { refund: '0' } });
    expect(cancelled.status).toBe(200);
    const { body } = await read(path, known);
    expect(entriesOf(body)).toEqual([expect.objectContaining({ uid: `${id}@aftersun`, status: 'CANCELLED' })]);
  });

  test('says of what a bank asks the money back that it may come to nothing, and of what it gave back that it did', async () => {
    const { id: orderId } = await join(marta);
    const path = await make(marta);
    const told = { id: 'du_1', orderId, amountCents: 100, reason: 'fraudulent', createdAt: house.time.now };
    await house.db.insert(disputes).values({ ...told, status: 'open' });
    expect(entriesOf((await read(path)).body)).toMatchObject([{ status: 'TENTATIVE' }]);
    await house.db.update(disputes).set({ status: 'lost', settledAt: house.time.now });
    expect(entriesOf((await read(path)).body)).toMatchObject([{ status: 'CANCELLED' }]);
    await house.db.delete(disputes);
  });

  test('is written in the language of the account', async () => {
    await join(marta);
    await house.db.update(users).set({ language: 'es' }).where(eq(users.id, marta.id));
    const { body, headers } = await read(await make(marta));
    expect(headers.get('content-language')).toBe('es');
    expect(entriesOf(body)[0]?.summary).toBe('Bola de espejos en la azotea');
  });

  test('is one: another one takes its place, and taken back there is none', async () => {
    expect((await house.call('GET', '/api/account/calendar', { as: marta })).body).toEqual({ createdAt: null });
    const first = await make(marta);
    const second = await make(marta);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    const made = await house.call('GET', '/api/account/calendar', { as: marta });
    expect(made.body).toEqual({ createdAt: house.time.now.toISOString() });
    expect((await house.call('DELETE', '/api/account/calendar', { as: marta })).body).toEqual({ createdAt: null });
    expect((await read(second)).status).toBe(404);
  });

  test('is kept as a hash, which opens nothing', async () => {
    const path = await make(marta);
    const [feed] = await house.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, marta.id));
    expect(path).not.toContain(feed?.keyHash);
    expect((await read(`/feeds/bookings.ics?key=${feed?.keyHash}`)).status).toBe(404);
  });

  test.each(['?key=nobody', '?key='])('opens nothing with %s', async (query) => {
    expect((await read(`/feeds/bookings.ics${query}`)).status).toBeGreaterThanOrEqual(404);
  });

  test('opens nothing while its account is suspended', async () => {
    const path = await make(marta);
    await house.db
      .update(users)
      .set({ suspendedAt: house.time.now, suspensionReason: 'A reason' })
      .where(eq(users.id, marta.id));
    expect((await read(path)).status).toBe(404);
  });
});

test('only who is signed in has one', async () => {
  for (const method of ['GET', 'POST', 'DELETE'])
    expect((await house.call(method, '/api/account/calendar')).status).toBe(401);
});
