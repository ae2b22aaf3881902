/** What the tickets room promises: a ticket of one's own, and the door that lets its holder in (issue 6). */
import { z } from 'zod';
import { ReadNews } from '#features/event-news/contract.ts';
import { MovedOrder } from '#features/orders/contract.ts';
import { maxTickets } from '#features/events/rules.ts';
import { Moved } from '#features/events/whereabouts.ts';
import { Back, Admission, Given, orderedItem, orderedTimes } from '#features/orders/fields.ts';
import { liveDisputes, orderStatuses } from '#features/orders/rules.ts';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { minName, maxGuests, maxKept, maxName, shutReasons } from './rules.ts';

/** Which ticket type it is of, as that was called when it was bought; null of the regular one without a name. */
const { ticketType } = orderedItem;

/** All that the page at the door shows. */
export const ShownTicket = z.strictObject({
  id: s.id,
  code: z.string(),
  /** Which of how many of its order. */
  number: z.number().int(),
  of: z.number().int(),
  /** Whose it is: the first word of the name. */
  holder: z.string(),
  /** When its holder came in. */
  usedAt: z.iso.datetime().nullable(),
  /** When it was given back by itself, while others of its order stand. */
  cancelledAt: z.iso.datetime().nullable(),
  /** How its order stands, what of its money goes back, and whether its bank asks for all of it. */
  status: z.enum(orderStatuses),
  back: Back,
  dispute: z.enum(liveDisputes).nullable(),
  ...orderedItem,
  ...orderedTimes,
  /** The date of the last night of an event of several. */
  lastDay: s.calendarDate.optional(),
  location: z.string(),
  address: z.string(),
  /** Of an event how one gets in. */
  admission: Admission.optional(),
  /** How one arrives, as its owner tells who has booked and paid. */
  arrival: z.string().optional(),
  orderId: s.id,
  /** Of an event that was moved since it was bought: where and when it was, and until when it can be returned. */
  moved: MovedOrder.optional(),
  /** The event was called off. */
  calledOff: z.literal(true).optional(),
  /** Whether what it is for has a page, and an event so a calendar file. */
  listed: z.boolean(),
  /** Whether there is an organiser or a host to write to about it. */
  canAsk: z.boolean(),
  /** Where it was given to a friend. */
  given: Given.optional(),
});
export type ShownTicket = z.infer<typeof ShownTicket>;

/** A ticket as its friend sees it: nothing of its buyer, its order and its price (decisions 0178, 0182). */
const friendsTicket = {
  /** The friend's name, if the buyer wrote one. */
  name: z.string().nullable(),
  /** What opens the door; null where nothing does. */
  code: z.string().nullable(),
  /** Why it opens none. */
  shut: z.enum(shutReasons).nullable(),
  usedAt: z.iso.datetime().nullable(),
  ...orderedItem,
  ...orderedTimes,
  lastDay: s.calendarDate.optional(),
  location: z.string(),
  address: z.string(),
  admission: Admission.optional(),
  /** Where and when it was to be before its event was moved. */
  moved: Moved.optional(),
  listed: z.boolean(),
  /** What the organiser wrote to everybody with a ticket, the newest first. */
  news: z.array(ReadNews),
};

/** The same for whoever has its link. */
export const LinkedTicket = z.strictObject({
  ...friendsTicket,
  /** Whether an account keeps it. */
  isKept: z.boolean(),
  /** Where it is the caller's: under which number it stands among their tickets. */
  keptId: s.id.optional(),
});
export type LinkedTicket = z.infer<typeof LinkedTicket>;

/** The same for whoever keeps it in their account. */
export const KeptTicket = z.strictObject({ id: s.id, ...friendsTicket });
export type KeptTicket = z.infer<typeof KeptTicket>;

/** The path of a link is told this once: the house keeps only what recognises its key. */
const NewTicketLink = z.strictObject({ path: z.string(), ticket: ShownTicket });

const NewGift = z.strictObject({ id: s.id, name: s.line(maxName).optional() });
export type NewGift = z.infer<typeof NewGift>;

/** The same of several tickets of an order, in the order in which it counts them. */
const NewTicketLinks = z.strictObject({
  links: z.array(
    z.strictObject({ ticket: s.id, number: z.number().int(), name: z.string().nullable(), path: z.string() }),
  ),
});
export type MadeLink = z.infer<typeof NewTicketLinks>['links'][number];

const CalendarFile = z.strictObject({ name: z.string(), text: z.string() });
export type CalendarFile = z.infer<typeof CalendarFile>;

/** An event that the caller may check people in for. */
export const Door = z.strictObject({
  id: s.id,
  title: z.string(),
  location: z.string(),
  date: s.calendarDate,
  time: s.timeOfDay.nullable(),
  startsAt: z.iso.datetime(),
  /** The date of its last night, where it takes more than one. */
  lastDay: s.calendarDate.nullable(),
  /** Tickets that open the door, and those whose holders are in: of several nights, on this one. */
  sold: z.number().int(),
  entered: z.number().int(),
});
export type Door = z.infer<typeof Door>;

/** Tickets that open a door, and those whose holders are in. */
const Counted = z.strictObject({ sold: z.number().int(), entered: z.number().int() });
export type Counted = z.infer<typeof Counted>;

export const Entry = Counted.extend({
  holder: z.string(),
  number: z.number().int(),
  of: z.number().int(),
  ticketType,
  usedAt: z.iso.datetime(),
});
export type Entry = z.infer<typeof Entry>;

const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{8}$/, 'Is no ticket code');

/**
 * What stands before the door: the code of a ticket, or one that was found by its guest's name, with the mark of the code that
 * it had then.
 */
