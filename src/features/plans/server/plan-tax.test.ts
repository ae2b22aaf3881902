/** Plans of businesses elsewhere in the Union: the tax is theirs once the desk found their VAT number (issue 22). */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { invoices } from '#features/invoices/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder, hold, planWish } from '#features/orders/server/doors/buying.ts';
import { holdRenewal } from '#features/orders/server/doors/plans.ts';
import { traders } from '#features/traders/server/table.ts';

const house = aTestHouse();
let business: Member;
let admin: Member;
beforeEach(async () => {
  house.time.now = new Date('2026-12-01T11:00:00Z');
  [business, admin] = [await house.signedInAs('business'), await house.signedInAs('admin')];
});

const lives = (country: 'DE' | 'FR' | 'ES', taxNumber: string) =>
  house.db.update(traders).set({ country, taxNumber }).where(eq(traders.ownerId, business.id));
const find = (isFound: boolean, as = admin) =>
  house.call('PUT', `/api/admin/traders/${business.id}/vat-check`, { as, body: { isFound } });
/** Buys a plan; gives its order and its invoice. */
async function buys() {
  const wish = planWish({ userId: business.id, plan: 'professional' });
  const { order } = await house.db.transaction((db) => hold(db, wish, house.time.now));
  const paidWith = { provider: 'sandbox', customer: null, method: null };
  await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now, paidWith));
  await house.runTasks();
  const [invoice] = await house.db.select().from(invoices).where(eq(invoices.orderId, order.id));
  return { order, invoice };
}

test('a number that the desk found makes the tax the buyer’s, with the article, the next month too', async () => {
  await house.db.update(users).set({ email: 'berg@reisen.example' }).where(eq(users.id, business.id));
  await lives('DE', 'DE136695976');
  const kept = await find(true);
  expect([kept.status, kept.body.trader.vatCheckedAt]).toEqual([200, '2026-12-01T11:00:00.000Z']);
  const { order, invoice } = await buys();
  expect(order).toMatchObject({ vatPercent: 0, vatExemptBy: 'art. 69.Uno.1.º' });
  expect(invoice).toMatchObject({
    kind: 'full',
    vatCents: 0,
    lines: [{ vatPercent: 0, exemptBy: 'art. 69.Uno.1.º' }],
  });
  const [letter] = await house.db.select().from(mails).where(eq(mails.letter, 'planBought'));
  expect(letter?.values).toMatchObject({ seller: { name: 'Aftersun Benidorm, S.L.', taxNumber: 'B12345674' } });
  const month = { plan: 'professional', startsAt: house.time.now, endsAt: house.time.now, amountCents: 4900 } as const;
  const next = await holdRenewal(house.db, business.id, month, house.time.now);
  // Nobody accepts anything when a month follows by itself.
  expect(next).toMatchObject({ vatPercent: 0, vatExemptBy: 'art. 69.Uno.1.º', termsVersion: null });
  expect(order.termsVersion).toBe('2026-11-28');
  const log = await house.db.select().from(auditEntries).where(eq(auditEntries.entityId, business.id));
  const checks = log.filter(({ entity }) => entity === 'traders');
  expect(checks).toMatchObject([{ after: { vatCheckedAt: '2026-12-01T11:00:00.000Z' } }]);
});

test('whom its invoice names is put right, but not to a number for which the tax would be another’s', async () => {
  await lives('DE', 'DE136695976');
  await find(true);
  const { invoice } = await buys();
  const named = { name: 'Reisen Berg GmbH', street: 'Hauptstr. 1', postalCode: '10115', town: 'Berlin' };
  const correct = (taxNumber: string, country: string) =>
    house.call('POST', `/api/workspace/invoices/${invoice?.id}/substitution`, {
      as: business,
      body: { ...named, taxNumber, country },
    });
  for (const [taxNumber, country] of [
    ['DE129273398', 'DE'],
    ['B12345674', 'ES'],
  ] as const) {
    const refused = await correct(taxNumber, country);
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'taxNumber']);
  }
  const made = await correct('DE136695976', 'DE');
  expect([made.status, made.body.kind, made.body.vatCents]).toEqual([201, 'substitute', 0]);
});

test('without it, at home, or once the desk took it back, the tax is Spain’s', async () => {
  await lives('DE', 'DE136695976');
  await find(true);
  expect((await find(false)).body.trader.vatCheckedAt).toBeNull();
  expect((await buys()).order).toMatchObject({ vatPercent: 21, vatExemptBy: null });
});

test.each([
  ['of Spain', 'ES', '12345678Z'],
  ['with a wrong digit', 'DE', 'DE136695975'],
  ['without the letters of its country', 'FR', '40303265045'],
] as const)('a number %s can’t have been found', async (_what, country, taxNumber) => {
  await lives(country, taxNumber);
  expect((await find(true)).body.code).toBe('invalid_transition');
  expect((await find(true, business)).status).toBe(403);
});

test('another number is another business: what was found is found no more', async () => {
  await lives('DE', 'DE136695976');
  await find(true);
  const [{ ownerId: _owner, ...row }] = (await house.db
    .select()
    .from(traders)
    .where(eq(traders.ownerId, business.id))) as [typeof traders.$inferSelect];
  const { kind, name, birthDate, street, postalCode, town, country, register, email, phone } = row;
  const said = { kind, name, birthDate, street, postalCode, town, country, register, email, phone, declares: true };
  const put = (taxNumber: string) => house.call('PUT', '/api/trader', { as: business, body: { ...said, taxNumber } });
  expect((await put('DE136695976')).body).toMatchObject({
    vatCheckedAt: '2026-12-01T11:00:00.000Z',
    termsVersion: '2026-11-28',
  });
  expect((await put('DE129273398')).body.vatCheckedAt).toBeNull();
});
