/** What an order is told by wherever it is told: to its buyer, to the owner of what was bought, and at the desk. */
import { z } from 'zod';
import { eventCategories } from '#features/events/rules.ts';
import { depositWays } from '#market/listings/deposit.ts';
import { priceUnits, rentalCategories } from '#features/rentals/rules.ts';
import * as s from '#kit/shared/schemas.ts';
import { WornPoster } from '#market/posters/contract.ts';
import { orderKinds, orderStatuses } from './rules.ts';

/** Euro that were promised back: on their way, with the buyer as the provider confirmed, or refused by it. */
export const Back = z.strictObject({ asked: s.wirePrice, done: s.wirePrice, failed: s.wirePrice });
export type Back = z.infer<typeof Back>;

/**
 * That a ticket was given to a friend by a link: since when, the friend's name, if its buyer wrote one, and whether an account
 * keeps it.
 */
export const Given = z.strictObject({ name: z.string().nullable(), at: z.iso.datetime(), isKept: z.boolean() });
export type Given = z.infer<typeof Given>;

/** How one gets in: when the doors of an evening open, where that is known, and from which age. */
export const Admission = z.strictObject({ doors: s.timeOfDay.nullable(), minAge: z.number().int() });
export type Admission = z.infer<typeof Admission>;

const orderCategories = [...eventCategories, ...rentalCategories, 'plan'] as const;
export type OrderCategory = (typeof orderCategories)[number];

/** What was bought. */
export const orderedItem = {
  kind: z.enum(orderKinds),
  itemId: s.id,
  title: z.string(),
  category: z.enum(orderCategories),
  poster: WornPoster,
  /** The ticket type, as it was called when it was bought; null of the regular one where that has no name. */
  ticketType: z.string().nullable(),
};

/** When that is: of a plan nothing, of an event no end. */
export const orderedTimes = {
  date: s.calendarDate.nullable(),
  time: s.timeOfDay.nullable(),
  /** When a rental ends. */
  until: z.strictObject({ date: s.calendarDate, time: s.timeOfDay }).nullable(),
};

export const orderFields = {
  id: s.id,
  status: z.enum(orderStatuses),
  ...orderedItem,
  /** Tickets, things alike, or persons. */
  quantity: z.number().int(),
  /** How many people come to a home or a boat; null of everything else, and where nobody has said. */
  guests: z.number().int().nullable(),
  /** Nights, hours, days or weeks of a rental, as `unit` says; 1 for everything else. */
  units: z.number().int(),
  unit: z.enum(priceUnits).nullable(),
  /** Euro for the whole order, "0" when free. */
  amount: s.wirePrice,
  /** The code it was bought with, and what that took off in all; the amount is after it. */
  discountCode: z.string().nullable(),
  discount: s.wirePrice,
  /** What a guest leaves with the owner on arrival and gets back at the end, and how; no part of the amount. */
  deposit: s.wirePrice,
  depositWay: z.enum(depositWays).nullable(),
  /** What went back of it, or is on its way back. */
  refunded: s.wirePrice,
  /** The same by how far it is. */
  back: Back,
  createdAt: z.iso.datetime(),
};
