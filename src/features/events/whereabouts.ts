/** When and where an event was, as buyers are told and tell it (issue 16; decision 0047). */
import { z } from 'zod';
import * as s from '#kit/shared/schemas.ts';

/** Where and when something was to be before it was moved; `startsAt` is the same as an instant. */
export const Moved = z.strictObject({
  date: s.calendarDate,
  time: s.timeOfDay.nullable(),
  startsAt: z.iso.datetime(),
  location: z.string(),
  address: z.string(),
});

/** As it was told: one line, or none. */
const shownLine = (max: number) => z.union([z.literal(''), s.line(max)]);

/** When and where an event was when its buyer looked; another one by now is refused (409 event_moved). */
export const ShownEvent = z.strictObject({
  date: s.calendarDate.nullable(),
  time: s.timeOfDay.nullable(),
  location: shownLine(200),
  address: shownLine(300),
});
export type ShownEvent = z.infer<typeof ShownEvent>;
