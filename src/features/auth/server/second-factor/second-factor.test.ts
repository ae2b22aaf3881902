/** Signing in in two steps with an app's codes (issue 14, decision 0028). */
import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import type { Role } from '../../rules.ts';
import { mails } from '#features/mail/server/table.ts';
import { authenticators, recoveryCodes, users } from '../table.ts';

const house = aTestHouse();

const later = (seconds: number) => {
  house.time.now = new Date(house.time.now.getTime() + seconds * 1000);
};
const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
const phoneOf = async ({ id }: Member) => (await house.db.select().from(users).where(eq(users.id, id)))[0]?.phone ?? '';
const signIn = async (member: Member) =>
  house.call('POST', '/api/auth/signin', { body: { phone: await phoneOf(member), password } });
const keyOf = async (member: Member): Promise<string> => (await signIn(member)).body.step.key;
const goOn = (key: string, code: string) => house.call('POST', '/api/auth/signin/code', { body: { key, code } });
const guardOf = async (as: Member) => (await house.call('GET', '/api/account/second-factor', { as })).body;
/** What the house wrote to somebody of changes of their account. */
const toldOf = async ({ id }: Member) => {
  const isOfThem = and(eq(mails.userId, id), eq(mails.letter, 'accountChanged'));
  const rows = await house.db.select().from(mails).where(isOfThem).orderBy(mails.createdAt, mails.id);
  return rows.map(({ values }) => values['what']);
};
const me = (cookie: string) => house.call('GET', '/api/auth/me', { headers: { cookie } });

/** Somebody with an app: what makes its codes, and the recovery codes they were shown. */
async function withApp(role: Role = 'traveller') {
  const member = await house.withMailbox(await house.signedInAs(role), 'app');
  const begun = await house.call('POST', '/api/account/second-factor/authenticator', { as: member });
  const app = new TOTP({ secret: Secret.fromBase32(begun.body.secret) });
  const codeNow = () => app.generate({ timestamp: house.time.now.getTime() });
  const confirm = (code: string) =>
    house.call('POST', '/api/account/second-factor/authenticator/confirm', { as: member, body: { code } });
  const done = await confirm(codeNow());
  later(30);
  return { member, begun, codeNow, confirm, done, codes: done.body.recoveryCodes as string[] };
}

describe('an app that makes codes', () => {
  test('counts from its first right code on, which shows ten recovery codes and ends the other sessions', async () => {
    const member = await house.signedInAs();
    const other = cookieOf((await signIn(member)).headers);
    const begun = await house.call('POST', '/api/account/second-factor/authenticator', { as: member });
    expect(begun.body.uri).toContain('otpauth://totp/Aftersun:');
    expect((await signIn(member)).body.user).toBeDefined();
    const wrong = await house.call('POST', '/api/account/second-factor/authenticator/confirm', {
      as: member,
      body: { code: '000000' },
    });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'code_wrong']);
    const app = new TOTP({ secret: Secret.fromBase32(begun.body.secret) });
    const code = app.generate({ timestamp: house.time.now.getTime() });
    const done = await house.call('POST', '/api/account/second-factor/authenticator/confirm', {
      as: member,
      body: { code },
    });
    expect(done.body.recoveryCodes).toHaveLength(10);
    expect(new Set(done.body.recoveryCodes).size).toBe(10);
    for (const one of done.body.recoveryCodes) expect(one).toMatch(/^([A-Z0-9]{4}-){3}[A-Z0-9]{4}$/);
    expect((await me(other)).status).toBe(401);
    expect((await me(member.cookie)).status).toBe(200);
    expect(await guardOf(member)).toMatchObject({
      since: house.time.now.toISOString(),
      isRequired: false,
      passkeys: [],
      recoveryCodesLeft: 10,
    });
  });

  test('makes the password not enough: no session, no device, until a code', async () => {
    const { member, codeNow } = await withApp();
    const first = await signIn(member);
    expect(first.body).toEqual({ step: { key: expect.stringMatching(/^[\w-]{43}$/), ways: ['code'] } });
    expect(first.headers.getSetCookie()).toEqual([]);
    const second = await goOn(first.body.step.key, codeNow());
    expect([second.status, second.body.user.id]).toEqual([200, member.id]);
    expect((await me(cookieOf(second.headers))).status).toBe(200);
    expect((await goOn(first.body.step.key, codeNow())).body.code).toBe('step_expired');
  });

  test('makes each code good once, and those before it never again', async () => {
    const { member, codeNow } = await withApp();
    const old = codeNow();
    later(30);
    const code = codeNow();
    expect((await goOn(await keyOf(member), code)).status).toBe(200);
    for (const spent of [code, old]) {
      const again = await goOn(await keyOf(member), spent);
      expect([again.status, again.body.code]).toEqual([401, 'code_wrong']);
    }
    later(30);
    expect((await goOn(await keyOf(member), codeNow())).status).toBe(200);
  });

  test('is sealed where it is kept, and never told again', async () => {
    const { member, begun } = await withApp('admin');
    const { secret } = begun.body;
    const [row] = await house.db.select().from(authenticators).where(eq(authenticators.userId, member.id));
    expect(row?.secret).not.toContain(secret);
    const told = [
      await house.call('GET', '/api/account/second-factor', { as: member }),
      await house.call('GET', '/api/account/export', { as: member }),
      await house.call('GET', '/api/admin/audit', { as: member }),
      await house.call('GET', `/api/admin/users/${member.id}`, { as: member }),
    ];
    for (const { status, body } of told) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain(secret);
      expect(JSON.stringify(body)).not.toContain(row?.secret);
    }
    const again = await house.call('POST', '/api/account/second-factor/authenticator', { as: member });
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
  });

  test('is begun, finished and given up only with a fresh proof of who it is', async () => {
    const { member } = await withApp();
    later(11 * 60);
    const headers = { cookie: member.cookie };
    for (const [method, path, body] of [
      ['POST', '/authenticator', undefined],
      ['POST', '/authenticator/confirm', { code: '000000' }],
      ['DELETE', '/authenticator', undefined],
      ['POST', '/recovery-codes', undefined],
      ['POST', '/passkeys/options', undefined],
    ] as const) {
      const reply = await house.call(method, `/api/account/second-factor${path}`, { body, headers });
      expect([path, reply.body.code]).toEqual([path, 'confirm_identity']);
    }
  });

  test('is given up with everything that went with it', async () => {
    const { member } = await withApp();
    const reply = await house.call('DELETE', '/api/account/second-factor/authenticator', { as: member });
    expect(reply.body).toMatchObject({ since: null, authenticatorSince: null, recoveryCodesLeft: 0 });
    expect((await signIn(member)).body.user.id).toBe(member.id);
    expect(await toldOf(member)).toEqual(['secondStep', 'lessSecondStep']);
  });
});

