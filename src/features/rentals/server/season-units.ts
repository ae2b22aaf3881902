/** What a rental that has periods may not become: they are prices of its unit, and some have a shortest stay (decision 0176). */
import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { wallClock } from '#market/town/dates.ts';
import { isByPerson } from '../stay.ts';
import { rentalSeasons } from './table.ts';
import type { RentalRow } from './table.ts';

type Terms = Pick<RentalRow, 'priceUnit' | 'maxUnits'>;

/**
 * Refuses 422 another unit while periods are to come: the price of a night would be that of a week, and nobody is asked
 * for it again; and fewer units at most than one of them asks for at least, whose days nobody could book. Call it with the
 * rental locked.
 */
export async function requireFitsSeasons(
  db: Db,
  id: string,
  before: Terms,
  wanted: readonly Terms[],
  at: Date,
): Promise<void> {
  const isOfOther = wanted.some(({ priceUnit }) => priceUnit !== before.priceUnit);
  if (!isOfOther && wanted.every(({ maxUnits }) => maxUnits >= before.maxUnits)) return;
  const coming = await db
    .select({ minUnits: rentalSeasons.minUnits })
    .from(rentalSeasons)
    .where(and(eq(rentalSeasons.rentalId, id), gte(rentalSeasons.lastDay, wallClock(at).date)));
  if (isOfOther && coming.length > 0) throw refusal('priceUnit', 'Has periods with prices of the unit it was');
  const least = Math.max(0, ...coming.map(({ minUnits }) => minUnits ?? 0));
  if (wanted.some((terms) => !isByPerson(terms) && terms.maxUnits < least))
    throw refusal('maxUnits', `Is less than the ${least} that a period asks for`);
}

const refusal = (path: 'priceUnit' | 'maxUnits', message: string) =>
  invalidField(path, message, 'The periods of this rental are of other terms.');
