/** What neighbours ask of reports: to take one in, and which of theirs wait. */
import { lockCaller } from '#features/auth/server/service.ts';
import { newId } from '#kit/server/ids.ts';
import type { Db } from '#kit/server/db.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { ReportedKind, ReportReason } from '../rules.ts';
import { subjectColumns, type Told } from './reported.ts';
import { reports } from './table.ts';

export { openAmong } from './reported.ts';
export type { PublicRoom, ReportedRoom } from './reported.ts';

type NewReport = {
  readonly kind: ReportedKind;
  /** Of what is reported. */
  readonly subjectId: string;
  /** What it says at this moment, and whose it is: it is kept so, whatever becomes of it. */
  readonly told: Pick<Told, 'words' | 'authorId'>;
  readonly reporterId: string | null;
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly language: Language;
  readonly reason: ReportReason;
  readonly details?: string | null | undefined;
};

/** Takes a report in; a second one by the same member changes nothing and is not new. Gives its id. */
export async function fileReport(
  db: Db,
  { kind, subjectId, told, ...sent }: NewReport,
  at: Date,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { name = null, email = null, details = null } = sent;
  const of = subjectColumns({ kind, id: subjectId });
  const { words: said, authorId } = told;
  const id = newId();
  const row = { ...sent, ...of, id, said, authorId, name, email, details, createdAt: at };
  const filed = await db.transaction(async (db) => {
    if (sent.reporterId !== null) await lockCaller(db, sent.reporterId);
    return db.insert(reports).values(row).onConflictDoNothing().returning({ id: reports.id });
  });
  return { id, isNew: filed.length > 0 };
}
