/** A stay in a rental, or hours with it: slots, each of them one booking's at a time (decision 0020). */
import { sql } from 'drizzle-orm';
import {
  findRentalRows,
  freeSlots,
  isBookableRow,
  keepSlots,
  lockRental,
  posterOfRental,
  pricesOfRow,
  readSeasons,
  takeSlots,
} from '#features/rentals/server/service.ts';
import type { BookableRental } from '#features/rentals/server/service.ts';
import { rentals, rentalsSearchColumns } from '#features/rentals/server/table.ts';
import { partyFault } from '#features/rentals/party.ts';
import { periodOf, shownStayOf, stayFault } from '#features/rentals/stay.ts';
import { seasonOn, type Season } from '#features/rentals/seasons.ts';
import { dearFault, isPlain, stayPrice, type StayPrice } from '#features/rentals/stay-price.ts';
import type { Stay, StayFault } from '#features/rentals/stay.ts';
import type { ShownStay } from '#features/rentals/shown-stay.ts';
import type { BookedStay, BookedSum } from '#features/mail/booked.ts';
import { together } from '#kit/server/db.ts';
import { matches } from '#kit/server/desk-list.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { wallClock } from '#market/town/dates.ts';
import { isLodging, rentalSupplies } from '#features/rentals/rules.ts';
import { momentOf } from '#market/town/moment.ts';
import { priceOf } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import { refundSteps, stepsAhead } from '#market/listings/cancellation.ts';
import { toldDepositOf } from '../records/rows.ts';
import type { OrderRow } from '../table.ts';
import { ownerUnpayable, sellerUnknown, termsChanged, termsOf } from '../records/terms.ts';
import type { Bought, HeldFrom, Offer, Quote, Wish } from './offer.ts';

export type StayWish = {
  readonly userId: string;
  readonly rentalId: string;
  readonly whence?: HeldFrom | undefined;
  /** What its buyer was shown of it. */
  readonly shown?: ShownStay | undefined;
} & Stay;

type Wished = Stay & Pick<StayWish, 'shown'>;

export const stayWish = ({ userId, rentalId, whence, ...stay }: StayWish): Wish<Wished> => ({
  kind: 'rental',
  itemId: rentalId,
  userId,
  whence,
  quantity: stay.quantity,
  details: stay,
});

export const stays: Offer<Wished> = {
  kind: 'rental',
  isBooking: true,

  async lock(db, itemId) {
    // In this order: who waits for the lock reads the periods that were changed meanwhile.
    const [rental, seasons] = await together([lockRental(db, itemId), readSeasons(db, itemId)]);
    return {
      price({ details: { shown, ...stay } }, at) {
        if (!rental || rental.status !== 'published') throw missing();
        if (rental.sellerUnknown) throw sellerUnknown();
        if (rental.ownerUnpayable) throw ownerUnpayable();
        if (!isBookableRow(rental)) throw new Problem('not_for_sale', 'This can’t be booked at the moment.');
        if (shown === undefined) return quote(rental, seasons, stay, at);
        requireAsShown(shown, shownStayOf(rental, stay));
        return { ...quote(rental, seasons, stay, at), refundSteps: refundSteps[shown.cancellation] };
      },
      terms() {
        if (!rental) throw missing();
        return termsOf(db, rental, rentalSupplies[rental.category]);
      },
      async take({ id, startsAt, endsAt, quantity, holdExpiresAt }, _at, before) {
        if (!rental || endsAt === null) return false;
        // What one has oneself is not in one's own way.
        if (before) await freeSlots(db, [before.id]);
        return takeSlots(db, rental, { startsAt, endsAt }, quantity, { orderId: id, expiresAt: holdExpiresAt });
      },
      isStillFor: ({ ownerId, startsAt }, at) =>
        rental !== undefined && isBookableRow(rental) && rental.ownerId === ownerId && startsAt > at,
    };
  },
  gone: () => new Problem('dates_unavailable', 'Somebody else has it at that time.'),

  async confirm(db, { id }) {
    await keepSlots(db, id);
    return true;
  },
  release: (db, orders) =>
    freeSlots(
      db,
      orders.map(({ id }) => id),
    ),

  /** Whoever takes it over shows it, however many they take. */
  tickets: () => 1,
  async describe(db, orders) {
    const rows = await findRentalRows(db, [...new Set(orders.map(({ itemId }) => itemId))]);
    const byId = new Map(rows.map((rental) => [rental.id, rental]));
    return (order) => {
      const rental = byId.get(order.itemId);
      if (!rental) return undefined;
      const { title, category, location, door } = rental;
      // The number of a flat is for whoever has it, not for whoever looks at it.
      const isTold = order.status === 'confirmed' && Object.values(rental.arrival).some(Boolean);
      const address = [rental.address, order.status === 'confirmed' ? door : ''].filter(Boolean).join(', ');
      return {
        itemId: rental.id,
        title,
        category,
        poster: posterOfRental(rental),
        location,
        address,
        ...(isTold && { arrival: rental.arrival }),
        ...periodAndStay(order, { thing: category, location, address }),
      };
    };
  },
  letter(order, { bought: { stay, category }, ...told }, at) {
    const { amountCents, units, quantity, stayPrice: sum } = order;
    if (!stay) throw new Error('An order of a rental is a stay.');
    // What was bought before its lines were kept is one price times its units.
    const price = priceOf(sum?.runs[0]?.cents ?? amountCents / (units * quantity));
    const values = {
      ...told,
      price,
      ...sumOf(sum),
      ...toldDepositOf(order),
      stay,
      isLodging: isLodging(category),
      terms: stepsAhead(order.refundSteps, order.startsAt, at),
    };
    return { letter: 'rental', values };
  },
  find: (q) =>
    matches(q, rentalsSearchColumns).map((isRental) => sql`(select ${rentals.id} from ${rentals} where ${isRental})`),
};

