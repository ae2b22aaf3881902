/** When, where and under which terms an event was, as buyers are told and tell it (issue 16; decisions 0047 and 0140). */
import { z } from 'zod';
import * as s from '#kit/shared/schemas.ts';
import { cancellationPolicies } from '#market/listings/cancellation.ts';

/** Where and when something was to be before it was moved; `startsAt` is the same as an instant. */
export const Moved = z.strictObject({
  date: s.calendarDate,
  time: s.timeOfDay.nullable(),
  startsAt: z.iso.datetime(),
  /** The date of its last night, where it took more than one. */
  lastDay: s.calendarDate.nullish(),
  location: z.string(),
  address: z.string(),
});

/** As it was told: one line, or none. */
const shownLine = (max: number) => z.union([z.literal(''), s.line(max)]);

/**
 * When and where an event was when its buyer looked (another one by now is refused, 409 event_moved), and what they were
 * promised for cancelling (409 terms_changed). A policy that is not said is not compared: of what is free none is shown,
 * and who asks without one takes it as it is.
 */
export const ShownEvent = z.strictObject({
  date: s.calendarDate.nullable(),
  time: s.timeOfDay.nullable(),
  location: shownLine(200),
  address: shownLine(300),
  cancellation: z.enum(cancellationPolicies).optional(),
});
export type ShownEvent = z.infer<typeof ShownEvent>;
