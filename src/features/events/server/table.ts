import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { listingColumns, localizedColumn, soldColumns } from '#market/listings/server/listing.ts';
import type { StoredList } from '#market/listings/listing-schemas.ts';
import { cancellationPolicies } from '#market/listings/cancellation.ts';
import { searchIndex, titleColumns, titleOrder } from '#kit/server/search-text.ts';
import { writtenLanguages } from '#kit/shared/localized.ts';
import type { Whereabouts } from '../moves.ts';
import { eventVatSupplies, eventCategories, ticketsClosed } from '../rules.ts';

/** What the desk's search looks through. */
export const eventsSearchColumns = [...titleColumns, 'organizer', 'location', 'address'] as const;

export const events = pgTable(
  'events',
  {
    ...listingColumns,
    ...soldColumns,
    /** The place of its owner that it is at, in the directory; checked when it is written (`requireOwnPlace`). */
    businessId: text(),
    title: localizedColumn().notNull(),
    description: localizedColumn().notNull(),
    category: text({ enum: eventCategories }).notNull(),
    /** Null while to be announced: an approved proposal need not name one. */
    priceCents: integer(),
    currency: text({ enum: ['EUR', 'USD', 'GBP'] })
      .notNull()
      .default('EUR'),
    /** In the town's zone, as it was announced; null while to be announced. */
    date: date(),
    time: text(),
    /** The same in UTC, for order and for what is past. */
    startsAt: timestamp({ withTimezone: true }),
    /** When it is over; null where nobody can say (`spanOf`): then it is listed until its night is over. */
    endsAt: timestamp({ withTimezone: true }),
    /** The date of its last night, where it takes more than one. */
    lastDay: date(),
    duration: localizedColumn().notNull(),
    organizer: text().notNull(),
    /** Who is on stage; empty where nobody is named. */
    performer: text().notNull().default(''),
    /** Acts in their order, each with its hour before its name where one is known. */
    lineUp: text().array().notNull().default([]),
    /** `HH:MM` by the town's clock, null where nobody has said. */
    doors: text(),
    /** Null where it is the town's own. */
    minAge: integer(),
    dressCode: localizedColumn().notNull().default({}),
    /** What the price brings along. */
    included: jsonb().$type<StoredList>().notNull().default({}),
    imageUrl: text(),
    /** What its regular ticket is called beside others (`ticket_types`); empty for its usual name. */
    regularName: localizedColumn().notNull().default({}),
    /** How it is bounded (decision 0191): how many there are, its first and last day, how many one person may have, and whether it is left out. */
    regularLimit: integer('regular_most'),
    regularFrom: date(),
    regularUntil: date(),
    regularEach: integer(),
    regularOff: boolean().notNull().default(false),
    /** Its owner sells none of its tickets for now, free ones neither (decision 0224). */
    salesStopped: boolean().notNull().default(false),
    /** Whether it can't be had now, and what the cheapest other ticket that can costs: written by the room of ticket types. */
    regularClosed: boolean().notNull().default(false),
    fromCents: integer(),
    /** Why none can be had, while none can; written with them. */
    ticketsClosed: text({ enum: ticketsClosed }),
    /** What its cards say it costs, and what search filters, orders and pins it by: the cheapest ticket that can be had. */
    shownCents: integer().generatedAlwaysAs(
      sql`case when price_cents > 0 and from_cents is not null
        then case when regular_closed then from_cents else least(price_cents, from_cents) end else price_cents end`,
    ),
    featured: boolean().notNull().default(false),
    /** Tables with service can be had besides tickets. */
    vip: boolean().notNull().default(false),
    capacity: integer().notNull(),
    /** Whether every place is taken: all that pages show of `event_places`, whose trigger writes it when it turns. */
    soldOut: boolean().notNull().default(false),
    cancellation: text({ enum: cancellationPolicies }).notNull().default('flexible'),
    /** What its owner says is supplied; null for what its category usually is. */
    vatSupply: text({ enum: eventVatSupplies }),
    /** Shared by the nights that were made of one another; null of one that stands by itself (decision 0179). */
    seriesId: text(),
    /** Called off: everybody got their money back. */
    cancelledAt: timestamp({ withTimezone: true }),
    /** When and where it was to be before it was moved last, with tickets sold. */
    movedFrom: jsonb().$type<Whereabouts>(),
  },
  (table) => [
    check('events_review_note', sql`length(${table.reviewNote}) <= 500`),
    check('events_price', sql`${table.priceCents} >= 0`),
    check('events_min_age', sql`${table.minAge} between 18 and 99`),
    check('events_regular_most', sql`${table.regularLimit} between 1 and 100000`),
    check('events_regular_days', sql`${table.regularFrom} <= ${table.regularUntil}`),
    check('events_regular_each', sql`${table.regularEach} between 1 and 10`),
    // What `event_places` refers to.
    unique('events_capacity').on(table.id, table.capacity),
    index('events_upcoming').on(table.status, table.startsAt, table.id),
    index('events_place').on(table.businessId),
    index('events_series')
      .on(table.seriesId)
      .where(sql`${table.seriesId} is not null`),
    index('events_updated').on(table.updatedAt, table.id),
    index('events_of_owner')
      .on(table.ownerId)
      .where(sql`${table.ownerId} is not null`),
    ...writtenLanguages.map((one) => index(`events_title_${one}`).on(titleOrder(one), table.id)),
    index('events_search').using('gin', searchIndex(...eventsSearchColumns)),
  ],
);

/**
 * How many places of an event are taken, beside its row because it changes with every ticket (decision 0035). Every event
 * has one, made by a trigger. Its capacity is the event's by reference, so that the check weighs both.
 */
export const eventPlaces = pgTable(
  'event_places',
  {
    eventId: text().primaryKey(),
    capacity: integer().notNull(),
    /** Held or sold: the guarded count that keeps the house from overselling. */
    taken: integer().notNull().default(0),
  },
  (table) => [
    check('event_places_taken', sql`${table.taken} between 0 and ${table.capacity}`),
    foreignKey({
      name: 'event_places_of_event',
      columns: [table.eventId, table.capacity],
      foreignColumns: [events.id, events.capacity],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
  ],
);

/** What only the page of an event tells: no list reads it. */
export const eventPageColumns = [
  'businessId',
  'lineUp',
  'doors',
  'minAge',
  'dressCode',
  'included',
  'regularName',
  'regularLimit',
  'regularFrom',
  'regularUntil',
  'regularEach',
  'regularOff',
] as const;

export type EventRow = typeof events.$inferSelect;
