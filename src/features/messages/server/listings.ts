/** The listings that conversations are about. */
import { and, eq, inArray } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { askedTypes } from '../rules.ts';
import type { AskedType } from '../rules.ts';
import { titlesOfJobs } from './applicants.ts';

const tables = { events, rentals, businesses } as const;
const titleOf = {
  events: events.title,
  rentals: rentals.title,
  businesses: businesses.name,
} as const;

/** Whose a public listing is; undefined where there is none, it belongs to nobody, or its owner may do nothing here. */
export async function findAskedOwner(db: Db, type: AskedType, listing: string): Promise<string | undefined> {
  const table = tables[type];
  const [row] = await db
    .select({ id: users.id, suspendedAt: users.suspendedAt, erasedAt: users.erasedAt })
    .from(table)
    .innerJoin(users, eq(users.id, table.ownerId))
    .where(and(eq(table.id, listing), eq(table.status, 'published')));
  return row && row.suspendedAt === null && row.erasedAt === null ? row.id : undefined;
}

type Named = { readonly listingType: ListingKind; readonly listingId: string };

/** What these conversations are about, by the id of the listing. */
export async function titlesOf(db: Db, rows: readonly Named[]) {
  const titles = new Map<string, (language: Language) => string>();
  const idsOf = (is: (type: ListingKind) => boolean) => [
    ...new Set(rows.filter(({ listingType }) => is(listingType)).map(({ listingId }) => listingId)),
  ];
  for (const type of askedTypes) {
    const ids = idsOf((listingType) => listingType === type);
    if (ids.length === 0) continue;
    const table = tables[type];
    const found = await db.select({ id: table.id, title: titleOf[type] }).from(table).where(inArray(table.id, ids));
    for (const { id, title } of found)
      titles.set(id, (language) => (typeof title === 'string' ? title : inLanguage(title, language)));
  }
  const applied = idsOf((type) => !askedTypes.some((one) => one === type));
  if (applied.length > 0) for (const { id, titleIn } of await titlesOfJobs(db, applied)) titles.set(id, titleIn);
  return (listingId: string, language: Language): string => titles.get(listingId)?.(language) ?? '';
}
