/** What prices of rentals are compared by: one person, for one hour, day or night. */
import { centsOf } from '#kit/shared/money.ts';
import type { FoundRental, Rental } from './contract.ts';

type Shared = { readonly cents: number; readonly per: 'hour' | 'day' | 'night' };

const daysOfWeek = 7;

type Compared = Pick<Rental, 'price' | 'priceUnit' | 'capacity' | 'currency'> &
  Partial<Pick<FoundRental, 'stay' | 'cost'>>;

/** Cents of one unit: of the stay that was asked for, with all that is paid once, where it is known. */
function unitCents({ price, stay, cost }: Compared): number | undefined {
  const total = cost?.total === undefined ? undefined : centsOf(cost.total);
  if (stay?.units !== undefined && total !== undefined) return total / stay.units / stay.quantity;
  const each = cost?.price ?? price;
  return each === null ? undefined : centsOf(each);
}

/**
 * As the index sorts by it (`unit_price`): what is let whole is shared by those it takes, or by the people that come.
 * Undefined where the price on the card says that already, and of other money, which is not sold here.
 */
export function sharedPrice(rental: Compared, people?: number): Shared | undefined {
  const { priceUnit, capacity, currency } = rental;
  const cents = currency === 'EUR' ? unitCents(rental) : undefined;
  if (cents === undefined || cents === 0 || priceUnit === null || priceUnit === 'person') return undefined;
  const most = capacity ?? 1;
  const sharing = Math.min(people ?? most, most);
  if (priceUnit === 'week') return { cents: Math.round(cents / daysOfWeek / sharing), per: 'day' };
  return sharing === 1 ? undefined : { cents: Math.round(cents / sharing), per: priceUnit };
}
