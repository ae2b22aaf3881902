import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { instantOf } from '#market/town/dates.ts';
import { events } from './table.ts';
import type { EventRow } from './table.ts';

/** An event for tests: a €25 party on 21 August 2026 unless told otherwise. */
export async function anEvent(db: Db, over: Partial<typeof events.$inferInsert> = {}): Promise<EventRow> {
  const date = over.date === undefined ? '2026-08-21' : over.date;
  const time = over.time ?? '22:30';
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
      startsAt: date === null ? null : instantOf(date, time),
      duration: { en: '6 hours', es: '6 horas' },
      organizer: 'Cielo Raso',
      capacity: 100,
      ...over,
    })
    .returning();
  return row as EventRow;
}
