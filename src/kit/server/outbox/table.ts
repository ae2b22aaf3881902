import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Background work that waits, written in the same transaction as the change that asks for it. */
export const tasks = pgTable(
  'tasks',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    payload: jsonb().notNull(),
    runAt: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    lockedUntil: timestamp({ withTimezone: true }),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('tasks_due').on(table.name, table.runAt)],
);
