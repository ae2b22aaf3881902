/** The bank way in one file: what is due to all owners, booked once, in the form that banks of SEPA take. On both engines. */
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder } from '#features/orders/server/doors/buying.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { payoutAccounts } from '#features/payout-accounts/server/table.ts';
import { sepaText } from './pain.ts';
import { payouts } from './table.ts';

const house = aTestHouse();
let [admin, owner, other]: Member[] = [];
beforeEach(async () => {
  // What earlier tests sold is nobody's affair here.
  await house.db
    .update(users)
    .set({ suspendedAt: house.time.now, suspensionReason: 'A reason' })
    .where(eq(users.role, 'business'));
  [admin, owner, other] = await Promise.all(
    (['admin', 'business', 'business'] as const).map((role) => house.signedInAs(role)),
  );
  for (const [seller, holder] of [
    [owner, 'Íñigo Peña & hijos'],
    [other, 'Marta Ferrer Gil'],
  ] as const) {
    await house.db
      .update(payoutAccounts)
      .set({ holder })
      .where(eq(payoutAccounts.ownerId, String(seller?.id)));
    await sell(String(seller?.id));
  }
  house.time.now = new Date('2026-08-30T09:00:00Z');
});

/** Two tickets of 25 euro, sold and over: 44 are the owner's. */
const sell = async (ownerId: string): Promise<void> => {
  const at = house.time.now;
  const buyer = await house.signedInAs();
  const event = await anEvent(house.db, { ownerId, date: '2026-08-28', time: '22:00' });
  const order = await holdEvent(house.db, { userId: buyer.id, eventId: event.id, quantity: 2 }, at);
  await house.db.transaction((db) => confirmOrder(db, order.id, at));
};
const ask = (body: object = {}, as = admin) =>
  house.call('POST', '/api/admin/payout-files', {
    ...(as && { as }),
    body: { iban: 'ES91 2100 0418 4502 0005 1332', paidOn: '2026-08-31', ...body },
  });
const payoutsOf = (of: Member | undefined) =>
  house.db
    .select()
    .from(payouts)
    .where(eq(payouts.ownerId, String(of?.id)))
    .orderBy(payouts.number);
const owedTo = async (of: Member | undefined) => {
  const isTheirs = and(eq(ledgerEntries.account, 'owner'), eq(ledgerEntries.ownerId, String(of?.id)));
  const rows = await house.db.select().from(ledgerEntries).where(isTheirs);
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
};
const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

test('holds a transfer for everybody to whom something is due, and its sums are those that were booked', async () => {
  const { status, body } = await ask();
  expect([status, body.transfers, body.amountCents, body.without]).toEqual([200, 2, 8800, 0]);
  const xml = String(body.xml);
  expect(textsOf(xml, 'InstdAmt')).toEqual(['44.00', '44.00']);
  expect([textsOf(xml, 'NbOfTxs'), textsOf(xml, 'CtrlSum')]).toEqual([
    ['2', '2'],
    ['88.00', '88.00'],
  ]);
  expect(textsOf(xml, 'IBAN')).toEqual(Array(3).fill('ES9121000418450200051332'));
  expect(textsOf(xml, 'Nm')).toEqual(expect.arrayContaining(['Inigo Pena hijos', 'Marta Ferrer Gil']));
  expect(textsOf(xml, 'Dt')).toEqual(['2026-08-31']);
  const made = [...(await payoutsOf(owner)), ...(await payoutsOf(other))];
  expect(new Set(textsOf(xml, 'EndToEndId'))).toEqual(new Set(made.map(({ id }) => id)));
  for (const payout of made) expect(payout).toMatchObject({ status: 'sent', amountCents: 4400, paidBy: admin?.id });
  expect([await owedTo(owner), await owedTo(other)]).toEqual([0, 0]);
});

test('is made once: what was booked is not in the next one, and ten at once pay once', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask()));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await payoutsOf(owner)).map(({ amountCents }) => amountCents)).toEqual([4400]);
});

