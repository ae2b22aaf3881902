/** Reports at the desk: read, and decided once with reasons that both sides read (Regulation (EU) 2022/2065, 16 and 17). */
import { and, eq, inArray } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { findAddressee } from '#features/auth/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage, waitingFirst } from '#kit/server/desk-list.ts';
import { requireVersion } from '#kit/server/versions.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import type { Report, ReportDecision, ReportQuery } from '../contract.ts';
import { isGroundOf } from '../rules.ts';
import { readerOf } from './notices.ts';
import { toReports, type Reading } from './present.ts';
import { areOf, isOfKind, subjectOf } from './reported.ts';
import type { ReportedRooms } from './reported.ts';
import { reports, reportsSearchColumns as searchColumns } from './table.ts';
import type { ReportRow } from './table.ts';

export const missing = () => new Problem('not_found', 'There is no such report.');
const isOpen = eq(reports.status, 'open');
const isObjected = eq(reports.status, 'objected');

/** How many wait for a decision, and how many objections for an answer. */
export const countReports = (db: Db) => db.$count(reports, isOpen);
export const countObjections = (db: Db) => db.$count(reports, isObjected);

/** A page of reports, what waits longest first. */
export async function listReports(db: Db, rooms: ReportedRooms, query: ReportQuery, reading: Reading) {
  const waits = inArray(reports.status, ['open', 'objected']);
  const { rows, total } = await readDeskPage(db, {
    table: reports,
    query,
    where: and(query.status && eq(reports.status, query.status), query.kind && isOfKind(query.kind)),
    searchColumns,
    sorts: { waiting: waitingFirst(reports.createdAt, waits), reported: reports.createdAt },
    sort: 'waiting',
    tie: reports.id,
  });
  return { items: await toReports(db, rooms, rows, reading), total };
}

export async function readReport(db: Db, rooms: ReportedRooms, id: string, reading: Reading): Promise<Report> {
  const rows = await db.select().from(reports).where(eq(reports.id, id));
  const [report] = await toReports(db, rooms, rows, reading);
  if (!report) throw missing();
  return report;
}

/**
 * Keeps what was reported or takes it down, once, and answers every report of it that waits: its author reads why it is
 * gone, whoever reported it what was decided. Refuses 404, 409 `edit_conflict`, 409 `invalid_transition`, 422 at `ground`,
 * and where the way of taking it down does: 409 `has_bookings` for a listing that somebody holds or booked.
 */
export async function decideReport(
  db: Db,
  rooms: ReportedRooms,
  id: string,
  decision: ReportDecision,
  by: By,
): Promise<void> {
  const { actor, at } = by;
  await db.transaction(async (db) => {
    const [found] = await db.select().from(reports).where(eq(reports.id, id));
    if (!found) throw missing();
    const { kind, id: subjectId } = subjectOf(found);
    const { decision: status, statement, ground = null } = decision;
    if (ground !== null && !isGroundOf(kind, ground))
      throw invalidField('ground', 'Is a ground of something else', 'Nothing of this kind is taken down on that.');
    const judged = await rooms[kind].lock(db, subjectId);
    const open = await openOf(db, found);
    const report = open.find((one) => one.id === id);
    if (!judged || !report) throw new Problem('invalid_transition', 'This report does not wait any more.');
    requireVersion(report, decision.version);
    const ids = open.map((one) => one.id);
    const isRemoved = status === 'removed';
    const decided = { status, ground, statement, decidedAt: at, decidedWith: id, version: report.version + 1 };
    // Whose it is by now reads why and may object: it may have been handed over since it was reported.
    const whose = isRemoved && judged.authorId !== null ? { authorId: judged.authorId } : {};
    await db
      .update(reports)
      .set({ ...decided, ...whose })
      .where(inArray(reports.id, ids));
    if (isRemoved) await rooms[kind].takeDown(db, subjectId, statement, by);
    await recordChange(db, {
      actor,
      at,
      action: isRemoved ? 'reject' : 'approve',
      entity: 'reports',
      entityId: id,
      title: judged.titleIn('en'),
      before: { status: 'open' },
      after: { status, ground, statement },
    });
    const night = judged.night ?? null;
    const author = isRemoved && judged.authorId !== null ? await findAddressee(db, judged.authorId) : undefined;
    if (author && ground !== null) {
      const taken = { title: judged.titleIn(author.language), night, ground, statement, words: judged.words };
      await rooms[kind].tellAuthor(db, author, taken, at);
    }
    for (const one of open) {
      const reader = await readerOf(db, one);
      if (!reader) continue;
      const told = { title: judged.titleIn(reader.language), night, isRemoved, statement };
      await rooms[kind].tellReporter(db, reader, told, at);
    }
  });
}

/** The reports that wait of what this one is of, locked until the transaction ends. */
function openOf(db: Db, report: ReportRow): Promise<ReportRow[]> {
  const { kind, id } = subjectOf(report);
  return db
    .select()
    .from(reports)
    .where(and(areOf(kind, [id]), isOpen))
    .orderBy(reports.id)
    .for('update');
}
