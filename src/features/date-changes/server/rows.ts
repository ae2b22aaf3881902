/** Requests for other dates as rows: read with the order that each is of, and those that still wait for an answer. */
import { and, eq, gt } from 'drizzle-orm';
import { orders } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { dateChanges } from './table.ts';

/** Each with its order; whoever asks says which. */
export const changesWithOrders = (db: Db) =>
  db
    .select({ change: dateChanges, order: orders })
    .from(dateChanges)
    .innerJoin(orders, eq(orders.id, dateChanges.orderId));

/** A request that waits for its answer and is not over: whoever ends it says so, and only one of two can. */
export const isWaiting = (id: string, at: Date) =>
  and(eq(dateChanges.id, id), eq(dateChanges.status, 'waiting'), gt(dateChanges.expiresAt, at));

/** What the second of two hears. */
export const answered = () => new Problem('invalid_transition', 'This request is answered, or over.');
