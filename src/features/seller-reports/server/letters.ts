/** Every seller is told what the tax office is told of them, by the end of January (annex V, section III.A(3)). */
import { and, eq } from 'drizzle-orm';
import { findAddressee } from '#features/auth/server/service.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { wallClock } from '#market/town/dates.ts';
import { firstYear, standingOf } from '../rules.ts';
import { readSellerYears } from './figures.ts';
import { sellerLetters } from './table.ts';

/**
 * Writes to all who are to be told of of a year and were not told yet, and again to whose figures were corrected. Whoever is
 * unknown is written to once they have said who they are. Done twice is done once.
 */
export async function tellSellers(
  db: Db,
  year: number,
  { again }: { readonly again: readonly string[] },
  at: Date,
): Promise<void> {
  const told = new Set(
    (await db.select().from(sellerLetters).where(eq(sellerLetters.year, year))).map(({ ownerId }) => ownerId),
  );
  const isMeant = (ownerId: string) => !told.has(ownerId) || again.includes(ownerId);
  const years = (await readSellerYears(db, year)).filter(
    (figures) => isMeant(figures.ownerId) && standingOf(figures) === 'told',
  );
  for (const { ownerId } of years)
    await db.transaction(async (db) => {
      const isAgain = told.has(ownerId);
      const isLetter = and(eq(sellerLetters.ownerId, ownerId), eq(sellerLetters.year, year));
      const [row] = isAgain
        ? await db.update(sellerLetters).set({ toldAt: at }).where(isLetter).returning()
        : await db.insert(sellerLetters).values({ ownerId, year, toldAt: at }).onConflictDoNothing().returning();
      const reader = row && (await findAddressee(db, ownerId));
      if (!reader) return;
      await postMail(db, { ...reader, letter: 'sellerYear', values: { name: reader.name, year, isAgain } }, at);
    });
}

/** By the clock: in January, about the year that has just ended. */
export async function tellOfLastYear(db: Db, at: Date): Promise<void> {
  const { date } = wallClock(at);
  const year = Number(date.slice(0, 4)) - 1;
  if (year < firstYear || date.slice(5, 7) !== '01') return;
  await tellSellers(db, year, { again: [] }, at);
}
