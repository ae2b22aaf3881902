import { pgTable, text } from 'drizzle-orm/pg-core';

/** What the house signs and seals with, made by itself the first time it is needed. It never leaves the database. */
export const houseSecrets = pgTable('house_secrets', {
  name: text().primaryKey(),
  secret: text().notNull(),
});
