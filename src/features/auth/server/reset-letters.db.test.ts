/** The letters that a new password is asked for with: few, and none that gives a key away (issue 14). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestHouse, password } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { mails } from '#features/mail/server/table.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { tasks } from '#kit/server/outbox/table.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import { passwordResets, users } from './table.ts';

const post = keepingMailer();
let house: TestHouse;
let ana: Member & { phone: string };
let count = 0;
beforeAll(async () => {
  house = await openTestHouse({ mailer: post });
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.db.delete(mails);
  await house.db.delete(tasks);
  post.mails.length = 0;
  ana = await aMember(`ana${(count += 1)}@correo.example`);
});

const aMember = async (email: string | null) => {
  const member = await house.signedInAs();
  const [row] = await house.db.update(users).set({ email, language: 'es' }).where(eq(users.id, member.id)).returning();
  return { ...member, phone: row?.phone ?? '' };
};
const emailOf = async ({ id }: Member) => (await house.db.select().from(users).where(eq(users.id, id)))[0]?.email ?? '';
const ask = (account: string, headers = {}) =>
  house.call('POST', '/api/auth/password-reset', { body: { account }, headers });
const confirm = (token: string, secret = 'otra siesta más larga') =>
  house.call('POST', '/api/auth/password-reset/confirm', { body: { token, password: secret } });
const signIn = (phone: string, secret: string) =>
  house.call('POST', '/api/auth/signin', { body: { phone, password: secret } });
const letters = () => house.db.select().from(mails).orderBy(mails.createdAt);
const later = (minutes: number) => {
  house.time.now = new Date(house.time.now.getTime() + minutes * 60_000);
};

test('writes the key nowhere but into the letter that is sent: not while it waits, and not where the desk looks', async () => {
  const email = await emailOf(ana);
  const admin = await house.signedInAs('admin');
  const written = async () =>
    JSON.stringify([
      await house.db.select().from(mails),
      await house.db.select().from(tasks),
      await house.db.select().from(passwordResets),
    ]);
  await ask(ana.phone);
  // The letter waits: its task was asked for, and the mail server is not there yet.
  await house.api.outbox.runDue();
  const before = await written();
  const [key = ''] = post.keys();
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(before + (await written())).not.toContain(key);
  const [letter] = await letters();
  const shown = await house.call('GET', `/api/mails/${letter?.id}`, { as: admin });
  expect(shown.body).toMatchObject({ recipient: email, content: null, isSecret: true });
});

test('whatever a letter that waits says opens nothing', async () => {
  const waiting = await openTestHouse({ now: house.time.now });
  const member = await waiting.signedInAs();
  const account = 'eva@correo.example';
  await waiting.db.update(users).set({ email: account }).where(eq(users.id, member.id));
  await waiting.call('POST', '/api/auth/password-reset', { body: { account } });
  await waiting.runTasks();
  const [letter] = await waiting.db.select().from(mails);
  const [{ tokenHash } = { tokenHash: '' }] = await waiting.db.select().from(passwordResets);
  expect(letter?.values['lock']).toBe(tokenHash);
  const said = JSON.stringify([await waiting.db.select().from(mails), await waiting.db.select().from(tasks)]);
  for (const word of said.split(/[^\w-]+/)) expect(hashSecret(word)).not.toBe(tokenHash);
  const body = { token: tokenHash, password: 'otra siesta más larga' };
  expect((await waiting.call('POST', '/api/auth/password-reset/confirm', { body })).status).toBe(410);
  await waiting.close();
});

test('a letter that was not taken at first gets another key, and the one of before is dead', async () => {
  post.failures = 1;
  await ask(ana.phone);
  await house.runTasks();
  later(1);
  await house.runTasks();
  const [first, second] = [post.refused[0] ?? '', post.keys()[0] ?? ''];
  expect(first).not.toBe(second);
  expect((await confirm(first)).status).toBe(410);
  expect((await confirm(second)).status).toBe(200);
});

test('again and again is always answered; letters are what is counted, and they come more and more rarely', async () => {
  const sent = async (times: number) => {
    const before = post.keys().length;
    for (let i = 0; i < times; i += 1) {
      expect((await ask(i % 2 ? ana.phone : ana.phone.replace('+34', ''))).status).toBe(202);
      await house.runTasks();
    }
    return post.keys().length - before;
  };
  expect(await sent(12)).toBe(3);
  // What was sent stays good.
  const key = post.keys().at(-1) ?? '';
  later(14);
  expect(await sent(5)).toBe(0);
  later(1);
  expect(await sent(5)).toBe(1);
  later(29);
  expect(await sent(5)).toBe(0);
  later(1);
  expect(await sent(5)).toBe(1);
  expect((await confirm(key)).status).toBe(410);
  expect((await confirm(post.keys().at(-1) ?? '')).status).toBe(200);
  // The key has proven the mailbox, which counts anew with its account: three at once, three after ever longer pauses,
  // then one every two hours.
  let inADay = 0;
  for (let hour = 0; hour < 24; hour += 1) {
    later(60);
    inADay += await sent(3);
  }
  expect(inADay).toBe(16);
});

test('strangers who ask do not take the letters of the owner, who asks on a device of theirs', async () => {
  const login = await signIn(ana.phone, password);
  const device = login.headers.getSetCookie().find((line) => line.startsWith('device=')) ?? '';
  for (let i = 0; i < 9; i += 1) await ask(ana.phone);
  await house.runTasks();
  post.mails.length = 0;
  await ask(ana.phone, { cookie: device.split(';')[0] ?? '' });
  await house.runTasks();
  expect((await confirm(post.keys()[0] ?? '')).status).toBe(200);
});

test('an account that names a stranger’s mailbox cannot flood it, nor can twenty of them', async () => {
  const email = 'victim@correo.example';
  const accounts = [];
  for (let i = 0; i < 8; i += 1) accounts.push(await aMember(email));
  for (const { phone } of [...accounts, ...accounts]) await ask(phone);
  await house.runTasks();
  // Of an account that asked twice the letter of before may have died on its way.
  expect(await letters()).toHaveLength(3);
  expect(post.mails.length).toBeLessThanOrEqual(3);
  // Who has proven that the mailbox is theirs is counted alone.
  const [owner] = accounts;
  await house.db
    .update(users)
    .set({ emailProvenAt: house.time.now })
    .where(eq(users.id, owner?.id ?? ''));
  await ask(owner?.phone ?? '');
  await house.runTasks();
  expect(await letters()).toHaveLength(4);
});
