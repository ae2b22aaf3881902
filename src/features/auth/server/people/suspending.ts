/** Suspending an account, and lifting it again (decision 0046). */
import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { lockAdmins, lockMember } from './admins.ts';
import { requireMovable } from './appointing.ts';
import { endWaysIn } from './seat.ts';
import { users } from '../table.ts';

type By = { readonly actor: { readonly id: string }; readonly at: Date };

/**
 * Suspends an account for a reason that its owner reads when they sign in: its sessions end, and its listings leave the
 * public pages. What guests have paid stays good. 409 for oneself, for whom the environment names, for whoever is suspended or
 * gone.
 */
export async function suspend(db: Db, kinds: ServerKinds, id: string, reason: string, by: By): Promise<void> {
  await db.transaction(async (db) => {
    await lockAdmins(db, by.actor);
    const user = await lockMember(db, id);
    requireMovable(by.actor, user);
    if (user.erasedAt !== null) throw new Problem('conflict', 'This account was erased.');
    if (user.suspendedAt !== null) throw new Problem('conflict', 'This account is suspended already.');
    await db.update(users).set({ suspendedAt: by.at, suspensionReason: reason }).where(eq(users.id, id));
    await endWaysIn(db, id);
    await turnListings(db, kinds, id, { from: 'published', to: 'suspended' }, by.at);
    const done = { action: 'suspend', entity: 'users', entityId: id, title: user.fullName } as const;
    await recordChange(db, { ...by, ...done, after: { suspensionReason: reason } });
  });
}

/** Lets an account in again, and its listings back to where they were. 409 for one that is not suspended. */
export async function lift(db: Db, kinds: ServerKinds, id: string, by: By): Promise<void> {
  await db.transaction(async (db) => {
    const user = await lockMember(db, id);
    if (user.suspendedAt === null) throw new Problem('conflict', 'This account is not suspended.');
    await db.update(users).set({ suspendedAt: null, suspensionReason: null }).where(eq(users.id, id));
    await turnListings(db, kinds, id, { from: 'suspended', to: 'published' }, by.at);
    const done = { action: 'lift', entity: 'users', entityId: id, title: user.fullName } as const;
    await recordChange(db, { ...by, ...done, before: { suspensionReason: user.suspensionReason } });
  });
}

type Turn = { readonly from: 'published' | 'suspended'; readonly to: 'published' | 'suspended' };

async function turnListings(db: Db, kinds: ServerKinds, ownerId: string, { from, to }: Turn, at: Date): Promise<void> {
  for (const { table } of Object.values(kinds)) {
    const things: PgTable = table;
    const set: object = { status: to, version: sql`${table.version} + 1`, updatedAt: at };
    await db
      .update(things)
      .set(set)
      .where(and(eq(table.ownerId, ownerId), eq(table.status, from)));
  }
}

/** Nobody comes in whose account is suspended: 403 account_suspended, with the reason under `reason`. */
export async function requireNotSuspended(db: Db, id: string): Promise<void> {
  const [user] = await db.select({ reason: users.suspensionReason }).from(users).where(eq(users.id, id));
  if (typeof user?.reason !== 'string') return;
  throw new Problem('account_suspended', 'This account is suspended.', {
    fields: [{ path: 'reason', message: user.reason }],
  });
}
