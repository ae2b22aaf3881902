import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { clearStoredUser, storeUser } from '#kit/web/stored-user.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { NoticedKind } from '../rules.ts';
import { ReportForm } from './report-form.tsx';
import { ReportListing } from './report-listing.tsx';

const sent: unknown[] = [];
let answer: () => Response;
beforeEach(() => {
  clearStoredUser();
  sent.length = 0;
  answer = () => Response.json({ id: 'rep00000001', received: true }, { status: 201 });
});

const draw = (kind: NoticedKind, language: Language = 'en') => {
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json());
    return answer();
  });
  renderPage(<ReportForm kind={kind} id="AbCdEfGhJkLmNpQr" onClose={() => undefined} />, { language });
};
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it.each([
  ['en', /^Reason/, /^What exactly/, /^Your name/, /^Your email/, 'Send the report', 'Thank you'],
  ['es', /^Motivo/, /^¿Qué exactamente/, /^Tu nombre/, /^Tu correo/, 'Enviar la denuncia', 'Gracias'],
] as const)('asks a visitor who they are, in %s', async (language, reason, details, name, email, button, thanks) => {
  draw('rentals', language);
  type(reason, 'fraud');
  type(details, 'There is no such flat.');
  send(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(name)));
  expect(sent).toEqual([]);
  type(name, 'Marta Gil');
  type(email, 'marta@correo.example');
  send(button);
  expect(await screen.findByText(thanks)).toBeTruthy();
  expect(sent).toEqual([
    {
      kind: 'rentals',
      subject: 'AbCdEfGhJkLmNpQr',
      reason: 'fraud',
      details: 'There is no such flat.',
      name: 'Marta Gil',
      email: 'marta@correo.example',
      goodFaith: true,
    },
  ]);
});

it('asks nobody for a name where it is about minors', async () => {
  draw('events');
  type(/^Reason/, 'minors');
  type(/^What exactly/, 'Sixteen, and served.');
  send('Send the report');
  await waitFor(() => expect(sent).toMatchObject([{ reason: 'minors', details: 'Sixteen, and served.' }]));
});

it('knows who is signed in, and says when there is nothing left to report', async () => {
  const user = { id: 'u', fullName: 'Ana', phone: '', email: null, accountType: 'traveller', username: 'ana' };
  storeUser({ ...user, role: 'traveller' });
  answer = () => refusal('not_found');
  draw('review');
  expect(screen.queryByLabelText(/^Your name/)).toBeNull();
  type(/^Reason/, 'private');
  type(/^What exactly/, 'My address.');
  send('Send the report');
  expect(await screen.findAllByText(/not public any more/)).not.toEqual([]);
  expect(sent).toEqual([
    { kind: 'review', subject: 'AbCdEfGhJkLmNpQr', reason: 'private', details: 'My address.', goodFaith: true },
  ]);
});

it('opens at the end of a listing when it is asked for', async () => {
  renderPage(<ReportListing kind="jobs" id="AbCdEfGhJkLmNpQr" />);
  const open = screen.getByRole('button', { name: 'Report it' });
  expect(open.getAttribute('aria-expanded')).toBe('false');
  act(() => open.click());
  expect(await screen.findByRole('heading', { name: 'What is wrong with this page?' })).toBeTruthy();
  expect(open.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('heading', { name: 'What is wrong with this page?' })).toBeNull();
});
