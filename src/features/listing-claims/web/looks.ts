/** Which colour of a state a claim wears. */
export const claimLooks = {
  proving: 'draft',
  waiting: 'pending',
  approved: 'approved',
  past: 'completed',
  refused: 'rejected',
  withdrawn: 'draft',
} as const;
