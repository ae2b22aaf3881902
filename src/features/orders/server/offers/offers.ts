/** All that can be bought. */
import type { Offer } from './offer.ts';
import { places } from './places.ts';
import { plans } from './plans.ts';
import { stays } from './stays.ts';

const offers = new Map<string, Offer>([places, stays, plans].map((offer) => [offer.kind, offer]));

/**
 * Adds an offer; gives the function that takes it away again. Those of rooms that orders knows stand above; a room that
 * needs orders itself has its own added by the roof.
 */
export function addOffer(offer: Offer): () => void {
  offers.set(offer.kind, offer);
  return () => void offers.delete(offer.kind);
}

export const allOffers = (): Offer[] => [...offers.values()];

export function offerOf({ kind }: { readonly kind: string }): Offer {
  const offer = offers.get(kind);
  if (!offer) throw new Error(`Nothing of the kind ${kind} can be bought.`);
  return offer;
}
