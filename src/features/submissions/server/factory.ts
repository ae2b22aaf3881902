import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { submissions } from './table.ts';
import type { SubmissionRow } from './table.ts';

/** A submission for tests: a party that waits, written in English, unless told otherwise. */
export async function aSubmission(db: Db, over: Partial<typeof submissions.$inferInsert> = {}): Promise<SubmissionRow> {
  const [row] = await db
    .insert(submissions)
    .values({
      id: newId(),
      language: 'en',
      submittedAt: new Date('2026-08-21T09:42:00Z'),
      type: 'event',
      title: 'Foam night at Sala 9',
      description: 'Foam from midnight.',
      category: 'party',
      location: 'Old Town',
      address: 'Calle Mallorca 4',
      contactEmail: 'hola@sala9.example',
      contactPhone: '600 123 456',
      priceCents: 1200,
      ...over,
    })
    .returning();
  return row as SubmissionRow;
}
