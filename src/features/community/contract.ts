/** What the community room promises (issue 3): a member's wish to join each of the three offers. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { communityOffers } from './rules.ts';

const Joined = z.strictObject({ offers: z.array(z.enum(communityOffers)) });
export type Joined = z.infer<typeof Joined>;

export const endpoints = promise({
  'GET /api/community/joined': {
    summary: 'The offers that the member of this session wishes to join',
    access: 'member',
    reply: Joined,
  },
  'PUT /api/community/joined': {
    summary: 'Say which offers to join; the list replaces the one before',
    access: 'member',
    body: z.strictObject({ offers: z.array(z.enum(communityOffers)).max(communityOffers.length) }),
    reply: Joined,
  },
});
