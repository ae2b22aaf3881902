/** What is sent of a rental: whole, or as a draft that may have gaps. Part of the contract. */
import { z } from 'zod';
import { draft, openLine, openPrice, openText, whole } from '#market/listings/draft-schemas.ts';
import { NewSeasons } from './days.ts';
import { ChangedRental, NewRental } from './written.ts';

/** What a draft of a rental may leave open. */
const rentalGaps = {
  title: openText(NewRental.shape.title),
  description: openText(NewRental.shape.description),
  price: openPrice,
  priceUnit: ChangedRental.shape.priceUnit,
  capacity: ChangedRental.shape.capacity,
  location: openLine(NewRental.shape.location),
  contactPhone: openLine(NewRental.shape.contactPhone),
  contactEmail: openLine(NewRental.shape.contactEmail),
  ...draft,
};

/** What stands beside a rental’s row: it is changed by calls of its own once there is one. */
const also = { seasons: NewSeasons.optional() };

/** What is sent of a rental: all that is asked for, or a draft. */
export const SentRental = z.discriminatedUnion('status', [
  NewRental.extend({ ...whole, ...also }),
  NewRental.extend({ ...rentalGaps, ...also }),
]);
export const SentChange = z.discriminatedUnion('status', [
  ChangedRental.extend(whole),
  ChangedRental.extend(rentalGaps),
]);
