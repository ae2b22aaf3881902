/** What the support room promises (specification sections 3, 5; decisions, Forms that the specification leaves local). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { contactPriorities, issueTypes, issueUrgencies, maxLengths } from './rules.ts';

export const NewContactMessage = z.strictObject({
  name: s.text(maxLengths.name),
  email: s.email,
  phone: z.preprocess((value) => (value === '' ? null : value), s.text(maxLengths.phone).nullish()),
  subject: s.text(maxLengths.title),
  message: s.text(maxLengths.text),
  priority: z.enum(contactPriorities).default('normal'),
  nickname: s.honeypot,
});
export type NewContactMessage = z.infer<typeof NewContactMessage>;

export const NewIssueReport = z.strictObject({
  type: z.enum(issueTypes),
  title: s.text(maxLengths.title),
  description: s.text(maxLengths.text),
  email: s.email,
  urgency: z.enum(issueUrgencies),
  nickname: s.honeypot,
});
export type NewIssueReport = z.infer<typeof NewIssueReport>;

export const endpoints = promise({
  'POST /api/contact-messages': {
    summary: 'Write to the town’s desk; a reply comes within 24 hours',
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
});
