/** Whoever ended a conversation is left alone by the other one, whatever else the two could write about (decision 0170). */
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aStayOrder, aTicketOrder } from '#features/guest-reviews/server/factory.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { newId } from '#kit/server/ids.ts';

const house = aTestHouse();
let guest: Member;
let owner: Member;
beforeAll(async () => {
  [guest, owner] = [await house.signedInAs(), await house.signedInAs('business')];
});

const write = (about: object) =>
  house.call('POST', '/api/conversations', { as: guest, body: { about, text: 'Hello', key: newId() } });
const answer = (id: string) =>
  house.call('POST', `/api/workspace/conversations/${id}/messages`, { as: owner, body: { text: 'No', key: newId() } });
const block = (id: string, isBlocked: boolean) =>
  house.call('POST', `/api/workspace/conversations/${id}/block`, { as: owner, body: { isBlocked } });
const blocked = async (id: string) => (await house.call('GET', `/api/conversations/${id}`, { as: guest })).body.blocked;

test('an ended conversation ends all of the two but those about a paid booking, until it is opened again', async () => {
  const [flat, boat] = [await aRental(house.db, { ownerId: owner.id }), await aRental(house.db, { ownerId: owner.id })];
  const event = await anEvent(house.db, { ownerId: owner.id });
  const free = await aTicketOrder(house.db, guest, event, null, { ownerId: owner.id });
  const nights = new Date('2026-09-01T10:00:00Z');
  const paid = await aStayOrder(house.db, guest, boat, nights, { ownerId: owner.id, amountCents: 24_000 });
  const [first, second] = [
    (await write({ type: 'rentals', listing: flat.id })).body.id,
    (await write({ type: 'rentals', listing: boat.id })).body.id,
  ];
  expect((await block(first, true)).body.blocked).toBe('me');

  for (const about of [{ type: 'rentals', listing: boat.id }, { order: free }]) {
    const { status, body } = await write(about);
    expect([status, body.code]).toEqual([403, 'conversation_closed']);
  }
  expect((await answer(second)).body.code).toBe('conversation_closed');
  expect([await blocked(first), await blocked(second)]).toEqual(['them', 'them']);
  const begun = await house.call('POST', '/api/conversations/find', { as: guest, body: { about: { order: free } } });
  expect(begun.body.open).toBe(first);
  const keys = await write({ order: paid });
  expect([keys.status, await blocked(keys.body.id)]).toEqual([201, null]);

  expect((await block(second, false)).body.blocked).toBeNull();
  expect((await write({ order: free })).status).toBe(201);
});

test('it says nothing to other guests, nor between the guest and others', async () => {
  const [mine, others] = [
    await aRental(house.db, { ownerId: owner.id }),
    await aRental(house.db, { ownerId: (await house.signedInAs('business')).id }),
  ];
  await block((await write({ type: 'rentals', listing: mine.id })).body.id, true);
  expect((await write({ type: 'rentals', listing: others.id })).status).toBe(201);
  const body = { about: { type: 'rentals', listing: mine.id }, text: 'Hello', key: newId() };
  expect((await house.call('POST', '/api/conversations', { as: await house.signedInAs(), body })).status).toBe(201);
});
