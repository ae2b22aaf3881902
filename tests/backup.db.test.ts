/** Backups as an operator makes them, while the house sells (quality, Durability; issue 14), on both engines. */
import { readdirSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { anEvent } from '#features/events/server/factory.ts';
import { eventPlaces } from '#features/events/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import { systemClock } from '#kit/shared/clock.ts';
import { addDays } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { openPlace, runCommand } from './backup-place.ts';
import type { Place } from './backup-place.ts';
import { noticed, openTown, signUp } from './crash-town.ts';
import type { Person, Town } from './crash-town.ts';

/** A busy machine takes its time; nothing here is measured. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const priceCents = 2500;
let town: Town & { readonly things: { readonly id: string } };
let place: Place;
beforeAll(async () => {
  const date = addDays(wallClock(systemClock()).date, 20);
  town = await openTown(inject('prepared'), (db) => anEvent(db, { date, capacity: 10_000, priceCents }));
  place = await openPlace();
  await town.start();
});
afterAll(() => Promise.all([town.close(), place.drop()]));

/** What is in a folder and not its owner's alone (issue 14). */
const openToOthers = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );

/** Held, paid at the provider, told of, and said yes to. */
async function buy(as: Person, quantity: number): Promise<string> {
  const metadata = { type: 'event', itemId: town.things.id, userId: as.id, quantity };
  const wish = { amount: (priceCents * quantity) / 100, currency: 'eur', metadata };
  const { status, body } = await town.ask('POST', '/api/create-payment-intent', { as, body: wish });
  expect([status, body.detail]).toEqual([201, undefined]);
  const paymentId = String(body.clientSecret).split('_secret_')[0] ?? '';
  town.standIn.pay(paymentId);
  const told = await town.ask('POST', '/api/payments/webhook', noticed(town.standIn.noticeOf(paymentId)));
  expect(told.status).toBe(200);
  return String(body.orderId);
}

test('a backup made while it sells has every order that was said yes to before it began, and nothing by half', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => signUp(town.ask)));
  const bought: string[] = [];
  let isOver = false;
  const shopping = people.map(async (person, place) => {
    for (let turn = 0; !isOver; turn += 1) bought.push(await buy(person, 1 + ((turn + place) % 3)));
  });
  await vi.waitFor(() => expect(bought.length).toBeGreaterThan(12), { timeout: 60_000 });
  const before = [...bought];
  const backup = await runCommand('backup', town.env);
  const during = bought.length - before.length;
  isOver = true;
  await Promise.all(shopping);
  expect(backup.code, backup.said).toBe(0);
  expect(during, 'orders while it was made').toBeGreaterThan(0);

  const { BACKUP_DIR } = town.env;
  const [folder = ''] = (await readdir(BACKUP_DIR)).filter((name) => name !== 'erased.txt');
  const restored = await runCommand('restore', place.env, join(BACKUP_DIR, folder));
  expect(restored.code, restored.said).toBe(0);
  expect(restored.said).toMatch(/Every row is there: \d+ in \d+ tables\./);
  expect(openToOthers(place.env.DATA_DIR)).toEqual([]);

  const database = await place.open();
  const { db } = database;
  const all = await db.select().from(orders);
  const kept = new Map(all.map((order) => [order.id, order]));
  expect(before.filter((id) => kept.get(id)?.status !== 'confirmed')).toEqual([]);
  const { rows } = (await db.execute(sql`select o.id, o.status,
    (select count(*)::int from tickets t where t.order_id = o.id) as tickets,
    (select coalesce(sum(amount_cents), 0)::int from ledger_entries l where l.order_id = o.id) as sum,
    (select coalesce(-sum(amount_cents), 0)::int from ledger_entries l
      where l.order_id = o.id and l.account = 'buyer') as paid from orders o`)) as {
    rows: { id: string; status: string; tickets: number; sum: number; paid: number }[];
  };
  for (const { id, status, ...found } of rows) {
    const order = kept.get(id);
    const isPaid = status === 'confirmed';
    expect([id, found]).toEqual([
      id,
      { tickets: isPaid ? order?.quantity : 0, sum: 0, paid: isPaid ? order?.amountCents : 0 },
    ]);
  }
  const [count] = await db.select().from(eventPlaces);
  expect(count?.taken).toBe(all.reduce((sum, { quantity }) => sum + quantity, 0));
  await database.close();
});

test('nobody but its owner may read a backup', async () => {
  const { BACKUP_DIR } = town.env;
  const names = await readdir(BACKUP_DIR, { recursive: true });
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) {
    const { mode } = await stat(join(BACKUP_DIR, name));
    expect([name, (mode & 0o077).toString(8)]).toEqual([name, '0']);
  }
});
