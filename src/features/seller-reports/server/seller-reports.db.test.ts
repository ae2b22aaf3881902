/** Issue 22: what the tax office and the sellers are told of a year is what the ledger says, to the cent. On both engines. */
import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { openSession } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder, eventWish, hold, stayWish } from '#features/orders/server/doors/buying.ts';
import type { Wish } from '#features/orders/server/doors/buying.ts';
import { takeClaims } from '#features/orders/server/doors/money-back.ts';
import { refunds } from '#features/orders/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { traders } from '#features/traders/server/table.ts';
import { wallClock } from '#market/town/dates.ts';
import { faultsOfDpi } from '../../../../tests/schemas/validate.ts';
import { yearOf } from '../rules.ts';
import { anOperator } from './factory.ts';
import { readSellerYears } from './figures.ts';
import { makeFiles, readFile } from './files.ts';
import { tellOfLastYear } from './letters.ts';
import { sellerReportFiles } from './table.ts';

const house = aTestHouse();
let [admin, owner, buyer]: Member[] = [];
beforeEach(async () => {
  house.time.now = new Date('2026-02-02T12:00:00Z');
  [admin, owner, buyer] = [
    await house.signedInAs('admin'),
    await house.signedInAs('business'),
    await house.signedInAs(),
  ];
  await house.db.update(users).set({ email: mailboxOf() }).where(eq(users.id, owner.id));
});

const mailboxOf = () => `${owner?.id}@correo.example`.toLowerCase();
const by = () => ({ actor: { id: String(admin?.id) }, operator: anOperator, at: house.time.now });

/** The clock of the house; sessions are opened anew, for a year is longer than them. */
async function moveTo(instant: string) {
  house.time.now = new Date(instant);
  const again = async (member: Member | undefined) => ({
    id: String(member?.id),
    cookie: `session=${await openSession(house.db, String(member?.id), house.time.now)}`,
  });
  [admin, owner, buyer] = [await again(admin), await again(owner), await again(buyer)];
}
async function buy(wish: Wish, at = house.time.now): Promise<string> {
  const { id } = (await house.db.transaction((db) => hold(db, wish, at))).order;
  await house.db.transaction((db) => confirmOrder(db, id, at));
  return id;
}
/** At the provider: both bear it. */
const giveBack = (orderId: string, amountCents: number, at: Date) =>
  takeClaims(house.db, orderId, { refunds: [{ id: `re_${orderId}`, amountCents, status: 'done' }], disputes: [] }, at);
/** At the desk, today: the house bears it. */
const giveBackAsHouse = async (orderId: string, amountCents: number) => {
  const body = { amountCents, note: 'Sorry', bearer: 'house', refunded: '0' };
  expect((await house.call('POST', `/api/admin/orders/${orderId}/refunds`, { as: admin, body })).status).toBe(200);
};

const aParty = (ownerId = String(owner?.id)) =>
  anEvent(house.db, { ownerId, date: '2027-06-05', time: '22:00', capacity: 5000 });
const aHome = (over: Parameters<typeof aRental>[1] = {}) => aRental(house.db, { ownerId: String(owner?.id), ...over });
const userId = () => String(buyer?.id);
const tickets = (eventId: string, quantity = 2) => eventWish({ userId: userId(), eventId, quantity });
const nights = (rentalId: string, from: string, units = 3) =>
  stayWish({ userId: userId(), rentalId, from, units, quantity: 1 });
const yearOfOwner = async (year = 2026) => (await readSellerYears(house.db, year, owner?.id))[0];

