/** The rows of subscriptions: found, locked, changed. */
import { eq } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { subscriptions } from './table.ts';
import type { SubscriptionRow } from './table.ts';

/** A row whose plan gives what it sells. */
type RunningRow = SubscriptionRow & { readonly status: 'active' | 'past_due' };

export const isRunning = (row: SubscriptionRow | undefined): row is RunningRow =>
  row !== undefined && row.status !== 'ended' && row.status !== 'paused';

export async function findSubscription(db: Db, userId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row;
}

/** Locks a member's subscription until the transaction ends. Locks go member → item → order → payment or plan. */
export async function lockSubscription(db: Db, userId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).for('update');
  return row;
}

/** Changes a locked row; whoever saw it before has seen another version. */
export async function put(db: Db, row: SubscriptionRow, change: Partial<SubscriptionRow>): Promise<void> {
  await db
    .update(subscriptions)
    .set({ ...change, version: row.version + 1 })
    .where(eq(subscriptions.userId, row.userId));
}