test('is taken again as it was, by who has its number, and nothing is booked twice', async () => {
  const made = (await ask()).body;
  const list = (await house.call('GET', '/api/admin/payout-files', { ...(admin && { as: admin }) })).body;
  const file = list.find(({ id }: { id: string }) => made.name.includes(id));
  expect(file).toMatchObject({ transfers: 2, amountCents: 8800, paidOn: '2026-08-31', payerIbanTail: '1332' });
  const again = (iban: string, as = admin) =>
    house.call('POST', `/api/admin/payout-files/${file.id}/copy`, { ...(as && { as }), body: { iban } });
  house.time.now = new Date('2026-08-31T09:00:00Z');
  expect((await again('ES91 2100 0418 4502 0005 1332')).body).toEqual(made);
  expect((await again('GB82 WEST 1234 5698 7654 32')).body.errors).toMatchObject([{ path: 'iban' }]);
  expect((await again('ES91 2100 0418 4502 0005 1332', owner)).status).toBe(403);
  expect([await payoutsOf(owner), await payoutsOf(other)].map((some) => some.length)).toEqual([1, 1]);
  // What came back is not paid by a copy of the file.
  const [back] = await payoutsOf(owner);
  await house.call('POST', '/api/admin/payout-returns', { ...(admin && { as: admin }), body: { payout: back?.id } });
  expect((await again('ES91 2100 0418 4502 0005 1332')).body).toMatchObject({ transfers: 1, amountCents: 4400 });
  const taken = await house.db.$count(auditEntries, eq(auditEntries.entityId, String(file.id)));
  expect(taken).toBe(3);
});

test('leaves out who gave no account or is suspended, and books nothing of theirs', async () => {
  await house.db.delete(payoutAccounts).where(eq(payoutAccounts.ownerId, String(owner?.id)));
  await house.db
    .update(users)
    .set({ suspendedAt: house.time.now, suspensionReason: 'A reason' })
    .where(eq(users.id, String(other?.id)));
  expect((await ask()).body.code).toBe('conflict');
  expect([await owedTo(owner), await owedTo(other)]).toEqual([4400, 4400]);
});

test('is refused with a number that can’t be or a day gone by, and to everybody but an admin', async () => {
  expect((await ask({ iban: 'ES91 2100 0418 4502 0005 1333' })).body.errors).toMatchObject([{ path: 'iban' }]);
  expect((await ask({ paidOn: '2026-08-29' })).body.errors).toMatchObject([{ path: 'paidOn' }]);
  expect((await ask({}, owner)).status).toBe(403);
  expect(await payoutsOf(owner)).toEqual([]);
});

test('tells the log who took it, and no account number', async () => {
  await ask();
  const isTaken = and(eq(auditEntries.entity, 'payouts'), eq(auditEntries.actorId, String(admin?.id)));
  const taken = await house.db.select().from(auditEntries).where(isTaken);
  expect(taken).toMatchObject([{ action: 'export', title: '2 × EUR, 88.00' }]);
  expect(JSON.stringify(taken)).not.toMatch(/2100|51332/);
});

test('what the bank did not pay is due again, once, and its owner is written to', async () => {
  const recipient = `${owner?.id}@correo.example`.toLowerCase();
  await house.db
    .update(users)
    .set({ email: recipient })
    .where(eq(users.id, String(owner?.id)));
  await ask();
  const [payout] = await payoutsOf(owner);
  const back = () =>
    house.call('POST', '/api/admin/payout-returns', { ...(admin && { as: admin }), body: { payout: payout?.id } });
  const replies = await Promise.all([back(), back(), back()]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 404)).toHaveLength(2);
  expect(await owedTo(owner)).toBe(4400);
  expect(await payoutsOf(owner)).toMatchObject([{ status: 'failed', failure: 'returned' }]);
  const isLetter = and(eq(mails.recipient, recipient), eq(mails.letter, 'payoutFailed'));
  expect(await house.db.$count(mails, isLetter)).toBe(1);
  expect((await ask()).body.transfers).toBe(1);
});

test('names are written in the letters that every bank takes', () => {
  expect(sepaText('Łukasz Ñandú <café> & “Söhne”, S.L.', 70)).toBe('ukasz Nandu cafe Sohne , S.L.');
});
