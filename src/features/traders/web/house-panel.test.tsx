import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { HouseTrader } from '../contract.ts';
import { HousePanel } from './house-panel.tsx';
import { HouseController, HouseSeller } from './house-seller.tsx';

const trader: HouseTrader = {
  kind: 'company',
  name: 'Aftersun Benidorm, S.L.',
  birthDate: null,
  street: 'Plaza de la Última Ola, 1',
  postalCode: '03501',
  town: 'Benidorm',
  country: 'ES',
  taxNumber: 'B12345674',
  register: 'Registro Mercantil de Alicante',
  email: 'business@aftersun.example',
  phone: '+34965000135',
  updatedAt: '2026-08-21T18:00:00.000Z',
};
afterEach(() => vi.unstubAllGlobals());

it('the desk hears that the house sells nothing until it has said who it is', async () => {
  renderPage(<HousePanel />, { api: () => Response.json({ trader: null }) });
  expect(await screen.findByRole('heading', { name: 'The house sells nothing yet' })).toBeTruthy();
});

it('the desk changes what was said, in Spanish too', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push([request.method, new URL(request.url).pathname, await request.json()]);
    return Response.json(trader);
  });
  renderPage(<HousePanel />, { language: 'es', api: () => Response.json({ trader }) });
  expect(await screen.findByRole('heading', { name: 'La casa ha dicho quién es' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Calle/), { target: { value: 'Carrer Nou 1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar quién es la casa' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject(['PUT', '/api/admin/house-trader', { street: 'Carrer Nou 1', taxNumber: 'B12345674' }]);
});

it.each([HouseSeller, HouseController])('everybody reads who it is, with its tax number', async (Who) => {
  renderPage(<Who />, { api: () => Response.json({ seller: trader }) });
  expect(await screen.findByText('B12345674')).toBeTruthy();
  expect(screen.getByText('Aftersun Benidorm, S.L.')).toBeTruthy();
});

it('the privacy policy says nothing more while the house has not said who it is', async () => {
  const api = vi.fn<() => Response>(() => Response.json({ seller: null }));
  const { container } = renderPage(<HouseController />, { api });
  await waitFor(() => expect(api).toHaveBeenCalledOnce());
  expect(container.textContent).toBe('');
});
