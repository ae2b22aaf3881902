/** What a listing's review writes into its row, and when its owner hears of it (issue 6). Pure. */
import type { ListingStatus } from '../listing.ts';
import type { ListingStep } from '../listing-schemas.ts';
import type { Localized } from '#kit/shared/localized.ts';

type ReviewedRow = {
  readonly status: ListingStatus;
  readonly ownerId: string | null;
  readonly reviewedAt: Date | null;
  readonly reviewNote: string | null;
};

/** What the desk made of a listing that somebody owns: it is public, or goes back for the reason in `note`. */
export type Reviewed = {
  readonly entity: string;
  readonly id: string;
  readonly ownerId: string;
  readonly title: Localized;
  readonly note: string | null;
};

/** What an admin's word on the state says of the review: what is public was seen, what is taken down must be seen again. */
export function reviewOf(before: ReviewedRow | undefined, status: string | undefined, at: Date) {
  if (status === 'published') return { reviewAskedAt: null, reviewedAt: before?.reviewedAt ?? at, reviewNote: null };
  return status === 'draft' && before?.status === 'published' ? { reviewAskedAt: null, reviewedAt: null } : {};
}

/** What each step writes; its way is checked by `stepsFrom`. */
export function stepValues({ step, note }: ListingStep, before: ReviewedRow, at: Date) {
  if (step === 'ask') return { reviewAskedAt: at, reviewNote: null };
  if (step === 'pause') return { status: 'draft', reviewedAt: before.reviewedAt ?? at };
  if (step === 'resume') return { status: 'published' };
  if (step === 'publish') return { status: 'published', reviewAskedAt: null, reviewedAt: at };
  return { reviewAskedAt: null, reviewNote: note ?? null };
}

/** Whether this change is news for its owner: somebody else made it public, or sent it back. */
export function isNews(before: ReviewedRow, after: ReviewedRow, actorId: string): boolean {
  if (after.ownerId === null || after.ownerId === actorId) return false;
  const isPublished = after.status === 'published' && before.status !== 'published';
  return isPublished || (after.reviewNote !== null && before.reviewNote === null);
}
