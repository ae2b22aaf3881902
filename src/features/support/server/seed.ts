/** What visitors of the demo town wrote to its desk: new, in hand and answered. */
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { hoursBefore } from '#kit/shared/durations.ts';
import { messages, reports } from './catalogue/messages.ts';
import { contactMessages, issueReports, supportAnswers } from './table.ts';

/** Writes what came over the last week; answers are by this member of the desk. */
export async function seedSupport(db: Db, authorId: string, at: Date): Promise<void> {
  const since = (hours: number) => hoursBefore(at, hours);
  const answered = (of: 'messageId' | 'reportId', id: string, text: string | undefined, hoursAgo: number) =>
    text === undefined
      ? []
      : [{ id: idOf(`answer to ${id}`), [of]: id, authorId, text, answeredAt: since(hoursAgo - 5) }];
  const written = messages.map(({ hoursAgo, answer, ...message }, n) => {
    const id = idOf(`demo message ${n}`);
    const row = { ...message, id, email: `message${n + 1}@example.com`, submittedAt: since(hoursAgo) };
    return { row, answers: answered('messageId', id, answer, hoursAgo) };
  });
  const reported = reports.map(({ hoursAgo, answer, ...report }, n) => {
    const id = idOf(`demo report ${n}`);
    const row = { ...report, id, email: `report${n + 1}@example.com`, submittedAt: since(hoursAgo) };
    return { row, answers: answered('reportId', id, answer, hoursAgo) };
  });
  await db.insert(contactMessages).values(written.map(({ row }) => row));
  await db.insert(issueReports).values(reported.map(({ row }) => row));
  await db.insert(supportAnswers).values([...written, ...reported].flatMap(({ answers }) => answers));
}
