/** The secret address of what is taken of a rental: made, made anew, and recognised. Nobody can read it in the database. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { rentals } from '#features/rentals/server/table.ts';
import type { RentalRow } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { newSecret } from '#kit/server/ids.ts';
import { addressStands } from './standing.ts';
import { rentalCalendarAddresses as addresses } from './table.ts';

type Secret = () => Promise<string>;
type AddressRow = typeof addresses.$inferSelect;

/** Where other sites ask. The key stands in the query, which no log of the house writes down. */
export const takenPath = '/feeds/rentals';

const keyOf = async (secret: Secret, { rentalId, salt }: AddressRow) =>
  createHmac('sha256', await secret())
    .update(`${rentalId} ${salt}`)
    .digest('base64url');

export async function readOwnAddress(db: Db, rentalId: string, origin: string, secret: Secret) {
  const [row] = await db
    .select({ address: addresses })
    .from(addresses)
    .innerJoin(rentals, addressStands)
    .where(eq(addresses.rentalId, rentalId));
  if (!row) return null;
  const { madeAt, readAt } = row.address;
  const address = `${origin}${takenPath}/${rentalId}.ics?key=${await keyOf(secret, row.address)}`;
  return { address, madeAt: madeAt.toISOString(), readAt: readAt?.toISOString() ?? null };
}

/** In the place of the one before. */
export async function makeOwnAddress(db: Db, { id: rentalId, ownerId }: RentalRow, at: Date): Promise<void> {
  const made = { ownerId, salt: newSecret(), madeAt: at, readAt: null };
  await db
    .insert(addresses)
    .values({ rentalId, ...made })
    .onConflictDoUpdate({ target: addresses.rentalId, set: made });
}

/** The rental that an address opens, and when somebody last read it. */
export async function findByKey(db: Db, rentalId: string, key: string, secret: Secret) {
  const [row] = await db
    .select({ address: addresses, rental: rentals })
    .from(addresses)
    .innerJoin(rentals, addressStands)
    .where(eq(addresses.rentalId, rentalId));
  if (!row) return undefined;
  const [given, known] = [Buffer.from(key), Buffer.from(await keyOf(secret, row.address))];
  if (given.length !== known.length || !timingSafeEqual(given, known)) return undefined;
  return { rental: row.rental, readAt: row.address.readAt };
}

/** Sites ask again and again; a minute is near enough. */
const nearEnoughMs = 60_000;

export async function noteRead(db: Db, rentalId: string, readAt: Date | null, at: Date): Promise<void> {
  if (readAt !== null && at.getTime() - readAt.getTime() < nearEnoughMs) return;
  await db.update(addresses).set({ readAt: at }).where(eq(addresses.rentalId, rentalId));
}
