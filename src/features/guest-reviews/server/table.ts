import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { orders, tickets } from '#features/orders/server/table.ts';
import { searchIndex } from '#kit/server/search-text.ts';
import { languages } from '#kit/shared/messages.ts';
import { proofs, reviewedTypes } from '../rules.ts';

const orderId = () =>
  text()
    .notNull()
    .references(() => orders.id);
const member = () =>
  text()
    .notNull()
    .references(() => users.id);
const instant = () => timestamp({ withTimezone: true });

/** What guests wrote: one for each order, and one for each ticket that a friend keeps. Its triggers count it for the listing, and for the place that it was at. */
export const guestReviews = pgTable(
  'guest_reviews',
  {
    id: text().primaryKey(),
    orderId: orderId(),
    /** The ticket by which a friend was there; null of whoever bought it. */
    ticketId: text().references(() => tickets.id),
    authorId: member(),
    listingType: text({ enum: ['events', 'rentals'] }).notNull(),
    listingId: text().notNull(),
    /** The place of the directory that it was at, of the same owner. */
    businessId: text().references(() => businesses.id),
    proof: text({ enum: proofs }).notNull(),
    /** When the ticket was scanned, or the stay ended. */
    wasThereAt: instant().notNull(),
    stars: smallint().notNull(),
    words: text(),
    language: text({ enum: languages }).notNull(),
    /** First name and initial, as it was then; empty once its author had their data erased. */
    name: text().notNull(),
    createdAt: instant().notNull(),
    /** Since when everybody reads it: of a stay, when both sides have written, or after some days. */
    publishedAt: instant(),
    /** The desk took it down. */
    removedAt: instant(),
    answer: text(),
    answeredAt: instant(),
    /** The desk took the answer down. */
    answerRemovedAt: instant(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('guest_reviews_of_order')
      .on(table.orderId)
      .where(sql`${table.ticketId} is null`),
    uniqueIndex('guest_reviews_of_ticket').on(table.ticketId),
    check('guest_reviews_stars', sql`${table.stars} between 1 and 5`),
    check('guest_reviews_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    index('guest_reviews_of_listing').on(table.listingType, table.listingId, table.createdAt, table.id),
    index('guest_reviews_of_place').on(table.businessId, table.createdAt, table.id),
    index('guest_reviews_of_author').on(table.authorId),
    index('guest_reviews_hidden')
      .on(table.createdAt)
      .where(sql`${table.publishedAt} is null`),
    index('guest_reviews_search').using('gin', searchIndex('name', 'words')),
  ],
);

/** How many reviews of a listing are public, and their stars in all: what its rating is made of. Triggers write it. */
export const guestReviewCounts = pgTable(
  'guest_review_counts',
  {
    listingType: text({ enum: reviewedTypes }).notNull(),
    listingId: text().notNull(),
    count: integer().notNull(),
    sum: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingType, table.listingId] })],
);

/** Who was asked for a review, once for each order; the hash of the key in their letter. */
export const reviewInvitations = pgTable(
  'review_invitations',
  {
    orderId: orderId().primaryKey(),
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('review_invitations_link').on(table.tokenHash),
    index('review_invitations_oldest').on(table.createdAt),
  ],
);

/** Which friends were asked, once for each ticket that they keep; as above. */
export const friendInvitations = pgTable(
  'friend_invitations',
  {
    ticketId: text()
      .primaryKey()
      .references(() => tickets.id),
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('friend_invitations_link').on(table.tokenHash),
    index('friend_invitations_oldest').on(table.createdAt),
  ],
);

/** What a host says of the guest of a stay: that guest alone reads it. */
export const hostReviews = pgTable(
  'host_reviews',
  {
    id: text().primaryKey(),
    orderId: orderId(),
    hostId: member(),
    guestId: member(),
    stars: smallint().notNull(),
    words: text(),
    createdAt: instant().notNull(),
    publishedAt: instant(),
  },
  (table) => [
    uniqueIndex('host_reviews_of_order').on(table.orderId),
    check('host_reviews_stars', sql`${table.stars} between 1 and 5`),
    index('host_reviews_of_host').on(table.hostId),
    index('host_reviews_of_guest').on(table.guestId),
    index('host_reviews_hidden')
      .on(table.createdAt)
      .where(sql`${table.publishedAt} is null`),
  ],
);

export type GuestReviewRow = typeof guestReviews.$inferSelect;
export type HostReviewRow = typeof hostReviews.$inferSelect;
