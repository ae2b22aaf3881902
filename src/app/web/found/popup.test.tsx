import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aToldEvent } from '#features/events/testing.ts';
import { aToldRental } from '#features/rentals/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { Popup } from './popup.tsx';

const marker = {
  type: 'events',
  id: 'evt00000001',
  title: 'Mirrorball',
  latitude: 38.5,
  longitude: -0.1,
  category: 'party',
  price: '15.00',
  currency: 'EUR',
  date: null,
  time: null,
} as const;

it.each([
  ['en', '15.00', 'from €15'],
  ['es', '15.00', 'desde 15 €'],
  ['en', undefined, '€25'],
] as const)('says of an event what its card says, in %s: %s', async (language, from, said) => {
  const event = aToldEvent({ id: marker.id, price: '25.00', ...(from !== undefined && { from }) });
  renderPage(<Popup marker={marker} category="Party" />, { language, api: async () => Response.json(event) });
  expect(await screen.findByText(said)).toBeTruthy();
});

it.each([
  ['en', 'from €960 for 4 hours'],
  ['es', /^desde 960\s€ por 4 horas$/],
] as const)('says what the shortest trip of a boat costs (%s)', async (language, said) => {
  const rental = aToldRental({ id: marker.id, price: '240.00', priceUnit: 'hour', minUnits: 4, least: '960.00' });
  const boat = { ...marker, type: 'rentals', category: 'boat', price: '960.00' } as const;
  renderPage(<Popup marker={boat} category="Boat" />, { language, api: async () => Response.json(rental) });
  expect(await screen.findByText(said)).toBeTruthy();
});

it.each([
  ['en', '€310 per night'],
  ['es', /^310\s€ por noche$/],
] as const)('says what the price of a rental is for (%s)', async (language, said) => {
  const rental = aToldRental({ id: marker.id, price: '310.00', priceUnit: 'night' });
  const villa = { ...marker, type: 'rentals', category: 'villa', price: '310.00' } as const;
  renderPage(<Popup marker={villa} category="Villa" />, { language, api: async () => Response.json(rental) });
  expect(await screen.findByText(said)).toBeTruthy();
});
