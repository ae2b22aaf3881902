import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { users } from '../table.ts';
import type { UserRow } from '../table.ts';

/**
 * Locks all admins, and finds the caller among them: of two who take each other's seat at the same moment the second is no
 * admin any more (403). So the house is never without one, as nobody takes their own.
 */
export async function lockAdmins(db: Db, actor: { readonly id: string }): Promise<void> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.suspendedAt)))
    .orderBy(users.id)
    .for('update');
  if (!admins.some(({ id }) => id === actor.id)) throw new Problem('forbidden', 'You are no admin any more.');
}

/** An account, locked. 404. */
export async function lockMember(db: Db, id: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update');
  if (user === undefined) throw new Problem('not_found', 'There is no such member.');
  return user;
}
