import { sql } from 'drizzle-orm';
import { boolean, check, customType, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { searchIndex } from '#kit/server/search-text.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { claimStatuses, claimWays, documentTypes } from '../rules.ts';

const instant = () => timestamp({ withTimezone: true });
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** What the desk's search looks through. */
export const listingClaimsSearchColumns = ['title', 'statement', 'owner_statement'] as const;

/** Who says that a listing is theirs, how they show it, and what whoever looks after it says. */
export const listingClaims = pgTable(
  'listing_claims',
  {
    id: text().primaryKey(),
    kind: text({ enum: listingKinds }).notNull(),
    listingId: text().notNull(),
    /** What it was called when it was claimed, for the desk's search and where it is gone. */
    title: text().notNull(),
    claimantId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    way: text({ enum: claimWays }).notNull(),
    status: text({ enum: claimStatuses }).notNull(),
    /** What the letter with the code waits with, and then the hash of its key (features/mail/server/keys.ts). */
    codeLock: text(),
    /** Of the claim's id and the code, once it was sent. */
    codeHash: text(),
    codeUntil: instant(),
    triesLeft: integer().notNull().default(0),
    isProven: boolean().notNull().default(false),
    statement: text(),
    /** Who looked after the listing when it was claimed, and was asked. */
    ownerId: text().references(() => users.id, { onDelete: 'set null' }),
    ownerStatement: text(),
    ownerAnsweredAt: instant(),
    answerUntil: instant(),
    reason: text(),
    createdAt: instant().notNull(),
    decidedAt: instant(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('listing_claims_open')
      .on(table.kind, table.listingId, table.claimantId)
      .where(sql`${table.status} in ('proving', 'waiting')`),
    uniqueIndex('listing_claims_lock').on(table.codeLock),
    check(
      'listing_claims_decided',
      sql`(${table.status} in ('approved', 'refused', 'withdrawn')) = (${table.decidedAt} is not null)`,
    ),
    index('listing_claims_of_listing').on(table.kind, table.listingId, table.status),
    index('listing_claims_of_claimant').on(table.claimantId, table.createdAt),
    index('listing_claims_of_owner').on(table.ownerId, table.createdAt),
    index('listing_claims_newest').on(table.status, table.createdAt, table.id),
    index('listing_claims_search').using('gin', searchIndex(...listingClaimsSearchColumns)),
  ],
);

/** Papers, whose bytes lie in the database: they go in the transaction of what ends their use, and in no folder that is served. */
export const claimDocuments = pgTable(
  'claim_documents',
  {
    id: text().primaryKey(),
    uploadedBy: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** None until it is sent to the desk with a claim. */
    claimId: text().references(() => listingClaims.id, { onDelete: 'cascade' }),
    type: text({ enum: documentTypes }).notNull(),
    bytes: bytea().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('claim_documents_of_claim').on(table.claimId),
    index('claim_documents_of_member').on(table.uploadedBy),
    index('claim_documents_oldest').on(table.createdAt),
  ],
);

export type ListingClaimRow = typeof listingClaims.$inferSelect;
