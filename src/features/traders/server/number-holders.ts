/** Whose tax number it is: nobody sells under another's, and never under the house's (decision 0139). */
import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { hasSeat, lockUser } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { lastSale } from '#features/ledger/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { SharedNumber } from '../contract.ts';
import type { By } from './checked.ts';
import { taxNumberHolders as holders, traders } from './table.ts';

/** A number of Spain with its country before it is the same number. */
const numberKey = (taxNumber: string): string => taxNumber.replace(/^ES(?=[A-Z0-9]{9}$)/, '');

const isOf = (ownerId: string | null) => (ownerId === null ? isNull(holders.ownerId) : eq(holders.ownerId, ownerId));

const taken = () =>
  new Problem('tax_number_taken', 'Somebody else sells here under this tax number. If it is yours, write to the desk.');

/**
 * Makes a number theirs, null the house's, or finds that it is: of many at once the index lets one through. Refuses 409
 * tax_number_taken. Call it in the transaction that writes the file.
 */
export async function holdNumber(db: Db, ownerId: string | null, taxNumber: string, at: Date): Promise<void> {
  const key = numberKey(taxNumber);
  const row = { id: newId(), taxNumber: key, ownerId, since: at };
  const [held] = await db.insert(holders).values(row).onConflictDoNothing().returning();
  if (!held && (await db.$count(holders, and(eq(holders.taxNumber, key), isOf(ownerId)))) === 0) throw taken();
}

/** What the first invoices say of when a number was first used is a little later than their sales. */
const issuingMs = 5 * 60_000;

/**
 * Gives back a number that an owner leaves for another one, and under which nothing was sold since they gave it: it was
 * mistyped, whatever they had sold before under another one.
 */
export async function leaveNumber(db: Db, ownerId: string, left: string, now: string): Promise<void> {
  const key = numberKey(left);
  const isNumber = eq(holders.taxNumber, key);
  if (key === numberKey(now)) return;
  const known = await db.select().from(holders).where(isNumber);
  const own = known.find((one) => one.ownerId === ownerId);
  if (!own || known.length > 1) return;
  const sold = await lastSale(db, ownerId);
  if (sold !== undefined && sold.getTime() >= own.since.getTime() - issuingMs) return;
  await db.delete(holders).where(and(isNumber, isOf(ownerId)));
}

/** Whether somebody may issue under a number, null the house: it is theirs, or nobody's that is known of. */
export async function mayIssueUnder(db: Db, ownerId: string | null, taxNumber: string): Promise<boolean> {
  const known = await db
    .select({ ownerId: holders.ownerId })
    .from(holders)
    .where(eq(holders.taxNumber, numberKey(taxNumber)));
  return known.length === 0 || known.some((one) => one.ownerId === ownerId);
}

/** The numbers that an owner has together with other accounts, and whose they are besides. */
export async function listSharedNumbers(db: Db, ownerId: string): Promise<SharedNumber[]> {
  const own = await db.select().from(holders).where(isOf(ownerId)).orderBy(asc(holders.taxNumber));
  const shared: SharedNumber[] = [];
  for (const { taxNumber, allowedBy } of own) {
    const others = await db
      .select({ id: users.id, name: users.fullName })
      .from(holders)
      .innerJoin(users, eq(users.id, holders.ownerId))
      .where(and(eq(holders.taxNumber, taxNumber), ne(holders.ownerId, ownerId)))
      .orderBy(asc(holders.since), asc(users.id));
    if (others.length > 0) shared.push({ taxNumber, isAllowed: allowedBy !== null, others });
  }
  return shared;
}

type Sharing = { readonly taxNumber: string; readonly isAllowed: boolean };

/**
 * Lets an owner sell under a number that another account has, for the desk found both to be one firm; or takes that back, and
 * a file with it rests. Refuses 409 not_an_owner, and 409 invalid_transition where nobody else has it, they have it already or
 * the house does, or where there is nothing to take back.
 */
export async function shareNumber(db: Db, ownerId: string, { taxNumber, isAllowed }: Sharing, by: By): Promise<void> {
  const key = numberKey(taxNumber.toUpperCase().replace(/[\s./-]/g, ''));
  await db.transaction(async (db) => {
    await lockUser(db, ownerId);
    if (await hasSeat(db, ownerId))
      throw new Problem('not_an_owner', 'Who sits at the desk sells nothing of their own.');
    const changed = isAllowed ? await allow(db, ownerId, key, by) : await takeBack(db, ownerId, key, by);
    if (!changed) throw new Problem('invalid_transition', 'There is no such number that another account has.');
    const told = (shares: boolean) => ({ sharesNumber: shares });
    await recordChange(db, {
      action: 'update',
      entity: 'traders',
      entityId: ownerId,
      title: 'tax number',
      ...by,
      before: told(!isAllowed),
      after: told(isAllowed),
    });
  });
}

/** False where nobody else has it, they have it already, or the house does. */
async function allow(db: Db, ownerId: string, key: string, { actor, at }: By): Promise<boolean> {
  // Whoever has it keeps it until this is written.
  const known = await db.select().from(holders).where(eq(holders.taxNumber, key)).for('update');
  if (known.length === 0 || known.some((one) => one.ownerId === ownerId || one.ownerId === null)) return false;
  await db.insert(holders).values({ id: newId(), taxNumber: key, ownerId, allowedBy: actor.id, since: at });
  return true;
}

/** False where there is nothing to take back. */
async function takeBack(db: Db, ownerId: string, key: string, { at }: By): Promise<boolean> {
  const isShared = and(eq(holders.taxNumber, key), isOf(ownerId), isNotNull(holders.allowedBy));
  const gone = await db.delete(holders).where(isShared).returning();
  const [file] = await db.select().from(traders).where(eq(traders.ownerId, ownerId)).for('update');
  if (gone.length > 0 && file && numberKey(file.taxNumber) === key)
    await db.update(traders).set({ standing: 'lapsed', updatedAt: at }).where(eq(traders.ownerId, ownerId));
  return gone.length > 0;
}
