/** What is written at the moment at which its writer, or whom it is about, is erased: nothing of it stays (decision 0256). On both engines. */
import { and, eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { lockUser } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { aStayOrder, aTicketOrder } from '#features/guest-reviews/server/factory.ts';
import { guestReviews, hostReviews } from '#features/guest-reviews/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { conversations, messages } from '#features/messages/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { reports } from '#features/reports/server/table.ts';
import { submissions } from '#features/submissions/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import { testServerUrl, untilWaiting } from '#kit/server/testing.ts';
import { lateMinutes } from './forget-late.ts';

const house = aTestHouse();
let ana: Member;
let owner: Member;
beforeEach(async () => {
  const tables = [reports, messages, conversations, guestReviews, hostReviews, submissions, mails];
  for (const table of tables) await house.db.delete(table);
  [ana, owner] = [await house.signedInAs(), await house.signedInAs('business')];
});

const erase = (as: Member) => house.call('POST', '/api/account/erasure', { as, body: { password } });

/**
 * Sends a call that waits behind the erasure for the lock of the caller's account; gives the statuses of both. An embedded
 * database lets nobody wait for a row: there the erasure is over before the call is sent.
 */
async function sendBehind(as: Member, method: string, path: string, body: object) {
  const sent: Promise<{ readonly status: number }>[] = [];
  if (testServerUrl() === undefined) {
    sent.push(erase(as));
    await sent[0];
    sent.push(house.call(method, path, { as, body }));
  } else
    await house.db.transaction(async (db) => {
      await lockUser(db, as.id);
      sent.push(erase(as));
      await untilWaiting(house.db, 1);
      sent.push(house.call(method, path, { as, body }));
      await untilWaiting(house.db, 2);
    });
  return (await Promise.all(sent)).map(({ status }) => status);
}

describe('of an account that is erased by then stays', () => {
  test('no message, neither a first one nor another', async () => {
    const { id: listing } = await aRental(house.db, { ownerId: owner.id });
    const written = (text: string) => ({ text, key: newId() });
    const first = { about: { type: 'rentals', listing }, ...written('Is it quiet?') };
    expect(await sendBehind(ana, 'POST', '/api/conversations', first)).toEqual([200, 401]);
    expect(await house.db.$count(conversations)).toBe(0);
    const ben = await house.signedInAs();
    const asked = await house.call('POST', '/api/conversations', { as: ben, body: first });
    const answers = `/api/workspace/conversations/${asked.body.id}/messages`;
    expect(await sendBehind(owner, 'POST', answers, written('Very.'))).toEqual([200, 401]);
    expect([await house.db.$count(conversations), await house.db.$count(messages)]).toEqual([0, 0]);
  });

  test('no review with words and a name', async () => {
    const event = await anEvent(house.db, { ownerId: owner.id, date: '2026-08-20', time: '22:00' });
    const order = await aTicketOrder(house.db, ana, event, new Date('2026-08-20T21:00:00Z'));
    const review = { of: { order }, stars: 5, words: 'What a night.' };
    const [erased, refused] = await sendBehind(ana, 'POST', '/api/guest-reviews', review);
    expect([erased, refused === 401 || refused === 403, await house.db.$count(guestReviews)]).toEqual([200, true, 0]);
  });

  test('nothing that a host says of a guest', async () => {
    const rental = await aRental(house.db, { ownerId: owner.id });
    const order = await aStayOrder(house.db, ana, rental, new Date('2026-08-20T10:00:00Z'));
    const path = `/api/workspace/stays/${order}/guest-review`;
    const said = { stars: 4, words: 'Left it tidy.' };
    expect(await sendBehind(owner, 'POST', path, said)).toEqual([200, 401]);
    // Nor of a guest who is gone: the list of whom to say something of has left them out already.
    owner = await house.signedInAs('business');
    await house.db.update(rentals).set({ ownerId: owner.id }).where(eq(rentals.id, rental.id));
    expect((await erase(ana)).status).toBe(200);
    expect((await house.call('POST', path, { as: owner, body: said })).status).toBe(404);
    expect(await house.db.$count(hostReviews)).toBe(0);
  });

  // A session that is gone already reports and proposes as anybody does: then it says who it is.
  test('no report and no proposal of theirs', async () => {
    const event = await anEvent(house.db, { ownerId: owner.id });
    const report = {
      kind: 'events',
      subject: event.id,
      reason: 'minors',
      details: 'Fourteen at most.',
      goodFaith: true,
    };
    await sendBehind(ana, 'POST', '/api/reports', report);
    expect(await house.db.$count(reports, eq(reports.reporterId, ana.id))).toBe(0);
    ana = await house.signedInAs();
    const proposal = {
      type: 'event',
      title: 'A night',
      description: 'A night by the sea for everybody.',
      category: 'party',
      location: 'Levante',
      address: 'Avenida de Alcoy 4',
      contact_email: 'ana@correo.example',
      contact_phone: null,
      price: null,
    };
    await sendBehind(ana, 'POST', '/api/submissions', proposal);
    expect(await house.db.$count(submissions, eq(submissions.proposedBy, ana.id))).toBe(0);
  });

  test('no listing, new or like another', async () => {
    const night = {
      title: { en: 'Quartet' },
      description: { en: 'Strings.' },
      category: 'concert',
      price: '10.00',
      location: 'Harbour',
      address: 'Pier 2',
      date: '2026-09-10',
      time: '21:00',
      duration: { en: '2 hours' },
      organizer: 'Marea Baja',
    };
    const listed = () => house.db.$count(events, and(eq(events.ownerId, owner.id), ne(events.status, 'withdrawn')));
    expect((await house.call('POST', '/api/events', { as: owner, body: night })).status).toBe(201);
    expect(await sendBehind(owner, 'POST', '/api/events', night)).toEqual([200, 401]);
    expect(await listed()).toBe(0);
    owner = await house.signedInAs('business');
    const like = await anEvent(house.db, { ownerId: owner.id });
    expect(await sendBehind(owner, 'POST', `/api/events/${like.id}/copies`, {})).toEqual([200, 401]);
    expect(await listed()).toBe(0);
  });
});

test('what others wrote to them behind the question that would have found it goes a while later, and nothing else', async () => {
  const rental = await aRental(house.db, { ownerId: owner.id });
  expect((await erase(owner)).status).toBe(200);
  const [erased] = await house.db.select().from(users).where(eq(users.id, owner.id));
  const at = house.time.now;
  const talk = {
    id: newId(),
    guestId: ana.id,
    ownerId: owner.id,
    listingType: 'rentals',
    listingId: rental.id,
  } as const;
  await house.db.insert(conversations).values({ ...talk, createdAt: at, lastAt: at, mailName: newId() });
  const logged = await house.db.$count(auditEntries);
  house.later(lateMinutes - 1);
  await house.runTasks();
  expect(await house.db.$count(conversations)).toBe(1);
  house.later(1);
  await house.runTasks();
  expect(await house.db.$count(conversations)).toBe(0);
  expect(await house.db.$count(auditEntries)).toBe(logged);
  const { keyring: _turns, ...asThen } = erased ?? { keyring: 0 };
  expect(await house.db.select().from(users).where(eq(users.id, owner.id))).toMatchObject([asThen]);
});
