/** Writes into the log what was done to an order: its number is all the title it has. */
import { recordChange, type Change } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import type { By } from '#market/listings/server/listing-actor.ts';

export const recordOrder = (db: Db, id: string, by: By, change: Pick<Change, 'before' | 'after'>): Promise<void> =>
  recordChange(db, { ...by, ...change, action: 'update', entity: 'orders', entityId: id, title: id });
