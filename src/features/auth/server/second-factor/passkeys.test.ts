/** Passkeys at the door, and the desk that asks for a second factor (issue 14, decision 0028). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApi } from '#app/server/build-api.ts';
import { openTestHouse, password } from '#app/server/testing.ts';
import type { Member, Reply, TestHouse } from '#app/server/testing.ts';
import { aTeamMember } from '#features/teams/server/factory.ts';
import { createLog } from '#kit/server/log.ts';
import { newId } from '#kit/server/ids.ts';
import { hasPasskeys, siteOf } from './passkeys.ts';
import { passkeys, users } from '../table.ts';
import { aPasskey } from './testing-passkey.ts';

const publicUrl = 'https://aftersun.example';
const site = siteOf(publicUrl);
let house: TestHouse;
let api: ReturnType<typeof buildApi>;
beforeAll(async () => {
  house = await openTestHouse();
  const rest = { db: house.db, photos: house.photos, log: createLog('silent') };
  api = buildApi({ ...rest, clock: () => house.time.now, publicUrl, adminSecondFactor: 'required' });
});
afterAll(async () => {
  await api.outbox.stop();
  await house.close();
});

/** Calls the house at its https address. */
async function call(method: string, path: string, body?: unknown, as?: { cookie: string }): Promise<Reply> {
  const headers = {
    'sec-fetch-site': 'same-origin',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(as ? { cookie: as.cookie.replace(/^session=/, '__Host-session=') } : {}),
  };
  const sent = body === undefined ? null : JSON.stringify(body);
  const reply = await api.answer(new Request(publicUrl + path, { method, headers, body: sent }), { address: newId() });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}
const phoneOf = async ({ id }: Member) => (await house.db.select().from(users).where(eq(users.id, id)))[0]?.phone ?? '';
const signIn = async (member: Member) =>
  (await call('POST', '/api/auth/signin', { phone: await phoneOf(member), password })).body;
const optionsOf = async (key: string) => call('POST', '/api/auth/signin/passkey-options', { key });
const goOn = (key: string, response: unknown) => call('POST', '/api/auth/signin/passkey', { key, response });
const own = '/api/account/second-factor/passkeys';

async function withPasskey(as: Member, key = aPasskey(site), name = 'My phone') {
  const begun = await call('POST', `${own}/options`, undefined, as);
  const response = key.attest(begun.body.options.challenge);
  return { key, begun, made: await call('POST', own, { key: begun.body.key, name, response }, as) };
}

describe('a passkey', () => {
  test('is made for the house’s name, kept, and opens the door once for each challenge', async () => {
    const ana = await house.signedInAs();
    const { key, begun, made } = await withPasskey(ana);
    expect(begun.body.options).toMatchObject({ rp: { id: 'aftersun.example' }, excludeCredentials: [] });
    expect([made.status, made.body.recoveryCodes?.length]).toEqual([201, 10]);

    const { step } = await signIn(ana);
    expect(step.ways).toEqual(['passkey', 'code']);
    const { options } = (await optionsOf(step.key)).body;
    expect(options).toMatchObject({ rpId: 'aftersun.example', allowCredentials: [{ id: key.id }] });
    const signed = key.assert(options.challenge, 1);
    const reply = await goOn(step.key, signed);
    expect([reply.status, reply.body.user.id]).toEqual([200, ana.id]);
    expect(reply.headers.getSetCookie()[0]).toMatch(/^__Host-session=/);
    expect((await goOn(step.key, signed)).body.code).toBe('step_expired');

    const again = (await signIn(ana)).step.key;
    await optionsOf(again);
    expect((await goOn(again, signed)).body.code).toBe('code_wrong');
  });

  test('of somebody else, of another site, or a copy that lags behind opens nothing', async () => {
    const ana = await house.signedInAs();
    const berta = await house.signedInAs();
    const { key } = await withPasskey(ana);
    const { key: bertas } = await withPasskey(berta);
    await house.db.update(passkeys).set({ counter: 7 }).where(eq(passkeys.credentialId, key.id));
    const { step } = await signIn(ana);
    const challengeNow = async () => (await optionsOf(step.key)).body.options.challenge;
    expect((await goOn(step.key, bertas.assert(await challengeNow(), 8))).body.code).toBe('code_wrong');
    expect((await goOn(step.key, key.assert(await challengeNow(), 7))).body.code).toBe('code_wrong');
    expect((await goOn(step.key, key.assert('bm90IHRoZSBjaGFsbGVuZ2U', 8))).body.code).toBe('code_wrong');
    const elsewhere = aPasskey({ host: 'evil.example', origin: 'https://evil.example' });
    const forged = { ...elsewhere.assert(await challengeNow(), 8), id: key.id, rawId: key.id };
    expect((await goOn(step.key, forged)).body.code).toBe('code_wrong');
    expect((await goOn(step.key, key.assert(await challengeNow(), 8))).status).toBe(200);
  });

  test('is not kept when it signed something else, or what another member began', async () => {
    const ana = await house.signedInAs();
    const berta = await house.signedInAs();
    const begun = await call('POST', `${own}/options`, undefined, ana);
    const key = aPasskey(site);
    const wrong = { key: begun.body.key, name: 'x', response: key.attest('bm90IHRoZSBjaGFsbGVuZ2U') };
    expect((await call('POST', own, wrong, ana)).body.code).toBe('code_wrong');
    const right = { key: begun.body.key, name: 'x', response: key.attest(begun.body.options.challenge) };
    expect((await call('POST', own, right, berta)).body.code).toBe('step_expired');
    expect(await house.db.$count(passkeys, eq(passkeys.credentialId, key.id))).toBe(0);
    expect((await call('POST', own, right, ana)).status).toBe(201);
  });

  test('goes when its owner says so, and nobody else’s does', async () => {
    const ana = await house.signedInAs();
    const berta = await house.signedInAs();
    await withPasskey(ana);
    house.time.now = new Date(house.time.now.getTime() + 1000);
    const { made } = await withPasskey(ana, aPasskey(site), 'My key');
    expect(made.body.recoveryCodes).toBeNull();
    const read = async () => (await call('GET', '/api/account/second-factor', undefined, ana)).body;
    const shown = await read();
    expect(shown.passkeys).toMatchObject([{ name: 'My phone' }, { name: 'My key' }]);
    for (const { id } of shown.passkeys) {
      expect((await call('DELETE', `${own}/${id}`, undefined, berta)).status).toBe(404);
      expect((await call('DELETE', `${own}/${id}`, undefined, ana)).status).toBe(200);
    }
    expect(await read()).toMatchObject({ since: null, passkeys: [], recoveryCodesLeft: 0 });
  });

  test('needs an address with a name', async () => {
    expect(['http://127.0.0.1:3000', 'http://[::1]:3000'].map((url) => hasPasskeys(siteOf(url)))).toEqual([
      false,
      false,
    ]);
    expect(['http://localhost:3000', publicUrl].map((url) => hasPasskeys(siteOf(url)))).toEqual([true, true]);
    const ana = await house.signedInAs();
    const refused = await house.call('POST', `${own}/options`, { as: ana });
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect((await house.call('GET', '/api/account/second-factor', { as: ana })).body.hasPasskeys).toBe(false);
  });
});

