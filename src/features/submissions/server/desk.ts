/** What the desk does with submissions: look, and decide once. */
import { and, eq, min, sql } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { pathOf } from '#features/listings/kinds.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage } from '#kit/server/desk-list.ts';
import { hasSeat, owners } from '#features/auth/server/service.ts';
import { kindOf } from '#market/listings/server/listing-kind.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import type { Whose } from '#market/listings/server/owners.ts';
import { searchText } from '#kit/server/search-text.ts';
import { requireVersion } from '#kit/server/versions.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { priceOf } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import { wornPoster } from '#market/posters/choosing/worn-poster.ts';
import { assertMay } from '#kit/shared/transitions.ts';
import type { Decision, Submission, SubmissionQuery } from '../contract.ts';
import { submissionTransitions } from '../rules.ts';
import { publish } from './publish.ts';
import { submissions, submissionsSearchColumns as searchColumns } from './table.ts';
import type { SubmissionRow } from './table.ts';

type Actor = { readonly id: string; readonly role: string };

const missing = () => new Problem('not_found', 'There is no such submission.');

export async function listSubmissions(db: Db, kinds: ServerKinds, query: SubmissionQuery) {
  const { rows, total } = await readDeskPage(db, {
    table: submissions,
    query,
    where: and(query.status && eq(submissions.status, query.status), query.type && eq(submissions.type, query.type)),
    searchColumns,
    sorts: { submitted: submissions.submittedAt, title: searchText('title') },
    // What hours are promised for comes up the longest waiting first.
    sort: query.status === 'pending' ? 'submitted' : '-submitted',
    tie: submissions.id,
  });
  return { items: await present(db, kinds, rows), total };
}

/** How many there are in each state, and since when the oldest waits: parts of one statement. */
export function countSubmissions(db: Db) {
  const { status, submittedAt } = submissions;
  const inState = (wanted: SubmissionRow['status']) => db.$count(submissions, eq(status, wanted));
  const oldest = db
    .select({ at: min(submittedAt) })
    .from(submissions)
    .where(eq(status, 'pending'));
  return {
    pending: inState('pending'),
    approved: inState('approved'),
    rejected: inState('rejected'),
    oldestPending: sql<string | null>`${oldest}`.mapWith((at: unknown) =>
      (submittedAt.mapFromDriverValue(at) as Date).toISOString(),
    ),
  };
}

export async function readSubmission(db: Db, kinds: ServerKinds, id: string): Promise<Submission> {
  return presentOne(db, kinds, await requireSubmission(db, id));
}

export async function requireSubmission(db: Db, id: string): Promise<SubmissionRow> {
  const [row] = await db.select().from(submissions).where(eq(submissions.id, id));
  if (!row) throw missing();
  return row;
}

/**
 * Approves or rejects, once: only pending moves (409 invalid_transition). Approving publishes the listing in the same
 * transaction, as the account's that sent it. Refuses 404, 409 edit_conflict and owner_suspended, 422.
 */
export async function decide(
  db: Db,
  kinds: ServerKinds,
  actor: Actor,
  id: string,
  decision: Decision,
  at: Date,
): Promise<Submission> {
  return db.transaction(async (db) => {
    const [before] = await db.select().from(submissions).where(eq(submissions.id, id)).for('update');
    if (!before) throw missing();
    requireVersion(before, decision.version);
    const { status, listing } = decision;
    assertMay(submissionTransitions, before.status, status);
    const isApproved = status === 'approved';
    if (!isApproved && listing !== undefined)
      throw invalidField('listing', 'Goes with an approval', 'Only an approval publishes a listing.');
    const published = isApproved
      ? await publish(db, kindOf(kinds, before.type), before, listing ?? before.details, {
          actor,
          at,
          whose: await whoseOf(db, before),
        })
      : undefined;
    const listingId = published?.id ?? null;
    const adminNotes = decision.admin_notes ?? null;
    const [after] = await db
      .update(submissions)
      .set({ status, listingId, adminNotes, decidedAt: at, version: before.version + 1 })
      .where(eq(submissions.id, id))
      .returning();
    if (!after) throw missing();
    const { title } = before;
    const action = isApproved ? 'approve' : 'reject';
    await recordChange(db, { actor, at, action, entity: 'submissions', entityId: id, title, before, after });
    const path = published ? pathOf(kindOf(kinds, before.type).name, published.id) : null;
    const values = { title, decision: isApproved ? 'approved' : 'rejected', reason: adminNotes, path } as const;
    await postMail(db, { to: before.contactEmail, language: before.language, letter: 'submissionDecided', values }, at);
    return presentOne(db, kinds, after);
  });
}

/**
 * Whose a proposal becomes: the account's that sent it. What a visitor sent belongs to nobody until the desk hands it to
 * somebody; what one of the desk sent is the house's.
 */
async function whoseOf(db: Db, { proposedBy }: SubmissionRow): Promise<Whose> {
  if (proposedBy === null) return { ownerId: null, ownerless: true };
  if (await hasSeat(db, proposedBy)) return { ownerId: null, ownerless: false };
  return { ownerId: (await owners.appoint(db, proposedBy)).id, ownerless: false };
}

async function present(db: Db, kinds: ServerKinds, rows: readonly SubmissionRow[]): Promise<Submission[]> {
  const found = await owners.of(
    db,
    rows.flatMap(({ proposedBy }) => proposedBy ?? []),
  );
  return rows.map((row) => ({ ...toSubmission(kinds, row), proposer: found.get(row.proposedBy ?? '') ?? null }));
}

async function presentOne(db: Db, kinds: ServerKinds, row: SubmissionRow): Promise<Submission> {
  const [submission] = await present(db, kinds, [row]);
  return submission ?? { ...toSubmission(kinds, row), proposer: null };
}

/** Prices as the wire has them; what is not named is left out. */
const priced = (cents: Readonly<Record<string, number | undefined>>) =>
  Object.fromEntries(
    Object.entries(cents).flatMap(([name, amount]) => (amount === undefined ? [] : [[name, priceOf(amount)]])),
  );

function toSubmission(kinds: ServerKinds, row: SubmissionRow): Omit<Submission, 'proposer'> {
  const { id, type, title, description, category, location, address, language, status, version } = row;
  const { pay_from, pay_to, ...told } = row.details;
  return {
    id,
    type,
    title,
    description,
    category,
    location,
    address,
    contact_email: row.contactEmail,
    contact_phone: row.contactPhone,
    price: row.priceCents === null ? null : priceOf(row.priceCents),
    currency: 'EUR',
    details: { ...told, ...priced({ pay_from, pay_to }) },
    poster: wornPoster({ id, category, title, description }, kindOf(kinds, type).looks),
    language,
    status,
    admin_notes: row.adminNotes,
    submitted_at: row.submittedAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    listing_id: row.listingId,
    version,
  };
}
