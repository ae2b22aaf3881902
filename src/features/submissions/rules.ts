/** Submissions: visitors propose listings (specification sections 3 and 4). */
import { businessCategories, businessMotifs, type BusinessCategory } from '#features/businesses/rules.ts';
import { eventCategories, eventMotifs, type EventCategory } from '#features/events/rules.ts';
import { jobCategories } from '#features/jobs/rules.ts';
import { rentalCategories, rentalMotifs, type RentalCategory } from '#features/rentals/rules.ts';
import type { Motif } from '#market/posters/poster.ts';
import type { Transitions } from '#kit/shared/transitions.ts';

export const submissionTypes = ['event', 'rental', 'business', 'job'] as const;
export type SubmissionType = (typeof submissionTypes)[number];

export const submissionStatuses = ['pending', 'approved', 'rejected'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** Only pending moves. */
export const submissionTransitions: Transitions<SubmissionStatus> = {
  pending: ['approved', 'rejected'],
  approved: [],
  rejected: [],
};

/** The categories a proposal of a type may have. */
export const submissionCategories = {
  event: eventCategories,
  rental: rentalCategories,
  business: businessCategories,
  job: jobCategories,
} as const satisfies Record<SubmissionType, readonly string[]>;

export function isCategoryOf(type: SubmissionType, category: string): boolean {
  return (submissionCategories[type] as readonly string[]).includes(category);
}

/** What a listing needs beside what every submission brings: the review asks for it (decisions, Approving a submission). */
export const lackingFields = {
  event: ['date', 'time', 'fold', 'duration', 'organizer', 'capacity', 'price'],
  rental: ['price_unit', 'capacity', 'price'],
  business: ['phone', 'email', 'website', 'price_range', 'opening_hours'],
  job: ['employer', 'salary', 'salary_type', 'schedule'],
} as const satisfies Record<SubmissionType, readonly string[]>;
export type LackingField = (typeof lackingFields)[SubmissionType][number];

/** What the review may correct in every type. */
export const correctedFields = ['title', 'description', 'category', 'location', 'address'] as const;

/** Fields of `listing` that a type does not know. */
export function strangeFields(type: SubmissionType, names: readonly string[]): string[] {
  const known: readonly string[] = [...correctedFields, ...lackingFields[type]];
  return names.filter((name) => !known.includes(name));
}

/** The poster of what is proposed. */
export function motifOf(type: SubmissionType, category: string): Motif {
  switch (type) {
    case 'event':
      return eventMotifs[category as EventCategory];
    case 'rental':
      return rentalMotifs[category as RentalCategory];
    case 'business':
      return businessMotifs[category as BusinessCategory];
    case 'job':
      return 'bell';
  }
}

/** The public list that a type is shown in, which names its pages too. */
export const listOf = {
  event: 'events',
  rental: 'rentals',
  business: 'businesses',
  job: 'jobs',
} as const satisfies Record<SubmissionType, string>;

/** The page of a listing. */
export function publicPath(type: SubmissionType, id: string): string {
  return `/${listOf[type]}/${id}`;
}

/** Two titles are likely the same thing from here on; at one address less is enough. */
export const likeness = { title: 0.45, sameAddress: 0.2, shown: 5 } as const;

/** A review is promised within this many hours (specification section 9). */
export const reviewHours = { from: 24, to: 48 } as const;
