/** Proposals of the demo: invented, some waiting, some decided. */
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { toGoTo } from './catalogue/out.ts';
import { toStayFor } from './catalogue/stay.ts';
import { submissions } from './table.ts';

type Row = typeof submissions.$inferInsert;

const hourMs = 3_600_000;

/** Writes proposals of the last weeks; what was approved points to what it became. */
export async function seedSubmissions(db: Db, at: Date): Promise<void> {
  const rows = [...toGoTo, ...toStayFor].map(({ hoursAgo, became, ...proposal }, n): Row => {
    const submittedAt = new Date(at.getTime() - hoursAgo * hourMs);
    const isOpen = proposal.status === undefined;
    return {
      ...proposal,
      id: idOf(`demo submission ${n}`),
      contactEmail: `proposal${n + 1}@example.com`,
      submittedAt,
      decidedAt: isOpen ? null : new Date(submittedAt.getTime() + 18 * hourMs),
      listingId: became ? idOf(became) : null,
    };
  });
  await db.insert(submissions).values(rows);
}
