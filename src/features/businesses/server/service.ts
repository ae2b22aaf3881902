/** The directory: (db, input) → result. */
import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { listingChanges } from '#features/listing-changes/server/service.ts';
import { owners } from '#features/auth/server/service.ts';
import { tellOwner } from '#features/reviews/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { preparedShapes } from '#kit/server/db.ts';
import { listingDesk } from '#market/listings/server/listing-desk.ts';
import { stamps } from '#market/listings/server/stamps.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { fieldsOf } from '#market/listings/server/listing-edits.ts';
import type { Told } from '#market/listings/server/told-listings.ts';
import { isPartner } from '#market/listings/plan-rank.ts';
import { wornPoster } from '#market/posters/choosing/worn-poster.ts';
import { cutPage, maxPage, readCursor, shownColumns } from '#market/listings/server/listing.ts';
import type { ShownRow } from '#market/listings/server/listing.ts';
import { isOneOf, rowVersion, tellOnce } from '#market/listings/server/told-once.ts';
import { publicPhotos } from '#kit/server/photos/service.ts';
import { sortText } from '#kit/server/search-text.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { inLanguage, textsIn } from '#kit/shared/localized.ts';
import type { ListingStep } from '#market/listings/listing-schemas.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { NewBusiness } from '../contract.ts';
import type {
  Business,
  BusinessDeskFilter,
  BusinessDetail,
  BusinessFilter,
  BusinessRecord,
  ChangedBusiness,
  SavedBusiness,
} from '../contract.ts';
import { businessEdits, businessNeeds } from '../edit-rules.ts';
import { businessLooks } from './looks.ts';
import { businesses, businessesSearchColumns, businessPageColumns } from './table.ts';
import type { BusinessRow } from './table.ts';

const missing = 'There is no such place.';

/** Its verbs, for what of the room stands in other files. */
export const desk = listingDesk({
  table: businesses,
  record: recordChange,
  tell: tellOwner,
  changes: listingChanges,
  edits: businessEdits,
  needs: businessNeeds,
  inputOf: businessInput,
  owners,
  titleOf: ({ name }: BusinessRow) => ({ en: name, es: name }),
  missing,
  searchColumns: businessesSearchColumns,
  sorts: { name: sortText('name'), rating: businesses.rating },
  featured: businesses.featured,
});

/** A list's order as numbers: featured first, then best rated; the unrated come last. */
const rank = sql<number>`(case when ${businesses.featured} then 10 else 0 end + coalesce(${businesses.rating}, 0))::float8`;

/** What the public lists show: all that is published. */
export const isListed = () => eq(businesses.status, 'published');

const { placeholder } = sql;

const readListed = preparedShapes((db, given: ReadonlySet<'featured' | 'category' | 'rank' | 'id' | 'limit'>) =>
  db
    .select({ id: businesses.id, rank, version: rowVersion })
    .from(businesses)
    .where(
      and(
        isListed(),
        given.has('featured') ? eq(businesses.featured, placeholder('featured')) : undefined,
        given.has('category') ? eq(businesses.category, placeholder('category')) : undefined,
        given.has('id')
          ? sql`(-${rank}, ${businesses.id}) > (-${placeholder('rank')}::float8, ${placeholder('id')}::text)`
          : undefined,
      ),
    )
    .orderBy(desc(rank), asc(businesses.id))
    .limit(placeholder('limit')),
);

const tellPlaces = tellOnce(
  (db, ids) =>
    db
      .select({ ...shownColumns(businesses, businessPageColumns), version: rowVersion })
      .from(businesses)
      .where(isOneOf(businesses.id, ids)),
  toBusiness,
);

/** Published places: featured first, then best rated. */
export async function listBusinesses(
  db: Db,
  { featured, category, after, limit = maxPage }: BusinessFilter,
  language: Language,
): Promise<{ businesses: Business[]; next: string | undefined }> {
  const [from, id] = readCursor(after, ['number', 'text']) ?? [];
  const values = { featured, category, rank: from, id, limit: limit + 1 };
  const { told, next } = await tellPlaces(db, language, async () =>
    cutPage(await readListed(db, values), limit, (row) => [row.rank, row.id]),
  );
  return { businesses: told, next };
}

/** A page of the desk's list, or of an owner's own, and how many there are in all. */
export async function listBusinessRecords(db: Db, query: BusinessDeskFilter, actor: By['actor']) {
  const { rows, total } = await desk.list(db, query, actor);
  return { items: rows.map(toBusinessRecord), total };
}

/** One place in any state; 404 when it is another business account’s. */
export async function readBusinessRecord(db: Db, id: string, actor: By['actor']): Promise<BusinessRecord> {
  return toBusinessRecord(await desk.read(db, id, actor));
}

