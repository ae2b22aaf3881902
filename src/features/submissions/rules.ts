/** Submissions: visitors propose listings (specification sections 3 and 4). */
import { kindOf, nameOf, oneOfEach, pathOf, type OneOf } from '#features/listings/kinds.ts';
import type { Transitions } from '#kit/shared/transitions.ts';

export const submissionTypes = oneOfEach;
export type SubmissionType = OneOf;

export const submissionStatuses = ['pending', 'approved', 'rejected'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** Only pending moves. */
export const submissionTransitions: Transitions<SubmissionStatus> = {
  pending: ['approved', 'rejected'],
  approved: [],
  rejected: [],
};

/** Whether a proposal of a type may have a category. */
export function isCategoryOf(type: SubmissionType, category: string): boolean {
  return kindOf(type).categories.includes(category);
}

/** What the review may correct in every type. */
export const correctedFields = ['title', 'description', 'category', 'location', 'address'] as const;

/** What the desk adds and a sender is not asked: their price is an answer, what everybody may call is the desk's to put up. */
const ofTheDesk: readonly string[] = ['price', 'fold', 'duration', 'phone', 'email', 'price_range', 'opening_hours'];

/** What may be told of a type beside the nine answers, in the order it is asked (decision 0084). */
export function tellableOf(type: SubmissionType): readonly string[] {
  const { asked, told } = kindOf(type);
  return [...asked, ...told].filter((name) => !ofTheDesk.includes(name));
}

/** The page of a listing. */
export function publicPath(type: SubmissionType, id: string) {
  return pathOf(nameOf(type), id);
}

/** Two titles are likely the same thing from here on; at one address less is enough. */
export const likeness = { title: 0.45, sameAddress: 0.2, shown: 5 } as const;

/** A review is promised within this many hours (specification section 9). */
export const reviewHours = { from: 24, to: 48 } as const;
