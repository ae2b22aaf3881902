/** Who sells is said before anything is sold for money, and again every year. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { aTeamMember } from '#features/teams/server/factory.ts';
import { anOwnersFile } from '../testing.ts';
import { lookAfterTraders } from './clock.ts';
import { taxNumberHolders, traders } from './table.ts';

const house = aTestHouse();
let owner: Member;
let buyer: Member;
beforeEach(async () => {
  [owner, buyer] = [await house.signedInAs('business'), await house.signedInAs()];
  await house.db.delete(traders).where(eq(traders.ownerId, owner.id));
  await house.db.delete(taxNumberHolders);
});

/** Written as people write it. */
const file = { ...anOwnersFile, taxNumber: '12.345.678-z', email: 'Marta@taller.example', phone: '965 00 01 01' };
const company = { kind: 'company', birthDate: null, taxNumber: 'B58378431', register: 'R. M. de Alicante, hoja A-1' };
const say = (over: object = {}, as = owner) => house.call('PUT', '/api/trader', { as, body: { ...file, ...over } });
const own = async (as = owner) => (await house.call('GET', '/api/trader', { as })).body.trader;
const sellerOf = (kind: string, id: string) => house.call('GET', `/api/sellers?kind=${kind}&id=${id}`);
const buy = (id: string) =>
  house.call('POST', '/api/create-payment-intent', {
    as: buyer,
    body: { amount: 25, currency: 'eur', metadata: { type: 'event', itemId: id, userId: buyer.id, quantity: 1 } },
  });
const isUnknown = async (id: string) =>
  (await house.call('GET', `/api/events/${id}`)).body.sellerUnknown as true | undefined;

describe('an owner who has not said who sells', () => {
  test('sells nothing for money until they do; what is free is joined', async () => {
    const paid = await anEvent(house.db, { ownerId: owner.id, priceCents: 2500 });
    const free = await anEvent(house.db, { ownerId: owner.id, priceCents: 0 });
    expect(await own()).toBeNull();
    expect(await isUnknown(paid.id)).toBe(true);
    expect((await buy(paid.id)).body).toMatchObject({ status: 409, code: 'seller_unknown' });
    const joined = await house.call('POST', '/api/orders', { as: buyer, body: { eventId: free.id, quantity: 1 } });
    expect(joined.status).toBe(201);
    expect((await say()).status).toBe(200);
    expect(await isUnknown(paid.id)).toBeUndefined();
    expect((await buy(paid.id)).status).toBe(201);
  });

  test('has a rental that can’t be booked, nor be found by dates', async () => {
    const rental = await aRental(house.db, { ownerId: owner.id });
    const days = (id: string) => house.call('GET', `/api/rentals/${id}/availability?from=2026-09-01&to=2026-09-05`);
    expect((await days(rental.id)).body.code).toBe('not_for_sale');
    await say();
    expect((await days(rental.id)).status).toBe(200);
  });

  test('stops what they are given from being sold, and what is taken from them is the house’s again', async () => {
    const event = await anEvent(house.db, { ownerId: null, priceCents: 2500 });
    expect(await isUnknown(event.id)).toBeUndefined();
    await house.db.update(events).set({ ownerId: owner.id }).where(eq(events.id, event.id));
    expect(await isUnknown(event.id)).toBe(true);
    await house.db.update(events).set({ ownerId: null }).where(eq(events.id, event.id));
    expect(await isUnknown(event.id)).toBeUndefined();
  });
});

