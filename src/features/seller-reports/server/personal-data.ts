import { eq, max } from 'drizzle-orm';
import { exportsNothing, forgetsNothing } from '#kit/server/personal-data.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { sellerLetters, sellerReportFiles, sellerReports } from './table.ts';

/**
 * What the tax office was told is made of the sales and of the file of the seller, which owners take along from there. It is
 * kept as it was told, whoever leaves (Directive (EU) 2021/514, annex V, section IV.B(3): five to ten years).
 */
export const sellerReportPersonalData: PersonalData = {
  tables: [sellerReportFiles, sellerReports, sellerLetters],
  exportOf: exportsNothing,
  keeps: async (db, id) => {
    const [row] = await db
      .select({ since: max(sellerReportFiles.madeAt) })
      .from(sellerReports)
      .innerJoin(sellerReportFiles, eq(sellerReportFiles.id, sellerReports.fileId))
      .where(eq(sellerReports.ownerId, id));
    return row?.since ? { what: 'sellerYears', since: row.since } : undefined;
  },
  forget: forgetsNothing,
};
