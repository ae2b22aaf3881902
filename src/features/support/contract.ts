/** What the support room promises (specification sections 3, 5; decisions, Forms that the specification leaves local). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { IntakeChange, intakeFields, intakeQuery } from '#market/intake/intake-contract.ts';
import * as s from '#kit/shared/schemas.ts';
import { phone } from '#market/town/phone.ts';
import { town } from '#market/town/town.ts';
import { contactPriorities, issueTypes, issueUrgencies, maxAnswer } from './rules.ts';

export const NewContactMessage = z.strictObject({
  name: s.line(120),
  email: s.email,
  phone: z.preprocess((value) => (value === '' ? null : value), phone.nullish()),
  subject: s.line(200),
  message: s.text(4000),
  priority: z.enum(contactPriorities).default('normal'),
  nickname: s.honeypot,
});
export type NewContactMessage = z.infer<typeof NewContactMessage>;

export const NewIssueReport = z.strictObject({
  type: z.enum(issueTypes),
  title: s.line(200),
  description: s.text(4000),
  email: s.email,
  urgency: z.enum(issueUrgencies),
  nickname: s.honeypot,
});
export type NewIssueReport = z.infer<typeof NewIssueReport>;

/** What the desk wrote back. */
export const Answer = z.strictObject({
  id: s.id,
  text: z.string(),
  /** The name of who of the desk wrote it; null when that account is gone. */
  author: z.string().nullable(),
  answered_at: z.iso.datetime(),
});
export type Answer = z.infer<typeof Answer>;

/** An answer, to what its author saw. */
export const NewAnswer = z.strictObject({ text: s.text(maxAnswer), version: s.knownVersion });
export type NewAnswer = z.infer<typeof NewAnswer>;

/** A message as the desk reads it. */
export const ContactMessage = z.strictObject({
  ...intakeFields,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  priority: z.enum(contactPriorities),
  answers: z.array(Answer),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

const ContactMessageQuery = z.strictObject({ ...intakeQuery, priority: z.enum(contactPriorities).optional() });
export type ContactMessageQuery = z.infer<typeof ContactMessageQuery>;

/** A report as the desk reads it. */
export const IssueReport = z.strictObject({
  ...intakeFields,
  type: z.enum(issueTypes),
  title: z.string(),
  description: z.string(),
  email: z.string(),
  urgency: z.enum(issueUrgencies),
  answers: z.array(Answer),
});
export type IssueReport = z.infer<typeof IssueReport>;

const IssueReportQuery = z.strictObject({
  ...intakeQuery,
  type: z.enum(issueTypes).optional(),
  urgency: z.enum(issueUrgencies).optional(),
});
export type IssueReportQuery = z.infer<typeof IssueReportQuery>;

export const endpoints = promise({
  'POST /api/contact-messages': {
    summary: `Write to the town’s desk; a reply comes within ${town.promises.contactHours} hours`,
    access: 'public',
    body: NewContactMessage,
    reply: s.Received,
    status: 201,
    limit: s.formLimit,
  },
  'POST /api/issue-reports': {
    summary: 'Report an issue; it is acknowledged within 2 hours',
    access: 'public',
    body: NewIssueReport,
    reply: s.Received,
    status: 201,
    limit: s.formLimit,
  },
  'GET /api/contact-messages': {
    summary: 'Messages at the desk: those to be answered first, the longest waiting before the others',
    access: 'admin',
    query: ContactMessageQuery,
    csv: 'personal',
    reply: z.array(ContactMessage),
  },
  'GET /api/contact-messages/{id}': {
    summary: 'One of them',
    access: 'admin',
    reply: ContactMessage,
  },
  'PATCH /api/contact-messages/{id}': {
    summary: 'How far the desk is with it, and the desk’s notes; 409 edit_conflict',
    access: 'admin',
    body: IntakeChange,
    reply: ContactMessage,
  },
  'POST /api/contact-messages/{id}/answers': {
    summary:
      'Answer a message: it is kept, goes out as a letter in the language it was written in, and the message is done; pressed twice it goes once. 409 edit_conflict',
    access: 'admin',
    body: NewAnswer,
    reply: ContactMessage,
    status: 201,
  },
  'GET /api/issue-reports': {
    summary: 'Issue reports at the desk: those to be answered first, the longest waiting before the others',
    access: 'admin',
    query: IssueReportQuery,
    csv: 'personal',
    reply: z.array(IssueReport),
  },
  'GET /api/issue-reports/{id}': {
    summary: 'One of them',
    access: 'admin',
    reply: IssueReport,
  },
  'PATCH /api/issue-reports/{id}': {
    summary: 'How far the desk is with it, and the desk’s notes; 409 edit_conflict',
    access: 'admin',
    body: IntakeChange,
    reply: IssueReport,
  },
  'POST /api/issue-reports/{id}/answers': {
    summary: 'Answer a report, as a message is answered. 409 edit_conflict',
    access: 'admin',
    body: NewAnswer,
    reply: IssueReport,
    status: 201,
  },
});
