/** Issue 22: a full invoice that names its buyer wrongly is replaced by a corrective one (RD 1619/2012, art. 15). */
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { confirmOrder } from '#features/orders/server/doors/buying.ts';
import { takeClaims } from '#features/orders/server/doors/money-back.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { orders } from '#features/orders/server/table.ts';
import { aTeamMember } from '#features/teams/server/factory.ts';
import { invoiceRecords, recordChains } from '#features/verifactu/server/table.ts';
import { invoiceCommissions } from './commission.ts';
import { invoices } from './table.ts';

const house = aTestHouse();
let owner: Member;
let buyer: Member;
beforeEach(async () => {
  [owner, buyer] = [await house.signedInAs('business'), await house.signedInAs()];
});

const wrong = {
  name: 'Tramuntana Viajes, S.L.',
  taxNumber: 'A58818501',
  street: 'Carrer Major 3',
  postalCode: '03501',
  town: 'Benidorm',
  country: 'ES',
};
const right = { ...wrong, name: 'Tramontana Viajes, S.L.', street: 'Carrer Major 33' };

/** A paid order of 50 € whose checkout named this buyer; nobody where it is null. */
async function aSale(billTo: typeof wrong | null = wrong): Promise<string> {
  const made = { category: 'concert', priceCents: 2500, cancellation: 'flexible', ownerId: owner.id } as const;
  const { id: eventId } = await anEvent(house.db, made);
  await house.db
    .update(events)
    .set({ startsAt: new Date('2026-09-20T20:00:00Z') })
    .where(eq(events.id, eventId));
  const { id } = await holdEvent(house.db, { userId: buyer.id, eventId, quantity: 2 }, house.time.now);
  await house.db.update(orders).set({ billTo }).where(eq(orders.id, id));
  await house.db.transaction((db) => confirmOrder(db, id, house.time.now));
  await house.runTasks();
  return id;
}
const of = async (orderId: string) => (await house.call('GET', `/api/orders/${orderId}/invoices`, { as: buyer })).body;
const correct = (id: string, body: object = right, as = buyer) =>
  house.call('POST', `/api/invoices/${id}/substitution`, { as, body });
const goesBack = async (orderId: string, amountCents: number, n = 1) => {
  const refunds = Array.from({ length: n }, (_, i) => ({
    id: `re_${orderId}_${i}`,
    amountCents,
    status: 'done' as const,
  }));
  await takeClaims(house.db, orderId, { refunds, disputes: [] }, house.time.now);
  await house.runTasks();
};
const recordOf = async (invoiceId: string) => {
  const [row] = await house.db.select().from(invoiceRecords).where(eq(invoiceRecords.invoiceId, invoiceId));
  return row;
};
const inBook = async () => {
  const admin = await house.signedInAs('admin');
  const { vat } = (await house.call('GET', '/api/admin/books?month=2026-08', { as: admin })).body;
  return vat as { series: string; invoices: number; grossCents: number }[];
};

test('its buyer has it put right: a new number in a series of its own, the same sums, its record and the old one kept', async () => {
  const orderId = await aSale();
  const [sale] = await of(orderId);
  expect(sale).toMatchObject({ kind: 'full', recipient: wrong.name, isCorrectable: true });
  const made = await correct(sale.id);
  expect([made.status, made.body.kind, made.body.number, made.body.of]).toEqual([
    201,
    'substitute',
    'ASU26-000001',
    sale.number,
  ]);
  const [old, now, ...more] = await of(orderId);
  expect(more).toEqual([]);
  expect(old).toMatchObject({ recipient: wrong.name, isCorrectable: false, cancelledOn: null });
  expect(now).toMatchObject({ recipient: right.name, isCorrectable: true });
  for (const figure of ['netCents', 'vatCents', 'grossCents']) expect(now[figure]).toBe(old[figure]);

  const record = await recordOf(now.id);
  expect(record).toMatchObject({ kind: 'registration', invoiceType: 'R4', grossCents: 5000 });
  expect(record?.xml).toContain('<sf:TipoFactura>R4</sf:TipoFactura><sf:TipoRectificativa>S</sf:TipoRectificativa>');
  expect(record?.xml).toContain(
    '<sf:ImporteRectificacion><sf:BaseRectificada>45.45</sf:BaseRectificada><sf:CuotaRectificada>4.55</sf:CuotaRectificada></sf:ImporteRectificacion>',
  );
  expect(record?.xml).toMatch(
    new RegExp(`IDFacturaRectificada>.*<sf:NumSerieFactura>${sale.number}<.*</sf:IDFacturaRectificada`),
  );
  // Chained behind the one of the sale.
  expect(record?.previousHash).toBe((await recordOf(sale.id))?.hash);
  // The book holds it in the series that says it counts already.
  expect((await inBook()).find(({ series }) => series === 'ASU26')).toMatchObject({ invoices: 1, grossCents: 5000 });
});

