/** What owners change of public listings: some of it goes out at once, the rest waits for the desk (issue 16). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import type { Db } from '#kit/server/db.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { listingKinds, type ListingKind } from '#market/listings/listing-kinds.ts';
import { shownDays } from '../rules.ts';
import { dropOldChanges } from './service.ts';
import { listingChanges } from './table.ts';

const house = aTestHouse();
let owner: Member;
let other: Member;
let admin: Member;
const start = new Date('2026-08-21T18:00:00Z');
beforeAll(async () => {
  owner = await house.signedInAs('business');
  other = await house.signedInAs('business');
  admin = await house.signedInAs('admin');
  await house.db.update(users).set({ email: 'ana@correo.example', language: 'es' }).where(eq(users.id, owner.id));
});
beforeEach(async () => {
  await house.db.delete(listingChanges);
  await house.db.delete(mails);
});

const makers: Record<ListingKind, unknown> = { events: anEvent, rentals: aRental, businesses: aBusiness, jobs: aJob };
const nameOf = (kind: ListingKind) => (kind === 'businesses' ? 'name' : 'title');
const named = (kind: ListingKind, name: string) => ({
  [nameOf(kind)]: kind === 'businesses' ? name : { en: name, es: name },
});

/** A public listing of the owner, with the texts that the rules weigh. */
async function published(kind: ListingKind, over: object = {}): Promise<string> {
  const make = makers[kind] as (db: Db, over: object) => Promise<{ id: string }>;
  const said = { ...named(kind, 'Casa Luz'), description: { en: 'Rice for two hundred people, by the sea.' } };
  return (await make(house.db, { ...said, ownerId: owner.id, reviewedAt: start, ...over })).id;
}

type Fields = Readonly<Record<string, unknown>>;
const read = async (kind: ListingKind, id: string, as = owner) =>
  (await house.call('GET', `/api/admin/${kind}/${id}`, { as })).body;

/** What the form sends: the whole listing as it stands, with what waits and these changes in it. */
async function save(kind: ListingKind, id: string, changes: Fields, as = owner) {
  const { change, ...record } = await read(kind, id, as);
  const told = ['id', 'reviewAskedAt', 'reviewedAt', 'reviewNote', 'createdAt', 'updatedAt', 'poster'];
  const ofHouse = ['cancelledAt', 'rating', 'reviewCount', 'postedAt', 'listedUntil', 'planRank', 'door', 'seriesId'];
  const ofSale = ['salesStopped', 'placesTaken', 'ticketsSold', 'peopleWaiting', 'placesWanted'];
  const own = [...ofHouse, ...ofSale, 'owner', 'ownerless'];
  const waiting = as === owner && change?.status === 'pending' ? change.fields : {};
  const all = Object.entries({ ...record, ...waiting, ...changes }).filter(([key]) => ![...told, ...own].includes(key));
  const body = Object.fromEntries(all) as { photos: { id: string; alt: object }[] };
  body.photos = body.photos.map(({ id, alt }) => ({ id, alt }));
  return house.call('PUT', `/api/${kind}/${id}`, { as, body });
}
const publicOf = async (kind: ListingKind, id: string) => (await house.call('GET', `/api/${kind}/${id}`)).body;
const queue = async (view = 'pending') =>
  (await house.call('GET', `/api/admin/listing-changes?view=${view}`, { as: admin })).body;
const decide = (id: string, body: object, as = admin) =>
  house.call('POST', `/api/admin/listing-changes/${id}/decision`, { as, body });

