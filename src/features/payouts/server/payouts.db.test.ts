/** Issue 6, decision 0024: what is due to owners comes to an end, once, and every order still sums to zero. On both engines. */
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { personalData } from '#app/server/personal-data.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { eraseAgain } from '#features/account/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder, eventWish, hold, stayWish } from '#features/orders/server/doors/buying.ts';
import type { Wish } from '#features/orders/server/doors/buying.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { payouts } from './table.ts';

const house = aTestHouse();
let admin: Member;
let owner: Member;
let buyer: Member;
beforeEach(async () => {
  [admin, owner, buyer] = [
    await house.signedInAs('admin'),
    await house.signedInAs('business'),
    await house.signedInAs(),
  ];
  await house.db
    .update(users)
    .set({ fullName: 'Iratxe Goñi', email: `${owner.id}@correo.example`.toLowerCase() })
    .where(eq(users.id, owner.id));
});

const moveTo = (instant: string) => (house.time.now = new Date(instant));
const buy = async (wish: Wish): Promise<string> => {
  const { id } = (await house.db.transaction((db) => hold(db, wish, house.time.now))).order;
  await house.db.transaction((db) => confirmOrder(db, id, house.time.now));
  return id;
};
/** Two tickets at €25 on 28 August: €44 are the owner's. */
const sellParty = async () => {
  const party = await anEvent(house.db, {
    ownerId: owner.id,
    date: '2026-08-28',
    time: '22:00',
    title: { en: 'Party' },
  });
  return { party, order: await buy(eventWish({ userId: buyer.id, eventId: party.id, quantity: 2 })) };
};
/** Three nights at €90 to 30 August: €237.60 are the owner's. */
const sellStay = async (from = '2026-08-27') => {
  const flat = await aRental(house.db, { ownerId: owner.id, title: { en: 'Flat' } });
  return buy(stayWish({ userId: buyer.id, rentalId: flat.id, from, units: 3, quantity: 1 }));
};
const see = async (of = owner) => (await house.call('GET', `/api/admin/payouts/${of.id}`, { as: admin })).body;
const record = (seen: Record<string, unknown>, as = admin, reference = 'AFS-2026-0031') => {
  const { asOf, version, dueCents: amountCents } = seen;
  return house.call('POST', `/api/admin/payouts/${String(seen['id'])}`, {
    as,
    body: { asOf, version, amountCents, reference },
  });
};
const mine = async () => (await house.call('GET', '/api/workspace/ledger', { as: owner })).body.total;
const sumsOf = async (orderId: string) => {
  const rows = await house.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId));
  const of = (account: string) =>
    rows.filter((row) => row.account === account).reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { all: rows.reduce((sum, { amountCents }) => sum + amountCents, 0), owner: of('owner'), payout: of('payout') };
};

describe('a sale is due to its owner', () => {
  test('when a stay has ended, and a day after an event began: not while it can be cancelled', async () => {
    await sellParty();
    await sellStay();
    const due = async (instant: string) => {
      moveTo(instant);
      const { dueCents, waitingCents, orders, state } = await see();
      return [dueCents, waitingCents, orders, state];
    };
    expect(await due('2026-08-28T20:00:00Z')).toEqual([0, 28_160, 0, 'waiting']);
    expect(await due('2026-08-29T19:59:59Z')).toEqual([0, 28_160, 0, 'waiting']);
    expect(await due('2026-08-29T20:00:00Z')).toEqual([4400, 23_760, 1, 'due']);
    expect(await due('2026-08-30T09:00:00Z')).toEqual([28_160, 0, 2, 'due']);
  });

  test('when the last of several nights is over', async () => {
    const duration = { en: '2 days', es: '2 días' };
    const fair = await anEvent(house.db, { ownerId: owner.id, date: '2026-08-28', time: '17:00', duration });
    await buy(eventWish({ userId: buyer.id, eventId: fair.id, quantity: 2 }));
    moveTo('2026-08-30T03:59:59Z');
    expect(await see()).toMatchObject({ dueCents: 0, waitingCents: 4400 });
    moveTo('2026-08-30T04:00:00Z');
    expect(await see()).toMatchObject({ dueCents: 4400, waitingCents: 0 });
  });

  test('by the new date, when an event was moved later', async () => {
    const { party } = await sellParty();
    await house.db
      .update(events)
      .set({ startsAt: new Date('2026-09-28T20:00:00Z') })
      .where(eq(events.id, party.id));
    moveTo('2026-09-10T20:00:00Z');
    expect(await see()).toMatchObject({ dueCents: 0, waitingCents: 4400 });
    moveTo('2026-09-29T20:00:00Z');
    expect(await see()).toMatchObject({ dueCents: 4400, items: [{ title: 'Party', netCents: 5000, dueCents: 4400 }] });
  });

  test('as the owner sees it too: payable now, not yet due, paid out', async () => {
    await sellParty();
    await sellStay();
    moveTo('2026-08-29T20:00:00Z');
    expect(await mine()).toMatchObject({ net: 32_000, commission: 3840, paid: 0, notDue: 23_760, payable: 4400 });
    expect((await record(await see())).status).toBe(200);
    expect(await mine()).toMatchObject({ net: 32_000, commission: 3840, paid: 4400, notDue: 23_760, payable: 0 });
    const { body } = await house.call('GET', '/api/workspace/ledger/export', { as: owner });
    expect(body.csv.split('\r\n').at(-2)).toMatch(/,Party,Payout,0\.00,0\.00,0\.00,0\.00,44\.00,0\.00,-44\.00$/);
    const months = (await house.call('GET', '/api/workspace/ledger', { as: owner })).body.months;
    expect(months).toMatchObject([{ month: '2026-08', paid: 4400, left: 23_760 }]);
  });
});

