/** What the desk of the demo did, as its log tells it: each entry is of something that stands so in the database. */
import { isNotNull, ne } from 'drizzle-orm';
import type { AuditAction, AuditEntity } from '#features/audit/rules.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { holidayRequests } from '#features/holiday-requests/server/table.ts';
import { listingChanges } from '#features/listing-changes/server/table.ts';
import { payouts } from '#features/payouts/server/table.ts';
import { prospectBusinesses } from '#features/prospect-businesses/server/table.ts';
import { submissions } from '#features/submissions/server/table.ts';
import { searchSynonyms } from '#features/wishes/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { priceOf } from '#kit/shared/money.ts';

type Fields = Readonly<Record<string, unknown>>;
type Done = {
  readonly action: AuditAction;
  readonly entity: AuditEntity;
  readonly entityId: string;
  readonly title: string;
  readonly at: Date | null;
  readonly before?: Fields;
  readonly after?: Fields;
};

/** Writes down what these two did: the one judges, the other moves money. */
export async function seedLog(db: Db, by: { readonly moderator: string; readonly admin: string }): Promise<void> {
  const judged = [...(await proposals(db)), ...(await changes(db)), ...(await reviewed(db))];
  const run = [...(await holidays(db)), ...(await money(db)), ...(await talks(db)), ...(await meanings(db))];
  const entries = (actorId: string, done: readonly Done[]) =>
    done.flatMap(({ at, before = {}, after = {}, ...what }) =>
      at === null ? [] : [{ ...what, id: idOf(`log ${what.action} ${what.entityId}`), actorId, at, before, after }],
    );
  await db.insert(auditEntries).values([...entries(by.moderator, judged), ...entries(by.admin, run)]);
}

async function proposals(db: Db): Promise<Done[]> {
  const rows = await db.select().from(submissions).where(ne(submissions.status, 'pending'));
  return rows.map(({ id: entityId, title, status, decidedAt: at }) => {
    const action = status === 'approved' ? ('approve' as const) : ('reject' as const);
    return { action, entity: 'submissions', entityId, title, at, before: { status: 'pending' }, after: { status } };
  });
}

async function changes(db: Db): Promise<Done[]> {
  const rows = await db.select().from(listingChanges).where(isNotNull(listingChanges.decidedAt));
  return rows
    .filter(({ status }) => status !== 'applied')
    .map(({ id: entityId, title, status, decidedAt: at, before, after }) => {
      const action = status === 'approved' ? ('approve' as const) : ('reject' as const);
      return { action, entity: 'listing_changes', entityId, title: inLanguage(title, 'en'), at, before, after };
    });
}

/** Editions of owners were looked at before they were public. */
async function reviewed(db: Db): Promise<Done[]> {
  const rows = await db.select().from(events).where(isNotNull(events.reviewedAt));
  return rows.map(({ id: entityId, title, reviewedAt: at }) => {
    const states = { before: { status: 'draft' }, after: { status: 'published' } };
    return { action: 'approve', entity: 'events', entityId, title: inLanguage(title, 'en'), at, ...states };
  });
}

async function holidays(db: Db): Promise<Done[]> {
  const rows = await db.select().from(holidayRequests).where(isNotNull(holidayRequests.quotedAt));
  return rows.map(({ id: entityId, clientName: title, quotedAt: at, estimatedCostCents }) => {
    const after = { status: 'quoted', estimatedCostCents };
    return { action: 'quote', entity: 'holiday_requests', entityId, title, at, before: { status: 'planning' }, after };
  });
}

async function money(db: Db): Promise<Done[]> {
  const rows = await db.select().from(payouts);
  return rows.map(({ id: entityId, createdAt: at, amountCents, orders, reference }) => {
    const after = { amountCents, orders, reference };
    return { action: 'create', entity: 'payouts', entityId, title: `${priceOf(amountCents)} EUR`, at, after };
  });
}

async function talks(db: Db): Promise<Done[]> {
  const rows = await db.select().from(prospectBusinesses);
  return rows.map(({ id: entityId, name: title, createdAt: at, priorityScore }) => {
    return { action: 'create', entity: 'prospect_businesses', entityId, title, at, after: { priorityScore } };
  });
}

/** Words that were given a meaning: their row does not say by whom. */
async function meanings(db: Db): Promise<Done[]> {
  const rows = await db.select().from(searchSynonyms);
  return rows.map(({ id: entityId, words: title, createdAt: at, meaning }) => {
    return { action: 'create', entity: 'search_synonyms', entityId, title, at, after: { meaning } };
  });
}
