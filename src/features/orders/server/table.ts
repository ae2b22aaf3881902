import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { discountCodes } from '#features/discount-codes/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { soldPlans } from '#features/plans/rules.ts';
import { depositWays } from '#market/listings/deposit.ts';
import { priceUnits } from '#features/rentals/rules.ts';
import { ticketTypes } from '#features/ticket-types/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { StayPrice } from '#features/rentals/stay-price.ts';
import type { Whereabouts } from '#features/events/moves.ts';
import type { Localized } from '#kit/shared/localized.ts';
import type { RefundStep } from '#market/listings/cancellation.ts';
import type { Party } from '#market/vat/party.ts';
import { vatSupplies } from '#market/vat/vat.ts';
import {
  disputeStatuses,
  orderKinds,
  orderStatuses,
  refundBearers,
  refundReasons,
  refundStatuses,
  transferKinds,
} from '../rules.ts';

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: orderKinds }).notNull(),
    /** What it is of, as its offer knows it: an event, a rental, the member whose plan it is. */
    itemId: text().notNull(),
    /** The same as references, for the database and for rooms that join: written by nobody. */
    eventId: text()
      .generatedAlwaysAs(sql`case when kind = 'event' then item_id end`)
      .references(() => events.id),
    rentalId: text()
      .generatedAlwaysAs(sql`case when kind in ('rental', 'supplement') then item_id end`)
      .references(() => rentals.id),
    plan: text({ enum: soldPlans }),
    /** Of a supplement the booking that it gives dearer dates (decision 0197): when it is and what cancelling brings follow that. */
    extendsOrderId: text().references((): AnyPgColumn => orders.id),
    /** Tickets, things alike, or persons; of tickets those that stand, or stood when the order ended; and how many people come to a home or a boat, where its buyer said so. */
    quantity: integer().notNull(),
    guests: integer(),
    /** How many nights, hours, days or weeks of a rental, 1 for everything else; and which of them its price was for. */
    units: integer().notNull().default(1),
    unit: text({ enum: priceUnits }),
    /** From when until when; it follows an event that is moved. */
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }),
    /** What it costs in all, as it was when it was held. */
    amountCents: integer().notNull(),
    /** The code it was held with, its word, and how many cents it took off in all; what it costs is after that. */
    discountCodeId: text().references(() => discountCodes.id),
    discountWord: text(),
    discountCents: integer().notNull().default(0),
    /** Of a stay the lines that this comes of, frozen with it; null of everything else, and of what was bought before they were kept. */
    stayPrice: jsonb().$type<StayPrice>(),
    /** What its owner takes on arrival for each alike, and how, as its buyer was shown it: no part of what it costs (decision 0192). */
    depositCents: integer().notNull().default(0),
    depositWay: text({ enum: depositWays }),
    /** The ticket type it is of; null of the regular one. What it was called then, where it was called anything. */
    ticketTypeId: text().references(() => ticketTypes.id),
    ticketTypeName: jsonb().$type<Localized>(),
    /** Whose sale it is; null when it is the house's own. */
    ownerId: text().references(() => users.id),
    /** The house's share of it, frozen by the owner's plan at the time (decisions, Money). */
    commissionPercent: integer().notNull(),
    /** What is supplied and its tax, frozen like the rest: later rates change nothing that was sold (decision 0089). */
    supply: text({ enum: vatSupplies }).notNull(),
    vatPercent: integer().notNull(),
    /** The article that exempts it; null where it is taxed. */
    vatExemptBy: text(),
    /** Whom its invoice will name, where its buyer said so before paying; forgotten once that is issued. */
    billTo: jsonb().$type<Party>(),
    /** Where the owner's share goes as it is paid, at the provider; null while it lies with the house (decision 0091). */
    payoutAccount: text(),
    /** The version of the terms, by its first day, that its buyer accepted with it; null of a plan's next month, and of what was bought before that was kept. */
    termsVersion: date(),
    /** What goes back to whoever cancels, frozen from the listing's policy at the time. */
    refundSteps: jsonb().$type<readonly RefundStep[]>().notNull(),
    /** What went back or is on its way back. */
    refundedCents: integer().notNull().default(0),
    /** By how much less it costs since a stay was given other dates, and when that was last (decision 0181); what was paid for it stays its amount. */
    loweredCents: integer().notNull().default(0),
    datesChangedAt: timestamp({ withTimezone: true }),
    status: text({ enum: orderStatuses }).notNull(),
    holdExpiresAt: timestamp({ withTimezone: true }),
    /** Whence it is held while it is unpaid, hashed: one household or network keeps a share of an event at most. */
    heldByHousehold: text(),
    heldByNetwork: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    confirmedAt: timestamp({ withTimezone: true }),
    cancelledAt: timestamp({ withTimezone: true }),
    /** What its owner wrote to the buyer when they cancelled it. */
    cancelNote: text(),
    /** When and where it was to be before its event was moved last, and until when it can be returned for that. */
    movedFrom: jsonb().$type<Whereabouts>(),
    returnUntil: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('orders_moved', sql`(${table.movedFrom} is null) = (${table.returnUntil} is null)`),
    check('orders_plan', sql`(${table.kind} = 'plan') = (${table.plan} is not null)`),
    check('orders_extends', sql`(${table.kind} = 'supplement') = (${table.extendsOrderId} is not null)`),
    check('orders_quantity', sql`${table.quantity} > 0 and ${table.units} > 0 and ${table.guests} > 0`),
    check('orders_amount', sql`${table.amountCents} >= 0`),
    check('orders_refunded', sql`${table.refundedCents} between 0 and ${table.amountCents}`),
    check('orders_lowered', sql`${table.loweredCents} between 0 and ${table.amountCents}`),
    check(
      'orders_discount',
      sql`(${table.discountCodeId} is null) = (${table.discountWord} is null) and ${table.discountCents} >= 0`,
    ),
    check(
      'orders_deposit',
      sql`${table.depositCents} >= 0 and (${table.depositCents} = 0) = (${table.depositWay} is null)`,
    ),
    check('orders_ticket_type', sql`${table.ticketTypeId} is null or ${table.ticketTypeName} is not null`),
    check('orders_vat', sql`${table.vatPercent} between 0 and 100`),
    check('orders_commission', sql`${table.commissionPercent} between 0 and 100`),
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_read_out').on(sql`reverse(lower(${table.id})) text_pattern_ops`),
    index('orders_amount').on(table.amountCents, table.id),
    index('orders_of_user').on(table.userId, table.createdAt),
    index('orders_of_owner').on(table.ownerId, table.createdAt),
    index('orders_of_rental').on(table.rentalId),
    index('orders_confirmed_of_item')
      .on(table.itemId, table.confirmedAt)
      .where(sql`${table.confirmedAt} is not null`),
    index('orders_of_discount_code')
      .on(table.discountCodeId)
      .where(sql`${table.discountCodeId} is not null`),
    index('orders_of_ticket_type')
      .on(table.ticketTypeId)
      .where(sql`${table.ticketTypeId} is not null`),
    index('orders_pending_of_item')
      .on(table.itemId, table.holdExpiresAt)
      .where(sql`${table.status} = 'pending'`),
    index('orders_held_by')
      .on(table.heldByNetwork, table.itemId)
      .where(sql`${table.status} = 'pending'`),
    index('orders_named')
      .on(table.createdAt)
      .where(sql`${table.billTo} is not null`),
    index('orders_extending')
      .on(table.extendsOrderId, table.createdAt)
      .where(sql`${table.extendsOrderId} is not null`),
    uniqueIndex('orders_one_hold')
      .on(table.userId, table.kind, table.itemId)
      .where(sql`${table.status} = 'pending' and ${table.extendsOrderId} is null`),
    uniqueIndex('orders_one_supplement')
      .on(table.extendsOrderId)
      .where(sql`${table.status} = 'pending' and ${table.extendsOrderId} is not null`),
  ],
);

