/** Everybody who has sold something, with what they were paid, what is due and what is not yet. */
import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { users, usersSearchColumns } from '#features/auth/server/table.ts';
import { payoutAccounts } from '#features/payout-accounts/server/table.ts';
import { waitOf } from '#features/payout-accounts/server/service.ts';
import { ledgerEntries as entries } from '#features/ledger/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { matches } from '#kit/server/desk-list.ts';
import { deskPageSize } from '#kit/shared/desk.ts';
import type { OwnerAccount, OwnersQuery } from '../contract.ts';
import { stateOfOwner } from '../rules.ts';
import type { OwnerState } from '../rules.ts';
import { cents, openBalances } from './balances.ts';
import { payouts } from './table.ts';

/** The figures of every owner, as columns that a list can be cut and sorted by. */
function ownersAt(db: Db, at: Date, ownerId?: string) {
  const open = openBalances(db, at, ownerId).as('open');
  // What lies in an owner's own account is paid by the clock.
  const isForDesk = sql`(${open.isDue} and ${open.account} is null)`;
  const balance = db
    .select({
      ownerId: open.ownerId,
      orders: sql<number>`count(*) filter (where ${isForDesk})::int`.as('orders'),
      due: sql<number>`coalesce(sum(${open.owed}) filter (where ${isForDesk}), 0)::float8`.mapWith(Number).as('due'),
      waiting: sql<number>`coalesce(sum(${open.owed}) filter (where not ${isForDesk}), 0)::float8`
        .mapWith(Number)
        .as('waiting'),
    })
    .from(open)
    .groupBy(open.ownerId)
    .as('balance');
  const paid = db
    .select({ ownerId: payouts.ownerId, sum: cents(sql`sum(${payouts.amountCents})`).as('paid') })
    .from(payouts)
    .where(ne(payouts.status, 'failed'))
    .groupBy(payouts.ownerId)
    .as('paid_out');
  const [due, waiting] = [sql<number>`coalesce(${balance.due}, 0)`, sql<number>`coalesce(${balance.waiting}, 0)`];
  const states: Record<OwnerState, SQL> = {
    due: sql`${due} > 0`,
    owes: sql`${due} < 0`,
    waiting: sql`${due} = 0 and ${waiting} > 0`,
    settled: sql`${due} = 0 and ${waiting} <= 0`,
  };
  const hasSold = sql`exists (select 1 from ${entries} where ${entries.ownerId} = ${users.id})`;
  const select = (where: SQL | undefined) =>
    db
      .select({
        id: users.id,
        name: users.fullName,
        username: users.username,
        erasedAt: users.erasedAt,
        suspendedAt: users.suspendedAt,
        payableFrom: payoutAccounts.payableFrom,
        orders: sql<number>`coalesce(${balance.orders}, 0)`.mapWith(Number),
        dueCents: due.mapWith(Number),
        waitingCents: waiting.mapWith(Number),
        paidCents: sql<number>`coalesce(${paid.sum}, 0)`.mapWith(Number),
        total: sql<number>`count(*) over ()`.mapWith(Number),
      })
      .from(users)
      .leftJoin(balance, eq(balance.ownerId, users.id))
      .leftJoin(paid, eq(paid.ownerId, users.id))
      .leftJoin(payoutAccounts, and(eq(payoutAccounts.ownerId, users.id), eq(payoutAccounts.way, 'bank')))
      .where(and(hasSold, where));
  return { select, states, due };
}

type Row = Omit<OwnerAccount, 'isErased' | 'isSuspended' | 'payableFrom' | 'state'> &
  Readonly<Record<'erasedAt' | 'suspendedAt' | 'payableFrom', Date | null>> & { readonly total: number };

const present = ({ erasedAt, suspendedAt, payableFrom, total: _, ...row }: Row, at: Date): OwnerAccount => ({
  ...row,
  payableFrom: waitOf({ payableFrom }, at),
  isSuspended: suspendedAt !== null,
  isErased: erasedAt !== null,
  state: stateOfOwner(row),
});

/** A page of them, the highest sum first unless told, and how many there are in all. */
export async function listOwners(
  db: Db,
  { q, sort = '-due', status, page = 1 }: OwnersQuery,
  at: Date,
): Promise<{ items: OwnerAccount[]; total: number }> {
  const { select, states, due } = ownersAt(db, at);
  const by = sort.endsWith('name') ? sql`searchable(${users.fullName})` : due;
  const turn = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const where = and(status && states[status], ...matches(q, usersSearchColumns));
  const rows = await select(where)
    .orderBy(sql`${by} ${turn}`, users.id)
    .limit(deskPageSize)
    .offset((page - 1) * deskPageSize);
  // A page past the end has no row that could tell the total.
  const [counted] = rows.length === 0 && page > 1 ? await select(where).limit(1) : rows;
  return { items: rows.map((row) => present(row, at)), total: counted?.total ?? 0 };
}

/** Whose account was changed so short a while ago that nothing is paid to it. */
const waits = (at: Date) => gt(payoutAccounts.payableFrom, at);
const waitsNot = (at: Date) => or(isNull(payoutAccounts.payableFrom), lte(payoutAccounts.payableFrom, at));

/** Who is to be paid by the desk at an instant, and may be; and how many more wait because their account was changed. */
export async function dueOwners(db: Db, at: Date): Promise<{ owners: string[]; waiting: number }> {
  const { select, states } = ownersAt(db, at);
  const isDue = and(states.due, isNull(users.suspendedAt));
  const rows = await select(and(isDue, waitsNot(at))).orderBy(users.id);
  const waiting = await select(and(isDue, waits(at)));
  return { owners: rows.map(({ id }) => id), waiting: waiting.length };
}

/** How many wait for money, and may have it. */
export function countDue(db: Db, at: Date) {
  const { select, states } = ownersAt(db, at);
  return db.$count(sql`${select(and(states.due, isNull(users.suspendedAt), waitsNot(at)))} as due`);
}

/** One of them; undefined for whoever has sold nothing. */
export async function findOwner(db: Db, id: string, at: Date): Promise<OwnerAccount | undefined> {
  const [row] = await ownersAt(db, at, id).select(eq(users.id, id));
  return row && present(row, at);
}
