/** Proposals of the demo: invented, some waiting, some decided. */
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { hoursAfter, hoursBefore } from '#kit/shared/durations.ts';
import { toGoTo } from './catalogue/out.ts';
import { toStayFor } from './catalogue/stay.ts';
import { submissions } from './table.ts';

type Row = typeof submissions.$inferInsert;

/** Writes proposals of the last weeks; what was approved points to what it became. */
export async function seedSubmissions(db: Db, at: Date): Promise<void> {
  const rows = [...toGoTo, ...toStayFor].map(({ hoursAgo, became, ...proposal }, n): Row => {
    const submittedAt = hoursBefore(at, hoursAgo);
    const isOpen = proposal.status === undefined;
    return {
      ...proposal,
      id: idOf(`demo submission ${n}`),
      contactEmail: `proposal${n + 1}@example.com`,
      submittedAt,
      decidedAt: isOpen ? null : hoursAfter(submittedAt, 18),
      listingId: became ? idOf(became) : null,
    };
  });
  await db.insert(submissions).values(rows);
}
