/** Who issues here, as the desk's list shows it. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { deskPageSize } from '#kit/shared/desk.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { IssuersQuery, TaxIssuer } from '../contract.ts';
import { obligedFrom, standingOf } from '../rules.ts';
import type { ChainStanding } from '../rules.ts';
import { invoiceRecords as records, recordChains as chains } from './table.ts';
import type { RecordChainRow } from './table.ts';

const ofChain = sql`${records.issuerTaxNumber} = ${chains.issuerTaxNumber}`;
const unsent = sql<number>`(select count(*) from ${records} where ${ofChain} and ${records.state} = 'waiting')`.mapWith(
  Number,
);
/** Found wrong, and not put right by a later record. */
export const isFaulty = sql`${records.state} in ('flawed', 'rejected') and not exists (
  select 1 from ${records} as later where later.repairs = ${records.id})`;
const faulty = sql<number>`(select count(*) from ${records} where ${ofChain} and ${isFaulty})`.mapWith(Number);

/** The first that fits, as `standingOf` says it. */
const standing = sql<ChainStanding>`case when ${faulty} > 0 then 'faulty' when ${chains.mode} = 'off' then 'off'
  when ${chains.failures} > 0 then 'stuck' when ${unsent} > 0 then 'waiting' else 'sent' end`;

type Row = { readonly chain: RecordChainRow; readonly unsent: number; readonly faulty: number };

const present = ({ chain, unsent, faulty }: Row): TaxIssuer => ({
  id: chain.id,
  name: chain.issuerName,
  taxNumber: chain.issuerTaxNumber,
  mode: chain.mode,
  standing: standingOf({ ...chain, unsent, faulty }),
  obligedFrom: obligedFrom(chain.issuerTaxNumber),
  records: chain.lastNumber,
  unsent,
  faulty,
});

const select = (db: Db, where: SQL | undefined) =>
  db.select({ chain: chains, unsent, faulty }).from(chains).where(where);

/** A page of them, by how much they need somebody unless told, and how many there are. */
export async function listIssuers(
  db: Db,
  { q, sort = '-waiting', status, page = 1 }: IssuersQuery,
): Promise<{ items: TaxIssuer[]; total: number }> {
  const words = (q ?? '').split(/\s+/).filter(Boolean);
  const found = words.map(
    (word) =>
      sql`searchable(${chains.issuerName} || ' ' || ${chains.issuerTaxNumber}) like '%' || searchable(${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}::text) || '%'`,
  );
  const where = and(status && sql`${standing} = ${status}`, ...found);
  const by = sort.endsWith('name') ? sql`searchable(${chains.issuerName})` : sql`(${faulty} * 1000000 + ${unsent})`;
  const rows = await select(db, where)
    .orderBy(sort.startsWith('-') ? desc(by) : asc(by), chains.id)
    .limit(deskPageSize)
    .offset((page - 1) * deskPageSize);
  return { items: rows.map(present), total: await db.$count(chains, where) };
}

/** One of them with its chain; 404 where there is none. */
export async function requireIssuer(db: Db, id: string): Promise<TaxIssuer & { readonly chain: RecordChainRow }> {
  const [row] = await select(db, eq(chains.id, id));
  if (!row) throw new Problem('not_found', 'Nobody issues here by this name.');
  return { ...present(row), chain: row.chain };
}

/** How many issuers have records that somebody must put right. */
export const countFaulty = (db: Db) => db.$count(chains, sql`${faulty} > 0`);

/** What waits for the tax office over all issuers: how many records, since when the oldest does, and issuers with faulty ones. */
export async function readQueue(db: Db): Promise<{ unsent: number; oldestAt: Date | null; refused: number }> {
  const isWaiting = eq(records.state, 'waiting');
  const [oldest] = await db
    .select({ at: records.createdAt })
    .from(records)
    .where(isWaiting)
    .orderBy(asc(records.createdAt))
    .limit(1);
  return { unsent: await db.$count(records, isWaiting), oldestAt: oldest?.at ?? null, refused: await countFaulty(db) };
}
