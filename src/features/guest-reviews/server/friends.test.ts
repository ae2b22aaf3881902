/** Whoever was let in with a ticket that a friend bought and that they keep reviews the night, and its buyer does not for them. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import type { EventRow } from '#features/events/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { disputes, orders, tickets } from '#features/orders/server/table.ts';
import { aTeamMember } from '#features/teams/server/factory.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import { newId } from '#kit/server/ids.ts';
import { hoursAfter } from '#kit/shared/durations.ts';
import { inviteFriends, inviteGuests } from './clock.ts';
import { aTicketOrder, giveBack } from './factory.ts';
import { friendInvitations, guestReviews, reviewInvitations } from './table.ts';

const post = keepingMailer();
const house = aTestHouse({ mailer: post });
let owner: Member;
let buyer: Member;
let friend: Member;
let event: EventRow;
const scanned = new Date('2026-08-21T21:00:00Z');
beforeAll(async () => {
  owner = await house.signedInAs('business');
});
beforeEach(async () => {
  house.time.now = hoursAfter(scanned, 20);
  for (const table of [friendInvitations, reviewInvitations, guestReviews, mails, disputes, tickets, orders])
    await house.db.delete(table);
  [buyer, friend] = [await house.signedInAs(), await house.signedInAs()];
  const ana = { fullName: 'Ana Ferrer', email: `ana-${friend.id}@correo.example`.toLowerCase() };
  await house.db.update(users).set(ana).where(eq(users.id, friend.id));
  event = await anEvent(house.db, { ownerId: owner.id, date: '2026-08-21', time: '22:30' });
});

/** A ticket of a friend's, given to whoever keeps it and scanned. */
async function aKeptTicket(usedAt: Date | null = scanned) {
  const order = await aTicketOrder(house.db, buyer, event, usedAt, { ownerId: owner.id });
  const given = { givenAt: scanned, keyHash: newId(), keptBy: friend.id, keptAt: scanned };
  const [ticket] = await house.db.update(tickets).set(given).where(eq(tickets.orderId, order)).returning();
  return { order, ticket: ticket?.id ?? '' };
}
const write = (of: object, as?: Member) =>
  house.call('POST', '/api/guest-reviews', { ...(as && { as }), body: { of, stars: 4, words: 'Loud.' } });
const refused = async (reply: ReturnType<typeof write>) => [(await reply).status, (await reply).body.code];
const letters = () => house.db.select().from(mails).where(eq(mails.letter, 'reviewInvitation'));

test('they review it once, under their own name; its buyer, who was not there, does not', async () => {
  const { order, ticket } = await aKeptTicket();
  expect(await refused(write({ order }, buyer))).toEqual([403, 'not_a_guest']);
  expect(await refused(write({ order }, friend))).toEqual([403, 'not_a_guest']);
  expect(await refused(write({ ticket }, buyer))).toEqual([403, 'not_a_guest']);
  const written = await write({ ticket }, friend);
  expect([written.status, written.body.name, written.body.proof, written.body.review.isPublic]).toEqual([
    201,
    'Ana F.',
    'ticket',
    true,
  ]);
  expect(await refused(write({ ticket }, friend))).toEqual([409, 'already_reviewed']);
  expect((await house.call('GET', '/api/guest-reviews/own', { as: friend })).body).toEqual([ticket]);

  // Its buyer came in with another one of the same order.
  await house.db
    .insert(tickets)
    .values({ id: newId(), orderId: order, code: 'AB12CD34', usedAt: scanned, usedBy: null });
  expect((await write({ order }, buyer)).status).toBe(201);
  expect(await house.db.$count(guestReviews)).toBe(2);
});

test.each([
  ['nobody has come in with it', async () => aKeptTicket(null)],
  [
    'its order was given back',
    async () => aKeptTicket().then(async (one) => (await giveBack(house.db, one.order), one)),
  ],
  [
    'a bank asks for its money',
    async () => {
      const one = await aKeptTicket();
      await house.db.insert(disputes).values({
        id: newId(),
        orderId: one.order,
        amountCents: 100,
        reason: 'fraudulent',
        status: 'open',
        answerBy: null,
        createdAt: scanned,
      });
      return one;
    },
  ],
  [
    'they work for whose event it is',
    async () => {
      await aTeamMember(house.db, { ownerId: owner.id, memberId: friend.id, role: 'door' });
      return aKeptTicket();
    },
  ],
  [
    'they let it go',
    async () => {
      const one = await aKeptTicket();
      await house.db.update(tickets).set({ keptBy: null, keptAt: null }).where(eq(tickets.id, one.ticket));
      return one;
    },
  ],
])('they don’t where %s', async (_, arrange) => {
  const { ticket } = await arrange();
  expect(await refused(write({ ticket }, friend))).toEqual([403, 'not_a_guest']);
});

test('they are asked the day after, once, by a letter whose key writes it; their buyer is not asked for them', async () => {
  const { ticket } = await aKeptTicket();
  await inviteFriends(house.db, hoursAfter(scanned, 3));
  expect(await letters()).toEqual([]);
  for (const hours of [17, 18]) {
    await inviteFriends(house.db, hoursAfter(scanned, hours));
    await inviteGuests(house.db, hoursAfter(scanned, hours));
  }
  expect((await letters()).map(({ userId }) => userId)).toEqual([friend.id]);
  await house.runTasks();
  const token = post.keys().at(-1) ?? '';
  expect((await write({ token })).status).toBe(201);
  expect(await house.db.select().from(guestReviews)).toMatchObject([{ ticketId: ticket, authorId: friend.id }]);
});

test('who bought a ticket of the same night themselves is asked once', async () => {
  await aKeptTicket();
  await aTicketOrder(house.db, friend, event, scanned, { ownerId: owner.id });
  await inviteGuests(house.db, hoursAfter(scanned, 17));
  await inviteFriends(house.db, hoursAfter(scanned, 17));
  expect((await letters()).map(({ userId }) => userId)).toEqual([friend.id]);
});
