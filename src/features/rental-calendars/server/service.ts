/** The calendars of rentals and those of other sites (decision 0162): (db, rental, …) → result. */
import { recordChange } from '#features/audit/server/service.ts';
import { findRentalRows, lockRental } from '#features/rentals/server/service.ts';
import type { RentalRow } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { Problem } from '#kit/shared/problem.ts';
import { mayChange } from '#market/listings/server/listing-actor.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import type { RentalCalendars } from '../contract.ts';
import { whyUnfit } from '../rules.ts';
import { makeOwnAddress, readOwnAddress } from './own-address.ts';

/** Where the house stands for others, and what the keys of its addresses are made of. */
export type House = { readonly origin: string; readonly secret: () => Promise<string> };

export async function readRentalCalendars(db: Db, id: string, { actor }: By, house: House): Promise<RentalCalendars> {
  const rental = (await findRentalRows(db, [id])).find((one) => mayChange(actor, one));
  if (!rental) throw missing();
  return {
    unfit: whyUnfit(rental) ?? null,
    own: await readOwnAddress(db, id, house.origin, house.secret),
  };
}

/** Another address in the place of the one before, which opens nothing from then on. */
export async function makeAddress(db: Db, id: string, by: By, house: House): Promise<RentalCalendars> {
  await db.transaction(async (db) => {
    const rental = await requireFit(db, id, by);
    await makeOwnAddress(db, rental, by.at);
    await record(db, rental, by, { after: { calendarAddress: by.at.toISOString() } });
  });
  return readRentalCalendars(db, id, by, house);
}

/** Locks a rental of theirs whose days can be told in a calendar. */
async function requireFit(db: Db, id: string, { actor }: By): Promise<RentalRow> {
  const rental = await lockRental(db, id);
  if (!rental || !mayChange(actor, rental)) throw missing();
  if (whyUnfit(rental)) throw new Problem('not_for_sale', 'The days of this rental can’t be told in a calendar.');
  return rental;
}

const missing = () => new Problem('not_found', 'There is no such rental.');

type Change = Pick<Parameters<typeof recordChange>[1], 'before' | 'after'>;

async function record(db: Db, rental: RentalRow, by: By, change: Change): Promise<void> {
  const title = inLanguage(rental.title, 'en');
  await recordChange(db, { ...by, ...change, action: 'update', entity: 'rentals', entityId: rental.id, title });
}