describe.each(listingKinds)('the name of one of the %s', (kind) => {
  test('waits: page, list and search keep the old one, until the desk approves it', async () => {
    const id = await published(kind);
    const saved = await save(kind, id, named(kind, 'CASINO BONUS'));
    expect([saved.status, saved.body.waits, saved.body[nameOf(kind)]]).toEqual([200, [nameOf(kind)], 'Casa Luz']);
    expect((await publicOf(kind, id))[nameOf(kind)]).toBe('Casa Luz');
    expect(JSON.stringify((await house.call('GET', '/api/search?q=casino')).body)).not.toContain(id);
    expect(JSON.stringify((await house.call('GET', `/api/${kind}`)).body)).not.toContain('CASINO');
    expect((await read(kind, id)).change).toMatchObject({ status: 'pending', fields: named(kind, 'CASINO BONUS') });
    const [waiting] = await queue();
    expect(waiting).toMatchObject({ kind, listingId: id, owner: { id: owner.id }, title: { en: 'Casa Luz' } });
    expect([waiting.before, waiting.after]).toEqual([named(kind, 'Casa Luz'), named(kind, 'CASINO BONUS')]);
    expect((await decide(waiting.id, { decision: 'approved', version: waiting.version })).status).toBe(200);
    expect((await publicOf(kind, id))[nameOf(kind)]).toBe('CASINO BONUS');
    expect([await queue(), (await read(kind, id)).change]).toEqual([[], null]);
    expect(await queue('recent')).toMatchObject([{ status: 'approved', listingId: id }]);
  });

  test('stays as it was when the desk rejects the other one, and its owner reads why', async () => {
    const id = await published(kind);
    await save(kind, id, named(kind, 'CASINO BONUS'));
    const [waiting] = await queue();
    expect((await decide(waiting.id, { decision: 'rejected' })).body.errors[0].path).toBe('note');
    const note = 'That is not its name.';
    expect((await decide(waiting.id, { decision: 'rejected', note })).status).toBe(200);
    expect((await publicOf(kind, id))[nameOf(kind)]).toBe('Casa Luz');
    expect((await read(kind, id)).change).toMatchObject({ status: 'rejected', note });
    const letters = await house.db.select().from(mails).where(eq(mails.letter, 'listingChangeDecided'));
    const path = `/dashboard?tab=listings&view=${kind}&open=${id}`;
    expect(letters).toMatchObject([{ recipient: 'ana@correo.example', language: 'es', values: { note, path } }]);
    expect((await decide(waiting.id, { decision: 'approved' })).body.code).toBe('invalid_transition');
  });

  test('and a harmless change of its text go separate ways, the harmless one to what was changed of late', async () => {
    const id = await published(kind);
    const description = { en: 'Rice for three hundred people, by the sea.' };
    const saved = await save(kind, id, { ...named(kind, 'Casa Sol'), description });
    expect([saved.body.waits, saved.body.description]).toEqual([[nameOf(kind)], description.en]);
    expect(await queue('recent')).toMatchObject([{ status: 'applied', after: { description } }]);
  });
});