export async function readBusiness(db: Db, id: string, language: Language): Promise<BusinessDetail> {
  const [row] = await db
    .select()
    .from(businesses)
    .where(and(eq(businesses.id, id), eq(businesses.status, 'published')));
  if (!row) throw new Problem('not_found', missing);
  const { offerFrom, offerUntil } = row;
  const { description, menu, offer } = row;
  return { ...toBusiness(row, language), ...textsIn(language, { description, menu, offer }), offerFrom, offerUntil };
}

/** Publishes a place or keeps it as a draft. */
export async function createBusiness(db: Db, input: NewBusiness, language: Language, by: By): Promise<Business> {
  return toBusiness(await desk.create(db, checked(input), by), language);
}

/** Many of them at once: an id for each, or what refuses it. */
export const createBusinesses = (db: Db, inputs: readonly NewBusiness[], by: By) =>
  desk.createMany(db, inputs, checked, by);

/** Takes many off the lists; for each what refuses it, if anything does. */
export const withdrawBusinesses = desk.withdrawMany;

/** Replaces a place in any state. */
export async function updateBusiness(
  db: Db,
  id: string,
  { version, ...input }: ChangedBusiness,
  language: Language,
  by: By,
): Promise<SavedBusiness> {
  const { row, waits } = await desk.update(db, id, version, by, input, (_before, input) => checked(input));
  return { ...toBusiness(row, language), waits };
}

/** Refuses 422 a place that is not of the same owner as what is at it, or that is withdrawn. */
export async function requireOwnPlace(
  db: Db,
  { businessId, ownerId }: { readonly businessId: string | null; readonly ownerId: string | null },
): Promise<void> {
  if (businessId === null) return;
  const isOwn = and(
    eq(businesses.id, businessId),
    ne(businesses.status, 'withdrawn'),
    ownerId === null ? isNull(businesses.ownerId) : eq(businesses.ownerId, ownerId),
  );
  if ((await db.$count(businesses, isOwn)) === 0)
    throw invalidField('businessId', 'Is not a place of the same owner', 'The place is not acceptable.');
}

/** Refuses 422 an offer that ends before it begins. */
function checked(input: NewBusiness): NewBusiness {
  const { offerFrom, offerUntil } = input;
  if (offerFrom !== null && offerUntil !== null && offerUntil < offerFrom)
    throw invalidField('offerUntil', 'Must not be before offerFrom', 'The place is not acceptable.');
  return input;
}

/** What a row says, as it is written. */
export function businessInput(row: BusinessRow): NewBusiness {
  return fieldsOf(NewBusiness, row);
}

/** A draft like one of one’s own, without what people said of it. */
export async function copyBusiness(db: Db, id: string, by: By): Promise<BusinessRecord> {
  return toBusinessRecord(await desk.copy(db, id, by, (input) => input));
}

/** One step of its review or of its pause (`listingSteps`). */
export async function stepBusiness(db: Db, id: string, step: ListingStep, by: By): Promise<BusinessRecord> {
  return toBusinessRecord(await desk.step(db, id, step, by));
}

/** Takes a place off the lists; what points at it keeps its row. */
export async function removeBusiness(db: Db, id: string, seen: number | undefined, by: By): Promise<void> {
  await desk.withdraw(db, id, seen, by);
}

export function toBusiness(
  row: Omit<ShownRow<typeof businesses>, (typeof businessPageColumns)[number]>,
  language: Language,
): Business {
  return {
    id: row.id,
    name: row.name,
    ...textsIn(language, { description: row.description }),
    imageUrl: row.imageUrl,
    category: row.category,
    location: row.location,
    address: row.address,
    phone: row.phone,
    email: row.email,
    website: row.website,
    images: row.images,
    openingHours: row.openingHours,
    openingExceptions: row.openingExceptions.map((one) => ({ ...one, note: inLanguage(one.note, language) })),
    priceRange: row.priceRange,
    rating: row.rating,
    reviewCount: row.reviewCount,
    vip: row.vip,
    partner: isPartner(row),
    featured: row.featured,
    latitude: row.latitude,
    longitude: row.longitude,
    photos: publicPhotos(row.photos, language),
    poster: wornPoster({ ...row, title: row.name }, businessLooks),
  };
}

/** All of a row but what is the house's own affair. */
export function toBusinessRecord({ ownerId: _ownerId, ...row }: Told<BusinessRow>): BusinessRecord {
  return { ...row, poster: wornPoster({ ...row, title: row.name }, businessLooks), ...stamps(row) };
}