describe('a payout', () => {
  test('is booked for every order that was due, and each still sums to zero', async () => {
    const { order } = await sellParty();
    const stay = await sellStay();
    moveTo('2026-08-30T09:00:00Z');
    const reply = await record(await see());
    expect(reply.body).toMatchObject({
      dueCents: 0,
      paidCents: 28_160,
      state: 'settled',
      version: 1,
      items: [],
      payouts: [{ number: 1, amountCents: 28_160, orders: 2, reference: 'AFS-2026-0031', paidBy: 'Test Member' }],
    });
    expect(await sumsOf(order)).toEqual({ all: 0, owner: 0, payout: 4400 });
    expect(await sumsOf(stay)).toEqual({ all: 0, owner: 0, payout: 23_760 });
  });

  test('is written to its owner and into the log, without a word about a bank account', async () => {
    await sellParty();
    moveTo('2026-08-30T09:00:00Z');
    await record(await see());
    const [mail] = await house.db
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, `${owner.id}@correo.example`.toLowerCase()), eq(mails.letter, 'payout')));
    expect(mail).toMatchObject({
      letter: 'payout',
      values: { name: 'Iratxe Goñi', amount: '44.00', orders: 1, reference: 'AFS-2026-0031' },
    });
    const [{ id }] = (await see()).payouts;
    const log = (await house.call('GET', '/api/admin/audit?entity=payouts', { as: admin })).body;
    const entry = log.find(({ entityId }: { entityId: string }) => entityId === id);
    expect(entry).toMatchObject({
      action: 'create',
      title: '44.00 EUR',
      after: { ownerId: owner.id, amountCents: 4400 },
    });
    expect(JSON.stringify(entry)).not.toContain('Iratxe');
  });

  test('that two admins record at once is paid once', async () => {
    const { order } = await sellParty();
    moveTo('2026-08-30T09:00:00Z');
    const second = await house.signedInAs('admin');
    const seen = await see();
    const replies = await Promise.all([record(seen), record(seen, second, 'AFS-2026-0032'), record(seen)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(replies.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual([
      'edit_conflict',
      'edit_conflict',
    ]);
    expect(await house.db.$count(payouts, eq(payouts.ownerId, owner.id))).toBe(1);
    expect(await sumsOf(order)).toEqual({ all: 0, owner: 0, payout: 4400 });
  });

  test('holds what was shown, though an order of it was given back while the bank was asked', async () => {
    const { order } = await sellParty();
    moveTo('2026-08-30T09:00:00Z');
    const seen = await see();
    moveTo('2026-08-31T09:00:00Z');
    await house.call('POST', `/api/admin/orders/${order}/cancellation`, { as: admin });
    expect((await record(seen)).body).toMatchObject({ paidCents: 4400, dueCents: -4400, state: 'owes' });
  });

  test('holds what was shown, though more became due while the bank was asked', async () => {
    await sellParty();
    await sellStay();
    moveTo('2026-08-29T21:00:00Z');
    const seen = await see();
    moveTo('2026-08-31T09:00:00Z');
    expect((await record(seen)).body).toMatchObject({ paidCents: 4400, dueCents: 23_760, version: 1 });
  });

  test('of another sum than what is due, of tomorrow, of last month, or of nothing is refused', async () => {
    await sellParty();
    moveTo('2026-08-30T09:00:00Z');
    const seen = await see();
    expect((await record({ ...seen, dueCents: 4401 })).body.code).toBe('edit_conflict');
    for (const asOf of ['2026-08-30T09:00:00.001Z', '2026-08-20T09:00:00Z', '0000-01-01T00:00:00Z'])
      expect((await record({ ...seen, asOf })).body.errors).toMatchObject([{ path: 'asOf' }]);
    expect((await record({ ...seen, dueCents: 0 })).body.errors).toMatchObject([{ path: 'amountCents' }]);
    expect((await record(seen, admin, ' ')).body.errors).toMatchObject([{ path: 'reference' }]);
    expect((await see()).payouts).toEqual([]);
  });

  test('is taken back from the next one when an order is given back after it', async () => {
    const { order } = await sellParty();
    moveTo('2026-08-30T09:00:00Z');
    await record(await see());
    const back = await house.call('POST', `/api/admin/orders/${order}/cancellation`, { as: admin });
    expect(back.body.status).toBe('refunding');
    expect(await see()).toMatchObject({ dueCents: -4400, state: 'owes' });
    expect((await mine()).payable).toBe(-4400);
    expect((await record({ ...(await see()), dueCents: 4400 })).status).toBe(409);
    await sellStay('2026-09-02');
    moveTo('2026-09-05T09:00:00Z');
    expect(await see()).toMatchObject({ dueCents: 23_760 - 4400, orders: 2 });
    expect((await record(await see())).body).toMatchObject({ dueCents: 0, paidCents: 23_760 });
    expect(await sumsOf(order)).toEqual({ all: 0, owner: 0, payout: 0 });
  });

  test('settles an account too that was erased while it was owed something, and nobody is written to', async () => {
    await sellParty();
    moveTo('2026-08-30T09:00:00Z');
    // As a backup brings one back; nobody is erased like that any more (account, erasure-money).
    expect(await eraseAgain(house.db, personalData, [{ id: owner.id, at: house.time.now }])).toBe(1);
    const seen = await see();
    expect(seen).toMatchObject({
      isErased: true,
      name: `erased-${owner.id}`,
      phone: null,
      email: null,
      dueCents: 4400,
    });
    expect((await record(seen)).status).toBe(200);
    expect(await house.db.$count(mails, eq(mails.recipient, `${owner.id}@correo.example`.toLowerCase()))).toBe(0);
  });
});

describe('the desk’s list', () => {
  test('has every owner who sold something, the highest sum first, and counts who waits', async () => {
    await sellStay();
    moveTo('2026-08-30T09:00:00Z');
    const ask = async (query: string) => (await house.call('GET', `/api/admin/payouts${query}`, { as: admin })).body;
    const dueOf = async () => (await house.call('GET', '/api/desk-counts', { as: admin })).body.money.payouts;
    const ids = async (query: string) => (await ask(query)).map(({ id }: { id: string }) => id);
    const sums = (await ask('')).map(({ dueCents }: { dueCents: number }) => dueCents);
    expect(sums).toEqual(sums.toSorted((a: number, b: number) => b - a));
    expect(await ids('?status=due')).toContain(owner.id);
    const due = await dueOf();
    await record(await see());
    expect(await dueOf()).toBe(due - 1);
    expect(await ids('?status=due')).not.toContain(owner.id);
    expect(await ids('?status=settled&q=iratxe')).toContain(owner.id);
    const { headers, body } = await house.call('GET', '/api/admin/payouts?page=900', { as: admin });
    expect([body, Number(headers.get('x-total-count')) > 0]).toEqual([[], true]);
    const nobody = await house.signedInAs('business');
    expect((await house.call('GET', `/api/admin/payouts/${nobody.id}`, { as: admin })).status).toBe(404);
  });
});

test('rebuilt from the entries, what was paid out and what is owed are those of the payouts and the orders', async () => {
  const { rows } = (await house.db.execute(sql`
    select p.amount_cents, p.orders,
      coalesce(sum(l.amount_cents) filter (where l.account = 'payout'), 0)::int as booked,
      count(*) filter (where l.account = 'payout')::int as lines,
      coalesce(sum(l.amount_cents), 0)::int as balance
    from ${payouts} p left join ${ledgerEntries} l on l.payout_id = p.id group by p.id`)) as {
    rows: { amount_cents: number; orders: number; booked: number; lines: number; balance: number }[];
  };
  expect(rows.length).toBeGreaterThan(4);
  for (const row of rows) expect(row).toMatchObject({ booked: row.amount_cents, lines: row.orders, balance: 0 });
  const unbalanced = await house.db
    .select({ orderId: ledgerEntries.orderId })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.orderId)
    .having(sql`sum(${ledgerEntries.amountCents}) <> 0`);
  expect(unbalanced).toEqual([]);
});
