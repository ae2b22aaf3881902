import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { holidayRequests } from './table.ts';
import type { HolidayRow } from './table.ts';

/** A wish for tests: two people for a week, just written in English, unless told otherwise. */
export async function aWish(db: Db, over: Partial<typeof holidayRequests.$inferInsert> = {}): Promise<HolidayRow> {
  const [row] = await db
    .insert(holidayRequests)
    .values({
      id: newId(),
      language: 'en',
      submittedAt: new Date('2026-08-21T09:42:00Z'),
      clientName: 'Marta Ferrer',
      clientEmail: 'marta@correo.example',
      clientPhone: '600 123 456',
      vacationDescription: 'Late breakfast, shade, music after midnight.',
      budget: '900',
      durationDays: 7,
      numberOfPeople: 2,
      accommodationType: 'apartment',
      specialRequests: 'A dog',
      ...over,
    })
    .returning();
  return row as HolidayRow;
}
