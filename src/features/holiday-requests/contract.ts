/** What the holiday requests room promises (specification sections 3, 5, 7): snake_case on the wire. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { phone } from '#market/town/phone.ts';
import { languages } from '#kit/shared/messages.ts';
import { accommodationTypes, days, holidayStatuses, people, quoteAnswers } from './rules.ts';

const orNothing = (max: number) => z.preprocess((value) => (value === '' ? null : value), s.text(max).nullish());
const lineOrNothing = (max: number) => z.preprocess((value) => (value === '' ? null : value), s.line(max).nullish());

export const NewHolidayRequest = z.strictObject({
  client_name: s.line(120),
  client_email: s.email,
  client_phone: z.preprocess((value) => (value === '' ? null : value), phone.nullish()),
  vacation_description: s.text(4000),
  budget: lineOrNothing(120),
  duration_days: z.number().int().min(days.min).max(days.max).default(days.initial),
  number_of_people: z.number().int().min(people.min).max(people.max).default(people.initial),
  accommodation_type: z.enum(accommodationTypes).default('any'),
  special_requests: orNothing(2000),
  currency: z.literal('EUR').default('EUR'),
  nickname: s.honeypot,
});
export type NewHolidayRequest = z.infer<typeof NewHolidayRequest>;

/** A wish as the desk sees it. */
export const HolidayRequest = z.strictObject({
  id: s.id,
  client_name: z.string(),
  client_email: z.string(),
  client_phone: z.string().nullable(),
  vacation_description: z.string(),
  budget: z.string().nullable(),
  duration_days: z.number().int(),
  number_of_people: z.number().int(),
  accommodation_type: z.enum(accommodationTypes),
  special_requests: z.string().nullable(),
  currency: z.literal('EUR'),
  /** The language it was written in. */
  language: z.enum(languages),
  status: z.enum(holidayStatuses),
  estimated_cost: s.wirePrice.nullable(),
  planned_itinerary: z.string().nullable(),
  admin_notes: z.string().nullable(),
  submitted_at: z.iso.datetime(),
  quoted_at: z.iso.datetime().nullable(),
  quote_answer: z.enum(quoteAnswers).nullable(),
  quote_answered_at: z.iso.datetime().nullable(),
  /** What the client wants to be different. */
  client_message: z.string().nullable(),
  version: z.number().int(),
});
export type HolidayRequest = z.infer<typeof HolidayRequest>;

const HolidayQuery = z.strictObject({
  ...s.deskQuery(['waiting', 'submitted', 'name']),
  status: z.enum(holidayStatuses).optional(),
});
export type HolidayQuery = z.infer<typeof HolidayQuery>;

const number = z.number().int();
/** Who comes for how long, where that has changed since the wish: fourteen who had said two. */
const size = {
  duration_days: number.min(days.min).max(days.max).optional(),
  number_of_people: number.min(people.min).max(people.max).optional(),
};
const plan = { estimated_cost: s.price, planned_itinerary: s.text(8000), admin_notes: orNothing(2000) };

/** A step of the state machine. A quote needs cost and itinerary, from here or from before. */
export const HolidayStep = z.strictObject({
  status: z.enum(holidayStatuses),
  estimated_cost: z.preprocess((value) => (value === '' ? null : value), plan.estimated_cost.nullish()),
  planned_itinerary: orNothing(8000),
  admin_notes: plan.admin_notes,
  ...size,
  version: s.seenVersion,
});
export type HolidayStep = z.infer<typeof HolidayStep>;

/** Another quote in the place of the one that was sent. */
export const RevisedQuote = z.strictObject({ ...plan, ...size, version: s.seenVersion });
export type RevisedQuote = z.infer<typeof RevisedQuote>;

/** What the desk notes of a wish, at any step of it; empty takes the note away. */
export const WishNotes = z.strictObject({ admin_notes: plan.admin_notes, version: s.seenVersion });
export type WishNotes = z.infer<typeof WishNotes>;

/** What the private link shows: nothing of the desk's notes, no address, no phone. */
export const Quote = z.strictObject({
  client_name: z.string(),
  duration_days: number,
  number_of_people: number,
  accommodation_type: z.enum(accommodationTypes),
  estimated_cost: s.wirePrice,
  currency: z.literal('EUR'),
  planned_itinerary: z.string(),
  quoted_at: z.iso.datetime(),
  status: z.enum(holidayStatuses),
  answer: z.enum(quoteAnswers).nullable(),
});
export type Quote = z.infer<typeof Quote>;

/** Whatever does not name a quote gets the same 404. */
const token = z.string().min(1).max(200);

export const QuoteAnswer = z
  .strictObject({ token, answer: z.enum(quoteAnswers), message: orNothing(2000), nickname: s.honeypot })
  .refine(({ answer, message }) => answer !== 'changes' || Boolean(message), {
    path: ['message'],
    message: 'Say what should be different',
  });
export type QuoteAnswer = z.infer<typeof QuoteAnswer>;

export const endpoints = promise({
  'POST /api/holiday-requests': {
    summary: 'Ask for a holiday plan; an itinerary with prices comes back within 24 hours',
    access: 'public',
    body: NewHolidayRequest,
    reply: s.Received,
    status: 201,
    limit: s.formLimit,
  },
  'GET /api/holiday-requests': {
    summary:
      'Wishes for a holiday: those that wait for a quote, or for another one, first; the longest waiting before the others',
    access: 'admin',
    query: HolidayQuery,
    csv: 'personal',
    reply: z.array(HolidayRequest),
  },
  'GET /api/holiday-requests/{id}': { summary: 'One wish', access: 'admin', reply: HolidayRequest },
  'PATCH /api/holiday-requests/{id}/status': {
    summary: 'Take a wish one step further; a quote is mailed to the client as a private link',
    access: 'admin',
    body: HolidayStep,
    reply: HolidayRequest,
  },
  'POST /api/holiday-requests/{id}/quote': {
    summary:
      'Send another quote in the place of the one that waits, or of a booking whose client asks for changes; the old link dies',
    access: 'admin',
    body: RevisedQuote,
    reply: HolidayRequest,
  },
  'PUT /api/holiday-requests/{id}/notes': {
    summary: 'Note something of a wish, such as how and when it is paid; only the desk reads it',
    access: 'admin',
    body: WishNotes,
    reply: HolidayRequest,
  },
  'POST /api/holiday-quotes/read': {
    summary: 'What a private link shows to the client',
    access: 'public',
    body: z.strictObject({ token }),
    reply: Quote,
    limit: { calls: 60, seconds: 600 },
  },
  'POST /api/holiday-quotes/answer': {
    summary: 'Accept a quote, or ask for changes, of what is booked too; accepting what is booked takes them back',
    access: 'public',
    body: QuoteAnswer,
    reply: Quote,
    limit: s.formLimit,
  },
});
