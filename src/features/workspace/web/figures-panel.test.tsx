import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import type { ListingFigures } from '../contract.ts';
import { FiguresPanel } from './figures-panel.tsx';

const listing = { id: 'rnt00000001', kind: 'rentals', title: 'Flat over Levante', saved: 1204, booked: 7 } as const;

const draw = (figures: ListingFigures, language: Language = 'en') =>
  renderDesk(<FiguresPanel />, { language, api: () => Response.json(figures) });

it.each([
  ['en', ['Rentals', '1,204', '7']],
  ['es', ['Alquileres', '1.204', '7']],
] as const)('says in %s how often each listing is saved and booked', async (language, cells) => {
  draw({ isGiven: true, listings: [listing] }, language);
  const row = (await screen.findByRole('rowheader')).parentElement as HTMLElement;
  expect(within(row).getByRole('link', { name: listing.title }).getAttribute('href')).toBe('/rentals/rnt00000001');
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(cells);
});

it('says so where there is nothing to count', async () => {
  draw({ isGiven: true, listings: [] });
  expect(await screen.findByText('Nothing to count yet')).toBeTruthy();
});

it('leads to the plans where the own one does not give it', async () => {
  draw({ isGiven: false, listings: [] });
  const way = await screen.findByRole('link', { name: 'Look at the plans' });
  expect(way.getAttribute('href')).toBe('/user-dashboard');
});
