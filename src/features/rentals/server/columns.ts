/** A rental as it is written and as its row says it, there and back. */
import { fieldsOf } from '#market/listings/server/listing-edits.ts';
import { requireSupply } from '#market/vat/vat.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { ChangedRental } from '../contract.ts';
import { splitDoor } from '../door.ts';
import { isLodging, rentalSupplies } from '../rules.ts';
import { termsFault, usualTerms } from '../stay.ts';
import type { RentalRow } from './table.ts';

/** What is written of a rental: the desk must name its terms, a proposal need not. */
export type WrittenRental = Omit<ChangedRental, 'version'>;

/** What a row says, as it is written. */
export function rentalInput(row: RentalRow): WrittenRental {
  return {
    ...fieldsOf(ChangedRental, row),
    price: row.priceCents,
    weekendPrice: row.weekendPriceCents,
    cleaningFee: row.cleaningFeeCents,
    deposit: row.depositCents,
  };
}

/** The columns of what is written, with the usual terms where none are named; 422 where they don't go together. */
export function toColumns({ price, weekendPrice, cleaningFee, deposit, ...rest }: WrittenRental) {
  const usual = usualTerms(rest.priceUnit);
  const terms = {
    quantity: rest.quantity ?? usual.quantity,
    minUnits: rest.minUnits ?? usual.minUnits,
    maxUnits: rest.maxUnits ?? usual.maxUnits,
    leadHours: rest.leadHours ?? usual.leadHours,
    fromTime: rest.fromTime ?? usual.fromTime,
    toTime: rest.toTime ?? usual.toTime,
    cancellation: rest.cancellation ?? usual.cancellation,
  };
  requireSupply(rentalSupplies[rest.category], rest.vatSupply);
  const fault = termsFault({ ...terms, priceUnit: rest.priceUnit });
  if (fault) throw invalidField(fault.path, termsWords[fault.reason], 'The terms do not go together.');
  return {
    ...rest,
    ...(isLodging(rest.category) ? {} : ofNoDwelling),
    ...terms,
    ...whereOf(rest),
    priceCents: price,
    weekendPriceCents: weekendPrice,
    cleaningFeeCents: cleaningFee,
    depositCents: deposit,
  };
}

/** What nobody asks of a boat or a bike. */
const ofNoDwelling = { bedrooms: null, beds: null, bathrooms: null, floorArea: null, pets: null, licence: '' };

/** A flat's number stands beside its address, also when somebody wrote it into it. */
function whereOf({ category, address, door }: Pick<WrittenRental, 'category' | 'address' | 'door'>) {
  if (category !== 'apartment' || door !== '') return { address, door };
  return splitDoor(address);
}

const termsWords = {
  order: 'Must not be less than minUnits',
  departure: 'Departure must not be later than arrival',
  closing: 'Must be later than fromTime',
  hours: 'Is longer than the opening hours',
} as const;
