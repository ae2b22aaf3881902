import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { daysAfter } from '#kit/shared/durations.ts';
import { listedDays } from '../rules.ts';
import { jobs } from './table.ts';
import type { JobRow } from './table.ts';

/** A vacancy for tests: a summer waiter, pinned up on 20 August 2026 at noon, not urgent, unless told otherwise. */
export async function aJob(db: Db, over: Partial<typeof jobs.$inferInsert> = {}): Promise<JobRow> {
  const postedAt = over.postedAt ?? new Date('2026-08-20T12:00:00Z');
  const [row] = await db
    .insert(jobs)
    .values({
      id: newId(),
      title: { en: 'Waiter on the beach', es: 'Camarero en la playa' },
      description: { en: 'Forty tables, one sunset.', es: 'Cuarenta mesas, un atardecer.' },
      category: 'food-service',
      location: 'Poniente',
      address: 'Paseo de Poniente 3',
      employer: 'Chiringuito Marea',
      salary: { en: '€1,500 a month', es: '1.500 € al mes' },
      salaryType: 'monthly',
      schedule: 'seasonal',
      requirements: { en: ['Two languages'], es: ['Dos idiomas'] },
      benefits: { en: ['Staff meal'], es: ['Comida de personal'] },
      contactEmail: 'jobs@marea.example',
      postedAt,
      listedUntil: daysAfter(postedAt, listedDays),
      ...over,
    })
    .returning();
  return row as JobRow;
}
