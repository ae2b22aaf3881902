/** Whose a listing is: an account's, the house's own, or nobody's (decision 0046). */
export const ownerships = ['account', 'house', 'nobody'] as const;
export type Ownership = (typeof ownerships)[number];

export function ownershipOf(listing: { readonly owner: object | null; readonly ownerless: boolean }): Ownership {
  if (listing.owner !== null) return 'account';
  return listing.ownerless ? 'nobody' : 'house';
}

/** Why an account can't own listings: it is suspended, or whoever has it sits at the desk and would judge their own. */
export const ownerFaults = ['suspended', 'staff'] as const;
export type OwnerFault = (typeof ownerFaults)[number];
