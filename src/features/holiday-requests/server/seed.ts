/** Holiday requests of the demo: invented clients, one in each state at least. */
import type { Db } from '#kit/server/db.ts';
import { hashSecret, idOf, newSecret } from '#kit/server/ids.ts';
import { wishes } from './catalogue/wishes.ts';
import { holidayRequests } from './table.ts';

type Row = typeof holidayRequests.$inferInsert;

const hourMs = 3_600_000;

/** Writes requests that came over the last weeks; links to quotes open with keys that nobody has. */
export async function seedHolidayRequests(db: Db, at: Date): Promise<void> {
  const rows = wishes.map(({ hoursAgo, ...wish }, n): Row => {
    const submittedAt = new Date(at.getTime() - hoursAgo * hourMs);
    const quote = { quotedAt: new Date(submittedAt.getTime() + 20 * hourMs), quoteTokenHash: hashSecret(newSecret()) };
    const answer = wish.quoteAnswer ? { quoteAnsweredAt: new Date(submittedAt.getTime() + 44 * hourMs) } : {};
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
