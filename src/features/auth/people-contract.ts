/** What the auth room promises the desk (issue 4): everybody with an account, admins only. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { accountTypes, maxSuspensionReason, roles, seatGivers, seats } from './rules.ts';

/** A member as the desk sees them. */
export const Person = z.strictObject({
  id: s.id,
  username: z.string(),
  fullName: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  accountType: z.enum(accountTypes),
  role: z.enum(roles),
  /** Who gave them their seat at the desk; null for everybody else. */
  seatedBy: z.enum(seatGivers).nullable(),
  /** Since when they can't come in, and why; null for everybody who can. */
  suspendedAt: z.iso.datetime().nullable(),
  suspensionReason: z.string().nullable(),
  /** They sign in in two steps. */
  hasSecondFactor: z.boolean(),
  createdAt: z.iso.datetime(),
  /** When they had their data erased; null for everybody who is here. */
  erasedAt: z.iso.datetime().nullable(),
  /** How many sessions are open now. */
  openSessions: z.number().int(),
});
export type Person = z.infer<typeof Person>;

const PeopleQuery = z.strictObject({
  ...s.deskQuery(['created', 'name']),
  role: z.enum(roles).optional(),
  suspended: s.queryFlag.optional(),
});
export type PeopleQuery = z.infer<typeof PeopleQuery>;

export const endpoints = promise({
  'GET /api/admin/users': {
    summary: 'Everybody with an account, the newest first',
    access: 'admin',
    query: PeopleQuery,
    csv: 'personal',
    reply: z.array(Person),
  },
  'GET /api/admin/users/{id}': {
    summary: 'One of them',
    access: 'admin',
    reply: Person,
  },
  'POST /api/admin/users/{id}/sign-out': {
    summary: 'Close all sessions of a member',
    access: 'admin',
    reply: z.strictObject({ closed: z.number().int() }),
  },
  'PUT /api/admin/users/{id}/seat': {
    summary:
      'Make a member an admin or a moderator and end all their sessions; 409 for whoever is that already, is suspended or erased, or an admin named by the environment',
    access: 'admin',
    confirms: true,
    /** An admin unless told. */
    body: z.strictObject({ role: z.enum(seats).default('admin') }).default({ role: 'admin' }),
    reply: Person,
  },
  'DELETE /api/admin/users/{id}/seat': {
    summary:
      'Make an admin or a moderator a member again and end all their sessions; 409 for oneself, and for whoever is named by the environment',
    access: 'admin',
    confirms: true,
    reply: Person,
  },
  'PUT /api/admin/users/{id}/suspension': {
    summary:
      'Suspend an account: its sessions end, its listings leave the public pages, its payouts are held, and what guests paid stays good; 409 for oneself, for whoever is named by the environment, is suspended already or erased',
    access: 'admin',
    confirms: true,
    body: z.strictObject({ reason: s.text(maxSuspensionReason) }),
    reply: Person,
  },
  'DELETE /api/admin/users/{id}/suspension': {
    summary: 'Lift the suspension of an account: its listings are public again; 409 for one that is not suspended',
    access: 'admin',
    confirms: true,
    reply: Person,
  },
});
