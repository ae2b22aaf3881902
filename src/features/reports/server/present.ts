/** Reports as the desk reads them, each with what it is about. */
import { inArray } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Doer } from '#market/listings/server/listing-actor.ts';
import type { Report } from '../contract.ts';
import { reportedKinds } from '../rules.ts';
import { subjectOf, timesOf } from './reported.ts';
import type { ReportedRooms } from './reported.ts';
import type { ReportRow } from './table.ts';

/** Who reads them, and in which language. */
export type Reading = { readonly language: Language; readonly actor: Doer };

/** Whoever judges what people write need not know who reported it, and is not told. */
const isTold = ({ role }: Doer): boolean => role === 'admin';

/** What of each kind is told of these. */
export async function toldOf(db: Db, rooms: ReportedRooms, rows: readonly ReportRow[], language: Language) {
  const subjects = rows.map(subjectOf);
  const all = await Promise.all(
    reportedKinds.map(async (kind) => {
      const ids = [...new Set(subjects.filter((one) => one.kind === kind).map(({ id }) => id))];
      const told = ids.length === 0 ? undefined : await rooms[kind].tell(db, ids, language);
      const times = ids.length === 0 ? undefined : await timesOf(db, kind, ids);
      return [kind, { told, times }] as const;
    }),
  );
  const of = new Map(all);
  return (row: ReportRow) => {
    const { kind, id } = subjectOf(row);
    const about = of.get(kind)?.told?.get(id);
    return about && { kind, about, times: of.get(kind)?.times?.get(id) ?? 1 };
  };
}

export async function toReports(
  db: Db,
  rooms: ReportedRooms,
  rows: readonly ReportRow[],
  { language, actor }: Reading,
): Promise<Report[]> {
  const reporterIds = rows.flatMap(({ reporterId }) => reporterId ?? []);
  const names = await db
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(inArray(users.id, reporterIds));
  const told = await toldOf(db, rooms, rows, language);
  return rows.flatMap((row) => {
    const found = told(row);
    if (!found) return [];
    const { id, reason, details, status, ground, statement, said, objection, answer, version } = row;
    const reporter = names.find((one) => one.id === row.reporterId)?.name ?? row.name;
    return {
      ...found.about,
      kind: found.kind,
      times: found.times,
      id,
      reason,
      details,
      status,
      ground,
      statement,
      said,
      objection,
      answer,
      version,
      ...(isTold(actor) && { reporter }),
      createdAt: row.createdAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
    };
  });
}
