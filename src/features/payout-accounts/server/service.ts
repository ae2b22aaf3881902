/** Where owners are paid (issue 22; decision 0091): said by them, asked of the provider, read by whoever sells for them. */
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { findAddressee, hasSeat, lockCaller, lockUser } from '#features/auth/server/service.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Actor } from '#kit/server/access.ts';
import type { Db } from '#kit/server/db.ts';
import { prepared } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { daysAfter } from '#kit/shared/durations.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { wallClock } from '#market/town/dates.ts';
import type { AccountFound, AccountProvider } from '../account-provider.ts';
import type { BankAccount, OwnPayoutAccount } from '../contract.ts';
import { changedWaitDays, maskedIban, type PayoutWay } from '../rules.ts';
import { readIban, sealIban, unsealIban } from './iban.ts';
import { payoutAccounts, payoutWay, type PayoutAccountRow } from './table.ts';

export { readIban };

export type By = { readonly actor: Pick<Actor, 'id' | 'by'>; readonly at: Date };

/** Says in which way the house pays owners from now on; whoever has no account for it rests. */
export async function choosePayoutWay(db: Db, way: PayoutWay): Promise<void> {
  await db
    .insert(payoutWay)
    .values({ id: 1, way })
    .onConflictDoUpdate({ target: payoutWay.id, set: { way }, setWhere: ne(payoutWay.way, way) });
}

const accountOf = prepared((db) =>
  db
    .select({ account: payoutAccounts.account })
    .from(payoutAccounts)
    .innerJoin(payoutWay, eq(payoutWay.way, payoutAccounts.way))
    .where(and(eq(payoutAccounts.ownerId, sql.placeholder('ownerId')), eq(payoutAccounts.standing, 'ready'))),
);

/** The account at the provider that an owner's share goes to as it is paid; null where the house pays by bank. */
export async function payoutAccountOf(db: Db, ownerId: string): Promise<string | null> {
  const [row] = await accountOf(db, { ownerId });
  return row?.account ?? null;
}

/** An owner's account for a way; undefined while there is none. */
export async function findAccount(db: Db, ownerId: string, way: PayoutWay): Promise<PayoutAccountRow | undefined> {
  const [row] = await db
    .select()
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.ownerId, ownerId), eq(payoutAccounts.way, way)));
  return row;
}

/** How the house pays, and an owner's account for it, without the number. */
export async function readAccount(db: Db, ownerId: string, way: PayoutWay, at: Date): Promise<OwnPayoutAccount> {
  const row = await findAccount(db, ownerId, way);
  return { way, account: row ? present(row, at) : null };
}

/** Until when an account waits because its number was changed; null when it does not. */
export const waitOf = ({ payableFrom }: Pick<PayoutAccountRow, 'payableFrom'>, at: Date): string | null =>
  payableFrom !== null && payableFrom > at ? payableFrom.toISOString() : null;

const present = (row: PayoutAccountRow, at: Date): OwnPayoutAccount['account'] => ({
  standing: row.standing,
  holder: row.holder,
  maskedIban: maskOf(row),
  missing: [...row.missing],
  missingUntil: row.missingUntil?.toISOString() ?? null,
  payableFrom: waitOf(row, at),
  updatedAt: row.updatedAt.toISOString(),
});

/** The country and the end of a bank's number; null for an account elsewhere. */
export const maskOf = ({ ibanCountry, ibanTail }: PayoutAccountRow): string | null =>
  ibanCountry === null || ibanTail === null ? null : maskedIban(ibanCountry, ibanTail);

/**
 * Writes down at which bank an owner is paid, and tells them. What takes the place of another number is paid to only after
 * some days. Refuses 422 a number that can't be, 409 not_an_owner.
 */
export async function saveBankAccount(db: Db, ownerId: string, said: BankAccount, { actor, at }: By): Promise<void> {
  const read = readIban(said.iban);
  if (!read) throw invalidField('iban', 'Is no account number', 'The account is not acceptable.');
  const { iban, ...shown } = read;
  const sealedIban = await sealIban(db, iban, ownerId);
  await db.transaction(async (db) => {
    await lockOwner(db, ownerId);
    const before = await findAccount(db, ownerId, 'bank');
    const known = before?.sealedIban ?? null;
    const isSame = known !== null && (await unsealIban(db, known, ownerId)) === iban;
    const later = isSame ? before?.payableFrom : before && daysAfter(at, changedWaitDays);
    const payableFrom = later ?? null;
    const { holder } = said;
    const columns = { ...shown, holder, sealedIban, payableFrom, standing: 'ready' as const, updatedAt: at };
    await db
      .insert(payoutAccounts)
      .values({ ownerId, way: 'bank', ...columns })
      .onConflictDoUpdate({ target: [payoutAccounts.ownerId, payoutAccounts.way], set: columns });
    const after = await findAccount(db, ownerId, 'bank');
    if (after) await recordAccount(db, before, after, { actor, at });
    if (after && !isSame) await tellOfAccount(db, after, at);
  });
}

