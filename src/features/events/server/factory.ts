import { eq } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { instantOf } from '#market/town/dates.ts';
import { spanOf } from '../timing.ts';
import { findEventRows, readPlacesTaken } from './service.ts';
import { eventPlaces, events } from './table.ts';
import type { EventRow } from './table.ts';

type Over = Partial<typeof events.$inferInsert> & { readonly placesTaken?: number };

/** An event for tests: a €25 party on 21 August 2026 unless told otherwise. */
export async function anEvent(db: Db, { placesTaken, ...over }: Over = {}): Promise<EventRow> {
  const date = over.date === undefined ? '2026-08-21' : over.date;
  const time = over.time ?? '22:30';
  const startsAt = over.startsAt ?? (date === null ? null : instantOf(date, time));
  const duration = over.duration ?? { en: '6 hours', es: '6 horas' };
  const [row] = await db
    .insert(events)
    .values({
      id: newId(),
      title: { en: 'Mirrorball on the roof', es: 'Bola de espejos en la azotea' },
      description: { en: 'Three DJs, two terraces.', es: 'Tres DJ, dos terrazas.' },
      category: 'party',
      priceCents: 2500,
      location: 'Sky terrace',
      address: 'Avenida del Mediterráneo 1',
      date,
      time,
      organizer: 'Cielo Raso',
      capacity: 100,
      ...over,
      duration,
      startsAt,
      ...spanOf(startsAt, { date, time: over.time === null ? null : time, duration: inLanguage(duration, 'en') }),
    })
    .returning();
  if (row === undefined || placesTaken === undefined) return row as EventRow;
  await setPlacesTaken(db, row.id, placesTaken);
  return (await findEventRows(db, [row.id]))[0] as EventRow;
}

/** Sells so many of an event, past every guard but the table's own. */
export async function setPlacesTaken(db: Db, id: string, taken: number): Promise<void> {
  await db.update(eventPlaces).set({ taken }).where(eq(eventPlaces.eventId, id));
}

/** How many places of an event are held or sold. */
export const placesTakenOf = async (db: Db, id: string): Promise<number> => (await readPlacesTaken(db, [id]))(id);
