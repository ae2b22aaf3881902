import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { jobApplications } from '#features/applications/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { maskKinds } from '#market/masking/masks.ts';
import { sides, ways } from '../rules.ts';

const member = () =>
  text()
    .notNull()
    .references(() => users.id);
const instant = () => timestamp({ withTimezone: true });

/** A guest and an owner about a listing, an order, or an application for a job: one of each. Whoever takes the listing over does not read it. */
export const conversations = pgTable(
  'conversations',
  {
    id: text().primaryKey(),
    guestId: member(),
    ownerId: member(),
    listingType: text({ enum: listingKinds }).notNull(),
    listingId: text().notNull(),
    orderId: text().references(() => orders.id),
    /** Whoever applied is its guest; it goes when the application does, and is kept no longer. */
    applicationId: text().references(() => jobApplications.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    lastAt: instant().notNull(),
    /** Up to when each side has read it. */
    guestReadAt: instant(),
    ownerReadAt: instant(),
    /** When the guest asked first, and when the owner answered that. */
    askedAt: instant(),
    answeredAt: instant(),
    blockedBy: text({ enum: sides }),
    /** Names it in the address that answers by mail go to; small letters and figures, for mail programs change the others. */
    mailName: text().notNull(),
  },
  (table) => [
    uniqueIndex('conversations_of_order').on(table.orderId),
    uniqueIndex('conversations_of_question')
      .on(table.guestId, table.ownerId, table.listingType, table.listingId)
      .where(sql`${table.orderId} is null`),
    check('conversations_of_a_job', sql`(${table.listingType} = 'jobs') = (${table.applicationId} is not null)`),
    index('conversations_of_application').on(table.applicationId),
    uniqueIndex('conversations_mail_name').on(table.mailName),
    index('conversations_of_guest').on(table.guestId, table.lastAt, table.id),
    index('conversations_of_owner').on(table.ownerId, table.lastAt, table.id),
    index('conversations_newest').on(table.lastAt),
    index('conversations_answered').on(table.ownerId, table.answeredAt),
  ],
);

/** What was written, as it may be read: what was hidden was never kept. */
export const messages = pgTable(
  'messages',
  {
    id: text().primaryKey(),
    conversationId: text()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    side: text({ enum: sides }).notNull(),
    /** Who wrote it: of an owner's team whoever it was. */
    authorId: member(),
    text: text().notNull(),
    hidden: text({ enum: maskKinds }).array().notNull().default([]),
    way: text({ enum: ways }).notNull(),
    dropped: integer().notNull().default(0),
    /** Made by whoever sent it: the same one twice is one message. */
    key: text().notNull(),
    createdAt: instant().notNull(),
    /** When it went out in a letter, or was read before it had to. */
    mailedAt: instant(),
    /** The desk took it down. */
    removedAt: instant(),
  },
  (table) => [
    uniqueIndex('messages_once').on(table.conversationId, table.side, table.key),
    index('messages_of_conversation').on(table.conversationId, table.createdAt, table.id),
    index('messages_of_author').on(table.authorId),
    index('messages_unmailed')
      .on(table.createdAt)
      .where(sql`${table.mailedAt} is null`),
  ],
);

/** How fast an owner answers first questions: the median of their last ones, in minutes. Written by the house. */
export const answerTimes = pgTable('answer_times', {
  ownerId: text()
    .primaryKey()
    .references(() => users.id),
  minutes: integer().notNull(),
  count: integer().notNull(),
});

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
