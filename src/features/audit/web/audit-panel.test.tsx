import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { listed } from '#kit/web/network-testing.ts';
import type { AuditEntry } from '../contract.ts';
import { AuditPanel } from './audit-panel.tsx';

const entry = (id: string, over: Partial<AuditEntry>): AuditEntry => ({
  id,
  at: '2026-08-21T10:00:00.000Z',
  actor: { id: 'usr00000001', name: 'Rita' },
  actingFor: null,
  action: 'approve',
  entity: 'reports',
  entityId: 'rep00000001',
  title: 'Foam night',
  before: {},
  after: {},
  ...over,
});
const entries = [
  entry('a', { action: 'reject' }),
  entry('b', { action: 'approve' }),
  entry('c', { entity: 'submissions', action: 'reject' }),
];

it.each([
  ['en', ['Taken down', 'Kept', 'Rejected']],
  ['es', ['Retirado', 'Se quedó', 'Rechazado']],
] as const)('says of what was reported what became of it (%s)', async (language, pills) => {
  const api = async (request: Request) =>
    new URL(request.url).pathname.endsWith('/actors') ? Response.json([]) : listed(entries);
  vi.stubGlobal('fetch', api);
  renderDesk(<AuditPanel />, { api, language });
  const rows = await screen.findAllByRole('article');
  expect(rows.map((row, place) => within(row).queryByText(pills[place] ?? '') !== null)).toEqual([true, true, true]);
});
