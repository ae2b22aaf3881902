/** What is said of a rental's days: what is free of them, what is kept back, what costs another price. Part of the contract. */
import { z } from 'zod';
import { addDays } from '#kit/shared/dates.ts';
import * as s from '#kit/shared/schemas.ts';
import { datesBetween, maxBlockDays, maxDays } from './availability.ts';
import { priceUnits } from './rules.ts';
import { somePrice, terms } from './written.ts';

export const AvailabilityQuery = z
  .strictObject({ from: s.calendarDate, to: s.calendarDate })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Must not be before from' })
  .refine(({ from, to }) => datesBetween(from, to).length <= maxDays, {
    path: ['to'],
    message: `Must be within ${maxDays} days`,
  });
export type AvailabilityQuery = z.infer<typeof AvailabilityQuery>;

/** What can be booked of a rental, day by day. */
export const Availability = z.strictObject({
  unit: z.enum(priceUnits),
  /** How many there are in all: things alike, or places by person. */
  slots: z.number().int(),
  /** 1 by person. */
  minUnits: terms.minUnits,
  maxUnits: terms.maxUnits,
  leadHours: terms.leadHours,
  fromTime: s.timeOfDay,
  toTime: s.timeOfDay,
  days: z.array(
    z.strictObject({
      date: s.calendarDate,
      /**
       * How many have that night free, or that day's opening hours; by the hour, the most of its hours. Below 0 where more
       * are booked than the owner lets any more.
       */
      free: z.number().int(),
      /** The full hours at which one can begin, by the hour only. */
      hours: z.array(z.strictObject({ time: s.timeOfDay, fold: s.fold.optional(), free: z.number().int() })),
    }),
  ),
});
export type Availability = z.infer<typeof Availability>;

/** Dates, both among them, on which so many are kept back. */
const block = {
  from: s.calendarDate,
  to: s.calendarDate,
  quantity: terms.quantity,
};

export const NewBlock = z
  .strictObject({
    ...block,
    note: s
      .optionalLine(200)
      .transform((note) => note ?? '')
      .default(''),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Must not be before from' })
  .refine(({ from, to }) => to < addDays(from, maxBlockDays), {
    path: ['to'],
    message: `Must be within ${maxBlockDays} days`,
  });
export type NewBlock = z.infer<typeof NewBlock>;

/** The first and the last of blocked days that are let again. */
export const FreedDays = z
  .strictObject({ from: s.calendarDate, to: s.calendarDate })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Must not be before from' });
export type FreedDays = z.infer<typeof FreedDays>;

export const Block = z.strictObject({ id: s.id, ...block, note: z.string() });
export type Block = z.infer<typeof Block>;

/** Days, both among them, on which a unit that begins has another price, and a stay that does its own shortest. */
const season = { from: s.calendarDate, to: s.calendarDate };
const leastUnits = terms.minUnits.nullable();

export const Season = z.strictObject({
  id: s.id,
  ...season,
  price: s.wirePrice,
  weekendPrice: s.wirePrice.nullable(),
  minUnits: leastUnits,
});
export type Season = z.infer<typeof Season>;

export const NewSeason = z
  .strictObject({
    ...season,
    price: somePrice,
    /** Of those that are days of the weekend; none where they cost what the others do. */
    weekendPrice: somePrice.nullish().transform((cents) => cents ?? null),
    minUnits: leastUnits,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Must not be before from' })
  .refine(({ from, to }) => to < addDays(from, maxBlockDays), {
    path: ['to'],
    message: `Must be within ${maxBlockDays} days`,
  });
export type NewSeason = z.infer<typeof NewSeason>;

/** A rental has no more of them. */
export const maxSeasons = 100;

/** All of a new rental: no two of them share a day. */
export const NewSeasons = z
  .array(NewSeason)
  .max(maxSeasons)
  .superRefine((seasons, context) => {
    for (const [place, { from, to }] of seasons.entries())
      if (seasons.slice(0, place).some((other) => other.from <= to && from <= other.to))
        context.addIssue({ code: 'custom', path: [place], message: 'Has a day of another one' });
  });
