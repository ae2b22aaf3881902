/** What is told apart by nothing but its id stands in the order of its ids, wherever its rows lie (decision 0123). */
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { invoiceCommissions } from '#features/invoices/server/commission.ts';
import { invoices } from '#features/invoices/server/table.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { postMessageLetters } from '#features/messages/server/letters.ts';
import { moneyComparisons } from '#features/payments/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { aSubmission } from '#features/submissions/server/factory.ts';
import { newId } from '#kit/server/ids.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';

const post = keepingMailer();
const house = aTestHouse({ mailer: post });
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  await house.db.delete(mails);
});

/** This many ids, the last one first: in a table where nothing was written before, rows lie as they were written. */
const idsFromTheEnd = (count: number) =>
  Array.from({ length: count }, newId).toSorted((one, other) => (one < other ? 1 : -1));
const idOf = ({ id }: { readonly id: string }) => id;

test('a letter has the lines of a conversation as its page has them', async () => {
  const [guest, owner] = [await house.signedInAs(), await house.signedInAs('business')];
  await house.db.update(users).set({ email: 'marea@correo.example' }).where(eq(users.id, owner.id));
  const rental = await aRental(house.db, { ownerId: owner.id });
  const about = { type: 'rentals', listing: rental.id };
  for (let n = 0; n < 6; n += 1)
    await house.call('POST', '/api/conversations', { as: guest, body: { about, text: `Line ${n}`, key: newId() } });
  const [conversation] = (await house.call('GET', '/api/conversations', { as: guest })).body;
  await postMessageLetters(house.db, house.later(30), { takesAnswers: false });
  const [letter] = await house.db.select().from(mails).where(eq(mails.letter, 'newMessages'));
  const { body } = await house.call('GET', `/api/conversations/${conversation.id}`, { as: guest });
  expect(body.messages).toHaveLength(6);
  expect(letter?.values).toMatchObject({ texts: body.messages.map(({ text }: { text: string }) => text) });
});

test('commissions of one morning are numbered in the order of their owners', async () => {
  const owners = await Promise.all(Array.from({ length: 6 }, () => house.signedInAs('business')));
  for (const { id: ownerId } of owners.toSorted((one, other) => (one.id < other.id ? 1 : -1))) {
    const sale = { orderId: newId(), posting: 'sale', ownerId, createdAt: house.time.now } as const;
    await house.db.insert(ledgerEntries).values([
      { ...sale, id: newId(), account: 'buyer', amountCents: -500 },
      { ...sale, id: newId(), account: 'commission', amountCents: 500 },
    ]);
  }
  await invoiceCommissions(house.db, new Date('2026-09-01T02:00:00Z'));
  const ids = owners.map(idOf);
  const rows = await house.db
    .select()
    .from(invoices)
    .where(inArray(invoices.recipientId, ids))
    .orderBy(invoices.number);
  expect(rows.map(({ recipientId }) => recipientId)).toEqual(ids.toSorted());
});

test('providers that were compared on one day stand by their names', async () => {
  const cents = { ledgerCents: 0, providerCents: 0, ownersLedgerCents: 0, ownersProviderCents: 0, underWay: 0 };
  const rows = ['2026-08-20', '2026-08-21'].flatMap((day) =>
    (['stripe', 'sandbox'] as const).map((provider) => ({ ...cents, day, provider, differences: [] })),
  );
  for (const row of rows) await house.db.insert(moneyComparisons).values({ ...row, comparedAt: house.time.now });
  const { body } = await house.call('GET', '/api/admin/money-comparisons', { as: admin });
  expect(body.map(idOf)).toEqual([
    'sandbox.2026-08-21',
    'stripe.2026-08-21',
    'sandbox.2026-08-20',
    'stripe.2026-08-20',
  ]);
});

test('of more duplicates than are shown, all as likely, the same five are', async () => {
  const { id } = await aSubmission(house.db, { title: 'Foam Night, Sala 9' });
  const [listings, waiting] = [idsFromTheEnd(4), idsFromTheEnd(4)];
  for (const one of listings) await anEvent(house.db, { id: one, title: { en: 'Foam Night, Sala 9' } });
  for (const one of waiting) await aSubmission(house.db, { id: one, title: 'Foam Night, Sala 9' });
  const { body } = await house.call('GET', `/api/submissions/${id}/duplicates`, { as: admin });
  expect(body.map(idOf)).toEqual([...listings.toReversed(), waiting.at(-1)]);
});

test('of more nights at a place than are shown, all at one hour, the same six are', async () => {
  const { id: businessId } = await aBusiness(house.db);
  const ids = idsFromTheEnd(8);
  for (const id of ids) await anEvent(house.db, { id, businessId });
  const { body } = await house.call('GET', `/api/search/similar?type=businesses&id=${businessId}`);
  expect(body.atPlace.events.map(idOf)).toEqual(ids.toReversed().slice(0, 6));
});

test('of more accounts with one e-mail than its mailbox gets letters, the oldest are written to', async () => {
  const members = await Promise.all(Array.from({ length: 7 }, () => house.signedInAs()));
  const email = 'familia@correo.example';
  for (const [n, { id }] of members.entries())
    await house.db
      .update(users)
      .set({ email, createdAt: new Date(Date.UTC(2026, 0, 20 - n)) })
      .where(eq(users.id, id));
  await house.call('POST', '/api/auth/password-reset', { body: { account: email } });
  await house.api.outbox.runDue();
  const rows = await house.db.select().from(mails).where(eq(mails.letter, 'passwordReset'));
  expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set(members.slice(-3).map(idOf)));
});

test('what is on at one hour stands in a calendar by its title, then by its id', async () => {
  const owner = await house.signedInAs('business');
  const ids = idsFromTheEnd(3);
  for (const id of ids) await anEvent(house.db, { id, ownerId: owner.id, title: { en: 'Zest' } });
  const first = await anEvent(house.db, { ownerId: owner.id, title: { en: 'Anise' } });
  const { body } = await house.call('GET', '/api/workspace/calendar?month=2026-08&lang=en', { as: owner });
  expect(body.map(idOf)).toEqual([first.id, ...ids.toReversed()]);
});
