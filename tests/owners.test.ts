/** Owner × other owner × traveller × desk, at every door that business accounts may open (issue 6; decisions, Listings). */
import { beforeAll, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anApplication } from '#features/applications/server/factory.ts';
import { businessNeeds } from '#features/businesses/edit-rules.ts';
import { eventNeeds } from '#features/events/edit-rules.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { jobNeeds } from '#features/jobs/edit-rules.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { rentalNeeds } from '#features/rentals/edit-rules.ts';
import { newId } from '#kit/server/ids.ts';
import { photos } from '#kit/server/photos/table.ts';
import { aBusinessBody, aJobBody, anEventBody, aRentalBody } from './hostile-values.ts';

const house = aTestHouse();
let owner: Member;
let other: Member;
let traveller: Member;
let admin: Member;
beforeAll(async () => {
  owner = await house.signedInAs('business');
  other = await house.signedInAs('business');
  traveller = await house.signedInAs();
  admin = await house.signedInAs('admin');
});

const bodies = { events: anEventBody, rentals: aRentalBody, businesses: aBusinessBody, jobs: aJobBody } as const;
type Kind = keyof typeof bodies;
const kinds = Object.keys(bodies) as Kind[];
/** What their review asks for (specification section 5). */
const needs: Readonly<Record<Kind, readonly string[]>> = {
  events: eventNeeds.map((need) => (typeof need === 'string' ? need : need[0])),
  rentals: rentalNeeds.filter((need) => need !== 'capacity'),
  businesses: businessNeeds,
  jobs: jobNeeds,
};
const flagOf = (kind: Kind) => (kind === 'jobs' ? 'isUrgent' : 'featured');
const greedy = (kind: Kind) => ({ ...bodies[kind](), status: 'published', [flagOf(kind)]: true });

const create = async (kind: Kind, as = owner): Promise<string> =>
  (await house.call('POST', `/api/${kind}`, { as, body: greedy(kind) })).body.id;
const read = (kind: Kind, id: string, as: Member) => house.call('GET', `/api/admin/${kind}/${id}`, { as });
const step = (kind: Kind, id: string, name: string, as: Member, note?: string) =>
  house.call('POST', `/api/${kind}/${id}/steps`, { as, body: { step: name, note } });
const isPublic = async (kind: Kind, id: string) => (await house.call('GET', `/api/${kind}/${id}`)).status === 200;
const publish = async (kind: Kind) => {
  const id = await create(kind);
  await step(kind, id, 'ask', owner);
  await step(kind, id, 'publish', admin);
  return id;
};

