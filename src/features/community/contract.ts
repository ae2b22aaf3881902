/**
 * What the community room promises: a member's wish to join each of the three offers (issue 3), the way into the chats of
 * those, and the desk that opens them (decision 0152).
 */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { fieldKinds } from '#kit/shared/field-kinds.ts';
import * as s from '#kit/shared/schemas.ts';
import { chatAddressOf, longestChatAddress } from './chat-address.ts';
import { communityOffers } from './rules.ts';

const Joined = z.strictObject({
  offers: z.array(z.enum(communityOffers)),
  /** Of those the ones that have a chat, the way in and where it leads: told to whoever joined, and to nobody else. */
  chats: z.array(z.strictObject({ offer: z.enum(communityOffers), address: z.string(), host: z.string() })),
});
export type Joined = z.infer<typeof Joined>;

/** An offer as the desk sees it. */
export const DeskOffer = z.strictObject({
  offer: z.enum(communityOffers),
  joined: z.number().int(),
  /** When the first of those who are in it joined. */
  firstJoinedAt: z.iso.datetime().nullable(),
  address: z.string().nullable(),
  host: z.string().nullable(),
  /** Since when it has one, whichever. */
  openedAt: z.iso.datetime().nullable(),
  version: z.number().int(),
});
export type DeskOffer = z.infer<typeof DeskOffer>;

const chatAddress = z
  .string()
  .trim()
  .max(longestChatAddress)
  .transform((text, context) => {
    const address = chatAddressOf(text);
    if (address !== undefined) return address;
    context.addIssue('Must be an invitation that starts with https://, without a name, a password or a port');
    return z.NEVER;
  })
  .register(fieldKinds, { kind: 'link' });

export const GivenChat = z.strictObject({ address: chatAddress, version: s.knownVersion });

export const endpoints = promise({
  'GET /api/community/joined': {
    summary: 'The offers that the member of this session wishes to join, and the way into their chats',
    access: 'member',
    reply: Joined,
  },
  'PUT /api/community/joined': {
    summary: 'Say which offers to join; the list replaces the one before',
    access: 'member',
    body: z.strictObject({ offers: z.array(z.enum(communityOffers)).max(communityOffers.length) }),
    reply: Joined,
  },
  'GET /api/admin/community': {
    summary: 'Each offer, how many joined it since when, and the address of its chat',
    access: 'admin',
    reply: z.array(DeskOffer),
  },
  'PUT /api/admin/community/{offer}': {
    summary: 'Give an offer the address of its chat, or another one: who joined is told by letter; 409 edit_conflict',
    access: 'admin',
    body: GivenChat,
    reply: DeskOffer,
  },
  'DELETE /api/admin/community/{offer}': {
    summary: 'Take the address of a chat away: nobody sees it any more',
    access: 'admin',
    reply: DeskOffer,
  },
});
