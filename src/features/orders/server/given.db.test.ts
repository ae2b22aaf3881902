/** Friends to whom tickets were given: forgotten a while after the night, and with their buyer's account; the tickets stay. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestHouse } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { forgetGiven } from './given.ts';
import { orderPersonalData } from './personal-data.ts';
import { tickets } from './table.ts';

let house: TestHouse;
let buyer: Member;
let ticket: { id: string; code: string };
let token: string;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  buyer = await house.signedInAs();
  const { id: eventId } = await anEvent(house.db, { priceCents: 0 });
  [ticket] = (await house.call('POST', '/api/orders', { as: buyer, body: { eventId } })).body.tickets;
  const { body } = await house.call('POST', `/api/tickets/${ticket.id}/link`, { as: buyer, body: { name: 'Ana' } });
  token = body.path.split('token=')[1];
});

const opens = async () => (await house.call('POST', '/api/ticket-links/read', { body: { token } })).status;
const row = async () => (await house.db.select().from(tickets).where(eq(tickets.id, ticket.id)))[0];
const forgotten = () => expect.objectContaining({ code: ticket.code, keyHash: null, givenAt: null, givenTo: null });

test('their link and name go once what the ticket is for is long over, and not before', async () => {
  await forgetGiven(house.db, new Date('2026-08-21T20:00:00Z'));
  expect([await opens(), (await row())?.givenTo]).toEqual([200, 'Ana']);
  await forgetGiven(house.db, new Date('2026-08-22T20:00:00Z'));
  expect([await opens(), await row()]).toEqual([404, forgotten()]);
});

test('who takes their data along takes them along, and who is erased leaves none', async () => {
  const { orders } = (await house.call('GET', '/api/account/export', { as: buyer })).body;
  expect(orders[0].tickets).toEqual([
    expect.objectContaining({ givenTo: 'Ana', givenAt: house.time.now.toISOString() }),
  ]);
  const { forget } = orderPersonalData(async () => new Map());
  await forget(house.db, { id: buyer.id, name: 'Gone', at: house.time.now });
  expect([await opens(), await row()]).toEqual([404, forgotten()]);
});