describe.each(kinds)('%s of a business account', (kind) => {
  test('begin as drafts of its own, whatever it asks for', async () => {
    const id = await create(kind);
    const { body } = await read(kind, id, owner);
    expect([body.status, body[flagOf(kind)], body.reviewedAt]).toEqual(['draft', false, null]);
    expect(await isPublic(kind, id)).toBe(false);
  });

  test('become public by the desk’s review alone, pause, and are taken up again without another', async () => {
    const id = await create(kind);
    expect((await step(kind, id, 'resume', owner)).status).toBe(409);
    expect((await step(kind, id, 'publish', owner)).status).toBe(409);
    expect((await step(kind, id, 'ask', owner)).status).toBe(200);
    expect((await house.call('GET', `/api/admin/${kind}?status=waiting`, { as: admin })).body).toMatchObject([{ id }]);
    expect((await step(kind, id, 'publish', owner)).body.code).toBe('invalid_transition');
    expect((await step(kind, id, 'publish', admin)).body.status).toBe('published');
    expect(await isPublic(kind, id)).toBe(true);
    expect((await step(kind, id, 'pause', owner)).status).toBe(200);
    expect(await isPublic(kind, id)).toBe(false);
    expect((await house.call('GET', `/api/admin/${kind}?status=paused`, { as: owner })).body).toMatchObject([{ id }]);
    expect((await step(kind, id, 'resume', owner)).status).toBe(200);
    expect(await isPublic(kind, id)).toBe(true);
  });

  test('are seen again once the desk took them down, or sent them back', async () => {
    const id = await publish(kind);
    expect((await step(kind, id, 'return', admin, 'It is closed.')).status).toBe(200);
    expect((await step(kind, id, 'resume', owner)).status).toBe(409);
    expect((await step(kind, id, 'ask', owner)).status).toBe(200);
    const why = 'The photo shows another place.';
    const back = await step(kind, id, 'return', admin, why);
    expect([back.body.reviewAskedAt, back.body.reviewNote]).toEqual([null, why]);
    expect((await read(kind, id, owner)).body.reviewNote).toBe(why);
    expect((await step(kind, id, 'publish', admin)).status).toBe(409);
    expect((await step(kind, id, 'ask', owner)).body.reviewNote).toBeNull();
    expect((await step(kind, id, 'recall', owner)).body.reviewAskedAt).toBeNull();
  });

  test('keep state, place in front and owner when their owner writes them', async () => {
    const id = await publish(kind);
    const put = { ...greedy(kind), status: 'draft', version: (await read(kind, id, owner)).body.version };
    expect((await house.call('PUT', `/api/${kind}/${id}`, { as: owner, body: put })).status).toBe(200);
    const { body } = await read(kind, id, owner);
    expect([body.status, body[flagOf(kind)]]).toEqual(['published', false]);
    const late = await house.call('PUT', `/api/${kind}/${id}`, { as: owner, body: put });
    expect([late.status, late.body.code]).toEqual([409, 'edit_conflict']);
  });

  test('are as absent as none to another business, and forbidden to travellers', async () => {
    const id = await publish(kind);
    const doors = [
      ['GET', `/api/admin/${kind}/${id}`, undefined],
      ['PUT', `/api/${kind}/${id}`, greedy(kind)],
      ['POST', `/api/${kind}/${id}/steps`, { step: 'pause' }],
      ['DELETE', `/api/${kind}/${id}`, undefined],
    ] as const;
    for (const [method, path, body] of doors) {
      const strange = await house.call(method, path, { as: other, body });
      const unknown = await house.call(method, path.replace(id, newId()), { as: owner, body });
      expect([strange.status, strange.body.detail], `${method} ${path}`).toEqual([404, unknown.body.detail]);
      expect((await house.call(method, path, { as: traveller, body })).status).toBe(403);
      expect((await house.call(method, path, { body })).status).toBe(401);
    }
    expect((await house.call('GET', `/api/admin/${kind}`, { as: other })).body).toEqual([]);
    expect(await isPublic(kind, id)).toBe(true);
  });

  test('are withdrawn by their owner, and not brought back by anybody but the desk', async () => {
    const id = await publish(kind);
    expect((await house.call('DELETE', `/api/${kind}/${id}`, { as: owner })).status).toBe(200);
    expect((await read(kind, id, owner)).status).toBe(404);
    expect((await house.call('PUT', `/api/${kind}/${id}`, { as: owner, body: greedy(kind) })).status).toBe(404);
    expect((await house.call('GET', `/api/admin/${kind}?status=withdrawn`, { as: owner })).body).toEqual([]);
    expect((await read(kind, id, admin)).body.status).toBe('withdrawn');
  });

  test('are written down in the log with who did it', async () => {
    const id = await publish(kind);
    const { body } = await house.call('GET', `/api/admin/audit?entity=${kind}&actor=${owner.id}`, { as: admin });
    const told = body.filter((entry: { entityId: string }) => entry.entityId === id);
    expect(told.map((entry: { action: string }) => entry.action).toSorted()).toEqual(['create', 'status']);
  });

  test('may have gaps as drafts; their review asks for each of them', async () => {
    const draft = await house.call('POST', `/api/${kind}`, { as: owner, body: { status: 'draft' } });
    expect(draft.status).toBe(201);
    const { id } = draft.body;
    const refused = await step(kind, id, 'ask', owner);
    expect([refused.status, refused.body.errors.map(({ path }: { path: string }) => path)]).toEqual([422, needs[kind]]);
    expect((await read(kind, id, owner)).body.reviewAskedAt).toBeNull();
    const filled = await house.call('PUT', `/api/${kind}/${id}`, { as: owner, body: greedy(kind) });
    expect([filled.status, (await step(kind, id, 'ask', owner)).status]).toEqual([200, 200]);
  });

  test('get no gaps once they wait or are public, whatever their owner calls them', async () => {
    const id = await create(kind);
    await step(kind, id, 'ask', owner);
    const put = () => house.call('PUT', `/api/${kind}/${id}`, { as: owner, body: { status: 'draft' } });
    expect([(await put()).status, (await read(kind, id, owner)).body.location]).toEqual([422, 'L']);
    await step(kind, id, 'publish', admin);
    expect([(await put()).status, (await read(kind, id, owner)).body.location]).toEqual([422, 'L']);
    const whole = await house.call('POST', `/api/${kind}`, { as: admin, body: {} });
    expect(whole.status).toBe(422);
  });

  test('are copied into drafts: what is written, without state, stamps and place in front', async () => {
    const id = await publish(kind);
    const like = (await read(kind, id, owner)).body;
    const { status, body } = await house.call('POST', `/api/${kind}/${id}/copies`, { as: owner });
    expect([status, body.status, body[flagOf(kind)], body.version]).toEqual([201, 'draft', false, 1]);
    expect([body.reviewAskedAt, body.reviewedAt]).toEqual([null, null]);
    expect(body.id).not.toBe(id);
    const written = ['title', 'name', 'description', 'location', 'address', 'price', 'contactEmail', 'photos'];
    for (const name of written) expect(body[name]).toEqual(like[name]);
    if (kind === 'events') expect([body.date, body.time]).toEqual([null, like.time]);
    expect(await isPublic(kind, body.id)).toBe(false);
    expect((await house.call('POST', `/api/${kind}/${id}/copies`, { as: other })).status).toBe(404);
  });

  test('show photos of their own, not those of another business', async () => {
    const photo = async ({ id: uploadedBy }: Member) => {
      const id = newId();
      await house.db.insert(photos).values({ id, uploadedBy, width: 8, height: 8, createdAt: house.time.now });
      return { id, alt: { en: 'A' } };
    };
    const send = async (from: Member) =>
      house.call('POST', `/api/${kind}`, { as: owner, body: { ...bodies[kind](), photos: [await photo(from)] } });
    expect((await send(owner)).status).toBe(201);
    const refused = await send(other);
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, 'photos.0.id']);
  });
});

