/** How vacancies are found by what they pay: in whatever time they name it, compared in the time that is asked. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PayFinder } from '#market/listings/server/listing-kind.ts';
import { jobs } from './table.ts';

/** Of the law, where a vacancy names none. */
const usualWeek = 40;
const dayHours = 8;
const weeksOfMonth = 52 / 12;

/** The hours that somebody works in a time. */
const hoursIn: PayFinder['hoursIn'] = (per, weeklyHours) =>
  ({ hour: 1, day: dayHours, night: dayHours, week: weeklyHours, month: weeklyHours * weeksOfMonth })[per];

const week = sql`coalesce(${jobs.weeklyHours}, ${sql.raw(String(usualWeek))})::float8`;
const paidFor = sql`(case ${jobs.salaryType} when 'hourly' then 1 when 'daily' then ${sql.raw(String(dayHours))}
  when 'weekly' then ${week} when 'monthly' then ${week} * ${sql.raw(String(weeksOfMonth))} when 'yearly' then ${week} * 52 end)`;
const most = sql`coalesce(${jobs.payToCents}, ${jobs.payFromCents})`;

const ofJob =
  (value: SQL): PayFinder['anHour'] =>
  (id) =>
    sql`(select (${value})::float8 from ${jobs} where ${jobs.id} = ${id})`;

/** Whose pay nobody named in numbers pays nothing that could be compared. */
export const payFinder: PayFinder = {
  anHour: ofJob(sql`(${jobs.payFromCents} + ${most}) / 2.0 / ${paidFor}`),
  atMost: ofJob(sql`${most} / ${paidFor}`),
  weeklyHours: ofJob(sql`${jobs.weeklyHours}`),
  usualWeek,
  hoursIn,
};
