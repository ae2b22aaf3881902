import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { foundOf, openSearch } from './testing.tsx';

it.each([
  ['en', { nights: 3, count: 5 }, '5 more are let for 3 nights or more.', 'Stay until Mon 31 Aug'],
  ['en', { nights: 3, count: 1 }, '1 more is let for 3 nights or more.', 'Stay until Mon 31 Aug'],
  ['es', { nights: 3, count: 5 }, '5 más se alquilan por 3 noches o más.', 'Quedarse hasta el lun 31 ago'],
] as const)(
  'what is let for more nights alone is said, with the way to it (%s, %o)',
  async (language, longer, said, show) => {
    const found = () => foundOf({ rentals: 2 }, { longer });
    openSearch({ type: 'rentals', date: '2026-08-28', until: '2026-08-30', page: 2 }, { found }, language);
    expect(await screen.findByText(said, { exact: false })).toBeTruthy();
    const link = screen.getByRole('link', { name: show });
    expect(link.getAttribute('href')).toBe('/search?type=rentals&date=2026-08-28&until=2026-08-31');
  },
);

it('so it is where nothing was found, and of a weekend that was typed', async () => {
  const understood = { query: 'flat', date: '2026-08-28', until: '2026-08-30' };
  openSearch(
    { query: 'flat this weekend' },
    { found: () => foundOf({}, { longer: { nights: 3, count: 2 }, understood }) },
  );
  const link = await screen.findByRole('link', { name: 'Stay until Mon 31 Aug' });
  expect(link.getAttribute('href')).toBe('/search?query=flat&date=2026-08-28&until=2026-08-31');
});