test('dates of a rental are kept back by its owner alone', async () => {
  const id = await publish('rentals');
  const body = { from: '2026-09-01', to: '2026-09-02', quantity: 1 };
  const path = `/api/rentals/${id}/blocks`;
  expect((await house.call('POST', path, { as: other, body })).status).toBe(404);
  expect((await house.call('GET', path, { as: other })).status).toBe(404);
  const block = await house.call('POST', path, { as: owner, body });
  expect(block.status).toBe(201);
  expect((await house.call('DELETE', `${path}/${block.body.id}`, { as: other })).status).toBe(404);
  const entries = await house.call('GET', '/api/workspace/calendar?month=2026-09', { as: owner });
  expect(entries.body).toMatchObject([{ kind: 'block', from: '2026-09-01', to: '2026-09-02', quantity: 1 }]);
  expect((await house.call('GET', '/api/workspace/calendar?month=2026-09', { as: other })).body).toEqual([]);
  expect((await house.call('DELETE', `${path}/${block.body.id}`, { as: owner })).status).toBe(200);
});

test('an event is called off by its owner, not by another', async () => {
  const id = await publish('events');
  const path = `/api/events/${id}/cancellation`;
  expect((await house.call('POST', path, { as: other, body: {} })).status).toBe(404);
  expect((await house.call('POST', path, { as: traveller, body: {} })).status).toBe(403);
  expect((await house.call('POST', path, { as: owner, body: {} })).body).toEqual({ orders: 0, refunded: '0' });
});

test('a job is renewed by its owner, not by another', async () => {
  const id = await publish('jobs');
  const path = `/api/jobs/${id}/renewal`;
  expect((await house.call('POST', path, { as: other, body: {} })).status).toBe(404);
  expect((await house.call('POST', path, { as: owner, body: {} })).status).toBe(200);
});

test('applications are read and answered by the employer of the job, who sees and writes no notes of the desk', async () => {
  const job = await aJob(house.db, { ownerId: owner.id });
  const { id } = await anApplication(house.db, { jobId: job.id, adminNotes: 'Known here' });
  await anApplication(house.db, { jobId: (await aJob(house.db)).id });
  const mine = await house.call('GET', '/api/job-applications', { as: owner });
  expect(mine.body).toMatchObject([{ id, adminNotes: null }]);
  expect((await house.call('GET', '/api/job-applications/jobs', { as: owner })).body).toMatchObject([{ id: job.id }]);
  expect((await house.call('GET', '/api/job-applications', { as: other })).body).toEqual([]);
  const path = `/api/job-applications/${id}`;
  expect((await house.call('GET', path, { as: other })).status).toBe(404);
  const body = { status: 'shortlisted', answer: 'Come by', adminNotes: 'Mine now' };
  expect((await house.call('PATCH', path, { as: other, body })).status).toBe(404);
  const changed = await house.call('PATCH', path, { as: owner, body });
  expect(changed.body).toMatchObject({ status: 'shortlisted', adminNotes: null });
  expect((await house.call('GET', path, { as: admin })).body.adminNotes).toBe('Known here');
});

test('a gap that came with a proposal may stay when its owner writes the rest', async () => {
  const { id } = await anEvent(house.db, { ownerId: owner.id, organizer: '', reviewedAt: house.time.now });
  const put = async (over: object) =>
    (await house.call('PUT', `/api/events/${id}`, { as: owner, body: { ...anEventBody(), status: 'draft', ...over } }))
      .status;
  expect(await put({ organizer: '', duration: '2 h' })).toBe(200);
  expect(await put({ organizer: '', duration: {} })).toBe(422);
});
