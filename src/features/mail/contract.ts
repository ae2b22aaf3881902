/** What the mail room promises the desk (issue 4, Mail). Recipients are personal data: nobody else may ask. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { languages } from '#kit/shared/messages.ts';
import * as s from '#kit/shared/schemas.ts';
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

export const endpoints = promise({
  'GET /api/mails': {
    summary: 'The mail outbox, newest first: what waits, was sent, or failed',
    access: 'admin',
    query: MailQuery,
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
