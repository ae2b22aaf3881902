/** The ticket types of an event that is made like another one (decision 0175). */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { findEventRows, regularOf, setRegular } from '#features/events/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { addDays } from '#kit/shared/dates.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { settleTickets } from './settle.ts';
import { ticketTypes } from './table.ts';

const dayMs = 86_400_000;

/**
 * Gives a copy of an event its types that are not ended, none of them taken. Their days are as far before it as before the
 * first one; where the date of either is still to be named they have none.
 */
export async function copyTicketTypes(db: Db, from: string, to: string, { at }: By): Promise<void> {
  const rows = await findEventRows(db, [from, to]);
  const [event, copy] = [from, to].map((id) => rows.find((row) => row.id === id));
  if (!event || !copy) return;
  const types = await db
    .select()
    .from(ticketTypes)
    .where(and(eq(ticketTypes.eventId, from), isNull(ticketTypes.endedAt)))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id));
  const days =
    event.date === null || copy.date === null ? undefined : (Date.parse(copy.date) - Date.parse(event.date)) / dayMs;
  const moved = (day: string | null) => (day === null || days === undefined ? null : addDays(day, days));
  const copies = types.map(({ name, description, priceCents, most, each, soldFrom, soldUntil }, position) => {
    const sold = { soldFrom: moved(soldFrom), soldUntil: moved(soldUntil) };
    return { id: newId(), eventId: to, name, description, priceCents, most, each, ...sold, position, createdAt: at };
  });
  if (copies.length > 0) await db.insert(ticketTypes).values(copies);
  const regularDays = { regularFrom: moved(event.regularFrom), regularUntil: moved(event.regularUntil) };
  await setRegular(db, copy, { ...regularOf(event), ...regularDays });
  await settleTickets(db, at, to);
}
