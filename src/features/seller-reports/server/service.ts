/** Sellers' years, for the desk and for the sellers themselves (issue 22; decision 0092). */
import { asc, eq, inArray } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import type { DeskQuery } from '#kit/server/desk-list.ts';
import { pdfOf } from '#kit/server/paper.ts';
import { deskPageSize } from '#kit/shared/desk.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { wallClock } from '#market/town/dates.ts';
import type { ReportYear, SellerRow, SellersQuery, SellerYear } from '../contract.ts';
import { addSums, dueOn, firstYear, noSums, standingOf, yearOf } from '../rules.ts';
import type { Sums } from '../rules.ts';
import { changesOf, lastTold } from './changes.ts';
import { readSellerYears } from './figures.ts';
import { isOver, listFiles } from './files.ts';
import { statementOf } from './statement.ts';
import { sellerLetters } from './table.ts';

/** All that was sold, told of or not: what the ledger has. */
const allOf = ({ properties, personalServices, transportRental, others }: SellerYear): Sums =>
  [...properties.map(({ sums }) => sums), personalServices, transportRental, others].reduce(addSums, noSums);

/** A page of those who sold in a year, the highest sum first unless told. */
export async function listSellers(
  db: Db,
  { year, q = '', sort = '-credited', page = 1, size = deskPageSize }: SellersQuery & DeskQuery,
) {
  const years = await readSellerYears(db, year);
  const rows = await presentSellers(db, year, years);
  const looked = q.toLowerCase();
  const found = rows.filter(({ name, taxNumber }) => `${name} ${taxNumber ?? ''}`.toLowerCase().includes(looked));
  const turn = sort.startsWith('-') ? -1 : 1;
  const by = (one: SellerRow, other: SellerRow): number =>
    sort.endsWith('name')
      ? one.name.localeCompare(other.name)
      : one.considerationCents - other.considerationCents || other.id.localeCompare(one.id);
  const sorted = found.toSorted((one, other) => turn * by(one, other));
  return { items: sorted.slice((page - 1) * size, page * size), total: found.length };
}

async function presentSellers(db: Db, year: number, years: readonly SellerYear[]): Promise<SellerRow[]> {
  const changes = changesOf(years, await lastTold(db, year));
  const added = new Set(changes.added.map(({ ownerId }) => ownerId));
  const corrected = new Set(changes.corrected.map(({ figures }) => figures.ownerId));
  const ids = years.map(({ ownerId }) => ownerId);
  const people = ids.length === 0 ? [] : await db.select().from(users).where(inArray(users.id, ids));
  const names = new Map(people.map(({ id, fullName }) => [id, fullName]));
  const letters = await db.select().from(sellerLetters).where(eq(sellerLetters.year, year));
  const toldAt = new Map(letters.map(({ ownerId, toldAt }) => [ownerId, toldAt.toISOString()]));
  return years.map((one) => {
    const { ownerId, identity, properties } = one;
    const { considerationCents, feesCents, sales } = allOf(one);
    const standing = standingOf(one);
    const since = added.has(ownerId) ? 'new' : corrected.has(ownerId) ? 'changed' : 'same';
    return {
      id: ownerId,
      name: identity?.name ?? names.get(ownerId) ?? '',
      taxNumber: identity?.taxNumber ?? null,
      country: identity?.country ?? null,
      standing,
      considerationCents: yearOf(considerationCents),
      feesCents: yearOf(feesCents),
      sales: yearOf(sales),
      homes: properties.length,
      days: properties.reduce((sum, { days }) => sum + days, 0),
      since: standing === 'told' ? since : 'none',
      toldAt: toldAt.get(ownerId) ?? null,
    };
  });
}

/** A year as a whole, and what the next file of it would hold. */
export async function readYear(db: Db, year: number, at: Date): Promise<ReportYear> {
  const years = await readSellerYears(db, year);
  const { added, corrected, removed } = changesOf(years, await lastTold(db, year));
  const sums = years.map(allOf).reduce(addSums, noSums);
  const standings = years.map(standingOf);
  return {
    year,
    dueOn: dueOn(year),
    isOver: isOver(year, at),
    sellers: years.length,
    told: standings.filter((standing) => standing === 'told').length,
    unknown: standings.filter((standing) => standing === 'unknown').length,
    considerationCents: yearOf(sums.considerationCents),
    feesCents: yearOf(sums.feesCents),
    next: { added: added.length, corrected: corrected.length, removed: removed.length },
    files: await listFiles(db, year),
  };
}

/** The years in which an owner sold, the newest first. */
export async function readOwnYears(db: Db, ownerId: string, at: Date): Promise<SellerYear[]> {
  const [first] = await db
    .select({ at: ledgerEntries.createdAt })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.ownerId, ownerId))
    .orderBy(asc(ledgerEntries.createdAt))
    .limit(1);
  if (!first) return [];
  const [from, to] = [first.at, at].map((one) => Number(wallClock(one).date.slice(0, 4)));
  if (from === undefined || to === undefined) return [];
  const years: SellerYear[] = [];
  for (let year = to; year >= Math.max(from, firstYear); year -= 1)
    years.push(...(await readSellerYears(db, year, ownerId)));
  return years;
}

/** One of them on paper. 404 for a year without sales. */
export async function readLetter(
  db: Db,
  ownerId: string,
  year: string,
  language: Language,
  at: Date,
): Promise<{ name: string; pdf: string }> {
  const [figures] = /^\d{4}$/.test(year) ? await readSellerYears(db, Number(year), ownerId) : [];
  if (!figures) throw new Problem('not_found', 'Nothing was sold in this year.');
  const pdf = await pdfOf(statementOf(figures, language, at), at);
  return { name: `${year}.pdf`, pdf: pdf.toString('base64') };
}
