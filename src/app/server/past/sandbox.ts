/** What the sandbox has booked of the demo's past, and accounts of its owners there: both as if it had all happened. */
import { sql } from 'drizzle-orm';
import { aProviderAccount } from '#features/payout-accounts/server/factory.ts';
import { sandboxAccounts } from '#features/payments/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { demoOwners } from './catalogue/owners.ts';
import { ownerId } from './people.ts';

/** A house that pays through its provider has owners who can be paid there, too. */
export async function openSandboxAccounts(db: Db, at: Date): Promise<void> {
  for (const { key } of demoOwners) {
    const account = `acct_${idOf(ownerId(key))}`;
    await db.insert(sandboxAccounts).values({ id: account, standing: 'ready' });
    await aProviderAccount(db, ownerId(key), { way: 'sandbox', account }, at);
  }
}

/** Payments, refunds, and what banks took and returned. */
export async function bookSandbox(db: Db): Promise<void> {
  await db.execute(sql`
    insert into sandbox_moves (id, kind, amount_cents, payment_id, created_at)
    select 'txn_' || id, 'charge', amount_cents, id, created_at from payments
      where provider = 'sandbox' and status in ('processing', 'succeeded', 'refunded')
    union all
    select 'txn_' || r.id, 'refund', -r.amount_cents, p.id, coalesce(r.done_at, r.created_at) from refunds r
      join payments p on p.order_id = r.order_id and p.status in ('succeeded', 'refunded')
      where p.provider = 'sandbox' and r.status = 'done'
    union all
    select 'txn_' || l.refund_id || '_' || l.posting, 'adjustment', -l.amount_cents, p.id, l.created_at
      from ledger_entries l join payments p on p.order_id = l.order_id and p.status in ('succeeded', 'refunded')
      where p.provider = 'sandbox' and l.account = 'refund' and l.posting in ('dispute', 'reinstatement')`);
}
