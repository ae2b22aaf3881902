/** Letters that an account causes to a mailbox that somebody typed: not many, and none that is an advertisement (decision 0148). */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { anApplication } from '#features/applications/server/factory.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import type { EventRow } from '#features/events/server/service.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { mailboxLimits } from '#features/mail/mailbox-limits.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder } from '#features/orders/server/doors/buying.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { aTestHouse, password } from './testing.ts';
import type { Member } from './testing.ts';

const [anHour] = mailboxLimits.caused;
const lure = 'Your account is locked. Go to https://evil.example/login';

const house = aTestHouse();
let owner: Member;
let guest: Member;
let mailbox: string;
beforeEach(async () => {
  await house.db.delete(mails);
  [owner, guest] = [await house.signedInAs('business'), await house.signedInAs()];
  // A stranger's: whoever has the account typed it.
  mailbox = `${guest.id}@stranger.example`.toLowerCase();
  await house.db.update(users).set({ email: mailbox }).where(eq(users.id, guest.id));
});

const proves = () => house.db.update(users).set({ emailProvenAt: house.time.now }).where(eq(users.id, guest.id));
const letters = async (letter: string) =>
  (await house.db.select().from(mails).where(eq(mails.recipient, mailbox))).filter((mail) => mail.letter === letter);

describe('signing in on one new device after the other', () => {
  const signIns = async (count: number) => {
    const [row] = await house.db.select().from(users).where(eq(users.id, guest.id));
    for (let n = 0; n < count; n += 1) {
      const body = { phone: row?.phone, password };
      expect((await house.call('POST', '/api/auth/signin', { body })).status).toBe(200);
    }
  };

  test('writes few letters to a mailbox that is not proven', async () => {
    await signIns(anHour.letters + 3);
    expect(await letters('newDevice')).toHaveLength(anHour.letters);
  });

  test('writes all of them to one that is, and uses up nothing of what guards the account', async () => {
    await signIns(anHour.letters + 1);
    const current = { current: password, password: 'otra siesta más larga' };
    expect((await house.call('POST', '/api/account/password', { as: guest, body: current })).status).toBe(200);
    expect(await letters('accountChanged')).toHaveLength(1);
    await proves();
    await house.db.delete(mails);
    const [row] = await house.db.select().from(users).where(eq(users.id, guest.id));
    for (let n = 0; n < anHour.letters + 2; n += 1)
      await house.call('POST', '/api/auth/signin', { body: { phone: row?.phone, password: current.password } });
    expect(await letters('newDevice')).toHaveLength(anHour.letters + 2);
  });
});

describe('an owner with a guest who got in for nothing', () => {
  const joins = async (event: EventRow) => {
    const { status, body } = await house.call('POST', '/api/orders', { as: guest, body: { eventId: event.id } });
    expect(status).toBe(201);
    return body.id as string;
  };
  const aNight = (over = {}) => anEvent(house.db, { ownerId: owner.id, date: '2026-09-10', priceCents: 0, ...over });
  const cancels = async (order: string, refund = '0', reason = lure) =>
    expect(
      await house.call('POST', `/api/workspace/bookings/${order}/cancellation`, {
        as: owner,
        body: { refund, reason },
      }),
    ).toMatchObject({ status: 200 });

  test('moves the night as often as they like, and writes few letters of it', async () => {
    const night = await aNight();
    await joins(night);
    const { title, description, category, location, address, time, duration, organizer, capacity } = night;
    const body = { title, description, category, location, address, time, duration, organizer, capacity, price: '0' };
    for (let n = 0; n < anHour.letters + 3; n += 1) {
      const moved = { ...body, cancellation: night.cancellation, date: `2026-09-${11 + n}`, moves: true };
      expect(await house.call('PUT', `/api/events/${night.id}`, { as: owner, body: moved })).toMatchObject({
        status: 200,
      });
    }
    expect(await letters('moved')).toHaveLength(anHour.letters);
  });

  test('has no link of theirs sent to a mailbox that is not proven, but the booking shows what they wrote', async () => {
    const order = await joins(await aNight());
    await cancels(order);
    expect(await letters('cancelled')).toMatchObject([{ values: { by: 'organiser', paid: '0' } }]);
    expect(JSON.stringify(await letters('cancelled'))).not.toContain('evil.example');
    expect((await house.call('GET', `/api/orders/${order}`, { as: guest })).body.notes).toEqual([lure]);
  });

  test('is heard in plain words, by who proved their mailbox, and by who paid', async () => {
    await cancels(await joins(await aNight()), '0', 'The band is ill');
    const { id: paid } = await holdEvent(
      house.db,
      { userId: guest.id, eventId: (await aNight({ priceCents: 2500 })).id, quantity: 1 },
      house.time.now,
    );
    await house.db.transaction((db) => confirmOrder(db, paid, house.time.now));
    await cancels(paid, '25.00');
    await proves();
    await cancels(await joins(await aNight()));
    const reasons = (await letters('cancelled')).map(({ values }) => (values as { reason?: string }).reason);
    expect(reasons).toHaveLength(3);
    expect(new Set(reasons)).toEqual(new Set(['The band is ill', lure]));
  });
});

describe('an employer’s word', () => {
  const decides = async (answer: string, over = {}) => {
    const { id: jobId } = await aJob(house.db, { ownerId: owner.id });
    const { id } = await anApplication(house.db, { jobId, email: mailbox, ...over });
    const body = { status: 'declined', answer };
    expect(await house.call('PATCH', `/api/job-applications/${id}`, { as: owner, body })).toMatchObject({
      status: 200,
    });
    return (await letters('applicationDecided')).map(({ values }) => (values as { answer: string | null }).answer);
  };

  test('goes with the letter when it is plain, and not as a link to a mailbox that anybody could have typed', async () => {
    expect(await decides(lure)).toEqual([null]);
    await house.db.delete(mails);
    expect(await decides('Thank you, we have somebody.')).toEqual(['Thank you, we have somebody.']);
    await house.db.delete(mails);
    // A member whose mailbox is another one, or is not proven.
    expect(await decides(lure, { userId: guest.id })).toEqual([null]);
  });

  test('goes to a member whose mailbox is proven as it is', async () => {
    await proves();
    expect(await decides(lure, { userId: guest.id })).toEqual([lure]);
  });

  test('comes to one mailbox so many times', async () => {
    const [most] = mailboxLimits.forwarded;
    for (let n = 0; n < most.letters + 2; n += 1) await decides('No.');
    expect(await letters('applicationDecided')).toHaveLength(most.letters);
  });
});

test('of several accounts that say a mailbox, a link to a new password is written for who proved it', async () => {
  for (let n = 0; n < 5; n += 1) {
    const { id } = await house.signedInAs();
    await house.db
      .update(users)
      .set({ email: mailbox, createdAt: new Date('2026-01-01T10:00:00Z') })
      .where(eq(users.id, id));
  }
  await proves();
  await house.call('POST', '/api/auth/password-reset', { body: { account: mailbox } });
  await house.api.outbox.runDue();
  expect((await letters('passwordReset')).map(({ userId }) => userId)).toContain(guest.id);
});
