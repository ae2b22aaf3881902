/** Other dates for a booked stay, told at the HTTP door (decision 0181). */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '#app/server/testing-calls.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { orders, refunds } from '#features/orders/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { RentalRow } from '#features/rentals/server/table.ts';
import { aTeamMember } from '#features/teams/server/factory.ts';
import { expireDateChanges } from './expire.ts';
import { dateChanges } from './table.ts';
import { aDatesHouse, type Member } from './testing.ts';

const at = aDatesHouse();
let [owner, guest, other]: Member[] = [];
let flat: RentalRow;
let id: string;
// What a test leaves on its way goes out by its own clock.
afterEach(async () => void (await at.told()));
beforeEach(async () => {
  await at.house.db.delete(dateChanges);
  owner = await at.house.withMailbox(await at.house.signedInAs('business'), 'owner');
  guest = await at.house.withMailbox(await at.house.signedInAs(), 'guest', 'es');
  other = await at.house.signedInAs();
  flat = await at.aFlat(owner.id);
  id = await at.book(flat, guest, { from: '2026-08-10', units: 3 });
  await at.told();
});

const later = (hours: number) => (at.house.time.now = new Date(at.house.time.now.getTime() + hours * 3_600_000));
const asGuest = () => guest as Member;
const asOwner = () => owner as Member;
const ask = (from: string, units = 3, over: object = {}) => at.ask(asGuest(), id, { from, units }, over);
const accept = (change: string, back = '0', as = asOwner()) => at.answer(as, change, { accepts: true, back });
const own = async () => (await at.house.call('GET', '/api/date-changes', { as: guest })).body;
const isFree = async (from: string) => {
  const found = await at.house.call('GET', `/api/rentals/${flat.id}/availability?from=${from}&to=${from}`);
  return found.body.days[0].free === 1;
};

describe('asking', () => {
  test('shows what is free to who has booked, what it costs, and what would go back', async () => {
    const days = await at.house.call('GET', `/api/orders/${id}/free-days?from=2026-08-09&to=2026-08-13`, { as: guest });
    expect(days.body.days.map(({ free }: { free: number }) => free)).toEqual([1, 1, 1, 1, 1]);
    expect(await isFree('2026-08-11')).toBe(false);
    expect((await at.look(asGuest(), id, { from: '2026-08-11', units: 2 })).body).toMatchObject({
      wanted: { from: { date: '2026-08-11', time: '16:00' }, until: { date: '2026-08-13', time: '11:00' }, units: 2 },
      before: '270.00',
      amount: '180.00',
      back: '90.00',
      more: '0',
      refundSteps: [
        { hours: 120, percent: 100 },
        { hours: 24, percent: 50 },
      ],
    });
  });

  test('holds nothing, is one at a time, and tells the owner', async () => {
    const { status, body } = await ask('2026-08-11');
    expect([status, body.status, body.expiresAt]).toEqual([201, 'waiting', '2026-06-28T17:00:00.000Z']);
    expect(await isFree('2026-08-13')).toBe(true);
    expect(refusalOf(await ask('2026-08-12'))).toEqual([409, 'conflict']);
    expect(await own()).toMatchObject([{ id: body.id, orderId: id, status: 'waiting' }]);
    const letters = await at.told();
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      ['owner', 'Other dates, please: Two balconies on the bay'],
    ]);
    expect(letters[0]?.text).toContain('Nothing: the price stays the same');
    const waiting = await at.house.call('GET', '/api/workspace/date-changes', { as: owner });
    expect(waiting.body).toMatchObject([
      { id: body.id, title: 'Two balconies on the bay', category: 'apartment', back: '0' },
    ]);
  });

  test.each([
    ['what is booked already', { from: '2026-08-10', units: 3 }, [422, 'validation']],
    ['longer than the owner lets', { from: '2026-08-11', units: 31 }, [422, 'validation']],
    ['beyond the calendar', { from: '2028-01-01', units: 1 }, [422, 'validation']],
    ['what is over', { from: '2026-06-01', units: 1 }, [422, 'validation']],
  ])('is refused for %s', async (_, wish, answer) => {
    expect(refusalOf(await at.ask(asGuest(), id, wish))).toEqual(answer);
    expect(await own()).toEqual([]);
  });

  test('is refused for days that somebody else has, and for another sum or other terms than were shown', async () => {
    await at.book(flat, other as Member, { from: '2026-08-14', units: 2 });
    expect(refusalOf(await ask('2026-08-13'))).toEqual([409, 'dates_unavailable']);
    expect(refusalOf(await ask('2026-08-11', 2, { back: '0' }))).toEqual([422, 'price_changed']);
    expect(refusalOf(await ask('2026-08-11', 3, { refundSteps: [] }))).toEqual([409, 'terms_changed']);
    expect(refusalOf(await at.ask(other as Member, id, { from: '2026-08-20', units: 1 }))).toEqual([404, 'not_found']);
  });

  test('is over when it is withdrawn, and made three times a day at most', async () => {
    for (const from of ['2026-08-20', '2026-08-21', '2026-08-22']) {
      const { body } = await ask(from);
      const withdrawn = await at.house.call('DELETE', `/api/date-changes/${body.id}`, { as: guest });
      expect([withdrawn.status, withdrawn.body.status]).toEqual([200, 'withdrawn']);
      expect(refusalOf(await accept(body.id))).toEqual([409, 'invalid_transition']);
    }
    expect(refusalOf(await ask('2026-08-23'))).toEqual([429, 'too_many_requests']);
    later(25);
    expect((await ask('2026-08-23')).status).toBe(201);
  });
});

