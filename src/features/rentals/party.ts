/** How many people come to what is let whole: a home, a boat. Their number changes no price; its owner prepares for it. Pure. */
import type { PriceUnit, RentalCategory } from './rules.ts';
import type { Stay, StayFault } from './stay.ts';

type Let = {
  readonly category: RentalCategory;
  readonly priceUnit: PriceUnit | null;
  /** Guests at most of each alike; null where nobody has said. */
  readonly capacity: number | null;
};

/** The most that a contract takes. */
export const maxGuests = 500;

/** For whoever says nothing, as elsewhere in the house. */
const usualGuests = 2;

const countedCategories: readonly string[] = ['apartment', 'villa', 'boat'];

/** Whether it is asked: by person each is a place already, and of machines people rent as many as they need. */
export const countsGuests = ({ category, priceUnit }: Pick<Let, 'category' | 'priceUnit'>): boolean =>
  countedCategories.includes(category) && priceUnit !== 'person';

const mostGuests = ({ capacity }: Let, quantity: number): number =>
  Math.min(maxGuests, (capacity ?? maxGuests) * quantity);

/** How many come, and how many may. */
export type Party = { readonly guests: number; readonly most: number };

/** Of what was chosen so far; undefined where it is not asked. Never more than there is room for. */
export function partyOf(
  rental: Let,
  { guests = usualGuests, quantity }: Pick<Stay, 'guests' | 'quantity'>,
): Party | undefined {
  if (!countsGuests(rental)) return undefined;
  const most = mostGuests(rental, quantity);
  return { guests: Math.min(guests, most), most };
}

/** A stay with how many come to it, where that is asked, and without where it is not. */
export function withGuests(rental: Let, stay: Stay): Stay {
  const { guests: _, ...rest } = stay;
  const party = partyOf(rental, stay);
  return party ? { ...rest, guests: party.guests } : rest;
}

/** More than there is room for, or a number where none is asked. Who says none is not refused: pages that stood open do not. */
export function partyFault(rental: Let, { guests, quantity }: Stay): StayFault | undefined {
  if (guests === undefined) return undefined;
  if (!countsGuests(rental)) return { path: 'guests', reason: 'notAsked' };
  return guests > mostGuests(rental, quantity) ? { path: 'guests', reason: 'tooMany' } : undefined;
}
