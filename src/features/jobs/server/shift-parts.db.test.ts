/** What the migration reads from the days and hours of vacancies that were there before their parts were kept. */
import { globSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { shiftPartsIn } from '../shift-parts.ts';
import { saidShifts } from '../testing.ts';
import { toldOfJobs } from './catalogue/told.ts';
import { aJob } from './factory.ts';
import { jobs } from './table.ts';

const house = aTestHouse({ fresh: true });

const reading = globSync('migrations/*_shift_parts.sql')
  .flatMap((file) => readFileSync(file, 'utf8').split('--> statement-breakpoint'))
  .filter((statement) => statement.includes('shift_parts_in'));

test('parts are what the house reads in the words of shifts, and of the title where those say nothing', async () => {
  for (const [words] of saidShifts) {
    await aJob(house.db, { shifts: { en: words } });
    await aJob(house.db, { shifts: { es: words }, title: { en: 'Night Porter', es: 'Portero de noche' } });
  }
  for (const { shifts } of Object.values(toldOfJobs)) await aJob(house.db, { shifts });
  for (const statement of reading) await house.db.execute(sql.raw(statement));
  const rows = await house.db.select().from(jobs);
  expect(rows.length).toBeGreaterThan(2 * saidShifts.length);
  for (const row of rows) expect(row.shiftParts, JSON.stringify(row.shifts)).toEqual(shiftPartsIn(row));
});