describe('a recovery code', () => {
  test('opens the door once, typed with or without its dashes; only hashes are kept', async () => {
    const { member, codes } = await withApp();
    const [first = '', second = ''] = codes;
    expect((await goOn(await keyOf(member), first)).status).toBe(200);
    const again = await goOn(await keyOf(member), first);
    expect([again.status, again.body.code]).toEqual([401, 'code_wrong']);
    expect((await goOn(await keyOf(member), second.replaceAll('-', '').toLowerCase())).status).toBe(200);
    expect((await guardOf(member)).recoveryCodesLeft).toBe(8);
    const stored = JSON.stringify(await house.db.select().from(recoveryCodes));
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });

  test('of before is void when new ones are made, and is nobody else’s', async () => {
    const { member, codes } = await withApp();
    const { member: stranger, codes: theirs } = await withApp();
    const fresh = await house.call('POST', '/api/account/second-factor/recovery-codes', { as: member });
    expect(fresh.body.recoveryCodes).toHaveLength(10);
    for (const code of [codes[0] ?? '', theirs[0] ?? ''])
      expect((await goOn(await keyOf(member), code)).body.code).toBe('code_wrong');
    expect((await goOn(await keyOf(member), fresh.body.recoveryCodes[0])).status).toBe(200);
    expect((await goOn(await keyOf(stranger), theirs[0] ?? '')).status).toBe(200);
    expect(await toldOf(member)).toEqual(['secondStep', 'recoveryCodes']);
  });

  test('is not made where signing in takes one step', async () => {
    const member = await house.signedInAs();
    const reply = await house.call('POST', '/api/account/second-factor/recovery-codes', { as: member });
    expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
  });
});

describe('guessing', () => {
  test('ends after five codes for one step, ten for an account, of which its holder hears, and goes on in a while', async () => {
    const { member, codeNow } = await withApp();
    for (let round = 0; round < 2; round += 1) {
      const key = await keyOf(member);
      for (let i = 0; i < 5; i += 1) {
        expect(await toldOf(member)).toEqual(['secondStep']);
        expect((await goOn(key, '000000')).status).toBe(401);
      }
      if (round === 0) expect((await goOn(key, codeNow())).body.code).toBe('step_expired');
    }
    const held = await goOn(await keyOf(member), codeNow());
    expect([held.status, Number(held.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await toldOf(member)).toEqual(['secondStep', 'wrongCodes']);
    later(15 * 60 + 1);
    expect((await goOn(await keyOf(member), codeNow())).status).toBe(200);
  });

  test('begun ten minutes ago leads nowhere, and a made-up key neither', async () => {
    const { member, codeNow } = await withApp();
    const key = await keyOf(member);
    later(10 * 60 + 1);
    expect((await goOn(key, codeNow())).body.code).toBe('step_expired');
    expect((await goOn('x'.repeat(43), codeNow())).status).toBe(410);
  });
});

describe('the desk', () => {
  let admin: Member;
  beforeEach(async () => {
    admin = await house.signedInAs('admin');
  });

  test('takes the second step of somebody away who lost it, signs them out and notes it', async () => {
    const { member } = await withApp();
    const reply = await house.call('DELETE', `/api/admin/users/${member.id}/second-factor`, { as: admin });
    expect([reply.status, reply.body.hasSecondFactor, reply.body.openSessions]).toEqual([200, false, 0]);
    expect(await toldOf(member)).toEqual(['secondStep', 'lessSecondStep']);
    expect((await signIn(member)).body.user.id).toBe(member.id);
    const log = await house.call('GET', '/api/admin/audit?action=second_factor', { as: admin });
    expect(log.body[0]).toMatchObject({ entityId: member.id, actor: { id: admin.id } });
  });

  test('does not take its own so, and reads in the log what admins change of theirs', async () => {
    const own = await house.call('DELETE', `/api/admin/users/${admin.id}/second-factor`, { as: admin });
    expect(own.status).toBe(409);
    const { member } = await withApp('admin');
    const log = await house.call('GET', '/api/admin/audit?action=second_factor', { as: admin });
    // Several entries are of this very instant.
    const entry = log.body.find(({ entityId }: { entityId: string }) => entityId === member.id);
    expect(entry).toMatchObject({
      actor: { id: member.id },
      after: { way: 'authenticator' },
    });
  });
});
