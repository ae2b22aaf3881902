/** Issue 22: who leaves is told what stays and until when; erasure keeps what the law keeps, where it keeps it, and nothing else. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { openSession } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { invoices } from '#features/invoices/server/table.ts';
import { confirmOrder, eventWish, hold } from '#features/orders/server/doors/buying.ts';
import { retention } from '#features/site/retention.ts';
import { aHouseTrader } from '#features/traders/server/factory.ts';

const house = aTestHouse();
let [admin, owner, buyer]: Member[] = [];
beforeAll(async () => {
  await aHouseTrader(house.db, new Date('2026-01-01T00:00:00Z'));
  [admin, owner, buyer] = [
    await signUp('admin', 'Amaia'),
    await signUp('business', ofOwner),
    await signUp('traveller', ofBuyer),
  ];
});

/** Words of each that stand nowhere else. */
const ofOwner = 'Iratxe Goñi Etxeberria';
const ofBuyer = 'Ana María Casamayor';
/** As the file of the seller says it (traders, factory). */
const ofTrader = ['Marta Ferrer Gil', '12345678Z', 'Carrer de la Palma 12'];

async function signUp(role: 'admin' | 'business' | 'traveller', fullName: string): Promise<Member> {
  const member = await house.signedInAs(role);
  const email = `${member.id}@correo.example`.toLowerCase();
  await house.db.update(users).set({ fullName, email }).where(eq(users.id, member.id));
  return member;
}
const again = async (member: Member | undefined): Promise<Member> => ({
  id: String(member?.id),
  cookie: `session=${await openSession(house.db, String(member?.id), house.time.now)}`,
});

/** The tables in whose rows a word stands. */
async function tablesWith(word: string): Promise<string[]> {
  const rowsOf = async <T>(query: ReturnType<typeof sql>) => {
    const result: unknown = await house.db.execute(query);
    return (result as { rows: readonly T[] }).rows;
  };
  const tables = await rowsOf<{ name: string }>(sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    const query = sql`select 1 from ${sql.identifier(name)} t where position(${word} in to_jsonb(t)::text) > 0 limit 1`;
    if ((await rowsOf(query)).length > 0) found.push(name);
  }
  return found;
}

const stays = async (as: Member | undefined) =>
  (await house.call('GET', '/api/account/stays', { as })).body.stays as { what: string; until: string }[];

test('a buyer with a full invoice and an owner who was reported leave: the law’s tables alone know them still', async () => {
  expect([await stays(owner), await stays(buyer)]).toEqual([[], []]);
  const party = await anEvent(house.db, { ownerId: String(owner?.id), date: '2026-08-28', time: '22:00' });
  const wish = eventWish({ userId: String(buyer?.id), eventId: party.id, quantity: 2 });
  const { id } = (await house.db.transaction((db) => hold(db, wish, house.time.now))).order;
  await house.db.transaction((db) => confirmOrder(db, id, house.time.now));
  await house.runTasks();
  const [simplified] = await house.db.select().from(invoices).where(eq(invoices.orderId, id));
  const place = { street: 'Calle Mayor 3', postalCode: '28013', town: 'Madrid', country: 'ES' };
  const body = { name: ofBuyer, taxNumber: '00000000T', ...place };
  const full = await house.call('POST', `/api/invoices/${simplified?.id}/replacement`, { as: buyer, body });
  expect(full.status).toBe(201);

  house.time.now = new Date('2027-01-10T10:00:00Z');
  [admin, owner, buyer] = [await again(admin), await again(owner), await again(buyer)];
  const file = await house.call('POST', '/api/admin/seller-reports', { as: admin, body: { year: 2026 } });
  expect(file.status).toBe(200);
  expect(await stays(buyer)).toEqual([
    { what: 'orders', until: '2032-08-21' },
    { what: 'invoices', until: '2032-08-21' },
  ]);
  expect((await stays(owner)).map(({ what }) => what)).toEqual(['orders', 'invoices', 'sellerYears', 'seller']);
  expect((await stays(owner)).at(-2)).toEqual({ what: 'sellerYears', until: '2033-01-10' });

  const { asOf, version, dueCents } = (await house.call('GET', `/api/admin/payouts/${owner?.id}`, { as: admin })).body;
  const paid = { asOf, version, amountCents: dueCents, reference: 'AFS-1' };
  expect((await house.call('POST', `/api/admin/payouts/${owner?.id}`, { as: admin, body: paid })).status).toBe(200);
  house.time.now = new Date('2027-01-18T10:00:00Z');
  [owner, buyer] = [await again(owner), await again(buyer)];
  for (const as of [owner, buyer])
    expect((await house.call('POST', '/api/account/erasure', { as, body: { password } })).status).toBe(200);
  expect(await tablesWith(ofOwner)).toEqual([]);
  expect(await tablesWith(`${owner?.id}@correo`.toLowerCase())).toEqual([]);
  expect(await tablesWith(`${buyer?.id}@correo`.toLowerCase())).toEqual([]);
  const lawful: readonly string[] = [
    ...retention.orders.tables,
    ...retention.traders.tables,
    ...retention.sellerReports.tables,
  ];
  for (const [word, table] of [[ofBuyer, 'invoices'], ...ofTrader.map((word) => [word, 'traders'])] as const) {
    const tables = await tablesWith(word);
    expect(tables).toContain(table);
    expect(tables.filter((name) => !lawful.includes(name))).toEqual([]);
  }
});