export type Presented = { readonly code: string } | { readonly ticket: string; readonly mark: string };
const mark = z.string().regex(/^[0-9a-f]{6}$/);
const usedAt = z.iso.datetime();

/** A ticket as it is found by the name of whoever bought it, or of the friend who has it now, whole: it is compared with a document. */
export const Guest = z.strictObject({
  ticket: s.id,
  /** Recognises its code, and is too short to tell it: a ticket that was taken back since has another (decision 0182). */
  mark,
  name: z.string(),
  /** The name of the friend it was given to, as its buyer wrote it. */
  givenTo: z.string().nullable(),
  number: z.number().int(),
  of: z.number().int(),
  ticketType,
  /** When its holder came in, as far as that counts at the door now. */
  usedAt: usedAt.nullable(),
});
export type Guest = z.infer<typeof Guest>;

export const endpoints = promise({
  'GET /api/tickets/{id}': {
    summary: 'One of the caller’s own tickets; 404 when it is somebody else’s',
    access: 'member',
    reply: ShownTicket,
  },
  'GET /api/tickets/{id}/calendar': {
    summary:
      'What one of the caller’s own tickets is for, as a file for a calendar; 404 for what is cancelled or has no date',
    access: 'member',
    reply: CalendarFile,
  },
  'POST /api/tickets/{id}/link': {
    summary:
      'Give one of the caller’s own tickets of an event to a friend, by a link that opens that ticket alone without an account; its path is told this once. 409 invalid_transition for a ticket that opens no door, or was given already; 404 when it is somebody else’s',
    access: 'member',
    body: z.strictObject({ name: s.line(maxName).optional() }),
    reply: NewTicketLink,
    status: 201,
    limit: { calls: 60, seconds: 600 },
  },
  'POST /api/orders/{id}/ticket-links': {
    summary:
      'Give several tickets of one of the caller’s own orders to friends, each by a link of its own, with the friend’s name where it is written; all or none. Their paths are told this once. 409 invalid_transition when one of them opens no door, or was given already; 404 when the order is somebody else’s, or one of them is of another',
    access: 'member',
    body: z.strictObject({ tickets: z.array(NewGift).min(1).max(maxTickets) }),
    reply: NewTicketLinks,
    status: 201,
    limit: { calls: 20, seconds: 600 },
  },
  'DELETE /api/tickets/{id}/link': {
    summary:
      'Take a ticket back that was given to a friend: the link stops working, and the ticket has another code from now on. 409 already_used when the friend is in with it; a ticket that was not given stays as it is',
    access: 'member',
    reply: ShownTicket,
    limit: { calls: 60, seconds: 600 },
  },
  'POST /api/ticket-links/read': {
    summary: 'The ticket that a link opens; 404 for a link that opens none, or none any more',
    access: 'public',
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    reply: LinkedTicket,
    limit: { calls: 300, seconds: 600 },
  },
  'POST /api/ticket-links/keep': {
    summary:
      'Keep the ticket that a link opens in one’s own account, as the only one: it is found and opened there without the link. A second time is the same. 404 for a link that opens none, 409 conflict when another account keeps it, 403 forbidden for its buyer, 409 invalid_transition when it opens no door',
    access: 'member',
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    reply: KeptTicket,
    limit: { calls: 60, seconds: 600 },
  },
  'GET /api/kept-tickets': {
    summary: `The tickets that the caller was given and keeps, what is next first, ${maxKept} at most`,
    access: 'member',
    reply: z.array(KeptTicket),
  },
  'GET /api/kept-tickets/{id}': {
    summary: 'One of them; 404 when it is not the caller’s, or was taken back',
    access: 'member',
    reply: KeptTicket,
  },
  'DELETE /api/kept-tickets/{id}': {
    summary:
      'Let a ticket go that the caller keeps: it leaves their account, and its link opens it as before. What they do not keep is let go already',
    access: 'member',
    reply: z.array(KeptTicket),
  },
  'GET /api/check-in/events': {
    summary: 'The events one may check people in for: an admin’s are all that sold tickets, an organiser’s the own',
    access: 'member',
    team: ['door'],
    reply: z.array(Door),
  },
  'POST /api/events/{id}/check-in/guests': {
    summary: `Find tickets by a part of the name of whoever bought them, or of the friend they were given to, from when the door opens (409 too_early) until the event is over (410 event_over), the first ${maxGuests}; 404 for whoever is neither admin nor organiser, 429 for too many searches`,
    access: 'member',
    team: ['door'],
    body: z.strictObject({ name: s.line(80).min(minName) }),
    reply: z.array(Guest),
  },
  'POST /api/events/{id}/check-in': {
    summary:
      'Let the holder of a ticket in by its code, or by the ticket that was found by a name, once: 409 already_used with when and whether the caller let them in, 409 invalid_transition when it was paid back, 409 too_early before the door opens, 409 conflict for one that was found by a name and has another code since, 409 order_disputed when its buyer’s bank asks for the money back; 404 unknown code, another event’s, and for whoever is neither admin nor organiser',
    access: 'member',
    team: ['door'],
    body: z.union([z.strictObject({ code }), z.strictObject({ ticket: s.id, mark })]),
    reply: Entry,
  },
  'POST /api/events/{id}/check-in/undo': {
    summary:
      'Take back an entry that was a mistake, for whoever keeps that door and until the event is over (410 event_over): the ticket opens it again. 409 invalid_transition where it is not in since `usedAt`, or was paid back; 404 as for letting in. The audit log keeps who did it',
    access: 'member',
    team: ['door'],
    body: z.union([z.strictObject({ code, usedAt }), z.strictObject({ ticket: s.id, usedAt })]),
    reply: Counted,
  },
});
