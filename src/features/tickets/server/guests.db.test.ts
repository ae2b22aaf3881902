/** Guests found at a door by their names: on its night, by whoever keeps it, and let in once. On both engines. */
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { tickets } from '#features/orders/server/table.ts';
import { dayMs, hourMs } from '#kit/shared/durations.ts';
import { maxGuests } from '../rules.ts';

const house = aTestHouse();
let owner: Member;
beforeEach(async () => {
  owner = await house.signedInAs('business');
  house.time.now = new Date('2026-08-21T21:00:00Z');
});

/** Somebody of this name with so many tickets for a free night. */
async function aGuest(eventId: string, fullName: string, quantity = 2) {
  const guest = await house.signedInAs();
  await house.db.update(users).set({ fullName }).where(eq(users.id, guest.id));
  const { body } = await house.call('POST', '/api/orders', { as: guest, body: { eventId, quantity } });
  return { guest, tickets: body.tickets as { id: string; code: string }[] };
}
const aNight = () => anEvent(house.db, { priceCents: 0, capacity: 200, ownerId: owner.id });
const find = (eventId: string, name: string, as = owner) =>
  house.call('POST', `/api/events/${eventId}/check-in/guests`, { as, body: { name } });
type Found = { ticket: string; mark: string };
const letIn = (eventId: string, { ticket, mark }: Found, as = owner) =>
  house.call('POST', `/api/events/${eventId}/check-in`, { as, body: { ticket, mark } });
const found = (body: { name: string; number: number }[]) => body.map(({ name, number }) => `${name} ${number}`);

test('by a part of it, without accents and capitals, each ticket for itself; and nothing else is told of them', async () => {
  const { id } = await aNight();
  const { tickets: hers } = await aGuest(id, 'Núria Peñas');
  await aGuest(id, 'Bo Li', 1);
  await aGuest((await aNight()).id, 'Nuria Elsewhere', 1);
  const { status, body } = await find(id, ' pena NUR ');
  expect([status, body]).toEqual([
    200,
    [1, 2].map((number) => ({
      ticket: expect.any(String),
      mark: expect.stringMatching(/^[0-9a-f]{6}$/),
      name: 'Núria Peñas',
      givenTo: null,
      number,
      of: 2,
      ticketType: null,
      usedAt: null,
    })),
  ]);
  expect(new Set(body.map(({ ticket }: { ticket: string }) => ticket))).toEqual(new Set(hers.map((one) => one.id)));
  expect(found((await find(id, 'bo')).body)).toEqual(['Bo Li 1']);
  expect((await find(id, 'Nobody')).body).toEqual([]);
  expect((await find(id, '%%')).body).toEqual([]);
  expect((await find(id, 'n')).status).toBe(422);
});

test('and let in once by that ticket, which the log keeps; an entry by mistake is taken back by it', async () => {
  const { id } = await aNight();
  const { guest } = await aGuest(id, 'Núria Peñas');
  const [first] = (await find(id, 'nuria')).body;
  const entry = await letIn(id, first);
  expect([entry.status, entry.body]).toEqual([
    200,
    expect.objectContaining({ holder: 'Núria', number: 1, entered: 1 }),
  ]);
  expect((await letIn(id, first)).body.code).toBe('already_used');
  const [again] = (await find(id, 'nuria')).body;
  expect(again).toEqual({ ...first, usedAt: entry.body.usedAt });
  const [told] = await house.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, 'tickets'), eq(auditEntries.entityId, first.ticket)));
  expect(told).toMatchObject({ actorId: owner.id, after: { usedAt: entry.body.usedAt, byName: true } });
  const undone = await house.call('POST', `/api/events/${id}/check-in/undo`, {
    as: owner,
    body: { ticket: first.ticket, usedAt: entry.body.usedAt },
  });
  expect([undone.status, undone.body.entered]).toEqual([200, 0]);
  // By its code nothing is said in the log, and both ways at once are none.
  const [own] = await house.db.select().from(tickets).where(eq(tickets.id, first.ticket));
  const both = { ticket: first.ticket, mark: first.mark, code: own?.code };
  expect((await house.call('POST', `/api/events/${id}/check-in`, { as: owner, body: both })).status).toBe(422);
  expect((await letIn(id, first, guest)).status).toBe(404);
});

