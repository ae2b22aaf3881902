/** Jobs (vacancies): (db, input) → result. */
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { listingChanges } from '#features/listing-changes/server/service.ts';
import { owners } from '#features/auth/server/service.ts';
import { requireOwnPlace } from '#features/businesses/server/service.ts';
import { tellOwner } from '#features/reviews/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { preparedShapes } from '#kit/server/db.ts';
import { listingDesk } from '#market/listings/server/listing-desk.ts';
import { stamps } from '#market/listings/server/stamps.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { fieldsOf } from '#market/listings/server/listing-edits.ts';
import type { Told } from '#market/listings/server/told-listings.ts';
import { isPartner } from '#market/listings/plan-rank.ts';
import { wornPoster } from '#market/posters/choosing/worn-poster.ts';
import { cutPage, maxPage, readCursor, shownColumns } from '#market/listings/server/listing.ts';
import type { ShownRow } from '#market/listings/server/listing.ts';
import { isOneOf, rowVersion, tellOnce } from '#market/listings/server/told-once.ts';
import { publicPhotos } from '#kit/server/photos/service.ts';
import { sortText, titleOrder } from '#kit/server/search-text.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { textsIn } from '#kit/shared/localized.ts';
import type { LocalizedList } from '#kit/shared/localized.ts';
import type { ListingStep } from '#market/listings/listing-schemas.ts';
import type { Language } from '#kit/shared/messages.ts';
import { priceOf } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import { ChangedJob } from '../contract.ts';
import type { Job, JobDeskFilter, JobDetail, JobFilter, JobRecord, SavedJob } from '../contract.ts';
import { jobEdits, jobNeeds } from '../edit-rules.ts';
import { isPayTurned, listedFrom, shiftParts } from '../rules.ts';
import { shiftPartsIn } from '../shift-parts.ts';
import { jobLooks } from './looks.ts';
import { jobPageColumns, jobs, jobsSearchColumns } from './table.ts';
import type { JobRow } from './table.ts';

export { employerOf } from './employer.ts';

/** What is written of a vacancy: the desk must name its terms, a proposal need not. */
type WrittenJob = Omit<ChangedJob, 'version'>;

const missing = 'There is no such job.';

const desk = listingDesk({
  table: jobs,
  record: recordChange,
  tell: tellOwner,
  changes: listingChanges,
  edits: jobEdits,
  needs: jobNeeds,
  inputOf: jobInput,
  owners,
  requires: requireOwnPlace,
  titleOf: ({ title }: JobRow) => title,
  missing,
  searchColumns: jobsSearchColumns,
  sorts: { employer: sortText('employer'), posted: jobs.postedAt, leaving: jobs.listedUntil },
  featured: jobs.isUrgent,
  pinned: (at) => ({ postedAt: at, listedUntil: listedFrom(at) }),
});

/** What the public lists show: published jobs whose days are not over (issue 5). */
export const isListed = (at: Date | Placeholder) => and(eq(jobs.status, 'published'), gt(jobs.listedUntil, at));

const { placeholder } = sql;

type Given = 'at' | 'featured' | 'category' | 'urgent' | 'posted' | 'id' | 'limit';

const readListed = preparedShapes((db, given: ReadonlySet<Given>) =>
  db
    .select({ id: jobs.id, isUrgent: jobs.isUrgent, postedAt: jobs.postedAt, version: rowVersion })
    .from(jobs)
    .where(
      and(
        isListed(placeholder('at')),
        given.has('featured') ? eq(jobs.isUrgent, placeholder('featured')) : undefined,
        given.has('category') ? eq(jobs.category, placeholder('category')) : undefined,
        given.has('id')
          ? sql`(-${jobs.isUrgent}::int, -extract(epoch from ${jobs.postedAt}), ${jobs.id}) > (-${placeholder('urgent')}::int, -(${placeholder('posted')}::numeric / 1000), ${placeholder('id')}::text)`
          : undefined,
      ),
    )
    .orderBy(desc(jobs.isUrgent), desc(jobs.postedAt), asc(jobs.id))
    .limit(placeholder('limit')),
);

const tellJobs = tellOnce(
  (db, ids) =>
    db
      .select({ ...shownColumns(jobs, jobPageColumns), version: rowVersion })
      .from(jobs)
      .where(isOneOf(jobs.id, ids)),
  toJob,
);

/** Published jobs whose days are not over: urgent first, then newest. */
export async function listJobs(
  db: Db,
  { featured, category, after, limit = maxPage }: JobFilter,
  language: Language,
  at: Date,
): Promise<{ jobs: Job[]; next: string | undefined }> {
  const [urgent, posted, id] = readCursor(after, ['flag', 'instant', 'text']) ?? [];
  const values = { at, featured, category, urgent, posted, id, limit: limit + 1 };
  const { told, next } = await tellJobs(db, language, async () =>
    cutPage(await readListed(db, values), limit, (row) => [Number(row.isUrgent), row.postedAt.getTime(), row.id]),
  );
  return { jobs: told, next };
}

/** A page of the desk's list, or of an owner's own, and how many there are in all. */
export async function listJobRecords(db: Db, query: JobDeskFilter, language: Language, actor: By['actor']) {
  const { rows, total } = await desk.list(db, query, actor, { title: titleOrder(language) });
  return { items: rows.map(toJobRecord), total };
}

/** One job in any state; 404 when it is another business account’s. */
export async function readJobRecord(db: Db, id: string, actor: By['actor']): Promise<JobRecord> {
  return toJobRecord(await desk.read(db, id, actor));
}

