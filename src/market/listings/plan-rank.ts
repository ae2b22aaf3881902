/**
 * What a plan gives the listings of whoever has it, as a number in their rows: the plans' room ranks its plans, and a
 * trigger keeps the number true while one begins, changes and ends (decision 0049).
 */
export const planRanks = { none: 0, reviewedFirst: 1, partner: 2 } as const;
export type PlanRank = (typeof planRanks)[keyof typeof planRanks];

/** Whether a listing wears the badge of a partner. */
export const isPartner = ({ planRank }: { readonly planRank: number }): boolean => planRank >= planRanks.partner;
