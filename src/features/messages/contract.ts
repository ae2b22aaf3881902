/** What messages promise (issue 21): a guest and an owner write to each other, about a listing, an order, or an application for a job. */
import { z } from 'zod';
import { bookingKinds, orderStatuses } from '#features/orders/rules.ts';
import { maxStatement, reasonsOf } from '#features/reports/rules.ts';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { Preview } from '#market/masking/contract.ts';
import { maskKinds } from '#market/masking/masks.ts';
import { answerSpans, applicantWays, askedTypes, maxText, shownMessages, ways } from './rules.ts';

const count = z.number().int();
const instant = z.iso.datetime();

/** What is told of a conversation in a list. */
const told = {
  id: s.id,
  type: z.enum(listingKinds),
  listing: s.id,
  title: z.string(),
  /** The order it is about; null for a question before anything is booked. */
  order: s.id.nullable(),
  /** The application for a job that it is about. */
  application: s.id.nullable(),
  /** The other end: a guest by first name and initial, an applicant as they signed, an owner by name; empty when they had their data erased. */
  other: z.string(),
  /** The beginning of its last line, as it is kept; null while there is none. */
  last: z.string().nullable(),
  /** Whether the reader's own side wrote it. */
  isLastMine: z.boolean(),
  lastAt: instant,
  unread: count,
};
export const Conversation = z.strictObject(told);
export type Conversation = z.infer<typeof Conversation>;

const Message = z.strictObject({
  id: s.id,
  isMine: z.boolean(),
  /** Null when the desk has taken it down. */
  text: z.string().nullable(),
  /** What of it is hidden, because nothing was paid yet. */
  hidden: z.array(z.enum(maskKinds)),
  way: z.enum(ways),
  /** Files that came with an answer by mail, and were not taken. */
  dropped: count,
  at: instant,
  /** Whether the reader has reported it. */
  isReported: z.boolean(),
});
export type Message = z.infer<typeof Message>;

/** What was booked, beside the conversation about it. */
const OrderFacts = z.strictObject({
  kind: z.enum(bookingKinds),
  status: z.enum(orderStatuses),
  quantity: count,
  date: s.calendarDate.nullable(),
  time: s.timeOfDay.nullable(),
  until: z.strictObject({ date: s.calendarDate, time: s.timeOfDay }).nullable(),
  amount: s.wirePrice,
});
export type OrderFacts = z.infer<typeof OrderFacts>;

export const Thread = z.strictObject({
  ...told,
  /** Nothing is paid between the two: ways around the house are hidden. Not about an application, which gave them already. */
  isMasked: z.boolean(),
  /** Who has ended it, or another one of the two, if anybody has. */
  blocked: z.enum(['me', 'them']).nullable(),
  facts: OrderFacts.nullable(),
  /** Oldest first; of a very long one the last ones. */
  messages: z.array(Message).max(shownMessages),
});
export type Thread = z.infer<typeof Thread>;

const text = s.text(maxText);
/** Made by whoever sends: the same key twice is one message. */
const key = z.string().regex(/^[\w-]{8,64}$/, 'Must be 8 to 64 letters, figures, - or _');

const Asked = z.strictObject({ type: z.enum(askedTypes), listing: s.id });
const About = z.union([Asked, z.strictObject({ order: s.id }), z.strictObject({ application: s.id })]);
/** What somebody is about to write about, and to whom; `open` is the conversation there is already, or the one that was ended. */
export const Beginning = z.strictObject({
  title: z.string(),
  other: z.string(),
  open: s.id.nullable(),
  /** As of a thread. */
  isMasked: z.boolean(),
});
export type Beginning = z.infer<typeof Beginning>;

/** What an employer has with an applicant: the conversation there is, or whether one can be begun. */
const Applicant = z.strictObject({
  open: s.id.nullable(),
  /** Here; by mail alone, for there is no account that could read it; or no more, because they took it back. */
  begins: z.enum(applicantWays),
});

const NewConversation = z.strictObject({ about: About, text, key });
export const NewMessage = z.strictObject({ text, key });

export const NewMessageReport = z.strictObject({
  reason: z.enum(reasonsOf.message),
  details: z.preprocess((value) => (value === '' ? null : value), s.text(maxStatement).nullish()),
});

const Block = z.strictObject({ isBlocked: z.boolean() });
const read = z.strictObject({ read: z.literal(true) });
const writing = { calls: 60, seconds: 600 } as const;
const owners = { access: 'business', team: ['editor'] } as const;

