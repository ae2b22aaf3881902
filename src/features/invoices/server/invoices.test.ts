/** Issue 22: every paid order brings its invoice by itself, and every refund the one that corrects it. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { disputes } from '#features/orders/server/table.ts';
import { confirmOrder, joinFreeEvent } from '#features/orders/server/doors/buying.ts';
import { takeClaims } from '#features/orders/server/doors/money-back.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { houseTrader, traders } from '#features/traders/server/table.ts';
import type { EventRow } from '#features/events/server/service.ts';
import { aHouseTrader } from '#features/traders/server/factory.ts';
import { invoiceCommissions } from './commission.ts';
import { invoices } from './table.ts';

const house = aTestHouse();
let owner: Member;
let buyer: Member;
beforeEach(async () => {
  owner = await house.signedInAs('business');
  buyer = await house.signedInAs();
});

const startsAt = new Date('2026-09-20T20:00:00Z');

async function anEntry(over: Partial<EventRow> = {}): Promise<string> {
  const made = { category: 'concert', priceCents: 2500, cancellation: 'moderate', ownerId: owner.id, ...over } as const;
  const { id } = await anEvent(house.db, made);
  await house.db.update(events).set({ startsAt }).where(eq(events.id, id));
  return id;
}

async function buys(eventId: string, quantity = 2): Promise<string> {
  const { id } = await holdEvent(house.db, { userId: buyer.id, eventId, quantity }, house.time.now);
  await house.db.transaction((db) => confirmOrder(db, id, house.time.now));
  return id;
}

const invoicesOf = async (orderId: string) =>
  (await house.call('GET', `/api/orders/${orderId}/invoices`, { as: buyer })).body;

async function cancels(orderId: string, tickets?: readonly string[]): Promise<void> {
  const of = `/api/orders/${orderId}/cancellation`;
  const query = tickets ? `?tickets=${tickets.join(',')}` : '';
  const { refund } = (await house.call('GET', `${of}${query}`, { as: buyer })).body;
  const body = { refund, ...(tickets && { tickets }) };
  expect((await house.call('POST', of, { as: buyer, body })).status).toBe(200);
}

describe('a sale', () => {
  test('brings a simplified invoice of its owner once, with the tax of what was sold', async () => {
    const order = await buys(await anEntry());
    await house.runTasks();
    await house.runTasks();
    expect(await invoicesOf(order)).toMatchObject([
      { number: 'ASS26-000001', kind: 'simplified', issuer: 'Marta Ferrer Gil', recipient: null, orderId: order },
    ]);
    const [row] = await house.db.select().from(invoices).where(eq(invoices.orderId, order));
    expect(row).toMatchObject({ netCents: 4545, vatCents: 455, grossCents: 5000, suppliedOn: '2026-08-21' });
    expect(row?.lines).toMatchObject([{ supply: 'liveCulture', vatPercent: 10, quantity: 2, exemptBy: null }]);
  });

  test('of the house itself is the house’s; a free one brings none', async () => {
    const order = await buys(await anEntry({ ownerId: null, category: 'party' }), 1);
    await house.runTasks();
    expect(await invoicesOf(order)).toMatchObject([
      { issuer: 'Aftersun Benidorm, S.L.', netCents: 2066, vatCents: 434 },
    ]);
    const free = await anEntry({ priceCents: 0 });
    const { id } = await joinFreeEvent(house.db, { userId: buyer.id, eventId: free, quantity: 1 }, house.time.now);
    await house.runTasks();
    expect(await invoicesOf(id)).toEqual([]);
  });

  test('keeps the tax of its hold, whatever the listing is made to later', async () => {
    const event = await anEntry();
    const { id } = await holdEvent(house.db, { userId: buyer.id, eventId: event, quantity: 1 }, house.time.now);
    await house.db.update(events).set({ category: 'party' }).where(eq(events.id, event));
    await house.db.transaction((db) => confirmOrder(db, id, house.time.now));
    await house.runTasks();
    expect(await invoicesOf(id)).toMatchObject([{ netCents: 2273, vatCents: 227 }]);
  });

  test('waits for a seller who has not said who they are', async () => {
    await house.db.delete(houseTrader);
    const event = await anEntry({ ownerId: null });
    await expect(buys(event)).rejects.toMatchObject({ code: 'seller_unknown' });
    await aHouseTrader(house.db, house.time.now);
    const order = await buys(event);
    await house.db.delete(houseTrader);
    await house.runTasks();
    expect(await invoicesOf(order)).toEqual([]);
    await aHouseTrader(house.db, house.time.now);
    house.time.now = new Date(house.time.now.getTime() + 3_600_000);
    await house.runTasks();
    expect(await invoicesOf(order)).toHaveLength(1);
  });
});

describe('what goes back', () => {
  test('is taken back by corrective invoices of a series of their own: half of it, half of the tax', async () => {
    const order = await buys(await anEntry({ cancellation: 'flexible' }));
    await house.runTasks();
    await takeClaims(
      house.db,
      order,
      { refunds: [{ id: `re_${order}`, amountCents: 2500, status: 'done' }], disputes: [] },
      house.time.now,
    );
    await house.runTasks();
    const [sale, half] = await invoicesOf(order);
    expect(half).toMatchObject({ kind: 'corrective', number: 'ASR26-000001', of: sale.number });
    expect([half.netCents, half.vatCents, half.grossCents]).toEqual([-2273, -227, -2500]);
    await cancels(order);
    await house.runTasks();
    const all = await invoicesOf(order);
    expect(all).toHaveLength(3);
    for (const figure of ['netCents', 'vatCents', 'grossCents'])
      expect(all.reduce((sum: number, one: Record<string, number>) => sum + (one[figure] ?? 0), 0)).toBe(0);
  });

  test('counts when a bank takes it for the buyer, and not while it is open or when the house keeps it', async () => {
    const order = await buys(await anEntry());
    const claim = (status: 'open' | 'lost' | 'won') => ({
      id: `dp_${order}`,
      amountCents: 5000,
      reason: 'fraudulent',
      status,
      answerBy: null,
      takenCents: 5000,
      returnedCents: 0,
    });
    const hears = async (status: 'open' | 'lost') => {
      await takeClaims(house.db, order, { refunds: [], disputes: [claim(status)] }, house.time.now);
      await house.runTasks();
    };
    await hears('open');
    expect(await invoicesOf(order)).toHaveLength(1);
    await hears('lost');
    await hears('lost');
    expect(await house.db.$count(disputes, eq(disputes.orderId, order))).toBe(1);
    expect((await invoicesOf(order)).map(({ grossCents }: { grossCents: number }) => grossCents)).toEqual([
      5000, -5000,
    ]);
  });

  test('before its sale was written is written after it', async () => {
    const order = await buys(await anEntry());
    await cancels(order);
    await house.runTasks();
    expect((await invoicesOf(order)).map(({ kind }: { kind: string }) => kind)).toEqual(['simplified', 'corrective']);
  });
});

const details = {
  name: 'Tramontana Viajes, S.L.',
  taxNumber: 'a58818501',
  street: 'Carrer Major 3',
  postalCode: '03501',
  town: 'Benidorm',
  country: 'ES',
};

describe('a full invoice on asking', () => {
  const ask = async (order: string, body: object = details, as = buyer) => {
    const [sale] = await invoicesOf(order);
    return house.call('POST', `/api/invoices/${sale.id}/replacement`, { as, body });
  };

  test('names its buyer, takes the place of the simplified one once, and is corrected from then on', async () => {
    const order = await buys(await anEntry());
    await house.runTasks();
    const made = await ask(order);
    expect([made.status, made.body.kind, made.body.number]).toEqual([201, 'replacement', 'ASC26-000001']);
    expect(made.body).toMatchObject({
      recipient: details.name,
      grossCents: 5000,
      of: expect.stringMatching(/^ASS26-/),
    });
    expect((await ask(order)).body.code).toBe('invalid_transition');
    await cancels(order);
    await house.runTasks();
    const [, , back] = await invoicesOf(order);
    expect(back).toMatchObject({
      kind: 'corrective',
      of: made.body.number,
      recipient: details.name,
      grossCents: -5000,
    });
  });

  test.each([
    ['a NIF with a wrong letter', { taxNumber: '12345678A' }],
    ['a German VAT number with a wrong digit', { country: 'DE', taxNumber: 'DE136695975' }],
  ])('is refused at its field with %s', async (_name, wrong) => {
    const order = await buys(await anEntry());
    await house.runTasks();
    const refused = await ask(order, { ...details, ...wrong });
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'taxNumber']);
    expect(await invoicesOf(order)).toHaveLength(1);
  });

  test('takes a passport and a VAT number of the Union', async () => {
    for (const [country, taxNumber] of [
      ['GB', '533401372'],
      ['DE', 'DE136695976'],
    ]) {
      const order = await buys(await anEntry());
      await house.runTasks();
      expect((await ask(order, { ...details, country, taxNumber })).status).toBe(201);
    }
  });

  test('is nobody else’s to ask for, nor to be had when four years are over', async () => {
    const order = await buys(await anEntry());
    await house.runTasks();
    expect((await ask(order, details, owner)).status).toBe(404);
    house.time.now = new Date('2030-08-22T12:00:00Z');
    expect((await ask(order)).body.code).toBe('invalid_transition');
  });
});

describe('the commission', () => {
  const monthsOf = (id: string) =>
    house.db.select().from(invoices).where(eq(invoices.recipientId, id)).orderBy(invoices.issuedAt);
  const at = (when: string) => {
    house.time.now = new Date(when);
    return house.time.now;
  };

  test('of a month is invoiced by the house once it is over, less what went back; then what goes back corrects it', async () => {
    const event = await anEntry();
    const [kept, back] = [await buys(event), await buys(event)];
    await invoiceCommissions(house.db, house.time.now);
    expect(await monthsOf(owner.id)).toEqual([]);
    await cancels(back);
    for (let n = 0; n < 2; n += 1) await invoiceCommissions(house.db, at('2026-09-01T02:00:00Z'));
    const [month, ...more] = await monthsOf(owner.id);
    expect(more).toEqual([]);
    expect(month).toMatchObject({ kind: 'full', issuerId: null, month: '2026-08-01', suppliedOn: '2026-08-31' });
    const percent = (month?.grossCents ?? 0) / 5000;
    expect(percent).toBeGreaterThan(0);
    expect(month?.lines).toMatchObject([{ supply: 'platform', vatPercent: 21 }]);
    await cancels(kept);
    await invoiceCommissions(house.db, at('2026-10-02T02:00:00Z'));
    const all = await monthsOf(owner.id);
    expect(all.map(({ kind }) => kind)).toEqual(['full', 'corrective']);
    expect(all[1]).toMatchObject({ ofId: month?.id, grossCents: -(month?.grossCents ?? 0) });
  });

  test('of an owner in another country of the Union is without Spanish tax', async () => {
    await house.db
      .update(traders)
      .set({ country: 'DE', taxNumber: 'DE136695976' })
      .where(eq(traders.ownerId, owner.id));
    await buys(await anEntry());
    await invoiceCommissions(house.db, at('2026-09-01T02:00:00Z'));
    const [month] = await monthsOf(owner.id);
    expect(month).toMatchObject({ vatCents: 0, lines: [{ vatPercent: 0, exemptBy: 'art. 69.Uno.1.º' }] });
  });
});

describe('on paper', () => {
  test('it is read by its buyer, its seller and the desk, and absent to all others', async () => {
    const order = await buys(await anEntry());
    await house.runTasks();
    const [{ id, number }] = await invoicesOf(order);
    const [admin, stranger] = [await house.signedInAs('admin'), await house.signedInAs('business')];
    const papers = await Promise.all([
      house.call('GET', `/api/invoices/${id}/pdf`, { as: buyer }),
      house.call('GET', `/api/workspace/invoices/${id}/pdf?lang=es`, { as: owner }),
      house.call('GET', `/api/admin/invoices/${id}/pdf`, { as: admin }),
    ]);
    for (const { status, body } of papers) {
      expect([status, body.name]).toEqual([200, `${number}.pdf`]);
      expect(Buffer.from(body.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    }
    expect((await house.call('GET', `/api/invoices/${id}/pdf`, { as: stranger })).status).toBe(404);
    expect((await house.call('GET', `/api/workspace/invoices/${id}/pdf`, { as: stranger })).status).toBe(404);
  });

  test('lists are the owner’s own, and found by the desk', async () => {
    const order = await buys(await anEntry());
    await house.runTasks();
    const own = await house.call('GET', '/api/workspace/invoices', { as: owner });
    expect(own.body).toMatchObject([{ orderId: order }]);
    const admin = await house.signedInAs('admin');
    const found = await house.call('GET', `/api/admin/invoices?q=${order}&status=simplified`, { as: admin });
    expect(found.body).toMatchObject([{ orderId: order }]);
  });
});