test('the old one is put right once, the new one again where it is wrong as well, and neither to the same details', async () => {
  const orderId = await aSale();
  const [sale] = await of(orderId);
  expect((await correct(sale.id, wrong)).body.code).toBe('invalid_transition');
  const first = (await correct(sale.id)).body;
  expect((await correct(sale.id, { ...right, town: 'Altea' })).body.code).toBe('invalid_transition');
  expect((await correct(first.id)).body.code).toBe('invalid_transition');
  const again = await correct(first.id, { ...right, town: 'Altea' });
  expect([again.status, again.body.of]).toEqual([201, first.number]);
  const told = ({ isCorrectable, isForDesk }: Record<string, boolean>) => [isCorrectable, isForDesk];
  expect((await of(orderId)).map(told)).toEqual([
    [false, false],
    [false, false],
    [false, true],
  ]);
});

test('its buyer has it put right twice a sale, by whichever way they ask; then who sold or the desk does', async () => {
  const orderId = await aSale();
  const [sale] = await of(orderId);
  const street = (n: number) => ({ ...right, street: `Carrer Major ${n}` });
  const first = (await correct(sale.id, street(1))).body;
  const second = (await correct(first.id, street(2))).body;
  expect((await of(orderId)).at(-1)).toMatchObject({ id: second.id, isCorrectable: false, isForDesk: true });
  await house.db.update(users).set({ role: 'business' }).where(eq(users.id, buyer.id));
  const own = `/api/workspace/invoices/${second.id}/substitution`;
  for (const third of [
    await correct(second.id, street(3)),
    await house.call('POST', own, { as: buyer, body: street(3) }),
  ])
    expect([third.status, third.body.code]).toEqual([409, 'too_many_corrections']);
  const listedTo = async (as: Member, line = '/api/workspace/invoices') =>
    (await house.call('GET', line, { as })).body.find((row: { id: string }) => row.id === second.id).isCorrectable;
  const admin = await house.signedInAs('admin');
  expect(await listedTo(buyer)).toBe(false);
  expect(await listedTo(owner)).toBe(true);
  expect(await listedTo(admin, '/api/admin/invoices')).toBe(true);
  const third = await house.call('POST', own, { as: owner, body: street(3) });
  expect(third.status).toBe(201);
  const line = `/api/admin/invoices/${third.body.id}/substitution`;
  const fourth = await house.call('POST', line, { as: admin, body: street(4) });
  expect([fourth.status, fourth.body.of]).toEqual([201, third.body.number]);
  const [logged] = await house.db.select().from(auditEntries).where(eq(auditEntries.entityId, fourth.body.id));
  expect(logged).toMatchObject({ actorId: admin.id, after: { substitutes: third.body.number } });
  // Another sale has its own two.
  const [other] = await of(await aSale());
  expect((await correct(other.id)).status).toBe(201);
});

test('beside the booking each has the code of the tax office whose record is sent', async () => {
  const orderId = await aSale();
  const [sale] = await of(orderId);
  await house.db.update(recordChains).set({ mode: 'test' });
  await correct(sale.id);
  await house.db.update(recordChains).set({ mode: 'off' });
  const [before, after] = await of(orderId);
  expect(before.taxCode).toBeNull();
  const asked = new URL(after.taxCode).searchParams;
  expect([asked.get('numserie'), asked.get('importe')]).toEqual([after.number, '50.00']);
});

test('ten at once make one', async () => {
  const [sale] = await of(await aSale());
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, n) => correct(sale.id, { ...right, street: `Carrer Major ${n}` })),
  );
  expect(all.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201,
    ...Array.from({ length: 9 }, () => 409),
  ]);
});

