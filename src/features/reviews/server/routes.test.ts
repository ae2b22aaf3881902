/** What an owner hears of the desk's review, and what the desk knows is waiting (issue 6). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { aTrader } from '#features/traders/server/factory.ts';
import { traders } from '#features/traders/server/table.ts';
import type { Db } from '#kit/server/db.ts';

const house = aTestHouse();
let owner: Member;
let admin: Member;
const email = 'iratxe@correo.example';
beforeAll(async () => {
  owner = await house.signedInAs('business');
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  await house.db.delete(mails);
  await house.db.update(users).set({ email, language: 'es', fullName: 'Iratxe Goñi' }).where(eq(users.id, owner.id));
});

const makers = { events: anEvent, rentals: aRental, businesses: aBusiness, jobs: aJob } as const;
type Kind = keyof typeof makers;
const kinds = Object.keys(makers) as Kind[];
const note = 'La foto es de otro sitio.\nY falta el horario.';

/** A listing of the owner that waits at the desk. */
async function waiting(kind: Kind): Promise<string> {
  const make = makers[kind] as (db: Db, over: object) => Promise<{ id: string }>;
  const picture = kind === 'events' ? { imageUrl: 'https://a.example/stage.png' } : {};
  const over = { ownerId: owner.id, status: 'draft', reviewAskedAt: house.time.now, reviewedAt: null, ...picture };
  return (await make(house.db, over)).id;
}
const step = (kind: Kind, id: string, body: object, as = admin) =>
  house.call('POST', `/api/${kind}/${id}/steps`, { as, body });
const written = () => house.db.select().from(mails).where(eq(mails.letter, 'listingReviewed'));
const read = async (kind: Kind, id: string) =>
  (await house.call('GET', `/api/admin/${kind}/${id}`, { as: owner })).body;

describe.each(kinds)('an owner of one of the %s', (kind) => {
  test('gets a letter with the way to it when the desk publishes it', async () => {
    const id = await waiting(kind);
    await step(kind, id, { step: 'publish' });
    expect(await written()).toMatchObject([
      { recipient: email, language: 'es', values: { name: 'Iratxe Goñi', note: null, path: `/${kind}/${id}` } },
    ]);
    // Nights have one name: the letter says which.
    expect((await written())[0]?.values['date'] !== undefined).toBe(kind === 'events');
  });

  test('gets the reason by letter and in the workspace when it comes back, until it is sent again', async () => {
    const id = await waiting(kind);
    expect((await step(kind, id, { step: 'return', note })).status).toBe(200);
    const path = `/dashboard?tab=listings&view=${kind}&open=${id}`;
    expect(await written()).toMatchObject([{ recipient: email, values: { note, path } }]);
    expect((await read(kind, id)).reviewNote).toBe(note);
    expect((await step(kind, id, { step: 'ask' }, owner)).body.reviewNote).toBeNull();
    expect(await written()).toHaveLength(1);
  });
});

describe.each(kinds)('one of the %s that is public and somebody’s', (kind) => {
  const isPublic = async () => (await house.call('GET', `/api/${kind}/${id}`)).status === 200;
  let id: string;
  beforeEach(async () => {
    id = await waiting(kind);
    await step(kind, id, { step: 'publish' });
    await house.db.delete(mails);
  });
  const letters = () => house.db.select().from(mails);

  test('comes down with a reason, as its owner’s draft: by letter, in the workspace and in the log', async () => {
    expect((await step(kind, id, { step: 'return' })).status).toBe(422);
    expect([await isPublic(), await letters()]).toEqual([true, []]);
    expect((await step(kind, id, { step: 'return', note })).status).toBe(200);
    expect(await isPublic()).toBe(false);
    const path = `/dashboard?tab=listings&view=${kind}&open=${id}`;
    expect(await letters()).toMatchObject([
      { letter: 'listingTakenDown', recipient: email, language: 'es', values: { note, path, isForGood: false } },
    ]);
    expect(await read(kind, id)).toMatchObject({ status: 'draft', reviewNote: note, reviewedAt: null });
    const { body: log } = await house.call('GET', `/api/admin/audit?entity=${kind}`, { as: admin });
    const entries = log.filter(({ entityId }: { entityId: string }) => entityId === id);
    expect(entries.map(({ after }: { after: object }) => after)).toContainEqual(
      expect.objectContaining({ reviewNote: note }),
    );
    // It is looked at again before it is public.
    expect((await step(kind, id, { step: 'resume' }, owner)).body.code).toBe('invalid_transition');
  });

  test('is deleted with a reason alone, which its owner reads in the workspace', async () => {
    const refused = await house.call('DELETE', `/api/${kind}/${id}`, { as: admin });
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'note']);
    expect([await isPublic(), await letters()]).toEqual([true, []]);
    expect((await step(kind, id, { step: 'withdraw', note })).status).toBe(200);
    expect(await isPublic()).toBe(false);
    expect(await letters()).toMatchObject([{ letter: 'listingTakenDown', values: { note, isForGood: true } }]);
    expect(await read(kind, id)).toMatchObject({ status: 'withdrawn', reviewNote: note });
    const { body: own } = await house.call('GET', `/api/admin/${kind}`, { as: owner });
    expect(own.find((one: { id: string }) => one.id === id)).toMatchObject({ reviewNote: note });
    expect((await step(kind, id, { step: 'ask' }, owner)).status).toBe(404);
  });

  test('is deleted by its owner as ever, and is gone from the workspace', async () => {
    expect((await house.call('DELETE', `/api/${kind}/${id}`, { as: owner })).status).toBe(200);
    expect([await letters(), (await read(kind, id)).status]).toEqual([[], 404]);
  });
});

