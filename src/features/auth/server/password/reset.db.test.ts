/** A new password by e-mail, at the door (issue 4, Mail). */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { mails } from '#features/mail/server/table.ts';
import { tasks } from '#kit/server/outbox/table.ts';
import { countSignIn, ensureAdmin } from '../service.ts';
import { passwordResets, users } from '../table.ts';
import { aForgetfulMember } from './testing-reset.ts';

const t = aForgetfulMember();
const { aMember, emailOf, ask, confirm, signIn, letters, later } = t;
const me = (as: Member) => t.house.call('GET', '/api/auth/me', { as });
/** Asks and reads the key from the letter that was sent. */
const keyOf = async (account: string) => {
  await ask(account);
  await t.house.runTasks();
  return t.post.keys().at(-1) ?? '';
};

describe('asking', () => {
  test('by phone in any form, or by e-mail in any capitals, writes to the e-mail in the language of the account', async () => {
    const email = await emailOf(t.ana);
    for (const account of [t.ana.phone, t.ana.phone.replace('+34', ''), email.toUpperCase()]) {
      expect((await ask(account)).status).toBe(202);
      await t.house.runTasks();
    }
    expect(await letters()).toMatchObject(
      Array.from({ length: 3 }, () => ({ letter: 'passwordReset', language: 'es', recipient: email })),
    );
    expect(new Set(t.post.keys()).size).toBe(3);
  });

  test('for the known, the unknown and those without an e-mail is one and the same: reply and work', async () => {
    const silent = await aMember(null);
    const seen = [];
    for (const account of [t.ana.phone, '+34600999111', silent.phone, 'nobody@correo.example', 'what is this']) {
      const { status, body } = await ask(account);
      const work = await t.house.db.select({ name: tasks.name }).from(tasks);
      seen.push({ status, body, work, letters: await t.house.db.$count(mails) });
      await t.house.db.delete(tasks);
    }
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(seen[0]).toEqual({ status: 202, body: { accepted: true }, work: [{ name: 'password-reset' }], letters: 0 });
  });

  test('brings along where somebody was going, as far as it is of this site', async () => {
    const linkAfter = async (redirect: string) => {
      await t.house.call('POST', '/api/auth/password-reset', { body: { account: t.ana.phone, redirect } });
      await t.house.runTasks();
      return new URL(/https?:\S+\/reset-password\S+/.exec(t.post.mails.at(-1)?.text ?? '')?.[0] ?? '');
    };
    const wanted = '/checkout?type=event&id=evt00000001';
    const link = await linkAfter(wanted);
    expect([link.searchParams.get('redirect'), link.searchParams.get('lang')]).toEqual([wanted, 'es']);
    expect(link.hash).toMatch(/^#token=[\w-]+$/);
    expect((await linkAfter('//evil.example')).searchParams.get('redirect')).toBeNull();
  });

  test('for nobody, or somebody without an e-mail, writes to nobody', async () => {
    const silent = await aMember(null);
    for (const account of [silent.phone, '+34600999112', 'nobody@correo.example']) await ask(account);
    await t.house.runTasks();
    expect(await letters()).toEqual([]);
  });

  test('by an e-mail that looks like a phone reaches nobody’s phone', async () => {
    await ask(`x${t.ana.phone.slice(3)}@correo.example`);
    await t.house.runTasks();
    expect(await letters()).toEqual([]);
  });

  test('for an e-mail of two accounts writes about each of them', async () => {
    const email = await emailOf(t.ana);
    const other = await aMember(email);
    await ask(email);
    await t.house.runTasks();
    const names = (await t.house.db.select().from(users).where(eq(users.email, email))).map(({ username }) => username);
    expect(t.post.mails).toHaveLength(2);
    for (const name of names) expect(t.post.mails.some(({ text }) => text.includes(name))).toBe(true);
    expect((await confirm(t.post.keys()[0] ?? '')).status).toBe(200);
    expect(new Set([(await me(t.ana)).status, (await me(other)).status])).toEqual(new Set([200, 401]));
  });

  test('a flood from one address is slowed down', async () => {
    const address = '203.0.113.8';
    const one = (account: string) => t.house.call('POST', '/api/auth/password-reset', { body: { account }, address });
    for (let i = 0; i < 20; i += 1) await one(`${i}@b.example`);
    const refused = await one('one@b.example');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  test('is done once, also when the task is done twice', async () => {
    await ask(t.ana.phone);
    const [task] = await t.house.db.select().from(tasks);
    await t.house.runTasks();
    const first = t.post.keys();
    if (task) await t.house.db.insert(tasks).values({ ...task, name: 'password-reset' });
    await t.house.runTasks();
    expect(t.post.keys()).toEqual(first);
    expect(await t.house.db.$count(passwordResets, eq(passwordResets.userId, t.ana.id))).toBe(1);
  });
});

describe('the key', () => {
  test('sets a new password, closes every session, and works once', async () => {
    const key = await keyOf(t.ana.phone);
    const reply = await confirm(key);
    expect([reply.status, reply.body]).toEqual([200, { changed: true }]);
    expect((await me(t.ana)).status).toBe(401);
    expect((await signIn(t.ana.phone, password)).status).toBe(401);
    expect((await signIn(t.ana.phone, 'otra siesta más larga')).status).toBe(200);
    const again = await confirm(key, 'una tercera siesta');
    expect([again.status, again.body.code]).toEqual([410, 'reset_expired']);
    expect((await signIn(t.ana.phone, 'otra siesta más larga')).status).toBe(200);
  });

  test('used by two at once is used once', async () => {
    const key = await keyOf(t.ana.phone);
    const replies = await Promise.all([confirm(key, 'la primera siesta'), confirm(key, 'la segunda siesta')]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 410]));
  });

  test('lives for thirty minutes', async () => {
    const key = await keyOf(t.ana.phone);
    later(29);
    const other = await aMember('other@correo.example');
    const late = await keyOf(other.phone);
    expect((await confirm(key)).status).toBe(200);
    later(30);
    expect((await confirm(late)).status).toBe(410);
    expect((await me(other)).status).toBe(200);
  });

  test('dies when a newer one is asked for, or when the password is changed in another way', async () => {
    const first = await keyOf(t.ana.phone);
    const second = await keyOf(t.ana.phone);
    expect((await confirm(first)).status).toBe(410);
    expect((await confirm(second)).status).toBe(200);

    const third = await keyOf(t.ana.phone);
    await ensureAdmin(t.house.db, { phone: t.ana.phone, password: 'la llave del faro' });
    expect((await confirm(third)).status).toBe(410);
    expect((await signIn(t.ana.phone, 'la llave del faro')).status).toBe(200);
  });

  test('of nobody, however it looks, is the same refusal', async () => {
    for (const token of ['x', 'x'.repeat(43), "' or 1=1 --", 'a'.repeat(200)]) {
      const reply = await confirm(token);
      expect([reply.status, reply.body.code]).toEqual([410, 'reset_expired']);
    }
  });

  test('is not used up by a password that is refused', async () => {
    const key = await keyOf(t.ana.phone);
    const [{ username } = { username: '' }] = await t.house.db.select().from(users).where(eq(users.id, t.ana.id));
    for (const easy of ['short', 'password123', username.toUpperCase()]) {
      const reply = await confirm(key, easy);
      expect([reply.status, reply.body.errors[0].path]).toEqual([422, 'password']);
    }
    expect((await signIn(t.ana.phone, password)).status).toBe(200);
    expect((await confirm(key)).status).toBe(200);
  });

  test('proves that the mailbox is theirs', async () => {
    await confirm(await keyOf(t.ana.phone));
    const [row] = await t.house.db.select().from(users).where(eq(users.id, t.ana.id));
    expect(row?.emailProvenAt).toEqual(t.house.time.now);
  });

  test('lets in at once whoever was held up by wrong guesses', async () => {
    for (let i = 0; i < 10; i += 1)
      await countSignIn(t.house.db, { phone: t.ana.phone, device: undefined }, t.house.time.now);
    expect((await signIn(t.ana.phone, password)).status).toBe(429);
    await confirm(await keyOf(t.ana.phone));
    expect((await signIn(t.ana.phone, 'otra siesta más larga')).status).toBe(200);
  });
});
