/** The operator's month over 100,000 orders: how long an admin waits for it, over HTTP. */
import { sql } from 'drizzle-orm';
import type { Database } from '#kit/server/db.ts';
import { seatAdmin } from './admin.ts';
import type { Row } from './report.ts';
import { median } from './report.ts';
import type { Running } from './servers.ts';

const orderCount = 100_000;
const count = sql.raw(String(orderCount));
const barMs = 2000;

/** A year of two hundred owners: one order in ten is given back, each has its invoice, most were paid out. */
const fills = [
  sql`insert into users (id, username, full_name, phone, password_hash, account_type, role)
    select 'owner' || lpad(i::text, 7, '0'), 'owner' || i, 'Owner ' || i, '+3460' || lpad(i::text, 7, '0'), '-', 'business', 'business'
    from generate_series(1, 200) i`,
  sql`insert into orders (id, user_id, kind, item_id, quantity, units, starts_at, amount_cents, owner_id,
      commission_percent, refund_steps, refunded_cents, status, created_at, confirmed_at, supply, vat_percent)
    select 'order' || lpad(i::text, 9, '0'), 'owner0000001', 'event', 'event0000001', 2, 1,
      timestamptz '2026-01-01 12:00Z' + i * interval '1 hour', 5000, 'owner' || lpad((1 + i % 200)::text, 7, '0'), 12,
      '[]', case when i % 10 = 0 then 5000 else 0 end, case when i % 10 = 0 then 'refunded' else 'confirmed' end,
      timestamptz '2026-01-01 00:00Z' + i * interval '315 seconds', timestamptz '2026-01-01 00:00Z' + i * interval '315 seconds',
      'entry', 21
    from generate_series(1, ${count}) i`,
  sql`insert into ledger_entries (id, order_id, refund_id, payout_id, posting, account, owner_id, amount_cents, created_at)
    select o.id || '-' || e.posting || '-' || e.account, o.id, e.refund, e.payout, e.posting, e.account, o.owner_id, e.cents,
      o.created_at + e.days * interval '1 day'
    from orders o join lateral (values
      ('sale', 'buyer', -5000, '', '', 0), ('sale', 'owner', 4400, '', '', 0), ('sale', 'commission', 600, '', '', 0),
      ('refund', 'refund', 5000, 're', '', 3), ('refund', 'owner', -4400, 're', '', 3), ('refund', 'commission', -600, 're', '', 3),
      ('payout', 'owner', -4400, '', 'po', 9), ('payout', 'payout', 4400, '', 'po', 9)
    ) as e (posting, account, cents, refund, payout, days)
      on e.posting = 'sale' or (e.posting = 'refund') = (o.refunded_cents > 0)`,
  sql`insert into invoices (id, kind, issuer_id, issuer, issuer_tax_number, series, number, order_id, refund_id, language,
      lines, net_cents, vat_cents, gross_cents, supplied_on, issued_on, issued_at)
    select 'invoice' || lpad(row_number() over ()::text, 9, '0'), 'simplified', o.owner_id,
      jsonb_build_object('name', 'Owner', 'taxNumber', o.owner_id), o.owner_id, 'ASS26',
      row_number() over (partition by o.owner_id order by o.created_at), o.id, '', 'es',
      '[{"description": "Evening", "quantity": 2, "supply": "entry", "vatPercent": 21, "exemptBy": null, "netCents": 4132, "vatCents": 868, "grossCents": 5000}]'::jsonb,
      4132, 868, 5000, o.created_at::date, o.created_at::date, o.created_at
    from orders o`,
];

/** Fills the tables past their triggers, and seats an admin; gives the admin's cookie. */
export async function fillBooks(database: Database): Promise<string> {
  const { db } = database;
  await database.migrate();
  await db.transaction(async (db) => {
    await db.execute(sql`set local session_replication_role = replica`);
    for (const fill of fills) await db.execute(fill);
  });
  await db.execute(sql`vacuum analyze orders, ledger_entries, invoices, users`);
  return seatAdmin(db);
}

const pages = {
  'the month': 'books?month=2026-11',
  'the month as a PDF': 'books/paper?month=2026-11',
  'a page of its VAT book': 'vat-book?month=2026-11',
  'a year of sellers': 'seller-years?year=2026',
} as const;

/** The middle of five looks at each, after a first one. */
export async function measureBooks(app: Running, cookie: string, engine: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, path] of Object.entries(pages)) {
    const times: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const start = performance.now();
      const reply = await fetch(`${app.origin}/api/admin/${path}`, { headers: { cookie } });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`The books were answered ${reply.status} for ${path}`);
      if (i > 0) times.push(performance.now() - start);
    }
    const taken = median(times);
    rows.push({
      what: `books, ${what} (${orderCount} orders), ${engine}`,
      measured: `${taken.toFixed(0)} ms`,
      bar: `< ${barMs} ms`,
      verdict: taken < barMs ? 'ok' : 'over',
    });
  }
  return rows;
}