describe('accepting', () => {
  test('the same price moves the booking at once, with its days, its code and its calendar', async () => {
    const { body } = await ask('2026-08-12');
    await at.told();
    expect((await accept(body.id)).body).toMatchObject({ status: 'accepted', back: '0' });
    expect(await at.orderOf(id)).toMatchObject({
      startsAt: new Date('2026-08-12T14:00:00Z'),
      endsAt: new Date('2026-08-15T09:00:00Z'),
      status: 'confirmed',
      amountCents: 27_000,
      refundedCents: 0,
    });
    expect([await isFree('2026-08-10'), await isFree('2026-08-11'), await isFree('2026-08-14')]).toEqual([
      true,
      true,
      false,
    ]);
    const [letter, ...rest] = await at.told();
    expect([letter?.to, letter?.subject, rest]).toEqual(['guest', 'Nuevas fechas: Dos balcones a la bahía', []]);
    const [calendar] = letter?.attachments ?? [];
    expect(JSON.stringify(letter)).toContain('Antes');
    expect(calendar).toBeDefined();
    const [ticket] = (await at.house.call('GET', `/api/orders/${id}`, { as: guest })).body.tickets;
    const file = await at.house.call('GET', `/api/tickets/${ticket.id}/calendar`, { as: guest });
    expect(file.body.text).toContain('DTSTART:20260812T140000Z');
    expect(file.body.text).not.toContain('SEQUENCE:0');
    const log = await at.house.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
    expect(log).toMatchObject([{ actorId: asOwner().id, after: { startsAt: '2026-08-12T14:00:00.000Z' } }]);
  });

  test('what costs less gives the difference back, once, and what cancelling brings is of what is left', async () => {
    const { body } = await ask('2026-08-11', 2);
    expect(refusalOf(await accept(body.id, '0'))).toEqual([409, 'refund_changed']);
    expect((await at.orderOf(id)).startsAt).toEqual(new Date('2026-08-10T14:00:00Z'));
    expect((await accept(body.id, '90.00')).body).toMatchObject({ status: 'accepted', back: '90.00' });
    expect(refusalOf(await accept(body.id, '90.00'))).toEqual([409, 'invalid_transition']);
    await at.house.runTasks();
    expect(await at.house.db.select().from(refunds).where(eq(refunds.orderId, id))).toMatchObject([
      { amountCents: 9000, reason: 'dates', status: 'done', bearer: 'both' },
    ]);
    expect(await at.orderOf(id)).toMatchObject({
      amountCents: 27_000,
      refundedCents: 9000,
      loweredCents: 9000,
      units: 2,
    });
    // Half, from five days before on: of the 180 that it costs, not of the 270 that were paid.
    at.house.time.now = new Date('2026-08-08T12:00:00Z');
    const order = await at.house.call('GET', `/api/orders/${id}`, { as: guest });
    expect(order.body).toMatchObject({ amount: '270.00', price: '180.00' });
    const terms = await at.house.call('GET', `/api/orders/${id}/cancellation`, { as: guest });
    expect(terms.body).toMatchObject({ refund: '90.00', percent: 50 });
    const gone = await at.house.call('POST', `/api/orders/${id}/cancellation`, {
      as: guest,
      body: { refund: '90.00' },
    });
    expect(gone.body).toMatchObject({ status: 'refunded', refunded: '180.00' });
  });

  test('a second change goes on from the first one’s price', async () => {
    const first = await ask('2026-08-11', 2);
    await accept(first.body.id, '90.00');
    expect((await at.look(asGuest(), id, { from: '2026-08-11', units: 3 })).body).toMatchObject({
      more: '90.00',
      back: '0',
    });
    const second = await ask('2026-08-20', 1);
    expect(second.body).toMatchObject({ before: '180.00', amount: '90.00', back: '90.00' });
    expect((await accept(second.body.id, '90.00')).status).toBe(200);
    expect(await at.orderOf(id)).toMatchObject({ refundedCents: 18_000, loweredCents: 18_000, units: 1 });
  });

  test('never gives back more than is left, and says so before', async () => {
    const admin = await at.house.signedInAs('admin');
    const body = { amountCents: 25_000, bearer: 'both', note: 'Sorry', refunded: '0' };
    await at.house.call('POST', `/api/admin/orders/${id}/refunds`, { as: admin, body });
    const asked = await ask('2026-08-11', 1);
    expect(asked.body).toMatchObject({ back: '20.00', amount: '90.00' });
    expect((await accept(asked.body.id, '20.00')).status).toBe(200);
    expect(await at.orderOf(id)).toMatchObject({ status: 'confirmed', refundedCents: 27_000, loweredCents: 18_000 });
  });

  test('is no way round the cancellation policy: who has lost it has lost it', async () => {
    at.house.time.now = new Date('2026-08-08T12:00:00Z');
    const { body } = await ask('2026-12-10');
    expect(body.refundSteps).toEqual([{ hours: 24, percent: 50 }]);
    await accept(body.id);
    const terms = await at.house.call('GET', `/api/orders/${id}/cancellation`, { as: guest });
    expect(terms.body).toMatchObject({ refund: '135.00', percent: 50, until: '2026-12-09T15:00:00.000Z' });
  });

  test('keeps what the guest was shown, however the owner changes price and policy meanwhile', async () => {
    const { body } = await ask('2026-08-12');
    await at.house.db.update(rentals).set({ priceCents: 20_000, cancellation: 'final' }).where(eq(rentals.id, flat.id));
    expect((await accept(body.id)).status).toBe(200);
    expect(await at.orderOf(id)).toMatchObject({ amountCents: 27_000, loweredCents: 0 });
    const terms = await at.house.call('GET', `/api/orders/${id}/cancellation`, { as: guest });
    expect(terms.body.percent).toBe(100);
  });

  test('hears that the days are gone, and nothing changes', async () => {
    const { body } = await ask('2026-08-12');
    await at.book(flat, other as Member, { from: '2026-08-14', units: 1 });
    expect(refusalOf(await accept(body.id))).toEqual([409, 'dates_unavailable']);
    expect((await at.orderOf(id)).startsAt).toEqual(new Date('2026-08-10T14:00:00Z'));
    expect([await isFree('2026-08-10'), (await own())[0].status]).toEqual([false, 'waiting']);
  });
});

