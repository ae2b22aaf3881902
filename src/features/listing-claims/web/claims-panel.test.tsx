import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import type { OpenedClaim } from '../contract.ts';
import { ClaimsPanel } from './claims-panel.tsx';

const { rivals: _, ...rival }: OpenedClaim = {
  id: 'ClaimClaimClaim2',
  listing: { kind: 'businesses', id: 'AbCdEfGhJkLmNpQr', title: 'Bar Neptuno' },
  claimant: { id: 'rival0000001', name: 'Iker Zuloaga' },
  way: 'mail',
  isProven: true,
  status: 'waiting',
  claimantStatement: null,
  document: null,
  owner: null,
  ownerStatement: null,
  ownerAnsweredAt: null,
  answerUntil: null,
  isHeard: true,
  reason: null,
  createdAt: '2026-08-21T10:00:00.000Z',
  decidedAt: null,
  version: 2,
  rivals: [],
};
const claim: OpenedClaim = {
  ...rival,
  id: 'ClaimClaimClaim1',
  claimant: { id: 'keeper000001', name: 'Ana Pla' },
  way: 'document',
  isProven: false,
  claimantStatement: 'La licencia es mía.',
  document: 'image/png',
  owner: { id: 'owner0000001', name: 'Eva Ros' },
  answerUntil: '2026-08-28T18:00:00.000Z',
  isHeard: false,
  rivals: [rival],
};

const calls: { readonly line: string; readonly body?: unknown }[] = [];
let opened = claim;
beforeEach(() => {
  calls.length = 0;
  opened = claim;
});
const base = '/api/admin/listing-claims';

async function api(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const line = `${request.method} ${pathname}`;
  calls.push(request.method === 'POST' ? { line, body: await request.json() } : { line });
  const replies: Record<string, unknown> = {
    [`GET ${base}`]: [{ ...rival, id: claim.id }],
    [`GET ${base}/${claim.id}`]: opened,
    [`GET ${base}/${claim.id}/document`]: { type: 'image/png', base64: 'iVBORw0KGgo=' },
  };
  return Response.json(replies[line] ?? {}, { headers: { 'x-total-count': '1' } });
}
const open = async () => {
  vi.stubGlobal('fetch', api);
  renderDesk(<ClaimsPanel />, { api, search: `open=${claim.id}` });
  return within(await screen.findByRole('dialog', { name: 'Bar Neptuno' }));
};

it('shows both sides, and hands nothing over before the owner was heard', async () => {
  const sheet = await open();
  expect(within(sheet.getByRole('region', { name: 'Who claims it' })).getByText('La licencia es mía.')).toBeTruthy();
  const owner = within(sheet.getByRole('region', { name: 'Who looks after it' }));
  expect(owner.getByText('Eva Ros')).toBeTruthy();
  expect(owner.getByText(/^May answer until .*28/)).toBeTruthy();
  expect(sheet.getByRole('region', { name: 'Also claimed by Iker Zuloaga' }).textContent).toContain('Code entered');
  expect(sheet.queryByRole('button', { name: 'Hand the page over' })).toBeNull();
});

it('fetches the paper when somebody wants to see it, because each look is written down', async () => {
  const sheet = await open();
  expect(calls.some(({ line }) => line.endsWith('/document'))).toBe(false);
  fireEvent.click(sheet.getByRole('button', { name: 'See the document' }));
  const paper = await sheet.findByRole('img', { name: 'The document that was sent' });
  expect(paper.getAttribute('src')).toBe('data:image/png;base64,iVBORw0KGgo=');
});

it('decides with reasons alone', async () => {
  opened = { ...claim, isHeard: true, ownerStatement: 'I sold it.' };
  const sheet = await open();
  const yes = sheet.getByRole('button', { name: 'Hand the page over' });
  fireEvent.click(yes);
  expect(sheet.getByText('Say why: each side reads it.')).toBeTruthy();
  fireEvent.change(sheet.getByLabelText('Your reasons'), { target: { value: ' It was sold. ' } });
  fireEvent.click(yes);
  await waitFor(() =>
    expect(calls).toContainEqual({
      line: `POST ${base}/${claim.id}/decision`,
      body: { decision: 'approved', reason: 'It was sold.', version: 2 },
    }),
  );
});
