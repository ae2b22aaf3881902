/** Disputes at the desk, and the evidence in one file (decision 0043). */
import { inflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { conversations, messages } from '#features/messages/server/table.ts';
import { confirmOrder } from '#features/orders/server/doors/buying.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { disputes, tickets } from '#features/orders/server/table.ts';
import { aHouseTrader } from '#features/traders/server/factory.ts';
import { newId } from '#kit/server/ids.ts';
import { totalHeader } from '#kit/shared/desk.ts';

const house = aTestHouse();
let admin: Member;
let buyer: Member;
beforeAll(async () => {
  await aHouseTrader(house.db, new Date('2026-01-01T00:00:00Z'));
});
beforeEach(async () => {
  await house.db.delete(disputes);
  [admin, buyer] = [await house.signedInAs('admin'), await house.signedInAs()];
  await house.db.update(users).set({ fullName: 'Ana Peña Łódź' }).where(eq(users.id, buyer.id));
});

/** A paid order of two tickets, one of them used, that a bank asks the money back of. */
async function aDispute(id: string, over: Partial<typeof disputes.$inferInsert> = {}): Promise<string> {
  const at = house.time.now;
  const event = await anEvent(house.db, { title: { en: `Party ${id}` }, date: '2026-08-28', time: '22:00' });
  const wish = { userId: buyer.id, eventId: event.id, quantity: 2 };
  const order = await holdEvent(house.db, wish, at);
  await house.db.transaction((db) => confirmOrder(db, order.id, at));
  const [first] = await house.db.select().from(tickets).where(eq(tickets.orderId, order.id)).orderBy(tickets.id);
  await house.db
    .update(tickets)
    .set({ usedAt: new Date('2026-08-28T20:10:00Z') })
    .where(eq(tickets.id, first?.id ?? ''));
  await house.db.insert(disputes).values({
    id,
    orderId: order.id,
    amountCents: order.amountCents,
    reason: 'product_not_received',
    status: 'open',
    answerBy: new Date('2026-09-05T21:59:00Z'),
    createdAt: at,
    ...over,
  });
  return order.id;
}

/** What the buyer wrote to the seller about an order; one line of it was taken down. */
async function aTalk(orderId: string): Promise<void> {
  const owner = await house.signedInAs('business');
  const id = newId();
  const at = house.time.now;
  await house.db.insert(conversations).values({
    id,
    guestId: buyer.id,
    ownerId: owner.id,
    listingType: 'events',
    listingId: newId(),
    orderId,
    createdAt: at,
    lastAt: at,
    mailName: id.toLowerCase(),
  });
  const line = { conversationId: id, side: 'guest' as const, authorId: buyer.id, way: 'page' as const, createdAt: at };
  await house.db.insert(messages).values([
    { ...line, id: newId(), key: newId(), text: 'Can we come later?' },
    { ...line, id: newId(), key: newId(), text: 'Taken down', removedAt: at },
  ]);
}

/** The words of a PDF: its streams unpacked, its letters as they are written in the one-byte encoding of Western Europe. */
function wordsOf(pdf: string): string {
  const bytes = Buffer.from(pdf, 'base64');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const words: string[] = [];
  for (let from = bytes.indexOf('stream\n'); from !== -1; from = bytes.indexOf('stream\n', from + 7)) {
    const end = bytes.indexOf('\nendstream', from);
    if (end === -1 || bytes.subarray(from - 3, from).toString() === 'end') continue;
    const page = inflateSync(bytes.subarray(from + 7, end)).toString('latin1');
    for (const [line] of page.matchAll(/\[[^\]]*\] TJ/g))
      words.push(
        [...line.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
      );
  }
  return words.join('\n');
}

test('the desk sees them all, the newest first, and how many wait', async () => {
  const first = await aDispute('du_1');
  await aDispute('du_2', { status: 'won', settledAt: house.time.now, createdAt: new Date('2026-08-22T09:00:00Z') });
  const list = await house.call('GET', '/api/admin/disputes', { as: admin });
  expect(list.headers.get(totalHeader)).toBe('2');
  expect(list.body).toMatchObject([
    { id: 'du_2', status: 'won' },
    {
      id: 'du_1',
      orderId: first,
      title: 'Party du_1',
      buyer: 'Ana Peña Łódź',
      amount: '50.00',
      reason: 'product_not_received',
      status: 'open',
      answerBy: '2026-09-05T21:59:00.000Z',
    },
  ]);
  expect((await house.call('GET', '/api/admin/disputes?status=open&q=du_1', { as: admin })).body).toHaveLength(1);
  expect((await house.call('GET', '/api/admin/disputes?q=nobody', { as: admin })).body).toEqual([]);
  expect((await house.call('GET', '/api/desk-counts', { as: admin })).body.money.disputes).toBe(1);
});

test('the evidence is one file: what was bought by whom, what was agreed, who came in; in either language', async () => {
  const orderId = await aDispute('du_3');
  await aTalk(orderId);
  await house.db.insert(mails).values({
    id: newId(),
    letter: 'reviewInvitation',
    language: 'es',
    recipient: 'ana@correo.example',
    userId: buyer.id,
    values: {},
    status: 'sent',
    createdAt: house.time.now,
    sentAt: house.time.now,
  });
  await house.runTasks();
  const path = '/api/admin/disputes/du_3/evidence';
  const { body } = await house.call('GET', path, { as: admin, headers: { 'accept-language': 'en' } });
  expect(body.name).toBe('du_3.pdf');
  const english = wordsOf(body.pdf);
  for (const word of [orderId, 'Party du_3', 'Ana Peña', '€50', 'Ticket 1 of 2: let in', 'Ticket 2 of 2: not used'])
    expect(english).toContain(word.replace('€', '\u0080'));
  expect(english).toMatch(/ASS26-0000\d+ of .*21 August 2026, issued by .*: \u008050, of it VAT \u00808.68/);
  expect(english).toContain('buyer: Can we come later?');
  expect(english).not.toContain('Taken down');
  // What held a key is called as at the desk, for a bank to read.
  expect(english).toContain('How was it, to a guest');
  const spanish = await house.call('GET', path, { as: admin, headers: { 'accept-language': 'es' } });
  expect(wordsOf(spanish.body.pdf)).toContain('Qué se compró');
});

test('nobody but the desk sees any of it, and what is unknown is not there', async () => {
  await aDispute('du_4');
  for (const path of ['', '/du_4/evidence'])
    expect((await house.call('GET', `/api/admin/disputes${path}`, { as: buyer })).status).toBe(403);
  expect((await house.call('GET', '/api/admin/disputes/du_none/evidence', { as: admin })).status).toBe(404);
});
