/** The community's three offers (specification section 1). */
export const communityOffers = ['group-chats', 'meetups', 'local-buddies'] as const;
export type CommunityOffer = (typeof communityOffers)[number];
