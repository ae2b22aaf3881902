/** The feature package: a task of the desk that ends in a listing on the home page, for so many days (decision 0023). */
import { and, asc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { findAddressee } from '#features/auth/server/service.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { postMail } from '#features/mail/server/service.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { wallClock } from '#market/town/dates.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Localized } from '#kit/shared/localized.ts';
import { Problem } from '#kit/shared/problem.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import type { OwnPlan } from '../contract.ts';
import type { StartPackage } from '../desk-contract.ts';
import { packageDays } from '../rules.ts';
import type { FeaturedKind } from '../rules.ts';
import { featurePackages } from './table.ts';
import type { FeaturePackageRow } from './table.ts';

const tables = { event: events, rental: rentals, business: businesses } as const;

/** A listing that a package can be for, or is for. */
export type Choice = { readonly kind: FeaturedKind; readonly id: string; readonly title: Localized };

/** A package was paid for: somebody at the desk has to call. Call it in the transaction that confirms the order. */
export async function openPackage(db: Db, order: { readonly id: string; readonly userId: string }, at: Date) {
  const row = { id: order.id, userId: order.userId, boughtAt: at, updatedAt: at };
  await db.insert(featurePackages).values(row).onConflictDoNothing();
}

/** The public listings of a member that could stand on the home page and do not; of events those that lie ahead. */
export async function choicesOf(db: Db, userId: string, at: Date): Promise<Choice[]> {
  const isFree = (table: (typeof tables)[FeaturedKind]) =>
    and(eq(table.ownerId, userId), eq(table.status, 'published'), eq(table.featured, false));
  const isAhead = or(isNull(events.startsAt), gt(events.startsAt, at));
  const { id } = events;
  const [ofEvents, ofRentals, ofBusinesses] = [
    await db
      .select({ id, title: events.title })
      .from(events)
      .where(and(isFree(events), isAhead))
      .orderBy(asc(id)),
    await db
      .select({ id: rentals.id, title: rentals.title })
      .from(rentals)
      .where(isFree(rentals))
      .orderBy(asc(rentals.id)),
    await db
      .select({ id: businesses.id, title: businesses.name })
      .from(businesses)
      .where(isFree(businesses))
      .orderBy(asc(businesses.id)),
  ];
  return [
    ...ofEvents.map((row) => ({ ...row, kind: 'event' as const })),
    ...ofRentals.map((row) => ({ ...row, kind: 'rental' as const })),
    ...ofBusinesses.map((row) => ({ id: row.id, title: { en: row.title }, kind: 'business' as const })),
  ];
}

/** The listings that packages are for, by their ids; each kind is asked once. */
export async function findListings(
  db: Db,
  packages: readonly Pick<FeaturePackageRow, 'kind' | 'listingId'>[],
): Promise<ReadonlyMap<string, Choice>> {
  const idsOf = (wanted: FeaturedKind) =>
    packages.flatMap(({ kind, listingId }) => (kind === wanted && listingId !== null ? [listingId] : []));
  const titlesOf = async (kind: Exclude<FeaturedKind, 'business'>): Promise<Choice[]> => {
    const { id, title } = tables[kind];
    const rows = await db
      .select({ id, title })
      .from(tables[kind])
      .where(inArray(id, idsOf(kind)));
    return rows.map((row) => ({ ...row, kind }));
  };
  const { id, name } = businesses;
  const named = await db
    .select({ id, name })
    .from(businesses)
    .where(inArray(id, idsOf('business')));
  const found = [
    ...(await titlesOf('event')),
    ...(await titlesOf('rental')),
    ...named.map((row) => ({ id: row.id, title: { en: row.name }, kind: 'business' as const })),
  ];
  return new Map(found.map((one) => [one.id, one]));
}

/** What a member bought that waits for its listing, or whose listing stands on the home page. */
export async function placesOf(db: Db, userId: string): Promise<OwnPlan['places']> {
  const isOn = and(eq(featurePackages.userId, userId), ne(featurePackages.status, 'over'));
  const rows = await db
    .select()
    .from(featurePackages)
    .where(isOn)
    .orderBy(asc(featurePackages.boughtAt), asc(featurePackages.id));
  const listings = await findListings(db, rows);
  return rows.map(({ id, boughtAt, listingId, featuredUntil }) => ({
    id,
    boughtAt: boughtAt.toISOString(),
    listing: listings.get(listingId ?? '')?.title ?? null,
    until: featuredUntil?.toISOString() ?? null,
  }));
}

/** Puts a listing on the home page for a package, with a letter to its buyer. 409, 422 as the contract says. */
export async function startPackage(
  db: Db,
  actor: { readonly id: string },
  id: string,
  { kind, listingId, version }: StartPackage,
  at: Date,
): Promise<void> {
  await db.transaction(async (db) => {
    const [row] = await db.select().from(featurePackages).where(eq(featurePackages.id, id)).for('update');
    if (!row) throw new Problem('not_found', 'There is no such package.');
    if (row.version !== version) throw new Problem('edit_conflict', 'Somebody was faster. Look at it again.');
    if (row.status !== 'open') throw new Problem('invalid_transition', 'This package has its listing already.');
    const listing = (await choicesOf(db, row.userId, at)).find((one) => one.kind === kind && one.id === listingId);
    if (!listing || !(await setFeatured(db, { kind, listingId }, true, at)))
      throw invalidField(
        'listingId',
        'Must be a public listing of the buyer that is not featured yet',
        'The body is not acceptable.',
      );
    const featuredUntil = new Date(at.getTime() + packageDays * dayMs);
    const after = { status: 'running', kind, listingId, featuredUntil } as const;
    await db
      .update(featurePackages)
      .set({ ...after, version: version + 1, updatedAt: at })
      .where(eq(featurePackages.id, id));
    const title = inLanguage(listing.title, 'en');
    const done = { action: 'update', entity: 'feature_packages', entityId: id, title } as const;
    await recordChange(db, { ...done, actor, at, before: { status: row.status }, after });
    const reader = await findAddressee(db, row.userId);
    if (!reader) return;
    const values = {
      name: reader.name,
      title: inLanguage(listing.title, reader.language),
      until: wallClock(featuredUntil).date,
    };
    await postMail(db, { ...reader, letter: 'packageRuns', values }, at);
  });
}

/** Features a listing or no longer; false when it is as wanted already, or when the listing is not public any more. */
async function setFeatured(
  db: Db,
  { kind, listingId }: { readonly kind: FeaturedKind; readonly listingId: string },
  featured: boolean,
  at: Date,
): Promise<boolean> {
  const table = tables[kind];
  const isPublic = featured ? eq(table.status, 'published') : undefined;
  const changed = await db
    .update(table)
    .set({ featured, version: sql`${table.version} + 1`, updatedAt: at })
    .where(and(eq(table.id, listingId), eq(table.featured, !featured), isPublic))
    .returning({ id: table.id });
  return changed.length > 0;
}

/** What was paid for it went back: nobody has to call any more, and its listing leaves the home page. */
export async function withdrawPackage(db: Db, id: string, at: Date): Promise<void> {
  const [row] = await db.select().from(featurePackages).where(eq(featurePackages.id, id)).for('update');
  if (row?.status === 'open') await db.delete(featurePackages).where(eq(featurePackages.id, id));
  if (row?.status === 'running') await endPackage(db, row, at);
}

/** Takes the listings whose days are over from the home page. A task of the clock; twice is once. */
export async function endPackages(db: Db, at: Date): Promise<void> {
  await db.transaction(async (db) => {
    const isOver = and(eq(featurePackages.status, 'running'), lte(featurePackages.featuredUntil, at));
    const over = await db.select().from(featurePackages).where(isOver).orderBy(featurePackages.id).for('update');
    for (const row of over) await endPackage(db, row, at);
  });
}

async function endPackage(db: Db, { id, kind, listingId, version }: FeaturePackageRow, at: Date): Promise<void> {
  if (kind !== null && listingId !== null) await setFeatured(db, { kind, listingId }, false, at);
  const done = { status: 'over', version: version + 1, updatedAt: at } as const;
  await db.update(featurePackages).set(done).where(eq(featurePackages.id, id));
}
