/** What the audit room promises (issue 4): the log of the desk, admins only. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { auditActions, auditEntities } from './rules.ts';

const Actor = z.strictObject({
  id: z.string(),
  /** Null when the account is gone. */
  name: z.string().nullable(),
});

export const AuditEntry = z.strictObject({
  id: s.id,
  at: z.iso.datetime(),
  actor: Actor,
  /** The owner in whose place they did it, as one of their team. */
  actingFor: Actor.nullable(),
  action: z.enum(auditActions),
  /** The table's name and the row's id. */
  entity: z.string(),
  entityId: z.string(),
  title: z.string(),
  /** Only the fields that changed. */
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const AuditQuery = z.strictObject({
  ...s.deskQuery(['at']),
  action: z.enum(auditActions).optional(),
  entity: z.enum(auditEntities).optional(),
  actor: s.id.optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const endpoints = promise({
  'GET /api/admin/audit': {
    summary: 'Who did what at the desk, newest first',
    access: 'admin',
    query: AuditQuery,
    csv: 'personal',
    reply: z.array(AuditEntry),
  },
  'GET /api/admin/audit/actors': {
    summary: 'Everybody who is in the log',
    access: 'admin',
    reply: z.array(Actor),
  },
  'GET /api/admin/audit/{id}': {
    summary: 'One entry of the log',
    access: 'admin',
    reply: AuditEntry,
  },
});
