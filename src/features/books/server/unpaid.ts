/** What is owed to the house or to buyers and did not come, as it stands now; and what banks asked back in a month. */
import { and, asc, gte, lt, or, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { disputes, orders, refunds } from '#features/orders/server/table.ts';
import { disputeStatuses } from '#features/orders/rules.ts';
import { subscriptions } from '#features/plans/server/table.ts';
import { advancedDeal, paidPlans, planCents } from '#features/plans/rules.ts';
import type { Db } from '#kit/server/db.ts';
import type { DeskQuery } from '#kit/server/desk-list.ts';
import { deskPageSize } from '#kit/shared/desk.ts';
import type { Books, MonthDispute, MonthQuery, Unpaid } from '../contract.ts';
import { unpaidKinds } from '../rules.ts';
import { at, instantsOf, rowsOf } from './month.ts';

/** All that is unpaid, the oldest first within its kind. */
const unpaid = () => {
  const { cents, months, listCents } = advancedDeal;
  const ofPlan = sql.join(
    paidPlans.map((plan) => sql`when s.plan = ${plan} then ${planCents[plan]}::int`),
    sql` `,
  );
  return sql`select 'plan-' || s.user_id as id, 'plan' as kind, u.full_name as name,
      (case ${ofPlan} when s.advanced_months < ${months}::int then ${cents}::int else ${listCents}::int end)::float8 as "amountCents", s.period_end as since
    from ${subscriptions} as s join ${users} as u on u.id = s.user_id where s.status = 'past_due'
    union all
    select 'refund-' || r.id, 'refund', u.full_name, r.amount_cents::float8, r.created_at
    from ${refunds} as r join ${orders} as o on o.id = r.order_id join ${users} as u on u.id = o.user_id
    where r.status = 'failed'
    union all
    select 'owner-' || l.owner_id, 'owner', u.full_name, (-sum(l.amount_cents))::float8, max(l.created_at)
    from ${ledgerEntries} as l join ${users} as u on u.id = l.owner_id
    where l.account = 'owner' group by l.owner_id, u.full_name having sum(l.amount_cents) < 0`;
};

/** Each kind of it, counted. */
export async function readUnpaid(db: Db): Promise<Books['unpaid']> {
  const rows = await rowsOf<{ kind: string; count: number; cents: number }>(
    db,
    sql`select kind, count(*)::int as count, sum("amountCents")::float8 as cents from (${unpaid()}) as one group by 1`,
  );
  return counted(unpaidKinds, rows);
}

/** A page of it. */
export async function listUnpaid(db: Db, { page = 1, size = deskPageSize }: Pick<DeskQuery, 'page' | 'size'>) {
  const rows = await rowsOf<Omit<Unpaid, 'since'> & { since: string | Date; total: number }>(
    db,
    sql`select *, count(*) over ()::int as total from (${unpaid()}) as one
      order by kind, since, id limit ${size}::int offset ${(page - 1) * size}::int`,
  );
  const items = rows.map(({ total: _, since, ...row }): Unpaid => ({ ...row, since: new Date(since).toISOString() }));
  return { items, total: rows[0]?.total ?? 0 };
}

/** Holds of a month that ran out unpaid, with what they would have cost. */
export async function readLapsed(db: Db, month: string): Promise<Books['lapsed']> {
  const { from, until } = instantsOf(month);
  const [row] = await rowsOf<Books['lapsed']>(
    db,
    sql`select count(*)::int as count, coalesce(sum(o.amount_cents), 0)::float8 as cents from ${orders} as o
      where o.status = 'expired' and o.created_at >= ${at(from)} and o.created_at < ${at(until)}`,
  );
  return row ?? nothing;
}

const nothing = { count: 0, cents: 0 };

function counted<K extends string>(
  kinds: readonly K[],
  rows: readonly {
    readonly [name: string]: unknown;
    readonly kind: string;
    readonly count: number;
    readonly cents: number;
  }[],
): Record<K, { count: number; cents: number }> {
  const of = (kind: K) => {
    const row = rows.find((one) => one.kind === kind);
    return row ? { count: row.count, cents: row.cents } : nothing;
  };
  return Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<K, { count: number; cents: number }>;
}

/** Begun or decided in a month. */
const disputesOf = (month: string) => {
  const { from, until } = instantsOf(month);
  return sql`select * from ${disputes} as d where (d.created_at >= ${at(from)} and d.created_at < ${at(until)})
    or (d.settled_at >= ${at(from)} and d.settled_at < ${at(until)})`;
};

export async function readDisputes(db: Db, month: string): Promise<Books['disputes']> {
  const rows = await rowsOf<{ kind: string; count: number; cents: number }>(
    db,
    sql`select status as kind, count(*)::int as count, sum(amount_cents)::float8 as cents
      from (${disputesOf(month)}) as one group by 1`,
  );
  return counted(disputeStatuses, rows);
}

/** A page of them, the first one first. */
export async function listMonthDisputes(db: Db, { month, page = 1, size = deskPageSize }: MonthQuery & DeskQuery) {
  const { from, until } = instantsOf(month);
  const isOfMonth = or(
    and(gte(disputes.createdAt, from), lt(disputes.createdAt, until)),
    and(gte(disputes.settledAt, from), lt(disputes.settledAt, until)),
  );
  const { id, orderId, status, reason, amountCents, createdAt, settledAt } = disputes;
  const rows = await db
    .select({ id, orderId, status, reason, amountCents, createdAt, settledAt })
    .from(disputes)
    .where(isOfMonth)
    .orderBy(asc(disputes.createdAt), asc(disputes.id))
    .limit(size)
    .offset((page - 1) * size);
  const items = rows.map(({ createdAt, settledAt, ...row }): MonthDispute => ({
    ...row,
    createdAt: createdAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  }));
  return { items, total: await db.$count(disputes, isOfMonth) };
}