test('what went back before is taken into account, what goes back later corrects the new one, and all of it comes to nothing', async () => {
  const orderId = await aSale();
  const [sale] = await of(orderId);
  await goesBack(orderId, 1667);
  const made = (await correct(sale.id)).body;
  expect(made.grossCents).toBe(5000 - 1667);
  const record = await recordOf(made.id);
  const [, back] = await of(orderId);
  // It takes the place of the sale and of what corrected it.
  expect(record?.xml.match(/<sf:IDFacturaRectificada>/g)).toHaveLength(2);
  expect(record?.xml).toContain(`<sf:NumSerieFactura>${back.number}<`);
  await goesBack(orderId, 1667, 3);
  const rows = await house.db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.series), asc(invoices.number));
  const later = rows.filter(({ ofId, kind }) => kind === 'corrective' && ofId === made.id);
  expect(later.map(({ recipient }) => recipient?.name)).toEqual([right.name, right.name]);
  for (const figure of ['netCents', 'vatCents', 'grossCents'] as const) {
    const counted = rows.filter(({ kind }) => kind !== 'substitute').reduce((sum, row) => sum + row[figure], 0);
    expect(counted).toBe(0);
    // The new one, less what went back of it, comes to nothing as well.
    expect(made[figure] + later.reduce((sum, row) => sum + row[figure], 0)).toBe(0);
  }
  // Of what all went back there is nothing to name.
  expect((await correct(made.id, { ...right, town: 'Altea' })).body.code).toBe('invalid_transition');
});

test('one that was asked for in place of a simplified one is put right as well', async () => {
  const orderId = await aSale(null);
  const [simplified] = await of(orderId);
  expect(simplified.isCorrectable).toBe(false);
  expect((await correct(simplified.id)).body.code).toBe('invalid_transition');
  const asked = await house.call('POST', `/api/invoices/${simplified.id}/replacement`, { as: buyer, body: wrong });
  const made = await correct(asked.body.id);
  expect([made.status, made.body.of, made.body.recipient]).toEqual([201, asked.body.number, right.name]);
  const isSubstitute = and(eq(invoices.orderId, orderId), eq(invoices.kind, 'substitute'));
  expect(await house.db.$count(invoices, isSubstitute)).toBe(1);
});

describe('it is put right', () => {
  test('by who sold, and who keeps their books; not by anybody else', async () => {
    const [sale] = await of(await aSale());
    const [accountant, stranger] = [await house.signedInAs(), await house.signedInAs('business')];
    await aTeamMember(house.db, { ownerId: owner.id, memberId: accountant.id, role: 'finance' });
    const line = `/api/workspace/invoices/${sale.id}/substitution`;
    expect((await house.call('POST', line, { as: stranger, body: right })).status).toBe(404);
    expect((await correct(sale.id, right, stranger)).status).toBe(404);
    expect((await correct(sale.id, right, owner)).status).toBe(404);
    const listed = await house.call('GET', '/api/workspace/invoices', { as: owner });
    expect(listed.body).toMatchObject([{ id: sale.id, isCorrectable: true }]);
    const made = await house.call('POST', line, { as: owner, body: right });
    expect([made.status, made.body.kind]).toEqual([201, 'substitute']);
  });

  test('for four years from the day of the sale', async () => {
    const [sale] = await of(await aSale());
    house.time.now = new Date('2030-08-22T12:00:00Z');
    expect((await correct(sale.id)).body.code).toBe('invalid_transition');
    house.time.now = new Date('2030-08-21T12:00:00Z');
    expect((await correct(sale.id)).body.number).toMatch(/^ASU30-/);
  });

  test('where it is of a sale: what the house asked for a month is another matter', async () => {
    await aSale();
    house.time.now = new Date('2026-09-01T02:00:00Z');
    await invoiceCommissions(house.db, house.time.now);
    const [month] = await house.db.select().from(invoices).where(eq(invoices.recipientId, owner.id));
    expect(month).toMatchObject({ kind: 'full', orderId: null });
    const asked = await house.call('POST', `/api/workspace/invoices/${month?.id}/substitution`, {
      as: owner,
      body: right,
    });
    expect(asked.body.code).toBe('invalid_transition');
  });

  test('with a number that can be one', async () => {
    const [sale] = await of(await aSale());
    const refused = await correct(sale.id, { ...right, taxNumber: '12345678A' });
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'taxNumber']);
  });
});
