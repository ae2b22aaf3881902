/** What the ledger says of months and days: sums are the database's, in cents. */
import { sql, type SQL } from 'drizzle-orm';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { instantOf } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';
import type { BookDay, Books } from '../contract.ts';
import { monthSpan, monthsTo } from '../rules.ts';

const zone = sql.raw(`'${town.zone}'`);

/** The instants between which something is of a month, by the town's clock. */
export function instantsOf(month: string): { readonly from: Date; readonly until: Date } {
  const { from, until } = monthSpan(month);
  return { from: instantOf(from, '00:00'), until: instantOf(until, '00:00') };
}

/** Instants go along as texts: a statement by hand knows no columns. */
export const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;

/** The rows of a statement whose columns no table has. */
export async function rowsOf<T>(db: Db, query: SQL): Promise<readonly T[]> {
  const result: unknown = await db.execute(query);
  return (result as { rows: readonly T[] }).rows;
}

const sumOf = (where: string, sign = '') =>
  sql.raw(`(${sign}coalesce(sum(l.amount_cents) filter (where ${where}), 0))::float8`);

/** The days of a month on which something was booked, in their order. */
export async function readDays(db: Db, month: string): Promise<BookDay[]> {
  const { from, until } = instantsOf(month);
  const rows = await rowsOf<BookDay>(
    db,
    sql`select to_char(l.created_at at time zone ${zone}, 'YYYY-MM-DD') as day,
      ${sumOf(`l.account = 'buyer'`, '-')} as "receivedCents", ${sumOf(`l.account = 'refund'`)} as "backCents",
      ${sumOf(`l.account = 'owner' and l.owner_id is not null and l.posting not in ('payout', 'payout_return')`)} as "creditedCents",
      ${sumOf(`l.account = 'commission' and l.owner_id is not null`)} as "commissionCents",
      ${sumOf(`l.account in ('commission', 'owner') and l.owner_id is null and o.kind = 'plan'`)} as "plansCents",
      ${sumOf(`l.account in ('commission', 'owner') and l.owner_id is null and o.kind is distinct from 'plan'`)} as "ownSalesCents",
      ${sumOf(`l.account = 'payout'`)} as "paidOutCents"
    from ${ledgerEntries} as l left join ${orders} as o on l.owner_id is null and o.id = l.order_id
    where l.created_at >= ${at(from)} and l.created_at < ${at(until)} group by 1 order by 1`,
  );
  return rows.map((row) => ({ ...row }));
}

/** The month and those before it: what came and stayed, and what of it was the house's. */
export async function readMonths(db: Db, month: string): Promise<Books['months']> {
  const months = monthsTo(month);
  const from = instantsOf(months[0] ?? month).from;
  const rows = await rowsOf<Books['months'][number]>(
    db,
    sql`select to_char(l.created_at at time zone ${zone}, 'YYYY-MM') as month,
      ${sumOf(`l.account in ('buyer', 'refund')`, '-')} as "keptPaidCents",
      ${sumOf(`l.account = 'commission' or (l.account = 'owner' and l.owner_id is null)`)} as "keptCents"
    from ${ledgerEntries} as l
    where l.created_at >= ${at(from)} and l.created_at < ${at(instantsOf(month).until)} group by 1`,
  );
  return months.map((one) => rows.find((row) => row.month === one) ?? { month: one, keptPaidCents: 0, keptCents: 0 });
}

/** At an instant: what owners are owed, and what those owe who were paid more than stayed theirs. */
export async function readOwed(db: Db, until: Date): Promise<{ owedCents: number; debtCents: number }> {
  const [row] = await rowsOf<{ owedCents: number; debtCents: number }>(
    db,
    sql`select coalesce(sum(owed) filter (where owed > 0), 0)::float8 as "owedCents",
        coalesce(-sum(owed) filter (where owed < 0), 0)::float8 as "debtCents"
      from (select sum(l.amount_cents) as owed from ${ledgerEntries} as l
        where l.account = 'owner' and l.owner_id is not null and l.created_at < ${at(until)} group by l.owner_id) as one`,
  );
  return row ?? { owedCents: 0, debtCents: 0 };
}
