/** What a member takes along of the other dates that they asked for. */
import { z } from 'zod';
import * as s from '#kit/shared/schemas.ts';
import { dateChangeStates } from './rules.ts';

const instant = z.iso.datetime();
const dates = z.strictObject({
  startsAt: instant,
  endsAt: instant,
  units: z.number().int(),
  quantity: z.number().int(),
});

export const DateChangesExport = z.strictObject({
  dateChanges: z.array(
    z.strictObject({
      orderId: s.id,
      status: z.enum(dateChangeStates),
      was: dates,
      wanted: dates,
      amount: s.wirePrice,
      note: z.string().nullable(),
      createdAt: instant,
      settledAt: instant.nullable(),
    }),
  ),
});
export type DateChangesExport = z.infer<typeof DateChangesExport>;