export const endpoints = promise({
  'GET /api/answer-times': {
    summary: 'Whether somebody answers questions about a listing, and how fast: the median of 90 days, from five on',
    access: 'public',
    query: Asked,
    reply: z.strictObject({ canAsk: z.boolean(), within: z.enum(answerSpans).nullable() }),
    keeps: ['answer_times', ...askedTypes],
  },
  'GET /api/conversations': {
    summary: 'Conversations that one began as a guest, the last one written in first',
    access: 'member',
    reply: z.array(Conversation),
  },
  'POST /api/conversations/preview': {
    summary: 'What would be hidden of a text about this; nothing where something is paid between the two',
    access: 'member',
    body: z.strictObject({ about: About, text }),
    reply: Preview,
    limit: { calls: 240, seconds: 600 },
  },
  'POST /api/conversations/find': {
    summary:
      'Whom one would write to about a listing, an own order or an own application, and the own conversation about it; 404 where nobody',
    access: 'member',
    body: z.strictObject({ about: About }),
    reply: Beginning,
    limit: { calls: 240, seconds: 600 },
  },
  'POST /api/conversations': {
    summary:
      'Ask about a public listing, or write about an own order, or an own application that its employer has chosen or written about; the same key is the same message. 404 where nobody can be asked, 403 conversation_closed, 429 for too many',
    access: 'member',
    body: NewConversation,
    reply: Thread,
    status: 201,
    limit: writing,
  },
  'GET /api/conversations/{id}': {
    summary: 'An own conversation with its messages; 404 for somebody else’s',
    access: 'member',
    reply: Thread,
  },
  'POST /api/conversations/{id}/messages': {
    summary: 'Write on; the same key is the same message. 404, 403 conversation_closed, 429',
    access: 'member',
    body: NewMessage,
    reply: Thread,
    status: 201,
    limit: writing,
  },
  'POST /api/conversations/{id}/read': {
    summary: 'Everything of it is read up to now; what is read goes out in no letter',
    access: 'member',
    body: z.strictObject({}),
    reply: read,
    limit: { calls: 240, seconds: 600 },
  },
  'POST /api/conversations/{id}/block': {
    summary:
      'End a conversation and with it all others of the two but those about a paid booking, or open them again; only who ended it opens it',
    access: 'member',
    body: Block,
    reply: Thread,
  },
  'POST /api/messages/{id}/reports': {
    summary: 'Report a message of the other side of an own conversation; the desk decides and says why',
    access: 'member',
    body: NewMessageReport,
    reply: s.Received,
    status: 201,
    limit: s.formLimit,
  },
  'GET /api/workspace/conversations': {
    ...owners,
    summary:
      'Conversations about one’s own listings, their orders and applications for one’s jobs, the last one written in first',
    query: z.strictObject({ ...s.deskQuery(['last']), state: z.enum(['unread', 'unanswered']).optional() }),
    csv: 'personal',
    reply: z.array(Conversation),
  },
  'GET /api/workspace/unread-messages': {
    ...owners,
    summary:
      'How many conversations have something unread, and which applications those are about that applicants wrote',
    reply: z.strictObject({ conversations: count, applications: z.array(s.id) }),
  },
  'GET /api/workspace/applications/{id}/conversation': {
    ...owners,
    summary: 'What one writes with whoever applied for an own job, or whether it can be begun; 404 for somebody else’s',
    reply: Applicant,
  },
  'POST /api/workspace/applications/{id}/messages': {
    ...owners,
    summary:
      'Write to whoever applied for an own job; the same key is the same message. 404 where they have no account here or took it back, 403 conversation_closed, 429',
    body: NewMessage,
    reply: Thread,
    status: 201,
    limit: writing,
  },
  'GET /api/workspace/conversations/{id}': {
    ...owners,
    summary: 'One of them with its messages and what was booked; 404 for somebody else’s',
    reply: Thread,
  },
  'POST /api/workspace/conversations/{id}/preview': {
    ...owners,
    summary: 'What would be hidden of an answer; nothing where something is paid between the two',
    body: z.strictObject({ text }),
    reply: Preview,
    limit: { calls: 240, seconds: 600 },
  },
  'POST /api/workspace/conversations/{id}/messages': {
    ...owners,
    summary: 'Answer a guest; the same key is the same message. 404, 403 conversation_closed, 429',
    body: NewMessage,
    reply: Thread,
    status: 201,
    limit: writing,
  },
  'POST /api/workspace/conversations/{id}/read': {
    ...owners,
    summary: 'Everything of it is read up to now; what is read goes out in no letter',
    body: z.strictObject({}),
    reply: read,
    limit: { calls: 240, seconds: 600 },
  },
  'POST /api/workspace/conversations/{id}/block': {
    ...owners,
    summary:
      'End a conversation and with it all others of the two but those about a paid booking, or open them again; only who ended it opens it',
    body: Block,
    reply: Thread,
  },
  'POST /api/workspace/messages/{id}/reports': {
    ...owners,
    summary: 'Report what a guest wrote; the desk decides and says why',
    body: NewMessageReport,
    reply: s.Received,
    status: 201,
    limit: s.formLimit,
  },
  'POST /api/inbound-mail': {
    summary:
      'Takes in a mail that answers a letter: message/rfc822 as it came, or JSON with it as `mime`; signed in `x-mail-signature: t=<seconds>,v1=<hmac-sha256 of "t.body">`. 400 where the signature does not fit, 404 where no answers by mail are taken, 503 when much waits to be read: post it again',
    access: 'public',
    raw: true,
    limit: 'none',
    reply: z.strictObject({ received: z.literal(true) }),
    status: 202,
  },
});
