/** Support: closed sets and what its two forms ask for (specification sections 3 and 5). */

export const contactPriorities = ['low', 'normal', 'high', 'urgent'] as const;
type ContactPriority = (typeof contactPriorities)[number];
export const issueTypes = ['technical', 'payment', 'safety', 'user', 'other'] as const;
export const issueUrgencies = ['low', 'medium', 'high', 'critical'] as const;
type IssueUrgency = (typeof issueUrgencies)[number];

/** The seven questions of the help center, in its order (specification section 2). */
export const helpTopics = ['account', 'booking', 'payment', 'cancellation', 'listing', 'holiday', 'jobs'] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** The short questions of the contact page. */
export const contactTopics = ['reply', 'languages', 'refund', 'visit'] as const;

/** How long an answer of the desk may be. */
export const maxAnswer = 4000;

/** How much something presses that has waited at the desk: shown beside it. */
export const pressing: Readonly<Partial<Record<ContactPriority | IssueUrgency, 'high' | 'medium'>>> = {
  urgent: 'high',
  critical: 'high',
  high: 'medium',
};

/** Behind the `#` of /report-issue: the order that is spoken of, so that nobody copies its number. */
export const issueHash = (order: string): string => `order=${order}`;

/** The same read again; undefined for anything else. */
export const orderIn = (fragment: string | undefined): string | undefined =>
  /^order=([\w-]{6,40})$/.exec(fragment ?? '')?.[1];
