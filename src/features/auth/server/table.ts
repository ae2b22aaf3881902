import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { languages } from '#kit/shared/messages.ts';
import { searchIndex, sortText } from '#kit/server/search-text.ts';
import { accountTypes, roles } from '../rules.ts';

/** What the desk's search looks through. */
export const usersSearchColumns = ['full_name', 'username', 'phone', 'email'] as const;

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    username: text().notNull(),
    fullName: text().notNull(),
    /** E.164: one person, one phone, however it was typed. */
    phone: text().notNull(),
    email: text(),
    passwordHash: text().notNull(),
    accountType: text({ enum: accountTypes }).notNull(),
    role: text({ enum: roles }).notNull(),
    /** The language they signed up in: letters to them are written in it. */
    language: text({ enum: languages }).notNull().default('en'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When they had their data erased: the row stays, for the orders that point at it, with nothing of theirs in it. */
    erasedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('users_phone').on(table.phone),
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    index('users_email').on(table.email),
    index('users_newest').on(table.createdAt, table.id),
    index('users_name').on(sortText('full_name'), table.id),
    index('users_search').using('gin', searchIndex(...usersSearchColumns)),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Only the hash of the token is stored. */
    tokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('sessions_token').on(table.tokenHash), index('sessions_user').on(table.userId)],
);

/** One-use keys to a new password. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Only the hash of the token is stored. */
    tokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('password_resets_token').on(table.tokenHash), index('password_resets_user').on(table.userId)],
);

export type UserRow = typeof users.$inferSelect;
