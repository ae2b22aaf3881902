/** The bank way in one file (decision 0101): what is due to all owners, booked as sent and handed to the house's bank. */
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { lockUser } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { countWaiting, openBankAccounts, readIban } from '#features/payout-accounts/server/service.ts';
import { findHouseTrader } from '#features/traders/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { priceOf } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import { wallClock } from '#market/town/dates.ts';
import type { MadePayoutFile, NewPayoutFile, PayoutFile } from '../contract.ts';
import { dueOwners } from './owners.ts';
import { transferFile, type Transfer } from './pain.ts';
import { bookBack, bookPayout, dueOrders, nextPayout, tellOwner } from './booking.ts';
import { payoutFiles, payouts } from './table.ts';

type By = { readonly actor: { readonly id: string }; readonly at: Date };

const refused = (path: string, message: string) => invalidField(path, message, 'The body is not acceptable.');

/**
 * Books what is due to every owner who gave an account and is not suspended, as sent, and gives the file that pays it. 409
 * conflict when nobody is to be paid, or the house has not said who it is; 422 for a number that can't be or a day gone by.
 */
export async function makePayoutFile(db: Db, wanted: NewPayoutFile, { actor, at }: By): Promise<PayoutFile> {
  const own = readIban(wanted.iban);
  if (!own) throw refused('iban', 'Is no account number');
  if (wanted.paidOn < wallClock(at).date) throw refused('paidOn', 'Must not be over');
  const house = await findHouseTrader(db);
  if (!house) throw new Problem('conflict', 'The house has not said yet who it is.');
  return db.transaction(async (db) => {
    const id = newId();
    const { paidOn } = wanted;
    const file = { id, payerName: house.name, payerIbanTail: own.ibanTail, paidOn, madeAt: at, madeBy: actor.id };
    await db.insert(payoutFiles).values(file);
    const { owners, waiting } = await dueOwners(db, at);
    const transfers: Transfer[] = [];
    for (const ownerId of owners) {
      // Locked first: a number that is changed meanwhile is changed before or after all of this.
      await lockUser(db, ownerId);
      const account = (await openBankAccounts(db, [ownerId], at)).get(ownerId);
      const paid = account && (await bookOne(db, ownerId, id, { actor, at }));
      if (paid) transfers.push({ ...account, ...paid });
    }
    if (transfers.length === 0) throw new Problem('conflict', 'Nobody is to be paid who has given an account.');
    await noteTaken(db, id, transfers, { actor, at });
    return handedOver(file, own.iban, transfers, { without: owners.length - transfers.length, waits: waiting });
  });
}

type FileRow = typeof payoutFiles.$inferInsert;
const sumOfTransfers = (some: readonly { readonly amountCents: number }[]) =>
  some.reduce((sum, one) => sum + one.amountCents, 0);

async function noteTaken(db: Db, id: string, transfers: readonly Transfer[], { actor, at }: By): Promise<void> {
  const title = `${transfers.length} × EUR, ${priceOf(sumOfTransfers(transfers))}`;
  await recordChange(db, { action: 'export', entity: 'payouts', entityId: id, title, actor, at });
}

/** The same rows and numbers are the same file. */
function handedOver(
  { id, madeAt, paidOn, payerName }: FileRow,
  iban: string,
  transfers: readonly Transfer[],
  left: Pick<PayoutFile, 'without' | 'waits'>,
): PayoutFile {
  const ordered = transfers.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return {
    name: `payouts-${wallClock(madeAt).date}-${id}.xml`,
    xml: transferFile({ id, madeAt, paidOn, payer: { name: payerName, iban }, transfers: ordered }),
    transfers: transfers.length,
    amountCents: sumOfTransfers(transfers),
    ...left,
  };
}

/**
 * A file once more, for whoever lost it on its way: what of it did not come back, in the name by which the bank knows it, so that
 * a bank which has it already refuses it. Owners are paid where they are paid today, and not
 * to an account that was changed a short while ago. 404 for what is none, 409 conflict when
 * nothing of it is left, 422 for another number than it was made with.
 */