describe('a seller’s year', () => {
  test('says by quarter what was credited and kept, homes by their address with the nights that were let', async () => {
    const party = await aParty();
    const [flat, next] = [await aHome(), await aHome({ address: ' avenida de alcoy 4' })];
    await buy(tickets(party.id));
    await buy(nights(flat.id, '2026-03-01'));
    await buy(nights(next.id, '2026-03-01', 2));
    await moveTo('2026-05-05T10:00:00Z');
    await buy(nights(flat.id, '2026-06-01', 4));
    expect(await yearOfOwner()).toMatchObject({
      personalServices: { considerationCents: [4400, 0, 0, 0], feesCents: [600, 0, 0, 0], sales: [1, 0, 0, 0] },
      properties: [
        {
          kind: 'apartment',
          days: 9,
          sums: { considerationCents: [39_600, 31_680, 0, 0], feesCents: [5400, 4320, 0, 0], sales: [2, 1, 0, 0] },
        },
      ],
    });
  });

  test('counts by the town’s clock, and a sale as long as something of it is left', async () => {
    const party = await aParty();
    await buy(tickets(party.id), new Date('2026-12-31T22:59:59Z'));
    const whole = await buy(tickets(party.id), new Date('2026-06-30T21:59:59Z'));
    await buy(tickets(party.id), new Date('2026-12-31T23:00:00Z'));
    await giveBack(whole, 5000, new Date('2026-07-01T10:00:00Z'));
    const year = await yearOfOwner();
    expect(year?.personalServices).toEqual({
      considerationCents: [0, 4400, -4400, 4400],
      feesCents: [0, 600, -600, 600],
      sales: [0, 0, 0, 1],
    });
    expect((await yearOfOwner(2027))?.personalServices.sales).toEqual([1, 0, 0, 0]);
  });

  test('keeps its fee where the house alone gave something back', async () => {
    const order = await buy(tickets((await aParty()).id));
    await giveBackAsHouse(order, 1000);
    expect(await yearOfOwner()).toMatchObject({
      personalServices: { considerationCents: [4400, 0, 0, 0], feesCents: [600, 0, 0, 0], sales: [1, 0, 0, 0] },
    });
  });

  test('of random sales, refunds and disputes is what the ledger sums up to', async () => {
    const random = numbersOf(22);
    const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
    const other = await house.signedInAs('business');
    const listings = [await aParty(), await aParty(other.id)];
    const things = await Promise.all(
      (['apartment', 'villa', 'bike', 'beach_gear'] as const).map((category) =>
        aHome({ category, ownerId: pick([String(owner?.id), other.id]), quantity: 400, priceCents: 4567 }),
      ),
    );
    for (let i = 0; i < 40; i += 1) {
      const at = new Date(house.time.now.getTime() + Math.floor(random() * 300 * 86_400_000));
      const wish =
        random() < 0.5 ? tickets(pick(listings).id, 1 + (i % 3)) : nights(pick(things).id, '2027-01-10', 1 + (i % 5));
      const id = await buy(wish, at);
      const later = new Date(at.getTime() + Math.floor(random() * 60 * 86_400_000));
      const chance = random();
      if (chance < 0.3) await giveBack(id, 1 + Math.floor(random() * 2000), later);
      else if (chance < 0.4) await giveBackAsHouse(id, 500);
      else if (chance < 0.55) await disputed(id, `du_${i}`, later, random() < 0.5);
    }
    for (const ownerId of [String(owner?.id), other.id]) {
      const [year] = await readSellerYears(house.db, 2026, ownerId);
      const { properties = [], personalServices, transportRental, others } = year ?? {};
      const all = [...properties.map(({ sums }) => sums), personalServices, transportRental, others].flatMap((sums) =>
        sums === undefined ? [] : [sums],
      );
      const entries = (await house.db.select().from(ledgerEntries).where(eq(ledgerEntries.ownerId, ownerId))).filter(
        ({ createdAt }) => wallClock(createdAt).date < '2027',
      );
      const sumOf = (account: string) =>
        entries.filter((one) => one.account === account).reduce((sum, { amountCents }) => sum + amountCents, 0);
      const ids = entries.map(({ refundId }) => refundId).filter(Boolean);
      const borne = await house.db
        .select()
        .from(refunds)
        .where(and(inArray(refunds.id, ids.length > 0 ? ids : ['-']), eq(refunds.bearer, 'house')));
      const borneCents = borne.reduce((sum, { amountCents }) => sum + amountCents, 0);
      const total = (of: 'considerationCents' | 'feesCents') => all.reduce((sum, one) => sum + yearOf(one[of]), 0);
      expect(total('considerationCents')).toBe(sumOf('owner'));
      expect(total('feesCents')).toBe(sumOf('commission') + borneCents);
      expect(total('considerationCents')).not.toBe(0);
    }
  });
});

/** What a bank takes back, and perhaps returns. */
const disputed = (orderId: string, id: string, at: Date, isWon: boolean) =>
  takeClaims(
    house.db,
    orderId,
    {
      refunds: [],
      disputes: [
        {
          id,
          amountCents: 1000,
          reason: 'fraudulent',
          status: isWon ? 'won' : 'lost',
          answerBy: null,
          takenCents: 1000,
          returnedCents: isWon ? 1000 : 0,
        },
      ],
    },
    at,
  );

