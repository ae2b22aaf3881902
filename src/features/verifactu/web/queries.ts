/** The calls of the tax office's records, and how their states look. */
import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import { client } from '#kit/web/api.ts';
import type { StatusName } from '#kit/web/desk/status-pill.tsx';
import type { endpoints } from '../contract.ts';
import type { ChainStanding, RecordState } from '../rules.ts';

export const recordsApi = client<typeof endpoints>();

export type IssuersAsked = QueryInputOf<(typeof endpoints)['GET /api/admin/tax-issuers']>;

export const standingLooks: Readonly<Record<ChainStanding, StatusName>> = {
  faulty: 'rejected',
  stuck: 'high',
  waiting: 'pending',
  sent: 'approved',
  off: 'completed',
};

export const stateLooks: Readonly<Record<RecordState, StatusName>> = {
  kept: 'completed',
  waiting: 'pending',
  accepted: 'approved',
  flawed: 'high',
  rejected: 'rejected',
};
