/**
 * What people read of decisions about their own things and of their reports, and how they object: once, within six
 * months, answered by the desk (Regulation (EU) 2022/2065, article 20).
 */
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { findAddressee } from '#features/auth/server/service.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { requireVersion } from '#kit/server/versions.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import type { ObjectionDecision, OwnReport, TakenDown } from '../contract.ts';
import { objectsUntil } from '../rules.ts';
import { missing } from './desk.ts';
import { readerOf } from './notices.ts';
import { toldOf } from './present.ts';
import { subjectOf } from './reported.ts';
import type { ReportedRooms, Told } from './reported.ts';
import { reports } from './table.ts';
import type { ReportRow } from './table.ts';

/** How many of each a page shows; nobody has more. */
const most = 100;

/** The decisions that took something of theirs down: what was decided at once is one. */
export const decidedOn = (authorId: string) =>
  and(
    eq(reports.authorId, authorId),
    eq(reports.decidedWith, reports.id),
    inArray(reports.status, ['removed', 'objected', 'restored']),
  );

/** What was taken down of somebody's own, and what they reported; newest first. */
export async function readOwn(db: Db, rooms: ReportedRooms, userId: string, language: Language, at: Date) {
  const rows = await db
    .select()
    .from(reports)
    .where(or(decidedOn(userId), eq(reports.reporterId, userId)))
    .orderBy(desc(reports.createdAt), reports.id)
    .limit(2 * most);
  const told = await toldOf(db, rooms, rows, language);
  const titleOf = (row: ReportRow) => told(row)?.about.title ?? '';
  return {
    takenDown: rows
      .filter((row) => row.authorId === userId && row.decidedWith === row.id && row.ground !== null)
      .toSorted((one, other) => Number(other.decidedAt) - Number(one.decidedAt))
      .map((row) => toTakenDown(row, titleOf(row), at)),
    reported: rows.filter((row) => row.reporterId === userId).map((row) => toOwnReport(row, titleOf(row))),
  };
}

function toTakenDown(row: ReportRow, title: string, at: Date): TakenDown {
  const { id, said, ground, statement, status, objection, answer, decidedAt } = row;
  if (ground === null || decidedAt === null || status === 'open' || status === 'kept') throw missing();
  const until = objectsUntil(decidedAt);
  const mayObject = status === 'removed' && objection === null && at <= until;
  return {
    id,
    kind: subjectOf(row).kind,
    title,
    said,
    ground,
    status,
    objection,
    answer,
    statement: statement ?? '',
    decidedAt: decidedAt.toISOString(),
    objectsUntil: mayObject ? until.toISOString() : null,
  };
}

function toOwnReport(row: ReportRow, title: string): OwnReport {
  const { id, reason, details, status, statement, createdAt, decidedAt } = row;
  return {
    id,
    kind: subjectOf(row).kind,
    title,
    reason,
    details,
    statement,
    // That somebody objected is between them and the desk.
    status: status === 'objected' ? 'removed' : status,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

/** Takes an objection in, which opens the decision again. 404 for somebody else's, 409 `invalid_transition` when it was answered or is too late. */
export async function objectTo(
  db: Db,
  rooms: ReportedRooms,
  id: string,
  objection: string,
  { userId, language, at }: { readonly userId: string; readonly language: Language; readonly at: Date },
): Promise<TakenDown> {
  return db.transaction(async (db) => {
    const isTheirs = and(eq(reports.id, id), decidedOn(userId));
    const [found] = await db.select().from(reports).where(isTheirs).for('update');
    if (!found) throw new Problem('not_found', 'There is no such decision about something of yours.');
    if (toTakenDown(found, '', at).objectsUntil === null)
      throw new Problem('invalid_transition', 'One objects once, and within six months.');
    const [row] = await db
      .update(reports)
      .set({ status: 'objected', objection, objectedAt: at, version: found.version + 1 })
      .where(eq(reports.id, id))
      .returning();
    if (!row) throw missing();
    const told = await toldOf(db, rooms, [row], language);
    return toTakenDown(row, told(row)?.about.title ?? '', at);
  });
}

/**
 * Answers an objection: it stays taken down, or is put back as far as it still can be; whose it is reads the answer.
 * 404, 409 `edit_conflict`, 409 `invalid_transition` where nobody objects.
 */
export async function answerObjection(
  db: Db,
  rooms: ReportedRooms,
  id: string,
  { decision, answer, version }: ObjectionDecision,
  by: By,
): Promise<void> {
  await db.transaction(async (db) => {
    const [known] = await db.select().from(reports).where(eq(reports.id, id));
    if (!known) throw missing();
    const { kind, id: subjectId } = subjectOf(known);
    const judged = await rooms[kind].lock(db, subjectId);
    const [found] = await db.select().from(reports).where(eq(reports.id, id)).for('update');
    if (!found) throw missing();
    requireVersion(found, version);
    if (!judged || found.status !== 'objected')
      throw new Problem('invalid_transition', 'Nobody objects to this, or not any more.');
    const isRestored = decision === 'restored';
    const status = isRestored ? ('restored' as const) : ('removed' as const);
    if (isRestored) {
      await rooms[kind].putBack(db, subjectId, by);
      const decided = await db.update(reports).set({ status }).where(eq(reports.decidedWith, id)).returning();
      for (const report of decided) await tellTakenBack(db, report, judged, by.at);
    }
    const answered = { status, answer, answeredAt: by.at, version: found.version + 1 };
    await db.update(reports).set(answered).where(eq(reports.id, id));
    const { actor, at } = by;
    const [before, after] = [{ status: 'objected' }, { status, answer }];
    const title = judged.titleIn('en');
    await recordChange(db, { actor, at, action: 'update', entity: 'reports', entityId: id, title, before, after });
    const author = found.authorId === null ? undefined : await findAddressee(db, found.authorId);
    if (!author) return;
    const values = { name: author.name, title: judged.titleIn(author.language), isRestored, answer };
    await postMail(db, { ...author, letter: 'objectionDecided', values }, at);
  });
}

/** Whoever reported it was told that it is gone: they hear that it is not. What was objected is between its owner and the desk. */
async function tellTakenBack(db: Db, report: ReportRow, judged: Told, at: Date): Promise<void> {
  const reader = await readerOf(db, report);
  if (!reader) return;
  const values = { name: reader.name, title: judged.titleIn(reader.language) };
  await postMail(db, { ...reader, letter: 'noticeTakenBack', values }, at);
}
