/**
 * Whether a ticket is sold is a rule (`typeState`) where one event is asked about, and SQL (`left.ts`, `settle.ts`) where all of them
 * are, in one statement. Here both are asked about the same tickets. On both engines.
 */
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { findEventRows } from '#features/events/server/service.ts';
import type { EventRow } from '#features/events/server/service.ts';
import { newId } from '#kit/server/ids.ts';
import { areDaysInOrder, typeState, type TypeState } from '../rules.ts';
import { readTicketsLeft } from './left.ts';
import { regularState, regularTaken } from './regular.ts';
import { settleTickets } from './settle.ts';
import { ticketTypes } from './table.ts';

const today = '2026-08-10';
const house = aTestHouse({ now: new Date(`${today}T10:00:00Z`) });

/** Every way in which days, numbers and an end can meet. */
const days = [null, '2026-08-09', today, '2026-08-11'];
const counts = [
  { limit: null, taken: 0 },
  { limit: 2, taken: 1 },
  { limit: 2, taken: 2 },
];
const sales = days.flatMap((soldFrom) =>
  days
    .filter((soldUntil) => areDaysInOrder(soldFrom, soldUntil))
    .flatMap((soldUntil) =>
      counts.flatMap((count) => [false, true].map((isEnded) => ({ soldFrom, soldUntil, ...count, isEnded }))),
    ),
);
const allStates: readonly TypeState[] = ['early', 'ended', 'open', 'past', 'soldOut'];

const anEventOn = (over: Partial<EventRow> & { readonly placesTaken?: number }) =>
  anEvent(house.db, { priceCents: 2000, date: '2026-08-20', ...over });
const addType = async (eventId: string, { soldFrom, soldUntil, limit, taken, isEnded }: (typeof sales)[number]) => {
  const [id, at] = [newId(), house.time.now];
  const columns = { soldFrom, soldUntil, limit, taken, endedAt: isEnded ? at : null };
  const type = { id, eventId, name: { en: 'VIP' }, priceCents: 3000, position: 0, createdAt: at };
  const [row] = await house.db
    .insert(ticketTypes)
    .values({ ...type, ...columns })
    .returning();
  if (!row) throw new Error('A type was not written');
  return row;
};
/** What the statements say of the one ticket that an event has: whether it can be had, and what lists show of it. */
async function saidOf(eventId: string, typeId: string | null) {
  await settleTickets(house.db, house.time.now, eventId);
  const [event] = await findEventRows(house.db, [eventId]);
  const left = (await readTicketsLeft(house.db, house.time.now, eventId)).find((one) => one.typeId === typeId);
  return { isSold: (left?.left ?? 0) > 0, closed: event?.ticketsClosed, isRegularClosed: event?.regularClosed };
}
/** What they have to say where the rule says this; of what has ended lists know no more than that it is over. */
const expected = (state: TypeState) => ({
  isSold: state === 'open',
  closed: state === 'open' ? null : state === 'ended' ? 'past' : state,
});

test('a type is sold by the rule where it is by the statements', async () => {
  const seen = new Set<TypeState>();
  for (const sale of sales) {
    const { id } = await anEventOn({ regularOff: true, placesTaken: sale.taken });
    const type = await addType(id, sale);
    const state = typeState(type, today);
    seen.add(state);
    expect({ sale, ...(await saidOf(id, type.id)) }).toMatchObject({ sale, ...expected(state) });
  }
  expect([...seen].toSorted()).toEqual(allStates);
});

test('so is the regular ticket, of which that is taken which is of no type', async () => {
  const seen = new Set<TypeState>();
  for (const sale of sales) {
    const { soldFrom, soldUntil, limit, taken, isEnded } = sale;
    const bounds = { regularFrom: soldFrom, regularUntil: soldUntil, regularLimit: limit, regularOff: isEnded };
    const event = await anEventOn({ ...bounds, placesTaken: taken + 3 });
    await addType(event.id, { soldFrom: null, soldUntil: null, limit: null, taken: 3, isEnded: true });
    const state = regularState(event, await regularTaken(house.db, event.id), house.time.now);
    seen.add(state);
    const isRegularClosed = state !== 'open';
    expect({ sale, ...(await saidOf(event.id, null)) }).toMatchObject({ sale, ...expected(state), isRegularClosed });
  }
  expect([...seen].toSorted()).toEqual(allStates);
});
