import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { ToastRegion } from '#kit/web/ui/toast.tsx';
import { EraseMember } from './erase-member.tsx';

afterEach(() => vi.unstubAllGlobals());

function draw(language: 'en' | 'es', answer: () => Response) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push([new URL(request.url).pathname, await request.json()]);
    return answer();
  });
  renderPage(
    <>
      <EraseMember id="AbCdEfGhJkLmNpQr" name="Ana" />
      <ToastRegion label="News" closeLabel="Close" />
    </>,
    { language },
  );
  return sent;
}

it.each([
  ['en', 'Delete the account', 'Delete the account of Ana?', 'Why', 'Delete for good', 'The account is deleted'],
  ['es', 'Borrar la cuenta', '¿Borrar la cuenta de Ana?', 'Motivo', 'Borrar para siempre', 'Cuenta borrada'],
] as const)('asks why, says what goes, and erases (%s)', async (language, open, title, why, yes, done) => {
  const sent = draw(language, () => Response.json({ erased: true }));
  fireEvent.click(screen.getByRole('button', { name: open }));
  const question = await screen.findByRole('alertdialog', { name: title });
  fireEvent.change(within(question).getByLabelText(why), { target: { value: 'minor' } });
  fireEvent.click(within(question).getByRole('button', { name: yes }));
  expect(await screen.findByText(done)).toBeTruthy();
  expect(sent).toEqual([['/api/admin/users/AbCdEfGhJkLmNpQr/erasure', { why: 'minor' }]]);
});

it('says what has to be done before, where it can’t be yet', async () => {
  draw('en', () => refusal('has_bookings'));
  fireEvent.click(screen.getByRole('button', { name: 'Delete the account' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText(/Cancel it first, or wait/)).toBeTruthy();
});
