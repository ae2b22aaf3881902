/** What the migration reads from the words of salaries that were there before their numbers. */
import { globSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { salaryIn } from '../salary.ts';
import { aJob } from './factory.ts';
import { jobs } from './table.ts';

const house = aTestHouse();

const reading = globSync('migrations/*_pages.sql')
  .flatMap((file) => readFileSync(file, 'utf8').split('--> statement-breakpoint'))
  .find((statement) => statement.includes('UPDATE "jobs"'));

const told = [
  '€1,680 monthly',
  '1.680\u00a0€ al mes',
  '€12.50 an hour, tips on top',
  '12,5 €/hora',
  '€1,400–1,600 a month',
  'entre 1.400 y 1.600 € al mes',
  '€90 to €120 a night',
  '1600 euros',
  'EUR 22000 a year, after 3 months 24000',
  '95 € a day',
  '€160 daily',
  'Minimum wage',
  'By agreement',
  '40 hours a week',
  '$500',
  '€0',
  '€2,000 to 1,500',
];

test('numbers are what the house reads in the words, and nothing where it reads none; the words stay', async () => {
  for (const words of told) await aJob(house.db, { salary: { en: words } });
  await aJob(house.db, { salary: { es: '1.500 € al mes' } });
  await aJob(house.db, { salary: { en: '€1,500, for how long is open' }, salaryType: null });
  await house.db.execute(sql.raw(reading ?? ''));
  const rows = await house.db.select().from(jobs);
  expect(rows).toHaveLength(told.length + 2);
  for (const { salary, salaryType, payFromCents, payToCents } of rows) {
    const words = salary.en ?? salary.es ?? '';
    const pay = salaryType === null ? undefined : salaryIn(words);
    const wanted = [pay ? Math.round(pay.from * 100) : null, pay ? Math.round(pay.to * 100) : null];
    expect([payFromCents, payToCents], words).toEqual(wanted);
  }
});
