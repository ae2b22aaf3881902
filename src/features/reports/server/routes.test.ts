/** Anybody reports what is public: with what it says at that moment (decision 0177). */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { reports } from './table.ts';
import { aReportHouse, takenDown } from './testing.ts';

const at = aReportHouse();
const { house } = at;
let owner: Member;
beforeEach(async () => {
  owner = await at.fresh();
});

describe('a report', () => {
  test('of each kind of listing is taken in, with what it says then, and confirmed', async () => {
    const made = { ownerId: owner.id };
    const things = {
      events: await anEvent(house.db, made),
      rentals: await at.aFlat(owner),
      businesses: await aBusiness(house.db, made),
      jobs: await aJob(house.db, made),
    };
    for (const [kind, { id: subject }] of Object.entries(things))
      expect((await at.report({ kind, subject })).status, kind).toBe(201);
    const waiting: { kind: string; said: string; author: string }[] = await at.queue();
    expect(waiting.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(things).toSorted());
    for (const { said } of waiting) expect(said.length).toBeGreaterThan(10);
    // Five letters an hour reach a mailbox that nobody has proven.
    expect((await at.letters()).map(({ letter, recipient }) => [letter, recipient])).toEqual(
      Array.from({ length: 4 }, () => ['noticeReceived', 'marta@correo.example']),
    );
  });

  test('of a visitor says who sends it, unless it is about minors', async () => {
    const { id: subject } = await at.aFlat(owner);
    const reply = await at.report({ subject }, undefined, {});
    expect([reply.status, reply.body.errors.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      ['name', 'email'],
    ]);
    expect((await at.report({ subject, goodFaith: false })).status).toBe(422);
    expect((await at.report({ subject, reason: 'notThere' })).status).toBe(422);
    expect(await house.db.$count(reports)).toBe(0);
    expect((await at.report({ subject, reason: 'minors' }, undefined, {})).status).toBe(201);
    expect(await at.letters()).toEqual([]);
  });

  test('is refused for what is not public, or is not there: 404', async () => {
    const draft = await aRental(house.db, { ownerId: owner.id, status: 'draft' });
    for (const subject of [draft.id, 'NoSuchThing1']) expect((await at.report({ subject })).status).toBe(404);
    expect((await at.report({ kind: 'events', subject: (await at.aFlat(owner)).id })).status).toBe(404);
    expect((await at.report({ kind: 'answer', reason: 'insult', subject: 'NoSuchThing1' })).status).toBe(404);
  });

  test('of a member counts once while it waits, and shows moderators no name', async () => {
    const { id: subject } = await at.aFlat(owner);
    const ana = await house.signedInAs();
    await house.db.update(users).set({ fullName: 'Ana Pla' }).where(eq(users.id, ana.id));
    for (let n = 0; n < 2; n += 1) expect((await at.report({ subject }, ana, {})).status).toBe(201);
    await at.report({ subject });
    expect(await at.queue()).toMatchObject([{ times: 2 }, { times: 2 }]);
    for (const one of await at.queue()) expect(one.reporter).toBeUndefined();
    const names = (await at.queue(at.admin)).map(({ reporter }: { reporter: string }) => reporter);
    expect(names.toSorted()).toEqual(['Ana Pla', 'Marta Gil']);
  });

  test('keeps nothing of what only guests are told, nor a phone and a mailbox that are not on the page', async () => {
    const flat = await at.aFlat(owner);
    const [phone, mailbox] = ['+34600555777', 'marea@correo.example'];
    const arrival = { en: 'The key safe opens with 4711.', es: 'La caja se abre con 4711.' };
    const hidden = { door: '3º B', arrival, contactPhone: phone, contactEmail: mailbox };
    await house.db
      .update(rentals)
      .set({ ...hidden, contactPublic: false })
      .where(eq(rentals.id, flat.id));
    await at.report({ subject: flat.id });
    const [one] = await at.queue();
    for (const text of ['4711', '3º B', phone, mailbox]) {
      expect(one.said).not.toContain(text);
      expect(one.words).not.toContain(text);
    }
    await house.db.update(rentals).set({ contactPublic: true }).where(eq(rentals.id, flat.id));
    expect((await at.queue())[0].words).toContain(phone);
  });

  test('keeps what was said though its owner changes it', async () => {
    const { id: subject } = await at.aFlat(owner);
    await at.report({ subject });
    await house.db
      .update(rentals)
      .set({ description: { en: 'It has no pool.', es: 'No tiene piscina.' } })
      .where(eq(rentals.id, subject));
    const [one] = await at.queue();
    expect(one.said).toContain('It has a pool.\nTiene piscina.');
    expect(one.words).not.toContain('It has a pool.');
  });

  test('is nobody’s to read but the desk’s', async () => {
    for (const as of [await house.signedInAs(), owner]) {
      expect((await house.call('GET', '/api/admin/reports', { as })).status).toBe(403);
      expect((await house.call('GET', '/api/admin/report-figures', { as })).status).toBe(403);
    }
  });

  test('by a household is taken in twelve times within ten minutes', async () => {
    const { id: subject } = await at.aFlat(owner);
    const statuses: number[] = [];
    const send = { kind: 'rentals', subject, reason: 'minors', details: 'D', goodFaith: true };
    for (let n = 0; n < 13; n += 1)
      statuses.push((await house.call('POST', '/api/reports', { body: send, address: '203.0.113.9' })).status);
    expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([12, 429]);
  });
});

test('the desk counts them by kind, and how they stand', async () => {
  const { id: subject } = await at.aFlat(owner);
  await at.report({ subject });
  const [{ id }] = await at.queue();
  await at.decide(id, takenDown);
  await at.report({ kind: 'events', subject: (await anEvent(house.db)).id });
  const { body } = await house.call('GET', '/api/admin/report-figures', { as: at.moderator });
  const none = { open: 0, kept: 0, removed: 0, objections: 0, restored: 0 };
  expect(body.kinds).toEqual([
    { ...none, kind: 'events', reports: 1, open: 1 },
    { ...none, kind: 'rentals', reports: 1, removed: 1 },
  ]);
});
