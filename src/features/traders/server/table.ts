import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { houseKinds, traderCountries, traderKinds, traderStandings } from '../rules.ts';

/** What is said of the seller, whoever says it. */
const said = () => ({
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
});

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
    ...said(),
    standing: text({ enum: traderStandings }).notNull(),
    declaredAt: timestamp({ withTimezone: true }).notNull(),
    goodUntil: timestamp({ withTimezone: true }).notNull(),
    /** The version of the terms, by its first day, that was accepted with the declaration; null of one from before that was kept. */
    termsVersion: date(),
    /** When the desk looked the VAT number up and found it; null again once number, country or name is another one. */
    vatCheckedAt: timestamp({ withTimezone: true }),
    /** When its owner was told that it ends soon; null again once it is declared. */
    remindedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('traders_born', sql`(${table.kind} <> 'company') = (${table.birthDate} is not null)`),
    check('traders_registered', sql`${table.kind} <> 'company' or ${table.register} is not null`),
    index('traders_ending')
      .on(table.goodUntil)
      .where(sql`${table.standing} = 'good'`),
  ],
);

/**
 * Who sells for the house itself: one row or none. Without it the house sells nothing for money: its triggers say so in the
 * events and rentals that nobody else owns.
 */
export const houseTrader = pgTable(
  'house_trader',
  {
    id: text().primaryKey().default('house'),
    kind: text({ enum: houseKinds }).notNull(),
    ...said(),
    /** Since when the house invoices: what it earned before is not invoiced afterwards. */
    since: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('house_trader_one', sql`${table.id} = 'house'`)],
);

/**
 * Under which number who may sell: whoever gave it first, also when another one stands in their file by now, for what was issued
 * under it goes on in one series and one chain; and whom the desk found to be the same firm. Null is the house.
 */
export const taxNumberHolders = pgTable(
  'tax_number_holders',
  {
    id: text().primaryKey(),
    /** As `numberKey` writes it. */
    taxNumber: text().notNull(),
    ownerId: text().references(() => users.id),
    /** Who at the desk let them share it; null of the first. */
    allowedBy: text().references(() => users.id),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('tax_number_holders_house', sql`${table.ownerId} is not null or ${table.allowedBy} is null`),
    uniqueIndex('tax_number_holders_first')
      .on(table.taxNumber)
      .where(sql`${table.allowedBy} is null`),
    uniqueIndex('tax_number_holders_once').on(table.taxNumber, table.ownerId),
    index('tax_number_holders_of_owner').on(table.ownerId),
  ],
);

export type TraderRow = typeof traders.$inferSelect;
