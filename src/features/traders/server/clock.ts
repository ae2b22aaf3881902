/** What happens to files by the clock: their owners are reminded, and what was not declared again lapses. */
import { and, eq, isNull, lte } from 'drizzle-orm';
import { findAddressee } from '#features/auth/server/service.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { daysAfter } from '#kit/shared/durations.ts';
import { wallClock } from '#market/town/dates.ts';
import { reminderDays } from '../rules.ts';
import { traders, type TraderRow } from './table.ts';

/** Ends what was good for a year, and writes to whose ends within 30 days, once. Done twice is done once. */
export async function lookAfterTraders(db: Db, at: Date): Promise<void> {
  const soon = daysAfter(at, reminderDays);
  await db.transaction(async (db) => {
    const isGood = eq(traders.standing, 'good');
    const lapsed = await db
      .update(traders)
      .set({ standing: 'lapsed', updatedAt: at })
      .where(and(isGood, lte(traders.goodUntil, at)))
      .returning();
    for (const row of lapsed) await tell(db, 'traderLapsed', row, at);
    const ending = await db
      .update(traders)
      .set({ remindedAt: at })
      .where(and(isGood, lte(traders.goodUntil, soon), isNull(traders.remindedAt)))
      .returning();
    for (const row of ending) await tell(db, 'traderEnding', row, at);
  });
}

async function tell(db: Db, letter: 'traderEnding' | 'traderLapsed', row: TraderRow, at: Date): Promise<void> {
  const reader = await findAddressee(db, row.ownerId);
  if (!reader) return;
  const values = { name: reader.name, date: wallClock(row.goodUntil).date };
  await postMail(db, { ...reader, letter, values }, at);
}
