/** How a listing is stored: only what is published is public; `suspended` was, until its owner's account was suspended. */
export const listingStatuses = ['draft', 'published', 'withdrawn', 'suspended'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** How it stands for its owner and for the desk: a draft may wait for its review, or be one that was public before. */
export const listingStates = ['draft', 'waiting', 'published', 'paused', 'withdrawn', 'suspended'] as const;
export type ListingState = (typeof listingStates)[number];

type Reviewed = {
  readonly status: ListingStatus;
  readonly reviewAskedAt: Date | string | null;
  readonly reviewedAt: Date | string | null;
};

export function listingState({ status, reviewAskedAt, reviewedAt }: Reviewed): ListingState {
  if (status !== 'draft') return status;
  if (reviewAskedAt !== null) return 'waiting';
  return reviewedAt === null ? 'draft' : 'paused';
}

/** How many characters the desk has to say why it sends a listing back. */
export const maxNote = 500;

/**
 * What can be done with one beside writing it. The desk's no is `return`: what waits, or was public, is its owner's draft
 * again; `withdraw` takes what is public off for good. Both say why.
 */
export const listingSteps = ['ask', 'recall', 'pause', 'resume', 'publish', 'return', 'withdraw'] as const;
export type ListingStep = (typeof listingSteps)[number];

/** Where each step begins and ends. What was seen once is paused and taken up again without another review (issue 6). */
const ways: Readonly<Record<ListingStep, { readonly from: readonly ListingState[]; readonly by: 'owner' | 'desk' }>> = {
  ask: { from: ['draft'], by: 'owner' },
  recall: { from: ['waiting'], by: 'owner' },
  pause: { from: ['published'], by: 'owner' },
  resume: { from: ['paused'], by: 'owner' },
  publish: { from: ['waiting'], by: 'desk' },
  return: { from: ['waiting', 'published'], by: 'desk' },
  withdraw: { from: ['published'], by: 'desk' },
};

/** The steps that are open to an owner, or to the desk. */
export function stepsFrom(state: ListingState, by: 'owner' | 'desk'): ListingStep[] {
  return listingSteps.filter((step) => ways[step].from.includes(state) && ways[step].by === by);
}

/** How a change stands that its owner is told of: it waits for the desk, or the desk said no. */
export const openChangeStatuses = ['pending', 'rejected'] as const;
