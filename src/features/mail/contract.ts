/**
 * What the mail room promises: the desk its outbox (issue 4, Mail), whose recipients are personal data, so nobody else may
 * ask; members their choice of letters (issue 16; decision 0045).
 */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { languages } from '#kit/shared/messages.ts';
import * as s from '#kit/shared/schemas.ts';
import { letterTopics } from './owner-letters.ts';
import type { LetterTopic } from './owner-letters.ts';
import { letterNames, mailStatuses } from './rules.ts';

/** A mail as the outbox holds it. */
export const MailRecord = z.strictObject({
  id: s.id,
  letter: z.enum(letterNames),
  language: z.enum(languages),
  recipient: z.string(),
  status: z.enum(mailStatuses),
  attempts: z.number().int(),
  /** Why the last attempt failed: a code of the mail server or of the network. */
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Until then it waits for what else is decided of its reader’s things. */
  gathersUntil: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
  /** It holds a key: what it says is between the house and its reader. */
  isSecret: z.boolean(),
});
export type MailRecord = z.infer<typeof MailRecord>;

/** What a mail says, as it is sent; null when it is secret. */
const MailDetail = z.strictObject({
  ...MailRecord.shape,
  content: z.strictObject({ subject: z.string(), text: z.string(), html: z.string() }).nullable(),
});
export type MailDetail = z.infer<typeof MailDetail>;

const MailQuery = z.strictObject({
  ...s.deskQuery(['created', 'attempts']),
  status: z.enum(mailStatuses).optional(),
  letter: z.enum(letterNames).optional(),
});
export type MailQuery = z.infer<typeof MailQuery>;

/** What somebody wants letters about, as the owner of listings. */
export const LetterChoices = z.strictObject(
  Object.fromEntries(letterTopics.map((topic) => [topic, z.boolean()])) as Readonly<Record<LetterTopic, z.ZodBoolean>>,
);
export type LetterChoices = z.infer<typeof LetterChoices>;

const NamedChoices = LetterChoices.partial();
export type NamedChoices = z.infer<typeof NamedChoices>;

export const endpoints = promise({
  'GET /api/letter-choices': {
    summary: 'What the caller wants letters about, as the owner of listings: everything unless they said otherwise',
    access: 'member',
    reply: LetterChoices,
  },
  'PUT /api/letter-choices': {
    summary:
      'Choose what one wants letters about, what is not named stays as it was; what law or safety asks for comes all the same',
    access: 'member',
    body: NamedChoices,
    reply: LetterChoices,
  },
  'POST /api/letter-choices/off/{id}/{topic}/{key}': {
    summary:
      'No more letters about a topic, by the key of a letter that came (RFC 8058: mail programs post here); 404 for a wrong key',
    access: 'public',
    reply: z.strictObject({ off: z.literal(true) }),
  },
  'GET /api/mails': {
    summary: 'The mail outbox, newest first: what waits, was sent, or failed',
    access: 'admin',
    query: MailQuery,
    csv: 'personal',
    reply: z.array(MailRecord),
  },
  'GET /api/mails/{id}': {
    summary: 'A mail and what it says, unless it holds a key',
    access: 'admin',
    reply: MailDetail,
  },
  'POST /api/mails/{id}/resend': {
    summary:
      'Send a failed or sent mail again; 409 invalid_transition while it waits or when what it said is forgotten',
    access: 'admin',
    body: z.strictObject({}),
    reply: MailRecord,
  },
});
