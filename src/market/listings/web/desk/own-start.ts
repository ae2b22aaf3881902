/** What a new listing of an owner begins with: what their account and their place already say (issue 16). */
import { createContext, use } from 'react';
import type { ListingKind } from '../../listing-kinds.ts';
import type { Interval } from '../fields/hours-kind.ts';

/** What the house knows of an owner; whoever draws the workspace asks for it. */
export type Known = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** Where they are, once they have a place in the directory. */
  readonly place: {
    readonly location: string;
    readonly address: string;
    readonly latitude: number | null;
    readonly longitude: number | null;
  } | null;
  readonly openingHours: readonly Interval[];
  /** All of their places in the directory. */
  readonly places: readonly { readonly id: string; readonly name: string }[];
};

/** Undefined while it is on its way, null where nothing is known. */
export const KnownOfOwner = createContext<Known | null | undefined>(null);

/** By the names of the contracts. A second place is another one: it takes the contact along, and neither name nor address. */
function startOf({ name, phone, email, place, openingHours, places }: Known, kind: ListingKind): object {
  const contact = { phone, email, contactPhone: phone, contactEmail: email, openingHours };
  if (kind === 'businesses') return place ? contact : { ...contact, name };
  // What takes its name and address from a place is at that place: the first, which was changed last.
  const at = place && places[0] ? { businessId: places[0].id } : {};
  return { ...contact, organizer: name, employer: name, ...place, ...at };
}

export function useKnown(kind: ListingKind): object {
  const known = use(KnownOfOwner);
  return known ? startOf(known, kind) : {};
}
