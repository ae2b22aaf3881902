/** The desk decides once, both sides read why, and nobody is left without their money (decision 0177). */
import { beforeEach, expect, test } from 'vitest';
import { refusalOf } from '#app/server/testing-calls.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aStayOrder } from '#features/guest-reviews/server/factory.ts';
import { guestReviews } from '#features/guest-reviews/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { aReportHouse, takenDown } from './testing.ts';

const at = aReportHouse();
const { house } = at;
let owner: Member;
beforeEach(async () => {
  owner = await at.fresh();
});

test('takes a listing down, and both sides read why; its owner not from whom it came', async () => {
  const { id: subject } = await at.aFlat(owner);
  await at.report({ subject });
  const [{ id, version }] = await at.queue();
  await house.db.delete(mails);
  const { body } = await at.decide(id, { ...takenDown, version });
  expect(body).toMatchObject({ status: 'removed', ground: 'fraud', isRemoved: true, statement: 'We went there.' });
  expect((await house.call('GET', `/api/rentals/${subject}`)).status).toBe(404);
  const written = await at.letters();
  expect(written.map(({ letter, recipient, language }) => `${letter} ${recipient} ${language}`).toSorted()).toEqual([
    'listingRemoved marea@correo.example es',
    'noticeDecided marta@correo.example en',
  ]);
  const toOwner = written.find(({ letter }) => letter === 'listingRemoved')?.values;
  expect(toOwner).toMatchObject({ title: 'Ático', ground: 'fraud', statement: 'We went there.' });
  expect(JSON.stringify(toOwner)).not.toMatch(/marta/i);
  const page = await at.own(owner);
  expect(page).toMatchObject({
    takenDown: [{ kind: 'rentals', ground: 'fraud', statement: 'We went there.', objection: null }],
    reported: [],
  });
  expect(JSON.stringify(page)).not.toMatch(/marta/i);
  // The workspace says it too.
  const record = await house.call('GET', `/api/admin/rentals/${subject}`, { as: owner });
  expect(record.body).toMatchObject({ status: 'withdrawn', reviewNote: 'We went there.' });
});

test('leaves it where it is with the reasons, and whoever reported it reads them', async () => {
  const { id: subject } = await at.aFlat(owner);
  const ana = await house.signedInAs();
  await at.report({ subject }, ana, {});
  const [{ id }] = await at.queue();
  expect((await at.decide(id, { decision: 'kept' })).body).toMatchObject({ status: 'kept', isRemoved: false });
  expect((await house.call('GET', `/api/rentals/${subject}`)).status).toBe(200);
  expect(await at.own(ana)).toMatchObject({
    reported: [{ title: 'Roof flat', status: 'kept', statement: 'We went there.' }],
  });
  expect(await at.own(owner)).toEqual({ takenDown: [], reported: [] });
});

test('of two moderators at once is the first one’s; the second is told', async () => {
  const { id: subject } = await at.aFlat(owner);
  await at.report({ subject });
  const [{ id, version }] = await at.queue();
  const other = await house.signedInAs('moderator');
  const both = await Promise.all([
    at.decide(id, { ...takenDown, version }),
    at.decide(id, { decision: 'kept', version }, other),
  ]);
  expect(both.map((reply) => refusalOf(reply).join(' ')).toSorted()).toEqual(['200 ', '409 invalid_transition']);
  expect((await at.letters()).filter(({ letter }) => letter === 'noticeDecided')).toHaveLength(1);
});

test('answers everybody who reported the same', async () => {
  const { id: subject } = await at.aFlat(owner);
  await at.report({ subject });
  await at.report({ subject }, undefined, { name: 'Bea', email: 'bea@correo.example' });
  const [{ id }] = await at.queue();
  await at.decide(id, takenDown);
  expect((await at.queue()).map(({ status }: { status: string }) => status)).toEqual(['removed', 'removed']);
  expect((await at.own(owner)).takenDown).toHaveLength(1);
  const readers = (await at.letters()).filter(({ letter }) => letter === 'noticeDecided');
  expect(readers.map(({ recipient }) => recipient).toSorted()).toEqual(['bea@correo.example', 'marta@correo.example']);
});

