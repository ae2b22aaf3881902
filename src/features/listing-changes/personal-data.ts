/** What a member takes along of the changes they asked for. */
import { z } from 'zod';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import * as s from '#kit/shared/schemas.ts';
import { changeStatuses } from './rules.ts';

const fields = z.record(z.string(), z.unknown());

export const ChangesExport = z.strictObject({
  listingChanges: z.array(
    z.strictObject({
      kind: z.enum(listingKinds),
      listingId: s.id,
      status: z.enum(changeStatuses),
      before: fields,
      after: fields,
      note: z.string().nullable(),
      askedAt: z.iso.datetime(),
    }),
  ),
});
export type ChangesExport = z.infer<typeof ChangesExport>;
