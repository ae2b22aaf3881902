/** Other dates while somebody else wants something too: one wins, the other hears of it, nothing is half done. On both engines. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { refunds } from '#features/orders/server/table.ts';
import { rentalSlots } from '#features/rentals/server/table.ts';
import type { RentalRow } from '#features/rentals/server/table.ts';
import { dateChanges } from './table.ts';
import { aDatesHouse, type Member } from './testing.ts';

type People = { readonly owner: Member; readonly guest: Member; readonly other: Member; readonly admin: Member };

const at = aDatesHouse();
let who: People;
let flat: RentalRow;
let id: string;
beforeEach(async () => {
  who = {
    owner: await at.house.signedInAs('business'),
    guest: await at.house.signedInAs(),
    other: await at.house.signedInAs(),
    admin: await at.house.signedInAs('admin'),
  };
  flat = await at.aFlat(who.owner.id);
  id = await at.book(flat, who.guest, { from: '2026-08-10', units: 3 });
});

const requested = async (from: string, units = 3, of = id, as = who.guest): Promise<string> =>
  (await at.ask(as, of, { from, units })).body.id;
const accept = (change: string, back = '0', as = who.owner) => at.answer(as, change, { accepts: true, back });
const said = ({ status, body }: { status: number; body: { code?: string } }) => body.code ?? status;
/** The nights that each order has, by its id. */
const nights = async () => {
  const rows = await at.house.db.select().from(rentalSlots).where(eq(rentalSlots.rentalId, flat.id));
  return new Map(rows.map(({ orderId, during }) => [orderId, during]));
};
const statusOf = async (change: string) => {
  const [row] = await at.house.db.select().from(dateChanges).where(eq(dateChanges.id, change));
  return row?.status;
};

test('an owner accepts while somebody else books the new days', async () => {
  const change = await requested('2026-08-12');
  const metadata = { type: 'rental', itemId: flat.id, userId: who.other.id, from: '2026-08-13', units: 2, quantity: 1 };
  const books = () =>
    at.house.call('POST', '/api/create-payment-intent', {
      as: who.other,
      body: { amount: 180, currency: 'eur', metadata },
    });
  const [accepted, booked] = await Promise.all([accept(change), books()]);
  const isMoved = accepted.status === 200;
  expect([said(accepted), said(booked)]).toEqual(isMoved ? [200, 'dates_unavailable'] : ['dates_unavailable', 201]);
  expect((await at.orderOf(id)).startsAt).toEqual(new Date(`2026-08-${isMoved ? '12' : '10'}T14:00:00Z`));
  expect(await statusOf(change)).toBe(isMoved ? 'accepted' : 'waiting');
  expect((await nights()).size).toBe(isMoved ? 1 : 2);
});

test('a guest cancels while the owner accepts', async () => {
  const change = await requested('2026-08-12', 2);
  const cancels = at.house.call('POST', `/api/orders/${id}/cancellation`, {
    as: who.guest,
    body: { refund: '270.00' },
  });
  const [accepted, cancelled] = await Promise.all([accept(change, '90.00'), cancels]);
  const order = await at.orderOf(id);
  if (accepted.status === 200) {
    // They see another refund now: 180 of the 270 are left.
    expect(said(cancelled)).toBe('refund_changed');
    expect(order).toMatchObject({ status: 'confirmed', refundedCents: 9000, units: 2 });
  } else {
    expect([said(accepted), said(cancelled)]).toEqual(['invalid_transition', 200]);
    expect(order).toMatchObject({ status: 'refunded', refundedCents: 27_000, loweredCents: 0, units: 3 });
    expect((await nights()).size).toBe(0);
  }
});

test('owner and desk accept at once: the difference goes back once', async () => {
  const change = await requested('2026-08-12', 2);
  const answers = await Promise.all([accept(change, '90.00'), accept(change, '90.00', who.admin)]);
  expect(new Set(answers.map(said))).toEqual(new Set([200, 'invalid_transition']));
  expect(await at.house.db.select().from(refunds).where(eq(refunds.orderId, id))).toMatchObject([
    { amountCents: 9000, reason: 'dates' },
  ]);
  const entries = await at.house.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, id));
  expect(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
});

test('a guest takes it back while the owner accepts', async () => {
  const change = await requested('2026-08-12');
  const [accepted, withdrawn] = await Promise.all([
    accept(change),
    at.house.call('DELETE', `/api/date-changes/${change}`, { as: who.guest }),
  ]);
  const isMoved = accepted.status === 200;
  expect(said(withdrawn)).toBe(isMoved ? 'invalid_transition' : 200);
  expect(await statusOf(change)).toBe(isMoved ? 'accepted' : 'withdrawn');
  expect((await at.orderOf(id)).startsAt).toEqual(new Date(`2026-08-${isMoved ? '12' : '10'}T14:00:00Z`));
});

test('two guests want the same free days: one has them', async () => {
  const second = await at.book(flat, who.other, { from: '2026-08-20', units: 3 });
  const [mine, theirs] = [await requested('2026-08-15'), await requested('2026-08-16', 3, second, who.other)];
  const answers = await Promise.all([accept(mine), accept(theirs)]);
  expect(new Set(answers.map(said))).toEqual(new Set([200, 'dates_unavailable']));
  expect(new Set([await statusOf(mine), await statusOf(theirs)])).toEqual(new Set(['accepted', 'waiting']));
  expect((await nights()).size).toBe(2);
});

test('two requests at once for a booking are one', async () => {
  const asked = await Promise.all([
    at.ask(who.guest, id, { from: '2026-08-15', units: 3 }),
    at.ask(who.guest, id, { from: '2026-08-20', units: 3 }),
  ]);
  expect(new Set(asked.map(said))).toEqual(new Set([201, 'conflict']));
});

test('two guests change places through free days, one after the other', async () => {
  const second = await at.book(flat, who.other, { from: '2026-08-13', units: 3 });
  await accept(await requested('2026-08-20'));
  expect(said(await accept(await requested('2026-08-10', 3, second, who.other)))).toBe(200);
  expect(said(await accept(await requested('2026-08-13')))).toBe(200);
  const taken = await nights();
  expect(taken.get(id)).toContain('2026-08-13');
  expect(taken.get(second)).toContain('2026-08-10');
});