describe('what waits', () => {
  test('is replaced by the next save, taken back by one that wants the old, and keeps its place else', async () => {
    const id = await published('events');
    await save('events', id, named('events', 'One'));
    house.time.now = new Date(start.getTime() + 1000);
    await save('events', id, { organizer: 'Another firm' });
    const [two] = await queue();
    expect(Object.keys(two.after).toSorted()).toEqual(['organizer', 'title']);
    await save('events', id, { time: '20:30' });
    expect((await queue())[0].askedAt).toBe(two.askedAt);
    await save('events', id, { ...named('events', 'Casa Luz'), organizer: two.before.organizer });
    expect([await queue(), (await read('events', id)).change]).toEqual([[], null]);
  });

  test('is taken back by its owner, by nobody else', async () => {
    const id = await published('rentals');
    await save('rentals', id, { price: '900' });
    const [{ id: change, version }] = await queue();
    const path = `/api/listing-changes/${change}?version=${version}`;
    for (const as of [other, admin]) expect((await house.call('DELETE', path, { as })).status).toBe(404);
    expect((await house.call('DELETE', path.replace(/\d+$/, '99'), { as: owner })).body.code).toBe('edit_conflict');
    expect((await house.call('DELETE', path, { as: owner })).status).toBe(200);
    expect(await queue()).toEqual([]);
    expect((await house.call('DELETE', path, { as: owner })).status).toBe(404);
  });

  test('is decided at the desk alone', async () => {
    const id = await published('jobs');
    await save('jobs', id, { employer: 'Another firm' });
    const [{ id: change }] = await queue();
    for (const as of [owner, other]) {
      expect((await decide(change, { decision: 'approved' }, as)).status).toBe(403);
      expect((await house.call('GET', '/api/admin/listing-changes', { as })).status).toBe(403);
    }
    expect((await publicOf('jobs', id)).employer).not.toBe('Another firm');
  });

  test('is counted, the oldest first, and gone with its listing', async () => {
    const first = await published('events');
    const second = await published('jobs');
    await save('events', first, named('events', 'One'));
    house.time.now = new Date(start.getTime() + 1000);
    await save('jobs', second, named('jobs', 'Two'));
    const counts = async () => (await house.call('GET', '/api/desk-counts', { as: admin })).body.changes;
    expect(await counts()).toBe(2);
    const waiting = await queue();
    expect(waiting.map(({ listingId }: { listingId: string }) => listingId)).toEqual([first, second]);
    expect((await house.call('DELETE', `/api/events/${first}`, { as: owner })).status).toBe(200);
    expect(await counts()).toBe(1);
    expect((await decide(waiting[0].id, { decision: 'approved' })).body.code).toBe('invalid_transition');
  });

  test('is refused at once where it may not be, and goes through the checks of a save when it is approved', async () => {
    const id = await published('rentals', {
      priceUnit: 'day',
      fromTime: '10:00',
      toTime: '18:00',
      minUnits: 1,
      maxUnits: 14,
    });
    const wrong = await save('rentals', id, { priceUnit: 'night' });
    expect([wrong.status, wrong.body.errors[0].path, await queue()]).toEqual([422, 'toTime', []]);
    expect((await save('rentals', id, { priceUnit: 'hour' })).body.waits).toEqual(['priceUnit']);
    const [{ id: change }] = await queue();
    // The desk leaves it open for so short a time that the unit does not fit any more.
    await save('rentals', id, { toTime: '11:00', minUnits: 5, maxUnits: 5 }, admin);
    const refused = await decide(change, { decision: 'approved' });
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, 'minUnits']);
    expect((await publicOf('rentals', id)).priceUnit).toBe('day');
    expect(await queue()).toHaveLength(1);
  });

  test('is approved beside what the desk changed, and clashes where that is the same field', async () => {
    const id = await published('events');
    await save('events', id, { ...named('events', 'Mine'), price: '80' });
    await save('events', id, { organizer: 'Seen by the desk' }, admin);
    const [waiting] = await queue();
    await save('events', id, { price: '70' }, admin);
    const one = (await house.call('GET', `/api/admin/listing-changes/${waiting.id}`, { as: admin })).body;
    expect(one.clashes).toEqual(['price']);
    const refused = await decide(waiting.id, { decision: 'approved' });
    expect([refused.body.code, refused.body.errors]).toMatchObject(['edit_conflict', [{ path: 'price' }]]);
    await save('events', id, { price: one.before.price }, admin);
    expect((await decide(waiting.id, { decision: 'approved' })).status).toBe(200);
    expect(await publicOf('events', id)).toMatchObject({
      title: 'Mine',
      price: '80.00',
      organizer: 'Seen by the desk',
    });
  });

  test('of an event that was called off can’t be approved', async () => {
    const id = await published('events', { date: '2026-08-23' });
    await save('events', id, named('events', 'Mine'));
    const [waiting] = await queue();
    await house.call('POST', `/api/events/${id}/cancellation`, { as: admin, body: {} });
    expect((await decide(waiting.id, { decision: 'approved' })).body.code).toBe('invalid_transition');
  });
});

