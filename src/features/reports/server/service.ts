/** What neighbours ask of reports: to take one in, and which of theirs wait. */
import { newId } from '#kit/server/ids.ts';
import type { Db } from '#kit/server/db.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { ReportedKind, ReportReason } from '../rules.ts';
import { reports } from './table.ts';

export { openAmong } from './reported.ts';
export type { ReportedRoom } from './reported.ts';

type NewReport = {
  readonly kind: ReportedKind;
  /** Of what is reported. */
  readonly subjectId: string;
  readonly reporterId: string | null;
  readonly email?: string | null | undefined;
  readonly language: Language;
  readonly reason: ReportReason;
  readonly details?: string | null | undefined;
};

/** Takes a report in; a second one by the same member changes nothing. Gives its id. */
export async function fileReport(db: Db, { kind, subjectId, ...told }: NewReport, at: Date): Promise<string> {
  const { email = null, details = null } = told;
  const of = kind === 'review' ? { reviewId: subjectId } : { messageId: subjectId };
  const id = newId();
  await db
    .insert(reports)
    .values({ ...told, ...of, id, email, details, createdAt: at })
    .onConflictDoNothing();
  return id;
}
