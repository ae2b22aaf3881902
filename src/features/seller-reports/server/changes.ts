/** What a file would say that the ones before it did not. */
import { asc, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#kit/server/db.ts';
import type { Identity, SellerYear } from '../contract.ts';
import { standingOf } from '../rules.ts';
import { sellerReportFiles, sellerReports } from './table.ts';

type Told = typeof sellerReports.$inferSelect;
/** Somebody who is to be told of: who they are is known. */
export type Known = SellerYear & { readonly identity: Identity };
export type Changes = {
  readonly added: readonly Known[];
  readonly corrected: readonly { readonly figures: Known; readonly before: Told }[];
  readonly removed: readonly { readonly figures: Known; readonly before: Told }[];
};

const isKnown = (figures: SellerYear): figures is Known => figures.identity !== null;

/** What was last told of each seller of a year; who was taken back is not in it. */
export async function lastTold(db: Db, year: number): Promise<ReadonlyMap<string, Told>> {
  const rows = await db
    .select({ report: sellerReports })
    .from(sellerReports)
    .innerJoin(sellerReportFiles, eq(sellerReportFiles.id, sellerReports.fileId))
    .where(eq(sellerReportFiles.year, year))
    .orderBy(asc(sellerReportFiles.number));
  const last = new Map(rows.map(({ report }) => [report.ownerId, report]));
  return new Map([...last].filter(([, { type }]) => type !== 'deletion'));
}

/** Against what was told last. Whoever is not to be told of any more is taken back as they were told. */
export function changesOf(years: readonly SellerYear[], last: ReadonlyMap<string, Told>): Changes {
  const told = years.filter(isKnown).filter((one) => standingOf(one) === 'told');
  const ids = new Set(told.map(({ ownerId }) => ownerId));
  return {
    added: told.filter(({ ownerId }) => !last.has(ownerId)),
    corrected: told.flatMap((figures) => {
      const before = last.get(figures.ownerId);
      return before && !isDeepStrictEqual(before.figures, figures) ? [{ figures, before }] : [];
    }),
    removed: [...last.values()]
      .filter(({ ownerId }) => !ids.has(ownerId))
      .flatMap((before) => (isKnown(before.figures) ? [{ figures: before.figures, before }] : [])),
  };
}
