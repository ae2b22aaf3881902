/** Who sits at the desk: named by the environment, made at the first start, or appointed by an admin (decision 0028). */
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { normalPhone } from '#market/town/phone.ts';
import type { SeatGiver } from '../../rules.ts';
import { forgetDevices } from '../sessions/devices.ts';
import { forgetSecondFactor } from '../forgetting.ts';
import { hashPassword, isPassword } from '../password/password.ts';
import { closeAllSessions } from '../sessions/sessions.ts';
import { passwordResets, users } from '../table.ts';
import type { UserRow } from '../table.ts';

type Seat = { readonly phone: string; readonly password: string; readonly by?: Exclude<SeatGiver, 'admin'> };

/**
 * Makes sure that this admin exists with this password, and lowers those whom the environment named before. An account
 * that somebody else opened with the phone is taken over: nothing by which they could come in is left. Another password
 * ends all sessions and takes the second factor away, so that the environment is the way back for whoever lost it.
 */
export async function ensureAdmin(db: Db, seat: Seat): Promise<{ phone: string; isTakenOver: boolean }> {
  const { password, by = 'environment' } = seat;
  const phone = normalPhone(seat.phone);
  if (phone === undefined) throw new Error('ADMIN_PHONE must be a phone number like +34600123456.');
  const [known] = await db.select().from(users).where(eq(users.phone, phone));
  const isSame = known !== undefined && (await isPassword(password, known.passwordHash));
  const passwordHash = isSame ? known.passwordHash : await hashPassword(password);
  return db.transaction(async (db) => {
    await db
      .insert(users)
      .values(newAdmin(phone, passwordHash, by))
      .onConflictDoNothing({ target: users.phone });
    const [user] = await db.select().from(users).where(eq(users.phone, phone)).for('update');
    if (user === undefined) throw new Error('The account of ADMIN_PHONE went away while it was made an admin’s.');
    const isTakenOver = user.role !== 'admin';
    if (isTakenOver || user.passwordHash !== passwordHash) await shutOut(db, user.id);
    const cleared = isTakenOver ? { email: null } : {};
    await db
      .update(users)
      // The environment is the way in: a suspension does not outlast it.
      .set({ passwordHash, role: 'admin', seatedBy: by, suspendedAt: null, suspensionReason: null, ...cleared })
      .where(eq(users.id, user.id));
    await lower(db, await seatedElsewhere(db, user.id));
    return { phone, isTakenOver };
  });
}

/**
 * The environment names nobody: who was named before is lowered when somebody else has a seat, so that a start without
 * its environment leaves no house without an admin. Gives the phone of the first one, if there is any.
 */
export async function keepAdmin(db: Db): Promise<string | undefined> {
  return db.transaction(async (db) => {
    // Locked by id as everywhere, or two who lock them could wait for each other.
    const locked = await db.select().from(users).where(eq(users.role, 'admin')).orderBy(users.id).for('update');
    const seated = locked.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    const others = seated.filter(({ seatedBy, suspendedAt }) => seatedBy !== 'environment' && suspendedAt === null);
    if (others.length === 0) return seated[0]?.phone;
    await lower(
      db,
      seated.filter(({ seatedBy }) => seatedBy === 'environment'),
    );
    return others[0]?.phone;
  });
}

const newAdmin = (phone: string, passwordHash: string, seatedBy: SeatGiver) =>
  ({
    id: newId(),
    username: `admin-${newId().slice(0, 6)}`,
    fullName: 'Admin',
    phone,
    email: null,
    passwordHash,
    accountType: 'business',
    role: 'admin',
    seatedBy,
  }) as const;

/** Admins whom no other admin appointed, but for this one. */
function seatedElsewhere(db: Db, id: string): Promise<UserRow[]> {
  const isSeated = and(eq(users.role, 'admin'), inArray(users.seatedBy, ['environment', 'house']));
  return db
    .select()
    .from(users)
    .where(and(isSeated, ne(users.id, id)))
    .orderBy(users.id)
    .for('update');
}

async function lower(db: Db, admins: readonly UserRow[]): Promise<void> {
  for (const { id, accountType } of admins) await takeSeat(db, id, accountType);
}

/** Takes somebody's seat; they stay a member, signed out. */
export async function takeSeat(db: Db, id: string, accountType: UserRow['accountType']): Promise<void> {
  await db.update(users).set({ role: accountType, seatedBy: null }).where(eq(users.id, id));
  await endWaysIn(db, id);
}

/** Ends all sessions and every key to a new password: for whoever gets or loses a role. */
export async function endWaysIn(db: Db, id: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, id));
  await closeAllSessions(db, id);
}

/** Leaves nothing by which anybody but the holder of the new password comes in. */
async function shutOut(db: Db, id: string): Promise<void> {
  await endWaysIn(db, id);
  await forgetDevices(db, id);
  await forgetSecondFactor(db, id);
}
