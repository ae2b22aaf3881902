/** What must hold at the door when several come at once, on both engines (decision 0028). */
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import type { Db } from '#kit/server/db.ts';
import { untilWaiting } from '#kit/server/testing.ts';
import { hourMs } from '#kit/shared/durations.ts';
import { staffHours } from '../rules.ts';
import { authPersonalData } from './personal-data.ts';
import { ensureAdmin } from './service.ts';
import { sessions, steps, users } from './table.ts';
import type { UserRow } from './table.ts';

const house = aTestHouse();

const phoneOf = async ({ id }: Member) => (await house.db.select().from(users).where(eq(users.id, id)))[0]?.phone ?? '';
const signIn = (phone: string) => house.call('POST', '/api/auth/signin', { body: { phone, password } });
const goOn = (key: string, code: string) => house.call('POST', '/api/auth/signin/code', { body: { key, code } });

async function withApp() {
  const member = await house.signedInAs();
  const begun = await house.call('POST', '/api/account/second-factor/authenticator', { as: member });
  const app = new TOTP({ secret: Secret.fromBase32(begun.body.secret) });
  const codeNow = () => app.generate({ timestamp: house.time.now.getTime() });
  const path = '/api/account/second-factor/authenticator/confirm';
  await house.call('POST', path, { as: member, body: { code: codeNow() } });
  house.time.now = new Date(house.time.now.getTime() + 30_000);
  const phone = await phoneOf(member);
  const keyOf = async (): Promise<string> => (await signIn(phone)).body.step.key;
  return { member, codeNow, keyOf };
}

test('a session that opens while its holder is made an admin is ended, or a short one', async () => {
  const admin = await house.signedInAs('admin');
  for (let round = 0; round < 3; round += 1) {
    const ana = await house.signedInAs();
    const phone = await phoneOf(ana);
    const appoint = house.call('PUT', `/api/admin/users/${ana.id}/seat`, { as: admin });
    const replies = await Promise.all([signIn(phone), signIn(phone), appoint, signIn(phone), signIn(phone)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const left = await house.db.select().from(sessions).where(eq(sessions.userId, ana.id));
    const until = house.time.now.getTime() + staffHours * hourMs;
    for (const { expiresAt } of left) expect(expiresAt.getTime()).toBeLessThanOrEqual(until);
  }
});

test('two processes that start at once seat one admin', async () => {
  const seat = { phone: '+34600400001', password: 'la llave del faro' };
  await Promise.all([ensureAdmin(house.db, seat), ensureAdmin(house.db, seat)]);
  expect(await house.db.$count(users, eq(users.phone, seat.phone))).toBe(1);
  expect((await house.db.select().from(users).where(eq(users.phone, seat.phone)))[0]?.role).toBe('admin');
});

test('twelve wrong codes at once are five tries', async () => {
  const { member, keyOf } = await withApp();
  const key = await keyOf();
  const replies = await Promise.all(Array.from({ length: 12 }, () => goOn(key, '000000')));
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(replies.filter(({ status }) => status === 410)).toHaveLength(7);
  const [step] = await house.db.select().from(steps).where(eq(steps.userId, member.id));
  expect(step?.wrong).toBe(5);
});

test('one code in five sign-ins at once opens one door', async () => {
  const { codeNow, keyOf } = await withApp();
  const keys = await Promise.all(Array.from({ length: 5 }, keyOf));
  const replies = await Promise.all(keys.map((key) => goOn(key, codeNow())));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401, 401]);
});

/** A sign-in with a right password, in the middle of which the account becomes another one. */
async function signInDuring(change: (db: Db, id: string) => Promise<unknown>): Promise<number> {
  const ana = await house.signedInAs();
  const phone = await phoneOf(ana);
  await house.db.delete(sessions).where(eq(sessions.userId, ana.id));
  let signedIn: ReturnType<typeof signIn> | undefined;
  await house.db.transaction(async (db) => {
    await change(db, ana.id);
    signedIn = signIn(phone);
    await untilWaiting(house.db, 1);
  });
  await signedIn;
  return house.db.$count(sessions, eq(sessions.userId, ana.id));
}
const setOf = (set: Partial<UserRow>) => (db: Db, id: string) => db.update(users).set(set).where(eq(users.id, id));

test.each([
  ['there is another password', setOf({ passwordHash: 'another' })],
  ['there is a second step', setOf({ secondFactorSince: new Date('2026-08-21T18:00:00Z') })],
  [
    'the account is erased',
    (db: Db, id: string) => authPersonalData.forget(db, { id, name: `erased-${id}`, at: house.time.now }),
  ],
])('who has proved their password is not in when, by then, %s', async (_, change) => {
  expect(await signInDuring(change)).toBe(0);
});
