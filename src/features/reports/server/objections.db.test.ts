/** Whose it was objects once, the desk answers, and what is right is put back (decision 0177). */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '#app/server/testing-calls.ts';
import type { Member } from '#app/server/testing.ts';
import { password } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { reports } from './table.ts';
import { aReportHouse, takenDown } from './testing.ts';

const at = aReportHouse();
const { house } = at;
let owner: Member;
beforeEach(async () => {
  owner = await at.fresh();
});

describe('an objection', () => {
  const removed = async () => {
    const flat = await at.aFlat(owner);
    await at.report({ subject: flat.id });
    const [{ id }] = await at.queue();
    await at.decide(id, takenDown);
    await house.db.delete(mails);
    return { id, subject: flat.id };
  };
  const object = (id: string, as = owner) =>
    house.call('POST', `/api/reports/${id}/objection`, { as, body: { objection: 'Here are the keys.' } });
  const answer = (id: string, over: object, as = at.admin) =>
    house.call('POST', `/api/admin/reports/${id}/objection`, { as, body: { answer: 'We looked again.', ...over } });

  test('opens the decision again; the desk takes it back and it is public', async () => {
    const { id, subject } = await removed();
    expect((await object(id)).body).toMatchObject({ status: 'objected', objection: 'Here are the keys.' });
    expect((await at.queue(at.admin, '?status=objected')).map((one: { id: string }) => one.id)).toEqual([id]);
    expect((await house.call('GET', '/api/desk-counts', { as: at.admin })).body).toMatchObject({ objections: 1 });
    expect((await answer(id, { decision: 'restored' }, at.moderator)).status).toBe(403);
    expect((await answer(id, { decision: 'restored' })).body).toMatchObject({ status: 'restored', isRemoved: false });
    expect((await house.call('GET', `/api/rentals/${subject}`)).body.title).toBe('Roof flat');
    expect(await at.letters()).toMatchObject([
      { letter: 'noticeTakenBack', recipient: 'marta@correo.example', values: { title: 'Roof flat' } },
      { letter: 'objectionDecided', recipient: 'marea@correo.example', values: { isRestored: true } },
    ]);
    expect((await at.own(owner)).takenDown).toMatchObject([{ status: 'restored', answer: 'We looked again.' }]);
    expect(refusalOf(await answer(id, { decision: 'upheld' }))).toEqual([409, 'invalid_transition']);
  });

  test('is made once, by whose it was, within six months', async () => {
    const { id } = await removed();
    expect((await object(id, await house.signedInAs('business'))).status).toBe(404);
    expect((await object(id)).status).toBe(201);
    expect(refusalOf(await object(id))).toEqual([409, 'invalid_transition']);
    expect((await answer(id, { decision: 'upheld' })).body).toMatchObject({ status: 'removed', isRemoved: true });
    expect(refusalOf(await object(id))).toEqual([409, 'invalid_transition']);
    const late = await removed();
    const { objectsUntil } = (await at.own(owner)).takenDown.find((one: { id: string }) => one.id === late.id);
    house.time.now = new Date(new Date(objectsUntil).getTime() + 1);
    expect(refusalOf(await object(late.id))).toEqual([409, 'invalid_transition']);
  });

  test('made twice at once is one, and answered twice at once has one answer and one letter', async () => {
    const { id } = await removed();
    const made = await Promise.all([object(id), object(id)]);
    expect(made.map((reply) => refusalOf(reply).join(' ')).toSorted()).toEqual(['201 ', '409 invalid_transition']);
    const answered = await Promise.all([answer(id, { decision: 'restored' }), answer(id, { decision: 'upheld' })]);
    expect(answered.map((reply) => refusalOf(reply).join(' ')).toSorted()).toEqual(['200 ', '409 invalid_transition']);
    const written = (await at.letters()).map(({ letter }) => letter).filter((letter) => letter === 'objectionDecided');
    expect(written).toHaveLength(1);
  });

  test.each([
    ['paused', 'POST', '/steps', { step: 'pause' }],
    ['taken off', 'DELETE', '', undefined],
  ] as const)('that is right publishes nothing that its owner had %s themselves', async (_, method, way, body) => {
    const flat = await at.aFlat(owner);
    await at.report({ subject: flat.id });
    const left = await house.call(method, `/api/rentals/${flat.id}${way}`, { as: owner, ...(body && { body }) });
    expect(left.status).toBe(200);
    const [{ id }] = await at.queue();
    await at.decide(id, takenDown);
    await object(id);
    expect((await answer(id, { decision: 'restored' })).body).toMatchObject({ status: 'restored' });
    expect(await house.db.select().from(rentals).where(eq(rentals.id, flat.id))).toMatchObject([
      { status: 'draft', reviewNote: null },
    ]);
  });

  test('is of whose it is when it is taken down, not of whose it was when it was reported', async () => {
    const flat = await at.aFlat(owner);
    await at.report({ subject: flat.id });
    const heir = await house.signedInAs('business');
    await house.db.update(rentals).set({ ownerId: heir.id }).where(eq(rentals.id, flat.id));
    const [{ id }] = await at.queue();
    await at.decide(id, takenDown);
    expect((await at.own(owner)).takenDown).toEqual([]);
    expect((await object(id)).status).toBe(404);
    expect((await at.own(heir)).takenDown).toMatchObject([{ id, status: 'removed', statement: 'We went there.' }]);
    expect((await object(id, heir)).status).toBe(201);
  });

  test('that is right gives a night that is over back as a draft', async () => {
    const event = await anEvent(house.db, { ownerId: owner.id });
    await at.report({ kind: 'events', subject: event.id });
    const [{ id }] = await at.queue();
    await at.decide(id, takenDown);
    await object(id);
    house.time.now = new Date('2026-09-01T10:00:00Z');
    expect((await answer(id, { decision: 'restored' })).status).toBe(200);
    expect(await house.db.select().from(events).where(eq(events.id, event.id))).toMatchObject([
      { status: 'draft', reviewNote: null },
    ]);
  });
});

test('whoever leaves takes along their name and words; the decision stays', async () => {
  const ana = await house.signedInAs();
  const { id: subject } = await at.aFlat(owner);
  await at.report({ subject }, ana, {});
  const [{ id }] = await at.queue();
  await at.decide(id, takenDown);
  await house.call('POST', `/api/reports/${id}/objection`, { as: owner, body: { objection: 'No.' } });
  const file = await house.call('GET', '/api/account/export', { as: owner });
  expect(file.body.takenDown).toMatchObject([{ kind: 'rentals', objection: 'No.', statement: 'We went there.' }]);
  expect((await house.call('GET', '/api/account/export', { as: ana })).body.reports).toMatchObject([
    { kind: 'rentals', status: 'removed', details: 'This flat is not there.' },
  ]);
  for (const as of [ana, owner])
    expect((await house.call('POST', '/api/account/erasure', { as, body: { password } })).status).toBe(200);
  expect(await house.db.select().from(reports)).toMatchObject([
    {
      status: 'removed',
      statement: 'We went there.',
      reporterId: null,
      authorId: null,
      name: null,
      email: null,
      details: null,
      said: null,
      objection: null,
    },
  ]);
});
