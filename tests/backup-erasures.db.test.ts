/** Whoever was erased stays erased, whatever backup is brought back (issue 14; quality, Security: GDPR), on both engines. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeBackup } from '#app/server/backup/make-backup.ts';
import { restoreBackup } from '#app/server/backup/restore-backup.ts';
import { openHouse } from '#app/server/process/open-house.ts';
import { hashPassword } from '#features/auth/server/password/password.ts';
import { openSession } from '#features/auth/server/service.ts';
import { sessions, users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { confirmOrder } from '#features/orders/server/doors/buying.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { orders } from '#features/orders/server/table.ts';
import { aHouseTrader } from '#features/traders/server/factory.ts';
import type { Db } from '#kit/server/db.ts';
import { readEnv } from '#kit/server/env.ts';
import { createLog } from '#kit/server/log.ts';
import { openNew, openPlace } from './backup-place.ts';
import type { Place } from './backup-place.ts';

/** A busy machine takes its time; nothing here is measured. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });
const soon = { timeout: 60_000 };

const origin = 'http://127.0.0.1:3000';
const person = {
  id: 'AnaCasamayor1234',
  name: 'Ana María Casamayor',
  phone: '+34600777111',
  password: 'una-clave-larga-9',
};
let now: Date;
let first: Place;
let second: Place;
let folder: string;
let sums: unknown;
const said: string[] = [];

const open = (place: Place) => {
  const set = Object.fromEntries(Object.entries(place.env).filter(([, value]) => value !== undefined));
  const env = readEnv({ ...set, DEMO: '0', ADMIN_PHONE: '+34600000001', ADMIN_PASSWORD: person.password });
  return openHouse(
    env,
    () => now,
    createLog('silent'),
    () => undefined,
  );
};
const rowsOf = async (db: Db, statement: string): Promise<Record<string, unknown>[]> => {
  const result: unknown = await db.execute(sql.raw(statement));
  return (result as { rows: Record<string, unknown>[] }).rows;
};
const sumsIn = (db: Db) =>
  rowsOf(db, 'select account, sum(amount_cents)::int as cents from ledger_entries group by account order by account');
const listOf = (place: Place) => join(place.env.BACKUP_DIR, 'erased.txt');

/** Ana has bought, a backup is made, and then she has herself erased. */
beforeAll(async () => {
  now = new Date('2026-08-21T18:00:00Z');
  [first, second] = await Promise.all([openPlace(), openPlace()]);
  await (await first.make()).close();
  const house = await open(first);
  const { db } = house.database;
  const { id, name: fullName, phone } = person;
  const passwordHash = await hashPassword(person.password);
  const ways = { accountType: 'traveller', role: 'traveller' } as const;
  await db.insert(users).values({ id, username: 'casamayor', fullName, phone, passwordHash, ...ways, createdAt: now });
  await aHouseTrader(db, now);
  const event = await anEvent(db);
  const order = await holdEvent(db, { userId: id, eventId: event.id, quantity: 2 }, now);
  await db.transaction((db) => confirmOrder(db, order.id, now));
  const cookie = `session=${await openSession(db, id, now)}`;
  sums = await sumsIn(db);
  folder = await makeBackup(first.env, now, (line) => said.push(line));

  now = new Date('2026-08-23T18:00:00Z');
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify({ password: person.password });
  const asked = new Request(`${origin}/api/account/erasure`, { method: 'POST', headers, body });
  expect((await house.api.answer(asked, { address: '127.0.0.1' })).status).toBe(200);
  // The list is written before the answer: a machine may burn down right after it.
  expect(await readFile(listOf(first), 'utf8')).toBe(`\n${id} ${now.toISOString()}\n`);
  await house.close();
});
afterAll(() => Promise.all([first.drop(), second.drop()]));

/** Every row of every table, as text. */
async function everything(db: Db): Promise<string> {
  const tables = await rowsOf(
    db,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  let text = '';
  for (const { name } of tables)
    text += JSON.stringify(await rowsOf(db, `select to_jsonb(t)::text as row from "${String(name)}" t`));
  return text;
}

test('a backup that is brought back brings back nobody who was erased since, and every sum of the ledger', async () => {
  await restoreBackup(second.env, { folder, withoutErasures: false }, (line) => said.push(line), openNew);
  const database = await second.open();
  const { db } = database;
  const all = await everything(db);
  for (const trace of [person.name, person.phone, 'casamayor"']) expect(all).not.toContain(trace);
  expect(await db.select().from(users).where(eq(users.id, person.id))).toMatchObject([
    { fullName: `erased-${person.id}`, erasedAt: now },
  ]);
  expect(await sumsIn(db)).toEqual(sums);
  expect(await db.select().from(orders)).toMatchObject([{ userId: person.id, status: 'confirmed', amountCents: 5000 }]);
  expect(said.at(-2)).toBe("1 people who were erased since are erased again; the ledger's totals are the same.");
  // Nobody is signed in by what a backup remembers.
  expect(await db.$count(sessions)).toBe(0);
  await database.close();
  expect(await readFile(listOf(second), 'utf8')).toContain(person.id);
});

test('a house that was brought back by other means erases them again when it opens', async () => {
  const house = await open(second);
  const { db } = house.database;
  await db.update(users).set({ fullName: person.name, erasedAt: null }).where(eq(users.id, person.id));
  await house.close();
  const reopened = await open(second);
  await vi.waitFor(async () => expect(await everything(reopened.database.db)).not.toContain(person.name), soon);
  await reopened.close();
});

test('a list that could not be written to is completed when the house opens', async () => {
  await rm(listOf(second));
  const house = await open(second);
  await vi.waitFor(async () => expect(await readFile(listOf(second), 'utf8')).toContain(person.id), soon);
  await house.close();
});