describe('who need not wait', () => {
  test('the desk', async () => {
    const id = await published('businesses');
    expect((await save('businesses', id, { name: 'Casa Sol' }, admin)).body).toMatchObject({
      name: 'Casa Sol',
      waits: [],
    });
    expect([await queue(), await queue('recent')]).toEqual([[], []]);
  });

  test('the owner of a draft, and one whose listing the desk took down: what waited goes with the save', async () => {
    const draft = await published('jobs', { status: 'draft', reviewedAt: null });
    expect((await save('jobs', draft, named('jobs', 'Anything'))).body).toMatchObject({ title: 'Anything', waits: [] });
    const id = await published('jobs');
    await save('jobs', id, named('jobs', 'Anything'));
    const body = { step: 'return', note: 'Closed.' };
    expect((await house.call('POST', `/api/jobs/${id}/steps`, { as: admin, body })).status).toBe(200);
    expect((await save('jobs', id, {})).body.title).toBe('Anything');
    expect([(await read('jobs', id)).change, await queue('recent')]).toEqual([null, []]);
  });

  test('not the owner of one that pauses: it is taken up again without another review', async () => {
    const id = await published('events');
    const step = (name: string) => house.call('POST', `/api/events/${id}/steps`, { as: owner, body: { step: name } });
    await step('pause');
    expect((await save('events', id, named('events', 'CASINO BONUS'))).body.waits).toEqual(['title']);
    expect((await step('resume')).body.change.status).toBe('pending');
    expect((await publicOf('events', id)).title).toBe('Casa Luz');
  });
});

describe('small changes', () => {
  const text = (en: string) => ({ description: { en } });
  test('count together until the desk has written the listing itself', async () => {
    const id = await published('events', text('one two three four five six'));
    expect((await save('events', id, text('one two three four bonus casino'))).body.waits).toEqual([]);
    expect((await save('events', id, text('one two here now bonus casino'))).body.waits).toEqual(['description']);
    await save('events', id, { organizer: 'Seen' }, admin);
    expect((await save('events', id, text('one two here now bonus casino'))).body.waits).toEqual([]);
  });

  test('may be taken back, and are forgotten after some days as what came back is; what waits stays', async () => {
    const id = await published('rentals', { priceCents: 10_000 });
    expect((await save('rentals', id, { price: '80' })).body.waits).toEqual([]);
    expect((await save('rentals', id, { price: '100' })).body).toMatchObject({ waits: [], price: '100.00' });
    expect((await save('rentals', id, { price: '101' })).body).toMatchObject({ waits: ['price'], price: '100.00' });
    await dropOldChanges(house.db, new Date(start.getTime() + shownDays * dayMs + 1));
    expect([await queue(), await house.db.$count(listingChanges)]).toMatchObject([[{ after: { price: '101.00' } }], 1]);
  });
});

test('the log knows who asked, who took it back and who decided', async () => {
  const id = await published('businesses');
  await save('businesses', id, { name: 'One' });
  await save('businesses', id, { name: 'Two' });
  const [{ id: change }] = await queue();
  await decide(change, { decision: 'approved' });
  const { action, actorId, after, at, entityId } = auditEntries;
  const told = await house.db
    .select({ action, by: actorId, after })
    .from(auditEntries)
    .where(eq(entityId, change))
    .orderBy(at);
  expect(told.toSorted((one, next) => one.action.localeCompare(next.action))).toEqual([
    { action: 'approve', by: admin.id, after: { name: 'Two' } },
    { action: 'create', by: owner.id, after: { name: 'One' } },
    { action: 'update', by: owner.id, after: { name: 'Two' } },
  ]);
});

test('a member takes along what they asked for, and it goes with their account', async () => {
  const leaving = await house.signedInAs('business');
  const { id } = await aJob(house.db, { ownerId: leaving.id, reviewedAt: start });
  await save('jobs', id, named('jobs', 'Mine'), leaving);
  const { listingChanges: kept } = (await house.call('GET', '/api/account/export', { as: leaving })).body;
  expect(kept).toMatchObject([{ kind: 'jobs', listingId: id, status: 'pending', after: named('jobs', 'Mine') }]);
  await house.call('POST', '/api/account/erasure', { as: leaving, body: { password } });
  expect(await house.db.$count(listingChanges, eq(listingChanges.askedBy, leaving.id))).toBe(0);
});
