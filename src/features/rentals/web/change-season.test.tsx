import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { refuses, serveForm } from '#kit/web/form/testing.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { Season } from '../contract.ts';
import { aRentalRecord } from '../testing.ts';
import { PricedSeasons } from './priced-seasons.tsx';

const august: Season = {
  id: 'sea000000001',
  from: '2026-08-01',
  to: '2026-08-31',
  price: '140.00',
  weekendPrice: '165.00',
  minUnits: 5,
};
const fair: Season = { ...august, id: 'sea000000002', from: '2026-10-12', to: '2026-10-12', weekendPrice: null };
const rental = aRentalRecord({ id: 'rnt000000001', priceUnit: 'night', maxUnits: 14 });

/** With the fields of August open. */
async function open(language: Language = 'en') {
  renderPage(<PricedSeasons record={rental} />, { language, api: () => Response.json([august, fair]) });
  fireEvent.click(await screen.findByRole('button', { name: /^(Change|Cambiar): .*(August|agosto)/i }));
  return within(screen.getByRole('group', { name: /^(Change|Cambiar): .*(August|agosto)/i }));
}

it('shows what stands there, begins at its first day, and sends what was changed to its own address', async () => {
  const sent = serveForm(() => Response.json({ ...august, price: '150.50' }));
  const fields = await open();
  const field = (label: RegExp) => fields.getByLabelText<HTMLInputElement>(label);
  expect(document.activeElement).toBe(field(/^Season from/));
  expect(
    [/^Season from/, /^Season until/, /^Season price/, /^Weekends in season/, /^Shortest stay/].map(
      (label) => field(label).value,
    ),
  ).toEqual(['2026-08-01', '2026-08-31', '140.00', '165.00', '5']);
  fireEvent.change(field(/^Season price/), { target: { value: '150,50' } });
  fireEvent.change(field(/^Weekends in season/), { target: { value: '' } });
  fireEvent.keyDown(field(/^Season price/), { key: 'Enter' });
  // What is shown then is what is stored, and who pressed is where they were.
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Change/ })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Change: .*August/ })));
  expect(sent).toEqual([
    {
      line: 'PUT /api/rentals/rnt000000001/seasons/sea000000001?lang=en',
      body: { from: '2026-08-01', to: '2026-08-31', price: '150.50', weekendPrice: null, minUnits: 5 },
    },
  ]);
});

it('sends nothing where nothing was changed, it was left, or it can’t be', async () => {
  const sent = serveForm(() => Response.json(august));
  const fields = await open();
  fireEvent.change(fields.getByLabelText(/^Season until/), { target: { value: '2026-07-01' } });
  fireEvent.click(fields.getByRole('button', { name: 'Save this season' }));
  expect(fields.getByLabelText(/^Season until/).getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(fields.getByRole('button', { name: 'Leave as it was' }));
  fireEvent.click(screen.getByRole('button', { name: /^Change: .*August/ }));
  const again = within(screen.getByRole('group', { name: /^Change: .*August/ }));
  expect(again.getByLabelText<HTMLInputElement>(/^Season until/).value).toBe('2026-08-31');
  fireEvent.click(again.getByRole('button', { name: 'Save this season' }));
  expect(screen.queryByRole('group', { name: /^Change/ })).toBeNull();
  expect(sent).toEqual([]);
});

it('says which other season has one of its days, and marks what the house refuses', async () => {
  serveForm(() => refusal('conflict'));
  const fields = await open('es');
  fireEvent.change(fields.getByLabelText(/^Temporada hasta/), { target: { value: '2026-10-12' } });
  fireEvent.click(fields.getByRole('button', { name: 'Guardar temporada' }));
  const said = await fields.findByText(/^Otra temporada tiene uno de estos días: .*12 de octubre de 2026\. Cambia/);
  expect(said.closest('[role=alert]')).toBeTruthy();
  serveForm(() => refuses('minUnits'));
  fireEvent.click(fields.getByRole('button', { name: 'Guardar temporada' }));
  await waitFor(() => expect(fields.getByLabelText(/^Estancia más corta/).getAttribute('aria-invalid')).toBe('true'));
});
