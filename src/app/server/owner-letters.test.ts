/** What the owners of listings hear, of whom, when, and in which language (issue 16; decision 0045). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { mailboxLimits } from '#features/mail/mailbox-limits.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder, eventWish, hold, stayWish } from '#features/orders/server/doors/buying.ts';
import type { Wish } from '#features/orders/server/doors/buying.ts';
import { takeClaims } from '#features/orders/server/doors/money-back.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { aTestHouse } from './testing.ts';
import type { Member } from './testing.ts';

const title = { en: 'Foam party', es: 'Fiesta de la espuma' };
const house = aTestHouse();
let owner: Member;
let guest: Member;
/** Another one for each test: what reaches one has limits. */
let mailbox: string;
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  await house.db.delete(mails);
  [owner, guest] = [await house.signedInAs('business'), await house.signedInAs()];
  mailbox = `${owner.id}@correo.example`.toLowerCase();
  await house.db
    .update(users)
    .set({ email: mailbox, language: 'es', fullName: 'Chiringuito Marea', emailProvenAt: house.time.now })
    .where(eq(users.id, owner.id));
  await house.db.update(users).set({ fullName: 'Ana Pla' }).where(eq(users.id, guest.id));
});

const buy = async (wish: Wish): Promise<string> => {
  const { order } = await house.db.transaction((db) => hold(db, wish, house.time.now));
  await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
  return order.id;
};
/** What the owner got, in the order of its writing; of a booking the buyer, who left no e-mail, gets nothing. */
const heard = () => house.db.select().from(mails).where(eq(mails.recipient, mailbox)).orderBy(mails.createdAt);
const party = (over = {}) =>
  anEvent(house.db, { ownerId: owner.id, title, date: '2026-08-28', time: '22:00', ...over });
const ticket = async (over = {}) => {
  const event = await party(over);
  return { event, id: await buy(eventWish({ userId: guest.id, eventId: event.id, quantity: 2 })) };
};
const evening = { name: 'Chiringuito Marea', title: title.es, guest: 'Ana Pla', quantity: 2, paid: '50.00' };

