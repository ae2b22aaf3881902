/** Reviews come from whoever was there, and ratings from reviews (issue 21). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { disputes, orders, tickets } from '#features/orders/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { reports } from '#features/reports/server/table.ts';
import { teamMembers } from '#features/teams/server/table.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import { dayMs, daysAfter, hoursAfter } from '#kit/shared/durations.ts';
import { inviteGuests, publishReviews } from './clock.ts';
import { aStayOrder, aTicketOrder, giveBack } from './factory.ts';
import { guestReviews, hostReviews, reviewInvitations } from './table.ts';

const post = keepingMailer();
const scanned = new Date('2026-08-21T21:00:00Z');
const house = aTestHouse({ mailer: post });
let guest: Member;
let owner: Member;
let admin: Member;
beforeAll(async () => {
  [guest, owner, admin] = [
    await house.signedInAs(),
    await house.signedInAs('business'),
    await house.signedInAs('admin'),
  ];
  await house.db
    .update(users)
    .set({ fullName: 'Ana Pla Ferrer', email: 'ana@correo.example' })
    .where(eq(users.id, guest.id));
  await house.db.update(users).set({ email: 'marea@correo.example' }).where(eq(users.id, owner.id));
});
beforeEach(async () => {
  house.time.now = new Date('2026-08-22T18:00:00Z');
  const tables = [reports, hostReviews, guestReviews, reviewInvitations, mails, disputes, tickets, orders];
  for (const table of tables) await house.db.delete(table);
  post.mails.length = 0;
});

const later = (days: number) => {
  house.time.now = daysAfter(scanned, days);
};
const write = (of: object, over: object = {}, as: Member | undefined = guest) =>
  house.call('POST', '/api/guest-reviews', { as, body: { of, stars: 4, ...over } });
const shown = async (type: string, listing: string) =>
  (await house.call('GET', `/api/guest-reviews?type=${type}&listing=${listing}`)).body;
const aNight = async (over: object = {}) => anEvent(house.db, { ownerId: owner.id, ...over });
const lettersOf = (letter: string) =>
  house.db
    .select()
    .from(mails)
    .where(eq(mails.letter, letter as never));
const refusal = async (reply: ReturnType<typeof write>) => {
  const { status, body } = await reply;
  return [status, body.code];
};

describe('a review is refused', () => {
  test('before the night has begun, though its ticket was scanned', async () => {
    const order = await aTicketOrder(house.db, guest, await aNight(), new Date('2026-08-21T19:00:00Z'), {
      startsAt: new Date('2026-08-21T20:30:00Z'),
    });
    house.time.now = new Date('2026-08-21T20:29:59Z');
    expect(await refusal(write({ order }))).toEqual([403, 'not_a_guest']);
    house.time.now = new Date('2026-08-21T20:30:00Z');
    expect((await write({ order })).body.wasThere).toBe('2026-08-21');
  });

  test('to whoever has not bought, was not scanned, or asks with somebody else’s order: 403', async () => {
    const event = await aNight();
    const unscanned = await aTicketOrder(house.db, guest, event, null);
    const others = await aTicketOrder(house.db, await house.signedInAs(), event, scanned);
    const own = await aTicketOrder(house.db, owner, event, scanned);
    const notThere = [403, 'not_a_guest'];
    expect(await refusal(write({ order: 'NoSuchOrder1' }))).toEqual(notThere);
    expect(await refusal(write({ order: unscanned }))).toEqual(notThere);
    expect(await refusal(write({ order: others }))).toEqual(notThere);
    expect(await refusal(write({ order: own }, {}, owner))).toEqual(notThere);
    const doorman = await house.signedInAs();
    await house.db
      .insert(teamMembers)
      .values({ ownerId: owner.id, memberId: doorman.id, role: 'door', since: scanned });
    const ofTeam = await aTicketOrder(house.db, doorman, event, scanned);
    expect(await refusal(write({ order: ofTeam }, {}, doorman))).toEqual(notThere);
    expect(await refusal(write({ token: 'a-key-that-nobody-has' }))).toEqual(notThere);
    const signedOut = await house.call('POST', '/api/guest-reviews', { body: { of: { order: others }, stars: 5 } });
    expect(signedOut.status).toBe(403);
    expect(await house.db.$count(guestReviews)).toBe(0);
  });

  test('for an order that was given back, is asked back by a bank, or a stay that goes on: 403', async () => {
    const event = await aNight();
    const returned = await aTicketOrder(house.db, guest, event, scanned);
    await giveBack(house.db, returned);
    const disputed = await aTicketOrder(house.db, guest, event, scanned);
    await house.db.insert(disputes).values({
      id: 'dp_1',
      orderId: disputed,
      amountCents: 1,
      reason: 'fraudulent',
      status: 'open',
      createdAt: scanned,
    });
    const staying = await aStayOrder(house.db, guest, await aRental(house.db), new Date('2026-08-23T10:00:00Z'));
    for (const order of [returned, disputed, staying])
      expect(await refusal(write({ order }))).toEqual([403, 'not_a_guest']);
  });

  test('after 30 days: 410; a second time: 409; with other stars than 1 to 5: 422', async () => {
    const order = await aTicketOrder(house.db, guest, await aNight(), scanned);
    later(31);
    expect(await refusal(write({ order }))).toEqual([410, 'review_closed']);
    later(30);
    for (const stars of [0, 6, 2.5, '4']) expect((await write({ order }, { stars })).status).toBe(422);
    expect((await write({ order })).status).toBe(201);
    expect(await refusal(write({ order }))).toEqual([409, 'already_reviewed']);
  });
});

describe('a review of a night', () => {
  test('is read at once, under first name and initial, with how it is known that its author was there', async () => {
    const event = await aNight();
    const order = await aTicketOrder(house.db, guest, event, scanned);
    const written = await write({ order }, { words: '  Loud, and lovely.  ' });
    expect(written.body.review).toMatchObject({ stars: 4, words: 'Loud, and lovely.', isPublic: true });
    expect(await shown('events', event.id)).toMatchObject({
      count: 1,
      average: 4,
      stars: [0, 0, 0, 1, 0],
      items: [
        { stars: 4, words: 'Loud, and lovely.', name: 'Ana F.', proof: 'ticket', wasThere: '2026-08-21', answer: null },
      ],
    });
    expect((await lettersOf('ownerReviewed')).map(({ recipient }) => recipient)).toEqual(['marea@correo.example']);
  });

  test('counts for the place of the same owner that it was at, and for nobody else’s', async () => {
    const address = 'Calle Mallorca 4';
    const place = await aBusiness(house.db, { ownerId: owner.id, address });
    const rival = await aBusiness(house.db, { ownerId: (await house.signedInAs('business')).id, address });
    const here = await aTicketOrder(house.db, guest, await aNight({ address }), scanned);
    const elsewhere = await aTicketOrder(house.db, guest, await aNight({ address: 'Puerto' }), scanned);
    await write({ order: here }, { stars: 5 });
    await write({ order: elsewhere }, { stars: 1 });
    expect((await house.call('GET', `/api/businesses/${place.id}`)).body).toMatchObject({ rating: 5, reviewCount: 1 });
    expect((await house.call('GET', `/api/businesses/${rival.id}`)).body).toMatchObject({
      rating: null,
      reviewCount: 0,
    });
    expect((await shown('businesses', place.id)).count).toBe(1);
  });
});

describe('a review of a stay', () => {
  const ended = new Date('2026-08-22T09:00:00Z');
  const aStay = async () => {
    const rental = await aRental(house.db, { ownerId: owner.id, rating: null, reviewCount: 0 });
    return { rental, order: await aStayOrder(house.db, guest, rental, ended) };
  };
  const hostWrites = (order: string, as = owner) =>
    house.call('POST', `/api/workspace/stays/${order}/guest-review`, { as, body: { stars: 5, words: 'Tidy.' } });

  test('is hidden until the host has written too; then each reads the other', async () => {
    const { rental, order } = await aStay();
    const due = await house.call('GET', '/api/workspace/guests-to-review', { as: owner });
    expect(due.body).toMatchObject([{ order, guest: 'Ana F.', wasThere: '2026-08-22' }]);
    expect((await write({ order })).body).toMatchObject({ isBlind: true, review: { isPublic: false }, host: null });
    expect((await shown('rentals', rental.id)).count).toBe(0);
    expect((await house.call('GET', '/api/workspace/guest-reviews', { as: owner })).body).toEqual([]);
    expect((await hostWrites(order)).body).toEqual({ isPublic: true });
    expect((await shown('rentals', rental.id)).items).toMatchObject([{ proof: 'stay', wasThere: '2026-08-22' }]);
    const read = await house.call('POST', '/api/guest-reviews/read', { as: guest, body: { of: { order } } });
    expect(read.body).toMatchObject({ review: { isPublic: true }, host: { stars: 5, words: 'Tidy.' } });
    expect((await house.call('GET', `/api/rentals/${rental.id}`)).body).toMatchObject({ rating: 4, reviewCount: 1 });
  });

  test('is shown after seven days though the host says nothing, and not a day before', async () => {
    const { rental, order } = await aStay();
    await write({ order });
    const wrote = house.time.now.getTime();
    await publishReviews(house.db, new Date(wrote + 7 * dayMs - 1));
    expect((await shown('rentals', rental.id)).count).toBe(0);
    await publishReviews(house.db, new Date(wrote + 7 * dayMs));
    expect((await shown('rentals', rental.id)).count).toBe(1);
    expect(await lettersOf('ownerReviewed')).toHaveLength(1);
  });

  test('of the host is theirs alone to write, once, within 30 days', async () => {
    const { order } = await aStay();
    expect((await hostWrites(order, await house.signedInAs('business'))).status).toBe(404);
    expect((await hostWrites(order)).status).toBe(201);
    expect((await hostWrites(order)).status).toBe(409);
    const { order: late } = await aStay();
    house.time.now = daysAfter(ended, 31);
    expect((await hostWrites(late)).status).toBe(410);
  });
});

describe('the letter that asks', () => {
  test('goes out once, the day after, and its key writes the review without signing in', async () => {
    const event = await aNight();
    const order = await aTicketOrder(house.db, guest, event, scanned);
    await inviteGuests(house.db, hoursAfter(scanned, 3));
    expect(await lettersOf('reviewInvitation')).toEqual([]);
    for (const hours of [17, 18]) await inviteGuests(house.db, hoursAfter(scanned, hours));
    expect(await lettersOf('reviewInvitation')).toMatchObject([{ values: { date: event.date } }]);
    await house.runTasks();
    const token = post.keys().at(-1) ?? '';
    const read = await house.call('POST', '/api/guest-reviews/read', { body: { of: { token } } });
    expect(read.body).toMatchObject({ listing: event.id, name: 'Ana F.', review: null });
    const written = await house.call('POST', '/api/guest-reviews', { body: { of: { token }, stars: 5 } });
    expect(written.status).toBe(201);
    expect(await house.db.select().from(guestReviews)).toMatchObject([{ orderId: order, authorId: guest.id }]);
  });

  test('is not written to who wants none, nor to who has written already', async () => {
    await aTicketOrder(house.db, guest, await aNight(), scanned);
    const choices = (await house.call('GET', '/api/letter-choices', { as: guest })).body;
    const choose = (invitations: boolean) =>
      house.call('PUT', '/api/letter-choices', { as: guest, body: { ...choices, invitations } });
    await choose(false);
    await inviteGuests(house.db, house.time.now);
    expect(await lettersOf('reviewInvitation')).toEqual([]);
    await choose(true);
    const done = await aTicketOrder(house.db, guest, await aNight(), scanned);
    await write({ order: done });
    await inviteGuests(house.db, house.time.now);
    expect(await lettersOf('reviewInvitation')).toEqual([]);
  });
});

describe('the owner', () => {
  test('answers once, under the review; nobody else’s', async () => {
    const event = await aNight();
    await write({ order: await aTicketOrder(house.db, guest, event, scanned) });
    const [mine] = (await house.call('GET', '/api/workspace/guest-reviews', { as: owner })).body;
    const answer = (as: Member) =>
      house.call('POST', `/api/guest-reviews/${mine.id}/answer`, { as, body: { words: 'Come again.' } });
    expect((await answer(await house.signedInAs('business'))).status).toBe(404);
    expect((await answer(owner)).body.answer.words).toBe('Come again.');
    expect(await refusal(answer(owner))).toEqual([409, 'already_answered']);
    expect((await shown('events', event.id)).items[0].answer.words).toBe('Come again.');
  });
});

describe('a reported review', () => {
  const statement = 'It names a waitress.';
  const reported = async () => {
    const rental = await aRental(house.db, { rating: null, reviewCount: 0 });
    await write({ order: await aStayOrder(house.db, guest, rental, scanned) }, { words: 'Marta was rude.' });
    const { id } = (await shown('rentals', rental.id)).items[0];
    const sent = { reason: 'private', details: 'Her name.', name: 'Marta Gil', email: 'Marta@Correo.example' };
    const body = { kind: 'review', subject: id, ...sent, goodFaith: true };
    expect((await house.call('POST', '/api/reports', { body })).status).toBe(201);
    const [report] = (await house.call('GET', '/api/admin/reports', { as: admin })).body;
    return { rental, report };
  };
  const decide = (id: string, body: object) =>
    house.call('POST', `/api/admin/reports/${id}/decision`, { as: admin, body: { statement, ...body } });

  test('is taken down with its stars, and its author and the reporter read why', async () => {
    const { rental, report } = await reported();
    expect((await house.call('GET', `/api/rentals/${rental.id}`)).body.reviewCount).toBe(1);
    expect((await decide(report.id, { decision: 'removed' })).status).toBe(422);
    expect((await decide(report.id, { decision: 'removed', ground: 'fraud' })).body.errors[0].path).toBe('ground');
    const decided = await decide(report.id, { decision: 'removed', ground: 'private', version: report.version });
    expect(decided.body).toMatchObject({ kind: 'review', status: 'removed', isRemoved: true, stars: 4 });
    expect((await shown('rentals', rental.id)).count).toBe(0);
    expect((await house.call('GET', `/api/rentals/${rental.id}`)).body).toMatchObject({ rating: null, reviewCount: 0 });
    expect((await lettersOf('reviewRemoved'))[0]?.values).toMatchObject({ ground: 'private', statement, date: null });
    expect((await lettersOf('reviewReportDecided'))[0]).toMatchObject({ recipient: 'marta@correo.example' });
    expect(await refusal(decide(report.id, { decision: 'kept' }))).toEqual([409, 'invalid_transition']);
  });

  test('stays when the desk says so, with its reason', async () => {
    const { rental, report } = await reported();
    expect((await decide(report.id, { decision: 'kept' })).body.status).toBe('kept');
    expect((await shown('rentals', rental.id)).count).toBe(1);
    expect((await lettersOf('reviewReportDecided'))[0]?.values).toMatchObject({ isRemoved: false, statement });
    expect(await lettersOf('reviewRemoved')).toEqual([]);
  });
});

test('an erased author leaves the stars and takes name and words along', async () => {
  const leaver = await house.signedInAs();
  const rental = await aRental(house.db, { rating: null, reviewCount: 0 });
  await write({ order: await aStayOrder(house.db, leaver, rental, scanned) }, { words: 'My own words.' }, leaver);
  const taken = await house.call('GET', '/api/account/export', { as: leaver });
  expect(taken.body.guestReviews).toMatchObject([{ stars: 4, words: 'My own words.' }]);
  const gone = await house.call('POST', '/api/account/erasure', { as: leaver, body: { password } });
  expect(gone.status).toBe(200);
  expect((await shown('rentals', rental.id)).items).toMatchObject([{ stars: 4, words: null, name: '' }]);
});
