import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accountTypes, roles } from '../rules.ts';

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
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_phone').on(table.phone),
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
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

export type UserRow = typeof users.$inferSelect;