export async function readJob(db: Db, id: string, language: Language): Promise<JobDetail> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.status, 'published')));
  if (!row) throw new Problem('not_found', missing);
  const { openings, weeklyHours, shiftParts, bed, startsOn } = row;
  return {
    ...toJob(row, language),
    ...payOf(row),
    openings,
    weeklyHours,
    ...textsIn(language, { ...textsOf(row), shifts: row.shifts }, listsOf(row)),
    shiftParts,
    bed,
    startsOn,
  };
}

/** Publishes a job or keeps it as a draft. */
export async function createJob(db: Db, input: WrittenJob, language: Language, by: By): Promise<Job> {
  return toJob(await desk.create(db, newColumns(input, by.at), by), language);
}

const newColumns = (input: WrittenJob, at: Date) => ({
  ...toColumns(input),
  postedAt: at,
  listedUntil: listedFrom(at),
});

/** Many of them at once: an id for each, or what refuses it. */
export const createJobs = (db: Db, inputs: readonly WrittenJob[], by: By) =>
  desk.createMany(db, inputs, (input) => newColumns(input, by.at), by);

/** Takes many off the lists; for each what refuses it, if anything does. */
export const withdrawJobs = desk.withdrawMany;

/** Replaces a job in any state. */
export async function updateJob(
  db: Db,
  id: string,
  { version, ...changed }: ChangedJob,
  language: Language,
  by: By,
): Promise<SavedJob> {
  const input = { ...changed, shiftParts: shiftPartsOf(changed) };
  const { row, waits } = await desk.update(db, id, version, by, input, (before, input) => ({
    ...toColumns(input),
    // A draft is pinned up when it is published, not when it was begun; one that only pauses was already.
    ...(before.status === 'draft' && before.reviewedAt === null
      ? { postedAt: by.at, listedUntil: listedFrom(by.at) }
      : {}),
  }));
  return { ...toJob(row, language), waits };
}

/** What a row says, as it is written. */
export function jobInput(row: JobRow): WrittenJob {
  return { ...fieldsOf(ChangedJob, row), payFrom: row.payFromCents, payTo: row.payToCents };
}

/** Refuses 422 pay that ends below where it begins. */
export function requirePay(from: number | null, to: number | null, path = 'payTo'): void {
  if (isPayTurned(from, to))
    throw invalidField(path, 'Must not be less than where it begins', 'The job is not acceptable.');
}

function toColumns({ payFrom, payTo, ...rest }: WrittenJob) {
  requirePay(payFrom, payTo);
  return { ...rest, shiftParts: shiftPartsOf(rest), payFromCents: payFrom, payToCents: payTo };
}

/** Each once, in their order; who names none says them in words. */
function shiftPartsOf(input: Pick<WrittenJob, 'shifts' | 'title' | 'shiftParts'>) {
  const named = input.shiftParts ?? shiftPartsIn(input);
  return shiftParts.filter((part) => named.includes(part));
}

const priceOrNull = (cents: number | null) => (cents === null ? null : priceOf(cents));
const payOf = ({ payFromCents, payToCents }: Pick<JobRow, 'payFromCents' | 'payToCents'>) => ({
  payFrom: priceOrNull(payFromCents),
  payTo: priceOrNull(payToCents),
});

/** A draft like one of one’s own, without who applied for it. */
export async function copyJob(db: Db, id: string, by: By): Promise<JobRecord> {
  return toJobRecord(
    await desk.copy(db, id, by, (input) => ({
      ...toColumns(input),
      postedAt: by.at,
      listedUntil: listedFrom(by.at),
    })),
  );
}

/** One step of its review or of its pause (`listingSteps`). */
export async function stepJob(db: Db, id: string, step: ListingStep, by: By): Promise<JobRecord> {
  return toJobRecord(await desk.step(db, id, step, by));
}

/** Takes a job off the lists; what points at it keeps its row. */
export async function removeJob(db: Db, id: string, seen: number | undefined, by: By): Promise<void> {
  await desk.withdraw(db, id, seen, by);
}

/** What is told of a job in words: `textsIn` chooses their language. */
const textsOf = ({ title, description, salary }: Pick<JobRow, 'title' | 'description' | 'salary'>) => ({
  title,
  description,
  salary,
});
const listsOf = ({ requirements, benefits }: Pick<JobRow, 'requirements' | 'benefits'>) => ({ requirements, benefits });

/** The public face of a row: without the address applications go to. */
export function toJob(row: Omit<ShownRow<typeof jobs>, (typeof jobPageColumns)[number]>, language: Language): Job {
  return {
    id: row.id,
    ...textsIn(language, textsOf(row), listsOf(row)),
    category: row.category,
    location: row.location,
    address: row.address,
    employer: row.employer,
    salaryType: row.salaryType,
    schedule: row.schedule,
    isUrgent: row.isUrgent,
    postedAt: row.postedAt.toISOString(),
    listedUntil: row.listedUntil.toISOString(),
    partner: isPartner(row),
    latitude: row.latitude,
    longitude: row.longitude,
    photos: publicPhotos(row.photos, language),
    poster: wornPoster(row, jobLooks),
  };
}

/** All of a row but what is the house's own affair. */
function toJobRecord({ ownerId: _ownerId, requirements, benefits, shiftParts, ...told }: Told<JobRow>): JobRecord {
  const { payFromCents: _from, payToCents: _to, ...row } = told;
  return {
    ...row,
    ...payOf(told),
    shiftParts: [...shiftParts],
    requirements: listOf(requirements),
    benefits: listOf(benefits),
    postedAt: row.postedAt.toISOString(),
    listedUntil: row.listedUntil.toISOString(),
    poster: wornPoster(row, jobLooks),
    ...stamps(row),
  };
}

/** Its own copy: a record may be changed by whoever gets it. */
const listOf = ({ en, es }: LocalizedList) => ({ ...(en && { en: [...en] }), ...(es && { es: [...es] }) });