describe('a file', () => {
  test('is kept as it was said, and buyers are told the public part of it', async () => {
    const event = await anEvent(house.db, { ownerId: owner.id });
    expect((await sellerOf('events', event.id)).body).toEqual({ seller: null });
    expect((await say()).body).toMatchObject({
      taxNumber: '12345678Z',
      email: 'marta@taller.example',
      phone: '+34965000101',
      standing: 'good',
      goodUntil: '2027-08-21T18:00:00.000Z',
    });
    const { seller } = (await sellerOf('events', event.id)).body;
    expect(seller).toMatchObject({ name: 'Marta Ferrer Gil', town: 'Benidorm', register: null });
    expect(Object.keys(seller)).not.toEqual(expect.arrayContaining(['taxNumber']));
    expect(Object.keys(seller)).not.toEqual(expect.arrayContaining(['birthDate']));
    await say({ register: 'R. M. de Alicante, hoja A-1' });
    expect((await own()).register).toBeNull();
    await say({ ...company, name: 'Noches del Sur S.L.' });
    expect((await sellerOf('events', event.id)).body.seller).toMatchObject({ name: 'Noches del Sur S.L.' });
    expect((await own()).birthDate).toBeNull();
  });

  test('of a private person says so to buyers, and not where they live', async () => {
    const rental = await aRental(house.db, { ownerId: owner.id });
    expect((await say({ kind: 'private', register: 'R-1' })).body).toMatchObject({
      kind: 'private',
      birthDate: '1990-05-14',
      street: 'Carrer de la Palma 12',
      register: null,
    });
    const { seller } = (await sellerOf('rentals', rental.id)).body;
    expect(seller).toMatchObject({ kind: 'private', name: 'Marta Ferrer Gil', town: 'Benidorm' });
    expect([seller.street, seller.postalCode]).toEqual([null, null]);
    const admin = await house.signedInAs('admin');
    const desk = (await house.call('GET', `/api/admin/traders/${owner.id}`, { as: admin })).body.trader;
    expect(desk).toMatchObject({ kind: 'private', street: 'Carrer de la Palma 12', taxNumber: '12345678Z' });
  });

  test('of the house is of no private person', async () => {
    const { declares: _, ...body } = { ...file, kind: 'private' };
    const as = await house.signedInAs('admin');
    const reply = await house.call('PUT', '/api/admin/house-trader', { as, body });
    expect([reply.status, reply.body.errors[0].path]).toEqual([422, 'kind']);
  });

  test.each([
    ['taxNumber', { taxNumber: '12345678A' }],
    ['birthDate', { birthDate: null }],
    ['birthDate', { kind: 'private', birthDate: null }],
    ['birthDate', { birthDate: '2008-08-22' }],
    ['register', { ...company, register: null }],
    ['country', { country: 'US' }],
    ['declares', { declares: false }],
    ['phone', { phone: '12' }],
  ])('is refused at %s, and nothing changes', async (path, over) => {
    const reply = await say(over);
    expect([reply.status, reply.body.errors?.[0]?.path]).toEqual([422, path]);
    expect(await own()).toBeNull();
  });

  test('is an owner’s: nobody else’s, not of who sits at the desk; the money’s people may read it', async () => {
    expect((await say({}, buyer)).status).toBe(403);
    const admin = await house.signedInAs('admin');
    expect((await say({}, admin)).body.code).toBe('not_an_owner');
    await say();
    const accountant = await house.signedInAs();
    await aTeamMember(house.db, { ownerId: owner.id, memberId: accountant.id, role: 'finance' });
    expect((await own(accountant)).name).toBe('Marta Ferrer Gil');
    expect((await say({}, accountant)).status).toBe(403);
    const told = await house.call('GET', `/api/admin/traders/${owner.id}`, { as: admin });
    expect(told.body.trader.taxNumber).toBe('12345678Z');
    expect((await house.call('GET', `/api/admin/traders/${owner.id}`, { as: owner })).status).toBe(403);
  });

  test('leaves no name, number or date in the desk’s log', async () => {
    await say();
    const lines = await house.db.select().from(auditEntries).where(eq(auditEntries.entityId, owner.id));
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toMatch(/Ferrer|12345678|1990|taller/);
  });
});

