/** A submission becomes a listing. What nobody said stays empty: nothing is invented (decisions, Approving a submission). */
import { createBusiness } from '#features/businesses/server/service.ts';
import { createEvent } from '#features/events/server/service.ts';
import { createJob } from '#features/jobs/server/service.ts';
import { createRental } from '#features/rentals/server/service.ts';
import { usualTerms } from '#features/rentals/stay.ts';
import type { Db } from '#kit/server/db.ts';
import type { By } from '#market/listings/server/listing-desk.ts';
import { inLanguage, type Localized } from '#kit/shared/localized.ts';
import { formatEuro } from '#kit/shared/money.ts';
import { momentOf } from '#market/town/moment.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { ListingPatch } from '../contract.ts';
import { isCategoryOf, strangeFields } from '../rules.ts';
import type { SubmissionRow } from './table.ts';

/** What is said, under the language it was written in; a text in the other language stands beside it. */
function inBoth(row: SubmissionRow, said: string | undefined, patch: string | Localized | undefined): Localized {
  const own = said === undefined ? {} : { [row.language]: said };
  return { ...own, ...(typeof patch === 'string' ? { [row.language]: patch } : patch) };
}

function refuse(found: readonly { readonly path: string; readonly message: string }[]): void {
  if (found.length === 0) return;
  const fields = found.map(({ path, message }) => ({ path: `listing.${path}`, message }));
  throw new Problem('validation', 'The listing is not acceptable.', { fields });
}

/** Refuses 422 what the type does not know. */
function check(row: SubmissionRow, patch: ListingPatch): void {
  const { type } = row;
  const category = patch.category ?? row.category;
  refuse([
    ...strangeFields(type, Object.keys(patch)).map((path) => ({ path, message: 'Is no field of this type' })),
    ...(isCategoryOf(type, category) ? [] : [{ path: 'category', message: 'Is no category of this type' }]),
    ...(type === 'rental' && (patch.capacity ?? 1) > 500 ? [{ path: 'capacity', message: 'Is more than 500' }] : []),
  ]);
}

/** What a submission became: its id, and its name in the language of whoever proposed it. */
type Published = { readonly id: string; readonly title: string };

/** Makes the listing, published at once. Runs in the transaction of the decision. */
export async function publish(db: Db, row: SubmissionRow, patch: ListingPatch, by: By): Promise<Published> {
  check(row, patch);
  const { language } = row;
  const title = inBoth(row, row.title, patch.title);
  const name = inLanguage(title, language);
  const listing = {
    description: inBoth(row, row.description, patch.description),
    // `check` made sure that it is one of the type's.
    category: (patch.category ?? row.category) as never,
    location: patch.location ?? row.location,
    address: patch.address ?? row.address,
    latitude: null,
    longitude: null,
    status: 'published' as const,
    photos: [],
  };
  const price = patch.price === undefined ? row.priceCents : patch.price;
  const picture = { imageUrl: null, featured: false };
  switch (row.type) {
    case 'event': {
      const words = { duration: inBoth(row, undefined, patch.duration), organizer: patch.organizer ?? '' };
      const { date = null, time = null, fold, capacity = 100 } = patch;
      // Refused at the fields of the decision, not at those of an event.
      if (date !== null && time !== null) momentOf(date, time, fold, 'listing.');
      const when = { date, time, fold, capacity };
      const event = {
        ...listing,
        ...picture,
        cancellation: 'flexible' as const,
        ...words,
        ...when,
        title,
        price,
        currency: 'EUR' as const,
      };
      const { id } = await createEvent(db, event, language, by);
      return { id, title: name };
    }
    case 'rental': {
      const terms = { price, currency: 'EUR' as const, priceUnit: patch.price_unit ?? null };
      const size = { capacity: patch.capacity ?? null, amenities: [], images: [] };
      const owner = { contactPhone: row.contactPhone ?? '', contactEmail: row.contactEmail, contactPublic: false };
      const rental = { ...listing, ...picture, ...usualTerms(terms.priceUnit), ...terms, ...size, ...owner, title };
      const { id } = await createRental(db, rental, language, by);
      return { id, title: name };
    }
    case 'business': {
      // The directory shows these to everybody; what the sender gave was for the desk.
      const reach = { phone: patch.phone ?? '', email: patch.email ?? '', website: patch.website ?? null };
      const openingHours = patch.opening_hours ?? [];
      const terms = { priceRange: patch.price_range ?? '€€', openingHours } as const;
      const business = { ...listing, ...picture, ...reach, ...terms, images: [], name };
      const { id } = await createBusiness(db, business, language, by);
      return { id, title: name };
    }
    case 'job': {
      const named = row.priceCents ? formatEuro(row.priceCents, language) : undefined;
      const pay = { salary: inBoth(row, named, patch.salary), salaryType: patch.salary_type ?? null };
      const terms = { employer: patch.employer ?? '', schedule: patch.schedule ?? null };
      const lists = { requirements: {}, benefits: {} };
      const contact = { contactEmail: row.contactEmail, isUrgent: false };
      const { id } = await createJob(db, { ...listing, ...pay, ...terms, ...lists, ...contact, title }, language, by);
      return { id, title: name };
    }
  }
}
