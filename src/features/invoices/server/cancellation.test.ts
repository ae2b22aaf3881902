/** The desk cancels what was issued by mistake, and nothing else; record, books, paper and log follow (issue 22). */
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder } from '#features/orders/server/doors/buying.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { payments } from '#features/payments/server/table.ts';
import { invoiceRecords } from '#features/verifactu/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import { invoiceCommissions } from './commission.ts';
import { invoices } from './table.ts';

const house = aTestHouse();
let owner: Member;
let buyer: Member;
let admin: Member;
beforeEach(async () => {
  [owner, buyer, admin] = [
    await house.signedInAs('business'),
    await house.signedInAs(),
    await house.signedInAs('admin'),
  ];
  for (const [n, { id }] of [owner, buyer].entries())
    await house.db
      .update(users)
      .set({ email: `reader${n}@correo.example` })
      .where(eq(users.id, id));
});

/** A sale that was paid with this provider, and its invoice. */
async function aSale(provider: 'stripe' | 'sandbox' = 'stripe') {
  const { id: eventId } = await anEvent(house.db, { category: 'concert', priceCents: 2500, ownerId: owner.id });
  await house.db
    .update(events)
    .set({ startsAt: new Date('2026-09-20T20:00:00Z') })
    .where(eq(events.id, eventId));
  const { id } = await holdEvent(house.db, { userId: buyer.id, eventId, quantity: 2 }, house.time.now);
  const paid = { amountCents: 5000, status: 'succeeded', createdAt: house.time.now } as const;
  await house.db.insert(payments).values({ ...paid, id: newId(), clientSecret: newId(), orderId: id, provider });
  await house.db.transaction((db) => confirmOrder(db, id, house.time.now));
  await house.runTasks();
  const [sale] = await of(id);
  return { orderId: id, sale };
}
const of = async (orderId: string) => (await house.call('GET', `/api/orders/${orderId}/invoices`, { as: buyer })).body;
const cancel = (id: string, as = admin) =>
  house.call('POST', `/api/admin/invoices/${id}/cancellation`, { as, body: { reason: 'It names the wrong company' } });
const lettersTo = async ({ id }: Member) => {
  const rows = await house.db.select().from(mails).where(eq(mails.userId, id));
  return rows.filter(({ letter }) => letter === 'invoiceCancelled');
};
const company = {
  name: 'Tramontana Viajes, S.L.',
  taxNumber: 'A58818501',
  street: 'Carrer Major 3',
  postalCode: '03501',
  town: 'Benidorm',
  country: 'ES',
};
const replace = (id: string, body: object = company) =>
  house.call('POST', `/api/invoices/${id}/replacement`, { as: buyer, body });
const inBook = async () =>
  (await house.call('GET', '/api/admin/books?month=2026-08', { as: admin })).body.vat.map(
    ({ series, invoices: count }: { series: string; invoices: number }) => [series, count],
  );

test('a full one that names the wrong company: its record, the book, the paper and the log say so, and the right one may be asked for', async () => {
  const { orderId, sale } = await aSale();
  const wrong = (await replace(sale.id)).body;
  const before = await inBook();
  const cancelled = await cancel(wrong.id);
  expect([cancelled.status, cancelled.body.cancelledOn]).toEqual([200, '2026-08-21']);

  const records = await house.db.select().from(invoiceRecords).where(eq(invoiceRecords.invoiceId, wrong.id));
  expect(records.map(({ kind }) => kind).toSorted()).toEqual(['cancellation', 'registration']);
  expect(records.find(({ kind }) => kind === 'cancellation')?.xml).toContain(
    `<sf:NumSerieFacturaAnulada>${wrong.number}<`,
  );
  const countOf = (book: [string, number][]) => book.find(([series]) => series === 'ASC26')?.[1] ?? 0;
  expect(countOf(await inBook())).toBe(countOf(before) - 1);
  const log = await house.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, 'invoices'), eq(auditEntries.entityId, wrong.id)));
  expect(log).toMatchObject([{ title: wrong.number, after: { cancelReason: 'It names the wrong company' } }]);

  const right = await replace(sale.id, { ...company, name: 'Otra Viajes, S.L.' });
  expect([right.status, right.body.number]).toEqual([201, 'ASC26-000002']);
  expect((await of(orderId)).map(({ cancelledOn }: { cancelledOn: string | null }) => cancelledOn)).toEqual([
    null,
    '2026-08-21',
    null,
  ]);
  // The buyer hears of it, once, in their language, from whoever it was issued by.
  const [told, ...more] = await lettersTo(buyer);
  expect(more).toEqual([]);
  expect(told).toMatchObject({
    letter: 'invoiceCancelled',
    values: { number: wrong.number, follows: 'asked', seller: { name: wrong.issuer } },
  });

  // Once is enough, and the row stays as it is from then on.
  expect((await cancel(wrong.id)).body.code).toBe('invalid_transition');
  const again = house.db.update(invoices).set({ cancelReason: 'Another' }).where(eq(invoices.id, wrong.id));
  await expect(again).rejects.toThrow();
});

test('nothing is cancelled that was sold or given back, nor by anybody but the desk', async () => {
  const { orderId, sale } = await aSale();
  expect((await cancel(sale.id)).body.code).toBe('invalid_transition');
  expect((await cancel(sale.id, owner)).status).toBe(403);
  const at = `/api/orders/${orderId}/cancellation`;
  const { refund } = (await house.call('GET', at, { as: buyer })).body;
  expect((await house.call('POST', at, { as: buyer, body: { refund } })).status).toBe(200);
  await house.runTasks();
  for (const { id } of await of(orderId)) expect((await cancel(id)).body.code).toBe('invalid_transition');
  expect((await cancel(newId())).status).toBe(404);
});

test('what was a trial in the sandbox can be, the one that names another first, and is not issued again', async () => {
  const { orderId, sale } = await aSale('sandbox');
  const named = (await replace(sale.id)).body;
  expect((await cancel(sale.id)).body.code).toBe('invalid_transition');
  expect((await cancel(named.id)).status).toBe(200);
  expect((await cancel(sale.id)).status).toBe(200);
  await house.runTasks();
  expect(await of(orderId)).toHaveLength(2);
  expect((await replace(sale.id)).body.code).toBe('invalid_transition');
});

test('a month’s commission that named an owner wrongly is invoiced anew', async () => {
  await aSale();
  house.time.now = new Date('2026-09-01T02:00:00Z');
  await invoiceCommissions(house.db, house.time.now);
  const ofMonth = () =>
    house.db.select().from(invoices).where(eq(invoices.recipientId, owner.id)).orderBy(invoices.number);
  const [first] = await ofMonth();
  expect((await cancel(first?.id ?? '')).status).toBe(200);
  expect(await lettersTo(owner)).toMatchObject([{ values: { follows: 'anew' } }]);
  await invoiceCommissions(house.db, house.time.now);
  await invoiceCommissions(house.db, house.time.now);
  const [, second, ...more] = await ofMonth();
  expect(more).toEqual([]);
  expect(second).toMatchObject({ month: first?.month, grossCents: first?.grossCents, cancelledAt: null });
});
