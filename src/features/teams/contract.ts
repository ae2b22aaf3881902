/** What the teams room promises (issue 21): who works for an owner, invited by a link, and for whom somebody works now. */
import { z } from 'zod';
import { promise, teamRoles } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';

const role = z.enum(teamRoles);

/** A role that somebody has in an owner's team; `name` is the business's. */
export const Membership = z.strictObject({
  ownerId: s.id,
  name: z.string(),
  role,
  since: z.iso.datetime(),
});
export type Membership = z.infer<typeof Membership>;

/** All of the caller's own roles, by name, and for whom this session works now: null is oneself. */
export const Memberships = z.strictObject({ acting: Membership.nullable(), memberships: z.array(Membership) });
export type Memberships = z.infer<typeof Memberships>;

/** Somebody of the caller's own team. Their phone and e-mail are theirs. */
export const TeamMember = z.strictObject({
  id: s.id,
  name: z.string(),
  role,
  since: z.iso.datetime(),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** Somebody who is invited; without an e-mail by a link that the owner passes on. */
export const Invitation = z.strictObject({
  id: s.id,
  role,
  email: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;

export const Team = z.strictObject({ members: z.array(TeamMember), invitations: z.array(Invitation) });
export type Team = z.infer<typeof Team>;

/** With an e-mail a letter takes the link there; without one it is told once, to be passed on. */
export const NewInvitation = z.strictObject({ role, email: s.email.nullish().transform((value) => value ?? null) });
export type NewInvitation = z.infer<typeof NewInvitation>;

/** What an invitation says to whoever holds its key. */
export const Invited = z.strictObject({ name: z.string(), role, expiresAt: z.iso.datetime() });
export type Invited = z.infer<typeof Invited>;

const key = z.strictObject({ token: z.string().min(1).max(200) });

export const endpoints = promise({
  'GET /api/team': {
    summary: 'The own team: who is in it and who is invited',
    access: 'business',
    reply: Team,
  },
  'POST /api/team/invitations': {
    summary:
      'Invite somebody by a letter, or by a link whose path is told this once; it works once, for seven days. 409 not_an_owner for whoever sits at the desk, 409 conflict for a full team, 422 for one’s own e-mail',
    access: 'business',
    confirms: true,
    body: NewInvitation,
    reply: z.strictObject({ invitation: Invitation, path: z.string().nullable() }),
    status: 201,
    limit: { calls: 30, seconds: 600 },
  },
  'DELETE /api/team/invitations/{id}': {
    summary: 'Take an invitation back: its link works no more',
    access: 'business',
    reply: Team,
  },
  'PUT /api/team/members/{id}': {
    summary: 'Give somebody of the caller’s own team another role in it',
    access: 'business',
    confirms: true,
    body: z.strictObject({ role }),
    reply: Team,
  },
  'DELETE /api/team/members/{id}': {
    summary: 'Take somebody out of the caller’s own team: what they have open stops working for it at once',
    access: 'business',
    reply: Team,
  },
  'GET /api/team/memberships': {
    summary: 'The teams one is in, and for whom this session works now',
    access: 'member',
    reply: Memberships,
  },
  'PUT /api/team/acting': {
    summary:
      'Work for this owner from now on in this session, or with null for oneself; 404 for whoever has no role there',
    access: 'member',
    body: z.strictObject({ ownerId: s.id.nullable() }),
    reply: Memberships,
  },
  'DELETE /api/team/memberships/{id}': {
    summary: 'Leave the team of this owner',
    access: 'member',
    reply: Memberships,
  },
  'POST /api/team-invitations/read': {
    summary: 'What an invitation says, by its key; 410 link_expired when it is no good any more',
    access: 'public',
    body: key,
    reply: Invited,
    limit: { calls: 60, seconds: 600 },
  },
  'POST /api/team-invitations/accept': {
    summary:
      'Join with the key of an invitation, and work for its owner from now on; 410 link_expired when it is no good any more, 409 conflict for its own owner and for whoever sits at the desk',
    access: 'member',
    body: key,
    reply: Memberships,
    limit: { calls: 60, seconds: 600 },
  },
});