describe('with ADMIN_SECOND_FACTOR=required', () => {
  test('an admin without one is let in, told what is missing, and has no power until they have it', async () => {
    const admin = await house.signedInAs('admin');
    for (const [method, path] of [
      ['GET', '/api/admin/users'],
      ['GET', '/api/admin/events'],
      ['POST', '/api/admin/payouts/AbCdEfGhJkLmNpQr'],
      ['GET', `/api/users/${newId()}/orders`],
    ] as const) {
      const reply = await call(method, path, undefined, admin);
      expect([path, reply.status, reply.body.code]).toEqual([path, 403, 'second_factor_missing']);
    }
    expect((await call('GET', '/api/account/second-factor', undefined, admin)).body).toMatchObject({
      isRequired: true,
      since: null,
    });
    expect((await withPasskey(admin)).made.status).toBe(201);
    expect((await call('GET', '/api/admin/users', undefined, admin)).status).toBe(200);
    expect((await signIn(admin)).step.ways).toEqual(['passkey', 'code']);
  });

  test('a moderator without one judges nothing either', async () => {
    const moderator = await house.signedInAs('moderator');
    for (const path of ['/api/admin/events', '/api/admin/listing-changes', '/api/admin/users']) {
      const reply = await call('GET', path, undefined, moderator);
      expect([path, reply.status, reply.body.code]).toEqual([path, 403, 'second_factor_missing']);
    }
    expect((await withPasskey(moderator)).made.status).toBe(201);
    expect((await call('GET', '/api/admin/listing-changes', undefined, moderator)).status).toBe(200);
    expect((await call('GET', '/api/admin/users', undefined, moderator)).body.code).toBe('forbidden');
  });

  test('nobody else is asked', async () => {
    const owner = await house.signedInAs('business');
    expect((await call('GET', '/api/workspace/listings', undefined, owner)).status).toBe(200);
    expect((await call('GET', '/api/account/second-factor', undefined, owner)).body.isRequired).toBe(false);
    expect((await call('GET', '/api/admin/users', undefined, owner)).body.code).toBe('forbidden');
  });

  test('an owner and their finance without one move no money, and all else is as before', async () => {
    const [owner, eva] = [await house.signedInAs('business'), await house.signedInAs()];
    await aTeamMember(house.db, { ownerId: owner.id, memberId: eva.id, role: 'finance' });
    const cancel = (as: Member) =>
      call('POST', '/api/workspace/bookings/AbCdEfGhJkLmNpQr/cancellation', { refund: '0', reason: 'R' }, as);
    for (const as of [owner, eva]) {
      expect([(await cancel(as)).body.code, (await cancel(as)).status]).toEqual(['money_unguarded', 403]);
      expect((await call('GET', '/api/workspace/ledger/export', undefined, as)).body.code).toBe('money_unguarded');
      expect((await call('GET', '/api/workspace/ledger', undefined, as)).status).toBe(200);
    }
    // Where money goes is more than what of it goes back.
    const bank = { holder: 'Marta Ferrer Gil', iban: 'ES91 2100 0418 4502 0005 1332' };
    const name = async () => (await call('PUT', '/api/payout-account', bank, owner)).body.code;
    const onboard = async () => (await call('POST', '/api/payout-account/onboarding', {}, owner)).body.code;
    expect([await name(), await onboard()]).toEqual(['money_unguarded', 'money_unguarded']);
    expect((await withPasskey(eva)).made.status).toBe(201);
    expect([(await cancel(eva)).status, (await cancel(owner)).status]).toEqual([404, 403]);
    expect((await withPasskey(owner)).made.status).toBe(201);
    expect(await name()).not.toBe('money_unguarded');
  });
});
