import type { Db } from '#kit/server/db.ts';
import { hashSecret, newId, newSecret } from '#kit/server/ids.ts';
import { jobApplications } from './table.ts';
import type { ApplicationRow } from './table.ts';

/** An application for tests: Marta wants this job from September on, sent without an account, unless told otherwise. */
export async function anApplication(
  db: Db,
  over: Partial<typeof jobApplications.$inferInsert> & { jobId: string },
): Promise<ApplicationRow> {
  const [row] = await db
    .insert(jobApplications)
    .values({
      id: newId(),
      language: 'en',
      submittedAt: new Date('2026-08-21T09:42:00Z'),
      name: 'Marta Ferrer',
      email: 'marta@correo.example',
      phone: '600 123 456',
      languages: ['Spanish', 'English'],
      availableFrom: '2026-09-01',
      message: 'Two summers behind a bar, and I never drop a tray.',
      tokenHash: hashSecret(newSecret()),
      ...over,
    })
    .returning();
  return row as ApplicationRow;
}
