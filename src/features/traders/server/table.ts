import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { traderCountries, traderKinds, traderStandings } from '../rules.ts';

/**
 * Who sells for an owner, in their own words. Its triggers write into the owner's events and rentals whether they have a
 * seller who is known (`seller_unknown`), so that no list asks for it and no sale can forget to.
 */
export const traders = pgTable(
  'traders',
  {
    ownerId: text()
      .primaryKey()
      .references(() => users.id),
    kind: text({ enum: traderKinds }).notNull(),
    name: text().notNull(),
    birthDate: date(),
    street: text().notNull(),
    postalCode: text().notNull(),
    town: text().notNull(),
    country: text({ enum: traderCountries }).notNull(),
    taxNumber: text().notNull(),
    register: text(),
    email: text().notNull(),
    phone: text().notNull(),
    standing: text({ enum: traderStandings }).notNull(),
    declaredAt: timestamp({ withTimezone: true }).notNull(),
    goodUntil: timestamp({ withTimezone: true }).notNull(),
    /** When its owner was told that it ends soon; null again once it is declared. */
    remindedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('traders_born', sql`(${table.kind} = 'person') = (${table.birthDate} is not null)`),
    check('traders_registered', sql`${table.kind} = 'person' or ${table.register} is not null`),
    index('traders_ending')
      .on(table.goodUntil)
      .where(sql`${table.standing} = 'good'`),
  ],
);

export type TraderRow = typeof traders.$inferSelect;
