/** What news of an event promise (decision 0169): whose event it is writes them, who has a ticket reads them. */
import { z } from 'zod';
import { NewMessage } from '#features/messages/contract.ts';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import * as listing from '#market/listings/listing-schemas.ts';
import { maxNewsText, maxNews, maxNewsADay } from './rules.ts';

/** Something that was written to everybody with a ticket, as whose event it is sees it. */
const WrittenNews = z.strictObject({
  id: s.id,
  text: listing.storedText,
  writtenAt: z.iso.datetime(),
  /** How many members had a ticket then, or kept one that they were given. */
  readers: z.number().int(),
  /** The desk took it down. */
  isRemoved: z.boolean(),
});
export type WrittenNews = z.infer<typeof WrittenNews>;

/** The newest first; how many would read the next, and how many more may be written at this moment. */
export const NewsOfEvent = z.strictObject({
  written: z.array(WrittenNews),
  readers: z.number().int(),
  left: z.number().int(),
});
export type NewsOfEvent = z.infer<typeof NewsOfEvent>;

/** Whoever reads in a language in which nothing was written reads the other one; the same key is the same news. */
export const NewNews = z.strictObject({ text: s.localizedText(maxNewsText), key: NewMessage.shape.key });
export type NewNews = z.infer<typeof NewNews>;

/** The same as somebody with a ticket reads it; what the desk took down has no text any more. */
export const ReadNews = z.strictObject({
  id: s.id,
  eventId: s.id,
  title: z.string(),
  text: z.string(),
  foreign: listing.foreign('title', 'text'),
  writtenAt: z.iso.datetime(),
  isRemoved: z.boolean(),
});
export type ReadNews = z.infer<typeof ReadNews>;

export const endpoints = promise({
  'GET /api/events/{id}/news': {
    summary: 'What was written to everybody with a ticket for one of the caller’s own events, and how many they are',
    access: 'business',
    team: ['editor'],
    reply: NewsOfEvent,
  },
  'POST /api/events/{id}/news': {
    summary: `Write to everybody with a ticket for one of the caller’s own public events: a letter to each, and a line beside their booking. To whoever paid nothing it goes without phones, mailboxes and links. 409 invalid_transition where nobody has a ticket, 410 event_over, 409 conflict beyond ${maxNews} for an event, 429 beyond ${maxNewsADay} a day`,
    access: 'business',
    team: ['editor'],
    body: NewNews,
    reply: NewsOfEvent,
    status: 201,
  },
  'GET /api/event-news': {
    summary:
      'What organisers wrote to everybody with a ticket for events that are still to come and that the caller bought a ticket for, the newest first',
    access: 'member',
    query: z.strictObject({ event: s.id.optional() }),
    reply: z.array(ReadNews),
  },
});
