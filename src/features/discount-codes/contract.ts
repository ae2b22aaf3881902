/** What codes for tickets promise (decision 0163): whose event it is makes and ends them, a member tries one. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { codeStates, discountUnits, isWord, maxCodes, maxCodeLimit, spelled, codeReaches } from './rules.ts';

/** What a code takes off each ticket: a share, or an amount. */
const off = { percent: z.number().int().nullable(), amount: s.wirePrice.nullable() };

/** A code as whose event it is sees it. */
export const DiscountCode = z.strictObject({
  id: s.id,
  word: z.string(),
  goodFor: z.enum(codeReaches),
  ...off,
  /** How many tickets it is good for; null without bound. */
  limit: z.number().int().nullable(),
  /** Its last day in the town. */
  until: s.calendarDate.nullable(),
  state: z.enum(codeStates),
  /** Tickets that were bought by it or are held at this moment; what comes back is free again. */
  uses: z.number().int(),
  /** Tickets that are bought and stand, and euro that were paid by it and did not go back. */
  sold: z.number().int(),
  paid: s.wirePrice,
  createdAt: z.iso.datetime(),
});
export type DiscountCode = z.infer<typeof DiscountCode>;

export const NewDiscountCode = z.strictObject({
  /** Four to twenty letters or digits, whatever their case and accents; the house makes one where it is empty. */
  word: s
    .lineOrEmpty(60)
    .transform(spelled)
    .refine((word) => word === '' || isWord(word), 'Must be four to twenty letters or digits')
    .default(''),
  /** One event, all nights of its series, or all events of its owner: those that they make later too. */
  goodFor: z.enum(codeReaches).default('event'),
  unit: z.enum(discountUnits),
  /** How many percent, 1 to 100, or how many euro off each ticket. */
  value: s.price,
  limit: z
    .number()
    .int()
    .min(1)
    .max(maxCodeLimit)
    .nullish()
    .transform((limit) => limit ?? null),
  until: s.calendarDate.nullish().transform((until) => until ?? null),
});
export type NewDiscountCode = z.infer<typeof NewDiscountCode>;

/** What a code promises whoever knows its word. */
export const TriedCode = z.strictObject({
  /** With this it is bought: it can't be guessed. */
  id: s.id,
  word: z.string(),
  ...off,
});
export type TriedCode = z.infer<typeof TriedCode>;

export const endpoints = promise({
  'GET /api/events/{id}/discount-codes': {
    summary: 'The codes that are good for one of the caller’s own events, the newest first',
    access: 'business',
    team: ['editor'],
    reply: z.array(DiscountCode),
  },
  'POST /api/events/{id}/discount-codes': {
    summary: `Make a code for tickets of one of the caller’s own events. What it promises is never changed: it is ended, and another made. It is good for the event, all nights of its series or all events of its owner, and counted for all of them together. 409 conflict for a word that another open code of these events has, and beyond ${maxCodes} codes`,
    access: 'business',
    team: ['editor'],
    body: NewDiscountCode,
    reply: DiscountCode,
    status: 201,
  },
  'DELETE /api/discount-codes/{id}': {
    summary: 'End a code. Who holds places by it at this moment still pays what they were promised',
    access: 'business',
    team: ['editor'],
    reply: DiscountCode,
  },
  'GET /api/events/{id}/discount': {
    summary:
      'What a code takes off each ticket of a published event. 404 code_unknown, 410 code_ended, 409 code_used_up; 429 for too many words that are none',
    access: 'member',
    query: z.strictObject({ code: s.line(60) }),
    reply: TriedCode,
  },
});
