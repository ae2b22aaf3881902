/** What reaches one mailbox has limits, and what is owed always goes (issue 14). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestHouse } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { confirmOrder } from '#features/orders/server/doors/buying.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { contactMessages } from '#features/support/server/table.ts';
import { totalHeader } from '#kit/shared/desk.ts';
import { mails } from './table.ts';

let house: TestHouse;
let second: Awaited<ReturnType<TestHouse['beside']>>;
let mailbox: string;
let count = 0;
beforeAll(async () => {
  house = await openTestHouse();
  second = await house.beside();
});
afterAll(async () => {
  await second.close();
  await house.close();
});
beforeEach(() => {
  mailbox = `victim${(count += 1)}@correo.example`;
});

const lettersTo = (to: string) => house.db.$count(mails, eq(mails.recipient, to));
const write = (email: string, on: Pick<TestHouse, 'call'> = house) =>
  on.call('POST', '/api/contact-messages', {
    body: { name: 'Ana', email, subject: 'Hello', message: 'Is the beach open at night?' },
  });
const later = (hours: number) => {
  house.time.now = new Date(house.time.now.getTime() + hours * 3_600_000);
};
async function aMember(email: string, isProven = false): Promise<Member> {
  const member = await house.signedInAs();
  await house.db.update(users).set({ email }).where(eq(users.id, member.id));
  if (isProven) await house.db.update(users).set({ emailProvenAt: house.time.now }).where(eq(users.id, member.id));
  return member;
}
const join = async (as: Member) => {
  const { id: eventId } = await anEvent(house.db, { priceCents: 0, date: '2026-08-30' });
  expect((await house.call('POST', '/api/orders', { as, body: { eventId, quantity: 1 } })).status).toBe(201);
};

test('seventy forms that name a stranger’s mailbox send it five letters an hour and ten a day; each is taken', async () => {
  const before = await house.db.$count(contactMessages);
  const replies = [];
  for (let i = 0; i < 70; i += 1) replies.push(await write(mailbox.toUpperCase(), i % 2 ? second : house));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await house.db.$count(contactMessages)).toBe(before + 70);
  expect(await lettersTo(mailbox)).toBe(5);
  for (let hour = 0; hour < 6; hour += 1) {
    later(1);
    for (let i = 0; i < 7; i += 1) await write(mailbox);
  }
  expect(await lettersTo(mailbox)).toBe(10);
  expect((await write('other@correo.example')).status).toBe(201);
  expect(await lettersTo('other@correo.example')).toBe(1);
});

test('free bookings of a member who named a stranger’s mailbox are counted with the forms, those of a proven one are not', async () => {
  const stranger = await aMember(mailbox);
  for (let i = 0; i < 3; i += 1) await write(mailbox);
  for (let i = 0; i < 8; i += 1) await join(stranger);
  expect(await lettersTo(mailbox)).toBe(5);
  const own = `own${count}@correo.example`;
  const owner = await aMember(own, true);
  for (let i = 0; i < 8; i += 1) await join(owner);
  expect(await lettersTo(own)).toBe(8);
});

test('what is paid for is written about, however much else reached the mailbox', async () => {
  const buyer = await aMember(mailbox);
  for (let i = 0; i < 9; i += 1) await write(mailbox);
  for (let i = 0; i < 9; i += 1) {
    const { id: eventId } = await anEvent(house.db, { date: '2026-08-30' });
    const order = await holdEvent(house.db, { userId: buyer.id, eventId, quantity: 1 }, house.time.now);
    await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
  }
  expect(await lettersTo(mailbox)).toBe(5 + 9);
});

test('an employer gets thirty applications an hour by mail, and finds the others at the desk', async () => {
  const job = await aJob(house.db, { contactEmail: mailbox });
  const admin = await house.signedInAs('admin');
  for (let i = 0; i < 35; i += 1) {
    const email = `applicant${count}-${i}@correo.example`;
    const availableFrom = '2026-09-20';
    const body = { name: 'Ana Pla', email, languages: ['Spanish'], availableFrom, message: 'Two summers.' };
    expect((await house.call('POST', `/api/jobs/${job.id}/applications`, { body })).status).toBe(201);
  }
  expect(await lettersTo(mailbox)).toBe(30);
  const list = await house.call('GET', `/api/job-applications?job=${job.id}`, { as: admin });
  expect(list.headers.get(totalHeader)).toBe('35');
});
