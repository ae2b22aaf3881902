/** The community's three offers (specification section 1). */
export const communityOffers = ['group-chats', 'meetups', 'local-buddies'] as const;
export type CommunityOffer = (typeof communityOffers)[number];

/** The wishes after one of them changed: joined when it was not, left when it was. */
export function toggled(joined: readonly CommunityOffer[], offer: CommunityOffer): CommunityOffer[] {
  return communityOffers.filter((one) => (one === offer) !== joined.includes(one));
}
