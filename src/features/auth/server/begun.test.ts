/** A sign-in that was begun before all sessions were closed opens nothing (decision 0141). */
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import { users } from './table.ts';

const post = keepingMailer();
const newPassword = 'otra siesta más larga';
const house = aTestHouse({ mailer: post });
let ana: Member;
let phone: string;
let codeNow: () => string;
let count = 0;
beforeEach(async () => {
  ana = await house.signedInAs();
  const email = `ana${(count += 1)}@correo.example`;
  const [row] = await house.db.update(users).set({ email }).where(eq(users.id, ana.id)).returning();
  phone = row?.phone ?? '';
  const begun = await house.call('POST', '/api/account/second-factor/authenticator', { as: ana });
  const app = new TOTP({ secret: Secret.fromBase32(begun.body.secret) });
  codeNow = () => app.generate({ timestamp: house.time.now.getTime() });
  const body = { code: codeNow() };
  await house.call('POST', '/api/account/second-factor/authenticator/confirm', { as: ana, body });
  house.time.now = new Date(house.time.now.getTime() + 30_000);
});

const begin = async (secret = password): Promise<string> =>
  (await house.call('POST', '/api/auth/signin', { body: { phone, password: secret } })).body.step.key;
const goOn = (key: string, code = codeNow()) => house.call('POST', '/api/auth/signin/code', { body: { key, code } });
const own = (line: string, body: object) => house.call('POST', line, { as: ana, body });

async function reset(): Promise<void> {
  await house.call('POST', '/api/auth/password-reset', { body: { account: phone } });
  await house.runTasks();
  const token = post.mails.findLast(({ text }) => text.includes('#token='))?.text.match(/#token=([\w-]+)/)?.[1];
  const body = { token, password: newPassword };
  expect((await house.call('POST', '/api/auth/password-reset/confirm', { body })).status).toBe(200);
}
const closings: Readonly<Record<string, () => Promise<unknown>>> = {
  'another password': () => own('/api/account/password', { current: password, password: newPassword }),
  'a password chosen by a link': reset,
  'signing out everywhere': () => own('/api/auth/signout', { everywhere: true }),
  'ending the other sessions': () => own('/api/account/sessions/end-others', {}),
  'the desk, which signs its owner out': async () => {
    const admin = await house.signedInAs('admin');
    return house.call('POST', `/api/admin/users/${ana.id}/sign-out`, { as: admin });
  },
};

describe('a sign-in that waits for its code is ended by', () => {
  test.each(Object.keys(closings))('%s', async (closing) => {
    const key = await begin();
    await closings[closing]?.();
    const late = await goOn(key);
    expect([late.status, late.body.code, late.headers.getSetCookie()]).toEqual([410, 'step_expired', []]);
    const anew = await begin(
      ['another password', 'a password chosen by a link'].includes(closing) ? newPassword : password,
    );
    expect((await goOn(anew)).status).toBe(200);
  });
});

test('a sign-in goes on that was begun while one goes out of one door', async () => {
  const key = await begin();
  await own('/api/auth/signout', {});
  expect((await goOn(key)).status).toBe(200);
});

test('wrong codes of before still count: closing all sessions gives whoever guesses no new ones', async () => {
  for (const key of [await begin(), await begin()])
    for (let i = 0; i < 5; i += 1) expect((await goOn(key, '000000')).status).toBe(401);
  await own('/api/auth/signout', { everywhere: true });
  expect((await goOn(await begin())).status).toBe(429);
});
