import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { listed } from '#kit/web/network-testing.ts';
import type { MailRecord } from '../contract.ts';
import { MailPanel } from './mail-panel.tsx';

const waiting: MailRecord = {
  id: 'AbCdEfGhJkLmNpQr',
  letter: 'submissionDecided',
  language: 'en',
  recipient: 'ana@correo.example',
  status: 'waiting',
  attempts: 0,
  lastError: null,
  createdAt: '2026-08-21T18:00:00.000Z',
  gathersUntil: '2026-08-21T18:10:00.000Z',
  sentAt: null,
  isSecret: false,
};

it.each([
  ['en', /gathers\suntil\s.*20:10/],
  ['es', /reúne\shasta\sel\s.*20:10/],
] as const)('says of a letter why it waits (%s)', async (language, text) => {
  const api = async () => listed([waiting, { ...waiting, id: 'ZbCdEfGhJkLmNpQr', gathersUntil: null }]);
  vi.stubGlobal('fetch', api);
  renderDesk(<MailPanel />, { api, language });
  const rows = await screen.findAllByRole('article');
  expect(rows.map((row) => text.test(row.textContent))).toEqual([true, false]);
});
