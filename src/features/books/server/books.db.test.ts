/** Issue 22: the operator's month is what the ledger, the invoices and the orders say, to the cent. On both engines. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { invoices } from '#features/invoices/server/table.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { confirmOrder, eventWish, hold, planWish } from '#features/orders/server/doors/buying.ts';
import type { Wish } from '#features/orders/server/doors/buying.ts';
import { takeClaims } from '#features/orders/server/doors/money-back.ts';
import { refunds } from '#features/orders/server/table.ts';
import { subscriptions } from '#features/plans/server/table.ts';
import { aHouseTrader } from '#features/traders/server/factory.ts';
import { sharedOut } from '../rules.ts';
import type { Books } from '../contract.ts';
import { listVatLines } from './vat.ts';

const house = aTestHouse();
let [admin, owner, buyer]: Member[] = [];
beforeAll(async () => {
  await aHouseTrader(house.db, new Date('2026-01-01T00:00:00Z'));
  [admin, owner, buyer] = [
    await house.signedInAs('admin'),
    await house.signedInAs('business'),
    await house.signedInAs(),
  ];
  const party = await aParty();
  // One in each month; the instants are those at which the town's month begins and ends.
  const late = await buy(tickets(party.id), '2026-06-30T21:59:59Z');
  const first = await buy(tickets(party.id), '2026-06-30T22:00:00Z');
  await buy(tickets(party.id), '2026-07-31T21:59:59Z');
  await buy(planWish({ userId: owner.id, plan: 'premium' }), '2026-07-10T10:00:00Z');
  await giveBack(late, 2500, '2026-07-02T10:00:00Z');
  await disputed(first, '2026-07-05T10:00:00Z');
  house.time.now = new Date('2026-07-31T21:59:59Z');
  await house.runTasks();
});

const aParty = () => anEvent(house.db, { ownerId: String(owner?.id), date: '2027-06-05', time: '22:00' });
const tickets = (eventId: string) => eventWish({ userId: String(buyer?.id), eventId, quantity: 2 });
async function buy(wish: Wish, instant: string): Promise<string> {
  const at = new Date(instant);
  const { id } = (await house.db.transaction((db) => hold(db, wish, at))).order;
  await house.db.transaction((db) => confirmOrder(db, id, at));
  return id;
}
const giveBack = (orderId: string, amountCents: number, instant: string) =>
  takeClaims(
    house.db,
    orderId,
    { refunds: [{ id: `re_${orderId}`, amountCents, status: 'done' }], disputes: [] },
    new Date(instant),
  );
const disputed = (orderId: string, instant: string) =>
  takeClaims(
    house.db,
    orderId,
    {
      refunds: [],
      disputes: [
        {
          id: 'du_lost',
          amountCents: 5000,
          reason: 'fraudulent',
          status: 'lost',
          answerBy: null,
          takenCents: 5000,
          returnedCents: 0,
        },
      ],
    },
    new Date(instant),
  );

const ask = async (path: string, as = admin) => house.call('GET', `/api/admin/${path}`, { as });
const monthOf = async (month: string): Promise<Books> => (await ask(`books?month=${month}`)).body;

describe('a month', () => {
  test('is what was booked in it by the town’s clock, and all of it is somebody’s', async () => {
    const july = await monthOf('2026-07');
    expect(july.flows).toEqual({
      receivedCents: 5000 + 5000 + 9900,
      backCents: 2500 + 5000,
      creditedCents: 4400 + 4400 - 2200 - 4400,
      commissionCents: 600 + 600 - 300 - 600,
      plansCents: 9900,
      ownSalesCents: 0,
      paidOutCents: 0,
    });
    expect((await monthOf('2026-06')).flows).toMatchObject({ receivedCents: 5000, creditedCents: 4400 });
    const { receivedCents, backCents, creditedCents, commissionCents, plansCents, ownSalesCents, paidOutCents } =
      july.flows;
    const flows = {
      received: receivedCents,
      back: backCents,
      credited: creditedCents,
      commission: commissionCents,
      plans: plansCents,
      ownSales: ownSalesCents,
      paidOut: paidOutCents,
    };
    expect(sharedOut(flows)).toBe(receivedCents - backCents);
    expect(july.days.map(({ day }) => day)).toEqual([
      '2026-07-01',
      '2026-07-02',
      '2026-07-05',
      '2026-07-10',
      '2026-07-31',
    ]);
    expect(july.months.at(-1)).toEqual({ month: '2026-07', keptPaidCents: 12_400, keptCents: 10_200 });
    expect(july.months).toHaveLength(12);
  });

  test('ends with what owners are owed of the whole ledger until then', async () => {
    const entries = await house.db.select().from(ledgerEntries).where(eq(ledgerEntries.account, 'owner'));
    const owed = entries
      .filter(({ ownerId }) => ownerId !== null)
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect(await monthOf('2026-07')).toMatchObject({ owedCents: owed, debtCents: 0 });
    expect((await monthOf('2026-05')).owedCents).toBe(0);
  });

  test('has the tax of all that was invoiced, by series and rate, and the same line by line', async () => {
    const { vat } = await monthOf('2026-07');
    const rows = (await house.db.select().from(invoices)).filter(({ issuedOn }) => issuedOn.startsWith('2026-07'));
    expect(rows.length).toBeGreaterThanOrEqual(5);
    const sum = (of: readonly { vatCents: number; grossCents: number }[]) => [
      of.reduce((all, one) => all + one.vatCents, 0),
      of.reduce((all, one) => all + one.grossCents, 0),
    ];
    expect(sum(vat)).toEqual(sum(rows));
    expect(new Set(vat.map(({ isHouse }) => isHouse))).toEqual(new Set([true, false]));
    const { body, headers } = await ask('vat-book?month=2026-07');
    expect(sum(body)).toEqual(sum(rows));
    expect([body.length, Number(headers.get('x-total-count'))]).toEqual([rows.length, rows.length]);
  });

  test('has a VAT book that is cut into pages as it is numbered, and says on each how many there are', async () => {
    const { items: whole, total } = await listVatLines(house.db, { month: '2026-07', size: 500 });
    const pages = [];
    for (let page = 1; page <= Math.ceil(total / 2); page += 1)
      pages.push(await listVatLines(house.db, { month: '2026-07', page, size: 2 }));
    expect(pages.flatMap(({ items }) => items)).toEqual(whole);
    const past = await listVatLines(house.db, { month: '2026-07', page: pages.length + 1, size: 2 });
    expect(past.items).toEqual([]);
    expect(new Set([...pages, past].map((page) => page.total))).toEqual(new Set([whole.length]));
    expect((await listVatLines(house.db, { month: '2026-02' })).total).toBe(0);
  });

  test('counts disputes that began or ended in it, and no others', async () => {
    expect((await monthOf('2026-07')).disputes).toMatchObject({ lost: { count: 1, cents: 5000 }, won: { count: 0 } });
    expect((await monthOf('2026-06')).disputes.lost.count).toBe(0);
    expect((await ask('book-disputes?month=2026-07')).body).toMatchObject([{ id: 'du_lost', amountCents: 5000 }]);
  });

  test('is handed over on paper and as files', async () => {
    const { body } = await ask('books/paper?month=2026-07');
    expect([body.name, Buffer.from(body.pdf, 'base64').subarray(0, 5).toString()]).toEqual(['2026-07.pdf', '%PDF-']);
    for (const [list, head] of [
      ['book-days', 'Day,'],
      ['vat-book', 'Number'],
      ['unpaid', 'ID'],
      ['book-disputes', 'ID'],
    ]) {
      const isOfMonth = list !== 'unpaid';
      const csv = await ask(`${list}.csv?lang=en${isOfMonth ? '&month=2026-07' : ''}`);
      expect(csv.headers.get('content-disposition')?.includes(`"${list}-of-2026-07-`)).toBe(isOfMonth);
      expect([csv.status, String(csv.body).includes(String(head))]).toEqual([200, true]);
    }
  });

  test('is the desk’s alone, and a month that can’t be is refused', async () => {
    for (const path of ['books?month=2026-07', 'vat-book?month=2026-07', 'unpaid', 'book-days?month=2026-07'])
      expect((await ask(path, owner)).status).toBe(403);
    for (const month of ['2026-13', '2026-7', 'x', '', '1999-01'])
      expect((await ask(`books?month=${month}`)).status).toBe(422);
  });
});

test('what is unpaid is named: a plan whose renewal failed, a refund that was refused, an owner in debt', async () => {
  await house.db
    .update(subscriptions)
    .set({ status: 'past_due' })
    .where(eq(subscriptions.userId, String(owner?.id)));
  await house.db.insert(subscriptions).values(aPastDue()).onConflictDoNothing();
  await house.db.update(refunds).set({ status: 'failed' });
  const { body } = await ask('unpaid');
  expect(body.map(({ kind, amountCents }: { kind: string; amountCents: number }) => [kind, amountCents])).toEqual([
    ['plan', 9900],
    ['refund', 2500],
  ]);
  expect((await monthOf('2026-07')).unpaid).toMatchObject({
    plan: { count: 1, cents: 9900 },
    refund: { count: 1, cents: 2500 },
    owner: { count: 0, cents: 0 },
  });
});

const aPastDue = () => ({
  userId: String(owner?.id),
  plan: 'premium' as const,
  status: 'past_due' as const,
  startedAt: house.time.now,
  monthsPaid: 1,
  periodStart: house.time.now,
  periodEnd: new Date('2026-08-22T18:00:00Z'),
  provider: 'sandbox',
  updatedAt: house.time.now,
});