export const tickets = pgTable(
  'tickets',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    code: text().notNull(),
    /** When its holder came in, and who let them in: a ticket opens the door once. */
    usedAt: timestamp({ withTimezone: true }),
    usedBy: text().references(() => users.id),
    /** When it was given back by itself, while others of its order stand: it opens no door. */
    cancelledAt: timestamp({ withTimezone: true }),
    /** How many percent of its part of the price its buyer was promised then; 0 where the desk named an amount. */
    refundPercent: integer(),
    /** When its buyer gave it to a friend by a link, the hash of that link's key, and the friend's name, if they wrote one (decision 0178). */
    givenAt: timestamp({ withTimezone: true }),
    keyHash: text(),
    givenTo: text(),
    /** Who keeps it in their own account since then: one who opened that link (decision 0182). */
    keptBy: text().references(() => users.id),
    keptAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('tickets_code').on(table.code),
    uniqueIndex('tickets_key')
      .on(table.keyHash)
      .where(sql`${table.keyHash} is not null`),
    check(
      'tickets_given',
      sql`(${table.givenAt} is null) = (${table.keyHash} is null) and (${table.givenTo} is null or ${table.givenAt} is not null)`,
    ),
    check(
      'tickets_kept',
      sql`(${table.keptBy} is null) = (${table.keptAt} is null) and (${table.keptBy} is null or ${table.givenAt} is not null)`,
    ),
    index('tickets_of_keeper')
      .on(table.keptBy)
      .where(sql`${table.keptBy} is not null`),
    index('tickets_of_order').on(table.orderId),
    check('tickets_cancelled', sql`(${table.cancelledAt} is null) = (${table.refundPercent} is null)`),
    check('tickets_used_or_cancelled', sql`${table.usedAt} is null or ${table.cancelledAt} is null`),
    check('tickets_percent', sql`${table.refundPercent} between 0 and 100`),
  ],
);

