/** What the auth room promises the desk (issue 4): everybody with an account, admins only. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { accountTypes, roles } from './rules.ts';

/** A member as the desk sees them. */
export const Person = z.strictObject({
  id: s.id,
  username: z.string(),
  fullName: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  accountType: z.enum(accountTypes),
  role: z.enum(roles),
  createdAt: z.iso.datetime(),
  /** When they had their data erased; null for everybody who is here. */
  erasedAt: z.iso.datetime().nullable(),
  /** How many sessions are open now. */
  openSessions: z.number().int(),
});
export type Person = z.infer<typeof Person>;

const PeopleQuery = z.strictObject({ ...s.deskQuery(['created', 'name']), role: z.enum(roles).optional() });
export type PeopleQuery = z.infer<typeof PeopleQuery>;

export const endpoints = promise({
  'GET /api/admin/users': {
    summary: 'Everybody with an account, the newest first',
    access: 'admin',
    query: PeopleQuery,
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
});
