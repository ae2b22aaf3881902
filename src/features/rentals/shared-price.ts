/** What prices of rentals are compared by: one person, for one hour, day or night. */
import { centsOf } from '#kit/shared/money.ts';
import type { Rental } from './contract.ts';

type Shared = { readonly cents: number; readonly per: 'hour' | 'day' | 'night' };

const daysOfWeek = 7;

/**
 * As the index sorts by it (`unit_price`): what is let whole is shared by those it takes, or by the people that come.
 * Undefined where the price on the card says that already, and of other money, which is not sold here.
 */
export function sharedPrice(
  { price, priceUnit, capacity, currency }: Pick<Rental, 'price' | 'priceUnit' | 'capacity' | 'currency'>,
  people?: number,
): Shared | undefined {
  const cents = price === null || currency !== 'EUR' ? undefined : centsOf(price);
  if (cents === undefined || cents === 0 || priceUnit === null || priceUnit === 'person') return undefined;
  const most = capacity ?? 1;
  const sharing = Math.min(people ?? most, most);
  if (priceUnit === 'week') return { cents: Math.round(cents / daysOfWeek / sharing), per: 'day' };
  return sharing === 1 ? undefined : { cents: Math.round(cents / sharing), per: priceUnit };
}
