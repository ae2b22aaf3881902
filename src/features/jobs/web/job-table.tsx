import type { Language } from '#kit/shared/messages.ts';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { shownOf } from '#kit/web/form/form-values.ts';
import { changesIn } from '#market/listings/web/desk/changed-fields.ts';
import { isPartner } from '#market/listings/plan-rank.ts';
import * as listing from '#market/listings/web/desk/entries.tsx';
import { previewPoster } from '#market/listings/web/desk/preview-poster.ts';
import type { ListingDraft } from '#market/listings/web/desk/listing-draft.ts';
import type { Job, JobInput, JobRecord } from '../contract.ts';
import { messages as desk } from '../desk-messages.ts';
import { jobFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { jobMotifs } from '../rules.ts';
import { PayField, PayPeriodField } from './pay-fields.tsx';
import { ShiftsField } from './shifts-field.tsx';

export type JobBody = Omit<JobInput, 'version'>;

/** A vacancy as its form holds it. */
type JobDraft = ListingDraft<JobBody>;

/** The form of a vacancy (specification section 5). What nobody has named may stay so (decisions, Approving). */
export const jobTable: FormTable<JobDraft, WordsOf<typeof desk>> = {
  facts: jobFacts,
  words: desk,
  fields: {
    title: listing.title,
    description: listing.description,
    employer: {},
    category: { ...listing.category, choices: { words: messages, key: (value) => `category.${value}` } },
    status: listing.status,
    // A vacancy is featured by being urgent.
    isUrgent: { label: 'urgent', shows: listing.featured.shows },

    payFrom: { part: 'terms', hint: 'payHint', width: 'third', Control: PayField },
    payTo: { width: 'third', faults: { refused: 'payRefused' }, Control: PayField },
    salaryType: {
      none: 'open',
      choices: { key: (value) => `salaryType.${value}` },
      width: 'third',
      Control: PayPeriodField,
    },
    salary: {},
    schedule: { none: 'open', choices: { words: messages, key: (value) => `schedule.${value}` }, width: 'third' },
    openings: { hint: 'openingsHint', width: 'third' },
    weeklyHours: { width: 'third' },
    startsOn: { hint: 'startsOnHint', width: 'third' },
    bed: { none: 'bedOpen', choices: { key: (value) => `bed.${value}` }, width: 'third' },
    shifts: { Control: ShiftsField },
    shiftParts: { hint: 'shiftPartsHint', choices: { key: (value) => `shift.${value}` } },

    requirements: { part: 'asks' },
    benefits: {},
    contactEmail: { hint: ({ isOwner }) => (isOwner ? 'ownContactHint' : 'contactHint'), width: 'full' },

    businessId: listing.ownPlace,
    location: listing.location,
    address: listing.optionalAddress,
    place: listing.place,
    photos: listing.photosOf('jobs'),
    chosenPoster: listing.posterOf('jobs'),
  },
};

export const jobChanges = changesIn(jobTable);

/** The vacancy as its public notice will show it. */
export function jobPreview(values: JobDraft, record: JobRecord | undefined, language: Language): Job {
  const { postedAt = '', listedUntil = '', id = 'new' } = record ?? {};
  const partner = isPartner({ planRank: record?.planRank ?? 0 });
  const shown = shownOf<JobDraft, Job>(jobTable, values, record, language);
  const poster = previewPoster(values.chosenPoster, record, jobMotifs[shown.category]);
  return { ...shown, id, postedAt, listedUntil, partner, poster };
}