describe('a number', () => {
  const other = () => house.signedInAs('business');
  const atDesk = async (taxNumber: string, isAllowed: boolean, who: Member) => {
    const [as, path] = [await house.signedInAs('admin'), `/api/admin/traders/${who.id}/shared-number`];
    return house.call('PUT', path, { as, body: { taxNumber, isAllowed } });
  };
  const firm = 'B58378431';
  const housesFile = { ...file, declares: undefined, name: 'Casa', kind: 'company', birthDate: null, register: 'R-1' };
  const sayHouse = async (taxNumber: string) =>
    house.call('PUT', '/api/admin/house-trader', {
      as: await house.signedInAs('admin'),
      body: { ...housesFile, taxNumber },
    });

  test('of another account, or the house, is refused, however it is written, and says not whose it is', async () => {
    await say(company);
    const refused = await say({ ...company, name: 'Mallory SL' }, await other());
    expect([refused.status, refused.body.code]).toEqual([409, 'tax_number_taken']);
    expect(JSON.stringify(refused.body)).not.toMatch(/Ferrer|B58378431/);
    for (const country of ['ES', 'FR', 'DE'])
      for (const taxNumber of [firm, `ES${firm}`])
        expect((await say({ ...company, country, taxNumber }, await other())).body.code).toBe('tax_number_taken');
    expect((await sayHouse(firm)).body.code).toBe('tax_number_taken');
    expect((await sayHouse('B12345674')).status).toBe(200);
    expect((await say({ ...company, taxNumber: 'B12345674' })).body.code).toBe('tax_number_taken');
    expect((await own()).taxNumber).toBe(firm);
    // What the house had before stays its own.
    expect((await sayHouse('A58818501')).status).toBe(200);
    expect((await say({ ...company, taxNumber: 'B12345674' })).body.code).toBe('tax_number_taken');
  });

  test('is one account’s of many that give it at once, and the house’s or an owner’s', async () => {
    const many = await Promise.all(Array.from({ length: 8 }, other));
    const said = await Promise.all(many.map((as) => say(company, as)));
    expect(said.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    await house.db.delete(taxNumberHolders);
    const both = await Promise.all([say(company), sayHouse(firm)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('that was mistyped is free again once another is given; one that was sold under is not', async () => {
    const later = await other();
    await say(company);
    await say();
    expect((await say(company, later)).status).toBe(200);
    // Of numbers from before the rule their first invoice tells since when: a little later than its sale.
    const createdAt = new Date(house.time.now.getTime() - 60_000);
    const entry = { orderId: 'o1', posting: 'sale', ownerId: later.id, createdAt } as const;
    await house.db.insert(ledgerEntries).values([
      { ...entry, id: 'l1', account: 'buyer', amountCents: -100 },
      { ...entry, id: 'l2', account: 'owner', amountCents: 100 },
    ]);
    await say({ ...company, taxNumber: 'A58818501' }, later);
    expect((await say(company)).body.code).toBe('tax_number_taken');
  });

  test('that a seller mistyped is free again too: one sale keeps one number', async () => {
    const seller = await other();
    const entry = { orderId: 'o2', posting: 'sale', ownerId: seller.id, createdAt: house.time.now } as const;
    await say(company, seller);
    await house.db.insert(ledgerEntries).values([
      { ...entry, id: 'm1', account: 'buyer', amountCents: -100 },
      { ...entry, id: 'm2', account: 'owner', amountCents: 100 },
    ]);
    house.time.now = new Date(house.time.now.getTime() + 600_000);
    for (const taxNumber of ['A58818501', 'B12345674', 'A58818501'])
      expect((await say({ ...company, taxNumber }, seller)).status).toBe(200);
    expect((await say({ ...company, taxNumber: 'B12345674' })).status).toBe(200);
    expect((await say(company)).body.code).toBe('tax_number_taken');
  });

  test('is shared where the desk finds one firm, until it takes that back; never the house’s', async () => {
    const [second, event] = [await other(), await anEvent(house.db, { ownerId: owner.id, priceCents: 2500 })];
    await say(company, second);
    expect((await atDesk('A58818501', true, owner)).body.code).toBe('invalid_transition');
    const allowed = await atDesk('b-58378431', true, owner);
    expect(allowed.body.shared).toEqual([
      { taxNumber: firm, isAllowed: true, others: [{ id: second.id, name: 'Test Member' }] },
    ]);
    expect((await atDesk(firm, true, owner)).body.code).toBe('invalid_transition');
    // It stays so while they sell under another one, and come back.
    for (const taxNumber of [firm, 'A58818501', firm]) expect((await say({ ...company, taxNumber })).status).toBe(200);
    expect(await isUnknown(event.id)).toBeUndefined();
    expect((await atDesk(firm, false, owner)).body).toMatchObject({ trader: { standing: 'lapsed' }, shared: [] });
    expect(await isUnknown(event.id)).toBe(true);
    const again = await house.call('POST', '/api/trader/declaration', { as: owner, body: { declares: true } });
    expect(again.body.code).toBe('tax_number_taken');
    await sayHouse('B12345674');
    expect((await atDesk('B12345674', true, owner)).body.code).toBe('invalid_transition');
    expect((await atDesk(firm, true, await house.signedInAs('admin'))).body.code).toBe('not_an_owner');
  });
});

describe('a year later', () => {
  const at = (instant: string) => {
    house.time.now = new Date(instant);
    return lookAfterTraders(house.db, house.time.now);
  };
  const letters = async () =>
    (await house.db.select().from(mails).where(eq(mails.userId, owner.id))).map(({ letter }) => letter);

  test('it is asked again: a letter 30 days before, none twice, and the sale rests when nobody answers', async () => {
    await house.db.update(users).set({ email: 'marta@taller.example' }).where(eq(users.id, owner.id));
    const event = await anEvent(house.db, {
      ownerId: owner.id,
      date: '2027-09-24',
      startsAt: new Date('2027-09-24T20:00:00Z'),
    });
    await say();
    await at('2027-07-22T17:00:00Z');
    expect(await letters()).toEqual([]);
    await at('2027-07-22T19:00:00Z');
    await at('2027-07-23T19:00:00Z');
    expect(await letters()).toEqual(['traderEnding']);
    expect(await isUnknown(event.id)).toBeUndefined();
    await at('2027-08-21T18:00:00Z');
    await at('2027-08-21T19:00:00Z');
    expect((await letters()).toSorted()).toEqual(['traderEnding', 'traderLapsed']);
    expect((await own()).standing).toBe('lapsed');
    expect(await isUnknown(event.id)).toBe(true);
    expect((await sellerOf('events', event.id)).body.seller).toBeNull();
    const again = await house.call('POST', '/api/trader/declaration', { as: owner, body: { declares: true } });
    expect(again.body).toMatchObject({ standing: 'good', goodUntil: '2028-08-21T19:00:00.000Z' });
    expect(await isUnknown(event.id)).toBeUndefined();
  });

  test('who never said it is told so', async () => {
    const reply = await house.call('POST', '/api/trader/declaration', { as: owner, body: { declares: true } });
    expect(reply.body.code).toBe('not_found');
  });
});
