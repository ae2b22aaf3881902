/** Proving a mailbox, at the door (issue 14). */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import { emailProofs, users } from './table.ts';

const post = keepingMailer();
const house = aTestHouse({ mailer: post });
let ana: Member;
let count = 0;
beforeEach(async () => {
  post.mails.length = 0;
  ana = await aMember(`ana${(count += 1)}@correo.example`);
});

async function aMember(email: string | null): Promise<Member> {
  const member = await house.signedInAs();
  await house.db.update(users).set({ email }).where(eq(users.id, member.id));
  return member;
}
const ask = (as = ana) => house.call('POST', '/api/auth/email-proof', { as, body: {} });
const confirm = (token: string) => house.call('POST', '/api/auth/email-proof/confirm', { body: { token } });
const provenAt = async (as = ana) => (await house.call('GET', '/api/account', { as })).body.emailProvenAt;
const keyOf = async (as = ana) => {
  expect((await ask(as)).status).toBe(202);
  await house.runTasks();
  return post.keys().at(-1) ?? '';
};

test('the link of the letter proves the mailbox, once; the key is in the letter alone', async () => {
  expect(await provenAt()).toBeNull();
  const key = await keyOf();
  expect(JSON.stringify(await house.db.select().from(emailProofs))).not.toContain(key);
  expect((await confirm(key)).body).toEqual({ proven: true });
  expect(await provenAt()).toBe(house.time.now.toISOString());
  expect((await confirm(key)).body.code).toBe('link_expired');
  // Nothing is left to prove, so nothing is sent.
  await ask();
  await house.runTasks();
  expect(post.mails).toHaveLength(1);
});

test('another e-mail has yet to be proven, and the key of before proves nothing', async () => {
  const key = await keyOf();
  const change = { email: `other${count}@correo.example`, password };
  expect((await house.call('PATCH', '/api/account', { as: ana, body: change })).status).toBe(200);
  expect((await confirm(key)).status).toBe(410);
  expect((await confirm(await keyOf())).status).toBe(200);
  await house.call('PATCH', '/api/account', { as: ana, body: { ...change, email: null } });
  expect(await provenAt()).toBeNull();
});

test('the link lives for a day, and an unknown one opens nothing', async () => {
  const key = await keyOf();
  house.later(24 * 60);
  expect((await confirm(key)).status).toBe(410);
  expect((await confirm('x'.repeat(43))).status).toBe(410);
});

test('without an e-mail there is nothing to prove, and a mailbox gets few of these letters', async () => {
  expect((await ask(await aMember(null))).body.errors[0].path).toBe('email');
  const statuses = [];
  for (let i = 0; i < 4; i += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual([202, 202, 202, 429]);
  const [row] = await house.db.select().from(users).where(eq(users.id, ana.id));
  const other = await aMember(row?.email ?? null);
  expect((await ask(other)).status).toBe(429);
  house.later(15);
  expect((await ask()).status).toBe(202);
});
