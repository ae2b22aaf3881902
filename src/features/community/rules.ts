/** The community's three offers (specification section 1), and when who joined is told of their chats (decision 0152). */
export const communityOffers = ['group-chats', 'meetups', 'local-buddies'] as const;
export type CommunityOffer = (typeof communityOffers)[number];

/** The wishes after one of them changed: joined when it was not, left when it was. */
export function toggled(joined: readonly CommunityOffer[], offer: CommunityOffer): CommunityOffer[] {
  return communityOffers.filter((one) => (one === offer) !== joined.includes(one));
}

/** Where the letter leads that tells of one. */
export const offerPath = (offer: CommunityOffer): string => `/community#${offer}`;

/** The desk has so long to correct an address before it is told of; whoever was told hears of another one a day later. */
const settles = 5 * 60_000;
const rests = 24 * 3600_000;

/** Addresses given before the one instant are told to whoever was not told since the other. */
export const toldOf = (at: Date): { readonly givenBefore: Date; readonly toldBefore: Date } => ({
  givenBefore: new Date(at.getTime() - settles),
  toldBefore: new Date(at.getTime() - rests),
});
