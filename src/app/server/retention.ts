/**
 * Forgets what has been kept long enough (features/site/retention.ts says how long). Sessions, keys, letters,
 * applications and photos have tasks of their own; orders and the ledger are never touched, but for the friends to whom
 * tickets were given.
 */
import { getTableName, lt } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { advertisingInquiries } from '#features/advertising-inquiries/server/table.ts';
import { forgetTitles } from '#features/audit/server/service.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { forgetVisits } from '#features/brought/server/visit-counter.ts';
import { businessInquiries } from '#features/business-inquiries/server/table.ts';
import { holidayRequests } from '#features/holiday-requests/server/table.ts';
import { listingClaims } from '#features/listing-claims/server/table.ts';
import { listingImports } from '#features/listing-imports/server/table.ts';
import { conversations } from '#features/messages/server/table.ts';
import { prospectBusinesses } from '#features/prospect-businesses/server/table.ts';
import { reports } from '#features/reports/server/table.ts';
import { forgetGiven } from '#features/orders/server/doors/given-tickets.ts';
import { keptSince, retention } from '#features/site/retention.ts';
import { submissions } from '#features/submissions/server/table.ts';
import { contactMessages, issueReports } from '#features/support/server/table.ts';
import { dropOldSearchChanges } from '#features/search/server/index/search-index.ts';
import { forgetWishes } from '#features/wishes/server/service.ts';
import type { Db } from '#kit/server/db.ts';

type Timed = PgTable & { readonly id: AnyPgColumn };
type Rule = { readonly kind: { readonly days: number }; readonly table: Timed; readonly since: AnyPgColumn };

const {
  messages,
  holidays,
  proposals,
  prospects,
  imports,
  reports: reported,
  claims,
  conversations: written,
  audit,
} = retention;

const rules: readonly Rule[] = [
  ...[contactMessages, issueReports, businessInquiries, advertisingInquiries].map((table) => ({
    kind: messages,
    table,
    since: table.submittedAt,
  })),
  { kind: holidays, table: holidayRequests, since: holidayRequests.submittedAt },
  { kind: proposals, table: submissions, since: submissions.submittedAt },
  { kind: reported, table: reports, since: reports.createdAt },
  { kind: claims, table: listingClaims, since: listingClaims.createdAt },
  { kind: written, table: conversations, since: conversations.lastAt },
  { kind: prospects, table: prospectBusinesses, since: prospectBusinesses.updatedAt },
  { kind: imports, table: listingImports, since: listingImports.updatedAt },
  { kind: audit, table: auditEntries, since: auditEntries.at },
];

/** What the log calls a thing that is forgotten. */
const nameless = '-';

/** Done twice is done once. The log forgets the names of what goes, in the same transaction. */
export async function keepRetention(db: Db, at: Date): Promise<void> {
  await forgetWishes(db, keptSince(retention.wishes, at));
  await forgetGiven(db, keptSince(retention.givenTickets, at));
  await forgetVisits(db, keptSince(retention.visits, at));
  await dropOldSearchChanges(db);
  for (const { kind, table, since } of rules)
    await db.transaction(async (db) => {
      const gone = await db
        .delete(table)
        .where(lt(since, keptSince(kind, at)))
        .returning({ id: table.id });
      const ids = gone.map(({ id }) => String(id));
      await forgetTitles(db, getTableName(table), ids, nameless);
    });
}