/** What a letter tells of a price that is more than one sum. */
function sumOf(price: StayPrice | null): { sum?: BookedSum } {
  // One price of a weekend alone is told as such, too.
  if (price === null || (isPlain(price) && !price.runs.some(({ weekend }) => weekend))) return {};
  const { runs, quantity, discount, cleaningFeeCents } = price;
  return { sum: { runs, quantity, discount, cleaningFeeCents } };
}

const missing = () => new Problem('not_found', 'There is no such rental.');

/** Refuses 409 terms_changed what its buyer was shown otherwise: before it is asked whether that would be a stay. */
function requireAsShown(shown: ShownStay, now: ShownStay): void {
  const facts = Object.keys(now) as (keyof ShownStay)[];
  const changed = facts.filter((fact) => shown[fact] !== now[fact]);
  if (changed.length > 0) throw termsChanged(Object.fromEntries(changed.map((fact) => [fact, String(now[fact])])));
}

/** Refuses 422 what is no stay in this rental. */
function quote(rental: BookableRental, seasons: readonly Season[], stay: Stay, at: Date): Quote {
  const price = stayPrice(pricesOfRow(rental, seasons), stay);
  const fault = stayFault({ ...rental, seasons }, stay, at) ?? partyFault(rental, stay) ?? dearFault(price);
  if (fault) throw invalidField(`metadata.${fault.path}`, fault.reason, whyNot(fault, seasonOn(seasons, stay.from)));
  if (rental.priceUnit === 'hour') momentOf(stay.from, stay.time ?? rental.fromTime, stay.fold, 'metadata.');
  return {
    quantity: stay.quantity,
    guests: stay.guests ?? null,
    units: stay.units,
    unit: rental.priceUnit,
    ...periodOf(rental, stay),
    amountCents: price.totalCents,
    stayPrice: price,
    depositCents: rental.depositCents,
    depositWay: rental.depositCents === 0 ? null : rental.depositWay,
  };
}

/** A period that asks for more than the rest of the year is named. */
const whyNot = ({ reason }: StayFault, season: Season | undefined): string =>
  reason === 'tooShort' && season?.minUnits
    ? `A stay that begins from ${season.from} to ${season.to} takes ${season.minUnits} at least.`
    : 'The stay is not acceptable.';

function periodAndStay(
  { startsAt, endsAt, unit, units, quantity, guests }: OrderRow,
  what: Pick<BookedStay, 'thing' | 'location' | 'address'>,
): Pick<Bought, 'date' | 'time' | 'until' | 'stay' | 'span'> {
  const from = wallClock(startsAt);
  const begin = { date: from.date, time: from.time };
  if (unit === null || endsAt === null) return { ...begin, until: null };
  const span = { start: startsAt, end: endsAt, isAllDay: false };
  const end = wallClock(endsAt);
  const until = { date: end.date, time: end.time };
  const many = { quantity, ...(guests !== null && { guests }) };
  return { ...begin, until, span, stay: { from: begin, until, unit, units, ...many, ...what } };
}
