/** The ticket types of an event that is made like another one (decision 0175). */
import { findEventRows, regularOf, setRegular } from '#features/events/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { daysAt, listOpenTypes } from './open-types.ts';
import { settleTickets } from './settle.ts';
import { ticketTypes } from './table.ts';

/**
 * Gives a copy of an event its types that are not ended, none of them taken. Their days are as far before it as before the
 * first one; where the date of either is still to be named they have none.
 */
export async function copyTicketTypes(db: Db, from: string, to: string, { at }: By): Promise<void> {
  const rows = await findEventRows(db, [from, to]);
  const [event, copy] = [from, to].map((id) => rows.find((row) => row.id === id));
  if (!event || !copy) return;
  const types = await listOpenTypes(db, from);
  const moved = daysAt(event, copy);
  const copies = types.map(({ name, description, priceCents, limit, each, soldFrom, soldUntil }, position) => {
    const sold = { soldFrom: moved(soldFrom), soldUntil: moved(soldUntil) };
    return { id: newId(), eventId: to, name, description, priceCents, limit, each, ...sold, position, createdAt: at };
  });
  if (copies.length > 0) await db.insert(ticketTypes).values(copies);
  const regularDays = { regularFrom: moved(event.regularFrom), regularUntil: moved(event.regularUntil) };
  await setRegular(db, copy, { ...regularOf(event), ...regularDays });
  await settleTickets(db, at, to);
}