/** Writes to an owner that they are paid elsewhere from now on, by the end of the number alone. */
async function tellOfAccount(db: Db, { ownerId, ibanTail, payableFrom }: PayoutAccountRow, at: Date): Promise<void> {
  const reader = await findAddressee(db, ownerId);
  if (!reader) return;
  const from = payableFrom === null ? null : wallClock(payableFrom).date;
  const values = { name: reader.name, tail: ibanTail ?? '', at: at.toISOString(), from };
  await postMail(db, { ...reader, letter: 'payoutAccountChanged', values }, at);
}

/** Writes down which account at a provider is an owner's. Twice is once. */
export async function addProviderAccount(
  db: Db,
  ownerId: string,
  { way, account }: { readonly way: AccountProvider['name']; readonly account: string },
  { actor, at }: By,
): Promise<void> {
  await db.transaction(async (db) => {
    await lockOwner(db, ownerId);
    const [added] = await db
      .insert(payoutAccounts)
      .values({ ownerId, way, account, standing: 'missing', updatedAt: at })
      .onConflictDoNothing()
      .returning();
    if (added) await recordAccount(db, undefined, added, { actor, at });
  });
}

/**
 * Takes what a provider told of an account when it was asked at an instant; what was asked later stays. True when its owner can't be paid any more, who could before.
 */
export async function takeStanding(
  db: Db,
  { ownerId, way }: Pick<PayoutAccountRow, 'ownerId' | 'way'>,
  { standing, missing, until }: AccountFound,
  at: Date,
): Promise<boolean> {
  return db.transaction(async (db) => {
    await lockUser(db, ownerId);
    const before = await findAccount(db, ownerId, way);
    if (!before || before.updatedAt > at) return false;
    await db
      .update(payoutAccounts)
      .set({ standing, missing: [...missing], missingUntil: until, updatedAt: at })
      .where(and(eq(payoutAccounts.ownerId, ownerId), eq(payoutAccounts.way, way)));
    return before.standing === 'ready' && standing !== 'ready';
  });
}

/** Accounts at a provider, whoever's they are. */
export const accountsAt = (db: Db, way: PayoutWay): Promise<PayoutAccountRow[]> =>
  db.select().from(payoutAccounts).where(eq(payoutAccounts.way, way)).orderBy(payoutAccounts.account);

/** An account by the provider's name for it; undefined for one that is no owner's. */
export async function findAccountNamed(db: Db, way: PayoutWay, account: string): Promise<PayoutAccountRow | undefined> {
  const [row] = await db
    .select()
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.way, way), eq(payoutAccounts.account, account)));
  return row;
}

/** Whose account at a bank it is, and its number without blanks. */
export type OpenAccount = { readonly holder: string; readonly iban: string };

/**
 * The whole account numbers of owners who gave one, or with an instant only those that may be paid to then; whoever asks
 * writes down that they were read.
 */
export async function openBankAccounts(
  db: Db,
  ownerIds: readonly string[],
  paidAt?: Date,
): Promise<ReadonlyMap<string, OpenAccount>> {
  if (ownerIds.length === 0) return new Map();
  const isTheirs = and(inArray(payoutAccounts.ownerId, [...ownerIds]), eq(payoutAccounts.way, 'bank'));
  const opened = new Map<string, OpenAccount>();
  for (const row of await db.select().from(payoutAccounts).where(isTheirs)) {
    const { ownerId, holder, sealedIban } = row;
    const waits = paidAt !== undefined && waitOf(row, paidAt) !== null;
    if (holder !== null && sealedIban !== null && !waits)
      opened.set(ownerId, { holder, iban: await unsealIban(db, sealedIban, ownerId) });
  }
  return opened;
}

/** How many of these owners have an account that was changed so short a while ago that nothing is paid to it. */
export async function countWaiting(db: Db, ownerIds: readonly string[], at: Date): Promise<number> {
  const isTheirs = and(inArray(payoutAccounts.ownerId, [...ownerIds]), eq(payoutAccounts.way, 'bank'));
  return db.$count(payoutAccounts, and(isTheirs, gt(payoutAccounts.payableFrom, at)));
}

/** Whoever is given a listing meanwhile waits: its row says whether its owner can be paid. */
async function lockOwner(db: Db, ownerId: string): Promise<void> {
  await lockCaller(db, ownerId);
  if (await hasSeat(db, ownerId))
    throw new Problem('not_an_owner', 'Who sits at the desk sells nothing of their own: the house does.');
}

/** Whose account it is and its number stay out of the log: what is told is that it changed, and how the new one ends. */
async function recordAccount(
  db: Db,
  before: PayoutAccountRow | undefined,
  after: PayoutAccountRow,
  { actor, at }: By,
): Promise<void> {
  const facts = (row: PayoutAccountRow) => ({ way: row.way, account: row.account, number: maskOf(row) });
  const entity = 'payout_accounts';
  await recordChange(db, {
    action: before ? 'update' : 'create',
    entity,
    entityId: after.ownerId,
    title: after.way,
    actor,
    at,
    ...(before && { before: facts(before) }),
    after: facts(after),
  });
}
