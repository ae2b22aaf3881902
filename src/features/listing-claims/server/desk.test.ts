/** Claims by a paper, those that somebody contests, and the desk that hears both (issue 21). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { password, aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { aTeamMember } from '#features/teams/server/factory.ts';
import { daysAfter } from '#kit/shared/durations.ts';
import { documentsADay, maxDocumentBytes } from '../rules.ts';
import { dropOldDocuments } from './documents.ts';
import { claimDocuments, listingClaims } from './table.ts';
import { claimsAt } from './testing.ts';

const start = new Date('2026-08-21T18:00:00Z');
const house = aTestHouse({ now: start });
let claims: ReturnType<typeof claimsAt>;
let keeper: Member;
let owner: Member;
let admin: Member;
beforeAll(async () => {
  claims = claimsAt(house);
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  [keeper, owner] = [await withMailbox('keeper'), await withMailbox('owner')];
  await house.db.delete(mails);
});

async function withMailbox(name: string): Promise<Member> {
  const member = await house.signedInAs(name === 'owner' ? 'business' : 'traveller');
  await house.db
    .update(users)
    .set({ email: `${name}.${member.id}@correo.es` })
    .where(eq(users.id, member.id));
  return member;
}
const days = (count: number) => {
  house.time.now = daysAfter(house.time.now, count);
};
const unclaimed = async () => (await aBusiness(house.db, { ownerless: true })).id;
const owned = async () => (await aBusiness(house.db, { ownerId: owner.id })).id;
const lettersTo = async (member: Member) => {
  const rows = await house.db.select().from(mails).where(eq(mails.userId, member.id));
  return rows.map(({ letter }) => letter).toSorted();
};
const ownerOf = async (id: string) =>
  (await house.call('GET', `/api/admin/businesses/${id}`, { as: admin })).body.owner?.id ?? null;
const document = (id: string, as: Member) => house.call('GET', `/api/admin/listing-claims/${id}/document`, { as });

describe('a claim by a paper', () => {
  test('waits at the desk, which looks at it, hands the page over and says why', async () => {
    const id = await unclaimed();
    const sent = await claims.send(id, keeper);
    expect([sent.status, sent.body]).toMatchObject([201, { status: 'waiting', way: 'document', answerUntil: null }]);
    const list = await house.call('GET', '/api/admin/listing-claims?status=waiting', { as: admin });
    expect(list.body).toMatchObject([
      { id: sent.body.id, document: 'application/pdf', isProven: false, isHeard: true },
    ]);
    expect((await house.call('GET', '/api/desk-counts', { as: admin })).body.listingClaims).toBe(1);
    const paper = await document(sent.body.id, admin);
    expect(Buffer.from(paper.body.base64, 'base64').toString()).toContain('%PDF-1.7');
    const seen = await house.db.select().from(auditEntries).where(eq(auditEntries.entityId, sent.body.id));
    expect(seen).toMatchObject([{ action: 'export', actorId: admin.id }]);
    const { body } = await claims.decide(sent.body.id, admin, 'approved', list.body[0].version);
    expect(body).toMatchObject({ status: 'approved', reason: 'The licence says so.' });
    expect(await ownerOf(id)).toBe(keeper.id);
    expect(await lettersTo(keeper)).toEqual(['claimDecided']);
    expect((await claims.decide(sent.body.id, admin, 'refused')).body.code).toBe('invalid_transition');
    const said = { status: 'approved', reason: 'The licence says so.' };
    expect((await claims.mine(keeper)).made).toMatchObject([{ ...said, isYours: true }]);
    await claims.release(id, keeper);
    expect((await claims.mine(keeper)).made).toMatchObject([{ ...said, isYours: false }]);
  });

  test('is refused with a reason, and may be made again', async () => {
    const id = await unclaimed();
    const first = (await claims.send(id, keeper)).body.id;
    expect((await claims.send(id, keeper)).body.code).toBe('invalid_transition');
    expect((await claims.decide(first, admin, 'refused', 7)).body.code).toBe('edit_conflict');
    expect((await claims.decide(first, admin, 'refused')).body.status).toBe('refused');
    expect(await ownerOf(id)).toBeNull();
    expect((await claims.send(id, keeper)).status).toBe(201);
  });

  test('takes papers alone, told by their bytes, whole, and one’s own', async () => {
    const id = await unclaimed();
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    expect((await claims.upload(keeper, png)).body.type).toBe('image/png');
    const others = [Buffer.from('GIF89a'), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('PK')];
    for (const other of others) expect((await claims.upload(keeper, other)).status).toBe(415);
    const large = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(maxDocumentBytes)]);
    expect((await claims.upload(keeper, large)).status).toBe(413);
    const theirs = (await claims.upload(owner)).body.id;
    expect((await claims.send(id, keeper, theirs)).body.errors).toMatchObject([{ path: 'document' }]);
    expect(await house.db.$count(listingClaims, eq(listingClaims.listingId, id))).toBe(0);
  });

  test('is seen by an admin alone, and gone with its withdrawal, or thirty days after the decision', async () => {
    const [one, other] = [await unclaimed(), await unclaimed()];
    const first = (await claims.send(one, keeper)).body.id;
    for (const as of [keeper, owner, await house.signedInAs('moderator')])
      expect((await document(first, as)).status).toBe(403);
    expect((await claims.withdraw(first, owner)).status).toBe(404);
    expect((await claims.withdraw(first, keeper)).body.status).toBe('withdrawn');
    expect((await claims.withdraw(first, keeper)).body.code).toBe('invalid_transition');
    expect((await document(first, admin)).status).toBe(404);
    const second = (await claims.send(other, keeper)).body.id;
    await claims.upload(owner);
    await claims.decide(second, admin, 'refused');
    days(29);
    await dropOldDocuments(house.db, house.time.now);
    expect((await house.db.select().from(claimDocuments)).map(({ claimId }) => claimId)).toContain(second);
    days(2);
    await dropOldDocuments(house.db, house.time.now);
    expect((await document(second, admin)).status).toBe(404);
    expect(await house.db.$count(claimDocuments, eq(claimDocuments.uploadedBy, owner.id))).toBe(0);
  });
});

describe('a listing that somebody looks after', () => {
  test('is not handed over before they have spoken, and both read why', async () => {
    const id = await owned();
    const claim = (await claims.send(id, keeper)).body.id;
    expect(await lettersTo(owner)).toEqual(['claimContested']);
    const early = await claims.decide(claim, admin, 'approved');
    expect([early.status, early.body.code, await ownerOf(id)]).toEqual([409, 'conflict', owner.id]);
    expect((await claims.answer(claim, keeper)).status).toBe(404);
    expect((await claims.answer(claim, owner)).body.statement).toBe('It is mine.');
    expect((await claims.answer(claim, owner)).body.code).toBe('already_answered');
    expect((await claims.atDesk(claim, admin)).body).toMatchObject({
      claimantStatement: 'My licence.',
      ownerStatement: 'It is mine.',
      isHeard: true,
      owner: { id: owner.id },
    });
    await claims.decide(claim, admin, 'refused');
    expect(await lettersTo(owner)).toEqual(['claimContested', 'claimSettled']);
    expect(await lettersTo(keeper)).toEqual(['claimDecided']);
    expect([await ownerOf(id), (await claims.mine(owner)).toAnswer]).toEqual([owner.id, []]);
  });

  test('is handed over after seven days of silence, and its team goes with its owner', async () => {
    const id = await owned();
    const waiter = await house.signedInAs();
    await aTeamMember(house.db, { ownerId: owner.id, memberId: waiter.id, role: 'editor' });
    const claim = (await claims.send(id, keeper)).body.id;
    days(7);
    expect((await claims.decide(claim, admin, 'approved')).status).toBe(200);
    expect(await ownerOf(id)).toBe(keeper.id);
    for (const as of [owner, waiter])
      expect((await house.call('GET', `/api/admin/businesses/${id}`, { as })).status).toBe(404);
  });

  test('asks a new owner of meanwhile first', async () => {
    const id = await owned();
    const claim = (await claims.send(id, keeper)).body.id;
    await claims.answer(claim, owner);
    const third = await withMailbox('owner');
    await house.db.update(users).set({ role: 'business' }).where(eq(users.id, third.id));
    const path = `/api/admin/listings/businesses/${id}/owner`;
    expect((await house.call('PUT', path, { as: admin, body: { to: 'account', accountId: third.id } })).status).toBe(
      200,
    );
    expect((await claims.decide(claim, admin, 'approved')).body.code).toBe('edit_conflict');
    expect(await lettersTo(third)).toEqual(['claimContested']);
    expect((await claims.decide(claim, admin, 'approved')).body.code).toBe('conflict');
    expect((await claims.answer(claim, owner)).status).toBe(404);
  });

  test('is given back by its owner alone, and the desk may decide at once', async () => {
    const id = await owned();
    const claim = (await claims.send(id, keeper)).body.id;
    expect((await claims.release(id, await house.signedInAs('business'))).status).toBe(404);
    expect((await claims.release(id, owner)).body).toEqual({ released: true });
    const record = await house.call('GET', `/api/admin/businesses/${id}`, { as: admin });
    expect(record.body).toMatchObject({ owner: null, ownerless: true });
    expect((await claims.decide(claim, admin, 'approved')).status).toBe(200);
    expect(await ownerOf(id)).toBe(keeper.id);
  });

  test('goes to one of several, and the others are told', async () => {
    const id = await unclaimed();
    const rival = await withMailbox('rival');
    const [first, second] = [(await claims.send(id, keeper)).body.id, (await claims.send(id, rival)).body.id];
    expect((await claims.atDesk(first, admin)).body.rivals).toMatchObject([{ id: second }]);
    await claims.decide(second, admin, 'approved');
    expect(await ownerOf(id)).toBe(rival.id);
    expect((await claims.mine(keeper)).made).toMatchObject([{ status: 'refused', reason: 'The licence says so.' }]);
    expect([await lettersTo(keeper), await lettersTo(rival)]).toEqual([['claimDecided'], ['claimDecided']]);
  });
});

test('claims are taken along, and forgotten with the account', async () => {
  const id = await owned();
  const claim = (await claims.send(id, keeper)).body.id;
  await claims.answer(claim, owner);
  const file = await house.call('GET', '/api/account/export', { as: keeper });
  expect(file.body.listingClaims).toMatchObject([{ title: 'La Sal', statement: 'My licence.', status: 'waiting' }]);
  expect((await house.call('GET', '/api/account/export', { as: owner })).body.claimAnswers).toHaveLength(1);
  const erase = (as: Member) => house.call('POST', '/api/account/erasure', { as, body: { password } });
  expect((await erase(owner)).status).toBe(200);
  expect((await claims.atDesk(claim, admin)).body).toMatchObject({ owner: null, ownerStatement: null });
  expect((await erase(keeper)).status).toBe(200);
  expect((await claims.atDesk(claim, admin)).status).toBe(404);
  expect(await house.db.$count(claimDocuments, eq(claimDocuments.uploadedBy, keeper.id))).toBe(0);
});

test('so many papers are taken of an account in a day, and of a household', async () => {
  const sends = async (as: Member, address: string) => {
    const body = Buffer.from('%PDF-1.7 %%EOF');
    const headers = { 'content-type': 'application/octet-stream' };
    const { status } = await house.call('POST', '/api/claim-documents', { as, body, headers, address });
    return status;
  };
  const people = [keeper, owner, await withMailbox('third'), await withMailbox('fourth')];
  for (const [n, person] of people.entries()) {
    // Ten in ten minutes are the limit of all calls.
    house.time.now = new Date(start.getTime() + n * 601_000);
    for (let sent = 0; sent < documentsADay.account; sent += 1)
      expect(await sends(person, '10.1.1.1')).toBe(n < 3 ? 201 : 429);
  }
  expect(await sends(keeper, '10.1.1.2')).toBe(429);
  expect(await sends(people[3] ?? keeper, '10.1.1.2')).toBe(201);
});