test('what is public and somebody’s can’t be made a draft by writing it', async () => {
  const id = await waiting('businesses');
  await step('businesses', id, { step: 'publish' });
  const { name, description, location, address, phone, email: contact } = await read('businesses', id);
  const body = { name, description, location, address, phone, email: contact, status: 'draft' };
  const refused = await house.call('PUT', `/api/businesses/${id}`, { as: admin, body });
  expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'status']);
  expect((await house.call('GET', `/api/businesses/${id}`)).status).toBe(200);
});

test('several are decided at once, each as its step does it', async () => {
  const decide = (body: object, as = admin) => house.call('POST', '/api/admin/listings/jobs/decisions', { as, body });
  const [one, two, three] = [await waiting('jobs'), await waiting('jobs'), await waiting('jobs')];
  const items = [
    { id: one, version: 1 },
    { id: two, version: 1 },
    { id: three, version: 9 },
  ];
  for (const body of [
    { decision: 'rejected', items },
    { decision: 'approved', note, items },
  ])
    expect((await decide(body)).status).toBe(422);
  expect((await decide({ decision: 'approved', items }, owner)).status).toBe(403);
  expect((await decide({ decision: 'approved', items })).body).toEqual({
    done: [one, two],
    refused: [{ id: three, code: 'edit_conflict' }],
  });
  await house.db.delete(mails);
  const down = await decide({ decision: 'rejected', note, items: [{ id: one }, { id: two }, { id: three }] });
  expect(down.body.done).toEqual([one, two, three]);
  const told = (await house.db.select().from(mails)).map(({ letter }) => letter);
  expect(told.toSorted()).toEqual(['listingReviewed', 'listingTakenDown']);
  expect(
    (
      await house.call('POST', '/api/admin/listings/boats/decisions', {
        as: admin,
        body: { decision: 'approved', items },
      })
    ).status,
  ).toBe(404);
});

test('nothing comes back without a reason, and no other step has one', async () => {
  const id = await waiting('events');
  for (const body of [{ step: 'return' }, { step: 'return', note: '  ' }, { step: 'publish', note }]) {
    const reply = await step('events', id, body);
    expect([reply.status, reply.body.errors?.[0]?.path]).toEqual([422, 'note']);
  }
  expect((await step('events', id, { step: 'return', note: 'x'.repeat(501) })).status).toBe(422);
  expect((await read('events', id)).reviewAskedAt).not.toBeNull();
  expect(await written()).toEqual([]);
});

test('an owner is told as well when the desk publishes it by writing it, and not by later changes', async () => {
  const id = await waiting('businesses');
  const record = await read('businesses', id);
  const { name, description, location, address, phone, email: contact } = record;
  const body = { name, description, location, address, phone, email: contact, status: 'published' };
  expect((await house.call('PUT', `/api/businesses/${id}`, { as: admin, body })).status).toBe(200);
  expect(await written()).toHaveLength(1);
  await house.call('PUT', `/api/businesses/${id}`, { as: admin, body });
  expect(await written()).toHaveLength(1);
});

test('an owner whose listing is public and can’t be bought is told what it lacks; one that is free lacks nothing', async () => {
  await house.db.delete(traders).where(eq(traders.ownerId, owner.id));
  await step('rentals', await waiting('rentals'), { step: 'publish' });
  expect((await written())[0]?.values).toMatchObject({ isUnsold: true });
  await house.db.delete(mails);
  await step('jobs', await waiting('jobs'), { step: 'publish' });
  expect((await written())[0]?.values).not.toHaveProperty('isUnsold');
  await aTrader(house.db, owner.id, house.time.now);
});

test('what an owner does, and what the house owns, is no news; who gave no e-mail reads it in the workspace', async () => {
  const id = await waiting('rentals');
  await step('rentals', id, { step: 'publish' });
  await house.db.delete(mails);
  await step('rentals', id, { step: 'pause' }, owner);
  await step('rentals', id, { step: 'resume' }, owner);
  const theHouses = await aRental(house.db, { status: 'draft', reviewAskedAt: house.time.now });
  await step('rentals', theHouses.id, { step: 'publish' });
  expect(await written()).toEqual([]);
  await house.db.update(users).set({ email: null }).where(eq(users.id, owner.id));
  const other = await waiting('rentals');
  expect((await step('rentals', other, { step: 'return', note })).status).toBe(200);
  expect(await written()).toEqual([]);
  expect((await read('rentals', other)).reviewNote).toBe(note);
});

test('the desk sees how many wait, kind by kind', async () => {
  const counts = async () => (await house.call('GET', '/api/desk-counts', { as: admin })).body.reviews;
  const before = await counts();
  const ids = { events: await waiting('events'), jobs: await waiting('jobs') };
  expect(await counts()).toEqual({ ...before, events: before.events + 1, jobs: before.jobs + 1 });
  await step('events', ids.events, { step: 'publish' });
  await step('jobs', ids.jobs, { step: 'recall' }, owner);
  expect(await counts()).toEqual(before);
});
