/** The calendars of rentals and those of other sites (decision 0162): (db, rental, …) → result. */
import { recordChange } from '#features/audit/server/service.ts';
import { findRentalRows, lockRental } from '#features/rentals/server/service.ts';
import type { RentalRow } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { Problem } from '#kit/shared/problem.ts';
import { mayChange } from '#market/listings/server/listing-actor.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import type { NewCalendar, RentalCalendars } from '../contract.ts';
import { whyUnfit } from '../rules.ts';
import { listClashes } from './clashes.ts';
import { addLinked, askLinked, calendarTask, listLinked, removeLinked, renameLinked } from './linked.ts';
import { makeOwnAddress, readOwnAddress } from './own-address.ts';

export { countFailing } from './failing.ts';
export { listOutside } from './outside.ts';

/** Where the house stands for others, and what the keys of its addresses are made of. */
export type House = {
  readonly origin: string;
  readonly secret: () => Promise<string>;
  /** Looks now for what is to be read. */
  readonly nudge: (task: string) => void;
};

export async function readRentalCalendars(
  db: Db,
  id: string,
  { actor, at }: By,
  house: House,
): Promise<RentalCalendars> {
  const rental = (await findRentalRows(db, [id])).find((one) => mayChange(actor, one));
  if (!rental) throw missing();
  return {
    unfit: whyUnfit(rental) ?? null,
    own: await readOwnAddress(db, id, house.origin, house.secret),
    calendars: await listLinked(db, id, at),
    clashes: await listClashes(db, id, at),
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

/** Reads the calendar of another site from now on. */
export async function addCalendar(db: Db, id: string, given: NewCalendar, by: By, house: House) {
  await db.transaction(async (db) => {
    const rental = await requireFit(db, id, by);
    await addLinked(db, rental, given, new URL(house.origin).hostname, by.at);
    await record(db, rental, by, { after: { calendar: given.name } });
  });
  house.nudge(calendarTask);
  return readRentalCalendars(db, id, by, house);
}

export async function renameCalendar(db: Db, id: string, calendar: string, name: string, by: By, house: House) {
  await db.transaction(async (db) => {
    const rental = await requireOwn(db, id, by);
    const before = await renameLinked(db, id, calendar, name);
    await record(db, rental, by, { before: { calendar: before }, after: { calendar: name } });
  });
  return readRentalCalendars(db, id, by, house);
}

/** The days that it took are free. */
export async function removeCalendar(db: Db, id: string, calendar: string, by: By, house: House) {
  await db.transaction(async (db) => {
    const rental = await requireOwn(db, id, by);
    await record(db, rental, by, { before: { calendar: await removeLinked(db, id, calendar) } });
  });
  return readRentalCalendars(db, id, by, house);
}

/** Reads one out of turn. */
export async function fetchCalendar(db: Db, id: string, calendar: string, by: By, house: House) {
  await db.transaction(async (db) => {
    await requireFit(db, id, by);
    await askLinked(db, id, calendar, by.at);
  });
  house.nudge(calendarTask);
  return readRentalCalendars(db, id, by, house);
}

async function requireOwn(db: Db, id: string, { actor }: By): Promise<RentalRow> {
  const rental = await lockRental(db, id);
  if (!rental || !mayChange(actor, rental)) throw missing();
  return rental;
}

/** A rental of theirs whose days can be told in a calendar. */
async function requireFit(db: Db, id: string, by: By): Promise<RentalRow> {
  const rental = await requireOwn(db, id, by);
  if (whyUnfit(rental)) throw new Problem('not_for_sale', 'The days of this rental can’t be told in a calendar.');
  return rental;
}

const missing = () => new Problem('not_found', 'There is no such rental.');

type Change = Pick<Parameters<typeof recordChange>[1], 'before' | 'after'>;

async function record(db: Db, rental: RentalRow, by: By, change: Change): Promise<void> {
  const title = inLanguage(rental.title, 'en');
  await recordChange(db, { ...by, ...change, action: 'update', entity: 'rentals', entityId: rental.id, title });
}
