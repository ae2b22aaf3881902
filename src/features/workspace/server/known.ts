/** What the house knows of an owner, for a new listing to begin with (issue 16). */
import { and, desc, eq, ne } from 'drizzle-orm';
import { readUser } from '#features/auth/server/service.ts';
import { businesses } from '#features/businesses/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import type { KnownOfOwner } from '../contract.ts';

/** From their place in the directory, the one they changed last; what it does not say, from their account. */
export async function readKnown(db: Db, ownerId: string): Promise<KnownOfOwner> {
  const account = await readUser(db, ownerId);
  const own = await db
    .select()
    .from(businesses)
    .where(and(eq(businesses.ownerId, ownerId), ne(businesses.status, 'withdrawn')))
    .orderBy(desc(businesses.updatedAt), businesses.id);
  const [place] = own;
  const places = own.map(({ id, name }) => ({ id, name }));
  const contact = {
    name: place?.name || account.fullName,
    phone: place?.phone || account.phone,
    email: place?.email || (account.email ?? ''),
  };
  if (!place) return { ...contact, place: null, openingHours: [], places };
  const { location, address, latitude, longitude, openingHours } = place;
  return { ...contact, place: { location, address, latitude, longitude }, openingHours, places };
}
