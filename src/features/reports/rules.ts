/** Reports of what people wrote: why somebody wants it looked at, and on what it is taken down (Regulation (EU) 2022/2065). */

/** What is reported: a guest's review, by anybody; a message, by the other side of its conversation. */
export const reportedKinds = ['review', 'message'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** Why somebody wants it looked at (article 16), by what it is. */
export const reasonsOf = {
  review: ['insult', 'false', 'private', 'advertising', 'illegal', 'other'],
  message: ['insult', 'fraud', 'advertising', 'illegal', 'other'],
} as const satisfies Record<ReportedKind, readonly string[]>;
export const reportReasons = ['insult', 'false', 'private', 'fraud', 'advertising', 'illegal', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportStatuses = ['open', 'kept', 'removed'] as const;

/** On what it is taken down, by what it is: the law, or a rule of the house (article 17, 3 d and e). */
export const groundsOf = {
  review: ['law', 'insult', 'private', 'advertising', 'notThere'],
  message: ['law', 'insult', 'fraud', 'advertising'],
} as const satisfies Record<ReportedKind, readonly string[]>;
export const grounds = ['law', 'insult', 'private', 'fraud', 'advertising', 'notThere'] as const;
export type Ground = (typeof grounds)[number];

/** Longest detail of a report, and longest statement of reasons. */
export const maxStatement = 1000;

/** Whether something of a kind can be taken down on a ground. */
export const isGroundOf = (kind: ReportedKind, ground: Ground): boolean =>
  (groundsOf[kind] as readonly Ground[]).includes(ground);
