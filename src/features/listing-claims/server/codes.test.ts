/** Claiming by the code that goes to the listing's own mailbox (issue 21). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { aSubmission } from '#features/submissions/server/factory.ts';
import { submissions } from '#features/submissions/server/table.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import { codeTries, codesADay } from '../rules.ts';
import { listingClaims } from './table.ts';
import { claimsAt, wrong } from './testing.ts';

const mailer = keepingMailer();
const start = new Date('2026-08-21T18:00:00Z');
const house = aTestHouse({ now: start, mailer });
let claims: ReturnType<typeof claimsAt>;
let keeper: Member;
let id: string;
beforeAll(() => {
  claims = claimsAt(house, mailer);
});
beforeEach(async () => {
  keeper = await house.signedInAs();
  id = (await aBusiness(house.db, { ownerless: true, email: 'hola@bar-neptuno.es' })).id;
});

const askedCode = async (as = keeper, of = id) => {
  await claims.ask(of, as);
  return claims.codeSent();
};

test('what the house sells itself misses no owner; what it lists for nothing, or nobody sells, does', async () => {
  const looked = async (listing: Parameters<typeof anEvent>[1]) => {
    const { id: event } = await anEvent(house.db, listing);
    return (await house.call('GET', `/api/listings/events/${event}/ownership`)).body;
  };
  expect(await looked({ priceCents: 1400 })).toEqual({ hasOwner: true });
  expect(await looked({ priceCents: 0 })).toEqual({ hasOwner: false });
  expect(await looked({ priceCents: 1400, ownerless: true })).toEqual({ hasOwner: false });
});

describe('a code to the mailbox that a listing names', () => {
  test('makes a page theirs who reads there, and opens the workspace to them', async () => {
    expect(await claims.hasOwner(id)).toBe(false);
    const { body: ways } = await claims.ways(id, keeper);
    expect(ways).toMatchObject({ isYours: false, hasOwner: false, claim: null });
    expect(ways.mailbox).toBe('h•••@bar-neptuno.es');
    const asked = await claims.ask(id, keeper);
    expect([asked.status, asked.body.status, asked.body.codeUntil]).toEqual([
      201,
      'proving',
      '2026-08-21T18:15:00.000Z',
    ]);
    const code = await claims.codeSent();
    expect(mailer.mails.at(-1)).toMatchObject({ to: 'hola@bar-neptuno.es' });
    const proven = await claims.prove(id, keeper, code);
    expect([proven.status, proven.body.status]).toEqual([200, 'approved']);
    await house.settled();
    expect(await claims.hasOwner(id)).toBe(true);
    expect((await claims.ways(id, keeper)).body.isYours).toBe(true);
    expect((await house.call('GET', `/api/admin/businesses/${id}`, { as: keeper })).body.ownerless).toBe(false);
    const log = await house.db.select().from(auditEntries).where(eq(auditEntries.actorId, keeper.id));
    expect(log.map(({ entity, action }) => `${entity} ${action}`).toSorted()).toEqual([
      'businesses owner',
      'listing_claims approve',
    ]);
  });

  test('never goes to the mailbox of whoever proposed it, before the desk or an owner names another one', async () => {
    const email = 'mine-soon@stranger.example';
    const contact = { contactEmail: email, contactPhone: '+34600123456' };
    const proposed = await aBusiness(house.db, { ownerless: true, email, phone: contact.contactPhone });
    await aSubmission(house.db, { ...contact, type: 'business', status: 'approved', listingId: proposed.id });
    expect((await claims.ways(proposed.id, keeper)).body).toMatchObject({ mailbox: null, phone: null });
    expect((await claims.ask(proposed.id, keeper)).body.code).toBe('no_mailbox');
    expect((await claims.send(proposed.id, keeper)).status).toBe(201);

    // Not when the proposal is long forgotten either.
    await house.db.delete(submissions);
    expect((await claims.ways(proposed.id, await house.signedInAs())).body).toMatchObject({
      mailbox: null,
      phone: null,
    });

    await house.db.update(businesses).set({ email: 'hola@bar-neptuno.es' }).where(eq(businesses.id, proposed.id));
    const other = await house.signedInAs();
    expect((await claims.ways(proposed.id, other)).body.mailbox).toBe('h•••@bar-neptuno.es');
  });

  test('stands neither in the outbox nor in the table', async () => {
    await claims.ask(id, keeper);
    const [waiting] = await house.db.select().from(mails).where(eq(mails.aboutId, keeper.id));
    const code = await claims.codeSent();
    expect(code).toMatch(/^\d{6}$/);
    const [sent] = await house.db.select().from(mails).where(eq(mails.aboutId, keeper.id));
    const [claim] = await house.db.select().from(listingClaims).where(eq(listingClaims.claimantId, keeper.id));
    expect(JSON.stringify([waiting, sent, claim])).not.toContain(code);
    expect(JSON.stringify(claim)).not.toContain('hola@');
  });

  test('is wrong, and after five tries dead, be it then the right one', async () => {
    const code = await askedCode();
    for (let tried = 0; tried < codeTries; tried += 1) {
      const { status, body } = await claims.prove(id, keeper, wrong(code));
      expect([status, body.code]).toEqual([401, 'code_wrong']);
    }
    const dead = await claims.prove(id, keeper, code);
    expect([dead.status, dead.body.code]).toEqual([410, 'step_expired']);
    expect(await claims.hasOwner(id)).toBe(false);
  });

  test('is good for fifteen minutes, for who asked, for this listing, and until another one is sent', async () => {
    const code = await askedCode();
    const stranger = await house.signedInAs();
    expect((await claims.prove(id, stranger, code)).status).toBe(410);
    const other = await aBusiness(house.db, { ownerless: true, email: 'hola@bar-neptuno.es' });
    expect((await claims.prove(other.id, keeper, code)).status).toBe(410);
    house.later(1);
    const second = await askedCode();
    if (second !== code) expect((await claims.prove(id, keeper, code)).status).toBe(401);
    house.later(15);
    expect((await claims.prove(id, keeper, second)).status).toBe(410);
  });

  test('goes out once a minute, and few times a day', async () => {
    expect((await claims.ask(id, keeper)).status).toBe(201);
    const { status, headers } = await claims.ask(id, keeper);
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
    for (let sent = 1; sent < codesADay.account; sent += 1) {
      house.later(1);
      expect((await claims.ask(id, keeper)).status).toBe(201);
    }
    house.later(1);
    expect((await claims.ask(id, keeper)).status).toBe(429);
    for (let sent = codesADay.account; sent < codesADay.listing; sent += 1)
      expect((await claims.ask(id, await house.signedInAs())).status).toBe(201);
    expect((await claims.ask(id, await house.signedInAs())).status).toBe(429);
    house.later(24 * 60);
    expect((await claims.ask(id, keeper)).status).toBe(201);
  });

  test('goes out for so many listings a day, of an account and of a household', async () => {
    const asks = async (as: Member, address?: string) => {
      const { id: place } = await aBusiness(house.db, { ownerless: true, email: 'hola@bar-neptuno.es' });
      const line = `/api/listings/businesses/${place}/claim-code`;
      return (await house.call('POST', line, { as, body: { way: 'mail' }, ...(address && { address }) })).status;
    };
    for (let sent = 0; sent < codesADay.accountInAll; sent += 1) expect(await asks(keeper)).toBe(201);
    expect(await asks(keeper)).toBe(429);
    const [other, third] = [await house.signedInAs(), await house.signedInAs()];
    for (let sent = 0; sent < codesADay.household; sent += 1) {
      // Thirty calls in ten minutes are the limit of all.
      if (sent === codesADay.accountInAll) house.later(11);
      expect(await asks(sent < codesADay.accountInAll ? other : third, '10.1.1.1')).toBe(201);
    }
    house.later(11);
    expect(await asks(await house.signedInAs(), '10.1.1.1')).toBe(429);
    house.later(24 * 60);
    expect(await asks(keeper)).toBe(201);
  });

  test('is not sent where nobody reads, nor for what is not public', async () => {
    const demo = await aBusiness(house.db, { email: 'bar@example.com' });
    expect((await claims.ways(demo.id, keeper)).body.mailbox).toBeNull();
    expect((await claims.ask(demo.id, keeper)).body.code).toBe('no_mailbox');
    // This house sends no text messages.
    const mobile = await aBusiness(house.db, { phone: '+34600555002', email: 'hola@bar-neptuno.es' });
    expect((await claims.ways(mobile.id, keeper)).body.phone).toBeNull();
    expect((await claims.ask(mobile.id, keeper, 'phone')).body.code).toBe('no_phone');
    const draft = await aBusiness(house.db, { status: 'draft' });
    expect((await claims.ask(draft.id, keeper)).status).toBe(404);
    const night = await anEvent(house.db);
    const ways = await house.call('GET', `/api/listings/events/${night.id}/claim-ways`, { as: keeper });
    expect([ways.status, ways.body.mailbox]).toEqual([200, null]);
    expect((await house.call('GET', '/api/listings/ships/AbCdEfGhJkLm/claim-ways', { as: keeper })).status).toBe(404);
  });

  test('is not for the desk, nor for who is shut out meanwhile', async () => {
    expect((await claims.ask(id, await house.signedInAs('admin'))).body.code).toBe('not_an_owner');
    expect((await claims.ask(id, await house.signedInAs('moderator'))).body.code).toBe('not_an_owner');
    const code = await askedCode();
    await house.db.update(users).set({ role: 'moderator', seatedBy: 'admin' }).where(eq(users.id, keeper.id));
    expect((await claims.prove(id, keeper, code)).body.code).toBe('not_an_owner');
    expect(await claims.hasOwner(id)).toBe(false);
  });

  test('of a listing that somebody looks after changes nothing before both are heard', async () => {
    const owner = await house.signedInAs('business');
    await house.db.update(users).set({ email: 'eva@correo.es', language: 'es' }).where(eq(users.id, owner.id));
    const owned = await aBusiness(house.db, { ownerId: owner.id, email: 'hola@bar-neptuno.es' });
    const code = await askedCode(keeper, owned.id);
    const { body } = await claims.prove(owned.id, keeper, code);
    expect(body).toMatchObject({ status: 'waiting', answerUntil: '2026-08-28T18:00:00.000Z' });
    expect((await claims.ways(owned.id, owner)).body.isYours).toBe(true);
    await house.runTasks();
    expect(mailer.mails.at(-1)).toMatchObject({ to: 'eva@correo.es', subject: 'Alguien dice que es suyo: La Sal' });
    expect((await claims.mine(owner)).toAnswer).toMatchObject([{ claimant: 'Test Member', statement: null }]);
    expect((await claims.ask(owned.id, keeper)).body.code).toBe('invalid_transition');
  });
});