/** Numbers that are always the same for a seed. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

describe('the file of a year', () => {
  const make = () => makeFiles(house.db, 2026, by());

  test('is made once it is over, holds everybody who is known, and is valid', async () => {
    await buy(tickets((await aParty()).id));
    const unknown = await house.signedInAs('business');
    await buy(tickets((await aParty(unknown.id)).id));
    await house.db.delete(traders).where(eq(traders.ownerId, unknown.id));
    await expect(make()).rejects.toMatchObject({ code: 'conflict' });
    await moveTo('2027-01-10T09:00:00Z');
    await expect(makeFiles(house.db, 2026, { ...by(), operator: null })).rejects.toMatchObject({ code: 'conflict' });
    const [file] = await make();
    const { name, xml } = await readFile(house.db, String(file?.id), by());
    expect([file?.kind, name]).toEqual(['new', 'dac7-2026-1.xml']);
    expect(await faultsOfDpi(xml)).toEqual([]);
    expect([xml.includes('12345678Z'), xml.includes(unknown.id)]).toEqual([true, false]);
    // The number that the owner is paid to is in the file, and lies nowhere open.
    expect(xml).toContain('AccountNumberType="IBAN">ES9121000418450200051332<');
    const [kept] = await house.db.select().from(sellerReportFiles);
    expect(JSON.stringify([kept, await house.db.select().from(auditEntries)])).not.toMatch(/<dpi|51332/);
    const isTaken = and(eq(auditEntries.entity, 'seller_reports'), eq(auditEntries.action, 'export'));
    expect(await house.db.$count(auditEntries, isTaken)).toBe(1);
    await expect(make()).rejects.toMatchObject({ code: 'conflict' });
    const { body } = await house.call('GET', '/api/admin/sellers?year=2026', { as: admin });
    const found = async (q: string) =>
      (await house.call('GET', `/api/admin/sellers?year=2026&q=${q}`, { as: admin })).body.length;
    expect([(await found('marta')) > 0, await found('nobody+of+that+name')]).toEqual([true, 0]);
    const standing = (id: string) => body.find((one: { id: string }) => one.id === id);
    expect(standing(String(owner?.id))).toMatchObject({ standing: 'told', since: 'same', considerationCents: 4400 });
    expect(standing(unknown.id)).toMatchObject({ standing: 'unknown', since: 'none', taxNumber: null });
  });

  test('is corrected by what changed since, and only by that', async () => {
    await moveTo('2027-01-10T09:00:00Z');
    await buy(tickets((await aParty()).id), new Date('2026-08-08T10:00:00Z'));
    const told = await make();
    await house.db
      .update(traders)
      .set({ street: 'Calle Nueva 7' })
      .where(eq(traders.ownerId, String(owner?.id)));
    const year = await house.call('GET', '/api/admin/seller-years?year=2026', { as: admin });
    expect(year.body.next).toEqual({ added: 0, corrected: 1, removed: 0 });
    const [correction, ...more] = await make();
    expect([correction?.kind, correction?.number, more]).toEqual(['correction', Number(told.at(-1)?.number) + 1, []]);
    const { xml } = await readFile(house.db, String(correction?.id), by());
    expect(await faultsOfDpi(xml)).toEqual([]);
    expect([xml.includes('OECD2'), xml.match(/ReportableSeller>/g)?.length]).toEqual([true, 2]);
    expect(await lettersTo()).toEqual([
      { year: 2026, isAgain: false },
      { year: 2026, isAgain: true },
    ]);
  });

  test('that two at the desk make at once is made once', async () => {
    await moveTo('2027-01-10T09:00:00Z');
    await buy(tickets((await aParty()).id), new Date('2026-08-08T10:00:00Z'));
    const outcomes = await Promise.allSettled([make(), make(), make()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

const lettersTo = async () =>
  (
    await house.db
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, mailboxOf()), eq(mails.letter, 'sellerYear')))
  )
    .toSorted(
      (one, other) =>
        one.createdAt.getTime() - other.createdAt.getTime() ||
        // Two of one moment are told apart by this alone.
        Number(one.values['isAgain']) - Number(other.values['isAgain']),
    )
    .map(({ values }) => ({ year: values['year'], isAgain: values['isAgain'] }));

describe('a seller', () => {
  test('is written to in January, once, and sees their years and has them on paper', async () => {
    await buy(tickets((await aParty()).id));
    await tellOfLastYear(house.db, house.time.now);
    expect(await lettersTo()).toEqual([]);
    await moveTo('2027-01-02T09:00:00Z');
    for (let i = 0; i < 2; i += 1) await tellOfLastYear(house.db, house.time.now);
    expect(await lettersTo()).toEqual([{ year: 2026, isAgain: false }]);
    const { body } = await house.call('GET', '/api/workspace/seller-years', { as: owner });
    expect(body.years.map(({ year }: { year: number }) => year)).toEqual([2026]);
    const paper = (year: string) =>
      house.call('GET', `/api/workspace/seller-years/${year}/letter`, {
        as: owner,
        headers: { 'accept-language': 'es' },
      });
    const { name, pdf } = (await paper('2026')).body;
    expect([name, Buffer.from(pdf, 'base64').subarray(0, 5).toString()]).toEqual(['2026.pdf', '%PDF-']);
    for (const none of ['2025', '1', 'x']) expect((await paper(none)).status).toBe(404);
  });

  test('sees nobody else’s years', async () => {
    await buy(tickets((await aParty()).id));
    const other = await house.signedInAs('business');
    expect((await house.call('GET', '/api/workspace/seller-years', { as: other })).body).toEqual({ years: [] });
    expect((await house.call('GET', '/api/admin/sellers?year=2026', { as: other })).status).toBe(403);
  });
});
