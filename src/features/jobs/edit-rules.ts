/** Which changes of a public job the desk sees before they are public. */
import { listingRisks, type EditRules } from '#market/listings/edit-rules.ts';
import type { Needs } from '#market/listings/gaps.ts';
import type { ChangedJob } from './contract.ts';

export const jobEdits: EditRules<Exclude<keyof ChangedJob, 'version'>> = {
  risks: {
    ...listingRisks,
    title: 'any',
    employer: 'any',
    salary: 'text',
    salaryType: 'any',
    businessId: 'none',
    payFrom: 'any',
    payTo: 'any',
    openings: 'none',
    weeklyHours: 'none',
    shifts: 'words',
    shiftParts: 'none',
    bed: 'any',
    startsOn: 'none',
    requirements: 'text',
    benefits: 'text',
    schedule: 'none',
    contactEmail: 'none',
    isUrgent: 'none',
  },
  together: [['salary', 'salaryType', 'payFrom', 'payTo']],
};

/** What a review asks for of a vacancy (specification section 5). */
export const jobNeeds = [
  'title',
  'description',
  'employer',
  'salary',
  'contactEmail',
  'location',
] as const satisfies Needs<keyof ChangedJob>;
