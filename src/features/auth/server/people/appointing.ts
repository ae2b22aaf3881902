/** Admins give seats at the desk, and take them again (decisions 0028 and 0046). */
import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { isStaff } from '../../rules.ts';
import type { Seat } from '../../rules.ts';
import { lockAdmins, lockMember } from './admins.ts';
import { endWaysIn, takeSeat } from './seat.ts';
import { users } from '../table.ts';
import { tellOfChange } from '../telling.ts';
import type { UserRow } from '../table.ts';

type Caller = { readonly id: string };

/**
 * Makes a member an admin or a moderator, or one of them the other, at whose next sign-in it counts: every session of
 * before ends. 409 for whoever is that already, for oneself, for whoever is suspended or gone, and for whom the environment names.
 */
export async function appoint(db: Db, actor: Caller, id: string, role: Seat, at: Date): Promise<void> {
  await db.transaction(async (db) => {
    await lockAdmins(db, actor);
    const user = await lockMember(db, id);
    if (user.erasedAt !== null) throw new Problem('conflict', 'This account was erased.');
    if (user.suspendedAt !== null) throw new Problem('conflict', 'This account is suspended.');
    if (user.role === role) throw new Problem('conflict', 'They have this seat already.');
    if (user.role === 'admin') requireMovable(actor, user);
    await db.update(users).set({ role, seatedBy: 'admin' }).where(eq(users.id, id));
    await endWaysIn(db, id);
    await note(db, actor, user, role, at);
    await tellOfChange(db, user, role, at);
  });
}

/** Takes somebody's seat and ends their sessions. 409 for oneself, for whoever has none, and for whoever has it from the environment. */
export async function dismiss(db: Db, actor: Caller, id: string, at: Date): Promise<void> {
  await db.transaction(async (db) => {
    await lockAdmins(db, actor);
    const user = await lockMember(db, id);
    if (!isStaff(user.role)) throw new Problem('conflict', 'They have no seat at the desk.');
    requireMovable(actor, user);
    await takeSeat(db, id, user.accountType);
    await note(db, actor, user, user.accountType, at);
    await tellOfChange(db, user, 'noSeat', at);
  });
}

/** Nobody takes their own seat, and nobody one that the next start would give again. */
export function requireMovable(actor: Caller, user: UserRow): void {
  if (user.id === actor.id) throw new Problem('conflict', 'Nobody takes their own seat.');
  if (user.seatedBy === 'environment')
    throw new Problem('conflict', 'ADMIN_PHONE names them: the next start would too.');
}

function note(db: Db, actor: Caller, user: UserRow, role: UserRow['role'], at: Date): Promise<void> {
  const done = { action: 'role', entity: 'users', entityId: user.id, title: user.fullName } as const;
  return recordChange(db, { ...done, actor, at, before: { role: user.role }, after: { role } });
}