describe('a booking', () => {
  test('is told with who comes when, in the owner’s language, once however often its payment is told', async () => {
    const { id } = await ticket();
    await house.db.transaction((db) => confirmOrder(db, id, house.time.now));
    expect(await heard()).toMatchObject([
      {
        letter: 'ownerBooked',
        language: 'es',
        userId: owner.id,
        aboutId: guest.id,
        values: { ...evening, date: '2026-08-28', time: '22:00', share: '44.00' },
      },
    ]);
    // Nothing by which the guest could be reached outside the house.
    const [{ phone } = { phone: '' }] = await house.db.select().from(users).where(eq(users.id, guest.id));
    expect(JSON.stringify(await heard())).not.toContain(phone);
  });

  test('of a stay is told with its nights', async () => {
    const rental = await aRental(house.db, { ownerId: owner.id, title: { en: 'Loft', es: 'Ático' } });
    await buy(stayWish({ userId: guest.id, rentalId: rental.id, from: '2026-09-10', units: 3, quantity: 1 }));
    const stay = { from: { date: '2026-09-10' }, until: { date: '2026-09-13' }, unit: 'night', units: 3 };
    expect(await heard()).toMatchObject([{ letter: 'ownerBooked', values: { title: 'Ático', paid: '270.00', stay } }]);
  });

  test('that is free is told too, until a mailbox has had enough of them: a proven one as well', async () => {
    const { forwarded } = mailboxLimits;
    const { id: eventId } = await party({ priceCents: 0 });
    for (let i = 0; i <= forwarded[0].letters; i += 1) {
      const as = await house.signedInAs();
      expect((await house.call('POST', '/api/orders', { as, body: { eventId, quantity: 1 } })).status).toBe(201);
    }
    const letters = await heard();
    expect(letters).toHaveLength(forwarded[0].letters);
    expect(letters[0]).toMatchObject({ letter: 'ownerBooked', values: { paid: '0' } });
    // Money is owed a letter, however many came before.
    await ticket();
    expect(await heard()).toHaveLength(forwarded[0].letters + 1);
  });

  test('of the house’s own, by the owner themselves, refused or undone is told to nobody', async () => {
    const ours = await anEvent(house.db, { date: '2026-08-28' });
    await buy(eventWish({ userId: guest.id, eventId: ours.id, quantity: 1 }));
    const { id } = await party();
    await buy(eventWish({ userId: owner.id, eventId: id, quantity: 1 }));
    await house.db.delete(mails).where(eq(mails.letter, 'order'));
    const undone = house.db.transaction(async (db) => {
      const { order } = await hold(db, eventWish({ userId: guest.id, eventId: id, quantity: 1 }), house.time.now);
      await confirmOrder(db, order.id, house.time.now);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await house.db.select().from(mails)).toEqual([]);
  });
});

describe('a booking that ends', () => {
  beforeEach(() => house.db.delete(mails));
  const lastHeard = async () => (await heard()).filter(({ letter }) => letter !== 'ownerBooked');

  test('by its buyer is told with what goes back', async () => {
    const { id } = await ticket();
    await house.call('POST', `/api/orders/${id}/cancellation`, { as: guest, body: { refund: '50.00' } });
    expect(await lastHeard()).toMatchObject([
      { letter: 'ownerCancelled', language: 'es', values: { ...evening, by: 'buyer', back: '50.00', keeps: '0' } },
    ]);
  });

  test('by its buyer is told with what stays its owner’s of the whole of it, without the commission', async () => {
    const { id } = await ticket();
    const { body } = await house.call('GET', `/api/orders/${id}`, { as: guest });
    const [{ id: one }] = body.tickets;
    const part = { refund: '25.00', tickets: [one] };
    const cancelled = await house.call('POST', `/api/orders/${id}/cancellation`, { as: guest, body: part });
    expect(cancelled.status).toBe(200);
    const never = await ticket({ cancellation: 'final' });
    await house.call('POST', `/api/orders/${never.id}/cancellation`, { as: guest, body: { refund: '0' } });
    expect((await lastHeard()).map(({ values }) => values)).toMatchObject([
      { quantity: 1, paid: '25.00', back: '25.00', keeps: '22.00' },
      { quantity: 2, paid: '50.00', back: '0', keeps: '44.00' },
    ]);
  });

  test('by the desk is told, by the owner’s own hand is not', async () => {
    const { id } = await ticket();
    const other = await ticket();
    const cancel = (order: string, as: Member) => house.call('POST', `/api/admin/orders/${order}/cancellation`, { as });
    expect((await cancel(id, admin)).status).toBe(200);
    expect(await lastHeard()).toMatchObject([{ letter: 'ownerCancelled', values: { by: 'organiser', back: '50.00' } }]);
    await house.db.delete(mails);
    const { version } = other.event;
    const off = { as: owner, body: { version } };
    expect((await house.call('POST', `/api/events/${other.event.id}/cancellation`, off)).status).toBe(200);
    expect(await heard()).toEqual([]);
  });

  test('with its event, which the desk calls off, is told once for all of them', async () => {
    const { event } = await ticket();
    for (let i = 0; i < 3; i += 1) {
      const { id: userId } = await house.signedInAs();
      await buy(eventWish({ userId, eventId: event.id, quantity: 1 }));
    }
    const off = { as: admin, body: { version: event.version } };
    expect((await house.call('POST', `/api/events/${event.id}/cancellation`, off)).status).toBe(200);
    const values = { title: title.es, date: '2026-08-28', orders: 4, back: '125.00' };
    expect(await lastHeard()).toMatchObject([{ letter: 'ownerCalledOff', language: 'es', values }]);
  });
});

describe('money that goes back outside the house', () => {
  const claim = (id: string, amountCents: number, status: 'open' | 'won' | 'lost') => ({
    id,
    amountCents,
    reason: 'fraudulent',
    status,
    answerBy: null,
    takenCents: 0,
    returnedCents: 0,
  });

  test('is told where a part of it goes, and as a cancellation where all of it does', async () => {
    const { id } = await ticket();
    const refund = (name: string, amountCents: number) =>
      takeClaims(house.db, id, { refunds: [{ id: name, amountCents, status: 'done' }], disputes: [] }, house.time.now);
    house.later(1);
    await refund('re_1', 1000);
    await refund('re_1', 1000);
    house.later(1);
    await refund('re_2', 4000);
    expect((await heard()).slice(1)).toMatchObject([
      { letter: 'ownerRefunded', values: { ...evening, back: '10.00' } },
      { letter: 'ownerCancelled', values: { by: 'organiser', back: '50.00' } },
    ]);
  });

  test('that a bank asks for is told when it asks and when it decides, once each', async () => {
    const { id } = await ticket();
    for (const status of ['open', 'open', 'lost', 'lost'] as const) {
      house.later(1);
      await takeClaims(house.db, id, { refunds: [], disputes: [claim('dp_1', 5000, status)] }, house.time.now);
    }
    const about = { title: title.es, date: '2026-08-28', order: id };
    const told = (status: string) => ({ letter: 'ownerDisputed', values: { ...about, status } });
    expect((await heard()).slice(1)).toMatchObject([told('open'), told('lost')]);
  });
});

test('an application, and that it is taken back, is told in the language of the job’s owner, to the job’s mailbox', async () => {
  await house.db.update(users).set({ email: null }).where(eq(users.id, owner.id));
  const job = await aJob(house.db, { ownerId: owner.id, contactEmail: mailbox });
  const body = {
    name: 'Marta Ferrer',
    email: 'marta@correo.example',
    languages: ['Spanish'],
    availableFrom: '2026-09-01',
    message: 'Two summers behind a bar.',
  };
  const sent = await house.call('POST', `/api/jobs/${job.id}/applications`, { as: guest, body });
  expect(sent.status).toBe(201);
  house.later(1);
  const taken = await house.call('POST', `/api/job-applications/${sent.body.id}/withdrawal`, { as: guest, body: {} });
  expect(taken.status).toBe(200);
  const about = { language: 'es', userId: owner.id, aboutId: guest.id };
  const name = inLanguage(job.title, 'es');
  expect(await heard()).toMatchObject([
    { ...about, letter: 'jobApplication', values: { title: name, name: 'Marta Ferrer' } },
    { ...about, letter: 'applicationWithdrawn', values: { title: name } },
  ]);
  const all = {
    bookings: true,
    cancellations: true,
    refunds: true,
    payouts: true,
    reminders: true,
    reviews: true,
    invitations: true,
    weeks: true,
    messages: true,
    community: true,
    places: true,
  };
  const chosen = { as: owner, body: { ...all, applications: false } };
  expect((await house.call('PUT', '/api/letter-choices', chosen)).status).toBe(200);
  await house.call('POST', `/api/jobs/${job.id}/applications`, { body: { ...body, email: 'blas@correo.example' } });
  expect(await heard()).toHaveLength(2);
});
