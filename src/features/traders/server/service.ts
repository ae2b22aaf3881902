/** Who sells: said by owners, told to buyers, asked again every year (issue 22; decision 0085). */
import { and, eq, getTableColumns } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { hasSeat, lockCaller } from '#features/auth/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { told } from '#kit/server/told.ts';
import { Problem } from '#kit/shared/problem.ts';
import { termsOn } from '#market/terms/terms.ts';
import { wallClock } from '#market/town/dates.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { Seller, Trader, type SoldKind, type TraderFile } from '../contract.ts';
import { goodUntil } from '../rules.ts';
import { checked, type By } from './checked.ts';
import { holdNumber, leaveNumber } from './number-holders.ts';
import { traders, type TraderRow } from './table.ts';

export { findSoldBy } from './sold-by.ts';
export { holdNumber, mayIssueUnder } from './number-holders.ts';
export { findHouseTrader, housesSince } from './house.ts';
export { taxNumberOf } from './tax-number.ts';
export { isVatNumber, taxedIn } from './vat-number.ts';

/** An owner's file, or null. */
export async function findTrader(db: Db, ownerId: string): Promise<Trader | null> {
  const [row] = await db.select().from(traders).where(eq(traders.ownerId, ownerId));
  return row ? toTrader(row) : null;
}

const toTrader = (row: TraderRow): Trader =>
  told(Trader, {
    ...row,
    declaredAt: row.declaredAt.toISOString(),
    goodUntil: row.goodUntil.toISOString(),
    vatCheckedAt: row.vatCheckedAt?.toISOString() ?? null,
  });

/**
 * Writes an owner's file and declares it for a year. Refuses 422 at the field: a tax number that can't be, a person without
 * a date of birth or younger than 18, a company without a register; 409 not_an_owner for whoever sits at the desk, and
 * tax_number_taken for a number that is somebody else's here.
 */
export async function saveTrader(db: Db, ownerId: string, file: TraderFile, { actor, at }: By): Promise<Trader> {
  const { declares: _declares, ...said } = file;
  const columns = { ...said, ...checked(said, at), ...declared(at) };
  return db.transaction(async (db) => {
    // Whoever is given a listing meanwhile waits: its row says whether its seller is known.
    await lockCaller(db, ownerId);
    if (await hasSeat(db, ownerId))
      throw new Problem('not_an_owner', 'Who sits at the desk sells nothing of their own: the house does.');
    const [before] = await db.select().from(traders).where(eq(traders.ownerId, ownerId)).for('update');
    await holdNumber(db, ownerId, columns.taxNumber, at);
    if (before) await leaveNumber(db, ownerId, before.taxNumber, columns.taxNumber);
    const row = { ...columns, vatCheckedAt: before && isSameBusiness(before, columns) ? before.vatCheckedAt : null };
    const [after] = await db
      .insert(traders)
      .values({ ownerId, ...row })
      .onConflictDoUpdate({ target: traders.ownerId, set: row })
      .returning();
    if (!after) throw new Error('A file that was written is there.');
    await record(db, before, after, { actor, at });
    return toTrader(after);
  });
}

type Business = Pick<TraderRow, 'name' | 'country' | 'taxNumber'>;
/** What was looked up in the register of VAT numbers still stands for it. */
const isSameBusiness = (one: Business, other: Business): boolean =>
  one.name === other.name && one.country === other.country && one.taxNumber === other.taxNumber;

/** Declares for another year that all is as it was. 404 while there is no file, 409 tax_number_taken where its number is another's. */
export async function declareAgain(db: Db, ownerId: string, { actor, at }: By): Promise<Trader> {
  return db.transaction(async (db) => {
    await lockCaller(db, ownerId);
    const [before] = await db.select().from(traders).where(eq(traders.ownerId, ownerId)).for('update');
    if (!before) throw new Problem('not_found', 'Nobody has said yet who sells.');
    await holdNumber(db, ownerId, before.taxNumber, at);
    const [after] = await db.update(traders).set(declared(at)).where(eq(traders.ownerId, ownerId)).returning();
    if (!after) throw new Error('A locked file is there.');
    await record(db, before, after, { actor, at });
    return toTrader(after);
  });
}

/** What is a fresh declaration, from this moment on, under the terms of the day. */
const declared = (at: Date) =>
  ({
    standing: 'good',
    declaredAt: at,
    goodUntil: goodUntil(at),
    termsVersion: termsOn(wallClock(at).date),
    remindedAt: null,
    updatedAt: at,
  }) as const;

/** The log names what changed, not the person: who was born when is nobody's affair there. */
async function record(db: Db, before: TraderRow | undefined, after: TraderRow, { actor, at }: By): Promise<void> {
  const facts = ({ kind, country, standing }: TraderRow) => ({ kind, country, standing });
  await recordChange(db, {
    action: before ? 'update' : 'create',
    entity: 'traders',
    entityId: after.ownerId,
    title: after.kind,
    actor,
    at,
    ...(before && { before: facts(before) }),
    after: facts(after),
  });
}

/** Who sells a listing that is public; null where the house does, or who is not known (any more). 404 where none is public. */
export async function findSeller(db: Db, kinds: ServerKinds, kind: SoldKind, id: string): Promise<Seller | null> {
  const { table, isPublic } = kinds[kind];
  const { standing, ...columns } = getTableColumns(traders);
  const [row] = await db
    .select({ seller: columns, standing })
    .from(table)
    .leftJoin(traders, eq(traders.ownerId, table.ownerId))
    .where(and(eq(table.id, id), isPublic ?? eq(table.status, 'published')));
  if (!row) throw new Problem('not_found', 'There is no such listing.');
  if (row.seller === null || row.standing !== 'good') return null;
  const isHome = row.seller.kind === 'private';
  return told(Seller, { ...row.seller, ...(isHome && { street: null, postalCode: null }) });
}
