/** Admins appoint admins, and take their seats again (decision 0028). */
import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { endWaysIn, takeSeat } from './seat.ts';
import { users } from './table.ts';
import type { UserRow } from './table.ts';

type Caller = { readonly id: string };

/** Makes a member an admin, at whose next sign-in it counts: every session of before ends. 409 for who is one, or gone. */
export async function appointAdmin(db: Db, actor: Caller, id: string, at: Date): Promise<void> {
  await db.transaction(async (db) => {
    const user = await lockedMember(db, id);
    if (user.erasedAt !== null) throw new Problem('conflict', 'This account was erased.');
    if (user.role === 'admin') throw new Problem('conflict', 'They are an admin already.');
    await db.update(users).set({ role: 'admin', seatedBy: 'admin' }).where(eq(users.id, id));
    await endWaysIn(db, id);
    await note(db, actor, user, 'admin', at);
  });
}

/** Takes an admin's seat and ends their sessions. 409 for oneself, for who is none, and for who has it from the environment. */
export async function dismissAdmin(db: Db, actor: Caller, id: string, at: Date): Promise<void> {
  await db.transaction(async (db) => {
    const user = await lockedMember(db, id);
    if (user.role !== 'admin') throw new Problem('conflict', 'They are no admin.');
    if (id === actor.id) throw new Problem('conflict', 'Nobody takes their own seat.');
    if (user.seatedBy === 'environment')
      throw new Problem('conflict', 'ADMIN_PHONE names them: the next start would too.');
    await takeSeat(db, id, user.accountType);
    await note(db, actor, user, user.accountType, at);
  });
}

async function lockedMember(db: Db, id: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update');
  if (user === undefined) throw new Problem('not_found', 'There is no such member.');
  return user;
}

function note(db: Db, actor: Caller, user: UserRow, role: UserRow['role'], at: Date): Promise<void> {
  const done = { action: 'role', entity: 'users', entityId: user.id, title: user.fullName } as const;
  return recordChange(db, { ...done, actor, at, before: { role: user.role }, after: { role } });
}
