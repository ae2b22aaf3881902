/** Numbers go without gaps or twins, whoever comes at once and whatever dies between (issue 22), on both engines. */
import { and, asc, count, eq, max, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { taxNumberHolders } from '#features/traders/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import { taxOn } from '#market/vat/vat.ts';
import { lineOf } from '../rules.ts';
import { issue } from './issue.ts';
import { ownerParty } from './parties.ts';
import { invoices, invoiceSeries } from './table.ts';
import type { InvoiceRow } from './table.ts';

const house = aTestHouse();
let owner: Member;
beforeEach(async () => {
  owner = await house.signedInAs('business');
});

/** An invoice of one order, in a transaction of its own that may fail after it. */
const issueOne = (orderId: string, fails = false): Promise<void> => issueAll(orderId, ['simplified'], { fails });

type How = { readonly fails?: boolean; readonly ofId?: string | null };
async function issueAll(orderId: string, kinds: readonly InvoiceRow['kind'][], how: How = {}): Promise<void> {
  const { fails = false, ofId = null } = how;
  await house.db.transaction(async (db) => {
    const issuer = await ownerParty(db, owner.id);
    if (!issuer) throw new Error('Its owner has a file');
    const line = lineOf({ ...taxOn('entry', '2026-08-21'), description: 'A night', quantity: 1 }, 2500);
    for (const kind of kinds)
      await issue(
        db,
        {
          kind,
          issuerId: owner.id,
          issuer,
          recipientId: null,
          recipient: null,
          orderId,
          ...(kind === 'corrective' && { refundId: newId(), ofId }),
          language: 'es',
          lines: [line],
          suppliedOn: '2026-08-21',
        },
        house.time.now,
      );
    if (fails) throw new Error('Something else of it failed');
  });
}

const numbers = async () => {
  const rows = await house.db
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.series, 'ASS26'))
    .orderBy(asc(invoices.number));
  return rows.map(({ number }) => number);
};

test('a thousand at once, of which every fifth fails: no gap, no twin', { timeout: 600_000 }, async () => {
  const asked = Array.from({ length: 1000 }, (_, n) => issueOne(`order-${n}`, n % 5 === 4));
  const failed = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
  expect(failed).toHaveLength(200);
  expect(await numbers()).toEqual(Array.from({ length: 800 }, (_, n) => n + 1));
  const [series] = await house.db.select().from(invoiceSeries).where(eq(invoiceSeries.series, 'ASS26'));
  expect(series?.lastNumber).toBe(800);
});

test('an order is invoiced once, however often it is asked for, and its number goes to the next one', async () => {
  await issueOne('twice');
  const before = await numbers();
  await expect(issueOne('twice')).rejects.toThrow();
  await issueOne('other');
  expect(await numbers()).toEqual([...before, before.length + 1]);
});

test('nothing that was issued is ever changed or taken away', async () => {
  await issueOne('stands');
  const isIt = and(eq(invoices.orderId, 'stands'), eq(invoices.kind, 'simplified'));
  await expect(house.db.update(invoices).set({ grossCents: 1 }).where(isIt)).rejects.toThrow();
  await expect(house.db.delete(invoices).where(isIt)).rejects.toThrow();
  const [told] = await house.db.select({ most: max(invoices.number), all: count() }).from(invoices);
  expect(told?.most).toBe(told?.all);
});

test('who writes a sale and what went back of it waits in no ring with those who write one of them', async () => {
  await issueOne('first');
  const [{ id: ofId } = { id: null }] = await house.db.select().from(invoices).where(eq(invoices.orderId, 'first'));
  const kinds = [['simplified', 'corrective'], ['corrective'], ['simplified']] as const;
  const asked = Array.from({ length: 60 }, (_, n) => issueAll(`ring-${n}`, kinds[n % 3] ?? [], { ofId }));
  expect((await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected')).toEqual([]);
});

// Among a hundred thousand they were looked for in all of them, each time one was written: 23 ms instead of 0.04.
test.each([
  ['an order’s invoices, cancelled ones too', sql`order_id = 'first'`, 'invoices_of_order'],
  ['what corrects or replaces one', sql`of_id in ('first', 'second')`, 'invoices_naming'],
])('%s are found without looking through all of them', async (_what, where, index) => {
  const plan = await house.db.transaction(async (db) => {
    await db.execute(sql`set local enable_seqscan = off`);
    const result: unknown = await db.execute(sql`explain select * from ${invoices} where ${where}`);
    const { rows } = result as { rows: readonly Record<string, string>[] };
    return rows.flatMap((row) => Object.values(row)).join(' ');
  });
  expect(plan).toContain(index);
});

test('nothing is begun under a number that is another’s; what was begun under it is gone on with', async () => {
  await issueOne(newId());
  const [first] = await house.db.select().from(invoices).where(eq(invoices.issuerId, owner.id));
  const other = await house.signedInAs('business');
  const taxNumber = '12345678Z';
  await house.db.insert(taxNumberHolders).values({ id: newId(), taxNumber, ownerId: other.id, since: house.time.now });
  const orderId = newId();
  await expect(issueOne(orderId)).rejects.toThrow('somebody else’s');
  expect(await house.db.$count(invoices, eq(invoices.orderId, orderId))).toBe(0);
  await issueAll(orderId, ['corrective'], { ofId: String(first?.id) });
  expect(await house.db.$count(invoices, eq(invoices.orderId, orderId))).toBe(1);
  const allowed = { id: newId(), taxNumber, ownerId: owner.id, allowedBy: other.id, since: house.time.now };
  await house.db.insert(taxNumberHolders).values(allowed);
  await issueOne(orderId);
  await house.db.delete(taxNumberHolders);
});
