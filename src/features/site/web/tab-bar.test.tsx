import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { TabBar } from './tab-bar.tsx';

it.each([
  ['en', 'Quick ways', ['Tonight', 'Search', 'Map', 'Saved', 'Tickets']],
  ['es', 'Accesos rápidos', ['Esta noche', 'Buscar', 'Mapa', 'Guardado', 'Entradas']],
] as const)('leads to five places by plain links (%s)', (language, name, labels) => {
  renderPage(<TabBar />, { language, now: new Date('2026-08-22T01:30:00Z') });
  // It is drawn on phones alone: this window hides it.
  const bar = screen.getByRole('navigation', { hidden: true });
  expect(bar.getAttribute('aria-label')).toBe(name);
  const links = within(bar).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.textContent)).toEqual(labels);
  // At half past three in the morning it is still Friday's night.
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/search?type=events&date=2026-08-21',
    '/search',
    '/search?view=map',
    '/saved',
    '/user-dashboard',
  ]);
});
