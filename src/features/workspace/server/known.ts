/** What the house knows of an owner, for a new listing to begin with (issue 16), and what of theirs is not sold yet. */
import { and, desc, eq, gt, gte, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { readUser } from '#features/auth/server/service.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { wallClock } from '#market/town/dates.ts';
import type { KnownOfOwner } from '../contract.ts';

/** From their place in the directory, the one they changed last; what it does not say, from their account. */
export async function readKnown(db: Db, ownerId: string, at: Date): Promise<KnownOfOwner> {
  const account = await readUser(db, ownerId);
  const own = await db
    .select()
    .from(businesses)
    .where(and(eq(businesses.ownerId, ownerId), ne(businesses.status, 'withdrawn')))
    .orderBy(desc(businesses.updatedAt), businesses.id);
  const unsold = await countUnsold(db, ownerId, at);
  const [place] = own;
  const places = own.map(({ id, name }) => ({ id, name }));
  const contact = {
    name: place?.name || account.fullName,
    phone: place?.phone || account.phone,
    email: place?.email || (account.email ?? ''),
  };
  if (!place) return { ...contact, place: null, openingHours: [], places, unsold };
  const { location, address, latitude, longitude, openingHours } = place;
  return { ...contact, place: { location, address, latitude, longitude }, openingHours, places, unsold };
}

/** What has a price and a day to come, is public or waits to be, and lacks who sells or where they are paid (decisions 0085 and 0091). */
async function countUnsold(db: Db, ownerId: string, at: Date): Promise<number> {
  const isUnsold = (table: typeof events | typeof rentals) =>
    and(
      eq(table.ownerId, ownerId),
      gt(table.priceCents, 0),
      or(eq(table.sellerUnknown, true), eq(table.ownerUnpayable, true)),
      or(eq(table.status, 'published'), and(eq(table.status, 'draft'), isNotNull(table.reviewAskedAt))),
    );
  const isToCome = and(isUnsold(events), isNull(events.cancelledAt), gte(events.date, wallClock(at).date));
  const [nights, things] = [await db.$count(events, isToCome), await db.$count(rentals, isUnsold(rentals))];
  return nights + things;
}
