/** Orders by how they are said to stand (`../../said-status.ts`), for lists that are narrowed to that. */
import { and, eq, gt, inArray, isNotNull, lte, not, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '#kit/server/db.ts';
import type { LiveDispute } from '../../rules.ts';
import type { SoughtStatus } from '../../said-status.ts';
import { disputes, orders } from '../table.ts';

/** A hold whose time is up counts as expired at once, and one that a bank asks or has got the money of is not confirmed. */
export function isSaid(db: Db, status: SoughtStatus, at: Date) {
  const is = (one: (typeof orders.$inferSelect)['status']) => eq(orders.status, one);
  switch (status) {
    case 'pending':
      return and(is(status), gt(orders.holdExpiresAt, at));
    case 'expired':
      return or(is(status), and(is('pending'), lte(orders.holdExpiresAt, at)));
    case 'confirmed':
      return and(is(status), not(isDisputedAs(db, 'open', 'lost')));
    case 'disputed':
      return and(is('confirmed'), isDisputedAs(db, 'open'));
    case 'lost':
      return and(is('confirmed'), isDisputedAs(db, 'lost'), not(isDisputedAs(db, 'open')));
    default:
      return is(status);
  }
}

/** What was paid besides for a booking's dates is part of it. */
function isDisputedAs(db: Db, ...as: readonly LiveDispute[]) {
  const ofThose = and(eq(orders.id, disputes.orderId), inArray(disputes.status, [...as]));
  const themselves = db
    .select({ id: disputes.orderId })
    .from(disputes)
    .where(inArray(disputes.status, [...as]));
  const extended = db
    .select({ id: sql<string>`${orders.extendsOrderId}` })
    .from(disputes)
    .innerJoin(orders, ofThose)
    .where(isNotNull(orders.extendsOrderId));
  return inArray(orders.id, union(themselves, extended));
}
