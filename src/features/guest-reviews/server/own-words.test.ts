/** What people write of where they were: contacts are hidden, and one's own are found again. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aTicketOrder } from './factory.ts';
import { guestReviews } from './table.ts';

const scanned = new Date('2026-08-21T21:00:00Z');
const house = aTestHouse();
let guest: Member;
let owner: Member;
beforeAll(async () => {
  [guest, owner] = [await house.signedInAs(), await house.signedInAs('business')];
});
beforeEach(async () => {
  house.time.now = new Date('2026-08-22T18:00:00Z');
  await house.db.delete(guestReviews);
});

const write = (of: object, over: object = {}) =>
  house.call('POST', '/api/guest-reviews', { as: guest, body: { of, stars: 4, ...over } });
const shown = async (type: string, listing: string) =>
  (await house.call('GET', `/api/guest-reviews?type=${type}&listing=${listing}`)).body;
const aNight = () => anEvent(house.db, { ownerId: owner.id });

describe('what leads around the house', () => {
  const contact = 'Llamadme al 612345678 o carla@correo.example, https://spam.example';

  test('is hidden in a review before it is kept, and said before it is sent', async () => {
    const event = await aNight();
    const order = await aTicketOrder(house.db, guest, event, scanned);
    const looked = await house.call('POST', '/api/guest-reviews/preview', { body: { words: contact } });
    expect(looked.body.hidden.map(({ kind }: { kind: string }) => kind)).toEqual(['phone', 'email', 'link']);
    expect((await write({ order }, { words: contact })).status).toBe(201);
    const [review] = (await shown('events', event.id)).items;
    expect(review.words).toBe(looked.body.text);
    expect(review.words).toBe('Llamadme al ••• o •••, •••');
    const [kept] = await house.db.select().from(guestReviews);
    expect(JSON.stringify(kept)).not.toMatch(/612345678|carla@|spam\.example/);
  });

  test('is hidden in the owner’s answer', async () => {
    const event = await aNight();
    const order = await aTicketOrder(house.db, guest, event, scanned);
    await write({ order }, { words: 'Sun.' });
    const [{ id }] = (await shown('events', event.id)).items;
    const answer = `/api/guest-reviews/${id}/answer`;
    expect((await house.call('POST', answer, { as: owner, body: { words: contact } })).status).toBe(200);
    expect((await shown('events', event.id)).items[0].answer.words).toBe('Llamadme al ••• o •••, •••');
  });
});

test('a guest is told which of their orders they have reviewed, and nobody else’s', async () => {
  const event = await aNight();
  const order = await aTicketOrder(house.db, guest, event, scanned);
  const own = async (as: Member) => (await house.call('GET', '/api/guest-reviews/own', { as })).body;
  expect(await own(guest)).toEqual([]);
  await write({ order });
  expect(await own(guest)).toEqual([order]);
  expect(await own(owner)).toEqual([]);
});
