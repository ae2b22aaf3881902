/** How vacancies are found by what they pay at most: in whatever time they name it, compared in the time that is asked. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PayFinder, PayRate } from '#market/listings/server/listing-kind.ts';
import { jobs } from './table.ts';

/** Of the law, where a vacancy names none. */
const usualWeek = 40;
const dayHours = 8;
const weeksOfMonth = 52 / 12;

const week = sql`coalesce(${jobs.weeklyHours}, ${sql.raw(String(usualWeek))})::float8`;

/** The hours that somebody works in a time. */
const hoursIn = {
  hour: sql`1`,
  day: sql`${sql.raw(String(dayHours))}`,
  night: sql`${sql.raw(String(dayHours))}`,
  week,
  month: sql`(${week} * ${sql.raw(String(weeksOfMonth))})`,
} as const;

const paidFor = sql`(case ${jobs.salaryType} when 'hourly' then ${hoursIn.hour} when 'daily' then ${hoursIn.day}
  when 'weekly' then ${hoursIn.week} when 'monthly' then ${hoursIn.month} when 'yearly' then ${week} * 52 end)`;

const most = sql`coalesce(${jobs.payToCents}, ${jobs.payFromCents})`;

/** Whose pay nobody named in numbers pays nothing that could be compared. */
export const paysAtLeast: PayFinder = (id, cents, per = 'month'): SQL =>
  sql`exists (select 1 from ${jobs} where ${jobs.id} = ${id}
    and ${most} / ${paidFor} * ${hoursIn[per]} >= ${cents})`;

/** Whatever time it is named for, by the hour; of from and to what lies between them. */
export const paysAnHour: PayRate = (id): SQL =>
  sql`(select (${jobs.payFromCents} + ${most}) / 2.0 / ${paidFor} from ${jobs} where ${jobs.id} = ${id})::float8`;
