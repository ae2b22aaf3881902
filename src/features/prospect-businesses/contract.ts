/** What the prospects room promises (specification sections 3 to 5 and 7): snake_case, admins only. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { WornPoster } from '#market/posters/contract.ts';
import { phone } from '#market/town/phone.ts';
import { contactStatuses, priorities, priorityScore, prospectCategories } from './rules.ts';

const fields = {
  name: s.line(120),
  description: s.orNull(s.text(4000)),
  category: z.enum(prospectCategories),
  location: s.line(200),
  address: s.orNull(s.line(200)),
  contact_email: s.orNull(s.email),
  contact_phone: s.orNull(phone),
  website: s.orNull(s.link),
  priority_score: z.number().int().min(priorityScore.min).max(priorityScore.max).default(priorityScore.initial),
  advertising_budget: s.orNull(s.line(200)),
  contact_status: z.enum(contactStatuses).default('not_contacted'),
  notes: s.orNull(s.text(4000)),
};

export const NewProspect = z.strictObject(fields);
export type NewProspect = z.infer<typeof NewProspect>;

export const ChangedProspect = z.strictObject({ ...fields, version: s.seenVersion });
export type ChangedProspect = z.infer<typeof ChangedProspect>;

export const Prospect = z.strictObject({
  id: s.id,
  name: z.string(),
  description: z.string().nullable(),
  category: z.enum(prospectCategories),
  location: z.string(),
  address: z.string().nullable(),
  contact_email: z.string().nullable(),
  contact_phone: z.string().nullable(),
  website: z.string().nullable(),
  priority_score: z.number().int(),
  advertising_budget: z.string().nullable(),
  contact_status: z.enum(contactStatuses),
  notes: z.string().nullable(),
  poster: WornPoster,
  version: z.number().int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Prospect = z.infer<typeof Prospect>;

const ProspectQuery = z.strictObject({
  ...s.deskQuery(['priority', 'name', 'updated']),
  category: z.enum(prospectCategories).optional(),
  contact_status: z.enum(contactStatuses).optional(),
  priority: z.enum(priorities).optional(),
});
export type ProspectQuery = z.infer<typeof ProspectQuery>;

export const endpoints = promise({
  'GET /api/prospect-businesses': {
    summary: 'Firms the desk would like to win, the most promising first',
    access: 'admin',
    query: ProspectQuery,
    csv: 'personal',
    reply: z.array(Prospect),
  },
  'POST /api/prospect-businesses': {
    summary: 'Write a firm down',
    access: 'admin',
    body: NewProspect,
    reply: Prospect,
    status: 201,
  },
  'GET /api/prospect-businesses/{id}': {
    summary: 'One of them',
    access: 'admin',
    reply: Prospect,
  },
  'PUT /api/prospect-businesses/{id}': {
    summary: 'Replace what is written about a firm; 409 edit_conflict',
    access: 'admin',
    body: ChangedProspect,
    reply: Prospect,
  },
  'DELETE /api/prospect-businesses/{id}': {
    summary: 'Strike a firm out for good',
    access: 'admin',
    reply: z.strictObject({ deleted: z.literal(true) }),
  },
});
