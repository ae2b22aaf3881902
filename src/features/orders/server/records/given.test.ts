/** Friends to whom tickets were given: forgotten a while after the night, and with their buyer's account; the tickets stay. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { forgetGiven } from './given.ts';
import { orderPersonalData } from '../personal-data.ts';
import { tickets } from '../table.ts';

const house = aTestHouse();
let buyer: Member;
let ticket: { id: string; code: string };
let token: string;
beforeEach(async () => {
  buyer = await house.signedInAs();
  const { id: eventId } = await anEvent(house.db, { priceCents: 0 });
  [ticket] = (await house.call('POST', '/api/orders', { as: buyer, body: { eventId } })).body.tickets;
  const { body } = await house.call('POST', `/api/tickets/${ticket.id}/link`, { as: buyer, body: { name: 'Ana' } });
  token = body.path.split('token=')[1];
});

const opens = async () => (await house.call('POST', '/api/ticket-links/read', { body: { token } })).status;
const row = async () => (await house.db.select().from(tickets).where(eq(tickets.id, ticket.id)))[0];
const notKept = { keptBy: null, keptAt: null };
const forgotten = () =>
  expect.objectContaining({ code: ticket.code, keyHash: null, givenAt: null, givenTo: null, ...notKept });
/** A friend with an account keeps it there. */
async function aKeeper(): Promise<Member> {
  const as = await house.signedInAs();
  expect((await house.call('POST', '/api/ticket-links/keep', { as, body: { token } })).status).toBe(200);
  return as;
}

test('their link and name go once what the ticket is for is long over, and not before; with them who keeps it', async () => {
  const friend = await aKeeper();
  await forgetGiven(house.db, new Date('2026-08-21T20:00:00Z'));
  expect([await opens(), await row()]).toEqual([200, expect.objectContaining({ givenTo: 'Ana', keptBy: friend.id })]);
  await forgetGiven(house.db, new Date('2026-08-22T20:00:00Z'));
  expect([await opens(), await row()]).toEqual([404, forgotten()]);
});

test('who takes their data along takes them along, and who is erased leaves none', async () => {
  await aKeeper();
  const { orders } = (await house.call('GET', '/api/account/export', { as: buyer })).body;
  expect(orders[0].tickets).toEqual([
    expect.objectContaining({ givenTo: 'Ana', givenAt: house.time.now.toISOString(), isKept: true }),
  ]);
  const { forget } = orderPersonalData(async () => new Map());
  await forget(house.db, { id: buyer.id, name: 'Gone', at: house.time.now });
  expect([await opens(), await row()]).toEqual([404, forgotten()]);
});

test('who keeps one and is erased keeps it no more; it stays given, and its link opens it as before', async () => {
  const friend = await aKeeper();
  const { forget } = orderPersonalData(async () => new Map());
  await forget(house.db, { id: friend.id, name: 'Gone', at: house.time.now });
  expect([await opens(), await row()]).toEqual([200, expect.objectContaining({ givenTo: 'Ana', ...notKept })]);
  await aKeeper();
});
