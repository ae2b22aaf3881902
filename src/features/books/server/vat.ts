/** The book of invoices that were issued (RD 1624/1992, art. 63): made of the invoices as they stand. */
import { sql } from 'drizzle-orm';
import { invoices } from '#features/invoices/server/table.ts';
import { seriesNumber } from '#features/invoices/rules.ts';
import type { Db } from '#kit/server/db.ts';
import type { DeskQuery } from '#kit/server/desk-list.ts';
import { deskPageSize } from '#kit/shared/desk.ts';
import type { MonthQuery, VatLine, VatSum } from '../contract.ts';
import { monthSpan } from '../rules.ts';
import { rowsOf } from './month.ts';

/**
 * The lines of each invoice of a month that stands, those of one rate together: put together within each, so that no invoice is
 * looked for by its name.
 */
function linesOf(month: string) {
  const { from, until } = monthSpan(month);
  return sql`select i.id, i.series, i.number, i.issuer_id, of_rate.*
    from ${invoices} as i cross join lateral (
      select (line ->> 'vatPercent')::float8 as percent, line ->> 'exemptBy' as exempt,
        sum((line ->> 'netCents')::int) as net, sum((line ->> 'vatCents')::int) as vat, sum((line ->> 'grossCents')::int) as gross
      from jsonb_array_elements(i.lines) as line group by 1, 2
    ) as of_rate
    where i.cancelled_at is null and i.issued_on >= ${from}::date and i.issued_on < ${until}::date`;
}

/** By who issued, series and rate. */
export async function readVatSums(db: Db, month: string): Promise<VatSum[]> {
  const rows = await rowsOf<VatSum>(
    db,
    sql`select issuer_id is null as "isHouse", series, percent as "vatPercent", exempt as "exemptBy",
        count(*)::int as invoices, sum(net)::float8 as "netCents", sum(vat)::float8 as "vatCents",
        sum(gross)::float8 as "grossCents"
      from (${linesOf(month)}) as one group by 1, 2, 3, 4 order by 1 desc, 2, 3 desc, 4`,
  );
  return rows.map((row) => ({ ...row }));
}

type Row = Omit<VatLine, 'number' | 'id'> & { invoiceId: string; series: string; number: number; total: number };

/** A page of the lines, as they were numbered. */
export async function listVatLines(db: Db, { month, page = 1, size = deskPageSize }: MonthQuery & DeskQuery) {
  // Cut before their invoices are looked up: all of a month are made of few columns, and counted as they go by.
  const order = sql`one.issuer_id nulls first, one.series, one.number, one.percent desc, one.exempt, one.id`;
  const rows = await rowsOf<Row>(
    db,
    sql`select one.id as "invoiceId", one.series, one.number, i.kind, i.issued_on::text as "issuedOn",
        i.supplied_on::text as "suppliedOn", i.issuer ->> 'name' as issuer, i.issuer_tax_number as "issuerTaxNumber",
        i.recipient ->> 'name' as recipient, i.recipient ->> 'taxNumber' as "recipientTaxNumber",
        one.percent as "vatPercent", one.exempt as "exemptBy", one.net::float8 as "netCents", one.vat::float8 as "vatCents",
        one.gross::float8 as "grossCents", one.total
      from (select *, count(*) over ()::int as total from (${linesOf(month)}) as one
          order by ${order} limit ${size}::int offset ${(page - 1) * size}::int) as one
        join ${invoices} as i on i.id = one.id
      order by ${order}`,
  );
  const items = rows.map(({ invoiceId, series, number, total: _, ...row }): VatLine => ({
    id: `${invoiceId}-${row.vatPercent}-${row.exemptBy ?? ''}`,
    number: seriesNumber({ series, number }),
    ...row,
  }));
  return { items, total: rows[0]?.total ?? (page === 1 ? 0 : await countVatLines(db, month)) };
}

/** Of a page past the end no row can tell it. */
async function countVatLines(db: Db, month: string): Promise<number> {
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${linesOf(month)}) as one`,
  );
  return counted?.total ?? 0;
}