export async function copyPayoutFile(db: Db, id: string, iban: string, by: By): Promise<PayoutFile> {
  const [file] = await db.select().from(payoutFiles).where(eq(payoutFiles.id, id));
  if (!file) throw new Problem('not_found', 'There is no such file.');
  const own = readIban(iban);
  if (own?.ibanTail !== file.payerIbanTail) throw refused('iban', 'Is not the number that it was made with');
  return db.transaction(async (db) => {
    const sent = await db
      .select()
      .from(payouts)
      .where(and(eq(payouts.fileId, id), ne(payouts.status, 'failed')));
    const ownerIds = sent.map(({ ownerId }) => ownerId);
    const accounts = await openBankAccounts(db, ownerIds, by.at);
    const waits = await countWaiting(db, ownerIds, by.at);
    const transfers = sent.flatMap(({ ownerId, ...paid }) => {
      const account = accounts.get(ownerId);
      return account ? [{ ...account, ...paid }] : [];
    });
    if (transfers.length === 0) throw new Problem('conflict', 'Nothing of this file is left to be paid.');
    await noteTaken(db, id, transfers, by);
    return handedOver(file, own.iban, transfers, { without: sent.length - transfers.length - waits, waits });
  });
}

/** How many files the desk can take again. */
const shownFiles = 10;

/** The last files, the newest first. */
export async function listPayoutFiles(db: Db): Promise<MadePayoutFile[]> {
  const stands = ne(payouts.status, 'failed');
  const rows = await db
    .select({
      id: payoutFiles.id,
      madeAt: payoutFiles.madeAt,
      madeBy: users.fullName,
      paidOn: payoutFiles.paidOn,
      payerIbanTail: payoutFiles.payerIbanTail,
      transfers: sql<number>`count(${payouts.id})::int`.mapWith(Number),
      amountCents: sql<number>`coalesce(sum(${payouts.amountCents}), 0)::float8`.mapWith(Number),
    })
    .from(payoutFiles)
    .innerJoin(users, eq(users.id, payoutFiles.madeBy))
    .leftJoin(payouts, and(eq(payouts.fileId, payoutFiles.id), stands))
    .groupBy(payoutFiles.id, users.fullName)
    .orderBy(desc(payoutFiles.madeAt), payoutFiles.id)
    .limit(shownFiles);
  return rows.map(({ madeAt, ...row }) => ({ ...row, madeAt: madeAt.toISOString() }));
}

/** One owner's payout of a file; undefined when nothing is due to them any more. */
async function bookOne(db: Db, ownerId: string, fileId: string, { actor, at }: By) {
  const due = await dueOrders(db, ownerId, at);
  const payout = await nextPayout(db, ownerId, due, at);
  if (payout.amountCents <= 0) return undefined;
  await bookPayout(db, { ...payout, paidBy: actor.id, status: 'sent', fileId }, due);
  await tellOwner(db, payout, at);
  return payout;
}

/** Books back what a bank did not pay, or sent back: it is due again, and its owner hears. 404 for what the desk did not send. */
export async function returnPayout(db: Db, id: string, { actor, at }: By): Promise<void> {
  await db.transaction(async (db) => {
    const isDesks = and(eq(payouts.id, id), isNull(payouts.account), inArray(payouts.status, ['sent', 'paid']));
    const [payout] = await db.update(payouts).set({ status: 'failed', failure: 'returned' }).where(isDesks).returning();
    if (!payout) throw new Problem('not_found', 'There is no payout of the desk that could come back.');
    await bookBack(db, payout, at);
    const title = `${priceOf(payout.amountCents)} EUR`;
    const after = { status: payout.status };
    await recordChange(db, { action: 'status', entity: 'payouts', entityId: id, title, actor, at, after });
  });
}
