/**
 * Erasing one's account: at once, for good, in one transaction (issue 6; quality, Security: GDPR). Each room forgets what
 * it keeps of them. What the law makes us keep, amounts and dates of orders and the ledger, stays and says nobody's name
 * any more: the totals stay equal.
 */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { isStaff } from '#features/auth/rules.ts';
import { lockUser } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import type { ErasedFor, HeldBack } from '../rules.ts';
import { erasedName, forgetIn } from './forget-in.ts';
import type { Rooms } from './forget-in.ts';
import { forgetLate } from './forget-late.ts';
import { readHeldBack, readStays } from './stays.ts';

/** Who at the desk does it, and why; else it is their own doing. */
type Desk = { readonly actor: By['actor']; readonly why: ErasedFor };

/** Nobody leaves the desk without its admins by accident. 403 before any password is asked for. */
export function requireErasable(actor: { readonly role: string }): void {
  if (isStaff(actor.role)) throw new Problem('forbidden', 'An account with a seat at the desk can’t be erased here.');
}

/**
 * Erases an account. 409 has_bookings while something booked lies ahead, of theirs or at theirs, or is being paid; 409
 * order_disputed, refund_under_way, payout_under_way and owner_owed while money of theirs is not where it belongs.
 */
export async function eraseAccount(db: Db, rooms: Rooms, id: string, at: Date, desk?: Desk): Promise<void> {
  await db.transaction(async (db) => {
    await lockUser(db, id);
    await refuseWhileHeldBack(db, rooms, id, at);
    await forget(db, rooms, id, at, desk);
    // What was being held when that began is written by now, and nothing of theirs can be held any more.
    await refuseWhileHeldBack(db, rooms, id, at);
    await forgetLate(db, id, at);
  });
}

/**
 * The same by the desk, for whoever can't come in or is too young; their mailbox hears of it, why, and what is kept. Refusals as
 * above, and 409 `conflict` for whoever has a seat at the desk, or is erased already. 404 for nobody.
 */
export async function eraseMember(db: Db, rooms: Rooms, id: string, why: ErasedFor, { actor, at }: By): Promise<void> {
  await db.transaction(async (db) => {
    await lockUser(db, id);
    const [user] = await db.select().from(users).where(eq(users.id, id));
    if (!user) throw new Problem('not_found', 'There is no such account.');
    if (user.erasedAt !== null) throw new Problem('conflict', 'This account is erased already.');
    if (isStaff(user.role)) throw new Problem('conflict', 'Take their seat at the desk away first.');
    const kept = await readStays(db, rooms, id);
    await eraseAccount(db, rooms, id, at, { actor, why });
    // It is of nobody's account any more: were it theirs, it would be forgotten with it.
    const { email: to, language, fullName: name } = user;
    const values = { name, why, at: at.toISOString(), kept };
    if (to !== null) await postMail(db, { to, language, letter: 'accountErased', values }, at);
  });
}

async function refuseWhileHeldBack(db: Db, rooms: Rooms, id: string, at: Date): Promise<void> {
  const code = await readHeldBack(db, rooms, id, at);
  if (code !== null) throw new Problem(code, reasons[code]);
}

const reasons: Record<HeldBack, string> = {
  has_bookings: 'A booking lies ahead or is being paid. Cancel it, or wait until it is over.',
  order_disputed: 'A bank is deciding on a payment of a booking of theirs, or at theirs.',
  refund_under_way: 'Money that goes back to them has not arrived yet.',
  payout_under_way: 'A payout of theirs is on its way, or can still be sent back by the bank.',
  owner_owed: 'They are owed money for what they sold, due or not yet.',
};

/**
 * Erases again those whom a restored backup has brought back; gives how many. Nothing holds it up: a booking that lies
 * ahead in the backup was cancelled or over when they were erased, and what it says is owed was paid.
 */
export async function eraseAgain(
  db: Db,
  rooms: Rooms,
  erased: readonly { readonly id: string; readonly at: Date }[],
): Promise<number> {
  const ids = erased.map(({ id }) => id);
  const back = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.erasedAt)));
  for (const { id, at } of erased.filter((one) => back.some((row) => row.id === one.id)))
    await db.transaction(async (db) => {
      await lockUser(db, id);
      await forget(db, rooms, id, at);
    });
  return back.length;
}

async function forget(db: Db, rooms: Rooms, id: string, at: Date, desk?: Desk): Promise<void> {
  await forgetIn(db, rooms, id, at);
  const done = { at, action: 'delete', entity: 'users', entityId: id, title: erasedName(id) } as const;
  await recordChange(db, desk ? { ...done, actor: desk.actor, after: { why: desk.why } } : { ...done, actor: { id } });
}
