import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import type { Brought } from '../contract.ts';
import { measures, mondaysTo } from '../rules.ts';
import type { Measured } from '../rules.ts';
import { BroughtPanel } from './brought-panel.tsx';

const now = new Date('2026-08-21T18:00:00Z');
const nothing = Object.fromEntries(measures.map((measure) => [measure, 0])) as Measured;
const mondays = mondaysTo('2026-08-21', 4);
const listing = {
  id: 'rnt00000001',
  kind: 'rentals',
  title: 'Flat over Levante',
  date: null,
  ...nothing,
  views: 1204,
} as const;
const data: Brought = {
  isGiven: true,
  weeks: mondays.map((week, place) => ({ week, ...nothing, views: (place + 1) * 100, sales: place * 125_000 })),
  sources: [
    { source: 'search', views: 900, calls: 3, routes: 1 },
    { source: 'map', views: 100, calls: 0, routes: 0 },
  ],
  listings: [listing],
  median: null,
};
const draw = (brought: Brought, language: Language = 'en', search = 'weeks=4') => {
  const asked: string[] = [];
  renderDesk(<BroughtPanel />, {
    language,
    now,
    search,
    api: ({ url }) => {
      asked.push(new URL(url).search);
      return Response.json(brought);
    },
  });
  return asked;
};
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
/** The table of a chart is folded; it is there for readers of every kind. */
const tableOf = (name: string) => screen.findByRole('table', { name, hidden: true });

it.each([
  [
    'en',
    'Views by week',
    ['Week of Mon 17 Aug', 'This week so far'],
    '1,204',
    'A search here',
    '3 called, 1 asked for directions',
  ],
  [
    'es',
    'Visitas por semana',
    ['Semana del lun 17 ago', 'Esta semana hasta ahora'],
    '1.204',
    'Una búsqueda aquí',
    'Llamadas: 3 · Rutas: 1',
  ],
] as const)(
  'says in %s what each week, source and listing brought',
  async (language, title, last, views, source, pressed) => {
    draw(data, language);
    const weeks = rowsOf(await tableOf(title));
    expect(weeks).toHaveLength(5);
    expect(weeks.at(-1)).toEqual([last.join(''), '400']);
    const row = (await screen.findByRole('link', { name: listing.title })).closest('tr') as HTMLElement;
    expect(within(row).getAllByRole('cell')[0]?.textContent).toBe(views);
    expect(screen.getByText(source).closest('tr')?.textContent).toContain(pressed);
  },
);

it('names an evening by its day, for others have its title', async () => {
  const evening = { ...listing, kind: 'events', title: 'Slow House' } as const;
  const evenings = ['2026-06-20', '2026-06-27'].map((date, n) => ({ ...evening, id: `evt0000000${n}`, date }));
  draw({ ...data, listings: evenings }, 'es');
  expect(await screen.findByRole('link', { name: 'Slow House\u00a0· sáb 27 jun' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Slow House\u00a0· sáb 20 jun' })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Slow House\u00a0· sáb 27 jun' })).toBeTruthy();
});

it('draws the measure whose tile is pressed, and money as money', async () => {
  draw(data);
  const tile = await screen.findByRole('button', { name: /^Euros/ });
  expect(tile.textContent).toBe('Euros€7,500');
  fireEvent.click(tile);
  const weeks = rowsOf(await tableOf('Euros by week'));
  expect(weeks.at(-1)?.[1]).toBe('€3,750.00');
  const cell = (await screen.findByRole('link', { name: listing.title })).closest('tr');
  expect(cell?.textContent).toMatch(/€\d[\d,]*\.\d{2}/);
  expect(screen.getByRole('button', { name: /^Euros/ }).getAttribute('aria-pressed')).toBe('true');
});

it('sets the median of its category beside a listing, but for the week that is not over', async () => {
  const medians = { ...nothing, views: 50.5 };
  const median = { owners: 7, weeks: mondays.map((week) => ({ week, ...medians })), total: { ...nothing, views: 202 } };
  const asked = draw({ ...data, median }, 'en', `weeks=4&listing=${listing.id}`);
  const weeks = rowsOf(await tableOf('Views by week'));
  expect(weeks[0]).toEqual(['Week', 'Views', 'Median of the category']);
  expect(weeks[1]).toEqual(['Week of Mon 27 Jul', '100', '50.5']);
  expect(weeks.at(-1)?.[2]).toBe('');
  expect(screen.getByText('Median: 202')).toBeTruthy();
  expect(screen.getByText(/from 7 owners/)).toBeTruthy();
  expect(asked.at(-1)).toContain(`listing=${listing.id}`);
});

it('leads to the plans where the own one does not give it, and says so where there is nothing', async () => {
  draw({ isGiven: false, weeks: [], sources: [], listings: [], median: null });
  expect((await screen.findByRole('link', { name: 'Look at the plans' })).getAttribute('href')).toBe('/user-dashboard');
  draw({ ...data, listings: [] });
  expect(await screen.findByText('Nothing to count yet')).toBeTruthy();
});
