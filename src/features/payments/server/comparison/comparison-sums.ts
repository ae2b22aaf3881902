/** What the provider must have by the ledger: of each order, and in each owner's account (decision 0091). */
import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { ProviderName } from '../../rules.ts';

type OfOrder = {
  readonly id: string;
  readonly ledgerCents: number;
  readonly providerCents: number;
  readonly isUnderWay: boolean;
};

/**
 * Each order's part of the house's balance, by the ledger and by the provider's lines. Of a sale that was split that is the
 * commission, of any other all that came and did not go back. What the ledger has booked and the provider was only asked
 * for, or refused, is counted as it lies there. What changed after `settled` is under way. `only` one order, if it is told.
 * What changed longest ago comes first.
 */
export async function ledgerOfOrders(
  db: Db,
  provider: ProviderName,
  settled: Date,
  only: string | null = null,
): Promise<OfOrder[]> {
  const { rows } = (await db.execute(sql`
    with booked as (
      select l.order_id,
        -sum(l.amount_cents) filter (where l.account in ('buyer', 'refund')) as came,
        sum(l.amount_cents) filter (where l.account = 'commission') as commission,
        max(l.created_at) as at
      from ledger_entries l where l.posting <> 'payout' and l.posting <> 'payout_return' group by 1
    ), moved as (
      select order_id, sum(amount_cents) as cents, max(created_at) as at
      from provider_moves where provider = ${provider} and order_id is not null group by 1
    ), back as (
      select order_id, sum(amount_cents) as cents from refunds where status <> 'done' group by 1
    ), owed as (
      select order_id, sum(case kind when 'reversal' then fee_cents - amount_cents else amount_cents end) as cents
      from owner_transfers where status = 'asked' group by 1
    ), taken as (
      select distinct order_id from payments where provider = ${provider} and status in ('succeeded', 'refunded')
    )
    select o.id,
      (coalesce(case when o.payout_account is null then b.came else b.commission end, 0)
        + coalesce(back.cents, 0) + coalesce(owed.cents, 0))::float8 as ledger,
      coalesce(m.cents, 0)::float8 as provider,
      greatest(b.at, m.at) > ${settled.toISOString()}::timestamptz as under_way
    from orders o
      left join taken t on t.order_id = o.id
      left join booked b on b.order_id = o.id and t.order_id is not null
      left join moved m on m.order_id = o.id
      left join back on back.order_id = o.id and t.order_id is not null
      left join owed on owed.order_id = o.id
    where (t.order_id is not null or m.order_id is not null)
      ${only === null ? sql`` : sql`and o.id = ${only}`}
    order by greatest(b.at, m.at), o.id`)) as {
    rows: { id: string; ledger: number; provider: number; under_way: boolean | null }[];
  };
  return rows.map(({ id, ledger, provider: cents, under_way }) => ({
    id,
    ledgerCents: ledger,
    providerCents: cents,
    isUnderWay: under_way === true,
  }));
}

/** What lies in each account by the ledger; what the provider was only asked for is where it was. */
export async function ledgerOfAccounts(
  db: Db,
  settled: Date,
): Promise<ReadonlyMap<string, { ledgerCents: number; isUnderWay: boolean }>> {
  const { rows } = (await db.execute(sql`
    with lines as (
      select o.payout_account as account, l.amount_cents as cents, l.created_at as at
      from ledger_entries l join orders o on o.id = l.order_id
      where l.account = 'owner' and o.payout_account is not null
      union all
      select o.payout_account, case t.kind when 'reversal' then t.amount_cents - t.fee_cents else -t.amount_cents end, t.created_at
      from owner_transfers t join orders o on o.id = t.order_id where t.status = 'asked'
      union all
      select p.account, p.amount_cents, p.created_at from payouts p where p.status = 'asked' and p.account is not null
      union all
      select o.payout_account, 0, m.created_at from provider_moves m join orders o on o.id = m.order_id
      where o.payout_account is not null and m.created_at > ${settled.toISOString()}::timestamptz
    )
    select account, sum(cents)::float8 as cents, max(at) > ${settled.toISOString()}::timestamptz as under_way
    from lines group by 1`)) as { rows: { account: string; cents: number; under_way: boolean }[] };
  return new Map(rows.map((row) => [row.account, { ledgerCents: row.cents, isUnderWay: row.under_way }]));
}
