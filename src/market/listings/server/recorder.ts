import type { Db } from '#kit/server/db.ts';
import type { By } from './listing-actor.ts';
import type { ListingRow } from './listing-table.ts';

/** Writes the audit log: a room of its own, so whoever makes a desk brings it. */
export type Recorder = (
  db: Db,
  ...changes: readonly (By & {
    action: 'create' | 'update' | 'delete' | 'status' | 'owner';
    entity: string;
    entityId: string;
    title: string;
    before?: ListingRow;
    after?: ListingRow;
  })[]
) => Promise<void>;
