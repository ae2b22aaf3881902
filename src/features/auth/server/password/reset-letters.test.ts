/** The letters that a new password is asked for with: few, and none that gives a key away (issue 14). */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestHouse, password } from '#app/server/testing.ts';
import { mails } from '#features/mail/server/table.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { tasks } from '#kit/server/outbox/table.ts';
import { passwordResets, users } from '../table.ts';
import { aForgetfulMember } from './testing-reset.ts';

const t = aForgetfulMember();
const { aMember, emailOf, ask, confirm, signIn, letters, later } = t;

test('writes the key nowhere but into the letter that is sent: not while it waits, and not where the desk looks', async () => {
  const email = await emailOf(t.ana);
  const admin = await t.house.signedInAs('admin');
  const written = async () =>
    JSON.stringify([
      await t.house.db.select().from(mails),
      await t.house.db.select().from(tasks),
      await t.house.db.select().from(passwordResets),
    ]);
  await ask(t.ana.phone);
  // The letter waits: its task was asked for, and the mail server is not there yet.
  await t.house.api.outbox.runDue();
  const before = await written();
  const [key = ''] = t.post.keys();
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(before + (await written())).not.toContain(key);
  const [letter] = await letters();
  const shown = await t.house.call('GET', `/api/mails/${letter?.id}`, { as: admin });
  expect(shown.body).toMatchObject({ recipient: email, content: null, isSecret: true });
});

test('whatever a letter that waits says opens nothing', async () => {
  const waiting = await openTestHouse({ now: t.house.time.now });
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
  t.post.failures = 1;
  await ask(t.ana.phone);
  await t.house.runTasks();
  later(1);
  await t.house.runTasks();
  const [first, second] = [t.post.refused[0] ?? '', t.post.keys()[0] ?? ''];
  expect(first).not.toBe(second);
  expect((await confirm(first)).status).toBe(410);
  expect((await confirm(second)).status).toBe(200);
});

test('again and again is always answered; letters are what is counted, and they come more and more rarely', async () => {
  const sent = async (times: number) => {
    const before = t.post.keys().length;
    for (let i = 0; i < times; i += 1) {
      expect((await ask(i % 2 ? t.ana.phone : t.ana.phone.replace('+34', ''))).status).toBe(202);
      await t.house.runTasks();
    }
    return t.post.keys().length - before;
  };
  expect(await sent(12)).toBe(3);
  // What was sent stays good.
  const key = t.post.keys().at(-1) ?? '';
  later(14);
  expect(await sent(5)).toBe(0);
  later(1);
  expect(await sent(5)).toBe(1);
  later(29);
  expect(await sent(5)).toBe(0);
  later(1);
  expect(await sent(5)).toBe(1);
  expect((await confirm(key)).status).toBe(410);
  expect((await confirm(t.post.keys().at(-1) ?? '')).status).toBe(200);
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
  const login = await signIn(t.ana.phone, password);
  const device = login.headers.getSetCookie().find((line) => line.startsWith('device=')) ?? '';
  for (let i = 0; i < 9; i += 1) await ask(t.ana.phone);
  await t.house.runTasks();
  t.post.mails.length = 0;
  await ask(t.ana.phone, { cookie: device.split(';')[0] ?? '' });
  await t.house.runTasks();
  expect((await confirm(t.post.keys()[0] ?? '')).status).toBe(200);
});

test('an account that names a stranger’s mailbox cannot flood it, nor can twenty of them', async () => {
  const email = 'victim@correo.example';
  const accounts = [];
  for (let i = 0; i < 8; i += 1) accounts.push(await aMember(email));
  for (const { phone } of [...accounts, ...accounts]) await ask(phone);
  await t.house.runTasks();
  // Of an account that asked twice the earlier letter may have died on its way.
  expect(await letters()).toHaveLength(3);
  expect(t.post.mails.length).toBeLessThanOrEqual(3);
  // Whoever has proven that the mailbox is theirs is counted alone.
  const [owner] = accounts;
  await t.house.db
    .update(users)
    .set({ emailProvenAt: t.house.time.now })
    .where(eq(users.id, owner?.id ?? ''));
  await ask(owner?.phone ?? '');
  await t.house.runTasks();
  expect(await letters()).toHaveLength(4);
});
