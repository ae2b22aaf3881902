/** Holiday requests of the demo: invented clients, one in each state at least. */
import type { Db } from '#kit/server/db.ts';
import { hashSecret, idOf, newSecret } from '#kit/server/ids.ts';
import { hoursAfter, hoursBefore } from '#kit/shared/durations.ts';
import { wishes } from './catalogue/wishes.ts';
import { holidayRequests } from './table.ts';

type Row = typeof holidayRequests.$inferInsert;

/** Writes requests that came over the last weeks; links to quotes open with keys that nobody has. */
export async function seedHolidayRequests(db: Db, at: Date): Promise<void> {
  const rows = wishes.map(({ hoursAgo, ...wish }, n): Row => {
    const submittedAt = hoursBefore(at, hoursAgo);
    const quote = { quotedAt: hoursAfter(submittedAt, 20), quoteTokenHash: hashSecret(newSecret()) };
    const answer = wish.quoteAnswer ? { quoteAnsweredAt: hoursAfter(submittedAt, 44) } : {};
    return {
      ...wish,
      id: idOf(`demo holiday ${n}`),
      clientEmail: `holiday${n + 1}@example.com`,
      clientPhone: `+34600557${String(100 + n)}`,
      submittedAt,
      ...(wish.estimatedCostCents ? quote : {}),
      ...answer,
    };
  });
  await db.insert(holidayRequests).values(rows);
}