describe('who answers', () => {
  test('the owner, an editor of theirs and the desk; nobody else', async () => {
    const editor = await at.house.signedInAs();
    await aTeamMember(at.house.db, { ownerId: asOwner().id, memberId: editor.id, role: 'editor' });
    const stranger = await at.house.signedInAs('business');
    const admin = await at.house.signedInAs('admin');
    const first = await ask('2026-08-12');
    expect(refusalOf(await accept(first.body.id, '0', stranger))).toEqual([404, 'not_found']);
    expect((await at.house.call('GET', '/api/workspace/date-changes', { as: stranger })).body).toEqual([]);
    expect((await at.house.call('GET', '/api/admin/date-changes', { as: admin })).body).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ id: first.body.id })]),
    );
    expect((await accept(first.body.id, '0', editor)).status).toBe(200);
    await at.told();
    const second = await ask('2026-08-13');
    await at.told();
    expect((await accept(second.body.id, '0', admin)).status).toBe(200);
    expect(new Set((await at.told()).map(({ to, subject }) => `${to}: ${subject}`))).toEqual(
      new Set(['guest: Nuevas fechas: Dos balcones a la bahía', 'owner: New dates: Two balconies on the bay']),
    );
  });

  test('declines with a line that the guest reads', async () => {
    const { body } = await ask('2026-08-12');
    await at.told();
    await at.answer(asOwner(), body.id, { accepts: false, note: 'Pintores.' });
    const [letter] = await at.told();
    expect([letter?.to, letter?.subject]).toEqual(['guest', 'Tus fechas siguen igual: Dos balcones a la bahía']);
    expect(letter?.text).toContain('Pintores.');
    expect(await own()).toMatchObject([{ status: 'declined', note: 'Pintores.' }]);
    expect((await at.orderOf(id)).startsAt).toEqual(new Date('2026-08-10T14:00:00Z'));
  });

  test('of what is the house’s own the desk hears, and answers', async () => {
    flat = await at.aFlat(null);
    id = await at.book(flat, asGuest(), { from: '2026-08-10', units: 3 });
    await at.told();
    const { body } = await ask('2026-08-12');
    expect((await at.told()).map(({ subject }) => subject)).toHaveLength(1);
    expect((await accept(body.id, '0', await at.house.signedInAs('admin'))).status).toBe(200);
  });
});