/** Tickets of an order are counted like this everywhere, however the database collates text: the letter sorts their ids itself. */
export const asCounted = sql`${tickets.id} collate "C"`;

/** Money on its way back: asked of the provider by a task until it says yes. */
export const refunds = pgTable(
  'refunds',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    amountCents: integer().notNull(),
    reason: text({ enum: refundReasons }).notNull(),
    /** What the desk wrote to the buyer about it. */
    note: text(),
    bearer: text({ enum: refundBearers }).notNull().default('both'),
    status: text({ enum: refundStatuses }).notNull(),
    /** How often it was begun: what the provider refused for good is asked again under another key. */
    attempt: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('refunds_amount', sql`${table.amountCents} > 0 and ${table.attempt} > 0`),
    index('refunds_of_order').on(table.orderId),
    index('refunds_open')
      .on(table.createdAt)
      .where(sql`${table.status} <> 'done'`),
  ],
);

/** What goes between the house and an owner's account at the provider after a sale that was split (decision 0091): a task asks for it until it is done. */
export const ownerTransfers = pgTable(
  'owner_transfers',
  {
    /** The refund or the dispute that causes it; with `-back` what a bank returned. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: transferKinds }).notNull(),
    /** Of the sale: what is taken back of it, the commission on it included; or what the owner gets. */
    amountCents: integer().notNull(),
    /** The commission that the owner gets back with it. */
    feeCents: integer().notNull().default(0),
    status: text({ enum: ['asked', 'done'] }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check(
      'owner_transfers_amount',
      sql`${table.amountCents} > 0 and ${table.feeCents} between 0 and ${table.amountCents}`,
    ),
    index('owner_transfers_of_order').on(table.orderId, table.createdAt),
    index('owner_transfers_open')
      .on(table.createdAt)
      .where(sql`${table.status} = 'asked'`),
  ],
);

/** Money that a buyer's bank asks back, as the provider told of it. */
export const disputes = pgTable(
  'disputes',
  {
    /** The provider's own name for it. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    amountCents: integer().notNull(),
    reason: text().notNull(),
    status: text({ enum: disputeStatuses }).notNull(),
    /** Until when the desk may send its evidence. */
    answerBy: timestamp({ withTimezone: true }),
    /** When the desk answered through the house; null where it did so at the provider, or not at all. */
    answeredAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('disputes_settled', sql`(${table.status} = 'open') = (${table.settledAt} is null)`),
    index('disputes_newest').on(table.status, table.createdAt, table.id),
    index('disputes_of_order').on(table.orderId),
  ],
);

export type DisputeRow = typeof disputes.$inferSelect;
/** An order as this room knows it: what it is of is told by kind and item alone. */
export type OrderRow = Omit<typeof orders.$inferSelect, 'eventId' | 'rentalId'>;
export type TicketRow = typeof tickets.$inferSelect;
export type OwnerTransferRow = typeof ownerTransfers.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
