/** The feature packages as the desk sees them. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { users, usersSearchColumns } from '#features/auth/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { matches, readDeskPage } from '#kit/server/desk-list.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { FeaturePackage, FeaturePackageDetail, PackageQuery } from '../desk-contract.ts';
import { choicesOf, findListings } from './packages.ts';
import { featurePackages } from './table.ts';
import type { FeaturePackageRow } from './table.ts';

/** Nobody can be called about the package of an account that is gone. */
const waits = and(
  eq(featurePackages.status, 'open'),
  sql`exists (select 1 from ${users} where ${users.id} = ${featurePackages.userId} and ${users.erasedAt} is null)`,
);

/** A page of the packages, the newest first unless told. */
export async function listPackages(db: Db, { q, ...query }: PackageQuery, language: Language) {
  const { rows, total } = await readDeskPage(db, {
    table: featurePackages,
    query,
    searchColumns: [],
    where: and(
      query.status && (query.status === 'open' ? waits : eq(featurePackages.status, query.status)),
      ...matches(q, usersSearchColumns).map(
        (found) => sql`exists (select 1 from ${users} where ${users.id} = ${featurePackages.userId} and ${found})`,
      ),
    ),
    sorts: { bought: featurePackages.boughtAt },
    sort: '-bought',
    tie: featurePackages.id,
  });
  return { items: (await present(db, rows, language)).map(({ shown }) => shown), total };
}

/** How many wait for a call and a listing. */
export const countPackages = (db: Db) => db.$count(featurePackages, waits);

/** One of them, with whom to call and what it could be for. */
export async function readPackage(db: Db, id: string, language: Language, at: Date): Promise<FeaturePackageDetail> {
  const [row] = await db.select().from(featurePackages).where(eq(featurePackages.id, id));
  const [found] = row ? await present(db, [row], language) : [];
  if (!row || !found) throw new Problem('not_found', 'There is no such package.');
  const { shown, user } = found;
  const choices = row.status === 'open' ? await choicesOf(db, row.userId, at) : [];
  return {
    ...shown,
    phone: user?.erasedAt === null ? user.phone : null,
    email: user?.email ?? null,
    choices: choices.map((choice) => ({ ...choice, title: inLanguage(choice.title, language) })),
  };
}

/** What the desk sees of packages, and who bought each. */
async function present(db: Db, rows: readonly FeaturePackageRow[], language: Language) {
  const ids = new Set(rows.map(({ userId }) => userId));
  const buyers = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
  const buyerOf = new Map(buyers.map((user) => [user.id, user]));
  const listings = await findListings(db, rows);
  return rows.map(({ id, status, userId, boughtAt, featuredUntil, listingId, version }) => {
    const user = buyerOf.get(userId);
    const listing = listingId === null ? undefined : listings.get(listingId);
    const shown: FeaturePackage = {
      id,
      status,
      buyer: user?.fullName ?? '',
      boughtAt: boughtAt.toISOString(),
      listing: listing ? { ...listing, title: inLanguage(listing.title, language) } : null,
      featuredUntil: featuredUntil?.toISOString() ?? null,
      version,
    };
    return { shown, user };
  });
}
