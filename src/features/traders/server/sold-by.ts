/** Who sold something, as letters name them. */
import { eq, sql } from 'drizzle-orm';
import type { BookedSeller } from '#features/mail/booked.ts';
import type { Db } from '#kit/server/db.ts';
import { prepared } from '#kit/server/db.ts';
import { houseTrader, traders } from './table.ts';

/** Asked at every sale: prepared. */
const ofOwner = prepared((db) =>
  db
    .select(named(traders))
    .from(traders)
    .where(eq(traders.ownerId, sql.placeholder('ownerId'))),
);
const ofHouse = prepared((db) => db.select(named(houseTrader)).from(houseTrader));

const named = ({ name, taxNumber, street, postalCode, town }: typeof traders | typeof houseTrader) => ({
  name,
  taxNumber,
  street,
  postalCode,
  town,
});

/** Whoever sells for an owner, or for the house; undefined while they have not said who they are. */
export async function findSoldBy(db: Db, ownerId: string | null): Promise<BookedSeller | undefined> {
  const [row] = ownerId === null ? await ofHouse(db, {}) : await ofOwner(db, { ownerId });
  if (!row) return undefined;
  const { name, taxNumber, street, postalCode, town } = row;
  return { name, taxNumber, address: `${street}, ${postalCode} ${town}` };
}