describe('a request ends', () => {
  test('by itself after two days, with a letter to the guest, once', async () => {
    const { body } = await ask('2026-08-12');
    await at.told();
    later(47);
    await expireDateChanges(at.house.db, at.house.time.now);
    expect((await own())[0].status).toBe('waiting');
    later(1);
    expect(refusalOf(await accept(body.id))).toEqual([409, 'invalid_transition']);
    for (const _ of ['once', 'again']) await expireDateChanges(at.house.db, at.house.time.now);
    expect((await at.told()).map(({ to, subject }) => [to, subject])).toEqual([
      ['guest', 'Tus fechas siguen igual: Dos balcones a la bahía'],
    ]);
    expect((await own())[0].status).toBe('expired');
  });

  test('with its booking, silently', async () => {
    const { body } = await ask('2026-08-12');
    await at.house.call('POST', `/api/orders/${id}/cancellation`, { as: guest, body: { refund: '270.00' } });
    await at.told();
    expect(refusalOf(await accept(body.id))).toEqual([409, 'invalid_transition']);
    await expireDateChanges(at.house.db, at.house.time.now);
    expect(await at.told()).toEqual([]);
    const [row] = await at.house.db.select().from(dateChanges).where(eq(dateChanges.id, body.id));
    expect(row?.status).toBe('expired');
  });

  test('and can’t be made of what has begun, has ended, or is another owner’s by now', async () => {
    await at.house.db.update(rentals).set({ ownerId: null }).where(eq(rentals.id, flat.id));
    expect(refusalOf(await ask('2026-08-20'))).toEqual([409, 'invalid_transition']);
    await at.house.db.update(rentals).set({ ownerId: asOwner().id }).where(eq(rentals.id, flat.id));
    at.house.time.now = new Date('2026-08-10T14:00:00Z');
    expect(refusalOf(await ask('2026-08-20'))).toEqual([409, 'invalid_transition']);
    at.house.time.now = new Date('2026-06-26T17:00:00Z');
    await at.house.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, id));
    expect(refusalOf(await ask('2026-08-20'))).toEqual([409, 'invalid_transition']);
  });
});
