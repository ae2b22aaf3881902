/** What a listing's review writes into its row, and when its owner hears of it (issue 6). Pure. */
import { changedFields, type EditedFields } from '../edit-rules.ts';
import type { ListingStatus } from '../listing.ts';
import type { ListingStep } from '../listing-schemas.ts';
import type { Localized } from '#kit/shared/localized.ts';

type ReviewedRow = {
  readonly status: ListingStatus;
  readonly ownerId: string | null;
  readonly reviewedAt: Date | null;
  readonly reviewNote: string | null;
  /** Of what is sold. */
  readonly priceCents?: number | null;
  readonly sellerUnknown?: boolean;
  readonly ownerUnpayable?: boolean;
};

/** Whether it has a price, and nobody can buy it before its owner says who sells and where they are paid (decisions 0085 and 0091). */
export const isUnsold = ({ priceCents, sellerUnknown, ownerUnpayable }: ReviewedRow): boolean =>
  (priceCents ?? 0) > 0 && (sellerUnknown === true || ownerUnpayable === true);

/**
 * What the desk made of a listing that somebody owns: it is public, or goes back for the reason in `note`; `taken` where it
 * was public before, as a draft of its owner's or for good.
 */
export type Reviewed = {
  readonly entity: string;
  readonly id: string;
  readonly ownerId: string;
  readonly title: Localized;
  /** The day that it is on, of what is on one. */
  readonly date: string | null;
  readonly note: string | null;
  readonly taken: 'back' | 'off' | null;
  readonly isUnsold: boolean;
  /** What the desk wrote anew of it while it stays public. */
  readonly edit?: Edit | null;
};

/** With its price before and after in cents, where that is another. */
export type Edit = { readonly price: { readonly was: number; readonly now: number } | null };

/** What an admin's word on the state says of the review: what is public was seen, what is taken down must be seen again. */
export function reviewOf(before: ReviewedRow | undefined, status: string | undefined, at: Date) {
  if (status === 'published') return { reviewAskedAt: null, reviewedAt: before?.reviewedAt ?? at, reviewNote: null };
  return status === 'draft' && before?.status === 'published' ? { reviewAskedAt: null, reviewedAt: null } : {};
}

/** How what was public was taken from its owner, if it was. */
export function takenOf(before: ReviewedRow, after: ReviewedRow): Reviewed['taken'] {
  if (before.status !== 'published' || after.status === 'published') return null;
  return after.status === 'withdrawn' ? 'off' : 'back';
}

/** What each step writes; its way is checked by `stepsFrom`. What was public and comes back is seen again. */
export function stepValues({ step, note }: ListingStep, before: ReviewedRow, at: Date) {
  if (step === 'ask') return { reviewAskedAt: at, reviewNote: null };
  if (step === 'pause') return { status: 'draft', reviewedAt: before.reviewedAt ?? at };
  if (step === 'resume') return { status: 'published' };
  if (step === 'publish') return { status: 'published', reviewAskedAt: null, reviewedAt: at };
  if (step === 'withdraw') return { status: 'withdrawn', reviewNote: note ?? null };
  const again = before.status === 'published' ? { status: 'draft', reviewedAt: null } : {};
  return { ...again, reviewAskedAt: null, reviewNote: note ?? null };
}

/** Whether this change is news for its owner: somebody else made it public, or sent it back. */
export function isNews(before: ReviewedRow, after: ReviewedRow, actorId: string): boolean {
  if (after.ownerId === null || after.ownerId === actorId) return false;
  const isPublished = after.status === 'published' && before.status !== 'published';
  return isPublished || (after.reviewNote !== null && before.reviewNote === null);
}

/** What is no word of a listing's own. */
const stateAndPlace: readonly string[] = ['status', 'featured', 'isUrgent'];

/** What somebody else than its owner, so the desk, wrote anew of a listing that stays public; null where there is nothing. */
export function editOf<Row extends ReviewedRow>(
  before: Row,
  after: Row,
  actorId: string,
  inputOf: (row: Row) => EditedFields,
): Edit | null {
  if (after.ownerId === actorId || before.ownerId !== after.ownerId) return null;
  if (before.status !== 'published' || after.status !== 'published') return null;
  const [was, now] = [inputOf(before), inputOf(after)];
  if (changedFields(was, now).every((name) => stateAndPlace.includes(name))) return null;
  const [old, fresh] = [was['price'], now['price']];
  const isOther = typeof old === 'number' && typeof fresh === 'number' && old !== fresh;
  return { price: isOther ? { was: old, now: fresh } : null };
}
