/** Support: closed sets and what its two forms ask for (specification sections 3 and 5). */
import type { FormShape } from '#kit/shared/form-shape.ts';

export const contactPriorities = ['low', 'normal', 'high', 'urgent'] as const;
export type ContactPriority = (typeof contactPriorities)[number];
export const issueTypes = ['technical', 'payment', 'safety', 'user', 'other'] as const;
export type IssueType = (typeof issueTypes)[number];
export const issueUrgencies = ['low', 'medium', 'high', 'critical'] as const;
export type IssueUrgency = (typeof issueUrgencies)[number];

/** The longest that each text may be; the contract asks for the same. */
export const maxLengths = { name: 120, email: 254, phone: 40, title: 200, text: 4000 } as const;

export const contactShape = {
  fields: ['name', 'email', 'phone', 'priority', 'subject', 'message'],
  required: ['name', 'email', 'subject', 'message'],
  emails: ['email'],
} as const satisfies FormShape<string>;

export const issueShape = {
  fields: ['type', 'urgency', 'email', 'title', 'description'],
  required: ['type', 'urgency', 'email', 'title', 'description'],
  emails: ['email'],
} as const satisfies FormShape<string>;

/** The seven questions of the help center, in its order (specification section 2). */
export const helpTopics = ['account', 'booking', 'payment', 'cancellation', 'listing', 'holiday', 'jobs'] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** The short questions of the contact page. */
export const contactTopics = ['reply', 'languages', 'refund', 'visit'] as const;

/** How much something presses that has waited at the desk: shown beside it. */
export const pressing: Readonly<Partial<Record<ContactPriority | IssueUrgency, 'high' | 'medium'>>> = {
  urgent: 'high',
  critical: 'high',
  high: 'medium',
};
