/**
 * A shop from before there were bookings has users, events and paid orders: the migrations since then take them along, all in the one
 * transaction in which they run on its next start. On both engines.
 */
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NewerDatabaseError, openPostgres } from '#kit/server/db.ts';
import type { Database } from '#kit/server/db.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { onMaintenance, onServer, testServerUrl } from '#kit/server/testing.ts';
import { openNew } from './backup-place.ts';

const migrations = join(import.meta.dirname, '../migrations');
/** The last state of the tables before bookings. */
const before = '0004';

const url = testServerUrl();
const name = `aftersun_test_${randomBytes(6).toString('hex')}`;
let dataDir: string;
let database: Database;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'aftersun-upgrade-'));
  if (url !== undefined) await onMaintenance(url, `create database ${name}`);
  database = await (url === undefined ? openNew(dataDir) : openPostgres(onServer(url, name), { connections: 2 }));
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  if (url !== undefined) await onMaintenance(url, `drop database if exists ${name} with (force)`);
});

/** Runs the migrations up to one, as the release of that time did. */
async function migrateTo(last: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'aftersun-migrations-'));
  try {
    cpSync(migrations, folder, { recursive: true });
    const path = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
    const entries = journal.entries.filter(({ tag }) => tag.slice(0, 4) <= last);
    writeFileSync(path, JSON.stringify({ ...journal, entries }));
    const config = { migrationsFolder: folder };
    await (url === undefined ? migratePglite(database.db as never, config) : migratePg(database.db as never, config));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function rowsOf(statement: SQL): Promise<unknown[]> {
  const result: unknown = await database.db.execute(statement);
  return (result as { rows: unknown[] }).rows;
}

/** Earlier letters, with a key in each. */
const key = 'k3y-of_a-letter-that-waited-since-yesterday';
const waiting = {
  passwordReset: `/reset-password#token=${key}`,
  holidayQuoted: `/quote?lang=es#${key}`,
  applicationReceived: `/application?lang=en#${key}`,
};

test('a paid order of before is a sale in the ledger, its letter its buyer’s, its event found, its places counted; admins sign in anew', async () => {
  await migrateTo(before);
  await database.db.execute(sql`
    insert into users (id, username, full_name, phone, email, password_hash, account_type, role, created_at)
    values ('ana', 'ana', 'Ana Pla', '+34600000001', 'ana@correo.example', '-', 'traveller', 'traveller', now()),
      ('mallory', 'mallory', 'Mallory', '+34600000002', 'mallory@correo.example', '-', 'business', 'admin', now())`);
  await database.db.execute(sql`
    insert into sessions (id, user_id, token_hash, created_at, expires_at)
    values ('hers', 'ana', 'a', '2026-08-21T18:00:00Z', '2026-09-20T18:00:00Z'),
      ('old', 'mallory', 'b', '2026-08-21T18:00:00Z', '2026-09-20T18:00:00Z')`);
  await database.db.execute(sql`
    insert into events (id, status, title, description, category, price_cents, currency, date, time, starts_at, duration,
      organizer, location, address, capacity, places_taken, created_at, updated_at)
    values ('night', 'published', '{"en": "Old night"}', '{"en": "Long ago"}', 'party', 2500, 'EUR', '2030-08-21', '23:00',
      '2030-08-21T21:00:00Z', '{"en": "4 hours"}', 'Aftersun', 'Levante', 'Avenida de Alcoy 4', 100, 2, now(), now()),
      ('full', 'draft', '{"en": "Full night"}', '{"en": "Long ago"}', 'party', 2500, 'EUR', '2030-08-22', '23:00',
      '2030-08-22T21:00:00Z', '{"en": "4 hours"}', 'Aftersun', 'Levante', 'Avenida de Alcoy 4', 7, 7, now(), now()),
      ('fair', 'published', '{"en": "Old fair"}', '{"en": "Long ago"}', 'party', 2500, 'EUR', '2030-08-22', '17:00',
      '2030-08-22T15:00:00Z', '{"es": "2 días"}', 'Aftersun', 'Levante', 'Avenida de Alcoy 4', 7, 0, now(), now())`);
  await database.db.execute(sql`
    insert into submissions (id, language, submitted_at, type, status, title, description, category, location, address,
      contact_email, decided_at, listing_id)
    values ('proposal', 'en', now(), 'event', 'approved', 'Full night', 'Long ago', 'party', 'Levante',
      'Avenida de Alcoy 4', 'hola@sala9.example', now(), 'full')`);
  await database.db.execute(sql`
    insert into orders (id, user_id, kind, event_id, quantity, amount_cents, status, created_at, confirmed_at)
    values ('order', 'ana', 'event', 'night', 2, 5000, 'confirmed', '2026-08-21T18:00:00Z', '2026-08-21T18:00:00Z')`);
  await database.db.execute(sql`
    insert into mails (id, letter, language, recipient, "values", created_at)
    values ('letter', 'order', 'en', 'ana@correo.example', '{"title": "Old night", "codes": ["MNPQRTUV", "ACDEFHJK"]}',
      '2026-08-21T18:00:00Z')`);
  await database.db.execute(sql`
    insert into tickets (id, order_id, code) values ('one', 'order', 'ACDEFHJK'), ('two', 'order', 'MNPQRTUV')`);
  await database.db.execute(sql`
    insert into audit_entries (id, at, actor_id, action, entity, entity_id, title, before, after)
    values ('b', '2026-08-21T18:00:00Z', 'mallory', 'create', 'events', 'night', 'Old night', '{}', '{}'),
      ('a', '2026-08-21T18:00:00Z', 'mallory', 'approve', 'submissions', 'proposal', 'Old night', '{}', '{}')`);
  for (const [letter, path] of Object.entries(waiting))
    await database.db.execute(sql`
      insert into mails (id, letter, language, recipient, "values", created_at)
      values (${letter}, ${letter}, 'en', 'ana@correo.example', ${JSON.stringify({ name: 'Ana', path })}::jsonb, now())`);

  await database.migrate();

  expect(await rowsOf(sql`select account, amount_cents as cents from ledger_entries order by account`)).toEqual([
    { account: 'buyer', cents: -5000 },
    { account: 'commission', cents: 0 },
    { account: 'owner', cents: 5000 },
  ]);
  expect(await rowsOf(sql`select user_id as whose from mails where id = 'letter'`)).toEqual([{ whose: 'ana' }]);
  // A letter with codes knows the tickets they are of, in its own order.
  expect(await rowsOf(sql`select "values" from mails where id = 'letter'`)).toEqual([
    {
      values: {
        title: 'Old night',
        calendar: null,
        tickets: [
          { id: 'two', code: 'MNPQRTUV' },
          { id: 'one', code: 'ACDEFHJK' },
        ],
      },
    },
  ]);
  // What waited with a key keeps what it locks.
  for (const letter of Object.keys(waiting))
    expect(await rowsOf(sql`select "values" from mails where id = ${letter}`)).toEqual([
      { values: { name: 'Ana', lock: hashSecret(key) } },
    ]);
  // What says two days is on until the night of the second is over, and found on both.
  expect(
    await rowsOf(sql`select id, last_day::text as day, ends_at = '2030-08-24T04:00:00Z' as ends, ends_at is null as open
    from events where id <> 'full' order by id`),
  ).toEqual([
    { id: 'fair', day: '2030-08-23', ends: true, open: false },
    { id: 'night', day: null, ends: false, open: false },
  ]);
  expect(
    await rowsOf(sql`select listing_id as id from search_entries where document @@ '''=date/2030-08-23'''::tsquery`),
  ).toEqual([{ id: 'fair' }]);
  expect(await rowsOf(sql`select type, listing_id as id from search_entries order by listing_id`)).toEqual([
    { type: 'events', id: 'fair' },
    { type: 'events', id: 'night' },
  ]);
  // Who opened the accounts of admins is not known: no old session, no e-mail for a new password. Members keep theirs.
  expect(await rowsOf(sql`select id, confirmed_at = created_at as proved from sessions`)).toEqual([
    { id: 'hers', proved: true },
  ]);
  expect(await rowsOf(sql`select id, email, seated_by as by from users order by id`)).toEqual([
    { id: 'ana', email: 'ana@correo.example', by: null },
    { id: 'mallory', email: null, by: 'environment' },
  ]);
  expect(
    await rowsOf(sql`select id, p.capacity, taken, sold_out as out from events join event_places p on event_id = id
      order by id`),
  ).toEqual([
    { id: 'fair', capacity: 7, taken: 0, out: false },
    { id: 'full', capacity: 7, taken: 7, out: true },
    { id: 'night', capacity: 100, taken: 2, out: false },
  ]);
  // What a visitor proposed belongs to nobody until the desk hands it over; the desk's own stays the house's.
  expect(await rowsOf(sql`select id, ownerless from events order by id`)).toEqual([
    { id: 'fair', ownerless: false },
    { id: 'full', ownerless: true },
    { id: 'night', ownerless: false },
  ]);
  expect(await rowsOf(sql`select kind, item_id as item, event_id as event, rental_id as rental from orders`)).toEqual([
    { kind: 'event', item: 'night', event: 'night', rental: null },
  ]);
  // SQL can't read phones: a task brings them to their one form, once.
  expect(await rowsOf(sql`select name, payload from tasks where name = 'phones'`)).toEqual([
    { name: 'phones', payload: {} },
  ]);
  // The log has no other trace of what came first than how its rows lay.
  expect(await rowsOf(sql`select id from audit_entries order by at, written`)).toEqual([{ id: 'b' }, { id: 'a' }]);
  // A second start finds nothing to do.
  await database.migrate();
  expect(await rowsOf(sql`select id from tasks where name = 'phones'`)).toHaveLength(1);
});

test('a database that a newer house has opened is refused by an older one, and left as it is', async () => {
  await database.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'of-a-newer-house', max(created_at) + 86400000 from drizzle.__drizzle_migrations`);
  const refusal = database.migrate();
  await expect(refusal).rejects.toThrow(NewerDatabaseError);
  await expect(refusal).rejects.toThrow(/newer version of the house.*restore a backup of before it/);
  // The lock of those who migrate was let go: another start is told the same, and waits for nobody.
  await expect(database.migrate()).rejects.toThrow(NewerDatabaseError);
  await database.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'of-a-newer-house'`);
  await database.migrate();
});
