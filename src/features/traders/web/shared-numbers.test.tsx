import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serveForm } from '#kit/web/form/testing.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { DeskTrader } from './desk-trader.tsx';

const others = [{ id: 'u1aaaaaaaaaa', name: 'Noches del Sur S.L.' }];
const shared = [{ taxNumber: 'B58378431', isAllowed: true, others }];
const line = 'PUT /api/admin/traders/u2aaaaaaaaaa/shared-number';
const draw = (api: object, language: 'en' | 'es' = 'en') =>
  renderPage(<DeskTrader id="u2aaaaaaaaaa" />, { language, api: () => Response.json(api) });
afterEach(() => vi.unstubAllGlobals());

it('the desk lets an account share a number, after it was told to look at papers', async () => {
  const sent = serveForm(() => Response.json({ trader: null, shared }));
  draw({ trader: null, shared: [] }, 'es');
  fireEvent.click(await screen.findByRole('button', { name: 'Permitir uno…' }));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getByText(/^Mira antes los papeles/)).toBeTruthy();
  fireEvent.change(asked.getByLabelText('Número fiscal'), { target: { value: ' B58378431 ' } });
  fireEvent.click(asked.getByRole('button', { name: 'Son la misma empresa' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    line: expect.stringContaining(line),
    body: { taxNumber: 'B58378431', isAllowed: true },
  });
});

it('reads with whom, and takes it back', async () => {
  const sent = serveForm(() => refusal('invalid_transition'));
  draw({ trader: null, shared });
  expect(await screen.findByText(/^B58378431, as Noches del Sur/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take back B58378431' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ body: { taxNumber: 'B58378431', isAllowed: false } });
  await waitFor(() => expect(currentToast()?.description).toMatch(/^No other account has this number/));
});
