import type { BodyInputOf } from '#kit/shared/endpoint.ts';
import { inLanguage, listInLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import * as draft from '#market/listings/web/fields/draft-values.ts';
import type { ListingPlan } from '#market/listings/web/desk/listing.ts';
import {
  freshListing,
  listingBody,
  listingDraft,
  listingPreview,
  listingRules,
  type ListingDraft,
} from '#market/listings/web/desk/listing-draft.ts';
import type { endpoints, Job, JobRecord } from '../contract.ts';

/** A vacancy as its form holds it. */
export type JobDraft = ListingDraft & {
  readonly title: draft.Bilingual;
  readonly category: Job['category'];
  readonly employer: string;
  readonly salary: draft.Bilingual;
  /** Empty while nobody has named it, as the schedule. */
  readonly salaryType: NonNullable<Job['salaryType']> | '';
  readonly schedule: NonNullable<Job['schedule']> | '';
  readonly requirements: draft.Bilingual;
  readonly benefits: draft.Bilingual;
  readonly contactEmail: string;
  readonly isUrgent: boolean;
};

export type JobBody = Omit<NonNullable<BodyInputOf<(typeof endpoints)['PUT /api/jobs/{id}']>>, 'version'>;

/** A new vacancy: specification section 5. */
const fresh: JobDraft = {
  ...freshListing,
  title: draft.bilingual(),
  category: 'hospitality',
  employer: '',
  salary: draft.bilingual(),
  salaryType: 'monthly',
  schedule: 'full-time',
  requirements: draft.bilingual(),
  benefits: draft.bilingual(),
  contactEmail: '',
  isUrgent: false,
};

function draftOf(record?: JobRecord): JobDraft {
  if (!record) return fresh;
  return {
    ...listingDraft(record),
    title: draft.bilingual(record.title),
    category: record.category,
    employer: record.employer,
    salary: draft.bilingual(record.salary),
    salaryType: record.salaryType ?? '',
    schedule: record.schedule ?? '',
    requirements: draft.bilingualLines(record.requirements),
    benefits: draft.bilingualLines(record.benefits),
    contactEmail: record.contactEmail,
    isUrgent: record.isUrgent,
  };
}

function bodyOf({ place, address, ...values }: JobDraft, record?: JobRecord): JobBody {
  return {
    ...values,
    ...listingBody({ ...values, place, address }),
    ...(address.trim() === '' ? {} : { address }),
    title: draft.localizedOf(values.title),
    salary: draft.localizedOf(values.salary),
    salaryType: values.salaryType || null,
    schedule: values.schedule || null,
    requirements: draft.localizedLists(values.requirements, record?.requirements),
    benefits: draft.localizedLists(values.benefits, record?.benefits),
  };
}

export const jobPlan: ListingPlan<JobRecord, JobDraft, JobBody> = {
  rules: {
    ...listingRules,
    title: { required: true },
    employer: { required: true },
    address: {},
    salary: { required: true },
    salaryType: {},
    schedule: {},
    requirements: {},
    benefits: {},
    contactEmail: { required: true, kind: 'email' },
    isUrgent: {},
  },
  draftOf,
  bodyOf,
};

/** The vacancy as its public notice will show it. */
export function jobPreview(values: JobDraft, record: JobRecord | undefined, language: Language): Job {
  return {
    ...listingPreview(values, record, language),
    title: inLanguage(draft.localizedOf(values.title), language),
    category: values.category,
    employer: values.employer,
    salary: inLanguage(draft.localizedOf(values.salary), language),
    salaryType: values.salaryType || null,
    schedule: values.schedule || null,
    requirements: listInLanguage(draft.localizedLists(values.requirements, record?.requirements), language),
    benefits: listInLanguage(draft.localizedLists(values.benefits, record?.benefits), language),
    isUrgent: values.isUrgent,
    postedAt: record?.postedAt ?? '',
    listedUntil: record?.listedUntil ?? '',
  };
}
