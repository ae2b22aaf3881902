/** What the desk does with applications: look, take them one step further, note something. An employer does the same with their own. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { searchText } from '#kit/server/search-text.ts';
import type { Db } from '#kit/server/db.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { readDeskPage, waitingFirst } from '#kit/server/desk-list.ts';
import { requireVersion } from '#kit/server/versions.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Application, ApplicationChange, ApplicationQuery, JobName } from '../contract.ts';
import { deskSteps, openStatuses } from '../rules.ts';
import type { ApplicationStatus } from '../rules.ts';
import { tellApplicant } from './letters.ts';
import { jobNames, ownOf } from './service.ts';
import { applicationsSearchColumns as searchColumns, jobApplications } from './table.ts';
import type { ApplicationRow } from './table.ts';

/** The notes of the desk are the desk's. */
const shownTo =
  ({ role }: By['actor']) =>
  (application: Application): Application =>
    role === 'admin' ? application : { ...application, adminNotes: null };

const missing = () => new Problem('not_found', 'There is no such application.');

/** A page of applications, what waits for a decision first unless told. */
export async function listApplications(db: Db, query: ApplicationQuery, language: Language, actor: By['actor']) {
  const { rows, total } = await readDeskPage(db, {
    table: jobApplications,
    query,
    where: and(
      ownOf(db, actor),
      query.status && eq(jobApplications.status, query.status),
      query.job === undefined ? undefined : eq(jobApplications.jobId, query.job),
    ),
    searchColumns,
    sorts: {
      waiting: waitingFirst(jobApplications.submittedAt, inArray(jobApplications.status, [...openStatuses])),
      submitted: jobApplications.submittedAt,
      name: searchText('name'),
    },
    sort: 'waiting',
    tie: jobApplications.id,
  });
  const names = await jobNames(db, rows, language);
  return { items: rows.map((row) => toApplication(row, names)).map(shownTo(actor)), total };
}

export async function readApplication(
  db: Db,
  id: string,
  language: Language,
  actor: By['actor'],
): Promise<Application> {
  const [row] = await db
    .select()
    .from(jobApplications)
    .where(and(eq(jobApplications.id, id), ownOf(db, actor)));
  if (!row) throw missing();
  return shownTo(actor)(toApplication(row, await jobNames(db, [row], language)));
}

/** How many of somebody's own nobody has looked at. */
export const countReceived = (db: Db, actor: By['actor']): Promise<number> =>
  db.$count(jobApplications, and(eq(jobApplications.status, 'received'), ownOf(db, actor)));

/** How many nobody has looked at that are the desk's to decide: an owner's are the owner's (decision 0170). */
export const countApplications = (db: Db) => {
  const nobodys = db.select({ id: jobs.id }).from(jobs).where(isNull(jobs.ownerId));
  return db.$count(
    jobApplications,
    and(eq(jobApplications.status, 'received'), inArray(jobApplications.jobId, nobodys)),
  );
};

/**
 * One step along the graph, told to the applicant in a letter; or notes alone, which nobody else sees. Refuses 404, 409
 * `edit_conflict`, 409 `invalid_transition`. Nobody withdraws in an applicant's name; an employer's word changes no notes.
 */
export async function changeApplication(
  db: Db,
  id: string,
  change: ApplicationChange,
  language: Language,
  { actor, at }: By,
): Promise<Application> {
  return db.transaction(async (db) => {
    const [before] = await db
      .select()
      .from(jobApplications)
      .where(and(eq(jobApplications.id, id), ownOf(db, actor)))
      .for('update');
    if (!before) throw missing();
    requireVersion(before, change.version);
    const { status = before.status } = change;
    const isStep = change.status !== undefined;
    const steps: readonly ApplicationStatus[] = deskSteps(before.status);
    if (isStep && !steps.includes(status))
      throw new Problem('invalid_transition', `From ${before.status} there is no way to ${status}.`);
    const isNoted = change.adminNotes !== undefined && actor.role === 'admin';
    const adminNotes = isNoted ? (change.adminNotes ?? null) : before.adminNotes;
    const answer = isStep ? (change.answer ?? null) : before.answer;
    const set = { status, answer, adminNotes, version: before.version + 1 };
    const [after] = await db.update(jobApplications).set(set).where(eq(jobApplications.id, id)).returning();
    if (!after) throw missing();
    const names = await jobNames(db, [after], after.language);
    const title = names.get(after.jobId)?.title ?? '';
    const action = isStep ? ('status' as const) : ('update' as const);
    await recordChange(db, { actor, at, action, entity: 'job_applications', entityId: id, title, before, after });
    if (isStep) await tellApplicant(db, after, title, at);
    return shownTo(actor)(toApplication(after, await jobNames(db, [after], language)));
  });
}

function toApplication(row: ApplicationRow, names: Map<string, JobName>): Application {
  const job = names.get(row.jobId);
  if (!job) throw missing();
  return {
    id: row.id,
    job,
    name: row.name,
    email: row.email,
    phone: row.phone,
    languages: row.languages,
    availableFrom: row.availableFrom,
    message: row.message,
    status: row.status,
    answer: row.answer,
    adminNotes: row.adminNotes,
    language: row.language,
    submittedAt: row.submittedAt.toISOString(),
    version: row.version,
  };
}