test('takes nothing down that is sold: the money goes back first, and then its page goes too', async () => {
  const event = await anEvent(house.db, { ownerId: owner.id, placesTaken: 2 });
  await at.report({ kind: 'events', subject: event.id });
  const [{ id, version }] = await at.queue();
  expect(refusalOf(await at.decide(id, { ...takenDown, version }))).toEqual([409, 'has_bookings']);
  expect(await at.queue()).toMatchObject([{ status: 'open', isRemoved: false }]);
  expect((await at.letters()).filter(({ letter }) => letter !== 'noticeReceived')).toEqual([]);
  const off = await house.call('POST', `/api/events/${event.id}/cancellation`, { as: at.admin, body: {} });
  expect(off.status).toBe(200);
  expect((await house.call('GET', `/api/events/${event.id}`)).body.calledOff).toBe(true);
  expect((await at.decide(id, { ...takenDown, version })).body).toMatchObject({ status: 'removed', isRemoved: true });
  await house.settled();
  expect((await house.call('GET', `/api/events/${event.id}`)).status).toBe(404);
});

test('takes no rental down that is booked', async () => {
  const flat = await at.aFlat(owner);
  const guest = await house.signedInAs();
  await holdNights(flat.id, guest);
  await at.report({ subject: flat.id });
  const [{ id }] = await at.queue();
  expect(refusalOf(await at.decide(id, takenDown))).toEqual([409, 'has_bookings']);
});

test('reaches what its owner has paused meanwhile', async () => {
  const { id: subject } = await at.aFlat(owner);
  await at.report({ subject });
  const paused = await house.call('POST', `/api/rentals/${subject}/steps`, { as: owner, body: { step: 'pause' } });
  expect(paused.status).toBe(200);
  const [{ id }] = await at.queue();
  expect((await at.decide(id, takenDown)).status).toBe(200);
  const resumed = await house.call('POST', `/api/rentals/${subject}/steps`, { as: owner, body: { step: 'resume' } });
  expect(resumed.status).toBe(404);
});

/** Holds two nights of August. */
async function holdNights(rentalId: string, guest: Member): Promise<void> {
  const metadata = { type: 'rental', itemId: rentalId, userId: guest.id, from: '2026-08-10', units: 2, quantity: 1 };
  const body = { amount: 180, currency: 'eur', metadata };
  const held = await house.call('POST', '/api/create-payment-intent', { as: guest, body });
  expect(held.status).toBe(201);
}

test('an owner’s answer to a review goes, and the review stays', async () => {
  const flat = await at.aFlat(owner);
  const guest = await house.signedInAs();
  const orderId = await aStayOrder(house.db, guest, flat, house.time.now);
  const when = house.time.now;
  const said = { stars: 2, proof: 'stay', wasThereAt: when, language: 'en', name: 'Ana P.', createdAt: when } as const;
  const about = { listingType: 'rentals', listingId: flat.id, orderId, authorId: guest.id, publishedAt: when } as const;
  await house.db
    .insert(guestReviews)
    .values({ ...said, ...about, id: 'Review000001', words: 'Loud.', answer: 'You are an oaf.', answeredAt: when });
  expect((await at.report({ kind: 'answer', subject: 'Review000001', reason: 'insult' }, guest, {})).status).toBe(201);
  const [one] = await at.queue();
  expect(one).toMatchObject({ kind: 'answer', words: 'You are an oaf.', said: 'You are an oaf.', type: 'rentals' });
  await at.decide(one.id, { decision: 'removed', ground: 'insult' });
  const { body } = await house.call('GET', `/api/guest-reviews?type=rentals&listing=${flat.id}`);
  expect(body.items).toMatchObject([{ words: 'Loud.', answer: null }]);
  const written = (await at.letters()).find(({ letter }) => letter === 'answerRemoved');
  expect(written).toMatchObject({ recipient: 'marea@correo.example', values: { words: 'You are an oaf.' } });
  const mine = await house.call('GET', '/api/workspace/guest-reviews', { as: owner });
  expect(mine.body).toMatchObject([{ answer: { words: 'You are an oaf.' }, isAnswerRemoved: true }]);
});
