/** Prospect businesses: firms the town's desk would like to win (specification sections 3 to 5 and 9). */
export const prospectCategories = ['hotel', 'restaurant', 'bar', 'nightclub', 'taxi', 'watersports'] as const;
export type ProspectCategory = (typeof prospectCategories)[number];

export const contactStatuses = ['not_contacted', 'contacted', 'interested', 'declined', 'follow_up'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

export const priorityScore = { min: 1, max: 10, initial: 5, fallback: 1 } as const;

export const priorities = ['high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

/** High at 8 or more, Medium at 6 or more, otherwise Low (specification section 4). */
export function priorityOf(score: number): Priority {
  if (score >= 8) return 'high';
  return score >= 6 ? 'medium' : 'low';
}

/** The scores that a label stands for. */
export function scoresOf(priority: Priority): { readonly min: number; readonly max: number } {
  return { high: { min: 8, max: 10 }, medium: { min: 6, max: 7 }, low: { min: 1, max: 5 } }[priority];
}

/** What somebody typed as a score: whole, within bounds, and 1 when it is no number (specification section 5). */
export function readScore(typed: string): number {
  const score = Number.parseInt(typed, 10);
  if (Number.isNaN(score)) return priorityScore.fallback;
  return Math.min(priorityScore.max, Math.max(priorityScore.min, score));
}
