/** For the test of the demo's past: what breaks a rule of its papers. Nothing does. */
import { sql, type SQL } from 'drizzle-orm';

export const paperRules: readonly (readonly [rule: string, broken: SQL])[] = [
  [
    'every sale that cost has its invoice, of its price, and what costs much names its buyer',
    sql`select o.id from orders o left join invoices i on i.order_id = o.id and i.kind in ('simplified', 'full')
        where o.confirmed_at is not null and o.amount_cents > 0
        group by o.id having count(i.id) <> 1 or sum(i.gross_cents) <> o.amount_cents
        union all select id from invoices where kind = 'simplified' and gross_cents > 300000`,
  ],
  [
    'what went back has a corrective one each, of the same cents',
    sql`select b.id from (
          select id, order_id, amount_cents from refunds
          union all select id, order_id, amount_cents from disputes where status = 'lost'
        ) b left join invoices i on i.refund_id = b.id and i.kind = 'corrective'
        where i.gross_cents is distinct from -b.amount_cents`,
  ],
  [
    'numbers have no gaps, and follow the days',
    sql`select issuer_tax_number, series from (
          select *, row_number() over w as place, lag(issued_at) over w as before from invoices
          window w as (partition by issuer_tax_number, series order by number)
        ) n where place <> number or before > issued_at
        union all
        select s.issuer_tax_number, s.series from invoice_series s where s.last_number <> (
          select count(*) from invoices i where i.issuer_tax_number = s.issuer_tax_number and i.series = s.series)`,
  ],
  [
    'every invoice has its record, and nothing is left to be written',
    sql`select i.id from invoices i left join invoice_records r on r.invoice_id = i.id where r.id is null
        union all select id from tasks where name = 'invoice'`,
  ],
  [
    'the commission of every owner and month that is over is invoiced, as the ledger has it',
    sql`select coalesce(l.owner_id, i.recipient_id) as owner from (
          select owner_id, sum(amount_cents) as cents from ledger_entries
          where account = 'commission' and owner_id is not null and created_at < '2026-07-31T22:00:00Z' group by 1
        ) l full join (
          select recipient_id, sum(gross_cents) as cents from invoices where month is not null group by 1
        ) i on i.recipient_id = l.owner_id where coalesce(l.cents, 0) <> coalesce(i.cents, 0)`,
  ],
];
