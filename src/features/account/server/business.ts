/** A traveller's account becomes a business account, by its own holder. */
import { and, eq } from 'drizzle-orm';
import { lockHolder, tellOfChange } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { isStaff } from '#features/auth/rules.ts';
import type { Db } from '#kit/server/db.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Account, BecomeBusiness } from '../contract.ts';
import { readAccount, type Holder } from './service.ts';

/** Whether an e-mail has to be named. 422 when it is and none was: bookings, receipts and questions are written to it. */
export async function lacksEmail(db: Db, id: string, { email }: BecomeBusiness): Promise<boolean> {
  const { user } = await readAccount(db, id);
  if (user.email !== null) return false;
  if (email === undefined) throw invalidField('email', 'A business account needs an e-mail');
  return true;
}

/** Changes role and type; an e-mail that is there already stays. 403 for whoever sits at the desk. */
export async function becomeBusiness(db: Db, actor: Holder, { email }: BecomeBusiness, at: Date): Promise<Account> {
  const { id } = actor;
  await db.transaction(async (db) => {
    await lockHolder(db, actor);
    const { user } = await readAccount(db, id);
    if (isStaff(user.role)) throw new Problem('forbidden', 'Who sits at the desk sells nothing.');
    const [row] = await db
      .update(users)
      .set({ accountType: 'business', role: 'business', email: user.email ?? email ?? null })
      .where(and(eq(users.id, id), eq(users.role, 'traveller')))
      .returning();
    if (row && user.email === null) await tellOfChange(db, row, 'newEmail', at);
  });
  return readAccount(db, id);
}
