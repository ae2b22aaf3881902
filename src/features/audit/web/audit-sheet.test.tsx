import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import type { AuditEntry } from '../contract.ts';
import { AuditSheet } from './audit-sheet.tsx';

const entry: AuditEntry = {
  id: 'a',
  at: '2026-08-21T10:00:00.000Z',
  actor: { id: 'usr00000001', name: 'Rita' },
  actingFor: null,
  action: 'create',
  entity: 'events',
  entityId: 'eve00000001',
  title: 'Foam night',
  before: { reviewNote: 'No photo.' },
  after: { title: { en: 'Foam night' }, capacity: 0, lineUp: [], doors: null, reviewNote: null },
};

it('tells each field that had or has something, and none that was and is empty', async () => {
  const parts = { title: 'Foam night', actor: 'Rita', entity: 'Event', pill: null, onClose: () => undefined };
  renderDesk(<AuditSheet entry={entry} {...parts} />, { api: () => Response.json({}) });
  const fields = within(await screen.findByRole('table')).getAllByRole('rowheader');
  expect(fields.map(({ textContent }) => textContent)).toEqual(['title', 'capacity', 'reviewNote']);
});
