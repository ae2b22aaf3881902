/** The ticket types of an event that are not ended: in their order, whether one more fits, and their days at another night. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { EventRow } from '#features/events/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { addDays } from '#kit/shared/dates.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { maxTypes, maxTypesEver } from '../rules.ts';
import { ticketTypes } from './table.ts';
import type { TicketTypeRow } from './table.ts';

export const isOpenOf = (eventId: string) => and(eq(ticketTypes.eventId, eventId), isNull(ticketTypes.endedAt));
export const inOrder = [asc(ticketTypes.position), asc(ticketTypes.id)];

export const listOpenTypes = (db: Db, eventId: string): Promise<TicketTypeRow[]> =>
  db
    .select()
    .from(ticketTypes)
    .where(isOpenOf(eventId))
    .orderBy(...inOrder);

/** Whether an event may have one more: of those that are not ended, and of all that it ever had. */
export async function hasRoomForType(db: Db, eventId: string): Promise<boolean> {
  const ever = await db.$count(ticketTypes, eq(ticketTypes.eventId, eventId));
  return ever < maxTypesEver && (await db.$count(ticketTypes, isOpenOf(eventId))) < maxTypes;
}

/** Gives a day of one night as far before another one; none where the date of either is still to be named. */
export function daysAt(
  from: Pick<EventRow, 'date'>,
  to: Pick<EventRow, 'date'>,
): (day: string | null) => string | null {
  if (from.date === null || to.date === null) return () => null;
  const apart = (Date.parse(to.date) - Date.parse(from.date)) / dayMs;
  return (day) => (day === null ? null : addDays(day, apart));
}
