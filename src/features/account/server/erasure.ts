/**
 * Erasing one's account: at once, for good, in one transaction (issue 6; quality, Security: GDPR). What the law makes us
 * keep, amounts and dates of orders and the ledger, stays and says nobody's name any more: the totals stay equal.
 */
import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { jobApplications } from '#features/applications/server/table.ts';
import { forgetTitles, recordChange } from '#features/audit/server/service.ts';
import { closeAllSessions, forgetDevices, forgetSecondFactor, lockUser } from '#features/auth/server/service.ts';
import { emailProofs, passwordResets, users } from '#features/auth/server/table.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { communityJoins } from '#features/community/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import { forgetCustomer } from '#features/payments/server/service.ts';
import { payments } from '#features/payments/server/table.ts';
import { subscriptions } from '#features/plans/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { savedListings } from '#features/saved/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { erasedName } from '../rules.ts';
import { forgetLetters } from './letters.ts';

/** Nobody leaves the desk without its admins by accident. 403 before any password is asked for. */
export function requireErasable(actor: { readonly role: string }): void {
  if (actor.role === 'admin') throw new Problem('forbidden', 'An admin’s account can’t be erased here.');
}

/** Erases an account. 409 has_bookings while something booked lies ahead, of theirs or at theirs, or is being paid. */
export async function eraseAccount(db: Db, id: string, at: Date): Promise<void> {
  await db.transaction(async (db) => {
    await lockUser(db, id);
    await requireNothingAhead(db, id, at);
    await forget(db, id, at);
  });
}

/**
 * Erases again those whom a restored backup has brought back; gives how many. Nothing holds it up: a booking that lies
 * ahead in the backup was cancelled or over when they were erased.
 */
export async function eraseAgain(db: Db, erased: readonly { readonly id: string; readonly at: Date }[]) {
  const ids = erased.map(({ id }) => id);
  const back = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.erasedAt)));
  for (const { id, at } of erased.filter((one) => back.some((row) => row.id === one.id)))
    await db.transaction(async (db) => {
      await lockUser(db, id);
      await forget(db, id, at);
    });
  return back.length;
}

async function forget(db: Db, id: string, at: Date): Promise<void> {
  const name = erasedName(id);
  await forgetLetters(db, id);
  await forgetApplications(db, id, name);
  await withdrawListings(db, id, at);
  await forgetPlan(db, id, at);
  await db.delete(savedListings).where(eq(savedListings.userId, id));
  await db.delete(communityJoins).where(eq(communityJoins.userId, id));
  await db.delete(passwordResets).where(eq(passwordResets.userId, id));
  await db.delete(emailProofs).where(eq(emailProofs.userId, id));
  await closeAllSessions(db, id);
  await forgetSecondFactor(db, id);
  await forgetDevices(db, id);
  await db
    .update(users)
    .set({
      username: name,
      fullName: name,
      phone: name,
      email: null,
      passwordHash: '-',
      language: 'en',
      erasedAt: at,
    })
    .where(eq(users.id, id));
  await forgetTitles(db, 'users', [id], name);
  await recordChange(db, { actor: { id }, at, action: 'delete', entity: 'users', entityId: id, title: name });
}

async function requireNothingAhead(db: Db, id: string, at: Date): Promise<void> {
  const isTheirs = or(eq(orders.userId, id), eq(orders.ownerId, id));
  const isAhead = or(
    and(eq(orders.status, 'pending'), gt(orders.holdExpiresAt, at)),
    // A plan that runs on ends with the account: it keeps nobody.
    and(
      eq(orders.status, 'confirmed'),
      ne(orders.kind, 'plan'),
      sql`coalesce(${orders.endsAt}, ${orders.startsAt}) > ${at.toISOString()}`,
    ),
  );
  const [ahead] = await db.select({ id: orders.id }).from(orders).where(and(isTheirs, isAhead)).limit(1);
  const [paying] = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isTheirs, eq(payments.status, 'processing')))
    .limit(1);
  if (ahead || paying)
    throw new Problem('has_bookings', 'A booking lies ahead or is being paid. Cancel it, or wait until it is over.');
}

/** The employer has got each by mail; here they go, and the log forgets whose they were. */
async function forgetApplications(db: Db, id: string, name: string): Promise<void> {
  const gone = await db.delete(jobApplications).where(eq(jobApplications.userId, id)).returning();
  await forgetTitles(
    db,
    'job_applications',
    gone.map((application) => application.id),
    name,
  );
}

/**
 * No renewal is ever charged again, and the provider forgets whom and what it charged; the orders of the months that
 * were paid stay.
 */
async function forgetPlan(db: Db, id: string, at: Date): Promise<void> {
  const gone = await db.delete(subscriptions).where(eq(subscriptions.userId, id)).returning();
  for (const { provider, customer } of gone)
    if (customer !== null) await forgetCustomer(db, { provider, customer }, at);
}

/** What nobody stands behind any more leaves the public pages, with the phone and e-mail that it shows. */
async function withdrawListings(db: Db, id: string, at: Date): Promise<void> {
  for (const table of [events, rentals, businesses, jobs])
    await db
      .update(table)
      .set({ status: 'withdrawn', version: sql`${table.version} + 1`, updatedAt: at })
      .where(and(eq(table.ownerId, id), inArray(table.status, ['draft', 'published'])));
}
