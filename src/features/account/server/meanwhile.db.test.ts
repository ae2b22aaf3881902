/** An account is erased, or closed to whoever had its password, while something else waits for it: nothing of that is written down (decision 0248). On both engines. */
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anApplication } from '#features/applications/server/factory.ts';
import { jobApplications } from '#features/applications/server/table.ts';
import { closeAllSessions, lockUser } from '#features/auth/server/service.ts';
import { sessions, users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { orders } from '#features/orders/server/table.ts';
import { anOwnersFile } from '#features/traders/testing.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { testServerUrl, untilWaiting } from '#kit/server/testing.ts';

const house = aTestHouse();
let ana: Member;
beforeEach(async () => {
  ana = await house.signedInAs();
});

const fullName = 'Zacarías Peñalver';
const email = 'zacarias@correo.example';

/**
 * Sends a call that waits behind the erasure for the lock of the account; gives the statuses of both. An embedded database lets
 * nobody wait for a row: there the erasure is over before the call is sent.
 */
async function sendBehind(method: string, path: string, body: object): Promise<(number | undefined)[]> {
  const sent: Promise<{ readonly status: number }>[] = [];
  const erase = () => sent.push(house.call('POST', '/api/account/erasure', { as: ana, body: { password } }));
  const send = () => sent.push(house.call(method, path, { as: ana, body }));
  if (testServerUrl() === undefined) {
    erase();
    await sent[0];
    send();
  } else
    await house.db.transaction(async (db) => {
      await lockUser(db, ana.id);
      erase();
      await untilWaiting(house.db, 1);
      send();
      await untilWaiting(house.db, 2);
    });
  return (await Promise.all(sent)).map(({ status }) => status);
}

/** Every row of every table that says a word. */
async function rowsWith(word: string): Promise<string[]> {
  const tables = (await house.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )) as { rows: { name: string }[] };
  const found = [];
  for (const { name } of tables.rows) {
    const said = sql`to_jsonb(t)::text ilike ${`%${word}%`}`;
    const { rows } = (await house.db.execute(sql`select 1 from ${sql.identifier(name)} t where ${said}`)) as {
      rows: unknown[];
    };
    found.push(...rows.map(() => name));
  }
  return found;
}

const isErased = async () => {
  const [row] = await house.db.select().from(users).where(eq(users.id, ana.id));
  return row?.phone === `erased-${ana.id}` && row.email === null && row.passwordHash === '-' && row.erasedAt !== null;
};

test.each([
  ['PATCH', '/api/account', { fullName, email, phone: '+34699888777', password }],
  ['POST', '/api/account/password', { current: password, password: 'otra larga siesta' }],
  ['POST', '/api/account/business', { email, password }],
  ['POST', '/api/saved-searches', { search: 'query=zacarias' }],
])('%s %s of an account that is erased by then', async (method, path, body) => {
  expect(await sendBehind(method, path, body)).toEqual([200, 401]);
  expect([await isErased(), await rowsWith('zacar')]).toEqual([true, []]);
});

test.each([
  ['PUT', '/api/trader', { ...anOwnersFile, name: fullName, email }],
  ['PUT', '/api/payout-account', { holder: fullName, iban: 'ES91 2100 0418 4502 0005 1332' }],
  ['POST', '/api/team/invitations', { role: 'editor', email }],
])('%s %s of a business that is erased by then', async (method, path, body) => {
  ana = await house.signedInAs('business');
  expect(await sendBehind(method, path, body)).toEqual([200, 401]);
  expect([await isErased(), await rowsWith('zacar')]).toEqual([true, []]);
});

test('an application that is sent, or taken into the account, then', async () => {
  const { id } = await aJob(house.db);
  const theirs = () => house.db.$count(jobApplications, eq(jobApplications.userId, ana.id));
  const body = { name: fullName, email, languages: ['Spanish'], availableFrom: '2026-09-20', message: 'Hola.' };
  // A session that is gone already applies as anybody does.
  await sendBehind('POST', `/api/jobs/${id}/applications`, body);
  expect(await theirs()).toBe(0);
  ana = await house.signedInAs();
  const token = 'what-the-letter-says';
  await anApplication(house.db, { jobId: id, tokenHash: hashSecret(token) });
  expect(await sendBehind('POST', '/api/job-applications/keep', { token })).toEqual([200, 401]);
  expect(await theirs()).toBe(0);
});

test('places that are held then', async () => {
  const event = await anEvent(house.db, { priceCents: 2500 });
  const metadata = { type: 'event', itemId: event.id, userId: ana.id, quantity: 1 };
  const body = { amount: 25, currency: 'eur', metadata };
  expect(await sendBehind('POST', '/api/create-payment-intent', body)).toEqual([200, 401]);
  expect(await house.db.$count(orders, eq(orders.userId, ana.id))).toBe(0);
});

test.each([
  ['PATCH', '/api/account', { email, password }],
  ['POST', '/api/account/password', { current: password, password: 'otra larga siesta' }],
  ['POST', '/api/account/business', { email, password }],
])('%s %s by a session that another password has closed by then', async (method, path, body) => {
  const [before] = await house.db.select().from(users).where(eq(users.id, ana.id));
  let sent: Promise<{ readonly status: number }> | undefined;
  await house.db.transaction(async (db) => {
    await lockUser(db, ana.id);
    sent = house.call(method, path, { as: ana, body });
    await untilWaiting(house.db, 1);
    await closeAllSessions(db, ana.id);
  });
  expect((await sent)?.status).toBe(401);
  const [after] = await house.db.select().from(users).where(eq(users.id, ana.id));
  expect(after).toEqual({ ...before, keyring: 1 });
  expect(await house.db.$count(sessions, eq(sessions.userId, ana.id))).toBe(0);
});