describe('a list that a door looks at already', () => {
  /** The first of two tickets, given to a friend, as the door found it. */
  async function aFriendInTheList() {
    const { id } = await aNight();
    const { guest, tickets: hers } = await aGuest(id, 'Núria Peñas');
    const path = `/api/tickets/${hers[0]?.id}/link`;
    const give = (name: string) => house.call('POST', path, { as: guest, body: { name } });
    const takeBack = () => house.call('DELETE', path, { as: guest });
    await give('Ana');
    const [found] = (await find(id, 'ana')).body as [Found];
    const row = async () => (await house.db.select().from(tickets).where(eq(tickets.id, found.ticket)))[0];
    return { id, found, give, takeBack, row };
  }

  test('lets nobody in whose ticket was taken back since; the next one has it as it is now', async () => {
    const { id, found, give, takeBack, row } = await aFriendInTheList();
    await takeBack();
    const gone = await letIn(id, found);
    expect([gone.status, gone.body.code, (await row())?.usedAt]).toEqual([409, 'conflict', null]);
    await give('Bea');
    expect((await letIn(id, found)).body.code).toBe('conflict');
    const [bea] = (await find(id, 'bea')).body;
    expect(bea.mark).not.toBe(found.mark);
    expect((await letIn(id, bea)).body.holder).toBe('Bea');
    // Whoever was let in by it is in, also for the earlier list.
    expect((await letIn(id, found)).body.code).toBe('conflict');
    for (const body of [
      { ticket: bea.ticket },
      { ticket: bea.ticket, mark: 'ABCDEF' },
      { ticket: bea.ticket, mark: '' },
    ])
      expect((await house.call('POST', `/api/events/${id}/check-in`, { as: owner, body })).status).toBe(422);
  });

  test('while its ticket is being taken back: either the friend is in and keeps it, or nobody is', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const { id, found, takeBack, row } = await aFriendInTheList();
      const before = await row();
      const acts = [() => letIn(id, found), takeBack];
      const replies = await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
      const [entered, taken] = round % 2 === 0 ? replies : replies.toReversed();
      outcomes.add(`${entered?.status} ${taken?.status}`);
      const after = await row();
      expect(after?.usedAt !== null).toBe(entered?.status === 200);
      expect(after?.code === before?.code).toBe(entered?.status === 200);
    }
    for (const outcome of outcomes) expect(['200 409', '409 200']).toContain(outcome);
  });
});

test('not what was given back, and of others no more than a page', async () => {
  const { id } = await aNight();
  const { tickets: hers } = await aGuest(id, 'Núria Peñas');
  await house.db
    .update(tickets)
    .set({ cancelledAt: house.time.now, refundPercent: 0 })
    .where(eq(tickets.id, hers[0]?.id ?? ''));
  const left = (await find(id, 'nuria')).body;
  expect(left).toHaveLength(1);
  expect(left[0]).toMatchObject({ of: 2 });
  await Promise.all(Array.from({ length: 17 }, (_, count) => aGuest(id, `Ana ${String.fromCodePoint(65 + count)}`)));
  expect((await find(id, 'ana')).body).toHaveLength(maxGuests);
});

test('neither before its door opens nor when it is over, and not by others', async () => {
  const { id, startsAt } = await aNight();
  await aGuest(id, 'Núria Peñas');
  for (const as of [await house.signedInAs('business'), await house.signedInAs()])
    expect((await find(id, 'nuria', as)).status).toBe(404);
  expect((await find(id, 'nuria', await house.signedInAs('admin'))).body).toHaveLength(2);
  const begins = startsAt?.getTime() ?? 0;
  house.time.now = new Date(begins - 13 * hourMs);
  expect((await find(id, 'nuria')).body.code).toBe('too_early');
  house.time.now = new Date(begins + 3 * dayMs);
  expect((await find(id, 'nuria')).body.code).toBe('event_over');
});

test('nor as fast as a machine asks', async () => {
  const { id } = await aNight();
  const replies = await Promise.all(Array.from({ length: 35 }, () => find(id, 'nuria')));
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
  expect(replies.find(({ status }) => status === 429)?.headers.get('retry-after')).toBeTruthy();
});
