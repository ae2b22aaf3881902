import type { BodyInputOf } from '#kit/shared/endpoint.ts';
import { inLanguage, listInLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import * as draft from '#kit/web/desk/fields/draft-values.ts';
import type { ListingPlan } from '#kit/web/desk/listings/listing.ts';
import type { endpoints, Job, JobRecord } from '../contract.ts';

/** A vacancy as its form holds it. */
export type JobDraft = {
  readonly status: 'draft' | 'published';
  readonly title: draft.Bilingual;
  readonly description: draft.Bilingual;
  readonly category: Job['category'];
  readonly employer: string;
  readonly location: string;
  readonly address: string;
  readonly salary: draft.Bilingual;
  /** Empty while nobody has named it, as the schedule. */
  readonly salaryType: NonNullable<Job['salaryType']> | '';
  readonly schedule: NonNullable<Job['schedule']> | '';
  readonly requirements: draft.Bilingual;
  readonly benefits: draft.Bilingual;
  readonly contactEmail: string;
  readonly isUrgent: boolean;
  readonly photos: readonly draft.DraftPhoto[];
  readonly place: draft.PlaceText;
};

export type JobBody = Omit<NonNullable<BodyInputOf<(typeof endpoints)['PUT /api/jobs/{id}']>>, 'version'>;

/** A new vacancy: specification section 5. */
const fresh: JobDraft = {
  status: 'published',
  title: draft.bilingual(),
  description: draft.bilingual(),
  category: 'hospitality',
  employer: '',
  location: '',
  address: '',
  salary: draft.bilingual(),
  salaryType: 'monthly',
  schedule: 'full-time',
  requirements: draft.bilingual(),
  benefits: draft.bilingual(),
  contactEmail: '',
  isUrgent: false,
  photos: [],
  place: draft.placeText(),
};

function draftOf(record?: JobRecord): JobDraft {
  if (!record) return fresh;
  return {
    // Whoever saves a deleted vacancy wants it back.
    status: record.status === 'draft' ? 'draft' : 'published',
    title: draft.bilingual(record.title),
    description: draft.bilingual(record.description),
    category: record.category,
    employer: record.employer,
    location: record.location,
    address: record.address,
    salary: draft.bilingual(record.salary),
    salaryType: record.salaryType ?? '',
    schedule: record.schedule ?? '',
    requirements: draft.bilingualLines(record.requirements),
    benefits: draft.bilingualLines(record.benefits),
    contactEmail: record.contactEmail,
    isUrgent: record.isUrgent,
    photos: record.photos.map(draft.draftPhoto),
    place: draft.placeText(record),
  };
}

function bodyOf({ place, address, ...values }: JobDraft, record?: JobRecord): JobBody {
  return {
    ...values,
    ...draft.placeOf(place),
    ...(address.trim() === '' ? {} : { address }),
    title: draft.localizedOf(values.title),
    description: draft.localizedOf(values.description),
    salary: draft.localizedOf(values.salary),
    salaryType: values.salaryType || null,
    schedule: values.schedule || null,
    requirements: draft.localizedLists(values.requirements, record?.requirements),
    benefits: draft.localizedLists(values.benefits, record?.benefits),
    photos: values.photos.map(draft.photoOf),
  };
}

export const jobPlan: ListingPlan<JobRecord, JobDraft, JobBody> = {
  rules: {
    status: {},
    title: { required: true },
    description: { required: true },
    category: {},
    employer: { required: true },
    location: { required: true },
    address: {},
    salary: { required: true },
    salaryType: {},
    schedule: {},
    requirements: {},
    benefits: {},
    contactEmail: { required: true, kind: 'email' },
    isUrgent: {},
    photos: { kind: 'photos' },
    place: { kind: 'place' },
  },
  draftOf,
  bodyOf,
};

/** The vacancy as its public notice will show it. */
export function jobPreview(values: JobDraft, record: JobRecord | undefined, language: Language): Job {
  return {
    id: record?.id ?? 'new',
    title: inLanguage(draft.localizedOf(values.title), language),
    description: inLanguage(draft.localizedOf(values.description), language),
    category: values.category,
    location: values.location,
    address: values.address,
    employer: values.employer,
    salary: inLanguage(draft.localizedOf(values.salary), language),
    salaryType: values.salaryType || null,
    schedule: values.schedule || null,
    requirements: listInLanguage(draft.localizedLists(values.requirements, record?.requirements), language),
    benefits: listInLanguage(draft.localizedLists(values.benefits, record?.benefits), language),
    isUrgent: values.isUrgent,
    postedAt: record?.postedAt ?? '',
    listedUntil: record?.listedUntil ?? '',
    ...draft.placeOf(values.place),
    photos: draft.shownPhotos(values.photos, language),
  };
}
